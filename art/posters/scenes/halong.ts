import { birds } from '../engine/birds.ts';
import { rowboat } from '../engine/boats.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { karst } from '../engine/kits/karsts.ts';
import { circle, path, rect, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** A red-sailed junk among the limestone towers of Halong Bay. */
export const halong: Scene = {
  horizon: 840,
  wideTop: 230,
  mood: 'jade',
  night: 'teal',
  sun: { x: 560, y: 470, r: 92 },
  ground(ctx) {
    const y = 840;
    return {
      sky: streaks(ctx, { n: 4, y: [230, 500], alpha: 0.6, seed: 'hl' }),
      far:
        water(ctx, { y, glintX: 560 }) +
        (
          [
            [420, 150, 150],
            [560, 120, 100],
            [900, 140, 170],
            [1010, 110, 120],
            [200, 130, 180],
            [1400, 140, 170],
            [60, 110, 130],
          ] as const
        )
          .map(([x, w, h]) => karst(ctx, x, y + 2, w, h, { depth: 0.66, seed: 'a' }))
          .join('') +
        mistBand(ctx, y - 10, 90, 0.55),
    };
  },
  draw(ctx) {
    const y = 850;
    const mid =
      karst(ctx, 330, y + 20, 220, 360, { depth: 0.42, seed: 'b' }) +
      karst(ctx, 1000, y + 14, 170, 300, { depth: 0.46, seed: 'b' }) +
      karst(ctx, 720, y + 8, 110, 170, { depth: 0.54, seed: 'b' }) +
      karst(ctx, 40, y + 20, 240, 320, { depth: 0.42, seed: 'b' }) +
      mistBand(ctx, y + 14, 60, 0.4);
    const near =
      karst(ctx, 1190, y + 70, 330, 560, { depth: 0.12, seed: 'c' }) +
      karst(ctx, 1480, y + 60, 260, 400, { depth: 0.18, seed: 'c' }) +
      karst(ctx, 400, y + 54, 150, 220, { depth: 0.2, seed: 'c' }) +
      karst(ctx, -60, y + 70, 340, 500, { depth: 0.14, seed: 'c' });
    const sail = (x0: number, y0: number, w: number, h: number, lean: number, c: string, t: number) => {
      const d = path`M${x0} ${y0}Q${x0 - w * 0.08} ${y0 - h * 0.5} ${x0 + w * 0.16 + lean * 0.2} ${y0 - h}Q${x0 + w * 0.4} ${y0 - h * 1.1} ${x0 + w * 0.6 + lean} ${y0 - h * 1.12}Q${x0 + w * 1.02} ${y0 - h * 0.6} ${x0 + w} ${y0}z`;
      const cl = ctx.clip(d);
      return (
        fill(d, ctx.built(c, t)) +
        group(
          times(6, (i) => {
            const a = y0 - h * (0.12 + i * 0.17);
            return stroke(
              path`M${x0 - w * 0.2} ${a}Q${x0 + w * 0.5} ${a - h * 0.1} ${x0 + w * 1.2} ${a - h * 0.02}`,
              ctx.built(c, t + 1.4),
              3.4,
            );
          }) +
            fill(
              path`M${x0} ${y0}Q${x0 - w * 0.08} ${y0 - h * 0.5} ${x0 + w * 0.16 + lean * 0.2} ${y0 - h}L${x0 + w * 0.4} ${y0 - h}Q${x0 + w * 0.2} ${y0 - h * 0.4} ${x0 + w * 0.3} ${y0}z`,
              ctx.built(c, t + 1.2),
              opacity(0.6),
            ),
          cl,
        )
      );
    };
    const wood = (t: number) => ctx.built('#7a4a30', t);
    const junk = place(
      700,
      1050,
      1.15,
      fill('M-4-36V-330H4V-36z', wood(2)) +
        fill('M-104-36V-260H-97V-36z', wood(2)) +
        fill('M110-40V-220H116V-40z', wood(2)) +
        sail(-88, -70, 92, 230, 10, '#d9582e', 0.5) +
        sail(-176, -64, 74, 170, 6, '#c8452a', 0.9) +
        sail(54, -66, 76, 150, 8, '#e0702f', 0.4) +
        fill('M-220-62Q-190-34-120-32H120Q170-36 214-78L196-10Q180 22 140 26H-140Q-196 10-220-62z', wood(1)) +
        fill('M-210-36Q-180-8-120-8H130Q170-12 204-40L196-10Q180 22 140 26H-140Q-196 10-210-36z', wood(2.2)) +
        fill('M108-36L112-74H180L196-64L180-40z', wood(0.6)) +
        fill(
          times(3, (i) => rect(122 + i * 20, -66, 12, 14)),
          ctx.pane('#3a2a24'),
        ) +
        fill(
          times(7, (i) => circle(-120 + i * 34, -14, 5)),
          ctx.pane('#3a2a24'),
        ) +
        stroke('M-220-62Q-190-34-120-32H120Q170-36 214-78', ctx.built('#e8b53a', 0.8), 4) +
        fill(rect(-190, 32, 340, 5) + rect(-140, 44, 260, 4.4) + rect(-80, 56, 160, 4), ctx.mood.water[0], opacity(0.75)) +
        fill('M-150 30L-120 150H-40L-30 30zM-4 30L20 190H70L76 30z', ctx.built('#d9582e', 1.6), opacity(0.22)),
    );
    const basket = rowboat(ctx, 470, 1150, 0.9, { hull: '#4a3a30' });
    return {
      main: mid + near + junk,
      front:
        basket +
        jungle(ctx, {
          y: (x: number) => 1260 - Math.max(0, x - 1090) * 0.5,
          from: 1080,
          to: 2040,
          size: [50, 90],
          albedo: '#2a6048',
          depth: 0,
          seed: 'hj',
        }) +
        birds(ctx, 860, 440, 7),
    };
  },
};
