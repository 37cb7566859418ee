/**
 * Where the office is: a point among the great streets and squares of the city, drawn as straight lines. It shows nothing that is
 * not there: no houses, no side streets. Real maps are a link away.
 * Colours: `--om-ground`, `--om-street`, `--om-square`, `--om-ink`, `--om-pin`, `--om-pin-dot`.
 */
import { joinNumbers } from '#art/posters/engine/numbers.ts';
import { squares, streets } from './bucharest.ts';
import type { LonLat } from './geography.ts';
import { described, escapeText } from './svg-parts.ts';
import { type Point, pathOf } from './trace.ts';

type OfficeMapOptions = {
  /** What the map is: „Biroul și străzile din jur”. */
  title: string;
  description: string;
  office: { lat: number; lon: number };
  /** Said beside the pin: the address, or what the visitor knows the place by. */
  label: string;
  /** Prefix of the ids inside. */
  id?: string;
};

const WIDTH = 1440;
const HEIGHT = 500;
/** Where the office stands on the drawing: in the middle, which every window shows. */
const OFFICE: Point = [720, 262];
const METRES_PER_UNIT = 5.5;
const METRES_PER_DEGREE = 111_195;
const LETTER = 13;

const colours = {
  ground: 'var(--om-ground,light-dark(#e8ece9,#16233f))',
  street: 'var(--om-street,light-dark(#f6d27a,#b98a2e))',
  square: 'var(--om-square,light-dark(#fff,#2a3a5c))',
  ink: 'var(--om-ink,light-dark(#33465a,#c9d5e8))',
  pin: 'var(--om-pin,light-dark(#0a1834,#f0f3f9))',
  pinDot: 'var(--om-pin-dot,light-dark(#ffc629,#c93a1f))',
};

const inFrame = ([x, y]: Point, margin = 0) => x > margin && x < WIDTH - margin && y > margin && y < HEIGHT - margin;

/** A walk along a street, a point at every unit. */
function pointsAlong(corners: Point[]): Point[] {
  return corners.flatMap((to, index) => {
    const from = corners[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** The name of a street, written along it near the square it leaves from; nothing where it does not fit. */
function streetName(name: string, walk: Point[]): string {
  const half = Math.round((name.length * LETTER) / 3.6);
  const first = walk[0];
  const way = walk[Math.min(walk.length - 1, 2 * half)];
  if (!first || !way) return '';
  const rise = Math.abs(way[1] - first[1]) / Math.hypot(way[0] - first[0], way[1] - first[1]);
  const place = Math.min(Math.round(115 + 40 * rise), Math.round(walk.length / 2));
  const [start, middle, end] = [walk[place - half], walk[place], walk[place + half]];
  if (!start || !middle || !end || !inFrame(start, 8) || !inFrame(end, 8)) return '';
  const [left, right] = start[0] <= end[0] ? [start, end] : [end, start];
  const angle = Math.round((Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI);
  const [x, y] = [Math.round(middle[0]), Math.round(middle[1])];
  // Above its street, and left of one that falls steeply: streets leave a square like spokes, and there is room outside.
  const aside = angle > 45 ? 19 : -9;
  return `<text x="${x}" y="${y}" dy="${aside}" transform="rotate(${angle} ${x} ${y})" text-anchor="middle">${escapeText(name)}</text>`;
}

export function officeMap({ title, description, office, label, id = 'om' }: OfficeMapOptions): string {
  const eastward = METRES_PER_DEGREE * Math.cos((office.lat * Math.PI) / 180);
  const project = ([lon, lat]: LonLat): Point => [
    OFFICE[0] + ((lon - office.lon) * eastward) / METRES_PER_UNIT,
    OFFICE[1] - ((lat - office.lat) * METRES_PER_DEGREE) / METRES_PER_UNIT,
  ];
  const seen = streets
    .map(({ name, through }) => ({ name, corners: through.map(project) }))
    .map((street) => ({ ...street, walk: pointsAlong(street.corners) }))
    .filter(({ walk }) => walk.some((point) => inFrame(point)));
  const places = squares.map((square) => ({ ...square, at: project(square.at) })).filter(({ at }) => inFrame(at, 24));
  const [x, y] = OFFICE;
  return (
    `<svg class="om" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"${described(id, title, description)}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>` +
    `<path fill="none" stroke="${colours.street}" stroke-width="9" stroke-linejoin="round" d="${seen.map(({ corners }) => pathOf(corners)).join('')}"/>` +
    places
      .map(
        ({ at: [cx, cy] }) =>
          `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="13" fill="${colours.square}" stroke="${colours.street}" stroke-width="6"/>`,
      )
      .join('') +
    `<g class="om-name" fill="${colours.ink}" font-size="${LETTER}" font-weight="600" stroke="${colours.ground}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` +
    seen.map(({ name, walk }) => streetName(name, walk)).join('') +
    places
      .map(
        ({ name, at: [cx, cy], anchor }) =>
          `<text x="${Math.round(cx) - (anchor === 'end' ? 14 : 4)}" y="${Math.round(cy) + 33}" text-anchor="${anchor}">${escapeText(name)}</text>`,
      )
      .join('') +
    `<text x="${x + 40}" y="${y - 46}" font-size="17">${escapeText(label)}</text></g>` +
    `<path class="om-pin" fill="${colours.pin}" d="M${joinNumbers([x, y])}c-20-26-30-39-30-55a30 30 0 0 1 60 0c0 16-10 29-30 55z"/><circle cx="${x}" cy="${y - 55}" r="12" fill="${colours.pinDot}"/></svg>`
  );
}
