/**
 * Forms whose cards stand beside each other and name their values by the same labels: `Нислэг 1  OM137   Нислэг 2  LH160` over `From  ULN   From  FRA`.
 * No language is known for it: what is said twice in a line is a label. Each card below the one before it.
 */
import { columnsOf, pieceAsLine } from './columns.ts';
import type { Line, Page, TicketText } from './ticket-text.ts';
import { withPages } from './with-pages.ts';

/** A card has so many lines at least; beside each other stand no more. */
const fewestLines = 3;
const mostCards = 3;

/** The document with its cards one under the other; undefined where there are none. */
export function partTwinCards(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(withPartedCards);
  return pages.every((page, index) => page === ticket.pages[index]) ? undefined : withPages(ticket, pages);
}

function withPartedCards(page: Page): Page {
  const lines: Line[] = [];
  let isParted = false;
  for (let row = 0; row < page.lines.length; ) {
    const cards = cardsIn(page.lines[row] as Line);
    let end = row + 1;
    while (cards > 1 && page.lines[end] && cardsIn(page.lines[end] as Line) === cards) end += 1;
    const block = page.lines.slice(row, end);
    const areCards = cards > 1 && block.length >= fewestLines;
    isParted ||= areCards;
    for (let card = 0; card < (areCards ? cards : 1); card += 1)
      lines.push(...(areCards ? block.map((line) => lineOfCard(line, card)) : block));
    row = end;
  }
  return isParted ? { ...page, lines } : page;
}

/** `Flight 1:` and `Flight 2:` are one label. */
const labelOf = (text: string) => text.replace(/[\s\d:.]+$/u, '');

/** How many pairs of a label and a value a line holds, if all have one label; 1 for any other line. */
function cardsIn(line: Line): number {
  const cells = columnsOf(line);
  const labels = cells.filter((_, index) => index % 2 === 0).map(({ text }) => labelOf(text));
  const [first = ''] = labels;
  const areCards = cells.length % 2 === 0 && labels.length <= mostCards && /\p{L}{2}/u.test(first);
  return areCards && labels.every((label) => label === first) ? labels.length : 1;
}

/** The label and the value of one card, where they stand. */
function lineOfCard(line: Line, card: number): Line {
  const [label, value] = columnsOf(line).slice(2 * card, 2 * card + 2);
  if (!label || !value) return line;
  const text = line.text.slice(label.start, value.end);
  return pieceAsLine(line, { text, start: label.start, end: value.end, x: label.x, right: value.right });
}
