/** A change of schedule is written with the former flight beside the new one: the former is no flight of the journey any more, and told. */
import { airportsAt } from '../../documents/anchors/ends.ts';
import { current, currentOfAsia, former, formerHeading, formerOfAsia } from '../../documents/words-of-change.ts';
import type { DraftEnd, DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import type { TicketText } from '../../text/ticket-text.ts';
import { formerByTitle } from './change-titles.ts';
import { replacedFlight } from './replaced-doubts.ts';
import { isSaidOf } from './said-of-flights.ts';
import { toldReplaced } from './told-replaced.ts';

const nearDays = 3;
/** Bounds on work: a change is of one journey. */
const most = 100;

export function leaveReplaced(draft: DraftItinerary, { lines }: TicketText): DraftItinerary {
  const { segments } = draft;
  if (segments.length > most) return draft;
  const isPaired = segments.some((segment) => segments.some((other) => other !== segment && replaces(other, segment)));
  const titled = formerByTitle(segments, lines);
  if (!isPaired && titled.size === 0) return draft;
  const told = toldReplaced(lines);
  const isRead = (number: string | undefined) => segments.some(({ flightNumber }) => flightNumber.value === number);
  const numbers = segments.map(({ flightNumber }) => flightNumber.box);
  const isFormer = segments.map(
    (segment) =>
      titled.has(segment) ||
      isRead(told.get(segment.flightNumber.value)) ||
      isSaidOf(lines, segment.flightNumber.box, { ...replacement, numbers }),
  );
  // What stays as it was is a repeat of the new one, whose place it has.
  const isUnchanged = (segment: DraftSegment, index: number) =>
    isFormer[index] && segments.some((other, at) => !isFormer[at] && isPrintedAlike(other, segment));
  const isReplaced = (segment: DraftSegment, index: number) =>
    isFormer[index] && segments.some((other, at) => !isFormer[at] && replaces(other, segment));
  const unchanged = segments.filter(isUnchanged);
  const left = segments.filter(
    (segment, index) => isReplaced(segment, index) || (titled.has(segment) && !unchanged.includes(segment)),
  );
  if (left.length === 0) return draft;
  const kept = segments.filter((segment) => !left.includes(segment) && !unchanged.includes(segment));
  return {
    ...draft,
    segments: [...kept, ...unchanged],
    doubts: [...draft.doubts, ...left.map(({ flightNumber }) => replacedFlight(flightNumber.value))],
  };
}

// 【変更前】 over a flight as it was, folded
const ofAsia = (words: string) => String.raw`(?:^|[^\p{L}])(?:${words.normalize('NFKD').replace(/\p{M}/gu, '')})`;
const replacement = {
  said: new RegExp(`${former.source}|${formerHeading.source}|${ofAsia(formerOfAsia)}(?!\\p{L})`, 'u'),
  otherwise: new RegExp(`${current.source}|${ofAsia(currentOfAsia)}(?!\\p{L})`, 'u'),
};

/** The same number at another time, or another one on the same way, within a few days; by another way on that very day. */
function replaces(other: DraftSegment, segment: DraftSegment): boolean {
  if (isPrintedAlike(other, segment)) return false;
  const isSame = other.flightNumber.value === segment.flightNumber.value;
  const same = (['departure', 'arrival'] as const).filter(
    (side) => placeOf(other[side]) !== undefined && placeOf(other[side]) === placeOf(segment[side]),
  );
  const days = daysApart(other.departure, segment.departure);
  return isSame || same.length === 2 ? days <= nearDays : same.length === 1 && days === 0;
}

function isPrintedAlike(one: DraftSegment, other: DraftSegment): boolean {
  const times = ({ flightNumber, departure, arrival }: DraftSegment) =>
    [flightNumber, departure.time, arrival.time].map((found) => found?.value).join();
  return times(one) === times(other) && daysApart(one.departure, other.departure) === 0;
}

const placeOf = (end: DraftEnd) => airportsAt(end)[0]?.iata ?? end.airport?.value ?? end.place?.value;

function daysApart({ date: one }: DraftEnd, { date: other }: DraftEnd): number {
  if (!one || !other) return 0;
  const at = ({ value: { day, month } }: typeof one) => Date.UTC(2027, month - 1, day) / 86_400_000;
  const days = Math.abs(at(one) - at(other));
  return Math.min(days, 365 - days);
}
