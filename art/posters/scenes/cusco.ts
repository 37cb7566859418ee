import { llama } from '../engine/animals.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { layer } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { mountains } from '../engine/mountains.ts';
import type { Points } from '../engine/path.ts';
import {
  circle,
  ellipse,
  halfSymmetric,
  rect,
  roundArch,
  roundDome,
  segment,
  smooth,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

const STONE = '#d9a888';
const PLASTER = '#fbf0dc';
const TILE = '#c2573c';
const BALCONY = '#2f6f9a';
const PLAZA = 956;

/** Jesuit church, arcades and blue balconies around Cusco's main square, with a llama and her keeper. */
export const cusco: Scene = {
  horizon: 880,
  wideTop: 302,
  mood: 'rose',
  night: 'night',
  sun: { x: 1140, y: 462, r: 78 },
  ground(ctx) {
    const slope = [-440, 640, -100, 690, 240, 640, 480, 590, 700, 640, 960, 700, 1200, 640, 1440, 590, 1720, 640, 2000, 600];
    return {
      sky: streaks(ctx, { n: 4, y: [290, 500], alpha: 0.6, seed: 'cuz' }),
      far:
        mountains(ctx, { y: 720, h: 250, n: 6, albedo: '#8a7a9a', snow: 0.34, depth: 0.55, seed: 'ausangate', jag: 0.06 }) +
        layer(ctx, `${smooth(slope)}V1290H-440z`, { y: 640, amp: 90, albedo: '#8f8f5e', depth: 0.32, foot: 240 }) +
        rooftops(ctx, { y: 744, rows: 3, scale: 0.5, gap: 38, wall: '#f2dcc0', roof: TILE, depth: 0.32, seed: 'cz' }),
    };
  },
  draw(ctx) {
    return {
      behind: arcade(ctx, -340, 940) + arcade(ctx, 1000, 940),
      main: plaza(ctx) + place(800, PLAZA, 1, church(ctx)),
      front:
        fountain(ctx, 500, 1080) +
        keeper(ctx, 916, 1176) +
        llama(ctx, 1070, 1186, 1.15, { flip: true }) +
        llama(ctx, 1190, 1196, 0.66, { flip: true, albedo: '#b5805a' }),
    };
  },
};

/** Two storeys of arches under a tiled roof, with carved wooden balconies. */
function arcade(ctx: PosterContext, x: number, w: number): string {
  const n = Math.floor(w / 78);
  const arches = times(n, (i) => roundArch(x + 40 + i * 78, PLAZA, 52, 84));
  const doors = times(n, (i) => standingRect(x + 40 + i * 78, PLAZA - 110, 24, 54));
  const balconies = times(Math.ceil(n / 3), (i) => rect(x + 10 + i * 234, PLAZA - 166, 138, 50));
  const rails = times(Math.ceil(n / 3), (i) => `M${x + 18 + i * 234} ${PLAZA - 130}h124`);
  return (
    fill(`M${x - 16} ${PLAZA - 186}l40-46h${w - 48}l40 46z`, ctx.built(TILE, 0.8, 0.06)) +
    stroke(`M${x + 4} ${PLAZA - 206}h${w - 8}`, ctx.built(TILE, 1.9, 0.06), 3, 'stroke-dasharray="9 6"') +
    fill(rect(x, PLAZA - 186, w, 186), ctx.built(PLASTER, 0.7, 0.06)) +
    fill(rect(x - 10, PLAZA - 186, w + 20, 8), ctx.built('#7a4a3a', 2, 0.06)) +
    fill(doors, windowColor(ctx, '#4a3a44', 0.06)) +
    fill(balconies, ctx.built(BALCONY, 1, 0.04), opacity(0.92)) +
    stroke(rails, ctx.built(PLASTER, 0.6), 16, 'stroke-dasharray="4 7"') +
    fill(rect(x, PLAZA - 108, w, 8), ctx.built(STONE, 0.6, 0.06)) +
    fill(arches, ctx.night ? ctx.mood.glow : ctx.built('#5a3c44', 2.3, 0.06)) +
    stroke(arches, ctx.built(STONE, 0.7, 0.06), 6)
  );
}

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.5)) + fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.8));

/** The Compañía around 0, 0: two bell towers, a portal carved like an altarpiece, a dome behind. */
function church(ctx: PosterContext): string {
  const lit = ctx.built(STONE, 0);
  const dark = ctx.built(STONE, 2.1);
  const pane = windowColor(ctx, '#4a3040');
  const tower = (x: number): string =>
    turned(ctx, x, [64, 0, 64, -310], STONE) +
    fill(rect(x - 70, -318, 140, 12) + rect(x - 68, -170, 136, 7), lit) +
    fill(circle(x, -240, 17) + roundArch(x, -70, 24, 60), pane) +
    stroke(`${circle(x, -240, 21)}M${x - 46} -300V-12M${x + 46} -300V-12`, lit, 5) +
    turned(ctx, x, [52, -318, 52, -414], STONE) +
    fill(roundArch(x - 22, -330, 24, 66) + roundArch(x + 22, -330, 24, 66), pane) +
    fill(rect(x - 60, -422, 120, 10), lit) +
    fill([-50, -17, 17, 50].map((q) => `M${x + q - 7} -420l7-34 7 34z`).join(''), ctx.built(STONE, 1)) +
    fill(roundDome(x, -422, 80, 56), ctx.built('#b5764e', 0.8)) +
    fill(`M${x} -478Q${x - ctx.side * 40} -474 ${x - ctx.side * 40} -422H${x - ctx.side * 8}z`, ctx.built('#b5764e', 2)) +
    fill(standingRect(x, -474, 14, 20) + crossPath(x, -492, 30), lit);
  const copper = ctx.built('#b5764e', 2.1);
  const tiers = [-1, 1]
    .map((q) => `M${q * 34} -16V-150M${q * 62} -16V-150M${q * 84} -16V-130M${q * 30} -166V-262M${q * 54} -166V-250`)
    .join('');
  return (
    fill(roundDome(0, -390, 190, 116) + rect(-84, -420, 168, 60), ctx.built('#b5764e', 1)) +
    fill(ctx.side > 0 ? 'M-95-390Q-92-500 0-506-50-470-40-390z' : 'M95-390Q92-500 0-506 50-470 40-390z', copper) +
    fill('M-10-504h20v-26h-20z', lit) +
    fill(crossPath(0, -528, 34), lit) +
    fill('M-108 0V-320Q-60-326-54-356Q-44-392 0-394Q44-392 54-356Q60-326 108-320V0z', ctx.built(STONE, 0.8)) +
    stroke('M-108-320Q-60-326-54-356Q-44-392 0-394Q44-392 54-356Q60-326 108-320', lit, 10) +
    stroke('M-108-280Q-46-284-40-312Q-30-336 0-338Q30-336 40-312Q46-284 108-280', dark, 6) +
    fill('M-96-152H96V-166H-96zM-70-262H70V-272H-70z', lit) +
    stroke(tiers, lit, 9) +
    stroke(tiers, dark, 3, opacity(0.7)) +
    fill(roundArch(0, 0, 58, 122), ctx.night ? ctx.mood.glow : ctx.built('#4a2c30', 2.3)) +
    stroke('M-34-4V-94Q-32-130 0-132Q32-130 34-94V-4', lit, 7) +
    fill(roundArch(0, -176, 34, 74) + circle(0, -304, 12), pane) +
    stroke(roundArch(0, -176, 34, 74), lit, 5) +
    tower(-150) +
    tower(150) +
    fill('M-230 0H230L252 22H-252z', ctx.built(STONE, 0.6)) +
    stroke('M-238 8H238M-246 16H246', dark, 2.4)
  );
}

function plaza(ctx: PosterContext): string {
  const rays = times(17, (i) => segment(800 + (i - 8) * 70, PLAZA, 800 + (i - 8) * 210, 1290));
  const courses = times(8, (i) => `M${ctx.left} ${PLAZA + 14 + i * 12 + i * i * 4}H${ctx.right}`);
  return (
    fill(
      rect(ctx.left, PLAZA - 6, ctx.right - ctx.left, 340),
      ctx.verticalGradient(ramp(ctx.tone('#e2c0a4', 0.6), ctx.tone('#a88478', 1.7)), PLAZA, 1250),
    ) +
    stroke(rays + courses, ctx.tone('#8a685e', 1.9), 2.6, opacity(0.35)) +
    fill(ellipse(500, 1092, 250, 44), ctx.tone('#86a854', 1)) +
    fill(ellipse(1330, 1060, 230, 32), ctx.tone('#86a854', 1.1)) +
    strokeRound(
      'M300 1106h.1M340 1118h.1M390 1126h.1M440 1130h.1M560 1130h.1M612 1126h.1M664 1116h.1M704 1104h.1',
      ctx.tone('#e0403a', 0.5),
      13,
    ) +
    strokeRound('M320 1112h.1M366 1122h.1M416 1128h.1M588 1128h.1M640 1122h.1M686 1110h.1', ctx.tone('#f6c93a', 0.4), 11)
  );
}

/** Bronze fountain with the gilded Inca on top. */
const fountain = (ctx: PosterContext, x: number, y: number): string => {
  const bronze = ctx.built('#4f6a5e', 1.6);
  const gold = ctx.built('#f2bc3c', 0.4);
  return place(
    x,
    y,
    1,
    fill('M-120-6Q-110 22 0 24Q110 22 120-6z', ctx.built(STONE, 1.3)) +
      fill(ellipse(0, -6, 120, 20), ctx.built(STONE, 0.2)) +
      fill(ellipse(0, -6, 106, 15), ctx.mood.water[1]) +
      fill(
        'M-12-6L-8-60H8L12-6zM-60-68Q-40-46 0-46Q40-46 60-68zM-7-66L-5-112H5L7-66zM-34-118Q-22-104 0-104Q22-104 34-118z',
        bronze,
      ) +
      strokeRound(
        'M-56-66Q-80-60-84-14M56-66Q80-60 84-14M-30-116Q-46-110-48-74M30-116Q46-110 48-74',
        ctx.tone('#ffffff', 0.2),
        3,
        opacity(0.7),
      ) +
      fill(`M-14-118L-10-176Q0-186 10-176L14-118z${circle(0, -192, 9)}M-10-198q10-16 20 0l-2-6q-8-10-16 0z`, gold) +
      strokeRound('M8-172L30-206M-8-170L-20-146M30-236V-150', gold, 4),
  );
};

/** A woman of the highlands with her bundle and wide hat, holding the halter. */
const keeper = (ctx: PosterContext, x: number, y: number): string =>
  place(
    x,
    y,
    1,
    fill('M-24 0L-20-20H-4L-6 4H-26zM8 4L6-20H20L26 2z', ctx.tone('#4a3038', 2.3)) +
      fill('M-58-16Q-44-92-24-116H24Q44-92 58-16Q0 0-58-16z', ctx.tone('#c8283c', 0.8)) +
      fill(
        ctx.side > 0 ? 'M-58-16Q-44-92-24-116H-8Q-20-60-22-8Q-42-10-58-16z' : 'M58-16Q44-92 24-116H8Q20-60 22-8Q42-10 58-16z',
        ctx.tone('#c8283c', 2),
      ) +
      stroke('M-54-34Q0-18 54-34M-50-50Q0-36 50-50', ctx.tone('#f6c93a', 0.4), 5) +
      fill('M-30-110Q-34-164-16-170H16Q34-164 30-110z', ctx.tone('#2f5f9a', 1)) +
      fill('M-34-112Q-56-150-22-176L26-140L14-112z', ctx.tone('#e8803a', 0.7)) +
      stroke('M-44-134L-4-118M-40-152L12-126', ctx.tone('#7a2a5a', 1.4), 6) +
      strokeRound('M24-158Q44-132 66-126', ctx.tone('#2f5f9a', 1.4), 13) +
      fill(`${circle(0, -184, 15)}${circle(72, -124, 6)}`, ctx.tone('#c08058', 1)) +
      strokeRound('M-12-180Q-20-150-16-128', ctx.tone('#2a1c22', 2.4), 6) +
      fill('M-34-192Q0-206 34-192Q18-182 0-182T-34-192zM-16-194Q-16-222 0-222T16-194z', ctx.tone('#8a5a34', 1.3)) +
      strokeRound('M72-124Q96-132 108-118', ctx.tone('#f6e8cc', 0.6), 3),
  );
