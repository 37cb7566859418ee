import { camel } from '../engine/animals.ts';
import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { canyon } from '../engine/desert.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { ellipse, polygon, rect, roundArch, segment, smooth, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** The mud towers of Shibam, camels passing below. */
export const shibam: Scene = {
  horizon: 820,
  wideTop: 320,
  mood: 'golden',
  night: 'sand',
  sun: { x: 1100, y: 480, r: 96 },
  ground(ctx) {
    return {
      sky: '',
      far:
        canyon(ctx, {
          y: 900,
          h: 300,
          depth: 0.5,
          seed: 'sm0',
          albedo: '#c98f62',
          list: [
            [60, 290, 420],
            [520, 230, 380],
            [1000, 260, 420],
            [1480, 300, 420],
          ],
        }) + parkTrees(ctx, { y: 916, size: [20, 38], albedo: '#6f7d4c', depth: 0.36, seed: 'sm1', drop: 60 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      mud = '#cf9a66';
    const row = (
      y: number,
      hMin: number,
      hMax: number,
      wMin: number,
      wMax: number,
      d: number,
      from: number,
      to: number,
      sd: string,
      win: boolean,
    ) => {
      const q = ctx.random(sd);
      let wall = '',
        side = '',
        cap = '',
        wn = '',
        line = '',
        lit = '',
        x = from;
      while (x < to) {
        const w = q.range(wMin, wMax),
          mid = Math.exp(-(((x + w / 2 - 800) / 420) ** 2)),
          h = q.range(hMin, hMax) * (0.66 + 0.4 * mid),
          i = w * 0.04,
          nn = Math.max(2, Math.round(w / 30)),
          fl = Math.floor((h - 60) / 46),
          a = q(),
          white = a < 0.5;
        if (x + w > ctx.left - 10 && x < ctx.right + 10) {
          wall += polygon([x, y, x + i, y - h, x + w - i, y - h, x + w, y]);
          side +=
            s > 0
              ? polygon([x, y, x + i, y - h, x + w * 0.3, y - h, x + w * 0.3, y])
              : polygon([x + w * 0.7, y, x + w * 0.7, y - h, x + w - i, y - h, x + w, y]);
          cap += polygon([
            x + i - 3,
            y - h - 6,
            x + w - i + 3,
            y - h - 6,
            x + w - i + 2,
            y - h + (white ? 46 : 14),
            x + i - 2,
            y - h + (white ? 46 : 14),
          ]);
          if (win)
            for (let f = 0; f < fl; f++) {
              const yy = y - h + 62 + f * 46;
              for (let k = 0; k < nn; k++) {
                const m = tick(x + i + ((w - 2 * i) * (k + 0.5)) / nn, yy, f < 2 ? 24 : f < 4 ? 18 : 10);
                if (ctx.night && (k * 7 + f * 3 + Math.round(a * 10)) % 5 < 2) lit += m;
                else wn += m;
              }
              if (f % 2) line += segment(x + i, yy - 10, x + w - i, yy - 10);
            }
        }
        x += w + q.range(-3, 3);
      }
      return (
        fill(wall, ctx.verticalGradient(ramp(ctx.built(mud, 0.3, d), ctx.built(mud, 1.3, d)), y - hMax, y)) +
        fill(side, ctx.built(mud, 2, d), opacity(0.75)) +
        fill(cap, ctx.built('#fbf0dc', 0.5, d)) +
        stroke(line, ctx.built(mud, 2.1, d), 3, opacity(0.5)) +
        stroke(wn, ctx.built('#5a3a2c', 2.4, d), 9) +
        stroke(lit, ctx.pane(), 9)
      );
    };
    const city =
      row(960, 360, 470, 66, 96, 0.3, 250, 1380, 's0', true) +
      row(990, 300, 420, 78, 116, 0.16, 180, 1450, 's1', true) +
      row(1030, 230, 340, 90, 130, 0.05, 100, 1520, 's2', true);
    const wall =
      fill(rect(60, 1010, 1500, 60), ctx.built(mud, 1.1)) +
      fill(rect(60, 1006, 1500, 8), ctx.built('#fbf0dc', 0.6)) +
      fill(rect(60, 1040, 1500, 30), ctx.built(mud, 1.9), opacity(0.5)) +
      fill(roundArch(700, 1070, 62, 78), ctx.built('#5a3a2c', 2.4)) +
      fill(rect(656, 976, 88, 40) + times(4, (i) => rect(658 + i * 23, 964, 14, 14)), ctx.built('#fbf0dc', 0.8));
    const palms = (
      [
        [340, 1090, 210],
        [400, 1100, 150],
        [470, 1092, 180],
        [960, 1096, 160],
        [1040, 1092, 210],
        [1120, 1100, 180],
        [1200, 1094, 220],
        [1270, 1100, 170],
        [100, 1094, 210],
        [180, 1100, 170],
        [1420, 1096, 210],
        [1500, 1100, 170],
      ] as const
    )
      .map(([x, y, h], i) => palmStamp(ctx, x, y, h, { lean: i % 2 ? 1 : -1, spread: 0.38 }))
      .join('');
    const sand =
      fill(
        rect(ctx.left, 1066, 2300, 220),
        ctx.verticalGradient(ramp(ctx.tone('#e6bd84', 0.5), ctx.tone('#c9935c', 1.5)), 1066, 1250),
      ) +
      fill(
        `${smooth([-420, 1150, 200, 1130, 560, 1160, 900, 1190, 1300, 1150, 2020, 1160])}V1290H-420z`,
        ctx.tone('#d9a86c', 1),
        opacity(0.8),
      );
    return {
      main: city + wall + sand + palms,
      front:
        fill(
          ellipse(640, 1192, 90, 7) + ellipse(820, 1200, 90, 7) + ellipse(980, 1188, 80, 6),
          ctx.tone('#7a5438', 2.5),
          opacity(0.4),
        ) +
        camel(ctx, 640, 1190, 1.2, { rider: true }) +
        camel(ctx, 820, 1198, 1.24) +
        camel(ctx, 984, 1186, 1.06) +
        camel(ctx, 1420, 1190, 1.2, { rider: true, flip: true }) +
        people(
          ctx,
          [
            [540, 1180, 84],
            [1090, 1170, 78],
          ],
          '#3a3040',
        ) +
        birds(ctx, 640, 440, 6, { size: 12 }),
    };
  },
};
