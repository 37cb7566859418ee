/** The drawn way from Bucharest to a place. Its page and its pocket guide show the same one, drawn once a build. */
import { distanceKm } from '#art/maps/geography.ts';
import { locator } from '#art/maps/locator.ts';
import { places } from '#art/maps/places.ts';
import { counted } from '#domain/format/counted.ts';
import type { DestinationEntry } from './places.ts';

const drawn = new Map<string, string>();

export function journeyMap({ data }: DestinationEntry): string {
  const { name, country, at, airports } = data;
  const journey = { name, country, at, code: airports[0]?.code };
  const key = JSON.stringify(journey);
  const map = drawn.get(key) ?? drawJourney(journey);
  drawn.set(key, map);
  return map;
}

type Journey = Pick<DestinationEntry['data'], 'name' | 'country' | 'at'> & { code: string | undefined };

function drawJourney({ name, country, at, code }: Journey): string {
  const bucharest = { label: places.bucharest.name.ro, lon: places.bucharest.at[0], lat: places.bucharest.at[1] };
  // To the ten: a place is not a point.
  const distance = Math.round(distanceKm(places.bucharest.at, [at.lon, at.lat]) / 10) * 10;
  return locator({
    from: bucharest,
    to: { label: [code, name].filter(Boolean).join(' '), ...at },
    title: `De la București la ${name}`,
    description: `${name} (${country}) pe hartă, la aproximativ ${counted('ro', distance, { one: 'kilometru', many: 'kilometri' })} în linie dreaptă de București.`,
  });
}
