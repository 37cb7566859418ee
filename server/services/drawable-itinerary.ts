import { type Itinerary, itinerarySchema } from '#domain/schemas/itinerary.ts';
import { readableFields } from '#domain/schemas/itinerary-answer.ts';
import { readableItinerary } from './readable-itinerary.ts';

/** More than any journey has; what is drawn stays a few pages. */
const most = { segments: 40, passengers: 40 };

/** What may stand beside the canonical fields: the ones for people, made from those, and the language the PDF is asked in. */
const besides: ReadonlySet<string> = new Set([...readableFields, 'lang']);

type Drawable = { itinerary: Itinerary } | { wrong: string } | { noFlights: true };

/**
 * Takes the canonical itinerary out of what was sent: an answer of `process-pdf`, edited or not. Where the canonical fields are, they
 * count; where there are none, the fields for people are read.
 * @returns the itinerary; or `wrong`, the path of the first value that cannot be used; or that it holds no flight
 */
export function drawableItinerary(body: unknown): Drawable {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { wrong: '' };
  const canonical = 'segments' in body ? canonicalIn(body) : readableItinerary(body as Record<string, unknown>);
  if ('wrong' in canonical && !('segments' in canonical)) return { wrong: String(canonical.wrong) };
  const read = itinerarySchema.safeParse({ warnings: [], sources: {}, ...canonical });
  if (!read.success) {
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return { wrong: pathOf([...(issue?.path ?? []), ...unknown]) };
  }
  const { segments, passengers } = read.data;
  if (segments.length === 0) return { noFlights: true };
  if (segments.length > most.segments) return { wrong: `segments[${most.segments}]` };
  if (passengers.length > most.passengers) return { wrong: `passengers[${most.passengers}]` };
  const impossible = segments.flatMap(({ departure, arrival }, index) => [
    ...(isDay(departure.date) ? [] : [`segments[${index}].departure.date`]),
    ...(isDay(arrival.date) ? [] : [`segments[${index}].arrival.date`]),
  ]);
  return impossible[0] ? { wrong: impossible[0] } : { itinerary: read.data };
}

/** What has no name of ours stays, for the schema to refuse it. */
const canonicalIn = (body: object): object => Object.fromEntries(Object.entries(body).filter(([name]) => !besides.has(name)));

/** A day of the calendar: 31 February has the form of one. */
const isDay = (day: string | null) => day === null || new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;

/** `segments[0].arrival.time`, cut where somebody sends a name without end. */
const pathOf = (path: readonly PropertyKey[]) =>
  path
    .reduce<string>(
      (way, step) => (typeof step === 'number' ? `${way}[${step}]` : way ? `${way}.${String(step)}` : String(step)),
      '',
    )
    .slice(0, 80);
