/** How long each flight really takes, by the clocks of both airports on that very day. */
import { instantOf } from '#domain/rules/flight-time.ts';
import type { SettledEnd, SettledSegment } from './settled.ts';

export function computeDurations(segments: readonly SettledSegment[]): SettledSegment[] {
  return segments.map((segment) => {
    const start = instantAt(segment.departure);
    const end = instantAt(segment.arrival);
    return start === undefined || end === undefined ? segment : { ...segment, minutes: Math.round((end - start) / 60_000) };
  });
}

/** Milliseconds since 1970, where the end has a day, a time and a zone. */
export function instantAt({ date, time, zone }: SettledEnd): number | undefined {
  return date && time && zone ? instantOf(date.value, time.value, zone) : undefined;
}
