/**
 * Letters that tell a journey in sentences: `Plecați din Cluj marți, 4 mai, la 06:10 cu LO 644 și ajungeți la Varșovia` over `la 06:40`.
 * Lines of a paragraph are joined, and parted again where a sentence or a clause ends, so that each line tells of one flight at most.
 */
import { ofKind } from '../documents/anchors/anchor.ts';
import { anchorsIn } from '../documents/anchors/anchors-in.ts';
import { marksOf } from '../documents/flight-marks.ts';
import { joinedLines } from '../layout/joined-lines.ts';
import { wordsBetween } from '../text/boxes.ts';
import { columnsOf } from '../text/columns.ts';
import type { Line, Page, TicketText } from '../text/ticket-text.ts';
import { withPages } from '../text/with-pages.ts';

/** In letters: a shorter line ends its paragraph. */
const fullLine = 50;
/** In letters: a longer line is a paragraph that no line feed broke. */
const unbroken = 2 * fullLine;
/** In letters: a longer paragraph is none of a letter. */
const longest = 2000;
/** In heights of a line: from one to the next in a paragraph, at most; in points: what begins at one edge. */
const within = 0.8;
const aligned = 3;

// . Acolo | , iar la 10:30 | și ajungeți | and then | a v 12.50 odlétáte | e arrivate
const clauseEnd =
  /(?<=[\p{L}\d)][.!?;])\s+(?=\p{Lu})|(?<=[,;])\s+(?=[\p{Ll}\d])|\s+(?=a\s(?:do|ve?|ze?|na|pot|dál|příl|přil|odl)\p{L}*\s)|\s+(?=e\s(?:arriv|atterr|part|decoll|ripart|cheg|pouso|sa[ií]|alle|às))|\s+(?=(?:și|si|iar|apoi|and|then|und|dann|et|puis|poi|y|luego|och|sedan|og|derefter|en|daarna|oraz|potem|majd|ve|sonra)\s\p{Ll})/gu;

/** The document with the paragraphs that tell of flights in clauses; undefined where it has none. */
export function withClauses(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(clausesOn);
  if (pages.every((page, index) => page === ticket.pages[index])) return undefined;
  return withPages(ticket, pages);
}

function clausesOn(page: Page): Page {
  const paragraphs: Line[][] = [];
  for (const line of page.lines) {
    const [last] = paragraphs.slice(-1);
    if (last && goesOn(last, line)) last.push(line);
    else paragraphs.push([line]);
  }
  const told = paragraphs.map(clausesOf);
  if (told.every((clauses) => clauses === undefined)) return page;
  return { ...page, lines: paragraphs.flatMap((lines, index) => told[index] ?? lines) };
}

/**
 * Of several lines, or of one that nothing broke, among them the number of a flight and when it leaves and lands: conditions have none, or one.
 * Undefined for any other.
 */
function clausesOf(paragraph: readonly Line[]): Line[] | undefined {
  const [first, ...others] = paragraph;
  if (!first) return undefined;
  const flights = paragraph.flatMap(flightsOf);
  if (flights.length === 0 || (others.length === 0 && !isUnbroken(first) && flights.length === 1)) return undefined;
  const clauses = cutClauses(joinedLines(first, others, ' '));
  return ofKind(anchorsIn(clauses).flat(), 'time').length > 1 ? clauses : undefined;
}

const flightsOf = (line: Line) => marksOf(line).filter(({ kind }) => kind === 'flight');

const isUnbroken = (line: Line) => line.text.length >= unbroken && columnsOf(line).length === 1;

function goesOn(paragraph: readonly Line[], line: Line): boolean {
  const above = paragraph.at(-1);
  if (!above || above.text.length < fullLine || paragraph.reduce((sum, { text }) => sum + text.length, 0) > longest) return false;
  const isNear = line.y - above.y - above.height <= within * line.height && Math.abs(line.x - above.x) <= aligned;
  return isNear && columnsOf(above).length === 1 && columnsOf(line).length === 1;
}

function cutClauses(line: Line): Line[] {
  const marks = marksOf(line);
  const ends = [...line.text.matchAll(clauseEnd)].map(({ 0: blanks, index }) => index + blanks.length);
  // …0730-0855, RO302 LHR-OTP
  const others = flightsOf(line).flatMap(({ start }) => (/[,;]\s+$/.test(line.text.slice(0, start)) ? start : []));
  const cuts = [...new Set([...ends, ...others])]
    .filter((at) => !marks.some(({ start, end }) => start < at && at < end))
    .sort((one, other) => one - other);
  return [0, ...cuts].flatMap((start, index) => cutLine(line, start, cuts[index] ?? line.text.length));
}

function cutLine(line: Line, start: number, end: number): Line[] {
  const text = line.text.slice(start, end).trimEnd();
  const words = wordsBetween(line, start, end).map((word) => ({ ...word, start: word.start - start }));
  const [first] = words;
  if (!first) return [];
  const right = Math.max(...words.map(({ x, width }) => x + width));
  const x = Math.min(...words.map((word) => word.x));
  return [{ ...line, x, y: first.y, width: right - x, text, words }];
}
