import { birds } from '../engine/birds.ts';
import { rowboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest } from '../engine/conifers.ts';
import { mountains } from '../engine/mountains.ts';
import {
  circle,
  halfSymmetric,
  pointedArch,
  polygon,
  rect,
  segment,
  smooth,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';
import { swan } from '../engine/water-birds.ts';

/** Hallstatt's church spire and timber houses mirrored in the lake. */
export const hallstatt: Scene = {
  horizon: 900,
  wideTop: 240,
  mood: 'mist',
  night: 'teal',
  sun: { x: 1080, y: 400, r: 78, veiled: true },
  ground(ctx) {
    const y = 905;
    return {
      sky: streaks(ctx, { n: 4, y: [260, 520], alpha: 0.7, seed: 'ha' }),
      far:
        mountains(ctx, {
          y,
          depth: 0.62,
          seed: 'ha1',
          albedo: '#7f94a8',
          snow: 0.25,
          peaks: [
            [820, 380, 260],
            [1020, 300, 240],
            [1230, 420, 260],
            [1480, 350, 260],
          ],
        }) +
        mountains(ctx, {
          y,
          depth: 0.36,
          seed: 'ha2',
          albedo: '#5c7a78',
          snow: 0,
          peaks: [
            [1330, 350, 220],
            [1560, 470, 280],
          ],
        }),
      mid: water(ctx, { y, glintX: 1060 }),
    };
  },
  draw(ctx) {
    const y = 930,
      s = ctx.side;
    const slope =
      fill(
        `${smooth([-440, 200, -100, 240, 120, 330, 300, 420, 420, 540, 520, 660, 600, 760, 700, 860, 760, 930])}V960H-440z`,
        ctx.tone('#3f6f5c', 1.2, 0.12),
      ) +
      fill(
        polygon([60, 300, 150, 420, 120, 560, 220, 660, 180, 800, 300, 930, -440, 930, -440, 220]),
        ctx.tone('#3f6f5c', 2.1, 0.12),
      ) +
      forest(ctx, {
        yAt: (x) => (x < 120 ? 420 : 420 + (x - 120) * 0.74),
        from: -400,
        to: 640,
        h: [70, 130],
        gap: 26,
        depth: 0.1,
        seed: 'hf1',
        albedo: '#2c584a',
      }) +
      forest(ctx, {
        yAt: (x) => 620 + Math.max(0, x - 60) * 0.42,
        from: -400,
        to: 620,
        h: [70, 120],
        gap: 34,
        depth: 0.06,
        seed: 'hf2',
        albedo: '#2c584a',
        tone: 2,
      });
    const house = (x: number, yy: number, w: number, h: number, wall: string, wood = 0.4) => {
      const rh = w * 0.52;
      return (
        fill(rect(x - w / 2, yy - h, w, h), ctx.built(wall, 0.5)) +
        fill(rect(x - w / 2, yy - h, w, h * wood), ctx.built('#8a5c3c', 1)) +
        fill(polygon([x - w / 2, yy - h, x, yy - h - rh, x + w / 2, yy - h]), ctx.built('#8a5c3c', 0.8)) +
        fill(
          polygon([
            x - w / 2 - 9,
            yy - h + 6,
            x,
            yy - h - rh - 9,
            x + w / 2 + 9,
            yy - h + 6,
            x + w / 2 + 3,
            yy - h + 10,
            x,
            yy - h - rh + 4,
            x - w / 2 - 3,
            yy - h + 10,
          ]),
          ctx.built('#5a4440', 1.8),
        ) +
        fill(
          s > 0 ? rect(x - w / 2, yy - h, w * 0.16, h) : rect(x + w * 0.34, yy - h, w * 0.16, h),
          ctx.built(wall, 2.1),
          opacity(0.6),
        ) +
        stroke(
          times(
            3,
            (i) =>
              tick(x - w * 0.27 + i * w * 0.27, yy - h * 0.38, h * 0.17) +
              tick(x - w * 0.27 + i * w * 0.27, yy - h * 0.76, h * 0.17),
          ) + tick(x, yy - h - rh * 0.42, rh * 0.3),
          ctx.pane('#3d3a44'),
          w * 0.1,
        ) +
        fill(rect(x - w / 2 - 4, yy - h * 0.56, w + 8, 5), ctx.built('#5a3a2c', 1.6)) +
        fill(
          times(4, (i) => circle(x - w * 0.36 + i * w * 0.24, yy - h * 0.57, w * 0.045)),
          ctx.tone('#d8454a', 0.8),
        )
      );
    };
    const up =
      house(380, 760, 82, 86, '#f0d9a8') +
      house(470, 800, 84, 84, '#f6e8d4') +
      house(290, 800, 84, 92, '#e8b98a') +
      house(560, 846, 78, 80, '#d9a07a') +
      house(200, 820, 92, 90, '#f3e2c4') +
      house(60, 830, 96, 92, '#e0c090') +
      house(-80, 830, 96, 92, '#f0dcc0');
    const low =
      house(340, 930, 112, 132, '#f8ecd8') +
      house(226, 930, 108, 118, '#e8a878') +
      house(460, 932, 104, 120, '#f3d48c') +
      house(566, 932, 92, 106, '#d98f6a') +
      house(100, 930, 116, 126, '#f6e6cc') +
      house(-30, 930, 112, 120, '#e9c48a') +
      house(-160, 930, 112, 128, '#f3e0c4');
    // Evangelical church: pale tower, very long spire
    const X = 706,
      st = '#f1e7d6';
    const ch =
      fill(rect(X + 16, y - 128, 150, 128), ctx.built(st, 0.6)) +
      fill(polygon([X + 10, y - 122, X + 44, y - 196, X + 150, y - 196, X + 180, y - 122]), ctx.built('#6b5a58', 1.2)) +
      stroke(
        times(3, (i) => tick(X + 72 + i * 38, y - 96, 58)),
        ctx.pane('#54505a'),
        14,
      ) +
      fill(standingRect(X, y, 74, 270), ctx.built(st, 0.3)) +
      fill(s > 0 ? rect(X - 37, y - 270, 26, 270) : rect(X + 11, y - 270, 26, 270), ctx.built(st, 1.9)) +
      fill(
        times(4, (i) => rect(X - 40, y - 68 * (i + 1), 80, 5)),
        ctx.built(st, 1.3),
      ) +
      fill(pointedArch(X, y - 200, 22, 50) + pointedArch(X, y - 90, 18, 44), ctx.pane('#54505a')) +
      fill(polygon([X - 37, y - 270, X - 18, y - 318, X, y - 270, X + 18, y - 318, X + 37, y - 270]), ctx.built(st, 0.8)) +
      fill(circle(X, y - 246, 13), ctx.built('#fffaf0', 0)) +
      strokeRound(`M${X} ${y - 246}v-9M${X} ${y - 246}l6 3`, '#33343c', 2.4) +
      fill(symmetric(X, [36, y - 274, 17, y - 320, 8, y - 400, 0.6, y - 530]), ctx.built('#5f6a68', 1)) +
      fill(halfSymmetric(X, [36, y - 274, 17, y - 320, 8, y - 400, 0.6, y - 530], -s), ctx.built('#5f6a68', 2.2)) +
      fill(rect(X - 1.5, y - 560, 3, 32) + rect(X - 8, y - 552, 16, 3), ctx.built('#d8b048', 0.8));
    const quay =
      fill(polygon([-440, y, 930, y, 930, y + 16, -440, y + 26]), ctx.built('#b8ab9a', 1.3)) +
      stroke(
        times(18, (i) => tick(-200 + i * 62, y + 14, 26)),
        ctx.tone('#5a4436', 2.2),
        6,
      );
    const refl = group(
      fill(
        polygon([X - 36, y + 26, X + 36, y + 26, X + 20, y + 200, X, y + 330, X - 20, y + 200]),
        ctx.built(st, 0.9),
        opacity(0.42),
      ) +
        fill(rect(180, y + 28, 440, 130), ctx.built('#d9a878', 1.4), opacity(0.3)) +
        stroke(
          times(14, (i) => segment(200 + ((i * 131) % 500), y + 40 + i * 20, 470 + ((i * 131) % 520), y + 40 + i * 20)),
          mix(...ctx.mood.water, 0.45),
          6,
          opacity(0.85),
        ),
    );
    return {
      main: slope + up + ch + low + quay + refl,
      front:
        swan(ctx, 1010, 1110, 1.1) +
        swan(ctx, 1110, 1150, 0.9, true) +
        rowboat(ctx, 900, 1010, 0.7, { hull: '#6b4432' }) +
        birds(ctx, 960, 520, 5),
    };
  },
};
