import { gulls } from '../engine/birds.ts';
import { cumulus } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, path, polygon, rect, roundArch, standingRect, symmetric, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const WHITE = '#fdf8ee';
const COPPER = '#5fae8e';
const GOLD = '#f2c446';
const QUAY = 936;

/** Helsinki's white cathedral above its steps, an island ferry in the harbour. */
export const helsinki: Scene = {
  horizon: 900,
  wideTop: 212,
  mood: 'nordic',
  night: 'night',
  sun: { x: 430, y: 610, r: 66 },
  ground(ctx) {
    return {
      sky:
        cumulus(ctx, 1130, 420, 330) +
        cumulus(ctx, 480, 330, 210, { alpha: 0.85 }) +
        cumulus(ctx, 1560, 300, 300) +
        cumulus(ctx, 60, 480, 300),
      near: water(ctx, { y: QUAY + 12, lines: 20, glintX: 470 }),
    };
  },
  draw(ctx) {
    return {
      behind: cathedral(ctx) + steps(ctx) + frontage(ctx),
      front:
        ripples(ctx, { y: QUAY + 20, base: 1250, n: 20, per: 3, seed: 'hel', alpha: 0.5 }) +
        ferry(ctx, 770, 1084, 1) +
        gulls(ctx, [
          [1010, 890, 0.9],
          [1110, 850, 0.6],
          [420, 1010, 0.8],
        ]),
    };
  },
};

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.3)) + fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.5));

function cornerTower(ctx: PosterContext, x: number): string {
  return (
    turned(ctx, x, [30, 660, 30, 614, 24, 612, 24, 560], WHITE) +
    fill(standingRect(x, 616, 66, 7) + standingRect(x, 564, 56, 6), ctx.built(WHITE, 0)) +
    turned(ctx, x, [25, 559, 24, 540, 18, 524, 8, 513, 3, 508, 2, 494], COPPER) +
    fill(circle(x, 492, 4.4), ctx.built(GOLD, 0.2)) +
    fill(roundArch(x, 606, 15, 34), windowColor(ctx))
  );
}

function cathedral(ctx: PosterContext): string {
  const lit = ctx.built(WHITE, 0);
  const shade = ctx.built(WHITE, 1.9);
  const pane = windowColor(ctx, '#4a5a70');
  const away = (x: number, y: number, w: number, h: number) => rect(ctx.side > 0 ? x : 1600 - x - w, y, w, h);
  const body =
    fill(rect(634, 654, 332, 156) + rect(604, 690, 392, 120), ctx.built(WHITE, 0.5)) +
    fill(away(634, 654, 44, 36) + away(604, 690, 64, 120), shade) +
    fill(rect(626, 646, 348, 10) + rect(596, 684, 408, 9), lit) +
    stroke('M640 716v54M674 716v54M926 716v54M960 716v54', pane, 13);
  const arches = times(7, (i) => roundArch(746 + i * 18, 588, 9, 62));
  const drum =
    fill(rect(712, 604, 176, 46), ctx.built(WHITE, 0.6)) +
    fill(away(712, 604, 52, 46), shade) +
    fill(rect(704, 598, 192, 8), lit) +
    turned(ctx, 800, [66, 600, 66, 500], WHITE) +
    fill(arches, pane) +
    stroke('M734 556H866', lit, 84, 'stroke-dasharray="5 13"') +
    fill(standingRect(800, 600, 148, 7) + standingRect(800, 510, 150, 9), lit);
  const dome =
    turned(ctx, 800, [70, 502, 68, 470, 58, 434, 40, 406, 18, 390, 16, 386], COPPER) +
    stroke('M800 390V500M774 396Q756 430 756 500M826 396Q844 430 844 500', ctx.built(COPPER, 2), 2.4, opacity(0.7)) +
    turned(ctx, 800, [15, 388, 15, 356, 18, 354, 12, 340, 3, 334, 2, 326], WHITE) +
    fill(circle(800, 324, 6) + rect(798.6, 286, 2.8, 36) + rect(791, 298, 18, 2.8), ctx.built(GOLD, 0.1));
  const portico =
    fill(rect(712, 700, 176, 110), shade) +
    fill(rect(784, 742, 32, 68), pane) +
    stroke('M714 754H887', lit, 100, 'stroke-dasharray="15 16.2"') +
    stroke(ctx.side > 0 ? 'M714 754H887' : 'M725 754H887', ctx.built(WHITE, 1.7), 100, 'stroke-dasharray="4 27.2"') +
    fill(rect(704, 684, 192, 20) + rect(704, 800, 192, 12) + polygon([696, 686, 800, 632, 904, 686]), lit) +
    fill(polygon([722, 680, 800, 642, 878, 680]), ctx.built(WHITE, 1.3)) +
    fill(rect(704, 702, 192, 3), shade);
  return [646, 954].map((x) => cornerTower(ctx, x)).join('') + drum + dome + body + portico;
}

function steps(ctx: PosterContext): string {
  const stone = '#d9d0c4';
  const treads = times(14, (i) => path`M${558 - i * 2.3} ${815 + i * 8.4}H${1042 + i * 2.3}`);
  const pavilion = (x: number) =>
    fill(standingRect(x, 812, 96, 62), ctx.built(WHITE, 0.6)) +
    fill(rect(ctx.side > 0 ? x - 48 : x + 16, 750, 32, 62), ctx.built(WHITE, 1.8)) +
    fill(polygon([x - 54, 752, x, 726, x + 54, 752]), ctx.built(WHITE, 0)) +
    stroke(tick(x - 24, 770, 30) + tick(x, 770, 30) + tick(x + 24, 770, 30), windowColor(ctx), 9);
  return (
    pavilion(536) +
    pavilion(1064) +
    fill(polygon([480, 810, 1120, 810, 1120, 930, 480, 930]), ctx.built('#a89c92', 1.4)) +
    fill(polygon([560, 810, 1040, 810, 1074, 930, 526, 930]), ctx.built(stone, 0.2)) +
    stroke(treads, ctx.built(stone, 1.9), 2.4) +
    fill(rect(474, 804, 652, 8), ctx.built(WHITE, 0.2)) +
    people(ctx, [
      [640, 860, 24],
      [702, 902, 28],
      [910, 884, 26],
      [986, 846, 22],
    ])
  );
}

/** Yellow and blue Empire fronts on either side of the steps, the quay and its market tents. */
function frontage(ctx: PosterContext): string {
  const fronts: readonly (readonly [number, number, number, string])[] = [
    [-350, 300, 168, '#e2b878'],
    [-50, 250, 150, '#b9cbd6'],
    [200, 308, 176, '#f0cf7a'],
    [1092, 290, 176, '#f0cf7a'],
    [1382, 240, 152, '#e8ddc8'],
    [1622, 330, 170, '#a9c2d2'],
  ];
  let out = '';
  for (const [x, w, h, albedo] of fronts) {
    if (x + w < ctx.left || x > ctx.right) continue;
    const top = QUAY - 8 - h;

    const row = (y: number, tall: number) =>
      stroke(`M${x + 21} ${y + tall / 2}H${x + w - 16}`, windowColor(ctx, '#5a5462'), tall, 'stroke-dasharray="11 19"');
    out +=
      fill(rect(x, top, w, h), ctx.built(albedo, 0.8)) +
      fill(polygon([x - 4, top, x + 20, top - 24, x + w - 20, top - 24, x + w + 4, top]), ctx.built('#7d8a90', 1.2)) +
      fill(polygon([x + w * 0.3, top, x + w * 0.5, top - 34, x + w * 0.7, top]), ctx.built(WHITE, 0.3)) +
      fill(rect(x - 4, top - 3, w + 8, 8) + rect(x, top + h * 0.6, w, 5), ctx.built(WHITE, 0.3)) +
      stroke(path`M${x + w * 0.3} ${top + 54}H${x + w * 0.73}`, ctx.built(WHITE, 0.4), 96, 'stroke-dasharray="7 24"') +
      row(top + 22, 28) +
      row(top + 66, 26) +
      row(QUAY - 52, 34);
  }
  const tents = [352, 398, 444, 1130, 1176, 1222, 1268, 100, 146, 1420, 1466, 1512];
  return (
    out +
    fill(rect(ctx.left, QUAY - 8, ctx.right - ctx.left, 24), ctx.tone('#9a8f8a', 1.8)) +
    fill(rect(ctx.left, QUAY - 12, ctx.right - ctx.left, 7), ctx.tone('#e4dace', 0.4)) +
    fill(tents.map((x) => rect(x - 17, QUAY - 34, 34, 24)).join(''), ctx.night ? ctx.mood.glow : ctx.tone('#6a4a44', 2.2)) +
    fill(tents.map((x) => polygon([x - 23, QUAY - 30, x, QUAY - 56, x + 23, QUAY - 30])).join(''), ctx.built('#f08a3c', 0.5)) +
    fill(
      tents.map((x) => polygon([x, QUAY - 56, x - ctx.side * 23, QUAY - 30, x - ctx.side * 6, QUAY - 30])).join(''),
      ctx.built('#f08a3c', 1.7),
    )
  );
}

/** Double-ended island ferry, side on. */
function ferry(ctx: PosterContext, x: number, y: number, k: number): string {
  const white = ctx.built('#fffaf0', 0.2);
  const shade = ctx.built('#fffaf0', 1.8);
  const pane = windowColor(ctx, '#3a5670');
  return place(
    x,
    y,
    k,
    fill('M-250-46H-150V-40H150V-46H250L232-6Q226 14 206 18H-206Q-226 14-232-6z', ctx.built('#2c5f96', 1.1)) +
      fill('M-240-22H240L232-6Q226 14 206 18H-206Q-226 14-232-6z', ctx.built('#1f3f66', 1.9)) +
      fill('M-250-46H250L247-39H-247z', ctx.built(GOLD, 0.6)) +
      fill('M-206-88H206V-44H-206zM-150-128H150V-86H-150zM-62-160H62V-126H-62z', white) +
      fill('M-216-92H216V-86H-216zM-162-132H162V-126H-162zM-70-164H70V-158H-70z', ctx.built('#fffaf0', 0)) +
      fill('M-206-86H206V-80H-206zM-150-126H150V-120H-150zM-62-158H62V-153H-62z', shade) +
      stroke('M-192-66H196M-136-106H140', pane, 17, 'stroke-dasharray="20 12"') +
      stroke('M-52-142H52', pane, 13, 'stroke-dasharray="22 5"') +
      fill('M-118-130L-112-186H-78L-72-130zM72-130L78-186H112L118-130z', ctx.built('#2c5f96', 0.9)) +
      fill('M-113-174L-112-186H-78L-77-174zM77-174L78-186H112L113-174z', ctx.built('#22303a', 2.3)) +
      stroke('M0-160V-214M-12-196H12M-226-46V-66M-238-66H-206M226-46V-66M206-66H238', shade, 3) +
      fill('M2-214h26l-5 8 5 8H2z', ctx.built('#fffaf0', 0)) +
      fill('M2-208h26v4H2zM9-214h4v16h-4z', ctx.built('#2c5f96', 1)) +
      fill('M-216 26H220v5H-216zM-160 37H150v4H-160zM-90 47H70v4H-90z', white, opacity(0.5)),
  );
}
