/** Flights printed without their airline's designator: `Iberia 2518`, or `FLIGHT # 2219` where only one airline is named. */
import { pieceCells } from '../../layout/cells.ts';
import { airlineNamed, airlineOf, airlineWithAccountingCode } from '../../reference/airlines.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { addressesIn, isWithin } from '../../text/web-addresses.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { foldInPlace, isBehindOperator } from '../flight-labels.ts';
import { marksOf } from '../flight-marks.ts';
import { isOfOther } from '../other-numbers.ts';
import { ticketsIn } from '../people/tickets/tickets-of-passengers.ts';
import { flightsInOtherLetters } from './flights-in-other-letters.ts';
import { airlinesWithCode, numbersInColumns } from './numbers-in-columns.ts';

/** Where it stands in its line, and what it is. */
type UndesignatedFlight = { start: number; end: number; value: string };

const wordForFlight = '(?:flight|flug|vol|vuelo|voo|volo|zbor(?:ul)?|rejs|jarat|ucus|vlucht|πτηση|рейс)';
/** As it stands between an airline's name and its number, however it is written. */
const anyWordForFlight =
  '(?:[Ff](?:light|lug|lyg(?:et)?|ly(?:et)?)|FLIGHT|FLUG|[Vv](?:ol|uelo|oo|olo|lucht)|VOL|VUELO|[Zz]bor(?:ul)?|ZBOR|[Rr]ejs(?:em|u)?|[Ll]ot(?:em|u)?|[Ll]et(?:em|om|u)?|[Ll]ink(?:ou|om)|[Jj]árat(?:tal)?|[Uu]çuş(?:u)?|[Ll]en(?:to|nolla|nolle|non)|[Pp]enerbangan|[Cc]huyến bay|[Ππ]τήση|[Рр]ейс)';
const wordForNumber = '(?:no|nr|nro|n|num|number|nummer|numero)\\.?[ºo°]?';
// Iberia 2518 | LOT Polish Airlines 1153 | ETHIOPIAN             707  ECONOMY | Kenya Airways flight 101 | Air Caraïbes n° 540
const nameAndNumber = new RegExp(
  `(?<![\\p{L}\\d])(?<name>\\p{Lu}[\\p{L}.&'’-]{0,30}(?: [\\p{L}.&'’-]{1,30}){0,4}?)(?: {1,3}| {2,24}(?=[1-9]\\d{1,3} {2})| (?:${anyWordForFlight} )?(?:${wordForNumber} ?)?)(?:0{0,2}(?=\\d{3}))?(?<number>[1-9]\\d{0,3})(?![\\p{L}\\d]|[.,:]\\d|/|\\s?(?:kg|EUR|min|[×x]))`,
  'dgu',
);
// FLIGHT # 2219 | Vol n° 1234 | # 1487  BNA
const wordAndNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:${wordForFlight}(?: ?${wordForNumber})?(?: ?[#:])? {0,3}|# )0{0,3}(?<number>[1-9]\\d{1,3})(?!\\d|[.,:]\\d|[/-]|\\s?(?:kg|eur|min|h)(?!\\p{L}))`,
  'dgu',
);
// Southwest Airlines | AIR ALGERIE
const capitalWords = /(?<!\p{L})\p{Lu}[\p{L}.&'’-]{0,30}(?: \p{Lu}[\p{L}.&'’-]{0,30}){0,5}/gu;
/** An airline says who it is at the top, or at the very end. */
const named = { above: 40, below: 10 };

/** Whether a text has anything of the kind. */
export const hasUndesignatedFlight = (text: string): boolean =>
  [...text.matchAll(nameAndNumber)]
    .slice(0, most)
    .some((match) => flightOfName(match) !== undefined || airlineShort(match.groups?.name ?? '') !== undefined) ||
  flightsInOtherLetters(text.slice(0, longest)).length > 0 ||
  foldInPlace(text.slice(0, longest)).search(wordAndNumber) >= 0 ||
  airlinesWithCode(text.slice(0, longest)).length > 0;

/** Bounds on work. */
const most = 2000;
const longest = 100_000;

/** Those of a line that stand behind the whole name of their airline. @param isShort whose name may be short */
export const flightsByName = ({ text }: Line, isShort: IsShort = () => false): UndesignatedFlight[] =>
  [
    ...[...text.matchAll(nameAndNumber)]
      .filter((match) => !countsPieces(match, text))
      .flatMap((match) => flightOfName(match, isShort) ?? []),
    ...flightsInOtherLetters(text),
  ].filter(isPrinted(text));

/** `Vietnam Airlines 2 kiện 23 kg`: one figure before a word, beside no hour. */
const countsPieces = ({ groups, index, 0: words }: RegExpExecArray, text: string): boolean =>
  groups?.number?.length === 1 && /^ \p{Ll}/u.test(text.slice(index + words.length)) && !anyHour.test(text);

type IsShort = (iata: string) => boolean;

// 7:15 a.m. | 14h35 | 9.40
const anyHour = /(?<!\d)(?:[01]?\d|2[0-3])\s?[:.hu]\s?[0-5]\d(?!\d)/;

/** `American 1182` and `American 732`, each beside an hour: whom a document calls so more than once. */
function isCalledShort(lines: readonly Line[]): IsShort {
  const flights = lines.flatMap((line, row) => {
    return [lines[row - 1], line, lines[row + 1]].some((one) => one && anyHour.test(one.text))
      ? flightsByName(line, () => true)
      : [];
  });
  const byAirline = Map.groupBy(new Set(flights.map(({ value }) => value)), (value) => value.slice(0, 2));
  return (iata) => (byAirline.get(iata)?.length ?? 0) > 1;
}

/**
 * Line by line, where a document names more flights by their airlines' names than by designators: those are of codeshares, or of something else.
 * @param designated its numbers with a designator
 */
export function mostlyByName(lines: readonly Line[], designated: ReadonlySet<string>): UndesignatedFlight[][] {
  const isShort = isCalledShort(lines);
  const byName = lines.map((line, row) =>
    [...flightsByName(line, isShort), ...byWholeName(line, lines[row + 1])].filter(
      ({ start }) => !isBehindOperator(line.text.slice(0, start)),
    ),
  );
  const others = new Set(byName.flatMap((flights) => flights.map(({ value }) => value)));
  return others.size > designated.size
    ? byName
    : byName.map((flights, row) => flights.filter((flight) => isInSentence(flight, lines, row)));
}

/** In letters: so near behind a number with its designator `(Lufthansa 149)` names the same flight once more. */
const besideNumber = 30;
const smallWords = /(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu;
/** A cell has few small words. */
const ofSentence = 3;

/** `um 7.15 Uhr mit Lufthansa 138 weiter`: beside an hour, and no second number of a flight that was just told. */
function isInSentence({ start }: UndesignatedFlight, lines: readonly Line[], row: number): boolean {
  const line = lines[row];
  if (!line || columnsOf(line).length > 1 || wordsAround(lines, row) < ofSentence || !isBesideHour(lines, row)) return false;
  return !marksOf(line).some(
    (mark) =>
      mark.kind === 'flight' &&
      mark.end <= start &&
      start - mark.end < besideNumber &&
      !/\d/.test(line.text.slice(mark.end, start)),
  );
}

/** Small ones; a clause may stand in a line of its own, and has one at least. */
const wordsAround = (lines: readonly Line[], row: number): number => {
  const [own, ...others] = [row, row - 1, row + 1].map((at) => lines[at]?.text.match(smallWords)?.length ?? 0);
  return own ? others.reduce((sum, count) => sum + count, own) : 0;
};

const isBesideHour = (lines: readonly Line[], row: number): boolean =>
  [lines[row - 1], lines[row], lines[row + 1]].some((one) => one && anyHour.test(one.text));

/** Line by line. */
export function undesignatedFlights(lines: readonly Line[]): UndesignatedFlight[][] {
  const airline = onlyAirlineOf(lines);
  const isCalled = isCalledShort(lines);
  const isShort = (iata: string) => iata === airline || isCalled(iata);
  const byName = lines.map((line, row) =>
    [...flightsByName(line, isShort), ...byWholeName(line, lines[row + 1])].filter(isPrinted(line.text)),
  );
  if (byName.some((flights) => flights.length > 0)) return byName;
  const byNeighbour = lines.map((line, row) => behindWord(line, (start) => airlineOver(lines, row, start)));
  if (byNeighbour.some((flights) => flights.length > 0)) return byNeighbour;
  const byColumn = numbersInColumns(lines, airline);
  if (byColumn.some((flights) => flights.length > 0)) return byColumn;
  return airline ? lines.map((line) => behindWord(line, () => airline)) : byName;
}

/** @param airlineAt whose the number is that stands there in the line. */
const behindWord = ({ text }: Line, airlineAt: (start: number) => string | undefined): UndesignatedFlight[] =>
  [...foldInPlace(text).matchAll(wordAndNumber)].flatMap((match) => {
    const [start, end] = match.indices?.groups?.number ?? [0, 0];
    const airline = airlineAt(match.index);
    const value = airline && readFlightNumber(airline + match.groups?.number);
    return value ? [{ start, end, value }].filter(isPrinted(text)) : [];
  });

/** In no address, and of nothing else by the words before it. */
const isPrinted = (text: string) => (place: UndesignatedFlight) =>
  !isWithin(addressesIn(text), place) && !isOfOther(text.slice(0, place.start));

// GOL (G3)
const nameAndCode = /^(?<name>\p{L}[\p{L}.&'’ -]{1,40}?)(?: ?\((?<code>(?=.?[A-Z])[A-Z\d]{2})\))?$/u;
/** In lines: so far over its number stands an airline in a cell of its own. */
const over = 2;

/** `GOL (G3)` over `Voo 1624`, in one column. */
function airlineOver(lines: readonly Line[], row: number, start: number): string | undefined {
  const line = lines[row];
  const own = line && pieceCells(line).find((cell) => start >= cell.start && start < cell.end);
  if (!own) return undefined;
  for (let at = row - 1; at >= Math.max(0, row - over); at -= 1) {
    const above = lines[at];
    const cells = above ? pieceCells(above) : [];
    const cell = cells.find(({ x }) => Math.abs(x - own.x) <= aligned);
    const { name = '', code } = nameAndCode.exec(cell?.text ?? '')?.groups ?? {};
    // Alone in its line a name may be anybody's: who sells, who flies.
    const byName = cells.length > 1 ? airlineNamed(name) : undefined;
    const airline = code === undefined ? byName : airlineOf(code);
    if (airline) return airline.iata;
  }
  return undefined;
}

/** In points. */
const aligned = 3;

/** `Alaska 1084`: an airline without the word that says so, of no place of that name. */
function airlineShort(name: string): string | undefined {
  if (airportsNamed(name).length > 0) return undefined;
  return ['Airlines', 'Airways', 'Air Lines', 'Air', 'Indonesia', 'Pacific', 'Atlantic'].flatMap(
    (word) => airlineNamed(`${name} ${word}`)?.iata ?? [],
  )[0];
}

// Finnairin 436 | Lufthansou 149 | Aegeannal 877: in Finnish, Estonian, Czech, Slovak, Croatian, Hungarian, Turkish
const ending =
  /(?:in|n|i|illa|lla|ga|iga|ou|em|om|u|jem|val|vel|nal|nel|ral|rel|sal|sel|zel|tal|tel|[’']?(?:in|nin|un|nun|la|le|yla|yle))$/u;
/** In letters: what is left of such a name. */
const leastLeft = 5;

/** An airline with the ending its name has in a sentence. */
function airlineDeclined(name: string): string | undefined {
  const endings = /\p{Ll}$/u.test(name)
    ? [1, 2, 3, 4].filter((length) => ending.exec(name.slice(-length))?.[0].length === length)
    : [];
  const stems = endings.map((length) => name.slice(0, -length)).filter((stem) => stem.length >= leastLeft);
  return stems.flatMap((stem) => airlineNamed(stem)?.iata ?? airlineNamed(`${stem}a`)?.iata ?? [])[0];
}

/** @param isShort whose name may be short */
function flightOfName(match: RegExpExecArray, isShort: IsShort = () => false): UndesignatedFlight | undefined {
  const words = (match.groups?.name ?? '').split(' ');
  const end = match.indices?.groups?.number?.[1] ?? 0;
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const whole = airlineNamed(name)?.iata ?? airlineDeclined(name);
    const short = whole ? undefined : airlineShort(name);
    const airline = whole ?? (short !== undefined && isShort(short) ? short : undefined);
    const value = airline && readFlightNumber(`${airline}${match.groups?.number}`);
    const start = match.index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    if (value) return { start, end, value };
  }
  return undefined;
}

/** `AMERICAN   100` over `AIRLINES`: a name that goes on in the next line of its cell. */
function byWholeName(line: Line, below: Line | undefined): UndesignatedFlight[] {
  const [cells, rests] = [pieceCells(line), below ? pieceCells(below) : []];
  return [...line.text.matchAll(nameAndNumber)].flatMap((match) => {
    const cell = cells.find(({ start }) => start === match.index);
    const rest = cell && rests.find(({ x }) => Math.abs(x - cell.x) <= aligned);
    const airline = rest && !flightOfName(match) && airlineNamed(`${match.groups?.name} ${rest.text}`);
    const value = airline && readFlightNumber(`${airline.iata}${match.groups?.number}`);
    return value ? [{ start: match.index, end: match.indices?.groups?.number?.[1] ?? 0, value }] : [];
  });
}

/** The airline whose tickets these are, or the only one that is named. */
function onlyAirlineOf(lines: readonly Line[]): string | undefined {
  const issuers = new Set(ticketsIn(lines).flatMap(({ value }) => airlineWithAccountingCode(value.value)?.iata ?? []));
  const names =
    issuers.size > 0 ? issuers : new Set([...lines.slice(0, named.above), ...lines.slice(-named.below)].flatMap(airlinesIn));
  const [only, ...others] = names;
  return others.length === 0 ? only : undefined;
}

function airlinesIn({ text }: Line): string[] {
  return [...text.matchAll(capitalWords)].flatMap(([run]) => {
    const words = run.split(' ');
    const parts = words.flatMap((_, from) => words.slice(from).map((_, count) => words.slice(from, from + count + 1).join(' ')));
    return parts.flatMap((name) => airlineNamed(name)?.iata ?? []);
  });
}
