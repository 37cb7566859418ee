/** The drawn way from Bucharest to a place, in the language of its entry. Its page and its pocket guide show the same one, drawn once a build. */
import { distanceKm } from '#art/maps/geography.ts';
import { locator } from '#art/maps/locator.ts';
import { places } from '#art/maps/places.ts';
import { counted } from '#domain/format/counted.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { type DestinationEntry, langOf, placeWords } from './places.ts';

const drawn = new Map<string, Promise<string>>();

export function journeyMap(entry: DestinationEntry): Promise<string> {
  const { name, country, at, airports } = entry.data;
  const journey = { lang: langOf(entry), name, country, at, code: airports[0]?.code };
  const key = JSON.stringify(journey);
  const map = drawn.get(key) ?? drawJourney(journey);
  drawn.set(key, map);
  return map;
}

type Journey = Pick<DestinationEntry['data'], 'name' | 'country' | 'at'> & { lang: Lang; code: string | undefined };

async function drawJourney({ lang, name, country, at, code }: Journey): Promise<string> {
  const { way } = await placeWords(lang);
  const { bucharest } = places;
  // To the ten: a place is not a point.
  const distance = Math.round(distanceKm(bucharest.at, [at.lon, at.lat]) / 10) * 10;
  return locator({
    from: { label: bucharest.name[lang], lon: bucharest.at[0], lat: bucharest.at[1] },
    to: { label: [code, name].filter(Boolean).join(' '), ...at },
    title: way.title.replace('{name}', name),
    description: way.description
      .replace('{name}', name)
      .replace('{country}', country)
      .replace('{distance}', counted(lang, distance, way.forms)),
  });
}
