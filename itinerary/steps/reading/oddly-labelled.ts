/** People read in a part of a page that has lost the labels beside them: `Sachbearbeitung   Uta Brehm` over `Reisende Person   Sven Falk`. */
import { isOfOthers } from '../../documents/no-flights/other-services.ts';
import { isLabelled } from '../../documents/people/passenger-labels.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { titles } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';

/** Told by its place among others alone. */
const hardly = 0.5;
/** In letters: no longer line has labels. */
const longest = 600;
/** In points: what stands under each other begins so near. */
const aligned = 3;

/**
 * Without those beside whose names the page says that they are others, by the word for what they are or by any word in the column in which the
 * travellers have their label; and without those told by their place alone, where labels of several kinds stand beside them: of words we do not
 * know one may be that of a traveller and the next that of who approves, and nobody can tell which.
 * @param lines the page as it stands
 */
export function withoutOddlyLabelled(passengers: readonly DraftPassenger[], lines: readonly Line[]): DraftPassenger[] {
  const labels = new Map(passengers.map((passenger) => [passenger, labelBeside(passenger, lines)]));
  const oddLabelOf = (passenger: DraftPassenger) => {
    const label = labels.get(passenger);
    return label && !isLabelled(label) ? label : undefined;
  };
  if (!passengers.some(oddLabelOf)) return [...passengers];
  const ofTravellers = lines.flatMap((line) => (line.text.length > longest ? [] : pieceCells(line).filter(isLabelled)));
  const isOfAnother = (label: Cell | undefined) =>
    label !== undefined &&
    (isOfOthers(label.text) ||
      ofTravellers.some(({ x, line: { page } }) => page === label.line.page && Math.abs(x - label.x) <= aligned));
  const own = passengers.filter((passenger) => !isOfAnother(oddLabelOf(passenger)));
  const hardlyNamed = own.filter(({ name }) => name.certainty <= hardly);
  const kinds = new Set(hardlyNamed.flatMap((passenger) => labels.get(passenger) ?? []).map(({ text }) => fold(text)));
  return kinds.size < 2 ? own : own.filter((passenger) => !(hardlyNamed.includes(passenger) && oddLabelOf(passenger)));
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
