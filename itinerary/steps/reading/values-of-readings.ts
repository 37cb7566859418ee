/** How much readings of one document tell. */
import type { DraftSegment } from '../../draft/draft-itinerary.ts';

/** How many leave on a day that is known. */
export const datedIn = (segments: readonly DraftSegment[]) => segments.filter(({ departure: { date } }) => date).length;

/** Whether its day stands in the line of its hour. */
export const isDatedBesideHour = ({ departure: { date, time } }: DraftSegment) =>
  date !== undefined && time !== undefined && date.box.page === time.box.page && Math.abs(date.box.y - time.box.y) < 1;

/** A day that names its year is the whole of what is printed, and counts twice. */
export const daysIn = (segments: readonly DraftSegment[]) =>
  segments.reduce((sum, { departure: { date } }) => sum + (date ? 1 : 0) + (date?.value.year === undefined ? 0 : 1), 0);

/** Days that stand in different places. */
export const ownDaysIn = (segments: readonly DraftSegment[]) =>
  new Set(segments.flatMap(({ departure: { date } }) => (date ? `${date.box.page} ${date.box.x} ${date.box.y}` : []))).size;

/** How many values a draft holds, wherever they are in it. */
export function valuesIn(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  if ('box' in part && 'certainty' in part) return 1;
  return Object.values(part).reduce<number>((sum, inner) => sum + valuesIn(inner), 0);
}
