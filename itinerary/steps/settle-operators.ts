/** Who flies matters where it is not who sells: „operated by Air France” beside AF 1089 says nothing more. */
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { airlineNamed, airlineOf } from '../reference/airlines.ts';

export function settleOperators(segments: readonly DraftSegment[]): DraftSegment[] {
  return segments.map((segment) => {
    const { operatedBy, ...others } = segment;
    if (!operatedBy || designatorOf(operatedBy.value) !== segment.flightNumber.value.slice(0, 2)) return segment;
    return others;
  });
}

/** Of `AF`, `AF 1089` or `AIR FRANCE`. */
function designatorOf(operator: string): string | undefined {
  const code = /^(?=.?[A-Z])(?<code>[A-Z0-9]{2})(?:\s?\d{1,4})?$/.exec(operator.trim())?.groups?.code;
  return (code && airlineOf(code)?.iata) ?? airlineNamed(operator)?.iata;
}
