/** What in a line may belong to a flight: numbers, airports, days, times, shifts of a day, terminals. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../draft/found.ts';
import { airlineNamed, airlineOf } from '../reference/airlines.ts';
import { airportAt } from '../reference/airports.ts';
import { designatorOfIcao } from '../reference/icao-designators.ts';
import { isStretched } from '../text/justified-lines.ts';
import type { Line } from '../text/ticket-text.ts';
import { addressesIn, isWithin } from '../text/web-addresses.ts';
import { halfBehind, readTime, wordBeforeHour, wordBehindHour } from '../values/clock.ts';
import { readFlightNumber } from '../values/flights.ts';
import { halfBefore, wordOfHalf } from '../values/halves-before-hours.ts';
import { readTerminal } from '../values/terminals.ts';
import {
  goesOnAsAmount,
  isBeforeAmount,
  isBehindItsCity,
  isCodeAlone,
  isCurrencyAlone,
  isCurrencyOfColumn,
  isOfTaxes,
  isTerminalOfCode,
  isTitleOfName,
  isWord,
} from './code-words.ts';
import { daysIn } from './days-in-line.ts';
import { foldInPlace, isBehindOperator } from './flight-labels.ts';
import { flightsOfAsiaIn } from './flights-of-asia.ts';
import { hoursInUtc } from './hours-in-utc.ts';
import { nextDayWords } from './next-day.ts';
import { isPostalBox } from './no-flights/postal-boxes.ts';
import { isPostalCode } from './no-flights/postal-codes.ts';
import { isOfOther } from './other-numbers.ts';
import { hourBehindWord } from './pointed-hours.ts';
import { isTerminal } from './terminals-like-flights.ts';
import { isOfUnlistedAirline } from './unlisted-airlines.ts';

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

// TK 1044 | LH0091 | W6 3001 | A3-961 | 4Y 123*; not EW-2027-03-7719024, DE 113 482 907, RO65 BRDE 450S V123 4567, UB7 0GB, LJ 555-KV, U2418*****, RO 2••••551, LH 9922 2041 8877 123, CIE AS-0218-m
const flightShape =
  /(?<![\p{L}\d/.,=-])(?<flight>(?=.?[A-Z])[A-Z0-9]{2} ?-? ?0{0,3}[1-9]\d{0,3})(?!(?!\p{Script=Han})[\p{L}\d]|[*•●·]{2}|[.,:/]\d|-\d{3}|-\d{2}-|-[A-Z]{2}(?![\p{L}\d])|-\p{Ll}(?!\p{L})| \d{7}| \d{4} \d{3}(?!\d)| (?!(?:[01]\d|2[0-3])[0-5]\d (?:[01]\d|2[0-3])[0-5]\d(?!\d))\d{4} \d{4}(?!\d)| (?:\d{4} ){2}\d{3,4}(?!\d)| [*x•]{3}| [A-Z\d]{4} [A-Z\d]{4} \d{4}| [A-Z]{4} [A-Z\d]{4} [A-Z\d]{4}| \d{3} \d{3}(?!\d)| \d[A-Z]{2}(?![\p{L}\d])| [A-Z]{2}\d{2}(?![\p{L}\d])| ?(?:%|kg|KG|EUR|USD|RON|min|MIN|h\b))/dgu;
// EZY2165 | WZZ 3145 | JAL035便: fewer figures behind three letters are more often something else
const icaoShape =
  /(?<![\p{L}\d/.,-])(?<flight>[A-Z]{3} ?(?:[1-9]\d{2,3}|0{1,2}[1-9]\d{1,2}))(?!(?!\p{Script=Han})[\p{L}\d]|[.,:/-]\d| \d{3})/dgu;
// Flight EZY 85 | TAP 1023   OPO 07:10   LIS 08:15: fewer figures, or letters that are a name as well, behind a label of flights or in a line that tells one
const labelledIcaoShape = /(?<![\p{L}\d/.,-])(?<flight>[A-Z]{3} ?0{0,2}[1-9]\d{0,3})(?![\p{L}\d]|[.,:/-]\d| \d{3})/dgu;
// KLM1364 | SAS1415: behind a blank the figures may be those a ticket begins with
const nameGlued = /^[A-Z]{3}[1-9]\d{2,3}$/;
// Emirates (EK) - 164
const behindAirline =
  /\p{L}[\p{L} .'’-]{2,40} (?<flight>\((?=.?[A-Z])[A-Z0-9]{2}\)\s?[-–]?\s?0{0,3}[1-9]\d{0,3})(?![\p{L}\d]|[.,:/]\d| ?%)/dgu;
// AUF REISEN UM 0635: a clock behind a word
const clockBehindWord = /^(?:AB|AN|AT|BY|IN|NO|ON|TO|UM) (?:[01]\d|2[0-3])[0-5]\d$/;
/** Aircraft, durations, versions of a paper (V02), rooms (B2-4) and words that look like flight numbers. */
const noFlight =
  /^(?:\dH[0-5]\d|A(?:220|3(?:0[06]|1[089]|2[01]|30|4[056]|50|80))|B7\d\d|E1[79]\d|(?:NO|TO|OK|IN|AT|ON|BY|OF|CA|NR|LA|DE|T[0-9]|PC) ?-?\d{1,2}|PM ?-?\d{1,2}|AM ?-?(?:0?\d|1[0-2])|V0[1-9]|[A-Z]\d-\d)$/;
// Bucharest (OTP) | NEWARK, NJ (EWR - LIBERTY) | Bucharest/OTP, not turkishairlines.com / WEB, NONEND/CHG FEE
const airportInBrackets = /\((?<code>[A-Z]{3})(?:\s?[-–,/][^)]{0,40}?)?(?=\)|\s{2}|$)/dgu;
const airportAfterSlash =
  /(?<=\p{L}{2}\.?\s?)(?<!\.\p{Ll}{2,4}\s?)\/\s?(?<code>[A-Z]{3})(?![\p{L}\d/]|\s(?:FEES?|CHARGES?|PEN(?:ALTY)?)(?!\p{L}))/dgu;
// at the embassy (VFS) | ofisi ya kodi (TRA): behind a word that is no name, letters in brackets are short for it
const behindWord = /(?<!\p{L}|\p{L}[’'-])\p{Ll}[\p{L}’'-]+ ?\($/u;
// (LOG) va adjunta, its word at the end of the line above
const beforeWord = /^\) \p{Ll}{2}/u;
const isShortInSentence = (before: string, behind: string): boolean =>
  behindWord.test(before) || (/^\s*\($/.test(before) && beforeWord.test(behind));
// OTP-AMS | OTP - AMS | OTP → AMS
const codePair = /(?<![\p{L}\d/.-])(?<from>[A-Z]{3})\s?(?:->|[-–—>→»])\s?(?<to>[A-Z]{3})(?![\p{L}\d/.-])/dgu;
// OTP | EWR - ARN | OTP 06:15, but not BUD International Airport
const bareAirport =
  /(?<![\p{L}\d/.-])(?<code>[A-Z]{3})(?=\s*$|\s{2}|\s?[-–—→>|,](?!\p{L})|\s\d(?!\d{4}|\d{2} \d{3})|\s[A-Z]{3}(?![\p{L}\d])|(?<=\d[:h]\d{2}\s{1,4}[A-Z]{3})\s\p{Lu})/dgu;
// 09:10 | 出発:09:10 | 9:10 PM | 1:05p | 19:20 München | 18h20 | 18u20 | 14:05 Uhr | 9:10 م | ב-6:10
const timeShape =
  /(?<![\d.,/+]|(?<!\p{Script=Hebrew})-|(?<![\p{Script=Han}\p{Script=Hangul}]):)(?<time>(?:[01]?\d|2[0-3])(?::|u| ?h ?)[0-5]\d(?:\s?[ap]\.?\s?m(?!\p{L})\.?|[ap](?!\p{L})|\s?[صم](?!\p{L}))?)(?![\d:%]|[.,]\d|\s?['’′](?!\p{L})|\s?m(?:in)?(?!\p{L}))/dgiu;
/** In letters: in the afternoon, with its blanks. */
const longestHalf = 20;
// 13.20 uur | 07.00 Uhr | பி.ப. 2.35 | 07,20 ч. | kl. 07,20: with points and commas a time is a day or a sum as well, but for the word beside it
const pointedTime = new RegExp(
  String.raw`(?<![\d:.,/+-])(?<time>(?:[01]?\d|2[0-3])(?:[.,][0-5]\d(?=${wordBehindHour})|(?<=${wordOfHalf}\s?\d{1,2})\.[0-5]\d(?![\d.])|(?<=${wordBeforeHour}\d{1,2}),[0-5]\d(?!\d|[.,]\d|\s?(?:\p{Sc}|%|EUR|kg))))`,
  'dgiu',
);
// 12時05分 | 7点40分 | 9시 05분: no 2時間30分
const timeOfAsia = /(?<![\d:.,/+-])(?<time>(?:[01]?\d|2[0-3])\s?[時时点點시]\s?[0-5]\d\s?[分분])(?![\d間间钟鐘간])/dgu;
// 24:00 | 24h00
const midnight = /(?<![\d:.,/+-])(?<time>24[:h]00)(?![\d:%])/dgu;
// 1225  +0020: it lands on the next day
const plusTime = /(?<=\d[:.]?\d\d\s{1,8}\+)(?<time>(?:[01]\d|2[0-3]):?[0-5]\d)(?=\s|$)/dgu;
// (+1) | +1 | +1 day | Day+1, behind a time
const shiftShape = /(?<=\d(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr))?\s{0,3})\(?(?<shift>[+-]\s?[123])\)?(?![\d:])/dgiu;
// the same alone in its cell, where the time's cell was too narrow; there it may have its word: +1 day | +1 zi
const shiftAlone =
  /(?<=^|\s{2})\(?(?<shift>\+\s?[12])(?:\s(?:days?|zi(?:le)?|Tage?|jours?|giorn[oi]|d[ií]as?|dag(?:en|ar|er|e)?|dzie[nń]|dni|d[ae]ny?|nap|g[uü]n|ημέρ(?:α|ες)|ден|дня|день))?\)?(?=\s{2}|$)/dgiu;
// Day+1 | J+1 | D+1
const dayWord = /(?:(?:day|jour|tag|ziua|gun)\s?|(?<![\p{L}\d])[jdzg] ?)(?<shift>\+[12])(?!\d)/dgiu;
// 17:35 next day | 05:25 (am Folgetag) | 10.45 giorno successivo
const nextDay = new RegExp(
  String.raw`(?<=\d[:.h]?\d{2}(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr|uur))?[\s,(]{0,3})(?:${nextDayWords})(?!\p{L})`,
  'gu',
);
// 次日 07:05 | 翌日7:05 | 익일 05:10 | 隔日(9日)上午 7:05
const dayBeforeHour = new RegExp(
  String.raw`(?:次日|翌日?|第二天|隔[天日]|익일|다음\s?날)(?:[(（]\d{1,2}\s?[日일][)）])?\s{0,2}(?=(?:${wordOfHalf}\s{0,2})?(?:[01]?\d|2[0-3]):[0-5]\d)`,
  'gu',
);
// Terminal 2F | Terminal: I | Terminal No:2 | (Terminal 3) | TERMINAL B
const terminalShape =
  /\b(?<terminal>(?:terminal(?:ul)?|aérogare|aerogare)\s*(?:n[ro]\.?\s*(?=:))?:?\s*(?:\d[A-Z]?|[A-Z]\d?|main|international|domestic|nord|sud|west|est)(?![\p{L}\d])|(?:north|south|main|international|domestic) terminal)(?![\p{L}\d])/dgiu;
/** Whether a text prints a flight under three letters. */
export const hasIcaoFlight = (text: string): boolean =>
  [...text.matchAll(labelledIcaoShape)].some(({ groups }) => designatorOfLetters(groups?.flight ?? '') !== undefined);

const designatorOfLetters = (flight: string): string | undefined =>
  designatorOfIcao(flight.slice(0, 3)) ?? airlineNamed(flight.slice(0, 3))?.iata;

/** Lines are asked for their marks more than once: for flights, for days of issue, for the end of a list of names. */
const known = new WeakMap<Line, Mark[]>();

/** Every mark of a line, from left to right. */
export function marksOf(line: Line): readonly Mark[] {
  const marks = known.get(line) ?? readMarks(line);
  known.set(line, marks);
  return marks;
}

function readMarks(line: Line): Mark[] {
  const days = daysIn(line).map((day) => ({ ...day, line, x: day.found.box.x, kind: 'day' as const }));
  const marks: Mark[] = [...days];
  const free = (place: { start: number; end: number }) => !days.some((day) => place.start < day.end && place.end > day.start);
  each(line, flightShape, 'flight', (place, text) => {
    // AM 1 alone in its cell is Aeroméxico's, and one o'clock nowhere else.
    const isAlone = /(?:^|\s{2})$/.test(line.text.slice(0, place.start)) && /^(?:\s{2}|$)/.test(line.text.slice(place.end));
    // CU  48  DE  ORE  INAINTE  DE  PLECARE
    if (/\s{2}/.test(text) && isStretched(line)) return;
    const isHalf = /^AM/.test(text) && /\d\s{0,2}$/.test(line.text.slice(0, place.start));
    const isWord = isHalf || (noFlight.test(text.trim()) && !(isAlone && /^AM \d/.test(text))) || clockBehindWord.test(text);
    // 1. KEARNEY/PATRICK MR 2. BARTON/JUNE MS
    const isInList = /^M[RS] \d{1,2}$/.test(text) && /^[.)] ?\p{Lu}/u.test(line.text.slice(place.end));
    const isOther =
      isWord ||
      isInList ||
      goesOnAsAmount(line.text.slice(place.end)) ||
      [isTerminal, isPostalCode, isPostalBox].some((is) => is(line, place.start, place.end));
    const value = isOther || isBehindOperator(line.text.slice(0, place.start)) ? undefined : readFlightNumber(text);
    if (value !== undefined && free(place) && (airlineOf(value.slice(0, 2)) || isOfUnlistedAirline(line, text, place.start)))
      marks.push({ ...place, kind: 'flight', found: { ...foundAt(line, place.start, place.end), value } });
  });
  for (const shape of [icaoShape, labelledIcaoShape])
    each(line, shape, 'flight', (place, text) => {
      const isLabelled = shape === labelledIcaoShape;
      const designator = isLabelled ? designatorOfLetters(text) : designatorOfIcao(text.slice(0, 3));
      const number = text.slice(3).trim().replace(/^0+/, '');
      const isElse = marks.some(({ kind, start }) => kind === 'flight' && start === place.start);
      if (!designator || isElse || !free(place) || isBehindOperator(line.text.slice(0, place.start))) return;
      if (isLabelled && !nameGlued.test(text) && !isOfUnlistedAirline(line, text, place.start)) return;
      const found = { ...foundAt(line, place.start, place.end), value: designator + number };
      marks.push({ ...{ ...place, kind: 'flight' }, found });
    });
  each(line, behindAirline, 'flight', (place, text) => {
    const value = readFlightNumber(text.replace(/[^A-Z\d]/g, ''));
    if (value !== undefined && free(place) && airlineOf(value.slice(0, 2)))
      marks.push({ ...place, kind: 'flight', found: { ...foundAt(line, place.start, place.end), value } });
  });
  for (const { start, end, value } of flightsOfAsiaIn(line.text)) {
    const isTaken = marks.some((mark) => mark.kind === 'flight' && start < mark.end && end > mark.start);
    const found = foundAt(line, start, end);
    if (!isTaken && free({ start, end }) && !isBehindOperator(line.text.slice(0, start)))
      marks.push({ line, start, end, x: found.box.x, kind: 'flight', found: { ...found, value } });
  }
  markPairs(line, marks);
  for (const shape of [airportInBrackets, airportAfterSlash, bareAirport]) {
    each(line, shape, 'code', (place, text) => {
      const bare = shape === bareAirport;
      const taken = marks.some((mark) => mark.kind === 'airport' && mark.start === place.start);
      const behind = line.text.slice(place.end);
      const isOfMoney = isBeforeAmount(behind) || (bare && (isOfTaxes(line.text) || isCurrencyOfColumn(text, behind)));
      const isPlace = !(isOfMoney && shape !== airportInBrackets) && (!bare || (free(place) && airportAt(text) !== undefined));
      const isOther =
        !isCodeAlone(text) && !(shape === airportInBrackets && isBehindItsCity(line.text.slice(0, place.start), text));
      const isShortFor = airportAt(text) === undefined && isShortInSentence(line.text.slice(0, place.start), behind);
      const isTitle = bare && isTitleOfName(text, line.text.slice(0, place.start), line.text.slice(place.end));
      const isTerminalWord = bare && isTerminalOfCode(text, line.text.slice(0, place.start));
      if (taken || isOther || !isPlace || isCurrencyAlone(text) || isShortFor || isTitle || isTerminalWord) return;
      marks.push({ ...place, kind: 'airport', bare, found: foundAt(line, place.start, place.end) });
    });
  }
  const isFreeOfTimes = (hour: Place) =>
    !marks.some(({ kind, start, end }) => kind === 'time' && start < hour.end && end > hour.start);
  for (const shape of [timeShape, pointedTime, timeOfAsia, hourBehindWord]) {
    each(line, shape, 'time', (hour) => {
      if (shape === hourBehindWord && !(free(hour) && isFreeOfTimes(hour))) return;
      const place = {
        ...hour,
        start: hour.start - halfBefore(line.text.slice(Math.max(0, hour.start - longestHalf), hour.start)),
      };
      const end = place.end + halfBehind(foldInPlace(line.text.slice(place.end, place.end + longestHalf)));
      const value = readTime(line.text.slice(place.start, end));
      if (value !== undefined) marks.push({ ...place, end, kind: 'time', found: { ...foundAt(line, place.start, end), value } });
    });
  }
  // 24:00 is the first minute of the next day.
  each(line, midnight, 'time', (place) => {
    const found = foundAt(line, place.start, place.end);
    marks.push({ ...place, kind: 'time', found: { ...found, value: '00:00' } });
    marks.push({ ...place, start: place.end, kind: 'shift', found: { ...found, value: 1 } });
  });
  each(line, plusTime, 'time', (place, text) => {
    const found = foundAt(line, place.start, place.end);
    marks.push({ ...place, kind: 'time', found: { ...found, value: `${text.slice(0, 2)}:${text.slice(-2)}` } });
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
  for (const { index, 0: word } of line.text.matchAll(dayBeforeHour)) {
    const time = marks.find(({ kind, start }) => kind === 'time' && start === index + word.length);
    const found = foundAt(line, index, index + word.length);
    if (time) marks.push({ ...time, start: time.end, kind: 'shift', found: { ...found, value: 1 } });
  }
  each(line, terminalShape, 'terminal', (place, text) => {
    const value = readTerminal(text);
    if (value !== undefined)
      marks.push({ ...place, kind: 'terminal', found: { ...foundAt(line, place.start, place.end), value } });
  });
  const addresses = addressesIn(line.text);
  const utc = hoursInUtc(line.text, marks);
  return marks
    .filter(
      (mark) =>
        !utc.has(mark) && !isWithin(addresses, mark) && !(mark.kind === 'flight' && isOfOther(line.text.slice(0, mark.start))),
    )
    .sort((one, other) => one.start - other.start);
}

/** Numbers under which others fly the flights of this line: no flights of this ticket, however it is parted. */
export const operatedNumbersIn = ({ text }: Line): string[] =>
  [...text.matchAll(flightShape)].flatMap((match) => {
    const [start] = match.indices?.groups?.flight ?? [0];
    return isBehindOperator(text.slice(0, start)) ? (readFlightNumber(match.groups?.flight ?? '') ?? []) : [];
  });

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

function each(line: Line, shape: RegExp, group: string, use: (place: Place, text: string) => void): void {
  for (const match of line.text.matchAll(shape)) {
    const place = match.indices?.groups?.[group];
    const text = match.groups?.[group];
    if (place && text !== undefined)
      use({ line, start: place[0], end: place[1], x: foundAt(line, place[0], place[1]).box.x }, text);
  }
}
