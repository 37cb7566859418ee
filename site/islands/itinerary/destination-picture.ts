/** The picture at the head of what the visitor takes along. */
import { endpoints } from '#domain/rules/endpoints.ts';
import type { DestinationPictures } from '#domain/schemas/destination-pictures.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { pictureOf } from '#itinerary/trip/destination.ts';
import type { Reader } from './ticket.ts';

/** Milliseconds to wait for each file. */
const patience = 15_000;

/**
 * The drawing of where the journey leads, as SVG. Which one it is says where somebody travels: read on this device, it is drawn on
 * this device too, and only the list of all is asked for.
 * @returns undefined where the list or the drawing did not arrive: a document is worth more than its picture
 */
export async function destinationPicture(itinerary: Itinerary, by: Reader): Promise<string | undefined> {
  try {
    const path = pictureOf(itinerary, (await (await asked(endpoints.destinationPictures)).json()) as DestinationPictures);
    if (by === 'server') return await (await asked(path)).text();
    const { drawPoster } = await import('./draw-poster.ts');
    return drawPoster(path);
  } catch {
    return undefined;
  }
}

async function asked(path: string): Promise<Response> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
