import type { PosterContext } from '../context.ts';
import { circle, ellipse, polygon, rect, times } from '../path.ts';
import { personPath } from '../people.ts';
import { fade } from '../ramps.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';
import { car } from './laden-car.ts';

const red = '#d83f2f';
const blue = '#234f9e';
const gold = '#ffcf3f';
const white = '#fff6e6';

/** Twelve in a ring, each a dot of this radius: small enough to be read as stars. */
const stars = (x: number, y: number, r: number, dot: number, color: string) =>
  strokeRound(
    times(
      12,
      (i) => `M${Math.round((x + r * Math.sin(i * 0.5236)) * 10) / 10} ${Math.round((y - r * Math.cos(i * 0.5236)) * 10) / 10}h0`,
    ),
    color,
    dot * 1.6,
  );

/** A striped pole lying from its pivot, `reach` long. */
const arm = (ctx: PosterContext, reach: number) =>
  stroke(`M0 0H${reach}`, ctx.built(white, 0.2), 10) +
  stroke(`M0 0H${reach}`, ctx.built(red, 0.6), 10, 'stroke-dasharray="16 16"');

const barrierFoot = (ctx: PosterContext) =>
  fill(rect(-9, -12, 18, 46), ctx.built('#4a5068', 1.4)) + fill(circle(0, -2, 7), ctx.built(red, 0.7));

const barrier = (ctx: PosterContext, x: number, y: number, turn: number) =>
  place(x, y, 1, `<g transform="rotate(${turn})">${arm(ctx, 108)}</g>${barrierFoot(ctx)}`);

/** Roof over both lanes with flags on it, the booth, two barriers, the officer and the car before ours. */
export function post(ctx: PosterContext): string {
  const roof = ctx.built(white, 0.4);
  const flags = [gold, '#2f9a94', blue, '#f08a4a', '#8a5ab0', '#58a0d0'];
  const flagAt = (i: number) => 886 + i * 66;
  const cloth = 'M0 0Q14-9 27-2T54-3V30Q40 38 27 31T0 33z';
  return (
    fill(polygon([886, 858, 1230, 858, 1260, 872, 860, 872]), ctx.mood.shadow, opacity(0.3)) +
    fill(rect(1004, 690, 14, 160), ctx.built('#c9ccd6', 1.4)) +
    place(1052, 890, 0.4, car(ctx, '#3f86b8', false)) +
    // booth
    fill(rect(1128, 762, 78, 96), ctx.built('#f0dcb8', 0.8)) +
    fill(ctx.side > 0 ? rect(1128, 762, 22, 96) : rect(1184, 762, 22, 96), ctx.built('#c8a888', 1.8)) +
    fill(rect(1138, 778, 58, 34), ctx.night ? ctx.mood.glow : ctx.built('#8fc0d0', 0.8)) +
    fill(`${circle(1158, 796, 8)}M1146 812Q1147 803 1158 803T1170 812z`, ctx.tone('#2c3450', 2)) +
    fill(rect(1122, 754, 90, 10) + rect(1132, 812, 70, 6), ctx.built(blue, 1)) +
    // canopy
    fill(rect(866, 690, 14, 168) + rect(1224, 690, 14, 168), ctx.built('#d9dce4', 0.9)) +
    fill(polygon([846, 690, 1258, 690, 1238, 704, 866, 704]), ctx.built('#8a8fa4', 2)) +
    fill(rect(840, 652, 424, 40), roof) +
    fill(rect(840, 682, 424, 10), ctx.built(blue, 0.8)) +
    // which lane is open
    fill(rect(922, 656, 30, 22) + rect(1080, 656, 30, 22), ctx.tone('#2a2e3c', 2.4)) +
    strokeRound('M930 661L944 673M944 661L930 673', '#ff6a52', 4) +
    strokeRound('M1095 660V672M1088 667L1095 674L1102 667', '#7fe08a', 4) +
    (ctx.night
      ? fill('M880 704H1224L1250 872H850z', ctx.verticalGradient(fade(ctx.mood.glow, 0.42, 0), 700, 872)) +
        strokeRound('M900 706h60M1040 706h60M1140 706h60', ctx.mood.glow, 6)
      : '') +
    // barriers: the far one shut, ours going up
    barrier(ctx, 896, 826, 0) +
    place(1116, 826, 1, `<g transform="rotate(38)">${arm(ctx, -112)}</g>${barrierFoot(ctx)}`) +
    // officer with a raised hand
    fill(personPath(906, 878, 66), ctx.tone('#26355c', 1.8)) +
    strokeRound('M915 840L926 816', ctx.tone('#26355c', 1.8), 6) +
    fill(rect(898, 812, 16, 4) + ellipse(906, 811, 7, 4), ctx.tone('#26355c', 2.4)) +
    stroke('M898 842H914', ctx.built('#d8e85a', 0.3), 7) +
    // flags
    stroke(
      times(6, (i) => `M${flagAt(i)} 652V520`),
      ctx.built('#f6f2ea', 0.8),
      5,
    ) +
    flags
      .map((c, i) =>
        place(
          flagAt(i) + 2,
          526,
          1,
          fill(cloth, ctx.built(c, ctx.night ? 0 : 0.5)) + (c === blue ? stars(27, 15, 10, 2.4, ctx.built(gold, 0.2)) : ''),
        ),
      )
      .join('') +
    fill(
      times(
        6,
        (i) =>
          `M${flagAt(i) + 29} 524Q${flagAt(i) + 42} 518 ${flagAt(i) + 56} 523V556Q${flagAt(i) + 42} 564 ${flagAt(i) + 29} 557z`,
      ),
      ctx.mood.shadow,
      opacity(0.12),
    )
  );
}
