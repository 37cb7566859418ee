/**
 * The globe seen from space, with great circles that rise above its surface.
 * The point under the eye lies south of the cities that are joined: great circles through the centre of an
 * orthographic map are straight lines, and from further off they read as arcs.
 */
import { geoDistance, geoGraticule, geoInterpolate, geoOrthographic } from 'd3-geo';
import { detailFor, type LonLat, land } from './geography.ts';
import { curveOf, type Point, tracer } from './trace.ts';

export type GlobeView = {
  /** Longitude and latitude under the eye. */
  facing: LonLat;
  centre: Point;
  radius: number;
  /** Nothing below this line is drawn: it is behind the land. */
  below: number;
};

type Globe = {
  land: string;
  graticule: string;
  /** Path of a flight; `lift` is its greatest height in radii, reached on long flights only. */
  arc: (from: LonLat, to: LonLat, lift: number) => string;
  /** Where a place is drawn, or undefined when it lies on the far side. */
  place: (at: LonLat) => Point | undefined;
};

const RADIANS = Math.PI / 180;
/** Flights from about a sixth of the way round the world climb to their full height. */
const FULL_CLIMB = 1.15;
const FINER = 6;

type Seen = { point: Point; hidden: boolean };

function eye({ facing, centre, radius }: GlobeView): (at: LonLat, height: number) => Seen {
  const [lon0, lat0] = [facing[0] * RADIANS, facing[1] * RADIANS];
  return ([longitude, latitude], height) => {
    const [lon, lat] = [longitude * RADIANS - lon0, latitude * RADIANS];
    const x = Math.cos(lat) * Math.sin(lon) * (1 + height);
    const y = (Math.cos(lat0) * Math.sin(lat) - Math.sin(lat0) * Math.cos(lat) * Math.cos(lon)) * (1 + height);
    const depth = Math.sin(lat0) * Math.sin(lat) + Math.cos(lat0) * Math.cos(lat) * Math.cos(lon);
    return { point: [centre[0] + radius * x, centre[1] - radius * y], hidden: depth < 0 && Math.hypot(x, y) < 1 };
  };
}

export function globe(view: GlobeView): Globe {
  const { facing, centre, radius, below } = view;
  const projection = geoOrthographic()
    .scale(radius)
    .translate(centre)
    .rotate([-facing[0], -facing[1]])
    .clipAngle(90)
    .clipExtent([
      [centre[0] - radius - 1, centre[1] - radius - 1],
      [centre[0] + radius + 1, below],
    ])
    .precision(0.5);
  const trace = tracer(projection, { smallest: 8 });
  const see = eye(view);

  function arc(from: LonLat, to: LonLat, lift: number): string {
    const between = geoInterpolate(from, to);
    const distance = geoDistance(from, to);
    const steps = Math.max(6, Math.round(distance * 8));
    const at = (share: number) => see(between(share), lift * Math.sin(Math.PI * share) * Math.min(1, distance / FULL_CLIMB));
    const runs: Point[][] = [[]];
    // Looked at finely, so that a flight ends where it dips behind the rim, and drawn coarsely.
    for (let i = 0; i <= steps * FINER; i++) {
      const { point, hidden } = at(i / steps / FINER);
      if (hidden) runs.push([]);
      else if (i % FINER === 0 || at((i + 1) / steps / FINER).hidden) runs.at(-1)?.push(point);
    }
    return runs.map((points) => curveOf(points)).join('');
  }

  return {
    land: trace(land(detailFor(radius, 5, 14))),
    graticule: trace(geoGraticule().step([15, 15]).precision(5)()),
    arc,
    place: (at) => {
      const { point, hidden } = see(at, 0);
      return hidden ? undefined : point;
    },
  };
}
