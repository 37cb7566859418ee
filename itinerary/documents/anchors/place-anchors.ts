/** Places in a line: codes, and names of cities and airports; a code beside the name of its own city is one place, and sure. */
import { type Found, foundAt } from '../../draft/found.ts';
import { type Airport, airportAt, airportsNamed, isWordOfPlace, placesOfAsiaIn } from '../../reference/airports.ts';
import { namesWithoutEnding } from '../../reference/declined-names.ts';
import { columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readWeekday } from '../../values/days.ts';
import {
  isAirportToo,
  isBeforeAmount,
  isBehindOtherLetters,
  isCodeAlone,
  isCurrencyOfColumn,
  isDayOfProgramme,
  isPairOfCodes,
  isTerminalOfCode,
  isTitleOfName,
} from '../code-words.ts';
import { foldInPlace } from '../flight-labels.ts';
import type { Mark } from '../flight-marks.ts';
import type { PlaceAnchor } from './anchor.ts';
import { codesLikeOthers } from './codes-like-others.ts';

type Place = Pick<PlaceAnchor, 'kind' | 'code' | 'words' | 'airports' | 'weak'> & { start: number; end: number };
/** `name`: the place without the ending it has in a sentence. */
type Named = { start: number; end: number; airports: Airport[]; name?: string };
type Coded = { start: number; end: number; code: Found; airport: Airport | undefined; bare: boolean };

export function placesIn(line: Line, marks: readonly Mark[]): Place[] {
  const codes = withoutPaidFor(line, marks, codesIn(line, marks));
  const names = withoutPaidFor(line, marks, [...namesIn(line, codes), ...namesOfAsiaIn(line, codes)]);
  const used = new Set<Named>();
  const coded = codes.map((code): Place => {
    const own = names.find((name) => !used.has(name) && isOwn(name, code, line));
    if (own) used.add(own);
    return {
      ...{ kind: 'place', code: code.code, airports: code.airport ? [code.airport] : [] },
      ...(own && { words: foundAt(line, own.start, own.end, 0.9) }),
      weak: code.bare && !own,
      start: code.start,
      end: code.end,
    };
  });
  const others = names
    .filter((name) => !used.has(name))
    .map(
      ({ start, end, airports, name }): Place => ({
        kind: 'place',
        words: { ...foundAt(line, start, end, 0.8), ...(name && { value: name }) },
        airports,
        weak: true,
        start,
        end,
      }),
    );
  return [...coded, ...others];
}

// NAV Canada   24,00 $ | Airport improvement fees (YHU, YQB)   75,00 $; not OTP - CDG   120,00 EUR, which is a way
const sum = /(?:^|\s)(?:[-–]?\d[\d., ]*[.,]\d{2} ?(?:\p{Sc}|EUR|USD|GBP|CAD|CHF|RON|[Ll]ei)|[-–]?\p{Sc} ?\d[\d., ]*)$/u;
const way = /^[^,]{0,30}(?:[-–—→>/]|\sto\s)[^,]{0,30}$/u;

/** What is paid for, in a line that tells of no flight: no place of a journey. */
function withoutPaidFor<T extends { start: number; end: number }>(line: Line, marks: readonly Mark[], places: readonly T[]): T[] {
  const [paid, amount] = columnsOf(line).slice(-2);
  const tellsFlight = marks.some(({ kind }) => kind === 'flight' || kind === 'time' || kind === 'day');
  if (!paid || !amount || tellsFlight || !sum.test(amount.text)) return [...places];
  const own = places.filter(({ start, end }) => start >= paid.start && end <= paid.end);
  const [first, second] = own.toSorted((one, other) => one.start - other.start);
  if (first && second && way.test(line.text.slice(first.end, second.start))) return [...places];
  return places.filter((place) => !own.includes(place));
}

// Tarifa SAVIAR | Fare FLXSAV: the name of a fare
const ofFare = /(?<!\p{L})(?:tarif\p{L}*|fares?|fare basis|class[ei]?|clase|clasa|klasse|familia|famille)\s?:?\s{1,3}$/u;
// OTPMUC: both ends in one word
const glued = /(?<![\p{L}\d])(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?![\p{L}\d])/dgu;
// Not HRB 55501, of a register
const threeLetters = /(?<![\p{L}\d])(?<code>[A-Z]{3})(?![\p{L}\d]| ?\d{5})/dgu;

// MRS   AF 64   CDG: each in its cell
const codeInCell = /(?<=^|\s{2})[A-Z]{3}(?=\s{2}|$)/g;

function codesIn(line: Line, marks: readonly Mark[]): Coded[] {
  const codes: Coded[] = [];
  const add = (start: number, end: number, bare: boolean) => {
    const code = foundAt(line, start, end, bare ? 0.9 : 1);
    if (!codes.some((other) => other.start < end && other.end > start))
      codes.push({ start, end, code, airport: airportAt(code.value), bare });
  };
  for (const mark of marks) if (mark.kind === 'airport' && !mark.bare) add(mark.start, mark.end, false);
  for (const match of line.text.matchAll(threeLetters)) {
    const code = match.groups?.code ?? '';
    const [start, end] = match.indices?.groups?.code ?? [0, 0];
    if (
      airportAt(code) &&
      (isCodeAlone(code) || isBehindOtherLetters(code, line.text.slice(0, start), line.text.slice(end))) &&
      !isBeforeAmount(line.text.slice(end)) &&
      !isCurrencyOfColumn(code, line.text.slice(end)) &&
      !isDayOfProgramme(code, line.text.slice(0, start), line.text.slice(end)) &&
      !isTerminalOfCode(code, line.text.slice(0, start)) &&
      !isTitleOfName(code, line.text.slice(0, start), line.text.slice(end)) &&
      !isOfLongerName(line.text, start, end) &&
      !marks.some((mark) => mark.kind !== 'airport' && mark.start < end && mark.end > start)
    )
      add(start, end, true);
  }
  if (codes.length === 1 && marks.some(({ kind }) => kind === 'flight'))
    for (const { 0: code, index } of line.text.matchAll(codeInCell)) if (isAirportToo(code)) add(index, index + 3, true);
  for (const { start, end } of codesLikeOthers(line, codes)) add(start, end, false);
  if (codes.length === 0)
    for (const match of line.text.matchAll(glued)) {
      const { from = '', to = '' } = match.groups ?? {};
      if (!isPairOfCodes(from + to) || !/\d/.test(line.text) || ofFare.test(fold(line.text.slice(0, match.index)))) continue;
      for (const place of [match.indices?.groups?.from, match.indices?.groups?.to]) if (place) add(place[0], place[1], true);
    }
  return codes.sort((one, other) => one.start - other.start);
}

const wordsBefore = /(?:\p{Lu}[\p{L}’'.-]{1,20} ){0,2}$/u;
const wordsBehind = /^(?: \p{Lu}[\p{L}’'.-]{1,20}){0,3}/u;

/** LOS ANGELES, LAS VEGAS, MAR DEL PLATA: of its words one is the code of another city. */
function isOfLongerName(text: string, start: number, end: number): boolean {
  const words = (shape: RegExp, part: string): readonly string[] => shape.exec(part)?.[0].match(/\S+/g) ?? [];
  const before = words(wordsBefore, text.slice(Math.max(0, start - 44), start));
  const behind = words(wordsBehind, text.slice(end, end + 66));
  const code = text.slice(start, end);
  const own = airportAt(code);
  const all = [...before, code, ...behind];
  const at = before.length;
  return all.some((_, from) => {
    const ends = from > at ? [] : all.map((_, to) => to).filter((to) => to >= at && to > from);
    return ends.some((to) => {
      const named = airportsNamed(all.slice(from, to + 1).join(' '));
      return named.length > 0 && !named.some(({ iata, city }) => iata === code || city === own?.city);
    });
  });
}

/** The code's own city or airport, with nothing but signs between: `Bucharest (OTP)`, `FCO · Rome`. */
function isOwn({ start, end, airports }: Named, code: Coded, { text }: Line): boolean {
  const between = end <= code.start ? text.slice(end, code.start) : text.slice(code.end, start);
  if (between.length > 6 || /[\p{L}\d]/u.test(between)) return false;
  const { airport } = code;
  return (
    airport !== undefined &&
    airports.some((one) => one === airport || (one.city === airport.city && one.country === airport.country))
  );
}

const words = /\p{L}[\p{L}’'.]*/gu;
/** No place has a longer name. */
const mostWords = 6;

/** Names of cities and airports: the longest runs of words that are nothing else. */
function namesIn(line: Line, codes: readonly Coded[]): Named[] {
  const free = [...line.text.matchAll(words)]
    .map((match) => ({ start: match.index, end: match.index + match[0].replace(/\.$/, '').length, text: match[0] }))
    .filter(({ start, end }) => !codes.some((code) => code.start < end && code.end > start));
  const names: Named[] = [];
  for (let at = 0; at < free.length; ) {
    const name = longestName(line, free, at);
    if (name && !isOtherWord(line.text, name.named) && !isOfAirline(line.text, name.named) && !isOfSight(line.text, name.named))
      names.push(name.named);
    at += name?.length ?? 1;
  }
  return names.flatMap((name, index) => {
    const [before, next] = [names[index - 1], names[index + 1]];
    if (before && isAirportOf(before, name, line)) return [];
    return next && isAirportOf(name, next, line) ? { ...next, start: name.start } : name;
  });
}

/** `札幌(新千歳)`, `上海浦东`, `인천`: in scripts that part no words. */
const namesOfAsiaIn = ({ text }: Line, codes: readonly Coded[]): Named[] =>
  placesOfAsiaIn(text).filter(({ start, end }) => !codes.some((code) => code.start < end && code.end > start));

// Paris, Franța – Charles de Gaulle | MONTREAL (P.E. Trudeau)
const betweenCityAndAirport = /^(?:, \p{L}{3,14} [-–] | ?\((?:\p{Lu}\.[ -]?){1,3})$/u;

/** A city of several airports, and behind its country or their namesake's initials the name of one of them. */
const isAirportOf = (city: Named, airport: Named, { text }: Line): boolean =>
  city.airports.length > 1 &&
  airport.airports.length === 1 &&
  airport.airports.every((one) => city.airports.includes(one)) &&
  betweenCityAndAirport.test(text.slice(city.end, airport.start));

/** 17 Şubat Çarşamba: a day of the week, though an airport has its name; Далі о 22:35: further. */
function isOtherWord(text: string, { start, end }: Named): boolean {
  const name = text.slice(start, end).replace(/[’'].*$/, '');
  return (name.length > 4 && readWeekday(name) !== undefined) || name === 'Далі';
}

/** Air Mauritius, Singapore Airlines */
const isOfAirline = (text: string, { start, end }: Named) =>
  /(?<!\p{L})Air $/iu.test(text.slice(0, start)) || /^ (?:Air(?:lines?|ways)?|Cargo)(?!\p{L})(?! ?port)/iu.test(text.slice(end));

// Torre di Belém | piazzale Kennedy | estación de autobuses de Oviedo: what stands in a town, or has its name
const sight =
  /(?<!\p{L})(?:torre|tower|tour|turm|museo|muse[eu]|museum|muzeul|palazzo|palais|palacio|palatul|palace|piazza(?:le)?|viale|castello|chateau|castillo|castelul|basilica|cattedrale|catedral\p{L}*|cathedrale|cathedral|kathedrale|monastero|monastere|monasterio|manastirea|abbaye|abbazia|ponte|pont|bridge|autobus(?:es)?|autogara|gare routiere) (?:(?:de|di|do|da|du|del|della|of|von|d.) ?)?$/u;
const isOfSight = (text: string, { start }: Named) => sight.test(foldInPlace(text.slice(Math.max(0, start - 40), start)));

type FreeWord = { start: number; end: number; text: string };

/** `z Prahy`, `Londonba`, `do San Franciska`: a city with the ending of its sentence. */
function declined(line: Line, first: FreeWord, second?: FreeWord) {
  const both =
    second && line.text.slice(first.end, second.start) === ' ' ? declinedWords(line, first.start, second.end, 2) : undefined;
  return both ?? declinedWords(line, first.start, first.end, 1);
}

function declinedWords(line: Line, start: number, end: number, length: number) {
  const text = line.text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:[’']\p{Ll}+)?$/u.test(text)) return undefined;
  for (const name of namesWithoutEnding(text, line.text.slice(0, start), line.text.slice(end))) {
    const airports = name.length > 2 && isWordOfPlace(name) ? airportsNamed(name) : [];
    if (airports.length > 0) return { named: { start, end, airports, name }, length };
  }
  return undefined;
}

function longestName(line: Line, free: readonly FreeWord[], at: number) {
  const first = free[at];
  if (!first || !/^\p{Lu}/u.test(first.text)) return undefined;
  if (!isWordOfPlace(first.text)) return declined(line, first, free[at + 1]);
  const pair = free[at + 1];
  const ofBoth = pair && !isWordOfPlace(pair.text) && declined(line, first, pair);
  if (ofBoth && ofBoth.length > 1) return ofBoth;
  let length = 1;
  for (; length < mostWords; length += 1) {
    const before = free[at + length - 1];
    const next = free[at + length];
    if (
      !before ||
      !next ||
      !/^(?:[ .'’-]| [-–] |\. | ?[/,(] ?|, )$/.test(line.text.slice(before.end, next.start)) ||
      !isWordOfPlace(next.text)
    )
      break;
  }
  for (; length > 0; length -= 1) {
    const end = free[at + length - 1]?.end ?? first.end;
    const text = line.text.slice(first.start, end);
    if (/^[A-Z]{3}$/.test(text)) continue;
    const airports = airportsNamed(text);
    if (airports.length > 0) return { named: { start: first.start, end, airports }, length };
  }
  return declined(line, first, pair);
}
