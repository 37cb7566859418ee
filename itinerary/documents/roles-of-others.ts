/** Words for who arranges, approves, pays for or answers a journey and does not make it, by language; folded, as they begin a word or are it. */
const roles: readonly string[] = [
  // English, German, Dutch
  String.raw`(?:at the |upon |on )?request(?:ed)?|direct(?:or|ora|eur|rice|oare|oarea|orul)|direk(?:tor|ttor|tør)\p{L}*|manager\p{L}*|approv\p{L}*|authori[sz](?:ed by|er|ing \p{L}+)|(?:travel )?(?:arranger|booker|coordinator|planner)|requester|requestor|booker|(?:tour|group|trip|team) leader|supervisor|assistant|secretary|signed by|signatory|paid by|sender|recipient|next of kin|sponsor|host(?:ess)?(?= ?:)`,
  String.raw`(?:sach)?bearbeit(?:ung|er)|(?:team|abteilungs|projekt|gruppen)leit\p{L}*|auf (?:wunsch|veranlassung)|freigegeben|freigabe (?:durch|von)|genehmig\p{L}*|antragsteller\p{L}*|buchende[rn]?|bucher(?:in)?|vorgesetzte[rn]?|sekretariat|veranlass\p{L}*|bezahlt von|unterschrift|gez\.|assistenz`,
  'aanvrager|goedgekeurd door|geboekt door|besteld door|geautoriseerd door|contactpersoon|leidinggevende|reisagent|medewerker|behandeld door',
  // Danish, Norwegian, Swedish, Finnish, Estonian, Latvian, Lithuanian
  String.raw`bestallare|chef\p{L}{0,2}|bestiller\p{L}*|rekvirent\p{L}*|attestant|attesterare|attesteret|godkjen(?:ner|t)|godkend(?:er|t)|godkannare|bokare|resekonsult|reisekonsulent|kontakt\p{L}*|nodsfall|nodstilf\p{L}*|utfardad av|betalt a[fv]|paroren\p{L}*|anhorig\p{L}*`,
  String.raw`tilaaja|hyvaksyja|hyvaksynyt|varaaja|matkavirkailija|yhteyshlo|tellija|kinnitaja|kontaktisik|pasutitaj\p{L}*|kontaktpersona|apstiprinaj\p{L}*|uzsakov\p{L}*|patvirtin\p{L}*|kontaktinis asmuo`,
  // French, Spanish, Portuguese, Italian, Romanian
  String.raw`(?:a la |sur )?demande d[eu]|urgence|demandeu(?:r|se)|approbateur|approbatrice|valid(?:eur|euse|e par)|donneur d.ordre|commande par|etabli par|emis par|prepare par|responsable|gestionnaire|personne a (?:contacter|prevenir)|interlocut\p{L}*`,
  String.raw`a (?:peticion|solicitud) de|jef[ea] de|emergencia|aprobad[oa] por|aprobador\p{L}*|autorizad[oa] por|autorizador\p{L}*|solicitad[oa] por|solicitante|reservad[oa] por|emitid[oa] por|gestionad[oa] por|gestora?(?= ?:|$)|persona de contacto|responsable de`,
  String.raw`a pedido de|aprovad[oa] por|chefe|aprovador\p{L}*|requisitante|solicitad[oa] por|responsavel|contato|gerente`,
  String.raw`approvat\p{L}* da|approvatore|autorizzat\p{L}* da|richiedente|richiest\p{L}* da|prenotat\p{L}* da|emess\p{L}* da|referente|responsabile|operat(?:ore|rice)(?= ?:|$)|ordinante|incaricat[oa]`,
  String.raw`la (?:cererea|solicitarea)|urgent[ae]|aprobat(?:a)? de|solicitat(?:a)? de|rezervat(?:a)? de|achitat(?:a)? de|persoan[ae] de contact|operator(?= ?:)|responsabil\p{L}*|delegat|semnat\p{L}*`,
  // Polish, Czech, Slovak, Slovene, Croatian, Hungarian, Turkish
  String.raw`na prosbe|nagly\p{L}* wypad\p{L}*|zatwierdz\p{L}*|akcept(?:uj\p{L}*|owal\p{L}*|ant\p{L}*)|zleceniodawc\p{L}*|rezerwujac\p{L}*|opiekun\p{L}*|konsultant\p{L}*|przelozon\p{L}*|osoba do kontaktu`,
  String.raw`nouzov\p{L}*|na zadost|schvalil\p{L}*|schvalovatel\p{L}*|objednal\p{L}*|objednavatel\p{L}*|rezervoval\p{L}*|zadatel\p{L}*|nadrizen\p{L}*|kontaktna osoba|narocnik|odobril\p{L}*|narucitelj|rezervirao|ugovaratelj|izdao|izdala`,
  String.raw`megrendelo|jovahagy\p{L}*|engedelyezo|foglalast vegezte|foglalta|felettes|ertesitendo|onaylayan|talep eden|rezervasyonu yapan|duzenleyen|ilgili kisi|yetkili|acil durum\p{L}*`,
  // Greek, Russian, Ukrainian, Bulgarian
  String.raw`υπευθυν\p{L}*|εγκριθηκε|εγκριση|συμβουλοσ|επικοινωνι\p{L}*|πρακτορ\p{L}*|заказчик\p{L}*|заказал\p{L}*|согласован\p{L}*|согласовал\p{L}*|утвердил\p{L}*|контактн\p{L}* лицо|менеджер\p{L}*|оператор(?= ?:)|агент\p{L}*|замовник\p{L}*|контактна особа|одобрил\p{L}*|поръчал\p{L}*|лице за контакт|кассир\p{L}*`,
];

const ofRole = new RegExp(`(?<!\\p{L})(?:${roles.join('|')})(?!\\p{L})`, 'u');

/** @param plain words, folded */
export const namesRole = (plain: string): boolean => ofRole.test(plain);
