import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, path, polygon, rect, roundArch, standingRect, symmetric, tick, times } from '../path.ts';
import { ramp } from '../ramps.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../svg.ts';
import { lozenges, stein } from './bavarian.ts';

const BLUE = '#1c78d8';
const WHITE = '#fdf8ee';
const TIMBER = '#8a5a3a';

/** A flag on its pole, standing on x, y; hangs to the right. */
export const flag = (
  ctx: PosterContext,
  x: number,
  y: number,
  h: number,
  [upper, lower]: readonly [string, string],
  k = 1,
): string =>
  stroke(tick(x, y - h, h), ctx.built('#f2e2c4', 0.8), 4 * k) +
  fill(circle(x, y - h - 4, 5 * k), ctx.built('#f0c040', 0.2)) +
  place(
    x,
    y - h + 4,
    k,
    fill('M2 0q24-10 44 0t42-2l-6 20q-20 8-38 0t-42 2z', ctx.built(upper, 0.5)) +
      fill('M2 20q24-10 42-2t38 0l6 20q-22 10-42 2t-44 2z', ctx.built(lower, 0.5)),
  );

/** The front of a great beer tent round x, standing on y: gable, two towers, long aisles. */
export function beerTent(ctx: PosterContext, x: number, y: number): string {
  const s = ctx.side,
    cream = '#f6e6c6',
    K = ctx.night ? ctx.mood.glow : ctx.built('#5a3c34', 2.3),
    warm = ctx.night
      ? ctx.verticalGradient(ramp(mix(ctx.mood.glow, '#e0703a', 0.35), '#fff0bc'), y - 150, y)
      : ctx.built('#6b4434', 2.2),
    pattern = lozenges(ctx, 44, 66),
    small = lozenges(ctx, 26, 40);
  // aisles on both sides under striped roofs
  const aisle = (q: 1 | -1) => {
    const a = x + q * 280,
      b = x + q * 610;
    const roof = polygon([a, y - 236, b - q * 26, y - 196, b + q * 16, y - 128, a, y - 128]);
    return (
      fill(rect(Math.min(a, b), y - 132, 330, 132), ctx.built(cream, q === s ? 0.9 : 1.6)) +
      fill(
        times(6, (i) => roundArch(a + q * (76 + i * 46), y - 26, 30, 76)),
        K,
      ) +
      fill(
        times(7, (i) => standingRect(a + q * (53 + i * 46), y, 7, 130)) + rect(Math.min(a, b), y - 26, 330, 8),
        ctx.built(TIMBER, 1.2),
      ) +
      fill(roof, ctx.built(WHITE, q === s ? 0.3 : 1)) +
      group(
        fill(
          times(8, (i) =>
            polygon([
              a + q * (i * 48 - 6),
              y - 240,
              a + q * (i * 48 + 16),
              y - 240,
              a + q * (i * 52 + 20),
              y - 124,
              a + q * (i * 52 - 6),
              y - 124,
            ]),
          ),
          ctx.built(BLUE, q === s ? 0.6 : 1.4),
        ),
        ctx.clip(roof),
      ) +
      strokeRound(path`M${a} ${y - 126}H${b + q * 8}`, ctx.built(BLUE, 0.9), 21, 'stroke-dasharray="0 23"') +
      stroke(path`M${a} ${y - 130}H${b + q * 16}`, ctx.built(WHITE, 0), 5)
    );
  };
  const gable = polygon([x - 300, y - 196, x, y - 432, x + 300, y - 196]);
  const front =
    fill(rect(x - 284, y - 210, 568, 210), ctx.built(cream, 0.8)) +
    fill(gable, pattern) +
    fill(
      s > 0 ? polygon([x - 300, y - 196, x, y - 432, x - 60, y - 196]) : polygon([x + 300, y - 196, x, y - 432, x + 60, y - 196]),
      ctx.built('#2a3a6a', 2),
      opacity(0.2),
    ) +
    fill(
      polygon([x - 326, y - 190, x, y - 452, x + 326, y - 190, x + 300, y - 186, x, y - 424, x - 300, y - 186]),
      ctx.built(WHITE, 0.1),
    ) +
    strokeRound(
      path`M${x - 280} ${y - 186}q42 0 56-44q42 0 56-46q42 0 56-46q42 0 56-46l56-26l56 26q14 46 56 46q14 46 56 46q14 46 56 46q14 44 56 44`,
      ctx.built('#3f7a4c', 1),
      11,
    ) +
    // balcony with its flowers
    fill(rect(x - 300, y - 198, 600, 12), ctx.built(TIMBER, 0.9)) +
    fill(rect(x - 290, y - 186, 580, 34), ctx.built(TIMBER, 1.7)) +
    stroke(path`M${x - 283} ${y - 169}H${x + 284}`, ctx.built('#d9a868', 0.8), 30, 'stroke-dasharray="6 14"') +
    strokeRound(path`M${x - 288} ${y - 190}H${x + 288}`, ctx.built('#4f8a4a', 1), 12, 'stroke-dasharray="40 8"') +
    strokeRound(path`M${x - 284} ${y - 196}H${x + 288}`, ctx.built('#e0352f', 0.4), 9, 'stroke-dasharray="0 15"') +
    // ground floor
    fill([-236, -176, -116, 116, 176, 236].map((q) => roundArch(x + q, y - 30, 44, 104)).join(''), ctx.built(WHITE, 0.2)) +
    fill([-236, -176, -116, 116, 176, 236].map((q) => roundArch(x + q, y - 34, 34, 94)).join(''), K) +
    stroke([-236, -176, -116, 116, 176, 236].map((q) => tick(x + q, y - 128, 94)).join(''), ctx.built(WHITE, 0.4), 3) +
    fill(
      [-206, -146, 146, 206, -270, 270].map((q) => standingRect(x + q, y, 9, 152)).join('') +
        rect(x - 284, y - 34, 200, 9) +
        rect(x + 84, y - 34, 200, 9),
      ctx.built(TIMBER, 1.1),
    ) +
    fill(roundArch(x, y, 168, 148), ctx.built(WHITE, 0.2)) +
    fill(roundArch(x, y, 148, 136), warm) +
    strokeRound(path`M${x - 79} ${y - 4}v-58q0-80 79-80t79 80v58`, ctx.built('#3f7a4c', 0.9), 9, 'stroke-dasharray="2 13"');
  const sign =
    fill(circle(x, y - 286, 70), ctx.built('#3f7a4c', 1.2)) +
    strokeRound(circle(x, y - 286, 66), ctx.built('#6aa85c', 0.6), 9, 'stroke-dasharray="1 16"') +
    fill(circle(x, y - 286, 55), ctx.built(WHITE, 0)) +
    place(x - 5, y - 250, 0.86, stein(ctx));
  const tower = (q: 1 | -1) => {
    const tx = x + q * 306,
      w = 46;
    return (
      fill(standingRect(tx, y, 2 * w, 300), ctx.built(cream, 0.6)) +
      fill(s > 0 ? rect(tx - w, y - 300, 32, 300) : rect(tx + w - 32, y - 300, 32, 300), ctx.built(cream, 1.9), opacity(0.7)) +
      fill(
        [0, 136, 214].map((v) => standingRect(tx, y - v, 2 * w + 10, 10)).join('') +
          rect(tx - w, y - 300, 8, 300) +
          rect(tx + w - 8, y - 300, 8, 300),
        ctx.built(TIMBER, 1),
      ) +
      fill(
        roundArch(tx, y - 152, 30, 50) +
          roundArch(tx, y - 40, 34, 76) +
          roundArch(tx - 18, y - 232, 24, 50) +
          roundArch(tx + 18, y - 232, 24, 50),
        K,
      ) +
      fill(symmetric(tx, [w + 16, y - 296, 20, y - 384, 3, y - 440]), small) +
      strokeRound(path`M${tx - w - 6} ${y - 293}h${2 * w + 14}`, ctx.built(BLUE, 0.8), 18, 'stroke-dasharray="0 20.8"') +
      stroke(path`M${tx - w - 18} ${y - 298}h${2 * w + 36}`, ctx.built(WHITE, 0), 6) +
      flag(ctx, tx, y - 436, 62, q > 0 ? ['#2a2434', '#f0c040'] : [BLUE, WHITE], 0.8)
    );
  };
  const bulbs = ctx.night
    ? strokeRound(path`M${x - 252} ${y - 250}L${x} ${y - 450}L${x + 252} ${y - 250}`, '#fff0c0', 8, 'stroke-dasharray="0 19"')
    : '';
  return aisle(-1) + aisle(1) + front + sign + tower(-1) + tower(1) + bulbs + flag(ctx, x, y - 446, 92, [WHITE, BLUE], 1.1);
}
