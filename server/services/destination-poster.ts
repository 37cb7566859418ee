/** The picture at the head of a drawn itinerary: the scene of where the journey leads, when the magazine has that place. */
import { fold } from '#domain/rules/fold.ts';
import type { EndOfFlight, Itinerary } from '#domain/schemas/itinerary.ts';
import type { Place } from '#domain/schemas/site-facts.ts';
import type { StaticFiles } from './static-files.ts';

/** A strip across the page at 150 dots an inch. */
const widthPx = 1100;

/** Gives the function that finds and rasterises posters; each is made once. */
export function createPosters(
  places: readonly Place[],
  files: StaticFiles,
): (itinerary: Itinerary) => Promise<Uint8Array | undefined> {
  const made = new Map<string, Promise<Uint8Array>>();
  return async (itinerary) => {
    const path = placeOf(destinationOf(itinerary), places)?.poster;
    const file = path === undefined ? undefined : files.get(path);
    if (path === undefined || file?.kind !== 'text') return undefined;
    const known = made.get(path) ?? rasterised(file.text);
    made.set(path, known);
    return known;
  };
}

/**
 * Where the journey leads: where the traveller stays longest between two flights; without a return, where the last flight lands.
 * Local clocks are compared as they are: a stay is longer than any difference of zones.
 */
export function destinationOf({ segments }: Itinerary): EndOfFlight | undefined {
  const stays = segments
    .slice(0, -1)
    .map(({ arrival }, index) => ({ arrival, hours: hoursBetween(arrival, segments[index + 1]?.departure) }));
  const longest = stays.reduce<(typeof stays)[number] | undefined>(
    (best, stay) => (stay.hours > (best?.hours ?? 24) ? stay : best),
    undefined,
  );
  return longest?.arrival ?? segments.at(-1)?.arrival;
}

function hoursBetween(from: EndOfFlight, to: EndOfFlight | undefined): number {
  const hours =
    (Date.parse(`${to?.date}T${to?.time ?? '12:00'}Z`) - Date.parse(`${from.date}T${from.time ?? '12:00'}Z`)) / 3_600_000;
  return Number.isNaN(hours) ? 0 : hours;
}

/** The place whose nearest airport it is; among several the one of the same name. */
export function placeOf(end: EndOfFlight | undefined, places: readonly Place[]): Place | undefined {
  const served = places.filter(({ airports }) => end?.airport && airports[0] === end.airport);
  return served.find(({ name }) => fold(end?.place ?? '').includes(fold(name))) ?? served[0];
}

async function rasterised(svg: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(svg).resize({ width: widthPx }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
