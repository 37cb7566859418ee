import { gulls } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, path, rect, roundArch, smooth, symmetric, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { type RooftopOptions, rooftops } from '../engine/town.ts';
import { jungle } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

const LIMESTONE = '#dcc8a2';
const TAR = '#4a3c3e';

/** Visby's ring wall, the three spires of Saint Mary's, the Baltic. */
export const visby: Scene = {
  horizon: 650,
  wideTop: 220,
  mood: 'riviera',
  night: 'teal',
  sun: { x: 1125, y: 400, r: 76 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 3, y: [250, 520], alpha: 0.8, seed: 'vis' }),
      far:
        water(ctx, { y: 650, glintX: 470, lines: 24, spread: 0.8 }) +
        fill(
          `${smooth([-440, 990, 100, 930, 330, 862, 400, 800, 520, 752, 700, 720, 1000, 700, 2000, 690])}V1290H-440z`,
          ctx.tone('#9db168', 0.8, 0.12),
        ) +
        stroke(smooth([-440, 986, 100, 926, 330, 858, 400, 796, 520, 748]), ctx.tone('#fff4dc', 0.2), 9),
    };
  },
  draw(ctx) {
    return {
      behind:
        sailboat(ctx, 380, 712, 0.5, { depth: 0.2 }) +
        sailboat(ctx, 40, 800, 0.8, { depth: 0.1, sail: '#f6dcae' }) +
        town(ctx, { y: 770, scale: 0.62, gap: 0, from: 610, depth: 0.2, seed: 'vi1' }) +
        cathedral(ctx) +
        town(ctx, { y: 812, scale: 0.78, gap: 10, from: 640, depth: 0.12, seed: 'vi2' }),
      main: wall(ctx),
      front:
        moat(ctx) +
        roses(ctx) +
        gulls(ctx, [
          [600, 560, 0.7],
          [530, 590, 0.45],
          [700, 300, 0.6],
        ]),
    };
  },
};

const town = (ctx: PosterContext, options: RooftopOptions): string =>
  rooftops(ctx, { rows: 1, wall: '#f4e2c0', roof: '#c8603f', ...options });

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string, depth: number): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.5, depth)) +
  fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.9, depth));

/** Saint Mary's: one square tower in the west, two slender ones in the east, all under tarred wooden hoods. */
function cathedral(ctx: PosterContext): string {
  const d = 0.1;
  const belfries = [738, 782, 960, 1040].map((x) => roundArch(x, 634, 15, 40));
  const windows = times(4, (i) => roundArch(840 + i * 50, 730, 18, 52));
  const hood = (x: number, y: number, w: number, h: number): string =>
    turned(ctx, x, [w, y, w * 0.82, y - h * 0.2, w * 0.44, y - h * 0.36, w * 0.3, y - h * 0.4], TAR, d) +
    turned(ctx, x, [w * 0.28, y - h * 0.39, w * 0.28, y - h * 0.52], LIMESTONE, d) +
    turned(ctx, x, [w * 0.42, y - h * 0.51, w * 0.34, y - h * 0.6, w * 0.12, y - h * 0.7, 1.2, y - h], TAR, d) +
    fill(circle(x, y - h, 4) + rect(x - 1.2, y - h - 22, 2.4, 20), ctx.built('#e8b84a', 0.4, d));
  const tower = (x: number, w: number, top: number): string =>
    turned(ctx, x, [w, 830, w, top], '#f2e6cc', d) + fill(rect(x - w - 3, top - 4, 2 * w + 6, 8), ctx.built('#fbf2dc', 0.2, d));
  return (
    fill('M800 830V640L840 560H1010L1046 640V830z', ctx.built('#c05a3c', 1, d)) +
    fill('M806 830V652H1040V830z', ctx.built('#f2e6cc', 0.8, d)) +
    tower(760, 54, 560) +
    hood(760, 558, 62, 250) +
    tower(960, 24, 570) +
    hood(960, 568, 29, 170) +
    tower(1040, 24, 570) +
    hood(1040, 568, 29, 170) +
    fill(belfries.join('') + windows, windowColor(ctx, '#4a4450', d))
  );
}

/** Scale of the wall at x, and the line it stands on: it runs from the viewer down to the sea. */
const scaleAt = (x: number): number => 0.26 + ((x - 430) * 0.74) / 700;
const footAt = (x: number): number => 694 + 322 * scaleAt(x);

function wall(ctx: PosterContext): string {
  const towers = [470, 560, 700, 890, 1160, 1560];
  let merlons = '';
  let slits = '';
  for (let x = 440; x < 1960; x += 34 * scaleAt(x)) {
    const k = scaleAt(x);
    if (x < ctx.right + 40) merlons += path`M${x} ${footAt(x) - 168 * k}v${-28 * k}l${19 * k} ${6 * k}v${28 * k}z`;
    if (Math.round(x) % 3 === 0) slits += `M${Math.round(x)} ${Math.round(footAt(x) - 120 * k)}v${Math.round(34 * k)}`;
  }
  const [near, far] = [scaleAt(1960), 0.26];
  const run = (low: number, high: number): string =>
    path`M430 ${footAt(430) - low * far}v${(low - high) * far}L1960 ${footAt(1960) - high * near}v${(high - low) * near}z`;
  return (
    fill(run(0, 176) + merlons, ctx.built(LIMESTONE, ctx.side > 0 ? 1.5 : 1)) +
    fill(run(0, 26), ctx.built('#8f8a60', 1.9), opacity(0.5)) +
    fill(run(128, 134) + run(60, 65), ctx.built(LIMESTONE, 2), opacity(0.5)) +
    stroke(slits, ctx.built('#4a4048', 2.5), 5) +
    towers.map((x) => place(x, footAt(x) + 6, scaleAt(x), towerArt(ctx))).join('')
  );
}

/** A wall tower, seen at an angle: front, flank, battlements, a gate arch or slits. */
function towerArt(ctx: PosterContext): string {
  const [front, flank] = ctx.side > 0 ? [0.5, 2.1] : [1.3, 0.2];
  return (
    fill('M-46 10L-40-330V-362h16v18h20v-18h18v18h20v-18h18v18h20v-18h16V-330L94 22z', ctx.built(LIMESTONE, front)) +
    fill('M-46 10L-40-330V-362L-78-348V-322L-86 0z', ctx.built(LIMESTONE, flank)) +
    fill('M-78-348v-24l12-6v24zM-58-356v-24l18-8v26z', ctx.built(LIMESTONE, flank)) +
    fill('M-2-120q0-58 28-60q28 2 28 60V6H0zM8-240q0-22 18-24q18 2 18 24v44H8z', ctx.built('#4a4048', 2.4)) +
    fill('M18-232q0-14 8-16q8 2 8 16v34H18z', windowColor(ctx, '#4a4048')) +
    stroke('M-64-250v40M-66-130v40M78-280v34', ctx.built('#4a4048', 2.4), 6) +
    stroke('M-42-296H90M-44-190H-10M62-190H92M-46-80H-10M62-80H94', ctx.built(LIMESTONE, 2.2), 4, opacity(0.55))
  );
}

/** The dry moat with its path. */
const moat = (ctx: PosterContext): string =>
  fill(
    `${smooth([-440, 1010, 200, 968, 500, 900, 760, 930, 1100, 1030, 1500, 1180, 2000, 1300])}V1290H-440z`,
    ctx.tone('#8fa85c', 1),
  ) +
  fill('M470 846Q700 960 640 1060T760 1290H960Q720 1140 760 1060T480 842z', ctx.tone('#e8d6ac', 0.7)) +
  fill(
    `${smooth([-440, 1120, 200, 1100, 480, 1130, 700, 1200, 1000, 1180, 1300, 1210, 2000, 1260])}V1290H-440z`,
    ctx.tone('#7c9850', 1.3),
  ) +
  people(ctx, [
    [676, 1040, 58],
    [700, 1044, 54],
    [560, 920, 34],
  ]);

/** Briar roses in the near corners. */
function roses(ctx: PosterContext): string {
  const r = ctx.random('rosor');
  const leaves = { size: [40, 66], albedo: '#4f7a4a', depth: 0, seed: 'vr' } as const;
  const petals = times(5, (q) => circle(Math.cos(q * 1.257) * 8, Math.sin(q * 1.257) * 8, 7.4));
  const rose = (name: string, albedo: string) =>
    ctx.stamp(
      name,
      () =>
        fill(petals, ctx.tone(albedo, 0.4)) +
        fill(circle(0, 0, 7), ctx.tone(albedo, 1.6)) +
        fill(circle(0, 0, 3), ctx.tone('#f6d26a', 0.3)),
    );
  const stamps = [rose('pink', '#f08aa0'), rose('red', '#d9364a'), rose('white', '#fff2e8')];
  let blooms = '';
  for (let i = 0; i < 90; i++) {
    const x = i % 2 ? r.range(-220, 600) : r.range(1080, 1900);
    const y = 1100 + 150 * r() + (i % 2 ? Math.max(0, x - 380) * 0.5 : Math.max(0, 1240 - x) * 0.5);
    const scale = r.range(0.9, 1.7);
    const stamp = stamps[r.int(0, 2)];
    if (stamp && y < 1260 && x > ctx.left && x < ctx.right) blooms += stamp(x, y, scale);
  }
  return (
    jungle(ctx, { ...leaves, y: (x) => 1130 + Math.max(0, x - 380) * 0.5, to: 640 }) +
    jungle(ctx, { ...leaves, y: (x) => 1130 + Math.max(0, 1240 - x) * 0.5, from: 1060 }) +
    blooms
  );
}
