import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { cumulus } from '../engine/clouds.ts';
import { penguin } from '../engine/kits/fauna.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { ellipse, path, polygon, rect, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Penguins on Boulders Beach near Cape Town. */
export const boulders: Scene = {
  horizon: 640,
  wideTop: 320,
  mood: 'noon',
  night: 'teal',
  sun: { x: 1060, y: 450, r: 84 },
  ground(ctx) {
    const y = 644;
    return {
      sky: cumulus(ctx, 480, 330, 300) + cumulus(ctx, 1500, 420, 340) + cumulus(ctx, 80, 380, 300),
      far:
        mountains(ctx, {
          y: y + 2,
          depth: 0.6,
          albedo: '#6f86a4',
          seed: 'za0',
          jag: 0.06,
          foot: 0,
          peaks: [
            [380, 110, 240],
            [560, 160, 240],
            [760, 90, 220],
            [160, 130, 240],
            [1240, 80, 260],
            [1460, 130, 260],
          ],
        }) +
        water(ctx, { y, glintX: 1060, lines: 24, bottom: ctx.night ? ctx.mood.water[1] : '#1a8fb5' }) +
        (ctx.night
          ? ''
          : fill(
              rect(ctx.left, 840, 2300, 260),
              ctx.verticalGradient(
                [
                  [0, '#6fd6cc', 0],
                  [1, '#bff0dc', 0.95],
                ],
                840,
                1040,
              ),
            )),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#d3bfa4';
    const rock = (x: number, y: number, w: number, h: number, d = 0) => {
      if (x < ctx.left - w || x > ctx.right + w) return '';
      const body = path`M${x - w / 2} ${y}Q${x - w * 0.56} ${y - h * 0.6} ${x - w * 0.3} ${y - h * 0.9}Q${x} ${y - h * 1.1} ${x + w * 0.3} ${y - h * 0.86}Q${x + w * 0.58} ${y - h * 0.5} ${x + w / 2} ${y}z`,
        c = ctx.clip(body);
      return (
        fill(body, ctx.tone(st, 0.4, d)) +
        group(
          fill(
            s > 0
              ? polygon([
                  x - w * 0.7,
                  y - h * 1.2,
                  x - w * 0.1,
                  y - h * 1.2,
                  x - w * 0.16,
                  y - h * 0.7,
                  x + w * 0.02,
                  y - h * 0.42,
                  x + w * 0.1,
                  y - h * 0.18,
                  x + w * 0.4,
                  y,
                  x - w * 0.7,
                  y,
                ])
              : polygon([
                  x + w * 0.7,
                  y - h * 1.2,
                  x + w * 0.1,
                  y - h * 1.2,
                  x + w * 0.16,
                  y - h * 0.7,
                  x - w * 0.02,
                  y - h * 0.42,
                  x - w * 0.1,
                  y - h * 0.18,
                  x - w * 0.4,
                  y,
                  x + w * 0.7,
                  y,
                ]),
            ctx.tone(st, 1.9, d),
          ) + fill(rect(x - w * 0.7, y - h * 0.12, w * 1.4, h * 0.14), ctx.tone('#6f6a5c', 2, d), opacity(0.6)),
          c,
        ) +
        fill(rect(x - w * 0.55, y - 1, w * 1.1, 4), '#fff', opacity(0.7))
      );
    };
    const far =
      rock(430, 880, 260, 130, 0.12) +
      rock(620, 900, 200, 90, 0.12) +
      rock(330, 930, 220, 150, 0.06) +
      rock(1150, 900, 300, 180, 0.1) +
      rock(980, 880, 150, 70, 0.14) +
      rock(1290, 930, 260, 210, 0.06) +
      rock(120, 930, 300, 200, 0.06) +
      rock(1500, 940, 320, 220, 0.05) +
      rock(1060, 960, 190, 90, 0.05);
    const beach =
      fill(
        `${smooth([-420, 1010, 200, 1000, 460, 1030, 700, 1078, 960, 1070, 1200, 1022, 1500, 1000, 2020, 1000])}V1290H-420z`,
        ctx.verticalGradient(ramp(ctx.tone('#fbeccb', 0.3), ctx.tone('#ecd2a0', 1)), 1000, 1250),
      ) +
      strokeRound(
        smooth([-420, 1004, 200, 994, 460, 1024, 700, 1072, 960, 1064, 1200, 1016, 1500, 994, 2020, 994]),
        '#fff',
        10,
        opacity(0.9),
      ) +
      fill(
        times(14, (i) => ellipse(330 + ((i * 197) % 940), 1120 + ((i * 61) % 110), 26, 4)),
        ctx.tone('#d9b988', 1.3),
        opacity(0.5),
      );
    const sh = (x: number, y: number, k: number) =>
      fill(ellipse(x - s * 26 * k, y + 3, 40 * k, 6 * k), ctx.tone('#a8875c', 2.4), opacity(0.45));
    const ids = [0, 1].map((w) => ctx.share(`pg${w}`, () => penguin(ctx, 0, 0, 1, { wing: w }))),
      pg = (x: number, y: number, k: number, fl: boolean, w = 0) =>
        x < ctx.left - 60 || x > ctx.right + 60 ? '' : sh(x, y, k) + putStamp(at(ids, w), x, y, k, fl);
    const list: readonly (readonly [number, number, number, boolean, number?])[] = [
      [620, 1096, 0.62, false],
      [680, 1092, 0.56, true],
      [960, 1088, 0.6, false, 1],
      [900, 1104, 0.66, true],
      [1110, 1090, 0.66, true],
      [420, 1090, 0.66, false],
      [180, 1100, 0.8, false],
      [1380, 1090, 0.8, true],
      [500, 1186, 1.26, false, 1],
      [700, 1206, 1.46, true],
      [1070, 1190, 1.3, true],
      [880, 1216, 1.16, false],
      [360, 1216, 1.1, false],
      [1236, 1214, 1.4, true, 1],
      [80, 1200, 1.3, false],
      [1480, 1200, 1.3, true],
    ];
    const onRock =
      putStamp(at(ids, 1), 1290, 742, 0.66, true) +
      putStamp(at(ids, 0), 1150, 732, 0.56) +
      putStamp(at(ids, 0), 344, 786, 0.56) +
      putStamp(at(ids, 0), 1480, 722, 0.7);
    return {
      main: far + onRock + beach,
      front:
        list.map((a) => pg(...a)).join('') + birds(ctx, 720, 470, 5, { size: 13 }) + sailboat(ctx, 800, 720, 0.3, { depth: 0.3 }),
    };
  },
};
