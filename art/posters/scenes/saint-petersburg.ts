import { gulls } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import {
  circle,
  halfSymmetric,
  path,
  polygon,
  rect,
  roundArch,
  segment,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const GOLD = '#f4c23c';
const GRANITE = '#b98a78';
const YELLOW = '#f2d48a';
const IRON = '#4c5a6a';
const NEVA = 862;

/** The needle of Saints Peter and Paul between the raised leaves of a bridge over the Neva. */
export const saintPetersburg: Scene = {
  horizon: 850,
  wideTop: 148,
  mood: 'dusk',
  night: 'slate',
  sun: { x: 540, y: 560, r: 74 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 6, y: [240, 560], len: [320, 760], h: 20, alpha: 0.5, seed: 'spb' }),
      mid: water(ctx, { y: NEVA, glintX: 600, lines: 26 }),
    };
  },
  draw(ctx) {
    const bank = farBank(ctx) + place(800, 806, 0.92, cathedral(ctx, 0, 0)) + ramparts(ctx);
    const [fort, mirrored] = reflect(ctx, NEVA + 4, bank, { k: 0.42, alpha: 0.4 });
    return {
      main: mirrored + fort + ripples(ctx, { y: NEVA + 10, base: 1250, n: 24, seed: 'spr', alpha: 0.55 }),
      front:
        bridge(ctx) +
        launch(ctx, 780, 1024, 1) +
        gulls(ctx, [
          [930, 980, 0.6],
          [660, 700, 0.5],
        ]),
    };
  },
};

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string, depth = 0.06): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.3, depth)) +
  fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.8, depth));

/** Low palaces along the far embankment. */
function farBank(ctx: PosterContext): string {
  const r = ctx.random('spb');
  let walls = '';
  let roofs = '';
  let panes = '';
  for (let x = -340; x < 1940; ) {
    const w = r.range(90, 190);
    const h = r.range(44, 74);
    if (x + w > ctx.left && x < ctx.right) {
      walls += rect(x, NEVA - h, w, h);
      roofs += rect(x, NEVA - h - 9, w, 10);
      panes += path`M${x + 8} ${NEVA - h + 17}H${x + w - 4}M${x + 8} ${NEVA - h + 34}H${x + w - 4}`;
    }
    x += w + 4;
  }
  const windows = stroke(panes, windowColor(ctx, '#5a4660', 0.3), 11, 'stroke-dasharray="6 12"');
  return fill(walls, ctx.built('#d9a890', 1, 0.4)) + fill(roofs, ctx.built('#5f7a78', 1.4, 0.36)) + windows;
}

/** The fortress cathedral: a yellow nave, a small dome, and the gilded needle with its angel. */
function cathedral(ctx: PosterContext, x: number, y: number): string {
  const pane = windowColor(ctx, '#4a3c58', 0.06);
  const white = ctx.built('#fdf4e4', 0.3, 0.06);
  const pair = roundArch(x - 24, y - 134, 16, 46) + roundArch(x + 24, y - 134, 16, 46);
  const arches = pair + roundArch(x, y - 18, 40, 90) + roundArch(x, y - 214, 20, 42);
  const tier = (low: number, high: number, half: number): string =>
    turned(ctx, x, [half, y - low, half, y - high], YELLOW) +
    fill(standingRect(x, y - high + 8, 2 * half + 16, 9), white) +
    stroke(tick(x - half + 6, y - high + 8, high - low - 8) + tick(x + half - 6, y - high + 8, high - low - 8), white, 9);
  return (
    fill(rect(x + 40, y - 96, 236, 130) + rect(x + 196, y - 132, 60, 40), ctx.built(YELLOW, 0.8, 0.06)) +
    fill(polygon([x + 30, y - 94, x + 60, y - 130, x + 190, y - 130, x + 286, y - 94]), ctx.built('#7a8a8a', 1.3, 0.06)) +
    stroke(`M${x + 64} ${y - 51}h192`, pane, 46, 'stroke-dasharray="12 18"') +
    turned(ctx, x + 222, [28, y - 130, 28, y - 176], YELLOW) +
    turned(ctx, x + 222, [34, y - 174, 30, y - 196, 14, y - 210, 8, y - 218, 8, y - 232, 11, y - 238, 2, y - 258], '#5a6a70') +
    fill(circle(x + 222, y - 260, 4), ctx.built(GOLD, 0)) +
    tier(-40, 120, 74) +
    tier(120, 206, 56) +
    fill(path`M${x - 80} ${y - 120}q22-22 24-80v80zM${x + 80} ${y - 120}q-22-22-24-80v80z`, ctx.built(YELLOW, 1.2, 0.06)) +
    tier(206, 268, 42) +
    fill(arches, pane) +
    turned(ctx, x, [48, y - 268, 44, y - 290, 26, y - 312, 20, y - 320, 20, y - 344], GOLD) +
    fill(circle(x, y - 290, 20), ctx.built('#33406a', 1.6)) +
    stroke(`M${x} ${y - 290}v-13m0 13l9 5`, ctx.built('#fdf4e4', 0), 3) +
    turned(ctx, x, [24, y - 342, 17, y - 358, 13, y - 372, 11, y - 376, 1.6, y - 560], GOLD) +
    fill(circle(x, y - 562, 7), ctx.built(GOLD, 0)) +
    fill(
      path`M${x - 2} ${y - 568}l-16-18 14 4 3-18h4l3 18 14-4-16 18z` +
        rect(x + 1, y - 622, 2, 26) +
        rect(x - 5, y - 616, 14, 2.4),
      ctx.built(GOLD, 0.2),
    )
  );
}

/** Pink granite curtain walls and bastions with their sentry boxes. */
function ramparts(ctx: PosterContext): string {
  const wall = (points: Points, tone: number): string => fill(polygon(points), ctx.built(GRANITE, tone, 0.04));
  const lit = ctx.side > 0 ? 0.5 : 1.5;
  const boxes = [452, 1180]
    .map(
      (x) =>
        fill(standingRect(x, 776, 22, 30), ctx.built('#e8c8a8', 0.6)) +
        fill(polygon([x - 15, 748, x, 722, x + 15, 748]), ctx.built('#8a4a4a', 1.2)),
    )
    .join('');
  return (
    boxes +
    wall([250, NEVA + 4, 290, 790, 1330, 790, 1370, NEVA + 4], 1.1) +
    wall([330, NEVA + 4, 404, 776, 500, 776, 560, NEVA + 4], 2 - lit) +
    wall([448, 776, 500, 776, 560, NEVA + 4, 470, NEVA + 4], lit + 0.6) +
    wall([1070, NEVA + 4, 1130, 776, 1226, 776, 1290, NEVA + 4], 2 - lit) +
    wall([1180, 776, 1226, 776, 1290, NEVA + 4, 1206, NEVA + 4], lit + 0.6) +
    fill(rect(280, 786, 1040, 7) + rect(400, 772, 104, 7) + rect(1126, 772, 104, 7), ctx.built('#f0d0b4', 0.3)) +
    fill(rect(744, 770, 112, 96) + polygon([736, 772, 800, 742, 864, 772]), ctx.built('#f0c8a8', 0.7)) +
    fill(roundArch(800, NEVA + 4, 44, 66), ctx.built('#4a3444', 2.5)) +
    stroke(
      times(6, (i) => tick(600 + i * 24, 806, 10)) + times(6, (i) => tick(900 + i * 24, 806, 10)),
      ctx.built('#6a4850', 2),
      7,
    )
  );
}

/** Two raised leaves of the drawbridge, framing the needle, on their granite piers. */
function bridge(ctx: PosterContext): string {
  const leaf = (flip: boolean): string => {
    const facing = ctx.side > 0 === flip ? 0.8 : 1.9;
    return place(
      flip ? 1600 : 0,
      1010,
      1,
      fill('M-420-70H330L342-46V60H-420z', ctx.built(GRANITE, 1.6)) +
        fill('M-420-78H338V-64H-420z', ctx.built('#ecd0b8', 0.5)) +
        fill('M250-46H342V60H250z', ctx.built(GRANITE, 2.3)) +
        stroke('M-420-20H250M-420 20H250', ctx.built('#5a4048', 2.2), 3, opacity(0.5)) +
        fill('M190-64Q250-70 300-100L470-470 486-462 352-86 330-64z', ctx.built(IRON, facing)) +
        fill('M300-100L470-470 486-462 352-86z', ctx.built(IRON, 2.5)) +
        stroke(
          'M320-118L352-110M338-160L368-154M358-206L386-200M378-250L402-244M398-294L418-290M418-340L436-336M438-384L452-380M320-118L368-154M338-160L386-200M358-206L402-244M378-250L418-290M398-294L436-336',
          ctx.built('#90a0ac', 1),
          3.4,
        ) +
        stroke('M292-104L462-474', ctx.built('#c8d0d2', 0.6), 5) +
        stroke('M-420-112H270', ctx.built(IRON, 2.2), 4) +
        stroke('M-420-96H270', ctx.built(IRON, 2.2), 30, 'stroke-dasharray="3 13"') +
        [60, 200, -80, -220].map((q) => lamp(ctx, q, -78, 92)).join(''),
      flip,
    );
  };
  return leaf(false) + leaf(true);
}

const lamp = (ctx: PosterContext, x: number, y: number, h: number): string =>
  strokeRound(segment(x, y, x, y - h), ctx.built(IRON, 2.4), 5) +
  (ctx.night ? fill(circle(x, y - h - 8, 34), ctx.radialGradient(fade(ctx.mood.glow, 0.7, 0), x, y - h - 8, 34)) : '') +
  fill(`M${x - 9} ${y - h}h18l3-20h-24z`, ctx.night ? '#fff2c8' : ctx.tone('#fbf0d8', 0.3)) +
  fill(`M${x - 13} ${y - h - 20}h26l-13-12z`, ctx.built(IRON, 2.4));

const launch = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    fill('M-190-22Q-100-6 40-8Q130-10 200-34Q186 8 150 16H-160Q-184 6-190-22z', ctx.built('#fdf4e4', 0.6)) +
      fill('M-184-4Q0 6 192-16Q178 10 150 16H-160Q-178 8-184-4z', ctx.built('#2f4a7a', 1.5)) +
      fill('M-150-16L-136-56H70L96-14z', windowColor(ctx, '#4a5a7a')) +
      stroke('M-100-16L-92-56M-46-14V-56M6-13V-56M56-14L46-56', ctx.built('#fdf4e4', 0.4), 5) +
      fill('M-146-66H66L80-54H-142z', ctx.built('#fdf4e4', 0.2)) +
      fill('M-188-46v24h4v-24zM-184-46h-34v20h34z', ctx.tone('#e4503c', 0.8)) +
      fill('M-160 24H150v4H-160zM-110 34H100v4H-110z', mix(ctx.mood.cloud[0], ctx.mood.water[0], 0.3), opacity(0.6)),
  );
