/** Compounds are begun by whatever is coordinated or answered for: Reisekoordinator, kostnadsställeansvarig. */
const whoseCare = String.raw`\p{L}{0,24}`;

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
  // Who coordinates, organises, assists or answers for what it costs, in all of them
  String.raw`co-ordinator|${whoseCare}coordinator|coordinat(?:eur|rice|ore)|coord(?:inador|enador)\p{L}*|coordon(?:nateur|natrice|ator\p{L}*|atoare\p{L}*)|${whoseCare}koord(?:ina|yna|inaa)t?tor\p{L}*|${whoseCare}(?:samordnar\p{L}*|ansvar(?:ig|lig)\p{L}*|verantwortlich\p{L}*)|συντονιστ\p{L}*|координатор\p{L}*`,
  String.raw`organi[sz]er|organi[sz]at(?:eur|rice|or\p{L}*)|organizador\p{L}*|organizzat(?:ore|rice)|${whoseCare}szervezo|assistente?(?:in)?|assistante(?: de direction)?|asistent\p{L}*|asystent\p{L}*|asszisztens\p{L}*|titkar\p{L}*|secretari?(?:a|o|at|ato)?|secretair\p{L}*|secretaress\p{L}*|segretari[ao]?|se[ck]reta?e?r(?:in|k[ay]|z|iat)?|γραμματε\p{L}*|секретар\p{L}*|помощник\p{L}*|асистент\p{L}*`,
  String.raw`(?:cost cent(?:re|er)|budget|project) (?:owner|holder|leader)|kostenstellen(?:inhaber|leit)\p{L}*|titular(?:ul)? (?:de )?centru\p{L}* de cost|wlasciciel\p{L}* (?:mpk|centrum|budzetu)|vlastnik nakladoveho|koltseghely ?(?:felelos|gazda|vezeto)\p{L}*|kustannuspaikan \p{L}*|(?:budget|kostenplaats)(?:houder|verantwoordelijke)|(?:masraf merkezi|butce) sorumlusu|nositelj troska|nosilec stroskovnega`,
  String.raw`(?:sef|jefe|chefe|superior|superiore|superieur) (?:direct[eo]?|dirett[oa]|ierarhic|gerarchico|hierarchique|jerarquico)|kierowni\p{L}*|nadriaden\p{L}*|vedouci\p{L}*|veduc[ia]|esimies|n(?:ae|a)rmeste leder|yonetici|προισταμεν\p{L}*|руководител\p{L}*|ръководител\p{L}*|керівник\p{L}*|ответственн\p{L}*|відповідальн\p{L}*|отговорни\p{L}*|voditelj\p{L}*|rukovodilac`,
  // Who asks, orders, books or issues, approves, pays
  String.raw`(?:placed|reserved|ticketed|handled) by|booking made by|reporting to|purchaser|meeting host|anforder(?:er|in|nde)\p{L}*|(?:gebucht|reserviert) (?:von|durch)|(?:erfasst|angelegt|erstellt|organisiert|ausgestellt) (?:von|durch)|freigeber\p{L}*|disponent\p{L}*|reise(?:stelle|planer|beauftragt|berater|buromitarbeiter)\p{L}*|ihre? berater(?:in)?|your advis[eo]r|travel (?:counsell?or|advis[eo]r|designer|desk)`,
  String.raw`charge(?:\(e\)|e)?s? d(?:e|u|es) (?:voyages?|clientele|dossier|reservations?)|(?:dossier |affaire )?suivie? par|commandite par|prescripteur|reservataire|acheteu(?:r|se)|correspondante? voyages?|peticionari[oa]|gestora? de (?:viajes|viagens)|tramitad[oa] por|tramitador\p{L}*|atendid[oa] por|elaborad[oa] por|ejecutiv[oa] de cuenta|ordenante|requerente|compradora?(?= ?:|$)|atendente|consulente|committente|prenotante|addett[oa] a\p{L}*|(?:gestit|redatt)[oa] da`,
  String.raw`aprobator(?:ul)?|(?:autorizat|avizat|verificat|comandat)a? de|consiliera?|initiator\p{L}*|ordonator(?:ul)?|zamowil\p{L}*|zarezerwowal\p{L}*|wniosk(?:odawc|ujac)\p{L}*|zglaszajac\p{L}*|doradc\p{L}*|dysponent\p{L}*|zadavatel\p{L}*|ziadatel\p{L}*|konzultant\p{L}*|foglalo(?= ?:|$)|igenylo|kerelmezo|kiallitotta`,
  String.raw`resebokare|rejsebestiller\p{L}*|matka(?:sihteeri|nvaraaja)|goedkeurder|uitgegeven door|(?:reis)?adviseur|opdrachtgever|behandelaar|onaylayic\p{L}*|talep sahibi|biletleyen|(?:satis |seyahat )?danisman\p{L}*|αιτ(?:ων|ουσα)|εγκρινων|(?:εκδοθηκε|κρατηση) απο|заявител\p{L}*|инициатор\p{L}*|согласующ\p{L}*|утверждающ\p{L}*|(?:за)?бронировал\p{L}*|оформил\p{L}*|консул(?:ь)?тант\p{L}*|одобрява\p{L}*|резервирал\p{L}*|погоджувач|odobr(?:io|ila|ava)|rezerv(?:iral|isao|isala)\p{L}*|narucilac|izdal`,
  String.raw`(?:titular|titulaire|titolare|intestatari[oa]|inhaber|posiadacz|drzitel\p{L}*|kart)(?:ul|in)? (?:de (?:la )?|d[eo]l? |do |della |der )?(?:card(?:ului)?|carte|carta|tarjeta|cartao|karte|karty|fattura|sahibi)|karteninhaber\p{L}*|kortinnehavare|kortholder|kortinhaltija|kaarthouder|kartyatulajdonos|κατοχοσ καρτασ|держател\p{L}* карты|картодържател\p{L}*|zahler|payeur|pagador|pagante|platnik|platce|betalare|maksaja|odeyen|szamlafizeto|πληρωτησ|плател\p{L}*|платец|platitelj|placnik|platilac|платник\p{L}*|facturad[oa] a|faturad[oa] a|invoice to|rechnung an|beneficia(?:r|ire) factur\p{L}*`,
];

const ofRole = new RegExp(`(?<!\\p{L})(?:${roles.join('|')})(?!\\p{L})`, 'u');

/** @param plain words, folded */
export const namesRole = (plain: string): boolean => ofRole.test(plain);
