/** Middle names that a table has with the family's, and tickets with the given ones. */
import { type Cell, cellFrom } from '../../../layout/cells.ts';
import { foldInPlace } from '../../flight-labels.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

// Họ và tên đệm | Họ đệm; folded
const withMiddle = /^(?:ho(?: va| \/| &)? (?:ten |chu )?(?:dem|lot))\s*:?$/u;

/** `Trịnh Quốc` under such a head: the family's name alone, and what goes before the given names. */
export function middleBehindFamily(head: Cell, family: readonly Placed<Cell>[]): Record<'family' | 'middle', Placed<Cell>[]> {
  const [first, ...others] = family;
  const length = first && withMiddle.test(foldInPlace(head.text)) ? first.value.text.indexOf(' ') : -1;
  if (!first || length < 0) return { family: [...family], middle: [] };
  const { value, row } = first;
  const own = { ...value, text: value.text.slice(0, length), end: value.start + length };
  return { family: [{ row, value: own }], middle: [{ row, value: cellFrom(value, length + 1) }, ...others] };
}
