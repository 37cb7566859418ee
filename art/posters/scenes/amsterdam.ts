import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { bike } from '../engine/kits/bicycle.ts';
import { canalBoat } from '../engine/kits/canal-boat.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { gabledRow } from '../engine/kits/gabled-row.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { at } from '../engine/numbers.ts';
import { circle, path, polygon, rect, roundArch, roundDome, segment, standingRect, tick, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Gabled houses on an Amsterdam canal, the Westerkerk, a bicycle and tulips on the bridge. */
export const amsterdam: Scene = {
  horizon: 880,
  wideTop: 250,
  mood: 'golden',
  night: 'night',
  sun: { x: 1085, y: 372, r: 84 },
  plane: [480, 318, -12, 0.6],
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [270, 430], alpha: 0.65, seed: 'ams' }),
      far: westerkerk(ctx, 640, 560, 0.42),
      mid: water(ctx, { y: 880, top: mix(ctx.mood.water[0], ctx.mood.water[1], 0.4), glint: 0 }),
    };
  },
  draw(ctx) {
    const row = gabledRow(ctx, {
      x: -46,
      y: 890,
      seed: 'keizers',
      list: [
        [112, 330, 'bell', '#7a4436'],
        [104, 366, 'step', '#a5523c'],
        [124, 318, 'flat', '#e5cfa4', 4],
        [100, 352, 'neck', '#3f4650'],
        [118, 330, 'bell', '#b5543c'],
        [106, 372, 'neck', '#6b3a34'],
        [112, 300, 'step', '#c8764a'],
        [98, 350, 'spout', '#efe0c0'],
        [116, 378, 'neck', '#8f3f34'],
        [104, 324, 'bell', '#4a4a54'],
        [118, 352, 'step', '#b8603f'],
        [100, 306, 'spout', '#d9a860'],
        [112, 362, 'neck', '#73403a'],
        [108, 326, 'flat', '#e8d6b0'],
        [116, 350, 'bell', '#9a4a38'],
      ],
    });
    const quay =
      fill(rect(ctx.left, 888, ctx.right - ctx.left, 32), ctx.tone('#8a6a5a', 1.8)) +
      fill(rect(ctx.left, 884, ctx.right - ctx.left, 8), ctx.tone('#e0cdb0', 0.6)) +
      stroke(
        times(20, (i) => tick(20 + i * 84, 896, 22)),
        ctx.tone('#5a4038', 2.2),
        3,
        opacity(0.6),
      );
    const [el, re] = reflect(ctx, 916, row + quay, { k: 0.5, alpha: 0.55 });
    const trunkTree = (x: number, h: number, seed: string) => {
      const r = ctx.random(seed),
        c = [
          [0, 0.86, 0.2],
          [-0.14, 0.7, 0.17],
          [0.15, 0.72, 0.18],
          [-0.04, 0.66, 0.16],
        ] as const;
      return (
        fill(polygon([x - 5, 890, x - 3, 890 - h * 0.6, x + 3, 890 - h * 0.6, x + 5, 890]), ctx.tone('#5a4438', 2)) +
        fill(c.map(([dx, dy, q]) => circle(x + dx * h + r.jitter(4), 890 - dy * h, q * h)).join(''), ctx.tone('#6d8a3f', 1.5)) +
        fill(
          c
            .slice(0, 3)
            .map(([dx, dy, q]) => circle(x + dx * h + ctx.side * q * h * 0.28, 890 - dy * h - q * h * 0.26, q * h * 0.6))
            .join(''),
          ctx.tone('#8fa84a', 0.5),
        )
      );
    };
    const lamps = [395, 742, 1180]
      .map(
        (x) =>
          fill(lampPath(x, 890, 86), ctx.tone('#2a2c34', 2.6)) +
          (ctx.night
            ? fill(circle(x, 800, 34), ctx.radialGradient(fade(ctx.mood.glow, 0.8, 0), x, 800, 34)) +
              fill(circle(x, 800, 5), '#fff4d0')
            : ''),
      )
      .join('');
    const trees =
      trunkTree(476, 210, 't1') +
      trunkTree(858, 190, 't2') +
      trunkTree(1262, 224, 't3') +
      trunkTree(148, 200, 't4') +
      trunkTree(1500, 200, 't5');
    const wet =
      ripples(ctx, { y: 924, base: 1120, n: 22, seed: 'amr', alpha: 0.75 }) +
      ripples(ctx, {
        y: 930,
        base: 1120,
        n: 9,
        seed: 'amr2',
        per: 2,
        alpha: ctx.night ? 0.5 : 0.55,
        color: ctx.night ? ctx.mood.glow : ctx.skyFoot,
      });
    // the near bridge: parapet, iron rail, the bicycle
    const deck =
      fill(rect(ctx.left, 1128, ctx.right - ctx.left, 160), ctx.tone('#a5654a', 1.3)) +
      fill(rect(ctx.left, 1118, ctx.right - ctx.left, 16), ctx.tone('#e6d4b4', 0.4)) +
      times(4, (j) =>
        stroke(
          `M${-60 + (j % 2) * 31} ${1158 + j * 26}H1700`,
          ctx.tone('#7a4436', 2),
          4,
          'stroke-dasharray="44 18" opacity=".5"',
        ),
      );
    const c = ctx.night ? mix(ctx.tone('#20242c', 2.6), ctx.mood.haze, 0.3) : ctx.tone('#20242c', 2.6);
    const rail =
      stroke(`M-40 1077H1660`, c, 84, 'stroke-dasharray="3 26"') +
      stroke(`M-45 1068H1800`, c, 104, 'stroke-dasharray="10 193"') +
      stroke(`M${ctx.left} 1034H${ctx.right}M${ctx.left} 1098H${ctx.right}`, c, 6) +
      fill(
        times(10, (i) => circle(-40 + i * 203, 1012, 9)),
        c,
      );
    const boxArt = fill(rect(856, 1084, 220, 38), ctx.tone('#6b4632', 1.6)) + tulips(ctx, 862, 1090, 17);
    return {
      main: el + re + trees + lamps + wet + canalBoat(ctx, 1010, 996, 0.9, { flip: true }),
      front: rail + deck + boxArt + bike(ctx, 590, 1120, 0.96),
    };
  },
};

function tulips(ctx: PosterContext, x: number, y: number, n: number) {
  const cols = ['#e0402f', '#f4b93a', '#ef7f9c'],
    out = ['', '', ''];
  let st = '',
    lf = '';
  for (let i = 0; i < n; i++) {
    const tx = x + 4 + i * 12.4,
      ty = y - 24 - ((i * 7) % 19);
    st += segment(tx, y, tx, ty);
    lf += path`M${tx} ${y}q-12-10-9-26q7 10 9 26z`;
    out[i % 3] += path`M${tx - 7} ${ty}q-2-15 2-18l5 6 5-6q4 3 2 18q-7 5-14 0z`;
  }
  return (
    strokeRound(st, ctx.tone('#3f7a4a', 1.4), 3) +
    fill(lf, ctx.tone('#4a8a50', 1.2)) +
    out.map((d, i) => fill(d, ctx.tone(at(cols, i), 0.5))).join('')
  );
}

function westerkerk(ctx: PosterContext, x: number, y: number, d: number) {
  const b = '#c98a5a',
    L = ctx.built(b, 0.6, d),
    D = ctx.built(b, 1.9, d),
    z = ctx.built('#8fa0a0', 1, d),
    gold = ctx.built('#f0c040', 0.3, d);
  return (
    fill(standingRect(x, y, 66, 150) + standingRect(x, y - 142, 54, 44) + standingRect(x, y - 184, 40, 36), L) +
    fill(rect(x - 33, y - 150, 26, 150) + rect(x - 27, y - 186, 20, 44), D) +
    fill(
      standingRect(x, y - 146, 76, 8) + standingRect(x, y - 184, 62, 7) + standingRect(x, y - 218, 46, 6),
      ctx.built('#efe0c4', 0.5, d),
    ) +
    fill(roundArch(x, y - 96, 20, 40) + roundArch(x, y - 150, 16, 28), ctx.built('#4a3a3a', 2.4, d)) +
    fill(circle(x, y - 112, 13), ctx.built('#2a4a6a', 1.6, d)) +
    fill(roundDome(x, y - 224, 40, 34) + standingRect(x, y - 252, 12, 22), z) +
    fill(circle(x, y - 282, 11) + rect(x - 1.5, y - 318, 3, 28) + crossPath(x, y - 306, 18), gold)
  );
}
