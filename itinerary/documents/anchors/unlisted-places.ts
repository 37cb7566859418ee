/** Places no table knows, by their names alone: `From   Mkwaja / Sange Airstrip`. Where they are nobody can tell, but no other place is meant there. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import { foundAt } from '../../draft/found.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';
import type { LabelledCell } from '../labelled-cells.ts';
import { isMarkedAsName, isSurelyName } from '../people/names/printed-names.ts';
import type { PlaceAnchor } from './anchor.ts';
import { airportsAt } from './ends.ts';

type Place = Pick<PlaceAnchor, 'kind' | 'words' | 'airports' | 'weak'> & { start: number; end: number };

// Mkwaja / Sange Airstrip | São Tito de Cima
const name = /^\p{Lu}[\p{L}.’'-]+(?: (?:[/–-] )?(?:\p{Lu}[\p{L}.’'-]*|d[aeo]s?|del?|la|of)){0,4}$/u;
// Mkwaja dep 17:05 | Mkwaja, 17:05
const labelOfHour = /[\s,]+(?:\p{Ll}{1,5}\.?)?$/u;
/** In letters. */
const longest = 40;

/** Whether words may be the name of a place that no table has. */
const mayBePlace = (words: string): boolean =>
  words.length <= longest && name.test(words) && !isMarkedAsName(words.replaceAll('/', '')) && !isSurelyName(words);

/** What is a place by its label alone is less sure than anything else that is read. */
const byLabel = 0.4;

/** Whether a flight is told whole, with its day and both hours, but for one end of such a name. */
export function isWithUnlisted({ departure, arrival }: DraftSegment): boolean {
  const isKnown = (end: DraftEnd) => airportsAt(end).length > 0;
  const isNamed = (end: DraftEnd) => !end.airport && !isKnown(end) && end.place?.certainty === byLabel;
  const isTold = departure.date && departure.time && arrival.time && departure.time.value < arrival.time.value;
  return Boolean(isTold) && ((isKnown(departure) && isNamed(arrival)) || (isNamed(departure) && isKnown(arrival)));
}

/** What stands behind the label of an end, up to its hour, and is nothing else. @param isFree whether no anchor stands there */
export function unlistedPlaces(
  line: Line,
  cells: readonly LabelledCell[],
  isFree: (start: number, end: number) => boolean,
): Place[] {
  const times = marksOf(line).filter(({ kind }) => kind === 'time');
  return cells.flatMap((cell): Place[] => {
    const hour = times.find((time) => time.start > cell.start && time.end <= cell.end)?.start;
    const text = line.text.slice(cell.start, hour ?? cell.end);
    const isOfEnd = cell.label === 'departure' || cell.label === 'arrival';
    const isBeside = cell.behind || cell.certainty === 1;
    const start = cell.start + (text.length - text.trimStart().length);
    const words = text.trim().replace(hour === undefined ? /$/ : labelOfHour, '');
    if (cell.bare || !isOfEnd || !isBeside || !mayBePlace(words)) return [];
    const end = start + words.length;
    if (!isFree(start, end)) return [];
    return [{ kind: 'place', words: foundAt(line, start, end, byLabel), airports: [], weak: true, start, end }];
  });
}
