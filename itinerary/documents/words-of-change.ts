/** What says of a flight that it is as it was before a change of schedule, or as it is now. For folded text. */

// Your original flight (no longer operating) | Zborul inițial | Bisherige Flugzeiten | İptal edilen uçuş
export const former =
  /(?<!\p{L})(?:original\p{L}*|originally|old|previous\p{L}*|former\p{L}*|no longer|before(?: the)? change|cancel{1,2}ed|cancelad[oa]s?|cancellat[oaie]|storniert\p{L}*|gestrichen\p{L}*|annul(?:l?iert\p{L}*|ees?|es?)|anula(?:t[aei]?|d[oa]s?)|annullat[oaie]|iptal edil\p{L}*|odwolan\p{L}*|geannuleerd\p{L}*|aflyst\p{L}*|installt\p{L}*|kansellert\p{L}*|torolt\p{L}*|zrusen\p{L}*|otkazan\p{L}*|ακυρωθ\p{L}*|отмен\p{L}*|vech[ie]\p{L}*|initial\p{L}*|anterior\p{L}*|precedent\p{L}*|precedenti?|ancien\p{L}*|ursprunglich\p{L}*|bisherig\p{L}*|alte[rsn]?|eski|onceki|poprzedni\p{L}*|vecchi[oa]?|antigu[oa]s?|oude?|vorige|tidigare|tidligere|alkuperai\p{L}*|aiem\p{L}*|peruttu\p{L}*|peruutet\p{L}*|varasem\p{L}*|esialg\p{L}*|tuhistat\p{L}*|ankstesn\p{L}*|atsaukt\p{L}*|iepriekse\p{L}*|atcelt\p{L}*|regebbi|eredeti|prejsnj\p{L}*|prethodn\p{L}*|stari?|первоначальн\p{L}*|прежн\p{L}*|стар\p{L}*)(?!\p{L})/u;
// Your revised itinerary | Noul program | Neue Flugzeiten
export const current =
  /(?<!\p{L})(?:new(?! (?:york|delhi|orleans|jersey|zealand))|revised|updated|changed to|current|now|nou[al]?|noul|noua|actual\p{L}*|modificat\p{L}*|nouveau\p{L}*|nouvel\p{L}*|neue[rsn]?|geandert\p{L}*|aktuell\p{L}*|yeni|guncel\p{L}*|now[aey]|nuov[oaie]|nuev[oa]s?|nov[oaie]s?|nieuwe?|uusi|uudet|uu[st]|nauj\p{L}*|jaun\p{L}*|nya?|nye|uj|нов\p{L}*|instead)(?!\p{L})/u;

// Was: depart 12:35 | Bisher: | Avant : | Înainte: … of what stands below as Now: | Neu: | Après : | Acum:
export const formerAlone =
  /^(?:was|before|prior|bisher|vorher|fruher|alt|avant|prima|antes|inainte|a fost|bylo|przed|dawniej|eddig|regi|korabban|drive|predtim|puvodne|doslej|staro|eski|onceki|fore|tidigare|voorheen|bilo|πριν|преди|было|раньше)$/u;
export const currentAlone =
  /^(?:now|after|new|jetzt|neu|kunftig|apres|maintenant|ora|adesso|dopo|ahora|despues|agora|depois|acum|dupa|jest|teraz|obecnie|most|mostantol|uj|nyni|nove|novo|nu|yeni|simdi|efter|wordt|sada|τωρα|μετα|сега|стало|теперь)$/u;
