/**
 * Letters and programmes tell hours of much else between those of flights: `16.30 Uhr Treffpunkt`, `Tageszimmer bis 1.30 Uhr`, `le car part à
 * 5h15`. What the words around an hour say that it is of, no flight is given.
 */

import { placesIn } from '../../documents/anchors/place-anchors.ts';
import { foldInPlace } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import {
  isOfArriving,
  isOfFlying,
  isOfOthers,
  isOfOthersBefore,
  isOfOthersBehind,
  leadsToHour,
} from '../../documents/words-of-hours.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import { cutLine, paragraphsIn } from '../../layout/paragraphs.ts';
import { wordsBetween } from '../../text/boxes.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';

// 7.15 Uhr | 7:15 | 05h15 | 4.30 am; from 8h00 à 20h00 both
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.u]| ?h ?)[0-5]\d(?:-kor|\s?(?:uhr|uur|h|hrs|[ap]\.?m\.?)(?!\p{L}))?`;
const hour = new RegExp(
  String.raw`(?<![\p{L}\d:.,/+-])${clock}(?:\s?(?:[-–—/]|bis|to|until|a|alle|as|a las|do|tot|t\/m|till|la|-tol)\s?${clock})?(?![\d:/]|[.,]\d)`,
  'gu',
);

// … geräumt. Transfer | … alle 4.45. Arrivo | (Einlass | ; the point of an abbreviation or of a day ends no sentence
const sentenceEnd =
  /(?<=\p{L}{3}|\d[.:h]\d\d|\d{4}|[)”“"])(?<!(?<!\p{L})(?:godz|hod|min|std|str|ore|pers|incl|inkl|prof|dott|frl|mrs|ing|ud[s]|approx|circa|ecke))[.!?]["”“)]?\s+(?=[\p{Lu}\d„"¿¡(])|(?<=\d\s?[ap]\.?m)\.\s+(?=\p{Lu})/gu;
const clauseEnd = /[,;:·•]\s|\s[–—-]\s|(?=[()])/gu;
/** The document whose hours of other things are no hours; the words around them stay. */
export function withoutHoursOfOthers(ticket: TicketText): TicketText {
  const cut = new Map<Line, Line>();
  for (const { lines } of ticket.pages) {
    for (const paragraph of paragraphsIn(lines).flatMap((own) => (areRows(own) ? own.map((line) => [line]) : besideRows(own)))) {
      const [first, ...others] = paragraph;
      if (!first || columnsOf(first).length > 1) continue;
      const joined = joinedLines(first, others, ' ');
      const hours = hoursOfOthersIn(joined);
      let at = 0;
      for (const line of hours.length === 0 ? [] : paragraph) {
        const [from, to] = [at, at + line.text.length];
        const own = hours.filter(({ start, end }) => start < to && end > from);
        if (own.length > 0)
          cut.set(
            line,
            own.reduce((rest, { start, end }) => withoutHour(rest, start - from, end - from), line),
          );
        at = to + 1;
      }
    }
  }
  return withLines(ticket, cut);
}

/** `Zbor OS 9790: OTP 13:50 – VIE 14:35` far above `Tren RJX 9764 …` and `Zbor OS 9789 …`: rows that each tell a flight whole are no paragraph. */
function areRows(lines: readonly Line[]): boolean {
  const whole = lines.filter((line) => namesFlight(line) && marksOf(line).filter(({ kind }) => kind === 'time').length === 2);
  return whole.length > 1;
}

const namesFlight = (line: Line): boolean => marksOf(line).some(({ kind }) => kind === 'flight');

/** `Vol RJ 305 Aqaba (AQJ) 20 h 25 – Amman (AMM) 21 h 20` over `Nuit à l’hôtel.`: a row with both its places as well is no part of a sentence. */
function besideRows(lines: readonly Line[]): (readonly Line[])[] {
  const at = lines.findIndex(
    (line) =>
      namesFlight(line) &&
      hoursBetween(foldInPlace(line.text), { start: 0, end: line.text.length }).length === 2 &&
      placesIn(line, marksOf(line)).length > 1,
  );
  if (at < 0) return [lines];
  return [lines.slice(0, at), lines.slice(at, at + 1), ...besideRows(lines.slice(at + 1))];
}

/** A gap in its place would part the sentence into columns. */
function withoutHour(line: Line, start: number, end: number): Line {
  const hide = (text: string, at: number) =>
    text.replace(/[\d:.]/g, (sign, index: number) => (at + index >= start && at + index < end ? 'x' : sign));
  const own = new Set(wordsBetween(line, start, end));
  const words = line.words.map((word) => (own.has(word) ? { ...word, text: hide(word.text, word.start) } : word));
  return { ...line, text: hide(line.text, 0), words };
}

type Part = { start: number; end: number };

function hoursOfOthersIn(line: Line): Part[] {
  if (!/\d[:.hu ]{1,3}\d\d/.test(line.text)) return [];
  const plain = foldInPlace(line.text);
  let isRidden = false;
  return partsOf(line.text, sentenceEnd, { start: 0, end: line.text.length }).flatMap((sentence) => {
    const tellsFlight = isOfFlight(line, sentence);
    const words = plain.slice(sentence.start, sentence.end);
    // Départ du car à 5h15. Arrivée à l’aéroport à 6h00.
    const isThere = isRidden && !tellsFlight && isOfArriving(words);
    isRidden = !tellsFlight && (isThere || isOfOthers(words));
    return isThere ? hoursBetween(plain, sentence) : hoursIn(line, plain, sentence, tellsFlight);
  });
}

/** @param tellsFlight the sentence does, in any of its clauses */
function hoursIn(line: Line, plain: string, sentence: Part, tellsFlight: boolean): Part[] {
  let isOther = false;
  return partsOf(line.text, clauseEnd, sentence).flatMap((clause) => {
    const hours = hoursBetween(plain, clause);
    const isFirst = leadsToHour(plain.slice(clause.start, hours[0]?.start));
    const words = plain.slice(clause.start, clause.end);
    if (!tellsFlight) isOther ||= isOfOthers(words);
    return hours.filter((own, index) => {
      // Each hour with the words that lead to it, or with those that follow where the clause begins with one.
      const start = isFirst ? own.start : (hours[index - 1]?.end ?? clause.start);
      const end = isFirst ? (hours[index + 1]?.start ?? clause.end) : index === hours.length - 1 ? clause.end : own.end;
      const before = plain.slice(hours[index - 1]?.end ?? clause.start, own.start);
      if (isOfOthersBefore(before, index === 0) || (isFirst && isOfOthersBehind(plain.slice(own.end, end)))) return true;
      const part = { start, end };
      if (isOfFlight(line, part)) return false;
      if (isOfOthers(plain.slice(start, end))) return true;
      return isOther && (placesIn(...lineOf(line, part)).length === 0 || isOfArriving(plain.slice(start, end)));
    });
  });
}

const hoursBetween = (plain: string, { start, end }: Part): Part[] =>
  [...plain.slice(start, end).matchAll(hour)].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));

const lineOf = (line: Line, { start, end }: Part): [Line, ReturnType<typeof marksOf>] => {
  const [own = { ...line, text: '', words: [] }] = cutLine(line, start, end);
  return [own, marksOf(own)];
};

/** A number of a flight, or a word of flying and landing. */
const isOfFlight = (line: Line, part: Part): boolean =>
  isOfFlying(foldInPlace(line.text.slice(part.start, part.end))) || lineOf(line, part)[1].some(({ kind }) => kind === 'flight');

/** Where the parts begin that such ends part, and where they end. */
function partsOf(text: string, end: RegExp, { start, end: last }: Part): Part[] {
  const cuts = [...text.slice(start, last).matchAll(end)].map(({ index, 0: { length } }) => start + index + length);
  const starts = [start, ...new Set(cuts)];
  return starts.map((from, index) => ({ start: from, end: starts[index + 1] ?? last })).filter((part) => part.end > part.start);
}
