/**
 * Map of one continent with a dot for every destination, to stand beside the list it mirrors.
 * It wears `currentColor`, its ground too, which the build may keep in a file (`data-ground`); `--rg-pin` colours the dots, `--rg-home` the mark of Bucharest, `--rg-ground` the rim of its name.
 */
import { type GeoProjection, geoAzimuthalEqualArea, geoConicConformal, geoDistance, geoGraticule, geoInterpolate } from 'd3-geo';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { type Labels, labelAttributes } from '#domain/rules/listing.ts';
import { continentOf } from './continents.ts';
import { danube } from './danube.ts';
import { borders, detailFor, type LonLat, land, landOf } from './geography.ts';
import { placeLabels } from './label-placement.ts';
import { places as cities } from './places.ts';
import { described, escapeText } from './svg-parts.ts';
import { type Point, tracer } from './trace.ts';

export type RegionPlace = {
  id: string;
  name: string;
  /** What it is listed under. */
  tag: string;
  /** And what else it is found under. */
  labels?: Labels;
  lat: number;
  lon: number;
};

type RegionMapOptions = {
  continent: ContinentKey;
  places: RegionPlace[];
  /** What the map is, for those who do not see it. */
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  /** Prefix of the ids inside. */
  id?: string;
  /** Name of Bucharest in the page's language. */
  home?: string;
};

type Frame = {
  height: number;
  /** Longitude and latitude in the middle. */
  centre: LonLat;
  /** What must be in sight even if no destination lies there. */
  reach: LonLat[];
  /** Standard parallels; without them the map keeps areas true around its centre. */
  parallels?: [number, number];
  /** Degrees between the lines of the graticule. */
  step: number;
};

export const WIDTH = 400;
const MARGIN = 14;
const LABEL = 14;

export const frames: Record<ContinentKey, Frame> = {
  romania: {
    height: 300,
    centre: [25, 45.9],
    step: 1,
    reach: [
      [20.2, 45.9],
      [29.8, 45],
      [26.5, 48.3],
      [25.5, 43.6],
    ],
  },
  europa: {
    height: 380,
    centre: [14, 52],
    parallels: [40, 62],
    step: 10,
    reach: [
      [-10, 37],
      [36, 35.5],
      [26, 69],
      [-21, 64],
    ],
  },
  asia: {
    height: 380,
    centre: [88, 24],
    step: 15,
    reach: [
      [32, 38],
      [141, 41],
      [116, -9],
      [80, 6],
    ],
  },
  africa: {
    height: 420,
    centre: [20, 1],
    step: 15,
    reach: [
      [-17, 15],
      [51, 12],
      [10, 37],
      [20, -35],
    ],
  },
  americadenord: {
    height: 360,
    centre: [-97, 41],
    step: 15,
    reach: [
      [-128, 50],
      [-66, 45],
      [-88, 14],
      [-125, 58],
    ],
  },
  americadesud: {
    height: 440,
    centre: [-62, -21],
    step: 15,
    reach: [
      [-81, -5],
      [-35, -8],
      [-70, -54],
      [-72, 12],
    ],
  },
  australiasioceania: {
    height: 320,
    centre: [160, -24],
    step: 15,
    reach: [
      [114, -26],
      [147, -43],
      [174, -41],
      [143, -11],
    ],
  },
};

export function projectionFor({ height, centre, reach, parallels }: Frame, points: LonLat[]): GeoProjection {
  const projection = parallels
    ? geoConicConformal().parallels(parallels).rotate([-centre[0], 0])
    : geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]]).clipAngle(100);
  return projection
    .precision(0.5)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, height - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: [...reach, ...points] },
    )
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, height + 2],
    ]);
}

/** Romania is part of Europe, although it has a page of its own. */
export const belongs = (continent: ContinentKey, code: string | undefined, country: string) => {
  const home = continentOf(code, country);
  return home === continent || (home === 'romania' && continent === 'europa');
};

const inside = ([x, y]: Point, height: number, margin: number) =>
  x > margin && x < WIDTH - margin && y > margin && y < height - margin;

/** Bucharest as a ring, or, when it lies beyond the edge, an arrow on the great circle towards it. */
function homeMark(projection: GeoProjection, { height, centre }: Frame, name: string, taken: Point[]): string {
  const home = cities.bucharest.at;
  const at = projection(home);
  const colour = 'var(--rg-home,currentColor)';
  const label = (point: Point, clear: number) => {
    const requests = [{ at: point, text: name, clear }, ...taken.map((dot) => ({ at: dot, text: '', clear: 5 }))];
    const [placed] = placeLabels(requests, LABEL, [WIDTH, height]);
    return placed
      ? `<text class="rg-name" x="${placed.x}" y="${placed.y}"${placed.anchor === 'start' ? '' : ` text-anchor="${placed.anchor}"`} fill="currentColor" font-size="${LABEL}" font-weight="600" stroke="var(--rg-ground,none)" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escapeText(name)}</text>`
      : '';
  };
  if (at && inside(at, height, 8)) {
    const point: Point = [Math.round(at[0]), Math.round(at[1])];
    return `<circle class="rg-home" cx="${point[0]}" cy="${point[1]}" r="7" fill="none" stroke="${colour}" stroke-width="2.5"/>${label(point, 9)}`;
  }
  const way = geoInterpolate(centre, home);
  const steps = Math.ceil(geoDistance(centre, home) * 60);
  const line = Array.from({ length: steps }, (_, i) => projection(way(i / steps))).filter((point) => point !== null);
  const edge = line.findIndex((point) => !inside(point, height, 22));
  const [tip, tail] = [line[edge], line[Math.max(0, edge - 3)]];
  if (!tip || !tail) return '';
  const angle = Math.round((Math.atan2(tip[1] - tail[1], tip[0] - tail[0]) * 180) / Math.PI);
  const point: Point = [Math.round(tip[0]), Math.round(tip[1])];
  return `<path class="rg-home" fill="none" stroke="${colour}" stroke-width="2.5" transform="translate(${point.join(' ')})rotate(${angle})" d="M-22 0H10M2-7l8 7-8 7"/>${label(point, 12)}`;
}

/** One dot per destination, with `data-id`, `data-tag` and its labels for whoever filters the list. */
export function regionMap({
  continent,
  places,
  title,
  description,
  id: prefix = 'rg',
  home = cities.bucharest.name.ro,
}: RegionMapOptions): string {
  const frame = frames[continent];
  const projection = projectionFor(
    frame,
    places.map(({ lon, lat }) => [lon, lat]),
  );
  const detail = detailFor(projection.scale(), 8, 16);
  const trace = tracer(projection, { smallest: 6 });
  const dots = places.map(({ lon, lat, name, id }): Point => {
    const at = projection([lon, lat]);
    if (!at) throw new Error(`${name} (${id}) does not fit on the map of ${continent}.`);
    return [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];
  });
  const circles = places
    .map(({ id, name, tag, labels }, i) => {
      const [x, y] = dots[i] ?? [0, 0];
      const data = Object.entries({ 'data-id': id, 'data-tag': tag, ...labelAttributes(labels) });
      return `<circle ${data.map(([key, value]) => `${key}="${escapeText(value)}"`).join(' ')} cx="${x}" cy="${y}" r="5"><title>${escapeText(name)}</title></circle>`;
    })
    .join('');
  const own = landOf(continent, (code, country) => belongs(continent, code, country), detail);
  const river =
    continent === 'romania'
      ? `<path class="rg-river" fill="none" stroke="currentColor" stroke-opacity=".7" stroke-width="1.5" d="${trace(danube())}"/>`
      : '';
  const graticule = trace(
    geoGraticule()
      .step([frame.step, frame.step])
      .precision(frame.step / 3)(),
  );
  return (
    `<svg class="rg" viewBox="0 0 ${WIDTH} ${frame.height}"${described(prefix, title, description)}` +
    `<g data-ground=""><path class="rg-graticule" fill="none" stroke="currentColor" stroke-opacity=".18" d="${graticule}"/>` +
    `<path class="rg-land" fill="currentColor" fill-opacity=".15" d="${trace(land(detail))}"/>` +
    `<path class="rg-own" fill="currentColor" fill-opacity=".2" d="${trace(own)}"/>` +
    `<path class="rg-border" fill="none" stroke="currentColor" stroke-opacity=".32" stroke-width=".8" d="${trace(borders(detail))}"/>${river}</g>` +
    `<g class="rg-dots" fill="var(--rg-pin,currentColor)">${circles}</g>${homeMark(projection, frame, home, dots)}</svg>`
  );
}
