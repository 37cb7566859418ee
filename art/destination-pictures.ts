/** The pictures that stand at the head of printed itineraries: of every place that is drawn, and skies for all other journeys. */
import type { DestinationPictures, SkyHour } from '#domain/schemas/destination-pictures.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';
import { printUrl } from './artwork.ts';
import type { Print } from './posters/poster.ts';
import { isSceneName, type SceneName } from './posters/scenes.ts';

/** A place of content, as far as its picture needs it. */
export type DrawnPlace = {
  name: string;
  /** IATA codes, the best first. */
  airports: string[];
  zone: string;
  at: { lat: number; lon: number };
  picture: Picture;
};

/** A wide strip without the aircraft. */
const strip = { crop: '21:9', plane: false } as const;

/** @throws when a place names a scene that is not there */
export function destinationPictures(places: readonly DrawnPlace[]): DestinationPictures {
  return {
    places: places.flatMap(({ picture, name, airports, zone, at }) => {
      if (isPhoto(picture)) return [];
      const { scene, mood } = picture;
      const poster = printUrl({ ...strip, scene: sceneNamed(scene), time: 'day', ...(mood && { mood }) });
      return [{ name, airports, zone, at, poster }];
    }),
    skies: { dawn: sky('dawn'), noon: sky('noon'), golden: sky('golden'), dusk: sky('dusk'), night: sky('night') },
  };
}

function sky(hour: SkyHour): string {
  const light: Pick<Print, 'mood' | 'time'> = hour === 'night' ? { time: 'night' } : { time: 'day', mood: hour };
  return printUrl({ ...strip, scene: 'aloft', ...light });
}

function sceneNamed(name: string): SceneName {
  if (!isSceneName(name)) throw new Error(`there is no scene “${name}” in art/posters/scenes`);
  return name;
}
