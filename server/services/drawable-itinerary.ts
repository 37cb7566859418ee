import { isDay } from '#domain/rules/calendar-days.ts';
import { isZone } from '#domain/rules/flight-time.ts';
import { arrivalsAdrift, daysOf, itineraryBounds, outOfBounds } from '#domain/rules/itinerary-bounds.ts';
import { type Itinerary, itinerarySchema } from '#domain/schemas/itinerary.ts';
import { readableFields } from '#domain/schemas/itinerary-answer.ts';
import { readableItinerary } from './readable-itinerary.ts';

/** What may stand beside the canonical fields: the ones for people, made from those, and the language the PDF is asked in. */
const besides: ReadonlySet<string> = new Set([...readableFields, 'lang']);

/** `why` is the name of the refusal; `wrong` the path of the value it is about. */
type Undrawable = {
  why: 'wrongItinerary' | 'outOfBounds' | 'tooManyFlights' | 'tooManyPassengers' | 'noFlights';
  wrong: string;
};
type Drawable = { itinerary: Itinerary } | Undrawable;

const wrongAt = (wrong: string, why: Undrawable['why'] = 'wrongItinerary'): Undrawable => ({ why, wrong });

/**
 * Takes the canonical itinerary out of what was sent: an answer of `process-pdf`, edited or not. Where the canonical fields are, they
 * count; where there are none, the fields for people are read.
 * @returns the itinerary; or why it cannot be drawn, with the path of the first value that cannot be used
 */
export function drawableItinerary(body: unknown): Drawable {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return wrongAt('');
  const canonical = 'segments' in body ? canonicalIn(body) : readableItinerary(body as Record<string, unknown>);
  if ('wrong' in canonical && !('segments' in canonical)) return wrongAt(String(canonical.wrong));
  const tooMany = tooManyIn(canonical);
  if (tooMany) return tooMany;
  const read = itinerarySchema.safeParse({ warnings: [], sources: {}, ...canonical });
  if (!read.success) {
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return wrongAt(pathOf([...(issue?.path ?? []), ...unknown]));
  }
  if (read.data.segments.length === 0) return wrongAt('', 'noFlights');
  const noDay = daysOf(read.data).find(([, day]) => day !== null && !isDay(day))?.[0];
  if (noDay) return wrongAt(noDay);
  const noZone = wrongZone(read.data);
  if (noZone) return wrongAt(noZone);
  const beyond = outOfBounds(read.data) ?? arrivalsAdrift(read.data)[0];
  return beyond ? wrongAt(beyond, 'outOfBounds') : { itinerary: read.data };
}

/** The path of the first zone whose clocks nobody knows. */
const wrongZone = ({ segments }: Itinerary): string | undefined =>
  segments
    .flatMap(({ departure, arrival }, index) => [
      { zone: departure.zone, path: `segments[${index}].departure.zone` },
      { zone: arrival.zone, path: `segments[${index}].arrival.zone` },
    ])
    .find(({ zone }) => zone !== null && !isZone(zone))?.path;

/** Counted before anything in them is looked at. */
function tooManyIn(canonical: object): Undrawable | undefined {
  const { segments, passengers } = canonical as { segments?: unknown; passengers?: unknown };
  const isOver = (list: unknown, most: number) => Array.isArray(list) && list.length > most;
  const { segments: mostFlights, passengers: mostPassengers } = itineraryBounds;
  if (isOver(segments, mostFlights)) return wrongAt(`segments[${mostFlights}]`, 'tooManyFlights');
  if (isOver(passengers, mostPassengers)) return wrongAt(`passengers[${mostPassengers}]`, 'tooManyPassengers');
  return undefined;
}

/** What has no name of ours stays, for the schema to refuse it. */
const canonicalIn = (body: object): object => Object.fromEntries(Object.entries(body).filter(([name]) => !besides.has(name)));

/** `segments[0].arrival.time`, cut where somebody sends a name without end. */
const pathOf = (path: readonly PropertyKey[]) =>
  path
    .reduce<string>(
      (way, step) => (typeof step === 'number' ? `${way}[${step}]` : way ? `${way}.${String(step)}` : String(step)),
      '',
    )
    .slice(0, 80);
