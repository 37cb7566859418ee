/**
 * Letters that tell a journey in sentences: `Plecați din Cluj marți, 4 mai, la 06:10 cu LO 644 și ajungeți la Varșovia` over `la 06:40`.
 * Lines of a paragraph are joined, and parted again where a sentence or a clause ends, so that each line tells of one flight at most.
 */
import { ofKind } from '../../documents/anchors/anchor.ts';
import { anchorsIn } from '../../documents/anchors/anchors-in.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import { cutLine, paragraphsIn } from '../../layout/paragraphs.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** In letters: a longer line is a paragraph that no line feed broke. */
const unbroken = 100;

const dayWords = 'giorno day día dia jour tag zi dzień den deň nap dag dan gün päivä ημέρα μέρα день ден дан'.split(' ');
const aDay = `(?:${dayWords.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]).join('|')})(?!\\p{L})`;
// … in volo. 2° giorno – domenica 7 | 3ème jour | 4. den: the next day of a programme
const countedDay = String.raw`\d{1,2}(?:[.°ºª]|st|nd|rd|th|er|[eè]me)?\s${aDay}`;
// Fort St. John | Sault Ste. Marie | Mt. Isa | Sv. Vlas | Pto. Montt | Cd. Juárez: no sentence ends there
const shortened = '(?:Ste?|Sta|Sto|Mte?|Ft|Pt|Sv|Pto|Cd)';
// . Acolo | at 16:10.Your journey | வந்தடையும். அங்கிருந்து | है। वहाँ | 19:50. משם | , ולאחריה | , iar la 10:30 | și ajungeți | and then | a v 12.50 odlétáte | e arrivate
const ofAsia = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
// 从青岛飞上海浦东,9:20到;同日13:25 | 羽田に到着、11時30分の: no blank parts the clauses of Chinese and Japanese
const clauseEnd = new RegExp(
  String.raw`(?<=${ofAsia}[)）]?[，、,；;])\s*(?=${ofAsia}|\d)|(?<=\p{Script=Hangul},)\s+(?=\p{Script=Hangul})|(?<=[.!?;])\s+(?=${countedDay})|(?<=[\p{L}\d)][.!?;])(?<!(?<!\S)\d{1,2}\.(?=\s${aDay}))(?<!(?<!\p{L})${shortened}\.)\s+(?=\p{Lu})|(?<=[\d)\p{Ll}][.!?])(?=\p{Lu}\p{Ll})|(?<=[\p{Lo}\p{M}]{3}[.!?;])\s+(?=\p{Lo}|\d{4}\s\p{Lo})|(?<=[\d)][.;])\s+(?=[\p{Script=Hebrew}\p{Script=Arabic}])|(?<=,)\s+(?=(?:ו|و|ثم)[\p{Script=Hebrew}\p{Script=Arabic} ])|(?<=[।॥။።։۔])\s*(?=\S)|(?<=[,;])\s+(?=[\p{Ll}\d])|\s+(?=a\s(?:do|ve?|ze?|na|pot|dál|příl|přil|odl)\p{L}*\s)|\s+(?=e\s(?:arriv|atterr|part|decoll|ripart|cheg|pouso|sa[ií]|alle|às))|\s+(?=(?:și|si|iar|apoi|and|then|und|dann|et|puis|poi|y|luego|och|sedan|og|derefter|en|daarna|oraz|potem|majd|ve|sonra|i|pa|ter|ja|lalu|kemudian|и|і|та|και)\s\p{Ll})|\s+(?=(?:samma|samme|same|selben|zelfde|dezelfde|samana|samal|istog|tego|téhož|týž|mesmo|mismo|même|того|тієї|същата|същия)\s\p{Ll})`,
  'gu',
);

/** Where in a line its flights begin, also those told by their airlines' names. */
type Starts = (line: Line) => readonly number[];

/** The document with the paragraphs that tell of flights in clauses; undefined where it has none. */
export function withClauses(ticket: TicketText): TicketText | undefined {
  const starts = startsOfFlights(ticket.lines);
  const pages = ticket.pages.map((page) => clausesOn(page, starts));
  if (pages.every((page, index) => page === ticket.pages[index])) return undefined;
  return withPages(ticket, pages);
}

function startsOfFlights(lines: readonly Line[]): Starts {
  const anchors = anchorsIn(lines);
  const byName = new Map(lines.map((line, row) => [line, ofKind(anchors[row] ?? [], 'flight').map(({ start }) => start)]));
  const marked = (line: Line) => marksOf(line).flatMap(({ kind, start }) => (kind === 'flight' ? [start] : []));
  return (line) => [...new Set([...marked(line), ...(byName.get(line) ?? [])])];
}

function clausesOn(page: Page, starts: Starts): Page {
  const paragraphs = paragraphsIn(page.lines);
  const told = paragraphs.map((lines) => clausesOf(lines, starts));
  if (told.every((clauses) => clauses === undefined)) return page;
  return { ...page, lines: paragraphs.flatMap((lines, index) => told[index] ?? lines) };
}

/**
 * Of several lines, or of one that nothing broke, among them the number of a flight and when it leaves and lands: conditions have none, or one.
 * Undefined for any other.
 */
function clausesOf(paragraph: readonly Line[], starts: Starts): Line[] | undefined {
  const [first, ...others] = paragraph;
  if (!first) return undefined;
  let length = 0;
  const flights = paragraph.flatMap((line) => {
    const own = starts(line).map((start) => length + start);
    length += line.text.length + 1;
    return own;
  });
  if (flights.length === 0 || (others.length === 0 && !isUnbroken(first) && flights.length === 1)) return undefined;
  const clauses = cutClauses(joinedLines(first, others, ' '), flights);
  return ofKind(anchorsIn(clauses).flat(), 'time').length > 1 ? clauses : undefined;
}

/** A letter of Chinese, Japanese or Korean is as wide as two. */
const isUnbroken = ({ text, ...line }: Line) =>
  text.length + (text.match(wide)?.length ?? 0) >= unbroken && columnsOf({ text, ...line }).length === 1;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const beforeNext =
  /(?:[,;]|\d (?:and|then|und|dann|et|puis|y|luego|e|poi|och|sedan|og|en|daarna|i|oraz|a|és|majd|ve|și|si|iar|apoi|και|и|\+|&))\s+$/u;

const leadsToHour = /^(?:\p{L}{1,4}\.? ){0,2}\d{1,2}[:.hu]\d{2}(?!\d)/u;

/** @param flights where in the line they begin */
function cutClauses(line: Line, flights: readonly number[]): Line[] {
  const marks = marksOf(line);
  const ends = [...line.text.matchAll(clauseEnd)].map(({ 0: blanks, index }) => index + blanks.length);
  // …0730-0855, RO302 LHR-OTP | … Frankfurt 15.40 och LH3240 Frankfurt 16.55
  const others = flights.filter((start) => beforeNext.test(line.text.slice(0, start)));
  // na sexta, 15 de janeiro, às 11h20: a day and its hour are of one clause
  const isBeforeHour = (at: number) =>
    leadsToHour.test(line.text.slice(at)) && marks.some(({ kind, end }) => kind === 'day' && end < at && at - end <= 2);
  const cuts = [...new Set([...ends, ...others])]
    .filter((at) => !marks.some(({ start, end }) => start < at && at < end) && !isBeforeHour(at))
    .sort((one, other) => one - other);
  return [0, ...cuts].flatMap((start, index) => cutLine(line, start, cuts[index] ?? line.text.length));
}
