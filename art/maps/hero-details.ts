/** The small things that make the home picture a place: a wooden church, huts with a light on, clouds, one aircraft. */
import { joinNumbers, thousandths } from '#art/posters/engine/numbers.ts';
import { fill, stroke } from '#art/posters/engine/svg.ts';
import type { HeroLight } from './hero-light.ts';
import type { Stop } from './svg-parts.ts';
import type { Point } from './trace.ts';

const group = ([x, y]: Point, scale: number, drawing: string) =>
  `<g transform="translate(${joinNumbers([x, y])})scale(${thousandths(scale)})">${drawing}</g>`;

/** A church of Maramureș, shingled from the spire to the eaves; it stands on the given point. */
export function woodenChurch(at: Point, scale: number, { village }: HeroLight): string {
  return group(
    at,
    scale,
    fill('M-27 0v-72h19v50h70V0z', village.wall) +
      fill('M-32-70l14-108 14 108zM-15-20l18-44h54l15 44z', village.roof) +
      fill('M-18-178l14 108h-10zM57-64l15 44H60L49-64z', village.roofLit) +
      stroke('M-18-196v20m-5-13h10', village.roof, 2.4) +
      fill('M14-14h7V0h-7zM34-14h7V0h-7zM-20-56h5v9h-5z', village.windows),
  );
}

/** A shepherd's hut; it stands on the given point. */
export function hut(at: Point, scale: number, { village }: HeroLight): string {
  return group(
    at,
    scale,
    fill('M0 0v-17h40V0z', village.wall) +
      fill('M-7-15l12-24h30l12 24z', village.roof) +
      fill('M35-39l12 24h-9l-8-24z', village.roofLit) +
      fill('M9-12h7v7H9zM24-12h7v7h-7z', village.windows),
  );
}

/** A blade of cloud: long on one side, blunt on the other. */
function blade(x: number, y: number, width: number, thick: number, head: number): string {
  const w = (share: number) => Math.round(width * share);
  const t = (share: number) => Math.round(thick * share);
  return (
    `M${joinNumbers([Math.round(x), Math.round(y)])}` +
    `c${joinNumbers([w(head * 0.6), 0, w(head * 0.8), -t(1), w(head), -t(1)])}` +
    `s${joinNumbers([w((1 - head) * 0.5), t(0.9), w(1 - head), t(1)])}` +
    `c${joinNumbers([-w(0.3), t(0.34), -w(0.7), t(0.34), -w(1), 0])}z`
  );
}

/** Three blades make one drifting cloud; it starts at the given point and reaches `width` to the right. */
export function cloud([x, y]: Point, width: number): string {
  const thick = width * 0.055;
  return (
    blade(x, y, width, thick, 0.62) +
    blade(x + width * 0.24, y - thick * 0.62, width * 0.48, thick * 0.8, 0.5) +
    blade(x - width * 0.1, y + thick * 0.75, width * 0.62, thick * 0.5, 0.4)
  );
}

const AIRCRAFT =
  'M62 0c0-4-9-6.4-20-6.8L26-7 2-44h-11l11 37-26 .8-12-13h-8l5 18c-1.5.3-2.4.7-2.4 1.2s.9.9 2.4 1.2l-5 18h8l12-13 26 .8L-9 44H2L26 7l16-.2C53 6.4 62 4 62 0z';

/** The aircraft that signs every picture of this house. Its trail is painted with the gradient `trail` of the drawing. */
export function aircraft([x, y]: Point, angle: number, scale: number, colour: string): string {
  return (
    `<g transform="translate(${joinNumbers([x, y])})rotate(${angle})scale(${thousandths(scale)})">` +
    `${fill('M-50-5v10l-420 3v-16z', 'url(#trail)')}${fill(AIRCRAFT, colour)}</g>`
  );
}

export const aircraftTrail = (colour: string): Stop[] => [
  [0, colour, 0],
  [1, colour, 0.8],
];
