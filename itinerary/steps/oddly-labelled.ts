/** People read in a part of a page that has lost the labels beside them: `Sachbearbeitung   Uta Brehm` over `Reisende Person   Sven Falk`. */
import { isLabelled } from '../documents/passenger-labels.ts';
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../layout/cells.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { titles } from '../values/name-words.ts';
import { kindOf } from '../values/traveller-kinds.ts';

/** Told by its place among others alone. */
const hardly = 0.5;

/**
 * Without those told by their place alone, where labels of several kinds stand beside them on the page: of words we do not know one may be
 * that of a traveller and the next that of who approves, and nobody can tell which.
 * @param lines the page as it stands
 */
export function withoutOddlyLabelled(passengers: readonly DraftPassenger[], lines: readonly Line[]): DraftPassenger[] {
  const labels = passengers.map((passenger) => (passenger.name.certainty <= hardly ? labelBeside(passenger, lines) : undefined));
  const kinds = new Set(labels.flatMap((label) => (label ? fold(label.text) : [])));
  return kinds.size < 2 ? [...passengers] : passengers.filter((_, index) => !labels[index] || isLabelled(labels[index]));
}

/** The words left of a name in its line, that are neither a number, a title, a kind of traveller nor a list's mark. */
function labelBeside({ name: { box, text } }: DraftPassenger, lines: readonly Line[]): Cell | undefined {
  const line = lines.find(
    ({ page, y, text: all }) => page === box.page && Math.abs(y - box.y) < box.height && all.includes(text),
  );
  const before = line ? pieceCells(line).findLast(({ right }) => right < box.x) : undefined;
  if (!before || !/^\p{L}[\p{L} .]{3,}:?$/u.test(before.text)) return undefined;
  const [word = ''] = fold(before.text).split(' ');
  return titles.has(word.replace(/\.$/, '')) || kindOf(word) ? undefined : before;
}
