/**
 * Small map of one journey, for the offer block of a destination: departure, an optional stop, destination.
 * It wears `currentColor`, its ground too, which the build may keep in a file (`data-ground`); `--lc-route` and `--lc-pin` may colour the line and the destination,
 * `--lc-ground` puts a rim of the ground's colour around the names.
 */
import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoAzimuthalEquidistant,
  geoDistance,
  geoGraticule,
  geoInterpolate,
  geoOrthographic,
} from 'd3-geo';
import { borders, detailFor, type LonLat, land } from './geography.ts';
import { placeLabels } from './label-placement.ts';
import { described, escapeText } from './svg-parts.ts';
import { curveOf, type Point, pathOf, tracer } from './trace.ts';

export type MapPoint = { lat: number; lon: number; label: string };

type LocatorOptions = {
  from: MapPoint;
  /** Where the journey changes planes, if it does. */
  via?: MapPoint;
  to: MapPoint;
  /** What the map is, for those who do not see it. */
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  /** Prefix of the ids inside. */
  id?: string;
};

const WIDTH = 400;
const HEIGHT = 340;
const LABEL = 14;
const DEGREES = 180 / Math.PI;
/** Radians: up to here a flat chart serves, further off the globe shows. */
const SHORT_HOP = 0.5;
/** Radians: beyond this the far end would lie too close to the rim of a globe. */
const GLOBE_REACH = 1.9;
/** Degrees from the centre to the edge of the map on which both ends of the longest journeys show. */
const FAR_SIDE = 120;
/** Radians; a closer look would lose the country it is in. */
const NEAREST = 0.045;

type Frame = {
  projection: GeoProjection;
  /** Radius of the disc that the whole view fills, in units of the projection's scale; 0 on a flat chart. */
  disc: number;
  /** Degrees between the lines of the graticule. */
  step: number;
};

const lonLat = ({ lon, lat }: MapPoint): LonLat => [lon, lat];

/** The middle of the journey, moved aside so that the great circle reads as an arc and not as a ruler. */
function eyePoint(from: LonLat, to: LonLat): LonLat {
  const [lon, lat] = geoInterpolate(from, to)(0.5);
  const away = Math.sign(lat || 1) * -14;
  return [lon, Math.max(-60, Math.min(60, lat + away))];
}

function frameFor(points: LonLat[], from: LonLat, to: LonLat): Frame {
  const reach = Math.max(...points.map((point) => geoDistance(from, point)));
  if (reach > SHORT_HOP) {
    const [lon, lat] = eyePoint(from, to);
    const globe = reach < GLOBE_REACH;
    const projection = globe ? geoOrthographic().clipAngle(90) : geoAzimuthalEquidistant().clipAngle(FAR_SIDE);
    return { projection: fitted(projection.rotate([-lon, -lat]), points, 0.24), disc: globe ? 1 : FAR_SIDE / DEGREES, step: 30 };
  }
  const [lon, lat] = geoInterpolate(from, to)(0.5);
  const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).clipAngle(90);
  const spread = Math.max(NEAREST, reach / 2) * DEGREES;
  const around: LonLat[] = [
    [lon, lat - spread],
    [lon, lat + spread],
  ];
  return { projection: fitted(projection, [...points, ...around], 0.2), disc: 0, step: spread < 8 ? 2 : 5 };
}

function fitted(projection: GeoProjection, points: LonLat[], margin: number): GeoProjection {
  projection.precision(0.5).fitExtent(
    [
      [WIDTH * margin, HEIGHT * margin],
      [WIDTH * (1 - margin), HEIGHT * (1 - margin)],
    ],
    { type: 'MultiPoint', coordinates: points },
  );
  return projection.clipExtent([
    [-2, -2],
    [WIDTH + 2, HEIGHT + 2],
  ]);
}

/** Points along the great circle, on the drawing. */
function flight(projection: GeoProjection, from: LonLat, to: LonLat): Point[] {
  const between = geoInterpolate(from, to);
  const steps = Math.max(2, Math.ceil(geoDistance(from, to) * 8));
  return Array.from({ length: steps + 1 }, (_, i) => projection(between(i / steps))).filter((point) => point !== null);
}

/** @throws when one of the three points cannot be shown, which no pair of places on Earth brings about */
export function locator({ from, via, to, title, description, id = 'lc' }: LocatorOptions): string {
  const stops = via ? [from, via, to] : [from, to];
  const { projection, disc, step } = frameFor(stops.map(lonLat), lonLat(from), lonLat(to));
  const scale = projection.scale();
  const detail = detailFor(scale, disc ? 18 : 7, disc ? 40 : 24, scale > 250 ? 'fine' : 'coarse');
  const trace = tracer(projection, { smallest: 8 });
  const at = stops.map((stop): Point => {
    const point = projection(lonLat(stop));
    if (!point) throw new Error(`${stop.label} (${stop.lat}, ${stop.lon}) does not fit on the map "${title}".`);
    return [Math.round(point[0]), Math.round(point[1])];
  });
  const legs = stops.slice(1).map((stop, i) => flight(projection, lonLat(stops[i] ?? from), lonLat(stop)));
  const radius = (i: number) => (i === stops.length - 1 ? 7 : 4.5);
  const names = placeLabels(
    stops.map((stop, i) => ({ at: at[i] ?? [0, 0], text: stop.label, clear: radius(i) })),
    LABEL,
    [WIDTH, HEIGHT],
    legs.flat(),
  );
  const [centreX, centreY] = projection.translate();
  const rim = disc
    ? `<circle class="lc-globe" cx="${Math.round(centreX)}" cy="${Math.round(centreY)}" r="${Math.round(scale * disc)}" fill="currentColor" fill-opacity=".1"/>`
    : '';
  const graticule = trace(geoGraticule().step([step, step]).precision(4)());
  const dots = at
    .map(
      ([x, y], i) =>
        `<circle${i === at.length - 1 ? ' class="lc-pin" fill="var(--lc-pin,currentColor)"' : ''} cx="${x}" cy="${y}" r="${radius(i)}"/>`,
    )
    .join('');
  const texts = names
    .map(
      ({ x, y, anchor }, i) =>
        `<text x="${x}" y="${y}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escapeText(stops[i]?.label ?? '')}</text>`,
    )
    .join('');
  return (
    `<svg class="lc" viewBox="0 0 ${WIDTH} ${HEIGHT}"${described(id, title, description)}<g data-ground="">${rim}` +
    `<path class="lc-graticule" fill="none" stroke="currentColor" stroke-opacity=".2" d="${graticule}"/>` +
    `<path class="lc-land" fill="currentColor" fill-opacity=".28" d="${trace(land(detail))}"/>` +
    `<path class="lc-border" fill="none" stroke="currentColor" stroke-opacity=".3" stroke-width=".8" d="${trace(borders(disc ? detailFor(scale, 40, 0, 'coarse') : detail))}"/></g>` +
    `<path class="lc-route" fill="none" stroke="var(--lc-route,currentColor)" stroke-width="2.5" stroke-linecap="round" d="${legs.map((leg) => (leg.length > 2 ? curveOf(leg, 1) : pathOf(leg, false, 1))).join('')}"/>` +
    `<g class="lc-stops" fill="currentColor" font-size="${LABEL}" font-weight="600">${dots}` +
    `<g stroke="var(--lc-ground,none)" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${texts}</g></g></svg>`
  );
}
