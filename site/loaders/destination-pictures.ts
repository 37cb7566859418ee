import { getCollection } from 'astro:content';
import { destinationPictures as picturesOf } from '#art/destination-pictures.ts';
import type { DestinationPictures } from '#domain/schemas/destination-pictures.ts';

/** What may stand at the head of an itinerary that is drawn in the browser; the server is told the same when the site is built. */
export async function destinationPictures(): Promise<DestinationPictures> {
  const places = (await getCollection('destinations')).map(({ data: { name, airports, timeZone, at, picture } }) => ({
    ...{ name, at, picture, zone: timeZone },
    airports: airports.map(({ code }) => code),
  }));
  return picturesOf(places.sort((one, other) => one.name.localeCompare(other.name, 'ro')));
}
