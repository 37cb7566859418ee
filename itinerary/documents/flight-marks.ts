/** What in a line may belong to a flight: numbers, airports, days, times, shifts of a day, terminals. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../draft/found.ts';
import { airlineOf } from '../reference/airlines.ts';
import { airportAt, airportsNamed, isWordOfPlace } from '../reference/airports.ts';
import { designatorOfIcao } from '../reference/icao-designators.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { monthNames } from '../values/calendar-words.ts';
import { readTime } from '../values/clock.ts';
import { beforeDays, readDay } from '../values/days.ts';
import { readFlightNumber } from '../values/flights.ts';
import { readTerminal } from '../values/terminals.ts';
import { foldInPlace, isBehindOperator } from './flight-labels.ts';

type Place = { line: Line; start: number; end: number; x: number };
export type Mark = Place &
  (
    | { kind: 'flight'; found: Found }
    | { kind: 'airport'; found: Found; bare: boolean }
    | { kind: 'day'; found: Found<PrintedDay> }
    | { kind: 'time'; found: Found }
    | { kind: 'shift'; found: Found<number> }
    | { kind: 'terminal'; found: Found }
  );

// TK 1044 | LH0091 | W6 3001 | A3-961 | 4Y 123*; not EW-2027-03-7719024, DE 113 482 907, UB7 0GB, U2418*****, RO 2••••551
const flightShape =
  /(?<![\p{L}\d/.,-])(?<flight>(?=.?[A-Z])[A-Z0-9]{2} ?-? ?0{0,3}[1-9]\d{0,3})(?!(?!\p{Script=Han})[\p{L}\d]|[*•●·]{2}|[.,:/]\d|-\d{3}|-\d{2}-| \d{7}| \d{4} \d{3}(?!\d)| \d{3} \d{3}(?!\d)| \d[A-Z]{2}(?![\p{L}\d])| [A-Z]{2}\d{2}(?![\p{L}\d])| ?(?:%|kg|KG|EUR|USD|RON|min|MIN|h\b))/dgu;
// EZY2165 | WZZ 3145: fewer figures behind three letters are more often something else
const icaoShape = /(?<![\p{L}\d/.,-])(?<flight>[A-Z]{3} ?[1-9]\d{2,3})(?![\p{L}\d]|[.,:/-]\d| \d{3})/dgu;
// Emirates (EK) - 164
const behindAirline =
  /\p{L}[\p{L} .'’-]{2,40} (?<flight>\((?=.?[A-Z])[A-Z0-9]{2}\)\s?[-–]?\s?0{0,3}[1-9]\d{0,3})(?![\p{L}\d]|[.,:/]\d| ?%)/dgu;
// AUF REISEN UM 0635: a clock behind a word
const clockBehindWord = /^(?:AB|AN|AT|BY|IN|NO|ON|TO|UM) (?:[01]\d|2[0-3])[0-5]\d$/;
/** Aircraft, durations and words that look like flight numbers. */
const noFlight =
  /^(?:\dH[0-5]\d|A(?:220|3(?:0[06]|1[089]|2[01]|30|4[056]|50|80))|B7\d\d|E1[79]\d|(?:NO|TO|AM|PM|OK|IN|AT|ON|BY|OF|CA|NR|LA|DE|T[0-9]|PC) ?-?\d{1,2})$/;
// Bucharest (OTP) | NEWARK, NJ (EWR - LIBERTY) | Bucharest/OTP
const airportInBrackets = /\((?<code>[A-Z]{3})(?:\s?[-–,/][^)]{0,40}?)?(?=\)|\s{2}|$)/dgu;
const airportAfterSlash = /(?<=\p{L}{2}\.?\s?)\/\s?(?<code>[A-Z]{3})(?![\p{L}\d/])/dgu;
// OTP-AMS | OTP - AMS | OTP → AMS
const codePair = /(?<![\p{L}\d/.-])(?<from>[A-Z]{3})\s?(?:->|[-–—>→»])\s?(?<to>[A-Z]{3})(?![\p{L}\d/.-])/dgu;
// OTP | EWR - ARN | OTP 06:15, but not BUD International Airport
const bareAirport =
  /(?<![\p{L}\d/.-])(?<code>[A-Z]{3})(?=\s*$|\s{2}|\s?[-–—→>|,](?!\p{L})|\s\d(?!\d{4}|\d{2} \d{3})|\s[A-Z]{3}(?![\p{L}\d])|(?<=\d[:h]\d{2}\s{1,4}[A-Z]{3})\s\p{Lu})/dgu;
const noAirport = new Set(
  'ADT CHD INF MRS MSS EUR USD RON GBP CHF TRY AED PLN NIL VIA NON REF MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC BAG CLS AND FOR THE NOT ALL PNR PAX TAX KGS PCS VAT NVB NVA SAS LOT KLM TAP AER AIR NEW SEL EMD TKT DEP ARR DUS GMT UTC PDF SMS IBE POR'.split(
    ' ',
  ),
);
// 09:10 | 9:10 PM | 18h20 | 18u20 | 14:05 Uhr | 9:10 م
const timeShape =
  /(?<![\d:.,/+-])(?<time>(?:[01]?\d|2[0-3])(?::|u| ?h ?)[0-5]\d(?:\s?[ap]\.?\s?m\b\.?|\s?[صم](?!\p{L}))?)(?![\d:%]|[.,]\d|\s?['’′](?!\p{L})|\s?m(?:in)?\b)/dgiu;
// 24:00 | 24h00
const midnight = /(?<![\d:.,/+-])(?<time>24[:h]00)(?![\d:%])/dgu;
// (+1) | +1 | +1 day | Day+1, behind a time
const shiftShape = /(?<=\d(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr))?\s{0,3})\(?(?<shift>[+-]\s?[123])\)?(?![\d:])/dgiu;
// the same alone in its cell, where the time's cell was too narrow
const shiftAlone = /(?<=^|\s{2})\(?(?<shift>\+[12])\)?(?=\s{2}|$)/dgu;
// Day+1 | J+1 | D+1
const dayWord = /(?:(?:day|jour|tag|ziua|gun)\s?|(?<![\p{L}\d])[jdzg] ?)(?<shift>\+[12])(?!\d)/dgiu;
// 17:35 next day | 05:25 (am Folgetag) | 10.45 giorno successivo
const nextDay =
  /(?<=\d[:.h]?\d{2}(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr|uur))?[\s,(]{1,3})(?:(?:the )?(?:next|following) day|(?:am )?(?:folgetag|nachsten (?:tag|morgen))|(?:in )?(?:ziua urmatoare|a doua zi)|(?:le )?(?:lendemain|jour suivant)|(?:il |del )?giorno (?:successivo|dopo)|(?:el |del )?dia siguiente|(?:no |do )?dia seguinte|(?:volgende|de volgende) dag|nastepnego dnia|nasledujici den|druhy den|masnap|kovetkezo nap|ertesi gun|nasta dag|neste dag|næste dag|sljedeci dan|την επομενη|на следующии день)(?!\p{L})/dgu;
// Terminal 2F | Terminal: I | Terminal No:2 | (Terminal 3) | TERMINAL B
const terminalShape =
  /\b(?<terminal>(?:terminal(?:ul)?|aérogare|aerogare)\s*(?:n[ro]\.?\s*(?=:))?:?\s*(?:\d[A-Z]?|[A-Z]\d?|main|international|domestic|nord|sud|west|est)(?![\p{L}\d])|(?:north|south|main|international|domestic) terminal)(?![\p{L}\d])/dgiu;
// 12APR27 | Mon, 12 Apr 2027 | 12.04.2027 | 2027-04-12 | Apr 12, 2027 | 18JUN | 17.July | 1 DE FEBRERO DE 2027 | 12 Nisan 2027 Pazartesi | 2027 okt 05 | 2027.máj.05.
// 10 Şub 2027 Çar     11 Şub 2027 Per: across a gap a weekday behind its own day is none of the next
const weekday = '(?:[\\p{L}]{2,12}(?:-feira)?[.,]{0,2}(?:\\s{1,2}(?!\\s)|(?<!\\d\\s\\p{L}{2,12}(?:-feira)?[.,]{0,2})\\s{3,}))?';
// In the Levant four months are two words: كانون الأول
const month = '(?:(?:كانون|تشرين)\\s\\p{L}{5,6}|\\p{L}{3,12})';
const dayShapes = [
  `${weekday}\\d{1,2}\\s?(?<sign>[./-])\\s?\\d{1,2}\\s?\\k<sign>\\s?(?:\\d{4}|\\d{2})(?!\\d|:\\d)`,
  '\\d{4}\\s?[-./]\\s?\\d{2}\\s?[-./]\\s?\\d{2}(?!\\d)',
  `(?:19|20)\\d{2}[\\s.-]{1,2}${month}[\\s.-]{1,2}\\d{1,2}(?![\\d:])(?:\\.?,\\s\\p{L}{5,12})?`,
  `${weekday}\\d{1,2}(?:st|nd|rd|th)?[\\s.,/-]*(?:(?:de|DE) )?${month}[\\s.,/'’-]*(?:(?:del?|DEL?) )?(?:(?:19|20)\\d{2}(?!\\d)|\\d{2}(?![\\d:h\\p{L}]|\\.\\d|\\s?(?:EUR|USD|RON|GBP|CHF|PLN|€|\\$|£|kg)))(?:,?\\s\\p{L}{4,12})?`,
  `${weekday}\\d{1,2}(?:[\\s-]|\\.\\s?)?(?:(?:de|DE) )?${month}(?![\\p{L}\\d])`,
  `${weekday}${month}\\.?\\s\\d{1,2},?\\s(?:19|20)\\d{2}`,
  `${weekday}${month}\\.?\\s\\d{1,2}(?!\\d|\\s?[:.h]\\d|[.,]?\\s\\p{L}{3})`,
  // 2027年1月29日
  '\\d{4}年\\d{1,2}月\\d{1,2}日',
  // Two numbers are a day in brackets, or alone in a cell: an 07.40 Uhr (13.01.) | 22/12   23/12
  '(?<=\\()\\d{2}[./]\\d{2}\\.?(?=\\))',
  '(?<=^|\\s{2})[0-3]\\d/[01]\\d(?=\\s{2}|$)',
  // And beside a weekday: 27/12 dom | quinta, 30/12 | ma 12.7. | 04/01 (seg)
  '[0-3]?\\d[/.][01]\\d\\.?\\s(?:\\p{L}{2,12}(?!\\p{L})|\\(\\p{L}{2,12}\\.?\\))',
  '\\p{L}{2,14}[.,]*\\s\\d{1,2}(?:[/.]\\d{2}|/\\d|\\.\\d\\.)(?![\\d/]|[.:]\\d)',
].map((source) => new RegExp(`(?<![\\p{L}\\d.,/-])(?<!\\d:)${source}`, 'gu'));
const besideWeekday = dayShapes.slice(-2);

/** Lines are asked for their marks more than once: for flights, for days of issue, for the end of a list of names. */
const known = new WeakMap<Line, Mark[]>();

/** Every mark of a line, from left to right. */
export function marksOf(line: Line): readonly Mark[] {
  const marks = known.get(line) ?? readMarks(line);
  known.set(line, marks);
  return marks;
}

function readMarks(line: Line): Mark[] {
  const days = daysOf(line);
  const marks: Mark[] = [...days];
  const free = (place: { start: number; end: number }) => !days.some((day) => place.start < day.end && place.end > day.start);
  each(line, flightShape, 'flight', (place, text) => {
    // AM 1 alone in its cell is Aeroméxico's, and one o'clock nowhere else.
    const isAlone = /(?:^|\s{2})$/.test(line.text.slice(0, place.start)) && /^(?:\s{2}|$)/.test(line.text.slice(place.end));
    const isWord = (noFlight.test(text.trim()) && !(isAlone && /^AM \d/.test(text))) || clockBehindWord.test(text);
    const value = isWord || isBehindOperator(line.text.slice(0, place.start)) ? undefined : readFlightNumber(text);
    if (value !== undefined && free(place) && airlineOf(value.slice(0, 2)))
      marks.push({ ...place, kind: 'flight', found: { ...foundAt(line, place.start, place.end), value } });
  });
  each(line, icaoShape, 'flight', (place, text) => {
    const designator = designatorOfIcao(text.slice(0, 3));
    if (designator && free(place) && !isBehindOperator(line.text.slice(0, place.start)))
      marks.push({
        ...{ ...place, kind: 'flight' },
        found: { ...foundAt(line, place.start, place.end), value: designator + text.slice(3).trim() },
      });
  });
  each(line, behindAirline, 'flight', (place, text) => {
    const value = readFlightNumber(text.replace(/[^A-Z\d]/g, ''));
    if (value !== undefined && free(place) && airlineOf(value.slice(0, 2)))
      marks.push({ ...place, kind: 'flight', found: { ...foundAt(line, place.start, place.end), value } });
  });
  markPairs(line, marks);
  for (const shape of [airportInBrackets, airportAfterSlash, bareAirport]) {
    each(line, shape, 'code', (place, text) => {
      const bare = shape === bareAirport;
      const taken = marks.some((mark) => mark.kind === 'airport' && mark.start === place.start);
      const isPlace = !bare || (free(place) && airportAt(text) !== undefined && !isBeforeAmount(line.text.slice(place.end)));
      const isOther =
        noAirport.has(text) && !(shape === airportInBrackets && isBehindItsCity(line.text.slice(0, place.start), text));
      if (taken || isOther || !isPlace) return;
      marks.push({ ...place, kind: 'airport', bare, found: foundAt(line, place.start, place.end) });
    });
  }
  each(line, timeShape, 'time', (place, text) => {
    const value = readTime(text);
    if (value !== undefined) marks.push({ ...place, kind: 'time', found: { ...foundAt(line, place.start, place.end), value } });
  });
  // 24:00 is the first minute of the next day.
  each(line, midnight, 'time', (place) => {
    const found = foundAt(line, place.start, place.end);
    marks.push({ ...place, kind: 'time', found: { ...found, value: '00:00' } });
    marks.push({ ...place, start: place.end, kind: 'shift', found: { ...found, value: 1 } });
  });
  for (const shape of [shiftShape, shiftAlone, dayWord]) {
    each(line, shape, 'shift', (place, text) => {
      const value = Number(text.replace(/\s/g, ''));
      marks.push({ ...place, kind: 'shift', found: { ...foundAt(line, place.start, place.end), value } });
    });
  }
  for (const match of foldInPlace(line.text).matchAll(nextDay)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const found = foundAt(line, start, end);
    marks.push({ ...{ line, start, end, x: found.box.x }, kind: 'shift', found: { ...found, value: 1 } });
  }
  each(line, terminalShape, 'terminal', (place, text) => {
    const value = readTerminal(text);
    if (value !== undefined)
      marks.push({ ...place, kind: 'terminal', found: { ...foundAt(line, place.start, place.end), value } });
  });
  return marks.sort((one, other) => one.start - other.start);
}

/** Numbers under which others fly the flights of this line: no flights of this ticket, however it is parted. */
export const operatedNumbersIn = ({ text }: Line): string[] =>
  [...text.matchAll(flightShape)].flatMap((match) => {
    const [start] = match.indices?.groups?.flight ?? [0];
    return isBehindOperator(text.slice(0, start)) ? (readFlightNumber(match.groups?.flight ?? '') ?? []) : [];
  });

/** Large airports whose codes are words: Düsseldorf (Romanian: there, as in there and back) and Marseille. Where only an airport can stand they are airports. */
export const isAirportToo = (code: string): boolean => code === 'DUS' || code === 'MRS';

/** Codes that are words as well, and no airports between two codes. */
const isWord = (code: string) => noAirport.has(code) && !isAirportToo(code);

/** Whether three letters without brackets may be a code: those that are words on every ticket may not. */
export const isCodeAlone = (code: string): boolean => !noAirport.has(code);

// GPS: 44.5641 | BHD 22.400 | KRW 1,451,000 | CHG 120.00; not OTP 10.35
const amountBehind = /^:?\s{1,3}-?(?:\d{1,3}[.,]\d{3}|(?:2[5-9]|[3-9]\d|\d{3,})[.,]\d{2}(?!\d))/;

/** Whether what follows three letters is an amount or a degree: then they are a currency, or a unit. */
export const isBeforeAmount = (behind: string): boolean => amountBehind.test(behind);

/** Düsseldorf (DUS), Jackson (JAN): behind its own city a word is a code. */
function isBehindItsCity(before: string, code: string): boolean {
  const city = /(?<city>\p{L}[\p{L}’'-]*)\s?\($/u.exec(before)?.groups?.city;
  return city !== undefined && airportsNamed(city).some(({ iata }) => iata === code);
}

/** Words of tickets whose two halves are airports: Billings and Leticia, Frankfurt and Nice. */
const noPair = new Set(
  'BILLET FRANCE LANDED LETTER LITTLE LUNEDI MEMBRE MIDDLE MOTHER NUMBER PENTRU PERSON RECORD SALIDA SUNDAY'.split(' '),
);

/** Whether a word is two codes without anything between: `OTPMUC`. */
export function isPairOfCodes(word: string): boolean {
  const [from, to] = [word.slice(0, 3), word.slice(3)];
  return /^[A-Z]{6}$/.test(word) && from !== to && [from, to].every(airportAt) && !noPair.has(word) && !isWordOfPlace(word);
}

/** Two known codes with a dash between are the two ends of a flight, without any brackets. */
function markPairs(line: Line, marks: Mark[]): void {
  for (const match of line.text.matchAll(codePair)) {
    const { from, to } = match.groups ?? {};
    if (!from || !to || from === to || !airportAt(from) || !airportAt(to) || isWord(from) || isWord(to)) continue;
    for (const place of [match.indices?.groups?.from, match.indices?.groups?.to]) {
      if (!place) continue;
      const found = foundAt(line, place[0], place[1], 0.9);
      marks.push({ line, start: place[0], end: place[1], x: found.box.x, kind: 'airport', bare: false, found });
    }
  }
}

function daysOf(line: Line): Mark[] {
  const days: Mark[] = [];
  for (const shape of dayShapes) {
    shape.lastIndex = 0;
    for (let match = shape.exec(line.text); match; match = shape.exec(line.text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (days.some((day) => start < day.end && end > day.start)) continue;
      const text = match[0];
      const next = nextDayAt(text, line.text.slice(end));
      if (next !== undefined) shape.lastIndex = start + next;
      const read = dayIn(next === undefined ? text : text.slice(0, next).replace(/[\s–—-]+$/, ''));
      const isOther = read && (isCodeBehindNumber(text.slice(read.from, read.to)) || isCodeBeforeHour(text));
      if (!read || isOther || (besideWeekday.includes(shape) && !namesWeekday(read.day, text))) {
        // LO 32, viernes, 14 de mayo: a number before it takes nothing off a day.
        shape.lastIndex = start + (/^[\p{L}\d]+/u.exec(text)?.[0].length ?? 1);
        continue;
      }
      const found = foundAt(line, start + read.from, start + read.to);
      days.push({
        ...{ line, start: start + read.from, end: start + read.to, x: found.box.x },
        ...{ kind: 'day', found: { ...found, value: read.day } },
      });
    }
  }
  return days;
}

// 1 GRU | 12 LIS: airports to the rest of the world, months in one language
const codeBehindNumber = /^\d{1,2} (?<code>[A-Z]{3})$/;
const englishMonths = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

function isCodeBehindNumber(text: string): boolean {
  const code = codeBehindNumber.exec(text)?.groups?.code;
  return code !== undefined && !englishMonths.test(code) && airportAt(code) !== undefined;
}

// PER 07.10: Perth at ten past seven to the rest of the world, a Thursday in one language
const codeBeforeHour = /^(?<code>[A-Z]{3}) (?:[01]\d|2[0-3])\.[0-5]\d$/;

function isCodeBeforeHour(text: string): boolean {
  const code = codeBeforeHour.exec(text)?.groups?.code;
  return code !== undefined && isCodeAlone(code) && airportAt(code) !== undefined;
}

// to 29.4. | la 31.8.: no hour has one figure behind its point
const shortMonth = /\s\d{1,2}\.\d\.$/;

/** `ma` and `ti` are weekdays in more than one language, and a day stands behind them either way; behind `to` and `la` an hour may as well. */
function namesWeekday({ weekday }: PrintedDay, text: string): boolean {
  const word = fold(/^\p{L}+/u.exec(text)?.[0] ?? '');
  return weekday !== undefined || /^(?:ma|ti|ke)$/.test(word) || (beforeDays.has(word) && shortMonth.test(text));
}

/** `12 Apr  14 Apr`, `16 March - 21 March`: what stands behind the first month is the next day, and no year. Where that begins. */
function nextDayAt(text: string, behind: string): number | undefined {
  const month = /(?<=\D)\d{2}(?:\s{0,3}|,?\s)(?<month>\p{L}{3,12})(?!\p{L})/u.exec(text + behind.slice(0, 16));
  if (month === null || month.index > text.length - 2 || !monthNames.has(fold(month.groups?.month ?? ''))) return undefined;
  return /\d.*\p{L}{3}/u.test(text.slice(0, month.index)) ? month.index : undefined;
}

// VIE 16 March 2027: Vienna, where that is no Friday
const codeBeforeDay = /^[A-Z]{3} (?=\d)/;
// do 5 marca | do 12. března: until, where a weekday of the Dutch has the same letters
const untilDay = /^do (?=\d)/i;
const monthBehindUntil =
  /^do \d{1,2}\.? ?(?:stycz|lut|marc|kwie|maj|czerw|lipc|sierp|wrze|paz|listop|grud|led|unor|brez|dub|kvet|cerv|srp|zari|rij|prosin)/u;

/** Whether the word before a day is no weekday, though one is written like it. */
function isWordBeforeDay(text: string, { year, month, day, weekday }: PrintedDay): boolean {
  if (weekday === undefined) return false;
  if (monthBehindUntil.test(fold(text))) return true;
  const differs = year !== undefined && (new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7) !== weekday;
  const code = text.slice(0, 3);
  const isCode = codeBeforeDay.test(text) && isCodeAlone(code) && airportAt(code) !== undefined;
  return differs && (isCode || untilDay.test(text));
}

/** The day in a text that may carry a word too many in front or behind. */
function dayIn(text: string): { day: PrintedDay; from: number; to: number } | undefined {
  const front = /^\p{L}+[.,]*\s+(?=\d|\p{L})/u.exec(text)?.[0].length ?? 0;
  const back = text.length - (/,?\s\p{L}+$/u.exec(text)?.[0].length ?? 0);
  for (const [from, to] of [
    [0, text.length],
    [0, back],
    [front, text.length],
    [front, back],
  ] as const) {
    const day = from < to ? readDay(text.slice(from, to)) : undefined;
    if (day && !isWordBeforeDay(text.slice(from, to), day)) return { day, from, to };
  }
  return undefined;
}

function each(line: Line, shape: RegExp, group: string, use: (place: Place, text: string) => void): void {
  for (const match of line.text.matchAll(shape)) {
    const place = match.indices?.groups?.[group];
    const text = match.groups?.[group];
    if (place && text !== undefined)
      use({ line, start: place[0], end: place[1], x: foundAt(line, place[0], place[1]).box.x }, text);
  }
}
