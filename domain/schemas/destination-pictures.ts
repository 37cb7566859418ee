import { z } from 'zod';

const path = z.string().startsWith('/');

/** The hours a sky is drawn in, for journeys to where no place is drawn. */
export type SkyHour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night';

const picturedPlace = z.strictObject({
  name: z.string(),
  airports: z.array(z.string()).describe('IATA codes, the best first.'),
  zone: z.string().describe('IANA time zone of the place; it says the country too.'),
  at: z.strictObject({ lat: z.number(), lon: z.number() }),
  poster: path.describe('Its wide drawing, by day.'),
});
export type PicturedPlace = z.infer<typeof picturedPlace>;

/** What may stand at the head of a drawn itinerary. A place shown by a photograph is none of these. */
export const destinationPicturesSchema = z.strictObject({
  places: z.array(picturedPlace),
  skies: z.strictObject({ dawn: path, noon: path, golden: path, dusk: path, night: path } satisfies Record<SkyHour, typeof path>),
});
export type DestinationPictures = z.infer<typeof destinationPicturesSchema>;
