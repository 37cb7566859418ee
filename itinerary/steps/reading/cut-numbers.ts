/** Numbers of flights that the end of a line cut in a sentence: `Der Anschluss LH` over `4 verlässt Frankfurt um 7.00 Uhr`. */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { isOfFlying } from '../../documents/words-of-hours.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import { cutLine, paragraphsIn } from '../../layout/paragraphs.ts';
import { airlineOf } from '../../reference/airlines.ts';
import { fold } from '../../text/fold.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';
import { monthNames } from '../../values/calendar-words.ts';

const designatorAtEnd = /\s(?<code>(?=.?[A-Z])[A-Z\d]{2})$/u;
const wordAtEnd = /\p{L}[\p{L}.’',-]*\s$/u;
// 4 verlässt | 1419, și ajungeți; not 24. Februar, 12 Uhr, 7.00, 16 februarie
const figuresFirst =
  /^(?<figures>[1-9]\d{0,3})(?![\p{L}\d%]|[.:/-]\s?\d|\.\s\p{L}|\s?(?:uhr|uur|h|kg|eur|€)(?!\p{L}))[,.;)]?(?:\s+(?<next>\p{L}+)|\s|$)/iu;
// Der Anschluss LH | mit Lufthansa LH: in letters before the designator
const connection =
  /(?<!\p{L})(?:anschluss|connection|correspondance|coincidenza|conexion|conexao|legatura|aansluiting|csatlakozas|przesiadk\p{L}*)(?!\p{L})/u;
const near = 30;

/** The document with each such number in the line of its designator; the same document where there are none. */
export function withCutNumbers(ticket: TicketText): TicketText {
  const airlines = new Set(ticket.lines.flatMap(designatorsIn));
  const pages = ticket.pages.map((page) => withoutCuts(page, airlines));
  return pages.every((page, index) => page === ticket.pages[index]) ? ticket : withPages(ticket, pages);
}

const designatorsIn = (line: Line) =>
  marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value.slice(0, 2) : []));

function withoutCuts(page: Page, airlines: ReadonlySet<string>): Page {
  let isCut = false;
  const lines = paragraphsIn(page.lines).flatMap((paragraph) => {
    const rest: (Line | undefined)[] = [...paragraph];
    for (const [at, below] of rest.entries()) {
      const above = rest[at - 1];
      const figures = above && below && endsInDesignator(above, airlines) ? figuresOf(below) : undefined;
      if (!above || !below || figures === undefined) continue;
      rest[at - 1] = joinedLines(withoutBlanks(above), cutLine(below, 0, figures.length), ' ');
      const start = figures.length + (/^\s*/.exec(below.text.slice(figures.length))?.[0].length ?? 0);
      // It begins where its paragraph does, though its first word is gone.
      rest[at] = cutLine(below, start, below.text.length).map((own) => ({ ...own, x: below.x }))[0];
      isCut = true;
    }
    return rest.filter((line) => line !== undefined);
  });
  return isCut ? { ...page, lines } : page;
}

const withoutBlanks = (line: Line): Line => ({ ...line, text: line.text.trimEnd() });

function figuresOf({ text }: Line): string | undefined {
  const { figures, next = '' } = figuresFirst.exec(text)?.groups ?? {};
  return monthNames.has(fold(next)) ? undefined : figures;
}

/** Of an airline that flies others here, or behind a word of flying. */
function endsInDesignator({ text }: Line, airlines: ReadonlySet<string>): boolean {
  const end = text.trimEnd();
  const code = designatorAtEnd.exec(end.slice(-3))?.groups?.code ?? '';
  const before = end.slice(-near - 2, -2);
  if (code === '' || !wordAtEnd.test(before)) return false;
  const words = foldInPlace(before);
  return airlineOf(code) !== undefined && (airlines.has(code) || isOfFlying(words) || connection.test(words));
}
