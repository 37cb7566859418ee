import { birds } from '../engine/birds.ts';
import { type ParkTreeOptions, parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, pointedArch, polygon, rect, roundArch, smooth, symmetric, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { type RooftopOptions, rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

const PLASTER = '#f6e2bc';
const PINK = '#d0705c';
const GREEN = '#6f9f84';
const TILE = '#bf4f38';

/** The painted castle tower over a bend of the Vltava. */
export const ceskyKrumlov: Scene = {
  horizon: 860,
  wideTop: 172,
  mood: 'rose',
  night: 'slate',
  sun: { x: 1090, y: 420, r: 78 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [250, 480], alpha: 0.5, seed: 'ckr' }),
      far:
        hills(ctx, { y: 740, amp: 80, wl: 620, albedo: '#6f8a70', depth: 0.5, seed: 'blansky' }) +
        hills(ctx, { y: 790, amp: 40, wl: 360, albedo: '#5f8264', depth: 0.36, seed: 'klet' }),
      mid: water(ctx, { y: 952, glintX: 1010, lines: 22 }),
    };
  },
  draw(ctx) {
    return {
      behind:
        town(ctx, 1, { y: 850, scale: 0.7, depth: 0.22, from: 1150 }) +
        saintVitus(ctx, 1060, 850) +
        castle(ctx) +
        town(ctx, 2, { y: 896, rows: 2, scale: 0.86, gap: 36, from: 560, depth: 0.12 }),
      main:
        fill(rect(ctx.left, 948, ctx.right - ctx.left, 12), ctx.tone('#9a8470', 2)) +
        trees(ctx, 'ck3', { y: 944, size: [24, 40], to: 620, depth: 0.1, drop: 20 }),
      front:
        ripples(ctx, { y: 966, base: 1250, n: 22, seed: 'ckr', alpha: 0.5 }) +
        meadow(ctx) +
        raft(ctx, 640, 1056, 0.88) +
        canoe(ctx, 860, 1196, 1) +
        birds(ctx, 820, 380, 5, { size: 12 }),
    };
  },
};

const town = (ctx: PosterContext, seed: number, options: RooftopOptions): string =>
  rooftops(ctx, { rows: 1, wall: '#f6e0b8', roof: TILE, seed: `ck${seed}`, litChance: 0.6, ...options });

const trees = (ctx: PosterContext, seed: string, options: ParkTreeOptions): string =>
  parkTrees(ctx, { albedo: '#5f8658', seed, ...options });

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string, depth = 0.06): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.5, depth)) +
  fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.9, depth), opacity(0.75));

function castle(ctx: PosterContext): string {
  const rock = [-420, 960, -340, 700, 100, 690, 420, 676, 700, 690, 770, 760, 800, 830, 860, 960];
  const wing = (x: number, y: number, w: number, h: number, albedo: string): string =>
    fill(rect(x, y - h, w, h), ctx.built(albedo, 0.7, 0.12)) +
    fill(`M${x - 6} ${y - h + 2}l22-46h${w - 32}l22 46z`, ctx.built(TILE, 0.8, 0.12)) +
    stroke(
      `M${x + 14} ${y - h + 30}h${w - 20}m${20 - w} 40h${w - 20}`,
      windowColor(ctx, '#54424a', 0.1),
      20,
      'stroke-dasharray="9 21"',
    );
  return (
    fill(`${smooth(rock)}z`, ctx.tone('#a08f80', 1.2, 0.16)) +
    fill(
      'M470 690L520 780 500 960H430L450 800zM640 700L690 800 660 960H600L630 820z',
      ctx.tone('#a08f80', 2.3, 0.14),
      opacity(0.6),
    ) +
    wing(-330, 706, 300, 110, '#f0d6b0') +
    wing(-30, 702, 250, 128, '#efc8a0') +
    wing(220, 700, 210, 112, PLASTER) +
    wing(400, 696, 130, 90, '#e9b89a') +
    wing(640, 706, 110, 84, PLASTER) +
    roundTower(ctx, 580, 712) +
    trees(ctx, 'ck4', { y: 716, size: [22, 36], to: 500, depth: 0.12, drop: 40 }) +
    trees(ctx, 'ck5', { y: (x) => 850 + Math.abs(x - 580) * 0.1, size: [30, 50], to: 800, depth: 0.12, drop: 90 })
  );
}

/** The painted tower: a plain round shaft dressed in frescoes, an arcade, and a crown of copper. */
function roundTower(ctx: PosterContext, x: number, y: number): string {
  const arcade = times(6, (i) => roundArch(-64 + i * 25.6, -272, 17, 46));
  const frescoes =
    fill('M-74 0h148v-60h-148z', ctx.built('#e9c39a', 1)) +
    fill('M-74-60h148v-8h-148zM-74-212h148v-10h-148z', ctx.built(PINK, 1)) +
    fill('M-74-136h148v-10h-148z', ctx.built(GREEN, 1)) +
    stroke('M-62-102H70', ctx.built(PINK, 1), 68, 'stroke-dasharray="7 14" opacity=".7"') +
    fill(
      times(6, (i) => pointedArch(-53 + i * 21.4, -150, 15, 54, 0.3)),
      ctx.built(GREEN, 0.8),
      opacity(0.65),
    ) +
    fill(
      times(8, (i) => `M${-72 + i * 20}-246l10-16 10 16-10 16z`),
      ctx.built(PINK, 0.8),
      opacity(0.75),
    ) +
    stroke('M-36-120v34M6-120v34M40-120v34M-14-196v30M32-196v30M-8-44v26', windowColor(ctx), 11);
  const [far, near] = [ctx.built(PLASTER, 2.4), ctx.side * 72];
  const shadow = ctx.linearGradient(fade(far, 0.75, 0), -near, 0, 6, 0);
  const turret = (q: number): string =>
    fill(`M${q - 10}-334h20v-42h-20z`, ctx.built(PLASTER, 1)) + fill(`M${q - 14}-374l14-46 14 46z`, ctx.built(GREEN, 1.2));
  return place(
    x,
    y,
    0.86,
    fill('M-72 0L-68-268H68L72 0z', ctx.built(PLASTER, 0.4)) +
      group(frescoes, ctx.clip('M-72 0L-68-268H68L72 0z')) +
      fill('M-72 0L-68-268H68L72 0z', shadow) +
      fill('M-80-266h160v-64h-160z', ctx.built(PLASTER, 0.4)) +
      fill(arcade, windowColor(ctx, '#5a3a4a')) +
      fill('M-85-262h170v-9h-170zM-87-326h174v-9h-174z', ctx.built(PINK, 0.7)) +
      fill(ctx.side > 0 ? 'M-80-266h44v-60h-44z' : 'M80-266h-44v-60h44z', ctx.built(PLASTER, 2.2), opacity(0.5)) +
      turret(-66) +
      turret(66) +
      turned(ctx, 0, [88, -332, 58, -362, 46, -366], TILE) +
      turned(ctx, 0, [44, -364, 44, -412], PLASTER) +
      fill(circle(0, -388, 14), ctx.built('#3a4a6a', 1.6)) +
      stroke('M0-388v-9m0 9l6 4', ctx.built('#f2c850', 0), 2.6) +
      turned(ctx, 0, [54, -410, 50, -430, 30, -446, 18, -452], GREEN) +
      turned(ctx, 0, [16, -450, 16, -476], PLASTER) +
      turned(ctx, 0, [22, -474, 20, -488, 7, -500, 5, -514, 1.5, -546], GREEN) +
      fill(circle(0, -546, 5), ctx.built('#f2c850', 0.2)),
  );
}

function saintVitus(ctx: PosterContext, x: number, y: number): string {
  const d = 0.18;
  const lancets = times(4, (i) => pointedArch(x - 92 + i * 50, y - 20, 18, 68));
  return (
    fill(
      polygon([x - 130, y, x - 130, y - 96, x - 96, y - 190, x + 60, y - 190, x + 90, y - 96, x + 90, y]),
      ctx.built('#b4513c', 1.1, d),
    ) +
    fill(rect(x - 126, y - 96, 214, 96), ctx.built(PLASTER, 0.8, d)) +
    fill(lancets, windowColor(ctx, '#4a3a48', d)) +
    turned(ctx, x + 96, [26, y, 26, y - 210], PLASTER, d) +
    turned(ctx, x + 96, [32, y - 208, 18, y - 236, 8, y - 246, 2, y - 330], '#4f6a66', d) +
    fill(roundArch(x + 96, y - 160, 16, 36), windowColor(ctx, '#4a3a48', d))
  );
}

/** The tongue of land inside the bend, seen between the two arms of the river. */
const meadow = (ctx: PosterContext): string =>
  fill(
    `${smooth([2000, 1010, 1300, 1016, 1000, 1030, 850, 1064, 1000, 1100, 1300, 1124, 2000, 1160])}z`,
    ctx.tone('#8fae5e', 0.9),
  ) +
  fill(`${smooth([850, 1066, 1000, 1100, 1300, 1124, 2000, 1160, 2000, 1176, 1300, 1138, 980, 1112])}z`, ctx.tone('#8a7458', 2)) +
  trees(ctx, 'ck6', { y: (x) => 1046 + (x - 1000) * 0.02, from: 1040, to: 2000, size: [46, 72], depth: 0.02, drop: 24 });

/** Timber raft with its steersman and guests. */
const raft = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    fill('M-190-4L-170-20H176L196-4L186 14H-182z', ctx.tone('#8a5a38', 1)) +
      fill('M-190-4H196L186 14H-182z', ctx.tone('#8a5a38', 2.2)) +
      stroke('M-172 5H180', ctx.tone('#e0b07c', 0.6), 14, 'stroke-dasharray="4 20"') +
      fill('M-96-16v-22h150v22h-12v-12h-126v12z', ctx.tone('#6a432c', 1.8)) +
      fill(
        [-76, -34, 8, 40].map((q) => `${circle(q, -66, 9)}M${q - 15}-26q-2-30 15-31q17 1 15 31z`).join(''),
        ctx.tone('#34304a', 2.1),
      ) +
      fill([-34, 40].map((q) => `M${q - 13}-28q-2-26 13-27q15 1 13 27z`).join(''), ctx.tone('#d8503c', 0.9)) +
      fill(`${circle(138, -104, 10)}M122-56q-2-36 16-37q18 1 16 37l-4 42h-9l-3-34-3 34h-9z`, ctx.tone('#34304a', 2.2)) +
      strokeRound('M126-78L196 30M150-80L168-22', ctx.tone('#4a3428', 2.2), 5) +
      fill('M122-110q16-22 34-1z', ctx.tone('#e6c880', 0.6)) +
      fill('M-160 22H170v4H-160zM-110 32H110v4H-110z', ctx.mood.cloud[0], opacity(0.5)),
  );

const canoe = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    fill('M-110-22Q-60-6 0-6T110-22Q94 10 50 12H-50Q-94 10-110-22z', ctx.tone('#e04a38', 0.8)) +
      fill('M-104-10Q0 6 104-10Q90 10 50 12H-50Q-90 10-104-10z', ctx.tone('#e04a38', 2)) +
      fill([-44, 36].map((q) => `${circle(q, -52, 9)}M${q - 14}-8q-2-34 14-35q16 1 14 35z`).join(''), ctx.tone('#34304a', 2.1)) +
      strokeRound('M-58-40L-20 18M24-40L70 14', ctx.tone('#e8c894', 0.6), 4),
  );
