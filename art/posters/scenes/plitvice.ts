import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { ripples } from '../engine/kits/reflection.ts';
import type { Points } from '../engine/path.ts';
import { ellipse, path, polygon, rect, reversed, segment, smooth, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Curve, Span } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** Waterfalls stepping down the travertine lakes of Plitvice, walkers on the boardwalk. */
export const plitvice: Scene = {
  horizon: 640,
  wideTop: 250,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1090, y: 400, r: 80 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [300, 460], alpha: 0.7, seed: 'pl' }),
      far:
        hills(ctx, { y: 570, amp: 70, wl: 460, albedo: '#6f9a80', depth: 0.55, seed: 'pl0' }) +
        forest(ctx, {
          yAt: (x) => 600 + Math.sin(x / 160) * 24,
          h: [70, 130],
          gap: 56,
          wide: 0.5,
          tiers: 2,
          albedo: '#4a8066',
          depth: 0.42,
          seed: 'pl1',
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      white = ctx.tone('#ffffff', 0, 0.02),
      foam = ctx.tone('#cfeef0', 0.8),
      thread = ctx.tone('#8fd0d6', 1);
    const wA = ctx.night ? ctx.mood.water[0] : '#9fe6da',
      wB = ctx.night ? ctx.mood.water[1] : '#0a8c9a';
    // wooded gorge: two slopes leaning in
    const slope = (p: Points, c: string, dp: number, tone: number) => fill(`${smooth(p)}z`, ctx.tone(c, tone, dp));
    const L1 = slope(
        [ctx.left - 200, 560, 200, 540, 380, 560, 520, 640, 600, 760, 640, 900, ctx.left - 200, 900],
        '#4a8058',
        0.3,
        1.4,
      ),
      R1 = slope([1800, 560, 1400, 540, 1200, 560, 1080, 640, 1000, 760, 960, 900, 1800, 900], '#4a8058', 0.3, s > 0 ? 1.8 : 0.9);
    const cliff =
      fill(
        polygon([520, 640, 600, 560, 680, 536, 920, 530, 1010, 560, 1080, 640, 1040, 800, 560, 800]),
        ctx.tone('#a59878', 1.3, 0.22),
      ) +
      fill(
        s > 0
          ? polygon([520, 640, 600, 560, 640, 552, 610, 680, 640, 800, 560, 800])
          : polygon([1080, 640, 1010, 560, 970, 548, 990, 680, 960, 800, 1040, 800]),
        ctx.tone('#a59878', 2.2, 0.22),
      ) +
      fill(
        polygon([700, 560, 716, 640, 700, 720, 730, 720, 734, 620]) + polygon([880, 556, 900, 640, 880, 760, 916, 760, 922, 620]),
        ctx.tone('#a59878', 2.1, 0.22),
        opacity(0.7),
      ) +
      jungleLine(ctx, (x: number) => 548 + Math.abs(x - 800) * 0.06, '#5a9458', 0.24, 'pq1', [22, 40], 22, 590, 1020);
    const fallD = (x: number, w: number, y0: number, y1: number) => {
      const q = Math.max(6, Math.round(w)),
        e = Math.round(w * 0.16);
      return `M${Math.round(x - w / 2)} ${Math.round(y0)}q${q / 2}-9 ${q} 0l${e} ${Math.round(y1 - y0)}h${-q - 2 * e}z`;
    };
    const big =
      fill(
        (
          [
            [656, 18],
            [760, 46],
            [812, 30],
            [852, 20],
            [944, 26],
          ] as const
        )
          .map(([x, w]) => fallD(x, w, 556, 786))
          .join(''),
        ctx.verticalGradient(ramp(white, foam), 556, 790),
      ) +
      strokeRound(
        [648, 660, 746, 760, 774, 806, 818, 852, 938, 950]
          .map((x, i) => `M${x} ${590 + ((i * 37) % 60)}V${690 + ((i * 53) % 70)}`)
          .join(''),
        thread,
        2.6,
        opacity(0.8),
      ) +
      fill(ellipse(800, 790, 190, 16), white, opacity(0.55));
    const wood = (y: Curve, from: number, to: number, size: Span, albedo: string, depth: number, seed: string, drop: number) =>
      parkTrees(ctx, { y, from, to, size, albedo, depth, seed, drop });
    const [edgeL, edgeR] = [ctx.left - 80, ctx.right + 80];
    const woodsL =
      wood((x) => 590 + Math.max(0, x - 340) * 0.62, edgeL, 640, [30, 54], '#4f8a56', 0.24, 'pq2', 300) +
      wood((x) => 590 + Math.max(0, 1260 - x) * 0.62, 960, edgeR, [30, 54], '#4f8a56', 0.24, 'pq3', 300);
    const woods2 = (
      [
        [690, 600, 'pr1', '#447a4e'],
        [790, 470, 'pr2', '#3f7550'],
        [930, 330, 'pr3', '#37694a'],
      ] as const
    )
      .map(([y, e, sd, c], i) => {
        const ground = (x: number) => y + Math.sin(x / 90) * 10;
        const depth = 0.2 - i * 0.05;
        return (
          wood(ground, edgeL, e, [36, 60], c, depth, sd, 200) + wood(ground, 1600 - e, edgeR, [36, 60], c, depth, `${sd}b`, 200)
        );
      })
      .join('');
    const spr = fill(
      (
        [
          [420, 700, 150],
          [470, 730, 120],
          [370, 690, 170],
          [1190, 700, 160],
          [1140, 736, 124],
          [1250, 690, 180],
        ] as const
      )
        .map(([x, y, h]) => sprucePath(x, y, h, h * 0.4))
        .join(''),
      ctx.tone('#2f6650', 1.9, 0.18),
    );
    // travertine basins, far to near: each an ellipse of water with a mossy, weeping front
    const basin = (
      cx: number,
      y: number,
      a: number,
      b: number,
      h: number,
      k: number,
      seed: string,
      gaps: readonly (readonly [number, number])[],
    ) => {
      const r = ctx.random(seed),
        rim: number[] = [],
        X = (t: number) => cx + a * Math.cos(t),
        Y = (t: number) => y + b * Math.sin(t) + Math.sin(t * 9 + cx) * b * 0.05;
      for (let i = 0; i <= 13; i++) {
        const t = Math.PI * (1 - i / 13);
        rim.push(X(t), Y(t));
      }
      const faceArt =
        polygon(rim, false) +
        path`L${cx + a} ${y + h * 0.7}` +
        polygon(
          reversed(rim).map((v, i) => (i % 2 ? v + h : v)),
          false,
        ).replace('M', 'L') +
        'z';
      let veil = '',
        th = '',
        moss = '',
        spray = '';
      for (let t = 0.16; t < 3.0; t += r.range(0.1, 0.2)) {
        const x = X(t),
          yy = Y(t),
          w = a * r.range(0.05, 0.11),
          inGap = gaps.some(([p, q]: readonly [number, number]) => t > p && t < q),
          v = r();
        if (inGap) moss += `M${Math.round(x - a * 0.07)} ${Math.round(yy + 3)}h${Math.round(a * 0.14)}`;
        else {
          veil += fallD(x, w, yy - 1, yy + h + 3);
          if (v < 0.5) th += path`M${x} ${yy + h * 0.2}v${h * 0.5}`;
          spray += `M${Math.round(x - w)} ${Math.round(yy + h + 3)}h${Math.round(w * 2)}`;
        }
      }
      const pool = `${path`M${cx - a} ${y}A${a} ${b * 0.62} 0 0 1 ${cx + a} ${y}` + polygon(reversed(rim), false).replace('M', 'L')}z`;
      return (
        fill(faceArt, ctx.verticalGradient(ramp(ctx.tone('#8f9a5c', 1.2, k), ctx.tone('#6b6a48', 2.3, k)), y, y + b + h)) +
        fill(pool, ctx.verticalGradient(ramp(mix(wA, ctx.mood.haze, k), mix(wB, ctx.mood.haze, k * 0.6)), y - b * 0.6, y + b)) +
        fill(veil, ctx.verticalGradient(ramp(white, foam), y, y + b + h)) +
        strokeRound(th, thread, 2.4 + (0.3 - k) * 4, opacity(0.75)) +
        strokeRound(moss, ctx.tone('#6fa84a', 0.7, k), b * 0.3 + 8) +
        strokeRound(spray, white, 9, opacity(0.8))
      );
    };
    const basins =
      basin(800, 812, 250, 30, 46, 0.2, 'b1', [
        [1.2, 1.5],
        [2.3, 2.5],
      ]) +
      basin(560, 872, 210, 36, 50, 0.14, 'b2', [
        [0.5, 0.8],
        [1.9, 2.2],
      ]) +
      basin(1010, 884, 250, 40, 56, 0.12, 'b3', [
        [0.9, 1.2],
        [2.5, 2.8],
      ]) +
      basin(700, 962, 330, 48, 62, 0.06, 'b4', [
        [0.4, 0.7],
        [1.5, 1.7],
        [2.4, 2.7],
      ]) +
      basin(1120, 990, 260, 44, 58, 0.04, 'b5', [
        [0.9, 1.2],
        [2.1, 2.5],
      ]) +
      basin(340, 1000, 250, 44, 60, 0.04, 'b6', [
        [0.6, 1.0],
        [1.7, 1.9],
      ]);
    const lake0 = fill(
      rect(ctx.left, 800, ctx.right - ctx.left, 500),
      ctx.verticalGradient(
        [
          [0, wA],
          [0.3, mix(wA, wB, 0.5)],
          [1, wB],
        ],
        800,
        1240,
      ),
    );
    const rip = ripples(ctx, { y: 1130, base: 1250, n: 9, seed: 'plr', alpha: 0.5, color: white, per: 3 });
    const wd = '#a57a4e',
      yb = (x: number) => (x < 560 ? 1092 + (560 - x) * 0.06 : x < 900 ? 1092 + (x - 560) * 0.02 : 1099 - (x - 900) * 0.08),
      xs = [ctx.left, 560, 900, ctx.right];
    const walk =
      fill(polygon([...xs.flatMap((x) => [x, yb(x)]), ...[...xs].reverse().flatMap((x) => [x, yb(x) + 30])]), ctx.tone(wd, 0.7)) +
      fill(
        polygon([...xs.flatMap((x) => [x, yb(x) + 30]), ...[...xs].reverse().flatMap((x) => [x, yb(x) + 41])]),
        ctx.tone(wd, 2.3),
      ) +
      stroke(
        times(52, (i) => {
          const x = -20 + i * 33;
          return x > ctx.left && x < ctx.right ? segment(x, yb(x) + 1, x - 5, yb(x) + 30) : '';
        }),
        ctx.tone(wd, 1.8),
        2.4,
        opacity(0.6),
      ) +
      stroke(
        times(14, (i) => tick(20 + i * 120, yb(20 + i * 120) + 40, 36)),
        ctx.tone(wd, 2.5),
        9,
      );
    const bush =
      jungleLine(ctx, (x: number) => 1300 - Math.max(0, Math.abs(x - 800) - 240) * 0.42, '#2f6b48', 0, 'pj9', [50, 84], 260) +
      fill(sprucePath(340, 1270, 330, 124) + sprucePath(1290, 1270, 360, 130), ctx.tone('#1f5240', 2));
    return {
      main:
        L1 +
        R1 +
        lake0 +
        cliff +
        big +
        woodsL +
        woods2 +
        spr +
        basins +
        rip +
        walk +
        people(ctx, [
          [740, 1114, 78],
          [766, 1116, 74],
          [1010, 1106, 66],
        ]),
      front: bush,
    };
  },
};

function jungleLine(
  ctx: PosterContext,
  y: Curve,
  albedo: string,
  depth: number,
  seed: string,
  size: Span,
  drop: number,
  from = ctx.left - 60,
  to = ctx.right + 60,
) {
  return parkTrees(ctx, { y, size, from, to, albedo, depth, seed, drop, tone: 1.6 });
}
