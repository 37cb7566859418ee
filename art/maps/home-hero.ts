/**
 * The picture of the home page in two layers, with the name of the agency between them as real text: behind it the sky,
 * where the globe rises in place of the sun; before it the Carpathians, whose peaks pass in front of the letters.
 */
import { createRandom } from '#art/posters/engine/random.ts';
import { fill, opacity, stroke, strokeRound } from '#art/posters/engine/svg.ts';
import { globe } from './globe.ts';
import { aircraft, aircraftTrail, cloud, hut, woodenChurch } from './hero-details.ts';
import { forestPath, type Hill, hillHeight, hillPath } from './hero-forest.ts';
import { type Frame, heroFrames } from './hero-frames.ts';
import { type HeroLight, type HeroTime, heroLights } from './hero-light.ts';
import { mountainRange } from './hero-mountains.ts';
import { places } from './places.ts';
import { dots, downwardGradient, linearGradient, radialGradient } from './svg-parts.ts';
import type { Point } from './trace.ts';

type HeroWindow = keyof typeof heroFrames;
type HeroLayer = 'sky' | 'land';

/** Drawings are this high; how wide they show follows from the window. */
const HEIGHT = 1000;
/** Repeated land overlaps by this much, so that no hairline shows between two pieces. */
const OVERLAP = 2;
/** The air around the globe glows this far from its centre, in radii. */
const AIR = 1.3;
/** Stars no brighter than this may lie behind the letters. */
const FAINT_STAR = '#7690bf';
const BRIGHT_STAR = '#e8f0ff';
const HOME = '#ffc629';

/**
 * A picture without a shape of its own: it fills whatever box the page gives it. The backdrop is stretched to the box;
 * the drawing takes its scale from the height, stands on the lower edge and runs on past both sides.
 */
function picture(frame: Frame, definitions: string, backdrop: string, drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><defs>${definitions}</defs>${backdrop}` +
    `<svg viewBox="${frame.width / 2} 0 1 ${HEIGHT}" overflow="visible">${drawing}</svg></svg>`
  );
}

const disc = ([x, y]: Point, r: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`;

function stars(frame: Frame, count: number): string {
  const random = createRandom('stars');
  const all = Array.from({ length: count }, (): Point => [frame.width * random.range(-0.4, 1.4), random.range(10, 620)]);
  const isBright = ([, y]: Point, i: number) => y > frame.name && i % 4 === 0;
  return (
    dots(
      all.filter((star, i) => !isBright(star, i)),
      FAINT_STAR,
      2.4,
    ) + dots(all.filter(isBright), BRIGHT_STAR, 3.4)
  );
}

function risingGlobe({ globe: view, routes }: Frame, light: HeroLight): string {
  const { centre, radius } = view;
  const world = globe(view);
  const flights = routes.map(([from, to]) => world.arc(places[from].at, places[to].at, 0.2)).join('');
  const ends = routes.map(([, to]) => world.place(places[to].at)).filter((at) => at !== undefined);
  const [homeX, homeY] = world.place(places.bucharest.at) ?? centre;
  const home: Point = [Math.round(homeX), Math.round(homeY)];
  return (
    disc(centre, Math.round(radius * AIR), 'fill="url(#air)"') +
    disc(centre, radius, 'fill="url(#sea)"') +
    stroke(world.graticule, light.graticule, 1.2, opacity(0.25)) +
    fill(world.land, 'url(#land)') +
    disc(centre, radius, 'fill="none" stroke="url(#rim)" stroke-width="4"') +
    strokeRound(flights, 'url(#arc)', 2.6) +
    dots(ends, 'url(#arc)', 8) +
    disc(home, 7, `fill="${HOME}"`) +
    disc(home, 14, `fill="none" stroke="${HOME}" stroke-width="2.5"`)
  );
}

function sky(frame: Frame, light: HeroLight): string {
  const { centre, radius } = frame.globe;
  const across = (id: string, stops: HeroLight['sea']) =>
    linearGradient(id, [centre[0] - radius, Math.round(centre[1] - radius * 0.55)], [centre[0] + radius, centre[1]], stops);
  const definitions =
    downwardGradient('sky', light.sky) +
    radialGradient('halo', light.halo) +
    radialGradient('air', light.air) +
    across('sea', light.sea) +
    across('land', light.land) +
    across('arc', light.arcs) +
    across('rim', light.rim) +
    linearGradient('trail', [-470, 0], [-50, 0], aircraftTrail(light.aircraft));
  const [sunX, sunY] = frame.sun;
  const [aside, up] = frame.sunReach;
  const drawing =
    stars(frame, light.stars) +
    `<ellipse cx="${sunX}" cy="${sunY}" rx="${aside}" ry="${up}" fill="url(#halo)"/>` +
    risingGlobe(frame, light) +
    (light.moon ? disc(frame.moon, 26, `fill="${light.moon}"`) : '') +
    fill(frame.clouds.map(([at, width]) => cloud(at, width)).join(''), light.cloud, opacity(0.85)) +
    aircraft(frame.aircraft, -14, 0.5, light.aircraft);
  return picture(frame, definitions, '<rect width="100%" height="100%" fill="url(#sky)"/>', drawing);
}

/** One wood from far to near: trees of these heights, this far apart, on one of the frame's hills. */
const woods = [
  { id: 'wood1', gap: 15, heights: [26, 34, 42, 50] },
  { id: 'wood2', gap: 22, heights: [50, 64, 78, 92] },
  { id: 'wood3', gap: 40, heights: [90, 120, 150, 176] },
] as const;

function wood(
  { period, clearing: [clearFrom, clearTo] }: Frame,
  hill: Hill,
  { id, gap, heights }: (typeof woods)[number],
): string {
  const trees = forestPath({
    ground: (x) => hillHeight(hill, period, x),
    from: 0,
    to: period,
    gap,
    heights,
    seed: id,
    clearing: (x) => x > clearFrom && x < clearTo,
  });
  return fill(trees + hillPath(hill, period, [-OVERLAP, period + OVERLAP], HEIGHT), `url(#${id})`);
}

/** A layer once more on its left and twice on its right: enough for the widest windows. */
function repeated(id: string, layer: string, period: number): string {
  return `<g id="${id}">${layer}</g>${[-1, 1, 2].map((turn) => `<use href="#${id}" x="${turn * period}"/>`).join('')}`;
}

function landscape(frame: Frame, light: HeroLight): string {
  const { period, hills, ranges, mist } = frame;
  const far = mountainRange(ranges.far, light.ridges.far);
  const near = mountainRange(ranges.near, light.ridges.near);
  const definitions = [
    far.definitions,
    near.definitions,
    linearGradient(
      'mist',
      [0, mist[0]],
      [0, mist[1]],
      [
        [0, light.mist, 0],
        [0.5, light.mist, 0.75],
        [1, light.mist, 0],
      ],
    ),
    ...hills.map((hill, i) => {
      const { id } = woods[i] ?? woods[0];
      return linearGradient(id, [0, hill.y - 30], [0, hill.y + 110], light.woods[i] ?? light.woods[0]);
    }),
  ];
  const [back, middle, front] = hills.map((hill, i) => repeated(`w${i}`, wood(frame, hill, woods[i] ?? woods[0]), period));
  const village =
    woodenChurch(frame.church, frame.village, light) + frame.huts.map((at) => hut(at, frame.village, light)).join('');
  const drawing = [
    repeated('far', far.drawing, period),
    `<path fill="url(#mist)" d="M-3000 ${mist[0]}H5000V${mist[1]}H-3000z"/>`,
    repeated('near', near.drawing, period),
    back,
    middle,
    village,
    front,
  ];
  return picture(frame, definitions.join(''), '', drawing.join(''));
}

/**
 * One layer of the home picture as a complete SVG file, to be shown with the other one over the same box.
 * It has no size of its own: give the box its size.
 * @param window `wide` for boxes from about 1.6:1 to 4:1, `tall` for those from 0.6:1 to 1.4:1
 */
export function homeHeroLayer(window: HeroWindow, time: HeroTime, layer: HeroLayer): string {
  const frame = heroFrames[window];
  return layer === 'sky' ? sky(frame, heroLights[time]) : landscape(frame, heroLights[time]);
}
