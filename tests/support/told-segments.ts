/** Drafted flights in one line each, for tests: number, and of each end its place, day and hour. */
import type { DraftSegment } from '#itinerary/draft/draft-itinerary.ts';

export const toldSegments = (segments: readonly DraftSegment[]): string[] =>
  segments.map(({ flightNumber, departure, arrival }) =>
    [
      flightNumber.value,
      ...[departure, arrival].flatMap(({ airport, place, date, time }) => [
        airport?.value ?? place?.value,
        date && `${date.value.day}.${date.value.month}`,
        time?.value,
      ]),
    ].join(' '),
  );
