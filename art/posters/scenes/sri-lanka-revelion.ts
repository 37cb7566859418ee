import type { PosterContext } from '../engine/context.ts';
import { type Burst, fireworks, fireworksOnWater } from '../engine/kits/fireworks.ts';
import { GOLD, ICE, ROSE } from '../engine/kits/midnight.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, ellipse, polygon, smooth, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

const SEA = 850;
const WHITE = '#fdf6e8';
const STONE = '#8a7468';

const bursts: readonly Burst[] = [
  [460, 420, 126, ROSE],
  [700, 560, 84, GOLD, 'willow'],
  [1190, 400, 96, ICE],
  [160, 470, 120, GOLD],
  [1470, 420, 118, ROSE, 'willow'],
];

/** New Year's Eve below the lighthouse of Galle: lanterns on the beach, an outrigger drawn up, fireworks out at sea. */
export const sriLankaRevelion: Scene = {
  horizon: SEA,
  wideTop: 214,
  mood: 'teal',
  night: 'teal',
  sun: { x: 1000, y: 420, r: 0 },
  stars: { n: 70, to: 640 },
  ground(ctx) {
    return { far: water(ctx, { y: SEA, glintX: 520, lines: 20, glint: 0.5 }) };
  },
  draw(ctx) {
    return {
      sky: fireworks(ctx, bursts, { ground: SEA }),
      behind:
        fireworksOnWater(ctx, bursts, { y: SEA + 10, base: 1090 }) +
        rooftops(ctx, {
          y: 812,
          rows: 1,
          scale: 0.7,
          gap: 60,
          from: 1080,
          wall: '#f4e2c4',
          roof: '#a8523c',
          depth: 0.1,
          seed: 'gal',
        }) +
        [1080, 1170, 1290, 1400, 1560, 1700]
          .map((x, i) => palmStamp(ctx, x, 850, 250 + (i % 3) * 60, { depth: 0.1, lean: i % 2 ? 40 : -50 }))
          .join(''),
      main: rampart(ctx) + place(950, 846, 1, lighthouse(ctx)),
      front:
        beach(ctx) +
        outrigger(ctx, 560, 1090, 1) +
        party(ctx) +
        palmStamp(ctx, 1290, 1250, 500, { lean: -60 }) +
        palmStamp(ctx, 1440, 1230, 480, { lean: 90 }),
    };
  },
};

/** White octagonal tower around 0, 0, its beams crossing the sky. */
function lighthouse(ctx: PosterContext): string {
  const beam = (tip: number): string => ctx.linearGradient(fade('#fff2c4', 0.5, 0), 0, 0, tip, 0);
  return (
    fill('M0-452L-760-560V-420z', beam(-760)) +
    fill('M0-452L760-540V-410z', beam(760)) +
    fill('M-66 0L-44-390H44L66 0z', ctx.built(WHITE, 0.3)) +
    fill(ctx.side > 0 ? 'M-66 0L-44-390H-14L-22 0z' : 'M66 0L44-390H14L22 0z', ctx.built(WHITE, 1.9)) +
    stroke('M-51-260H51M-57-140H57', ctx.built(WHITE, 1.6), 4) +
    fill('M-9-200h18v-36h-18zM-9-80h18v-36h-18zM-8-320h16v-30h-16z', ctx.mood.glow) +
    fill('M-20 0V-56Q-18-70 0-72Q18-70 20-56V0z', ctx.built('#4a3a44', 2)) +
    fill('M-62-390H62V-404H-62z', ctx.built(WHITE, 0)) +
    stroke('M-58-412H58', ctx.built(WHITE, 0.6), 18, 'stroke-dasharray="3 7"') +
    fill('M-60-424H60V-420H-60z', ctx.built(WHITE, 0)) +
    fill(circle(0, -452, 90), ctx.radialGradient(fade('#fff2c4', 0.8, 0), 0, -452, 90)) +
    fill('M-28-404V-480H28V-404z', '#fff6d4') +
    stroke('M-28-404V-480M0-404V-480M28-404V-480M-28-442H28', ctx.built(WHITE, 1.6), 4) +
    fill('M-38-478Q-30-520 0-528Q30-520 38-478zM-2-526h4v-34h-4z', ctx.built('#c8503c', 0.7))
  );
}

/** The Dutch rampart, running out to the point. */
const rampart = (ctx: PosterContext): string =>
  fill('M640 960L700 858L760 838H2000V1020H640z', ctx.built(STONE, 1.6)) +
  fill('M640 960L700 858L760 838L790 960z', ctx.built(STONE, ctx.side > 0 ? 2.3 : 0.7)) +
  fill('M752 842H2000V832H760z', ctx.built('#d8c0a4', 0.8)) +
  stroke(
    times(4, (i) => `M${770 + i * 26} ${872 + i * 26}H2000`),
    ctx.built(STONE, 2.4),
    3,
    'stroke-dasharray="54 10" opacity=".55"',
  ) +
  fill(polygon([600, 968, 650, 934, 700, 950, 770, 930, 840, 956, 900, 972]), ctx.tone('#4a4450', 2.2));

/** Sand, and the last reach of the waves. */
const beach = (ctx: PosterContext): string =>
  fill(
    `${smooth([-440, 1180, 0, 1150, 360, 1080, 640, 1010, 900, 968, 1300, 950, 2000, 940])}V1290H-440z`,
    ctx.verticalGradient(ramp(ctx.tone('#e8cf9c', 0.3), ctx.tone('#c29a70', 1.4)), 950, 1250),
  ) +
  strokeRound(smooth([-440, 1168, 0, 1138, 356, 1068, 636, 998, 890, 958]), ctx.tone('#ffffff', 0), 8, opacity(0.9)) +
  strokeRound(smooth([-440, 1132, -10, 1104, 330, 1040, 600, 976]), ctx.tone('#ffffff', 0.2), 4, opacity(0.5));

/** Oruwa: a narrow hull, one float on two bent arms, a square brown sail brailed up. */
const outrigger = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    strokeRound('M-20-40L-60-230M40-40L66-210', ctx.tone('#8a5a3a', 1.4), 6) +
      fill('M-62-228Q20-200 68-208Q52-130 20-70Q-10-90-38-76Q-36-150-62-228z', ctx.tone('#d8703c', 0.6)) +
      fill('M-62-228Q-20-214 0-210Q-14-140-8-84Q-24-82-38-76Q-36-150-62-228z', ctx.tone('#d8703c', 1.9)) +
      strokeRound('M-60-20Q-90 30-120 40M50-20Q20 40-10 52', ctx.tone('#a8764a', 1.2), 6) +
      fill('M-190 34Q-80 60 60 50L66 58Q-80 74-190 46z', ctx.tone('#a8764a', 1)) +
      fill('M-170-46Q-60-22 60-24T170-56L160-12Q120 4 60 6H-80Q-140 0-170-46z', ctx.tone('#8a5238', 1)) +
      fill('M-164-30Q-60-6 60-8T164-30L160-12Q120 4 60 6H-80Q-140 0-164-30z', ctx.tone('#8a5238', 2.2)),
  );

/** Friends around paper lanterns planted in the sand. */
function party(ctx: PosterContext): string {
  const lantern = ctx.stamp('vesak', () => {
    const halo = ctx.radialGradient(fade(ctx.mood.glow, 0.6, 0), 0, -74, 92);
    const panels = 'M-26-74L-14-104H14L26-74L14-44H-14z';
    return (
      fill(circle(0, -74, 92), halo) +
      fill(ellipse(0, 0, 60, 10), ctx.mood.glow, opacity(0.25)) +
      stroke('M0 0V-44', ctx.tone('#5a4034', 2), 4) +
      fill(panels, '#ffd890') +
      stroke(`${panels}M-14-104L14-44M14-104L-14-44M-26-74H26`, '#e0604a', 3) +
      strokeRound('M-12-44L-18-20M0-44V-22M12-44L18-20', '#f08a9a', 4)
    );
  });
  const spots: readonly (readonly [number, number, number])[] = [
    [760, 1040, 0.6],
    [880, 1100, 0.8],
    [700, 1176, 1.1],
    [1010, 1186, 1.1],
    [1120, 1060, 0.7],
    [420, 1226, 1.1],
    [160, 1210, 1],
    [1560, 1080, 0.8],
  ];
  return (
    spots.map(([x, y, k]) => lantern(x, y, k)).join('') +
    people(ctx, [
      [800, 1094, 82],
      [832, 1098, 78],
      [946, 1112, 86],
      [978, 1118, 82],
      [1060, 1092, 76],
    ])
  );
}
