/**
 * Map of one continent whose countries are links: each country with destinations is a piece of land to be picked, one too
 * small for a finger, or a region of a country, is a ring. The list of the same links belongs beside it. What lies under the
 * links is a drawing of its own: it is most of the map, and one that is not open need not bring it.
 * Colours of the links: `--cm-land` (countries that can be picked), `--cm-ink` (rings and names), `--cm-ground`; those under them are the continent's field.
 */
import { geoArea, geoContains, geoGraticule } from 'd3-geo';
import { fields } from '#brand/tokens.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { continentOf } from './continents.ts';
import { borders, countries, detailFor, type LonLat, land, landOf } from './geography.ts';
import { placeLabels } from './label-placement.ts';
import { belongs, frames, projectionFor, WIDTH } from './region-map.ts';
import { escapeText } from './svg-parts.ts';
import { type Point, placer, tracer } from './trace.ts';

export type PickedCountry = {
  name: string;
  href: string;
  /** How many destinations it has, in words. */
  note: string;
  /** Where they are. */
  places: readonly { lat: number; lon: number }[];
};

type CountryMapOptions = {
  continent: ContinentKey;
  countries: readonly PickedCountry[];
  /** What the map is, for those who do not see it; a list of the same links stands beside it. */
  title: string;
  /** Prefix of the ids inside. */
  id: string;
};

/** Steradians, in square units of the drawing: land smaller than this is a ring. */
const finger = 160;
const LABEL = 14;

/** The whole atlas, to say in which country a place lies: the coarse one takes Singapore for Malaysia. */
const atlas = { atlas: 'fine', bend: 0, islet: 0 } as const;

/** Degrees to look around a place for its country: a harbour lies in the sea when coasts are drawn coarsely. */
const around = [0, 0.3, -0.3];

/** ISO numeric code of the country a place lies in, or the first of several; none for islets the atlas does not have. */
function countryOf(continent: ContinentKey, places: PickedCountry['places']): string | undefined {
  const own = countries(atlas).filter(
    ({ id, properties }) => continentOf(id === undefined ? id : String(id), properties.name) === continent,
  );
  for (const { lat, lon } of places)
    for (const north of around)
      for (const east of around) {
        const found = own.find((country) => geoContains(country, [lon + east, lat + north]));
        if (found?.id !== undefined) return String(found.id);
      }
  return undefined;
}

/** Countries by the code of their land; filters that share one are regions of it, and have none. */
function landCodes(continent: ContinentKey, picked: readonly PickedCountry[]): (string | undefined)[] {
  const codes = picked.map(({ places }) => countryOf(continent, places));
  return codes.map((code) => (codes.filter((other) => other === code).length > 1 ? undefined : code));
}

const middle = (places: PickedCountry['places']): LonLat => [
  places.reduce((sum, { lon }) => sum + lon, 0) / places.length,
  places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
];

/** How both drawings of a continent are traced. */
function viewOf(continent: ContinentKey, picked: readonly PickedCountry[]) {
  const frame = frames[continent];
  const projection = projectionFor(
    frame,
    picked.flatMap(({ places }) => places.map(({ lon, lat }): LonLat => [lon, lat])),
  );
  return { frame, projection, detail: detailFor(projection.scale(), 9, 18), trace: tracer(projection, { smallest: 6 }) };
}

/** The links of the map, to lie on its ground. */
export function countryMap({ continent, countries: picked, title, id }: CountryMapOptions): string {
  const { frame, projection, detail, trace } = viewOf(continent, picked);
  const toPoint = placer(projection);
  const codes = landCodes(continent, picked);
  const shapes = picked.map((_, i) => {
    const code = codes[i];
    if (code === undefined) return undefined;
    const shape = landOf(`country ${code}`, (other) => other === code, detail);
    return geoArea(shape) * projection.scale() ** 2 > finger ? trace(shape) : undefined;
  });
  const rings = picked.map(({ places }, i): Point | undefined => (shapes[i] ? undefined : toPoint(middle(places))));
  const spots = rings.filter((ring): ring is Point => ring !== undefined);
  const names = picked.filter((_, i) => rings[i]).map(({ name }) => name);
  const labels = placeLabels(
    spots.map((at, i) => ({ at, text: names[i] ?? '', clear: 8 })),
    LABEL,
    [WIDTH, frame.height],
  );
  const link = ({ name, href, note }: PickedCountry, i: number) => {
    const shape = shapes[i];
    const ring = rings[i];
    const label = ring && labels[spots.indexOf(ring)];
    const drawing = shape
      ? `<path class="cm-land" d="${shape}"/>`
      : ring
        ? `<circle cx="${ring[0]}" cy="${ring[1]}" r="13" fill="#000" fill-opacity="0"/><circle class="cm-ring" cx="${ring[0]}" cy="${ring[1]}" r="7" fill="var(--cm-land)" stroke="var(--cm-ink,currentColor)" stroke-width="2.5"/>` +
          (label
            ? `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}" fill="var(--cm-ink,currentColor)" stroke-width="4" paint-order="stroke">${escapeText(name)}</text>`
            : '')
        : '';
    return `<a class="cm-link" href="${escapeText(href)}" data-country="${escapeText(name)}"><title>${escapeText(name)}: ${escapeText(note)}</title>${drawing}</a>`;
  };
  // Rings lie above the land they stand on.
  const order = picked.map((country, i) => ({ country, i })).sort((a, b) => Number(!shapes[a.i]) - Number(!shapes[b.i]));
  return (
    `<svg class="cm" viewBox="0 0 ${WIDTH} ${frame.height}" role="group" aria-labelledby="${id}-title"><title id="${id}-title">${escapeText(title)}</title>` +
    `<g fill="var(--cm-land,currentColor)" font-size="${LABEL}" font-weight="600">` +
    `<g stroke="var(--cm-ground,#fff)" stroke-width="1" stroke-linejoin="round">${order.map(({ country, i }) => link(country, i)).join('')}</g></g></svg>`
  );
}

/** What lies under the links, as a file of its own: lines of the globe, all land, that of the continent, borders. */
export function countryGround(continent: ContinentKey, picked: readonly PickedCountry[]): string {
  const { frame, detail, trace } = viewOf(continent, picked);
  const own = landOf(`own ${continent}`, (code, name) => belongs(continent, code, name), detail);
  const lines = geoGraticule()
    .step([frame.step, frame.step])
    .precision(frame.step / 3)();
  const [field, ink] = fields[continent];
  const rest = `color-mix(in srgb,${ink} 24%,${field})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${frame.height}">` +
    `<path fill="none" stroke="${ink}" stroke-opacity=".18" d="${trace(lines)}"/>` +
    `<path fill="${rest}" fill-opacity=".5" d="${trace(land(detail))}"/><path fill="${rest}" d="${trace(own)}"/>` +
    `<path fill="none" stroke="${field}" stroke-opacity=".5" stroke-width=".8" d="${trace(borders(detail))}"/></svg>`
  );
}
