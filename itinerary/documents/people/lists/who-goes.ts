/** Headings over lists of names: who goes, who stays at home, and which family they are of; and how many are printed to travel. */
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { marksOf } from '../../flight-marks.ts';
import { endsAsLabel, isTravellersLabel } from '../passenger-labels.ts';
import { saysWithdrawn } from './withdrawn.ts';

/** In letters: a longer line is a sentence. */
const longest = 60;

// Potujejo | Hverjir fara | На пут иду: | Wer fährt mit? Folded, without what stands in brackets behind them.
const going = [
  '(?:people |those |also |all )?travell?ing(?: (?:party|group|squad|team))?|(?:who(?: is|.s| are)?|those|people|we are) (?:going|coming|flying|travell?ing|on (?:the )?(?:trip|tour|board))(?: along)?|who goes',
  String.raw`wer (?:fliegt|fahrt|reist|kommt)(?: alles)?(?: mit)?|es (?:reisen|fliegen|fahren|pilgern)(?: mit)?|(?:wir )?(?:fliegen|fahren|reisen) mit|mit(?:reisende?|fahrende?|fliegende?)|mit dabei(?: sind)?|wie (?:gaan|gaat|reizen|reist|vliegen)(?: er)?(?: (?:allemaal|mee))*|(?:er )?(?:reizen|gaan|vliegen) mee|meereizend\p{L}*|wie (?:ry|gaan|reis) saam`,
  String.raw`qui (?:part|voyage|vient)|(?:qui )?(?:partent|voyagent)|partants|chi (?:parte|viaggia|viene|vola)|(?:viaggiano|partono|partecipano)(?: con noi)?|(?:quien(?:es)?|quem) (?:viaj\p{L}+|va[eio]?n?|vao|parte[mn]?)|viaja[nm]|(?:qui|els que) (?:viatj\p{L}+|va|hi van|vol\p{L}+)|viatgen|(?:quen|os que) (?:viaxan?|van)|viaxan|nor (?:doa[nz]*|joango da|bidaiatzen)`,
  'cine (?:pleaca|merge)|calatoresc|pleaca in (?:excursie|tabara|pelerinaj|deplasare)|kto (?:jedzie|leci|ide|pojede|wyjezdza)|jada|wyjezdzaja|podrozuja|kdo (?:jede|pojede|leti|potuje|gre)|(?:po)?jedou|cestuju|na zajezd jedou|potujejo|gredo|na pot (?:gredo|potujejo)|t?ko (?:putuje|ide|leti)|putuju|na put (?:idu|krecu)|на пут (?:иду|крећу)|ко (?:путује|иде)|путују',
  'kik? (?:utazik|utaznak|mennek|jonnek|repulnek)|utaznak|ketka (?:lahtevat|matkustavat|lentavat)|lahtevat|matkustavat|lahtijat|matkalle lahtijat|mukana(?: matkalla)?|kes (?:soidavad|reisivad|lendavad|lahevad)|soidavad|reisivad|reisile (?:lahevad|soidavad)|soitjad',
  '(?:hvem|hvilke) (?:skal )?(?:reiser?|rejser?|drar|tar|flyr|flyver|er|skal)(?: med)?|(?:vilka|vem) (?:reser|aker|flyger|foljer)(?: med)?|medresande|hver(?:jir)? (?:fara|ferdast|fer|fljuga|koma med)(?: i ferdina| ut)?|(?:þau|thau) sem fara|farthegar|ferðalangar',
  '(?:kas )?(?:keliauja|isvyksta|skrenda)|kas (?:vyksta|vaziuoja|brauc|lido|dodas)(?: cela)?|braucej[iu]|keliautojai|kush (?:udheton|shkon)|udhetojne',
  '(?:кто )?(?:едет|едут|летит|летят|путешествуют|отправляются)|(?:в|у) (?:поездку|поіздку|подорож|дорогу|путь) (?:едут|отправляются|летят|ідуть|вирушають|летять)|(?:хто )?(?:ідуть|іде|летять|летить|подорожують|вирушають)|(?:кои |кој )?(?:пътува|пътуват|заминават|патува|патуваат)|на пат одат|(?:ποιοι )?(?:ταξιδευουν|πετουν|πηγαινουν|πανε)',
  '(?:kimler )?(?:gidiyor|gidecekler|seyahat (?:edenler|edecekler)|yola cikanlar)|gidenler|(?:siapa|yang) (?:ikut|berangkat|pergi)|nguoi di|ai di|sino ang (?:aalis|kasama)|wanaosafiri|wasafiri|pwy sy.n (?:mynd|teithio)|(?:ce ata )?ag (?:dul|taisteal)|מי (?:נוסע|טס)(?:ים)?',
];

// NOT TRAVELLING / CONTACTS | Reisen nicht mit | Nie jadą: folded
const staying = [
  String.raw`(?:(?:who )?(?:is |are |do(?:es)? )?not|non[- ]?)[ -]?(?:travell?|go|fly|com|attend)\p{L}*|(?:those )?staying(?: at)? (?:home|behind)|(?:reist|reisen|fliegt|fliegen|fahrt|fahren|kommt|kommen) nicht(?: mit)?|nicht (?:mit|dabei)\p{L}*|(?:bleibt|bleiben) (?:zu hause|daheim|da)|daheimgebliebene|gaat niet mee|gaan niet mee|(?:reist|reizen|vliegen) niet(?: mee)?|blijven thuis|thuisblijvers`,
  String.raw`ne (?:part|partent|voyage|voyagent|vient|viennent) pas|restent(?: a la maison)?|non (?:part\p{L}+|viaggi\p{L}+|partecip\p{L}+|vengono)|no (?:viaj\p{L}+|viatg\p{L}+|va[n]?|vienen|hi van)|nao (?:viaj\p{L}+|va[oi])|nu (?:calator\p{L}+|pleac\p{L}+|merg\p{L}*|zboar\p{L}+|particip\p{L}+)|raman acasa`,
  String.raw`nie (?:jad\p{L}+|jedz\p{L}+|leci|leca|lec\p{L}+|podrozuj\p{L}+|cestuj\p{L}+|id[eu]\p{L}*)|ne(?:jed\p{L}+|cestuj\p{L}+|leti)|ne (?:putuj\p{L}+|id[eu]|potuj\p{L}+|gred\p{L}*|leti\p{L}*)|не (?:иду|иде|путуј\p{L}+|ед\p{L}+|лет\p{L}+|пътува\p{L}*|патува\p{L}*|зам\p{L}+|іду\p{L}*)|nem (?:utaz\p{L}+|men\p{L}+|jon\p{L}*)|eivat (?:lahde|matkusta|lenna)|ei (?:lahde|matkusta|soida|reisi|lenda)`,
  String.raw`(?:reiser|rejser|reser|aker|drar|flyger|flyr|foljer|skal|er) (?:ikke|inte|ej)(?: med)?|(?:fara|fer|ferdast) ekki(?: med)?|ne(?:keliauja|vyksta|vaziuoja|skrenda|brauc|lido|dodas)|δεν (?:ταξιδευ\p{L}+|πετ\p{L}+|πανε|πηγαιν\p{L}+)|gitmeye(?:n|cek)\p{L}*|seyahat etmeyen\p{L}*|tidak (?:ikut|berangkat|pergi)|khong di|לא (?:נוסע|טס)\p{L}*`,
];

// Família de la núvia | Groom's family | Familie des Bräutigams: of whom there may be others that do not travel; folded
const family = String.raw`(?:famil(?:y|ie|ia|je|iy\p{L}*)|famill?e|famiglia|keluarga|rodin[ay]|rodzina|csalad\p{L}*|obitelj|porodica|druzina|perhe|perekond|seima|gimene|gezin|fjolskyld\p{L}*|aile\p{L}*|семья|сем.я|семеиство|породица|οικογενεια|brides?maids|groomsmen)`;

const behind = String.raw`(?: ?\(?\d{1,3}(?: \p{L}+\.?){0,2}\)?)?\s*[:.?…]*`;
const headOf = (words: readonly string[]) =>
  new RegExp(String.raw`^[\s•*#>–—-]*(?:\d{1,2} )?(?:${words.join('|')})${behind}$`, 'u');
/** With a colon a few words more may follow: На пут иду следећи: */
const headAndMore = (words: readonly string[]) =>
  new RegExp(String.raw`^[\s•*#>–—-]*(?:${words.join('|')})(?: [\p{L}\d().]+){1,4}\s*:$`, 'u');
const goes = [headOf(going), headAndMore(going)];
const stays = new RegExp(String.raw`^[\s•*#>–—-]*(?:\p{L}+ ){0,2}?(?:${staying.join('|')})(?!\p{L})`, 'u');
const ofFamily = new RegExp(
  String.raw`^[\s•*#>–—-]*(?:${family}(?: [^\d:]{1,40})?|(?:the )?(?:\p{L}+.s|braut|brautigam\p{L}*) ?${family})\s*:?$`,
  'u',
);

/** Whether words over a list say that whoever stands below them does not travel. */
const saysWhoStays = (text: string): boolean => text.length <= longest && stays.test(fold(text).trim());

/** Whether words over a list say that whoever stands below them travels, in one language or two. */
export const saysWhoGoes = (text: string): boolean =>
  text.length <= longest && !saysWhoStays(text) && halvesOf(text).some((half) => goes.some((shape) => shape.test(fold(half))));

/** Whether they are a label of travellers. */
export const namesTravellers = (text: string): boolean =>
  text.length <= longest &&
  !saysWhoStays(text) &&
  (endsAsLabel(text) || halvesOf(text).some((half) => isTravellersLabel(half.replace(/\s*:$/, ''))));

/** `TRAVELLING / REISENDE` */
const halvesOf = (text: string): string[] => [text, ...text.split(/\s?[/|]\s?/)].map((half) => half.trim());

/** Whether words over a list are of a family, of which they do not say that it travels. */
export const namesFamily = (text: string): boolean =>
  text.length <= longest && !saysWhoStays(text) && ofFamily.test(fold(text).trim());

// 8 places x 214,60 € | 7 pax | für 5 Personen | 9 osób: folded
const count =
  /(?<![\d.,:/-])(?<count>[1-9]\d?) ?(?:x )?(?:pax|p(?:ass?[ae]?[gjz]|ax)\p{L}*|pers\p{L}*|osob\p{L}*|os\.|osob|szemely\p{L}*|fo(?!\p{L})|kisi\p{L}*|orang|people|travell?er\p{L}*|reisend\p{L}*|teilnehm\p{L}*|partic\p{L}*|partec\p{L}*|uczestn\p{L}*|ucastn\p{L}*|viajer\p{L}*|viatger\p{L}*|viaggiat\p{L}*|voyageu\p{L}*|calator\p{L}*|putnik\p{L}*|potnik\p{L}*|utas\p{L}*|yolcu\p{L}*|seats?|tickets?|places?|plazas?|plassa?|platz\p{L}*|platser|plads\p{L}*|miejsc\p{L}*|locuri|posti|lugares|mist|mest|mjesta|mesta|hely\p{L}*|paikka\p{L}*|henkilo\p{L}*|hlo|henk\p{L}*|manns|farthega\p{L}*|asmen\p{L}*|cilvek\p{L}*|inimes\p{L}*|reisija\p{L}*|ατομα|επιβατ\p{L}*|чел\p{L}*|особ\p{L}*|осіб|души|лица|мест\p{L}*|пассаж\p{L}*|пасаж\p{L}*|пътни\p{L}*|путник\p{L}*|людей|билет\p{L}*|bilet\p{L}*|billet\p{L}*|biglietti)(?!\p{L})/gu;

/** Every number of people or of their places that is printed. */
export const countsOfPeople = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ text }) => [...fold(text).matchAll(count)].map(({ groups }) => Number(groups?.count))));

/** In lines: so far such a list goes at most. */
const reach = 12;

/** The lines under a heading that says who stays at home, down to the next heading or the first line of a journey; and those of who has withdrawn. */
export function rowsOfStaying(lines: readonly Line[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const [head, line] of lines.entries()) {
    if (saysWithdrawn(line)) rows.add(head);
    if (!saysWhoStays(line.text)) continue;
    for (let row = head; row <= head + reach; row += 1) {
      const line = lines[row];
      if (
        !line ||
        (row > head &&
          (marksOf(line).some(({ kind }) => kind === 'flight' || kind === 'day' || kind === 'time') || saysWhoGoes(line.text)))
      )
        break;
      rows.add(row);
    }
  }
  return rows;
}
