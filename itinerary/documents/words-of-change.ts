/** What says of a flight that it is as it was before a change of schedule, or as it is now. For folded text. */

// Your original flight (no longer operating) | Zborul inițial | Bisherige Flugzeiten | İptal edilen uçuş
export const former =
  /(?<!\p{L})(?:original\p{L}*|old|previous\p{L}*|former\p{L}*|no longer|(?:does|will) not (?:operate|fly)|nu mai (?:opereaza|zboara|este operat)|entfall(?:t|en)|ya no (?:opera|sale)|non (?:opera|vola|parte) piu|plus (?:assure|opere)e?|nie lata|before(?: the)? change|cancel{1,2}ed|cancelad[oa]s?|cancellat[oaie]|storniert\p{L}*|gestrichen\p{L}*|annul(?:l?iert\p{L}*|ees?|es?)|anula(?:t[aei]?|d[oa]s?)|annullat[oaie]|iptal edil\p{L}*|odwolan\p{L}*|geannuleerd\p{L}*|aflyst\p{L}*|avbokad\p{L}*|avbestilt\p{L}*|installt\p{L}*|kansellert\p{L}*|torolt\p{L}*|zrusen\p{L}*|otkazan\p{L}*|ακυρωθ\p{L}*|отмен\p{L}*|vech[ie]\p{L}*|initial\p{L}*|inicial\p{L}*|inizial\p{L}*|originari\p{L}*|origineel|originele|oprindelig\p{L}*|opprinnelig\p{L}*|ursprunglig\p{L}*|oorspronkelijk\p{L}*|pierwotn\p{L}*|puvodn\p{L}*|povodn\p{L}*|prvobitn\p{L}*|izvorn\p{L}*|prvotn\p{L}*|korabbi\p{L}*|algne\p{L}*|sakotnej\p{L}*|pradin\p{L}*|αρχικ\p{L}*|προηγουμεν\p{L}*|изначальн\p{L}*|початков\p{L}*|попередн\p{L}*|предишн\p{L}*|предходн\p{L}*|претходн\p{L}*|semula|lama(?= penerbangan|$)|anterior\p{L}*|precedent\p{L}*|precedenti?|ancien\p{L}*|ursprunglich\p{L}*|bisherig\p{L}*|alte[rsn]?|eski|onceki|poprzedni\p{L}*|vecchi[oa]?|antigu[oa]s?|oude?|vorige|tidigare|tidligere|alkuperai\p{L}*|aiem\p{L}*|peruttu\p{L}*|peruutet\p{L}*|varasem\p{L}*|esialg\p{L}*|tuhistat\p{L}*|ankstesn\p{L}*|atsaukt\p{L}*|iepriekse\p{L}*|atcelt\p{L}*|regebbi|eredeti|prejsnj\p{L}*|prethodn\p{L}*|stari?|первоначальн\p{L}*|прежн\p{L}*|стар\p{L}*|նախկին\p{L}*|հին|ძველი|წინა|თავდაპირველი|бұрынғы|ескі|evvelki|kohne)(?!\p{L})/u;
// Vervallen | Nicht mehr gültig | Ne plus tenir compte | No longer valid, alone over what it was: in a sentence it may be of anything
export const formerHeading =
  /^(?=\D{0,45}$).*(?<!\p{L})(?:vervallen|vervalt|niet (?:meer|langer) (?:geldig|van toepassing)|hinfallig\p{L}*|nicht mehr gultig\p{L}*|ungultig\p{L}*|no longer (?:valid|applicable|applies)|superseded|please (?:disregard|ignore)|obsolete|void|caduques?|ne sont plus valables|plus valables?|ne plus tenir compte|nu mai (?:este|e|sunt) valabil\p{L}*|sin efecto|ya no (?:es|son) valid[oa]s?|sem efeito|ja nao (?:e|sao) valid[oa]s?|non piu valid[oaie]|decadut[oaie]|nieaktualn\p{L}*|niewazn\p{L}*|juz nie obowiazuj\p{L}*|gecersiz\p{L}*|gecerliligini yitir\p{L}*|neplatn\p{L}*|uz neplati|ervenytelen\p{L}*|hatalyat vesztett\p{L}*|utgar|utgatt|bortfaller|bortfalder|udgar|udgaet|gjelder ikke lenger|galler inte langre|ikke laengere gyldig\p{L}*|nije vise vazec\p{L}*|недействительн\p{L}*|больше не действу\p{L}*|δεν ισχυ\p{L}*)(?!\p{L})/u;
// Your revised itinerary | Noul program | Neue Flugzeiten
export const current =
  /(?<!\p{L})(?:new(?! (?:york|delhi|orleans|jersey|zealand))|revised|updated|changed to|current|now|nou[al]?|noul|noua|actual\p{L}*|actue(?:el|le)|huidige?|nouveau\p{L}*|nouvel\p{L}*|neue[rsn]?|geandert\p{L}*|aktuell\p{L}*|yeni|guncel\p{L}*|now[aey]|nuov[oaie]|nuev[oa]s?|nov(?:[oaie]s?|[yu]|ych|ym)|nieuwe?|uusi|uudet|uu[st]|nauj\p{L}*|jaun\p{L}*|nya?|nye|uj|нов\p{L}*|νε[οαες]\p{L}{0,2}|endret|endrede|aendret|aendrede|andrade?|andrat|gewijzigd\p{L}*|zmienion\p{L}*|zmenen\p{L}*|izmijenjen\p{L}*|izmenjen\p{L}*|modosit\p{L}*|modificad\p{L}*|modificat\p{L}*|alterad\p{L}*|modifie\p{L}*|degis\p{L}*|baru|instead|նոր|ახალი|жаңа)(?!\p{L})/u;

// Los vuelos … han sido modificados | has been rescheduled | wurde geändert | au fost modificate: behind the hours that were
export const beenChanged =
  /(?<!\p{L})(?:(?:has|have) been|was|were|ha|han|hayan|wurden?|worden|a|au|ont|hanno|sono|e|foi|foram|is|zijn|werden?|har|zostal\p{L}*|byl\p{L}*)(?: (?:sido|ete|fost|subi|stat[oaie]|blitt|blevet|been))?(?: \p{L}+)? (?:changed|modified|amended|rescheduled|retimed|modificad[oa]s?|cambiad[oa]s?|reprogramad[oa]s?|geandert|verlegt|verschoben|modifie\p{L}*|deplace\p{L}*|reprogramme\p{L}*|modificat\p{L}*|schimbat\p{L}*|reprogramat\p{L}*|cambiat[oaie]|spostat[oaie]|alterad[oa]s?|gewijzigd|verplaatst|andrats|endret|aendret|zmienion\p{L}*|zmenen\p{L}*)(?!\p{L})/u;

// Was: depart 12:35 | Bisher: | Avant : | Înainte: … of what stands below as Now: | Neu: | Après : | Acum:
export const formerAlone =
  /^(?:was|before|prior|bisher|vorher|fruher|alt|avant|prima|antes|inainte|a fost|bylo|przed|dawniej|eddig|regi|korabban|drive|predtim|puvodne|doslej|staro|eski|onceki|fore|tidigare|voorheen|bilo|πριν|преди|было|раньше)$/u;
export const currentAlone =
  /^(?:now|after|new|jetzt|neu|kunftig|apres|maintenant|ora|adesso|dopo|ahora|despues|agora|depois|acum|dupa|jest|teraz|obecnie|most|mostantol|uj|nyni|nove|novo|nu|yeni|simdi|efter|wordt|sada|τωρα|μετα|сега|стало|теперь)$/u;

// 変更前 22:55発 | 旧時刻 | 原航班 | 变更前 | 변경 전: in Japanese, Chinese and Korean, where no blank parts them from what they label
const thing =
  '(?:の?(?:便|時刻|時間|フライト|予定|スケジュール|運航便)|航班|班[机機]|时间|時間|时刻|時刻|航程|行程|日程|계획| ?시간| ?시각| ?일정| ?항공편| ?운항)';
const known = (one: string, rare: string) => `(?:(?:${one})${thing}?|(?:${rare})(?:${thing}|(?=[\\s:/]|\\d)))`;
/** For patterns; not folded. */
export const formerOfAsia = known(
  '(?:変更|改正|修正)前|[变變]更前|更改前|[调調]整前|改[签簽期]前|原[定订訂]|변경 ?전|기존',
  '旧|原|当初|従来|이전|당초',
);
export const currentOfAsia = known(
  '(?:変更|改正|修正)後|[变變]更[后後]|更改[后後]|[调調]整[后後]|改[签簽期][后後]|변경 ?후|변경된',
  '新|现|現|現在|신규|현재|새',
);
