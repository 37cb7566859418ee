/** When an office answers or a desk is open, `Call Center 021 204 64 64 (zilnic 08:00–20:00)`: hours of no flight, though a number of one stands above. */
import { marksOf } from '../../documents/flight-marks.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';
import { weekdayNames } from '../../values/calendar-words.ts';

// 9:00–18:30 | 08.00 - 20.00 | 9h à 18h | 9 am to 6 pm | 08:00–, its end in the next line
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d|\s?h(?!\p{L}))?(?:\s?[ap]\.?m\.?|\s?uhr|\s?uur)?`;
const to = String.raw`\s?(?:[-–—]|to|bis|until|till|tot|a|al|as|la|pana la|do|ate|hasta|och|til|ile)\s?`;
const hours = `(?<![\\p{L}\\d:./])${clock}${to}${clock}(?![\\d:])`;
const someHours = new RegExp(hours, 'u');
/** The end stands in the next line. */
const cutHours = new RegExp(`(?<![\\p{L}\\d:./])${clock}${to}$`, 'u');
const firstHour = new RegExp(`^${clock}(?![\\d:])`, 'u');
const firstHours = new RegExp(`^${hours}`, 'u');

const always =
  'zilnic|non-?stop|daily|every ?day|24 ?/ ?7|taglich|tous les jours|7 ?j ?/ ?7|tutti i giorni|todos los dias|todos os dias|diari[oa]|diariamente|codziennie|denne|kazdodenno|dnevno|naponta|minden nap|her ?gun|ежедневно|всеки ден|щодня|καθημερινα|dagligen|daglig|dagelijks|paivittain|igapaevaselt';
const opened = [
  '(?:opening|office|business|working|service|operating|support|desk) hours|hours of (?:operation|service)',
  '(?:offnungs|sprech|geschafts|buro|service|betriebs|telefon)zeiten|erreichbar',
  'horaires d.ouverture|ouverte?s?(?= (?:de|du|tous))|du lundi au|joignables?',
  'orari[oa]? (?:di (?:apertura|ufficio|lavoro|servizio)|d.ufficio|ufficio)|apert[oaie]',
  'horario de (?:atencion|oficina|apertura|servicio|atendimento|funcionamento)|horario comercial|abiert[oa]|atencion al|atendimento',
  'program(?:ul)? (?:de )?(?:lucru|call|cu publicul|functionare)|deschis[ai]?|orar(?:ul)? de (?:functionare|lucru)|l-v(?!\\p{L})',
  'godziny? (?:otwarcia|pracy|urzedowania)|czynn[aey]|otevreno|otevirac\\p{L}* dob\\p{L}*|otvarac\\p{L}* hodin\\p{L}*|nyitva(?:tartas)?|ugyfelfogadas',
  'calisma saatleri|mesai|работно време|(?:режим|часы|время) работы|график работы|години роботи|ωραριο|ωρες λειτουργιας|radno vri?j?eme|delovni cas',
  'oppettider|oppet|apningstider?|apent|abningstider?|abent|openingstijden|geopend|bereikbaar|aukioloaj\\p{L}*|avoinna|avatud',
].join('|');
const isOpened = new RegExp(`(?<!\\p{L})(?:${always}|${opened})(?!\\p{L})`, 'u');

// Tel. +40 21 204 64 64 | Call Center 021 204 64 64 | WhatsApp 0722 000 111
const telephone =
  /(?<!\p{L})(?:tel(?:efon\p{L}*|ephone|\.)?|phone|call|hotline|helpline|whatsapp|fax|mobile?|тел(?:ефон\p{L}*|\.)?|τηλ\p{L}*)(?!\p{L})|\+\d{2,3}[ ()\d]{8,}/u;

const shortDays = 'пон вто сря чет пет съб нед пн вт ср чт пт сб вс po ut st ct pa so ne l v s d'.split(' ');
const isWeekday = (word: string) => weekdayNames.has(word) || shortDays.includes(word);
// пон.–пет. | Mon-Fri | luni - vineri | Montag bis Freitag | du lundi au vendredi
const wordPair =
  /(?<!\p{L})(\p{L}{1,12})\.?\s?(?:[-–—/]|to|bis|through|thru|au|al|a|pana|do|ate|och|til)\s?(\p{L}{1,12})(?!\p{L})/gu;
const namesWeek = (plain: string): boolean =>
  [...plain.matchAll(wordPair)].some(([, one = '', other = '']) => one !== other && isWeekday(one) && isWeekday(other));

/** The document without those hours: the words around them stay. */
export function withoutOpeningHours(ticket: TicketText): TicketText {
  const cut = new Map<Line, Line>();
  let before: Line | undefined;
  for (const line of ticket.lines) {
    const isOpen = before !== undefined && cut.has(before);
    if (!isOfFlight(line) && (isOfHours(line) || goesOn(line, before, isOpen))) cut.set(line, withoutHours(line));
    before = line;
  }
  return withLines(ticket, cut);
}

/** The line with blanks where it tells hours. */
const withoutHours = (line: Line): Line =>
  withoutParts(
    line,
    [...line.text.matchAll(anyHour)].map(({ 0: hour, index }) => ({ start: index, end: index + hour.length })),
  );
const anyHour = /(?<![\p{L}\d:./])(?:[01]?\d|2[0-4])[:.h][0-5]\d(?![\d:])/gu;

const isOfFlight = (line: Line) => marksOf(line).some(({ kind }) => kind === 'flight' || kind === 'airport' || kind === 'day');

function isOfHours({ text }: Line): boolean {
  const plain = fold(text);
  const range = someHours.exec(plain) ?? cutHours.exec(plain);
  if (!range) return false;
  // 10-2 1077 4 | 8-14 martie: without minutes right behind such a word alone
  const words = withMinutes.test(range[0]) ? plain : plain.slice(Math.max(0, range.index - rightBefore), range.index);
  return isOpened.test(words) || namesWeek(words) || (words === plain && telephone.test(plain));
}
const withMinutes = /\d[:.h]\d\d|\d ?h|m\.?$/u;
/** In letters. */
const rightBefore = 24;

/** `20:00)` under `zilnic 08:00–`, `10:00–14:00 · Issued by` under `Mon–Fri 9:00–18:30, Sat`, and the end of a sentence that speaks of no flight. */
function goesOn({ text }: Line, before: Line | undefined, isOpen: boolean): boolean {
  const plain = fold(text);
  const last = fold(before?.text ?? '');
  if (isOpen) return cutHours.test(last) ? firstHour.test(plain) : firstHours.test(plain);
  const isProse = last.length > ofProse && before !== undefined && marksOf(before).length === 0;
  return isProse && /^\p{Ll}/u.test(text) && withMinutes.test(someHours.exec(plain)?.[0] ?? '');
}

/** In letters: a line of a sentence that goes on in the next is as long. */
const ofProse = 80;
