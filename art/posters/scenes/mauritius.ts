import { gulls } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, polygon, rect, roundArch, smooth, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const SEA = 690;
const RED = '#d23a2e';
const WHITE = '#fdf6e8';

/** The red-roofed church of Cap Malheureux, its lagoon, and the wedge of Coin de Mire out at sea. */
export const mauritius: Scene = {
  horizon: SEA,
  wideTop: 248,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 480, y: 430, r: 70 },
  ground(ctx) {
    return {
      sky:
        cumulus(ctx, 1080, 560, 420) +
        cumulus(ctx, 60, 540, 360) +
        cumulus(ctx, 1540, 500, 380) +
        cumulus(ctx, 700, 330, 200, { alpha: 0.8 }),
      far: water(ctx, { y: SEA, glintX: 480, lines: 22 }) + coinDeMire(ctx) + lagoon(ctx),
    };
  },
  draw(ctx) {
    const trees = (y: number, from: number, to: number, depth: number, seed: string): string =>
      parkTrees(ctx, { y, from, to, size: [50, 86], albedo: '#3f8a58', depth, seed, drop: 60 });
    return {
      behind: trees(856, 900, 1960, 0.12, 'mu1'),
      main:
        [1050, 1170, 1340, 1490, 1700]
          .map((x, i) => palmStamp(ctx, x, 916, 300 + (i % 3) * 60, { depth: 0.06, lean: i % 2 ? 44 : -60 }))
          .join('') +
        lawn(ctx) +
        place(850, 976, 1, church(ctx)),
      front:
        boats(ctx) +
        people(ctx, [
          [676, 1016, 54],
          [698, 1020, 50],
        ]) +
        gulls(ctx, [
          [420, 620, 0.6],
          [500, 590, 0.45],
        ]),
    };
  },
};

/** The sloping island north of the cape: a long back, a sheer prow. */
const coinDeMire = (ctx: PosterContext): string =>
  fill(
    `M250 ${SEA + 2}Q330 ${SEA - 40} 420 ${SEA - 66}T560 ${SEA - 120}L584 ${SEA - 128}L606 ${SEA - 60}L612 ${SEA + 2}z`,
    ctx.tone('#6f9a7a', 1, 0.36),
  ) +
  fill(
    `M548 ${SEA - 114}L584 ${SEA - 128}L606 ${SEA - 60}L612 ${SEA + 2}H566L570 ${SEA - 60}z`,
    ctx.tone('#8a8a84', ctx.side > 0 ? 0.8 : 2.1, 0.34),
  ) +
  fill(polygon([1290, SEA + 2, 1360, SEA - 26, 1440, SEA - 34, 1500, SEA - 12, 1560, SEA + 2]), ctx.tone('#6f9a8a', 1.2, 0.5)) +
  fill(rect(ctx.left, SEA + 46, ctx.right - ctx.left, 4), '#ffffff', 'opacity=".8" stroke="#fff" stroke-dasharray="60 40"');

/** Shallow water over sand, from jade to nearly white. */
const lagoon = (ctx: PosterContext): string => {
  const shallow = mix(ctx.mood.water[0], ctx.tone('#aef0dc', 0), 0.55);
  return (
    fill(
      `${smooth([-440, 786, 100, 774, 500, 790, 900, 776, 1400, 788, 2000, 772])}V1290H-440z`,
      ctx.verticalGradient(ramp(mix(shallow, ctx.mood.water[1], 0.35), shallow), 780, 1000),
    ) + strokeRound('M330 828H450M560 850H640M420 884H470M320 1020H400M120 930H240M700 820H780', '#ffffff', 4, opacity(0.5))
  );
};

const lawn = (ctx: PosterContext): string =>
  fill(
    `${smooth([2000, 900, 1400, 896, 900, 896, 640, 908, 520, 950, 470, 1030, 450, 1120, 360, 1200, 300, 1290])}H2000z`,
    ctx.tone('#f8e8c2', 0.4),
  ) +
  strokeRound(smooth([700, 902, 640, 906, 516, 948, 464, 1030, 444, 1118, 354, 1196, 292, 1290]), '#ffffff', 9, opacity(0.85)) +
  fill(
    `${smooth([2000, 914, 1400, 908, 960, 910, 720, 926, 600, 970, 560, 1050, 560, 1130, 500, 1210, 480, 1290])}H2000z`,
    ctx.tone('#7fb650', 0.8),
  ) +
  fill('M760 1000Q780 1060 720 1120T650 1290H900Q860 1160 910 1090T950 1000z', ctx.tone('#f0dcae', 0.6)) +
  fill(`${smooth([900, 1290, 960, 1180, 1200, 1120, 1560, 1110, 2000, 1130])}V1290z`, ctx.tone('#5f9a44', 1.4));

/** Little church around 0, 0: scarlet roof in two slopes, a bell gable, a porch. */
function church(ctx: PosterContext): string {
  const pane = windowColor(ctx, '#3f6a80');
  const wall = (tone: number): string => ctx.built(WHITE, tone);
  const windows = times(5, (i) => roundArch(64 + i * 62, -28, 24, 68));
  return (
    fill('M-10 0V-140H370V0z', wall(0.5)) +
    fill(ctx.side > 0 ? 'M-10 0V-140H30V0z' : 'M330 0V-140H370V0z', wall(1.7), opacity(0.6)) +
    fill('M-20-132L34-268H336L394-132z', ctx.built(RED, 0.7)) +
    fill('M-20-132H394L388-118H-20z', ctx.built(RED, 2.2)) +
    stroke('M6-168H380M16-198H368M24-230H354', ctx.built(RED, 1.6), 2.4, opacity(0.7)) +
    fill(windows, pane) +
    stroke(windows, wall(0), 4) +
    fill('M-132 0V-150L-52-286 28-150V0z', wall(0.2)) +
    fill(ctx.side > 0 ? 'M-132 0V-150L-110-188V0z' : 'M28 0V-150L6-188V0z', wall(1.8)) +
    fill('M-150-132L-52-300 46-132 28-126-52-264-132-126z', ctx.built(RED, 0.6)) +
    fill('M-76-250V-330H-28V-250z', wall(0.3)) +
    fill(ctx.side > 0 ? 'M-76-250V-330H-60V-250z' : 'M-28-250V-330H-44V-250z', wall(1.8)) +
    fill('M-88-322L-52-404-16-322z', ctx.built(RED, 0.7)) +
    fill(ctx.side > 0 ? 'M-88-322L-52-404-60-322z' : 'M-16-322L-52-404-44-322z', ctx.built(RED, 2)) +
    fill(crossPath(-52, -400, 46), ctx.built(WHITE, 0.2)) +
    fill(roundArch(-52, -264, 24, 50), ctx.built('#4a4a56', 2.3)) +
    fill(`${circle(-52, -276, 8)}M-62-266h20v-8h-20z`, ctx.built('#e2a83c', 0.6)) +
    fill(circle(-52, -178, 20), pane) +
    stroke(`${circle(-52, -178, 20)}M-52-198V-158M-72-178H-32`, wall(0), 4) +
    fill('M-110 0V-84H6V0z', wall(0.4)) +
    fill('M-124-80L-52-134 20-80z', ctx.built(RED, 0.9)) +
    fill(roundArch(-52, 0, 44, 68), ctx.night ? ctx.mood.glow : ctx.built('#5a3c34', 2)) +
    fill('M-120 4H16L30 18H-134z', ctx.built('#e6d8c0', 0.8))
  );
}

/** Painted fishing boats drawn up on the beach and moored off it. */
const boats = (ctx: PosterContext): string => {
  const boat = (x: number, y: number, k: number, hull: string, flip = false): string =>
    place(
      x,
      y,
      k,
      fill('M-118-30Q-50-12 30-14T128-44Q116 4 74 14H-76Q-106 6-118-30z', ctx.tone(hull, 0.8)) +
        fill('M-112-8Q0 6 120-16Q106 8 74 14H-76Q-100 8-112-8z', ctx.tone(hull, 2)) +
        stroke('M-116-27Q-50-8 30-10T126-40', ctx.tone(WHITE, 0.2), 6) +
        stroke('M-30-14V-104', ctx.tone('#8a5a3a', 1.6), 5) +
        stroke('M-40 24H60M-20 34H30', '#ffffff', 3, opacity(0.5)),
      flip,
    );
  return (
    boat(510, 846, 0.44, '#e8a83a') +
    boat(372, 956, 0.66, '#3a7ac0', true) +
    boat(430, 1128, 1.05, '#e05a3c') +
    boat(60, 1000, 0.8, '#3aa08a') +
    boat(180, 850, 0.5, '#e05a3c', true)
  );
};
