/** The picture at the head of a drawn itinerary, as the printer takes it. */
import type { DestinationPictures } from '#domain/schemas/destination-pictures.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { pictureOf } from '#itinerary/trip/destination.ts';
import type { StaticFiles } from './static-files.ts';

/** A strip across the page at 133 dots an inch; the browser makes it as large (site/islands/itinerary/poster-jpeg.ts). */
const widthPx = 1100;

/**
 * Gives the function that finds and rasterises posters; each is made once.
 * @param pictures what the build says is drawn; nothing in development, where nothing is built
 */
export function createPosters(
  pictures: DestinationPictures | undefined,
  files: StaticFiles,
): (itinerary: Itinerary) => Promise<Uint8Array | undefined> {
  const made = new Map<string, Promise<Uint8Array>>();
  return async (itinerary) => {
    const path = pictures && pictureOf(itinerary, pictures);
    const file = path === undefined ? undefined : files.get(path);
    if (path === undefined || file?.kind !== 'text') return undefined;
    const known = made.get(path) ?? rasterised(file.text);
    made.set(path, known);
    // One that failed is tried again for the next who asks.
    known.catch(() => made.delete(path));
    return known;
  };
}

async function rasterised(svg: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(svg).resize({ width: widthPx }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
