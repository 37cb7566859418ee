import { streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { tenths } from '../engine/numbers.ts';
import { circle, ellipse, path, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { car } from '../engine/street.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** The hairpins of the Transfăgărășan under the Făgăraș peaks. */
export const transfagarasan: Scene = {
  horizon: 640,
  wideTop: 200,
  mood: 'golden',
  night: 'teal',
  sun: { x: 1000, y: 330, r: 84 },
  plane: [500, 200, -12, 0.58],
  ground(ctx) {
    const y = 640;
    return {
      sky: streaks(ctx, { n: 4, y: [230, 420], alpha: 0.7, seed: 'tf' }),
      far:
        mountains(ctx, {
          y: y + 10,
          depth: 0.56,
          seed: 'tf0',
          albedo: '#7d8fa0',
          snow: 0.26,
          peaks: [
            [500, 250, 230],
            [700, 330, 240],
            [900, 260, 220],
            [1080, 300, 240],
          ],
        }) +
        mountains(ctx, {
          y: y + 180,
          depth: 0.26,
          seed: 'tf1',
          albedo: '#6f7d6a',
          snow: 0.14,
          mist: 0.3,
          peaks: [
            [-160, 640, 380],
            [120, 560, 340],
            [360, 420, 280],
            [560, 240, 240],
          ],
        }) +
        mountains(ctx, {
          y: y + 180,
          depth: 0.22,
          seed: 'tf2',
          albedo: '#6a7864',
          snow: 0.14,
          mist: 0.3,
          peaks: [
            [1100, 300, 240],
            [1280, 470, 280],
            [1500, 590, 340],
            [1760, 660, 380],
          ],
        }),
    };
  },
  draw(ctx) {
    // valley floor: one smooth apron between the walls
    const floor = layer(
      ctx,
      `${smooth([-440, 800, 100, 800, 400, 760, 620, 700, 800, 676, 980, 700, 1200, 760, 1500, 800, 2040, 810])}V1290H-440z`,
      { y: 720, amp: 40, albedo: '#7f9a4c', tone: 0.9, foot: 420, mist: 0.35 },
    );
    const folds =
      fill(
        smooth([-440, 900, 0, 880, 300, 860, 520, 900, 640, 980, 500, 1010, 200, 1020, -440, 1060], true) +
          smooth([2040, 880, 1600, 870, 1300, 850, 1080, 900, 980, 960, 1140, 1000, 1500, 1010, 2040, 1060], true),
        ctx.tone('#5f7f3c', 1.7),
        opacity(0.55),
      ) +
      fill(
        smooth([-440, 1120, 100, 1090, 400, 1110, 640, 1180, 560, 1290, -440, 1290], true) +
          smooth([2040, 1090, 1500, 1090, 1200, 1120, 1000, 1200, 1100, 1290, 2040, 1290], true),
        ctx.tone('#4f7034', 1.9),
        opacity(0.6),
      );
    // hairpins, drawn far to near with widening strokes
    const turns = [
      [820, 690, 900, 702, 4],
      [900, 702, 700, 722, 5.5],
      [700, 722, 940, 748, 7.5],
      [940, 748, 640, 784, 10],
      [640, 784, 1010, 832, 14],
      [1010, 832, 560, 896, 19],
      [560, 896, 1090, 976, 26],
      [1090, 976, 470, 1080, 36],
      [470, 1080, 1010, 1290, 52],
    ] as const;
    let road = '',
      edge = '',
      wall = '',
      dash = '';
    const A = ctx.tone('#5a5d66', 1.2),
      E = ctx.tone('#f4e6c4', 0.3),
      W = ctx.tone('#8a8474', 2.1);
    turns.forEach(([x1, y1, x2, y2, w], i) => {
      const dir = x2 > x1 ? 1 : -1,
        k = Math.abs(x2 - x1) * 0.2,
        dy = y2 - y1,
        loop = w * 1.5 + 10;
      const d =
        i === turns.length - 1
          ? `M${x1} ${y1}C${x1 - 60} ${y1 + 60} ${x1 + 120} ${y1 + 120} ${x2} ${y2}`
          : path`M${x1} ${y1}C${x1 - dir * loop} ${y1 + dy * 0.42} ${x1 + dir * k} ${y1 + dy * 0.46} ${(x1 + x2) / 2} ${y1 + dy * 0.52}S${x2 + dir * loop} ${y1 + dy * 0.62} ${x2} ${y2}`;
      wall += strokeRound(d, W, w * 1.05, path`transform="translate(0 ${w * 0.32})"`);
      edge += strokeRound(d, E, w * 1.16);
      road += strokeRound(d, A, w);
      if (i > 3) dash += stroke(d, E, Math.max(1.6, w * 0.06), `stroke-dasharray="${tenths(w * 0.9)} ${tenths(w * 0.8)}"`);
    });
    const sheep =
      fill(
        times(9, (i) => {
          const x = 380 + (i % 5) * 34 + (i > 4 ? 14 : 0),
            y = 968 + Math.floor(i / 5) * 26;
          return ellipse(x, y, 13, 8);
        }),
        ctx.tone('#fff4e2', 0.2),
      ) +
      fill(
        times(9, (i) => {
          const x = 394 + (i % 5) * 34 + (i > 4 ? 14 : 0),
            y = 965 + Math.floor(i / 5) * 26;
          return circle(x, y, 4);
        }),
        ctx.tone('#3a3234', 2.4),
      );
    const pines =
      forest(ctx, {
        yAt: (x) => 1290 - Math.max(0, (Math.abs(x - 800) - 330) * 0.24),
        from: -440,
        to: 470,
        h: [120, 260],
        gap: 54,
        seed: 'tp',
        albedo: '#274a3c',
        tone: 2.1,
        depth: 0,
      }) +
      forest(ctx, {
        yAt: (x) => 1300 - Math.max(0, (Math.abs(x - 800) - 330) * 0.24),
        from: 1120,
        to: 2040,
        h: [120, 270],
        gap: 54,
        seed: 'tp2',
        albedo: '#274a3c',
        tone: 2.1,
        depth: 0,
      });
    return {
      main: floor + folds + wall + edge + road + dash + sheep,
      front: car(ctx, 800, 1000, 0.62, { flip: true }) + car(ctx, 770, 882, 0.34, { body: '#f3c23a' }) + pines,
    };
  },
};
