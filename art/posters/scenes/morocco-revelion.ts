import type { PosterContext } from '../engine/context.ts';
import { type Burst, fireworks } from '../engine/kits/fireworks.ts';
import { GOLD, ICE, ROSE } from '../engine/kits/midnight.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, ellipse, pointedArch, rect, segment, standingRect, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const CLAY = '#c8744e';
const BRASS = '#e0a84a';
const COURT = 1010;
/** The horseshoe opening of the gallery, the court beyond it. */
const OPENING = 'M430 1290V740Q372 660 404 540Q470 310 800 250Q1130 310 1196 540Q1228 660 1170 740V1290z';

const bursts: readonly Burst[] = [
  [600, 520, 104, GOLD],
  [1060, 500, 92, ROSE],
  [720, 700, 52, ICE, 'ring'],
];

/** New Year's Eve in a riad of Marrakech: brass lamps in the arch, candles on the pool, fireworks behind the minaret. */
export const moroccoRevelion: Scene = {
  horizon: 940,
  wideTop: 262,
  mood: 'violet',
  night: 'sand',
  sun: { x: 1040, y: 420, r: 0 },
  stars: { n: 70, to: 700 },
  ground() {
    return {};
  },
  draw(ctx) {
    return {
      sky: fireworks(ctx, bursts, { ground: 900 }),
      behind:
        minaret(ctx, 880, 960) +
        [470, 570, 660, 1040, 1130]
          .map((x, i) => palmStamp(ctx, x, 950, 210 + (i % 2) * 50, { depth: 0.12, lean: i % 2 ? 30 : -30 }))
          .join(''),
      main: court(ctx) + pool(ctx),
      front: gallery(ctx) + lamps(ctx),
    };
  },
};

const minaret = (ctx: PosterContext, x: number, y: number): string =>
  place(
    x,
    y,
    1.2,
    fill('M-44 0V-330H44V0z', ctx.built(CLAY, 1, 0.1)) +
      fill('M-44 0V-330H-18V0z', ctx.built(CLAY, 2, 0.1)) +
      fill('M-50-330V-348h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v18zM-24-340V-410H24V-340z', ctx.built(CLAY, 0.8, 0.1)) +
      fill('M-44-296H44V-316H-44z', ctx.built('#3a9a8a', 0.8, 0.1)) +
      fill('M-26-410Q-22-440 0-444Q22-440 26-410z', ctx.built(CLAY, 0.5, 0.1)) +
      fill(`${circle(0, -452, 7)}${circle(0, -468, 5)}M-1-490h2v20h-2z`, ctx.built(BRASS, 0.2, 0.1)) +
      fill(pointedArch(-16, -210, 16, 50) + pointedArch(16, -210, 16, 50) + pointedArch(0, -100, 20, 56), ctx.mood.glow),
  );

/** Far side of the court: clay walls, three lit doors, an upper gallery. */
function court(ctx: PosterContext): string {
  const doors = [530, 800, 1070].map((x) => pointedArch(x, COURT, 96, 150, 0.5)).join('');
  const windows = times(10, (i) => pointedArch(440 + i * 80, 852, 26, 42, 0.5));
  return (
    fill(rect(380, 790, 840, 230), ctx.built(CLAY, 1)) +
    stroke('M380 786H1220', ctx.built(CLAY, 0.4), 18, 'stroke-dasharray="20 14"') +
    fill(rect(380, 794, 840, 8), ctx.built('#3a9a8a', 0.8)) +
    fill(windows, ctx.mood.glow) +
    fill(doors, ctx.mood.glow) +
    stroke(doors, ctx.built('#f0dcb8', 0.5), 9) +
    fill(rect(380, 866, 840, 6), ctx.built('#f0dcb8', 0.6)) +
    fill(rect(360, COURT, 880, 290), ctx.built('#d8a884', 1.4)) +
    stroke(
      times(13, (i) => segment(800 + (i - 6) * 60, COURT, 800 + (i - 6) * 150, 1290)),
      ctx.built('#7a4a44', 2),
      2.6,
      opacity(0.5),
    ) +
    [500, 1100]
      .map(
        (x) =>
          fill(`M${x - 26} ${COURT + 44}l-8-40h68l-8 40z`, ctx.built('#3a7aa8', 1)) +
          fill(
            `${circle(x, COURT - 26, 34)}${circle(x - 20, COURT - 6, 22)}${circle(x + 20, COURT - 6, 22)}`,
            ctx.tone('#4a7a4c', 1),
          ),
      )
      .join('')
  );
}

/** The pool: sky in the water, petals, floating candles. */
function pool(ctx: PosterContext): string {
  const candle = ctx.stamp('bougie', () => {
    const halo = ctx.radialGradient(fade(ctx.mood.glow, 0.75, 0), 0, -10, 52);
    return (
      fill(circle(0, -10, 52), halo) +
      fill('M-12 4Q0 12 12 4V-6H-12z', '#fff2d8') +
      fill('M0-28Q8-16 4-10Q0-6-4-10Q-8-16 0-28z', '#fffbe8')
    );
  });
  const petals = times(22, (i) => ellipse(620 + ((i * 73) % 360), 1056 + ((i * 41) % 180), 6, 3));
  return (
    fill('M642 1034H958L1100 1290H500z', ctx.built('#3a9a8a', 0.8)) +
    fill('M658 1042H942L1070 1290H530z', ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 1040, 1230)) +
    fill('M832 1042h68l20 120h-108z', ctx.built(CLAY, 1.6), opacity(0.35)) +
    fill(petals, ctx.tone('#f0507a', 0)) +
    stroke('M690 1076h60M840 1110h90M640 1160h110M860 1200h120M600 1226h90', ctx.mood.glow, 3.4, opacity(0.5)) +
    candle(700, 1090, 0.7) +
    candle(880, 1080, 0.6) +
    candle(790, 1140, 0.9) +
    candle(930, 1176, 1.1) +
    candle(650, 1200, 1.2) +
    [0, 1, 2, 3]
      .map((i) => candle(632 - i * 42, 1046 + i * 62, 0.6 + i * 0.2) + candle(968 + i * 42, 1046 + i * 62, 0.6 + i * 0.2))
      .join('')
  );
}

/** The near gallery: carved plaster and tile around the opening, a lit niche on either side. */
function gallery(ctx: PosterContext): string {
  const wall = ctx.verticalGradient(ramp(ctx.built('#8a4a4a', 2.6), ctx.built(CLAY, 1.7)), 200, 900);
  const niche = [110, 1490].map((x) => pointedArch(x, 1010, 200, 420, 0.4)).join('');
  const sides = (y: number, h: number): string =>
    `M${ctx.left} ${y}H430V${y + h}H${ctx.left}zM1170 ${y}H${ctx.right}V${y + h}H1170z`;
  const lozenge = (i: number, y: number, r: number): string => `M${-340 + i * 40 - r} ${y}l${r}-${r} ${r} ${r}-${r} ${r}z`;
  const tiles = ['#3a9a8a', '#f0dcb8', '#3a6aa8']
    .map((albedo, hue) =>
      fill(
        times(174, (i) => (i % 3 === hue ? lozenge(i % 58, 1084 + Math.floor(i / 58) * 40, 18) : '')),
        ctx.built(albedo, 1),
      ),
    )
    .join('');
  const halo = (x: number, y: number, r: number): string =>
    fill(circle(x, y, r), ctx.radialGradient(fade(ctx.mood.glow, 0.35, 0), x, y, r));
  return (
    fill(`M${ctx.left} 0H${ctx.right}V1290H${ctx.left}z${OPENING}${niche}`, wall, 'fill-rule="evenodd"') +
    fill(niche, ctx.built('#8a4a4a', 1.8)) +
    halo(110, 740, 230) +
    halo(1490, 740, 230) +
    fill(sides(1056, 140), ctx.built('#3a2c54', 2)) +
    group(tiles, ctx.clip(sides(1060, 132))) +
    fill(sides(1046, 12) + sides(1196, 12), ctx.built('#f0dcb8', 1)) +
    stroke(`${OPENING}${niche}`, ctx.built('#f0d8ac', 0.8), 14) +
    stroke(
      'M406 1050V750Q336 660 372 532Q448 280 800 214Q1152 280 1228 532Q1264 660 1194 750V1050',
      ctx.built(BRASS, 0.8),
      9,
      'stroke-dasharray="9 11"',
    ) +
    stroke('M366 1050V200H1234V1050', ctx.built('#f0d8ac', 1.4), 5) +
    stroke('M342 1050V176H1258V1050', ctx.built('#3a9a8a', 1.2), 16, 'stroke-dasharray="16 8"') +
    stroke(
      times(5, (i) => `M390 ${236 + i * 34}H${640 - i * 54}M${960 + i * 54} ${236 + i * 34}H1210`),
      ctx.built('#f0d8ac', 1.7),
      12,
      'stroke-dasharray="12 14"',
    ) +
    fill(standingRect(446, 1290, 34, 540) + standingRect(1154, 1290, 34, 540), ctx.built('#f0dcb8', 1)) +
    fill(standingRect(446, 1290, 12, 540) + standingRect(1166, 1290, 12, 540), ctx.built('#f0dcb8', 2)) +
    fill(rect(418, 728, 60, 24) + rect(1122, 728, 60, 24), ctx.built('#f0dcb8', 0.4))
  );
}

/** Pierced brass lamps on chains, throwing stars of light. */
function lamps(ctx: PosterContext): string {
  const lamp = ctx.stamp('fanous', () => {
    const halo = ctx.radialGradient(fade(ctx.mood.glow, 0.6, 0), 0, 0, 130);
    return (
      fill(circle(0, 0, 130), halo) +
      fill('M-14-62L0-96L14-62zM-34-40L-18-64H18L34-40z', ctx.built(BRASS, 0.6)) +
      fill('M-34-40H34L44 0L30 44H-30L-44 0z', ctx.mood.glow) +
      stroke('M-34-40H34L44 0L30 44H-30L-44 0zM0-40V44M-44 0H44M-34-40L30 44M34-40L-30 44', ctx.built(BRASS, 1.2), 5) +
      fill('M-30 44H30L18 62H-18zM-5 62H5L0 90z', ctx.built(BRASS, 0.8)) +
      strokeRound('M0-96V-110', ctx.built(BRASS, 1), 6)
    );
  });
  const hung: readonly (readonly [number, number, number])[] = [
    [800, 540, 0.95],
    [630, 630, 0.7],
    [970, 630, 0.7],
    [510, 730, 0.54],
    [1090, 730, 0.54],
    [110, 740, 0.9],
    [1490, 740, 0.9],
  ];
  const chains = hung
    .map(([x, y, k]) => segment(x, x > 300 && x < 1300 ? 252 + (x - 800) ** 2 / 640 : 592, x, y - 100 * k))
    .join('');
  return stroke(chains, ctx.built(BRASS, 1.4), 3, 'stroke-dasharray="7 3"') + hung.map(([x, y, k]) => lamp(x, y, k)).join('');
}
