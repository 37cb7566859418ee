/** What says of a flight that it is as it was before a change of schedule, or as it is now. For folded text. */

// Your original flight (no longer operating) | Zborul inițial | Bisherige Flugzeiten | İptal edilen uçuş
export const former =
  /(?<!\p{L})(?:original\p{L}*|old|previous\p{L}*|former\p{L}*|no longer|(?:does|will) not (?:operate|fly)|nu mai (?:opereaza|zboara|este operat)|entfall(?:t|en)|ya no (?:opera|sale)|non (?:opera|vola|parte) piu|plus (?:assure|opere)e?|(?:is|zijn|te) vervallen|vervalt|utgatt|udgaet|bortfaller|bortfalder|nie lata|before(?: the)? change|cancel{1,2}ed|cancelad[oa]s?|cancellat[oaie]|storniert\p{L}*|gestrichen\p{L}*|annul(?:l?iert\p{L}*|ees?|es?)|anula(?:t[aei]?|d[oa]s?)|annullat[oaie]|iptal edil\p{L}*|odwolan\p{L}*|geannuleerd\p{L}*|aflyst\p{L}*|avbokad\p{L}*|avbestilt\p{L}*|installt\p{L}*|kansellert\p{L}*|torolt\p{L}*|zrusen\p{L}*|otkazan\p{L}*|ακυρωθ\p{L}*|отмен\p{L}*|vech[ie]\p{L}*|initial\p{L}*|inicial\p{L}*|inizial\p{L}*|originari\p{L}*|origineel|originele|oprindelig\p{L}*|opprinnelig\p{L}*|ursprunglig\p{L}*|oorspronkelijk\p{L}*|pierwotn\p{L}*|puvodn\p{L}*|povodn\p{L}*|prvobitn\p{L}*|izvorn\p{L}*|prvotn\p{L}*|korabbi\p{L}*|algne\p{L}*|sakotnej\p{L}*|pradin\p{L}*|αρχικ\p{L}*|προηγουμεν\p{L}*|изначальн\p{L}*|початков\p{L}*|попередн\p{L}*|предишн\p{L}*|предходн\p{L}*|претходн\p{L}*|semula|lama(?= penerbangan|$)|anterior\p{L}*|precedent\p{L}*|precedenti?|ancien\p{L}*|ursprunglich\p{L}*|bisherig\p{L}*|alte[rsn]?|eski|onceki|poprzedni\p{L}*|vecchi[oa]?|antigu[oa]s?|oude?|vorige|tidigare|tidligere|alkuperai\p{L}*|aiem\p{L}*|peruttu\p{L}*|peruutet\p{L}*|varasem\p{L}*|esialg\p{L}*|tuhistat\p{L}*|ankstesn\p{L}*|atsaukt\p{L}*|iepriekse\p{L}*|atcelt\p{L}*|regebbi|regi(?! av)|eredeti|prejsnj\p{L}*|prethodn\p{L}*|star(?:[iyae]|ego|eho|ych)?|первоначальн\p{L}*|прежн\p{L}*|стар\p{L}*|նախկին\p{L}*|հին|ძველი|წინა|თავდაპირველი|бұрынғы|ескі|evvelki|kohne)(?!\p{L})/u;
// Vervallen | Nicht mehr gültig | Ne plus tenir compte | No longer valid, alone over what it was: in a sentence it may be of anything
const countsNoMore = String.raw`(?<!\p{L})(?:(?:no longer|doesn['’]t|does not) exists?(?: any ?more)?|(?:existiert|besteht|gibt es) nicht mehr|nu mai exista|n.existe plus|n.existent plus|ya no existen?|ja nao existem?|non esist(?:e|ono) piu|juz nie istniej\p{L}*|uz neexistuj\p{L}*|bestaa[tn] niet meer|eksisterer ikke l(?:ae|e)nge?re?|finns inte langre|artik yok|mar nem letezik|ei ole enaa|vise ne postoji|больше не существу\p{L}*|vervallen|vervalt|niet (?:meer|langer) (?:geldig|van toepassing)|hinfallig\p{L}*|nicht mehr gultig\p{L}*|ungultig\p{L}*|no longer (?:valid|applicable|applies)|superseded|please (?:disregard|ignore)|obsolete|void|caduques?|ne sont plus valables|plus valables?|ne plus tenir compte|nu mai (?:este|e|sunt) valabil\p{L}*|sin efecto|ya no (?:es|son) valid[oa]s?|sem efeito|ja nao (?:e|sao) valid[oa]s?|non piu valid[oaie]|decadut[oaie]|nieaktualn\p{L}*|niewazn\p{L}*|juz nie obowiazuj\p{L}*|gecersiz\p{L}*|gecerliligini yitir\p{L}*|neplatn\p{L}*|uz neplati|ervenytelen\p{L}*|hatalyat vesztett\p{L}*|utgar|utgatt|bortfaller|bortfalder|udgar|udgaet|gjelder ikke lenger|galler inte langre|ikke laengere gyldig\p{L}*|nije vise vazec\p{L}*|недействительн\p{L}*|больше не действу\p{L}*|δεν ισχυ\p{L}*)(?!\p{L})`;
export const formerHeading = new RegExp(String.raw`^(?=\D{0,45}$).*${countsNoMore}`, 'u');
// Your revised itinerary | Noul program | Neue Flugzeiten
export const current =
  /(?<!\p{L})(?:new(?! (?:york|delhi|orleans|jersey|zealand))|revised|updated|changed to|current|now|nou[al]?|noul|noua|actual\p{L}*|actue(?:el|le)|huidige?|nouveau\p{L}*|nouvel\p{L}*|neue[rsn]?|geandert\p{L}*|aktuell\p{L}*|yeni|guncel\p{L}*|now[aey]|nuov[oaie]|nuev[oa]s?|nov(?:[oaie]s?|[yu]|ych|ym)|nieuwe?|uusi|uudet|uu[st]|nauj\p{L}*|jaun\p{L}*|nya?|nye|uj|нов\p{L}*|νε[οαες]\p{L}{0,2}|endret|endrede|aendret|aendrede|andrade?|andrat|gewijzigd\p{L}*|zmienion\p{L}*|zmenen\p{L}*|izmijenjen\p{L}*|izmenjen\p{L}*|modosit\p{L}*|modificad\p{L}*|modificat\p{L}*|alterad\p{L}*|modifie\p{L}*|degis\p{L}*|baru|instead|նոր|ახალი|жаңа)(?!\p{L})/u;

// Los vuelos … han sido modificados | has been rescheduled | wurde geändert | au fost modificate: behind the hours that were
export const beenChanged =
  /(?<!\p{L})(?:(?:has|have) been|was|were|ha|han|hayan|wurden?|worden|a|au|ont|hanno|sono|e|foi|foram|is|zijn|werden?|har|zostal\p{L}*|byl\p{L}*)(?: (?:sido|ete|fost|subi|stat[oaie]|blitt|blevet|been))?(?: \p{L}+)? (?:changed|modified|amended|rescheduled|retimed|modificad[oa]s?|cambiad[oa]s?|reprogramad[oa]s?|geandert|verlegt|verschoben|modifie\p{L}*|deplace\p{L}*|reprogramme\p{L}*|modificat\p{L}*|schimbat\p{L}*|reprogramat\p{L}*|cambiat[oaie]|spostat[oaie]|alterad[oa]s?|gewijzigd|verplaatst|andrats|endret|aendret|zmienion\p{L}*|zmenen\p{L}*)(?!\p{L})/u;

// Itinerarul valabil | Gültiger Flugplan | Valid itinerary: of a heading of the journey alone
export const inForce =
  /(?<!\p{L})(?:valid(?:e[sn]?|[oaie]s?)?|in force|confirmed|gultig\p{L}*|bestatigt\p{L}*|valabil\p{L}*|confirmat\p{L}*|valables?|confirmee?s?|en vigueur|vigentes?|confirmad[oa]s?|em vigor|valid[oaie]s?|in vigore|confermat[oaie]|obowiazuj\p{L}*|wazn\p{L}*|potwierdzon\p{L}*|platn\p{L}*|potvrzen\p{L}*|potvrden\p{L}*|ervenyes\p{L}*|geldige?|bevestigde?|giltig\p{L}*|gyldig\p{L}*|gaeldende|gallande|gjeldende|bekraftad\p{L}*|bekraeftet|bekreftet|voimassa\p{L}*|vahvistettu|gecerli|onaylanan|vazec\p{L}*|veljavn\p{L}*|deistvuiushch\p{L}*|деиствующ\p{L}*|подтвержденн\p{L}*|чинн\p{L}*|валидн\p{L}*|ισχυον\p{L}*)(?!\p{L})/u;
// Your original flights | Neuer Reiseplan: what is old or new of a heading that is of the journey, and not of a receipt or an address
export const ofJourney =
  /(?<!\p{L})(?:return|outbound|inbound|hinflug\p{L}*|ruckflug\p{L}*|\p{L}*reise|aller|retour|ida|vuelta|regreso|regresso|volta|andata|ritorno|dus|intoars|intoarcere\p{L}*|retur(?:ul)?|wylot|powrot\p{L}*|odlet|zpatec\p{L}*|spiatoc\p{L}*|odaut|visszaut|heenreis|terugreis|heenvlucht|terugvlucht|ud|hjem|hjemrejse|udrejse|utresa|hemresa|utreise|hjemreise|gidis|donus|odlazak|povratak|polazak|туда|обратно|αναχωρηση|επιστροφη|flights?|itinerar\p{L}*|schedules?|timetable|bookings?|journey|trip|flug|flugen?|fluge|flugzeit\p{L}*|flugplan\p{L}*|buchung|reise\p{L}*|vols?|horaires?|trajets?|voyage|zbor\p{L}*|orar\p{L}*|program\p{L}*|calatori\p{L}*|vuelos?|horarios?|viaje|itinerario|vol[oi]|orari\p{L}*|viaggio|voos?|ucus\p{L}*|lot(?:u|y|ow)?|rejs\p{L}*|podroz\p{L}*|rozklad\p{L}*|vluch\p{L}*|reis|let(?:y|u|ovi|ovy)?|rad|fly(?:vning|ning|gning)?\p{L}*|flyg\p{L}*|resa|rejse|lento|lennot|jarat\p{L}*|menetrend|рейс\p{L}*|полет\p{L}*|маршрут\p{L}*|πτησ\p{L}*|δρομολογ\p{L}*)(?!\p{L})/u;

// … waardoor je KL0591 niet hebt kunnen halen | You missed UA 959 | … n'est plus valable: of a flight that was not caught, in sentences
export const notCaught = new RegExp(
  String.raw`${countsNoMore}|(?<!\p{L})(?:missed|(?:could not|couldn['’]t|did not|didn['’]t|unable to|not able to) (?:board|catch|make|take|connect)|(?:no longer|not) (?:be )?(?:used|usable|accepted)|verpass\p{L}*|versaumt\p{L}*|nicht (?:mehr |rechtzeitig )?(?:erreich|nehm|antret)\p{L}*|manquee?s?|(?:avez|ayez|ai|avons|as) rate|(?:pas|plus) pu (?:prendre|embarquer|monter|attraper)|perdi(?:do|ste|o|eron)|perdeu|perdeste|perso|perdut\p{L}*|(?:no|nao|non) \p{L}+ (?:podido |potuto |conseguido )?(?:tomar|coger|embarcar|abordar|apanhar|prendere|imbarcar\p{L}*)|pierdut|ratat|nu (?:ati|ai|au|a) (?:mai )?(?:prins|putut|reusit)|gemist|niet (?:meer |op tijd )?(?:\p{L}+ ){0,2}(?:halen|gehaald|gebruikt|gebruiken)|missat|missade|misset|mistet|mistede|(?:rakk|nadde|naede) (?:ikke|inte)|(?:hann|kunde) inte|myohasty\p{L}*|(?:ehtinyt|ehtineet)|spozni\p{L}* sie|nie zdazy\p{L}*|zmesk\p{L}*|nestih\p{L}*|lekes\p{L}*|propusti\p{L}*|zamudi\p{L}*|kacir\p{L}*|yetiseme\p{L}*|gecerli degil\p{L}*|опозда\p{L}*|пропусти\p{L}*|не успел\p{L}*|запізни\p{L}*|изпусна\p{L}*|χασα\p{L}*|hilines\p{L}*|nokave\p{L}*|praleid\p{L}*|ketinggalan)(?!\p{L})|乗り遅れ|お乗りになれな|ご搭乗(?:いただけ|になれ)な|間に合(?:わな|いませ)|[错錯][过過]|[误誤][机機]|未能(?:搭乘|[赶趕]上)|不再有效|놓치|놓쳐|탑승하지 못|유효하지 않`
    .normalize('NFKD')
    .replace(/\p{M}/gu, ''),
  'u',
);

// Was: depart 12:35 | Bisher: | Avant : | Înainte: … of what stands below as Now: | Neu: | Après : | Acum:
const adverbsOfBefore =
  'was|before|prior|previously|bisher|vorher|fruher|alt|avant|auparavant|prima|antes|inainte|a fost|era|bylo|byla|przed|dawniej|poprzednio|dotychczas|eddig|regi|korabban|elotte|drive|predtim|predtym|puvodne|povodne|doslej|prej|staro|eski|once|onceki|fore|tidigare|tidligere|voorheen|bilo|ranije|ennen|varem|buvo|bija|anksciau|sebelum|sebelumnya|πριν|преди|беше|раньше|ранее|раніше|было|було|било|раније|לפני|قبل';
const adverbsOfAfter =
  'now|after|new|is now|now is|jetzt|neu|kunftig|nachher|danach|apres|maintenant|desormais|ora|adesso|dopo|ahora|despues|agora|depois|acum|dupa|jest|teraz|obecnie|most|mostantol|utana|uj|nyni|nove|novo|nu|yeni|simdi|sonra|sonraki|efter|efterat|etter|wordt|sada|zdaj|sedaj|nyt|jalkeen|nuud|dabar|tagad|sesudah|menjadi|baru|τωρα|μετα|сега|стало|теперь|станет|тепер|сада|אחרי|بعد';
export const formerAlone = new RegExp(`^(?:${adverbsOfBefore})$`, 'u');

// Vor der Änderung | Before your change | Înainte de modificare | Değişiklik öncesi: over what stands below, or at the head of a column
const aChange =
  '(?:re)?schedul\\p{L}*|retim\\p{L}*|(?:re)?book\\p{L}*|chang\\p{L}*|modif\\p{L}*|anderung\\p{L}*|umbuchung\\p{L}*|flugplananderung\\p{L}*|cambi\\p{L}*|schimbar\\p{L}*|reprogram\\p{L}*|zmian\\p{L}*|wijziging\\p{L}*|omboeking\\p{L}*|a?e?ndring\\p{L}*|ombo[ok]\\p{L}*|muuto\\p{L}*|muudat\\p{L}*|izmain\\p{L}*|pakeitim\\p{L}*|zmen\\p{L}*|promjen\\p{L}*|promen\\p{L}*|izmen\\p{L}*|izmjen\\p{L}*|sprememb\\p{L}*|valtoz\\p{L}*|modosit\\p{L}*|degisiklik\\p{L}*|alterac\\p{L}*|perubahan|αλλαγ\\p{L}*|τροποποι\\p{L}*|изменени\\p{L}*|змін\\p{L}*|промян\\p{L}*|промен\\p{L}*|измен\\p{L}*';
const titleOf = (adverbs: string, before: string, behind: string, told: string) =>
  new RegExp(
    `^(?:${adverbs}|${before}|${told}|(?:${before}|${adverbs})(?: \\p{L}+){0,3}? (?:${aChange})(?: \\p{L}+){0,3}|(?:${aChange})(?: \\p{L}+)? (?:${behind}))$`,
    'u',
  );
/** COMO LO RESERVÓ | Wie gebucht | Cum era | How it stands now: words that lead to such a verb, with two between and two behind. */
const told = (leads: string, verbs: string) => `(?:${leads})(?: \\p{L}{1,7}){0,2} (?:${verbs})(?: \\p{L}+){0,2}`;
/** Of a whole line, or of the whole head of a column, folded. */
export const formerTitle = titleOf(
  adverbsOfBefore,
  'vor|for|voor|innan|pred|prije|pre|pirms|pries|enne|prima|до|перед|пре|antes',
  'once|oncesi|oncesinde|elott|elotti|ennen|eelne|eelnev',
  told(
    'as|what|how it|the way it|wie(?: es| sie)?|was(?: sie)?|so|comme|tel(?:le)?s?(?: qu.?e?)?|ce qu.?e?|come|quello che|com.era|como|lo que|asi|o que|cum|ce|asa|jak(?: to)?|co|tak|zoals|wat|hvad|hva|som|sadan|slik|sa|vad|jak|ahogy|ahogyan|miten|kako|как|як|както|οπως|nasil',
    'was|were|booked|bought|purchased|ticketed|war(?:en)?|gebucht(?: war| hatten| haben)?|gekauft|bestellt|etait|etaient|achete\\p{L}*|reserve\\p{L}*|era|erano|acquistat\\p{L}*|prenotat\\p{L}*|comprad[oa]s?|compro|comprou|compraste|reservo|reservou|reservad[oa]s?|estaban?|estavam?|eran?|eram|fost|erau|cumparat\\p{L}*|rezervat\\p{L}*|bylo|bilo|byl[ay]?|kupion\\p{L}*|kupil\\p{L}*|zarezerwowan\\p{L}*|koupen\\p{L}*|rezervovan\\p{L}*|geboekt|gekocht|het was|bestilt|kobt|kjopt|bokat|kopt|det var|vette|foglalt\\p{L}*|volt|oli|varattu|kupljen\\p{L}*|rezervisan\\p{L}*|было|було|беше|ηταν|idi',
  ),
);
export const currentTitle = titleOf(
  adverbsOfAfter,
  'nach|na|po|nakon|poslije|posle|pec|parast|apos|после|після|след|по',
  'sonra|sonrasi|sonrasinda|utan|utani|jalkeen|jargne',
  told(
    'as|what|how|so|wie|comme|voici comment|tel(?:le)?s?(?: qu.?e?)?|come|cosi|como|asi|cum|asa|jak(?: to)?|tak|zoals|zo|som|sadan|slik|sa|igy|ahogy|nain|tako|kako|как|так|як|както|така|οπως|ετσι',
    'it (?:now )?(?:is|stands)|is|stands|(?:es )?(?:ist|gilt|bleibt|fliegen sie)|gelten|ca (?:reste|devient)|(?:cela )?(?:reste|devient)|est|resta|rimane|diventa|quedan?|ha quedado|quedaria|fican?|ficam|ficou|ramane?|ramin|este|e|jest|zostaje|bedzie|zustava|bude|je|zostava|wordt|blijft|(?:det )?(?:er|blir|bliver|ar)|marad|lesz|on|jaa|ostaje|ostane|будет|остается|стало|буде|остава|става|ειναι|μενει',
  ),
);

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
