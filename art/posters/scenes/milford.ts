import { mistBand, streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { falls } from '../engine/kits/falls.ts';
import { fernPath } from '../engine/kits/plants.ts';
import { puff } from '../engine/kits/puff.ts';
import { mirror } from '../engine/kits/reflection.ts';
import { mountains } from '../engine/mountains.ts';
import type { Points } from '../engine/path.ts';
import { offset, polygon, rect, segment, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Milford Sound: Mitre Peak mirrored, ferns in front. */
export const milford: Scene = {
  horizon: 800,
  wideTop: 240,
  mood: 'nordic',
  night: 'night',
  sun: { x: 1060, y: 420, r: 80 },
  plane: [490, 360, -12, 0.6],
  ground(ctx) {
    const y = 806;
    return {
      sky: streaks(ctx, { n: 5, y: [330, 560], alpha: 0.75, seed: 'nz' }),
      far: mountains(ctx, {
        y,
        depth: 0.64,
        albedo: '#7f95b4',
        snow: 0.34,
        seed: 'nz0',
        jag: 0.1,
        foot: 0,
        peaks: [
          [930, 210, 220],
          [1080, 280, 240],
          [720, 190, 220],
          [540, 230, 240],
        ],
      }),
      mid: water(ctx, { y, glintX: 1000, lines: 14 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 808;
    const tri = (sil: Points, sh: readonly Points[], c: string, d: number, snow = '') =>
      fill(
        polygon(sil),
        ctx.verticalGradient(
          [
            [0, ctx.tone(c, 0.7, d)],
            [0.75, ctx.tone(c, 1.1, d + 0.06)],
            [1, ctx.tone(c, 1.6, d + 0.14)],
          ],
          330,
          y,
        ),
      ) +
      fill(sh.map((p) => polygon(p)).join(''), ctx.tone(c, 2.1, d + 0.02)) +
      (snow || '');
    // Mitre Peak and its shoulder
    const mitre = tri(
      offset(
        0,
        y,
        [
          430, 0, 470, -80, 520, -150, 560, -250, 590, -290, 606, -356, 640, -440, 660, -462, 676, -440, 700, -420, 724, -350,
          760, -300, 778, -238, 820, -180, 846, -110, 900, -60, 940, 0,
        ],
      ),
      s > 0
        ? [
            offset(
              0,
              y,
              [
                660, -462, 650, -380, 668, -330, 640, -240, 664, -170, 630, -90, 650, 0, 430, 0, 470, -80, 520, -150, 560, -250,
                590, -290, 606, -356, 640, -440,
              ],
            ),
            offset(0, y, [724, -350, 716, -280, 740, -220, 720, -130, 752, -60, 740, 0, 700, 0, 690, -90, 712, -170, 690, -260]),
          ]
        : [
            offset(
              0,
              y,
              [
                660, -462, 672, -380, 650, -330, 680, -240, 660, -170, 700, -90, 690, 0, 940, 0, 900, -60, 846, -110, 820, -180,
                778, -238, 760, -300, 724, -350, 700, -420, 676, -440,
              ],
            ),
          ],
      '#566a72',
      0.1,
      fill(
        polygon(
          offset(0, y, [660, -462, 676, -440, 700, -420, 712, -386, 694, -396, 688, -352, 672, -400, 662, -366, 655, -420]),
        ),
        ctx.tone('#ffffff', s > 0 ? 0 : 1.4),
      ) +
        fill(
          polygon([660, y - 462, 640, y - 440, 622, y - 398, 640, y - 410, 642, y - 380, 655, y - 420]),
          ctx.tone('#ffffff', s > 0 ? 1.5 : 0),
        ) +
        fill(polygon([742, y - 322, 760, y - 300, 772, y - 258, 756, y - 280, 750, y - 254]), ctx.tone('#ffffff', 0.4)),
    );
    const left = tri(
      offset(
        0,
        y,
        [-420, 0, -420, -560, 60, -600, 150, -520, 214, -500, 290, -400, 320, -310, 370, -250, 400, -150, 448, -70, 470, 0],
      ),
      s > 0
        ? [
            [60, y - 600, 90, y - 480, 60, y - 380, 120, y - 260, 90, y - 100, 140, y, -420, y, -420, y - 560],
            [290, y - 400, 270, y - 300, 300, y - 220, 276, y - 100, 310, y, 230, y, 210, y - 140, 240, y - 260],
          ]
        : [
            offset(
              0,
              y,
              [
                60, -600, 90, -480, 150, -380, 120, -260, 230, -100, 220, 0, 470, 0, 448, -70, 400, -150, 370, -250, 320, -310,
                290, -400, 214, -500, 150, -520,
              ],
            ),
          ],
      '#42575a',
      0.02,
    );
    const right = tri(
      offset(
        0,
        y,
        [
          1030, 0, 1060, -60, 1120, -130, 1150, -240, 1200, -300, 1230, -420, 1290, -470, 1330, -560, 1420, -590, 1500, -540,
          2020, -600, 2020, 0,
        ],
      ),
      s > 0
        ? [
            offset(
              0,
              y,
              [1230, -420, 1216, -330, 1240, -240, 1200, -130, 1230, 0, 1030, 0, 1060, -60, 1120, -130, 1150, -240, 1200, -300],
            ),
            offset(0, y, [1330, -560, 1318, -440, 1350, -330, 1310, -200, 1350, 0, 1280, 0, 1270, -200, 1300, -330, 1280, -440]),
          ]
        : [offset(0, y, [1330, -560, 1318, -440, 1350, -330, 1310, -200, 1350, 0, 2020, 0, 2020, -600, 1500, -540, 1420, -590])],
      '#42575a',
      0.04,
    );
    const trees =
      forest(ctx, {
        yAt: () => y,
        h: [20, 44],
        gap: 11,
        from: -300,
        to: 480,
        albedo: '#2f5448',
        depth: 0.08,
        seed: 'nzf',
        tone: 2.1,
      }) +
      forest(ctx, {
        yAt: () => y,
        h: [20, 44],
        gap: 11,
        from: 1036,
        to: 1900,
        albedo: '#2f5448',
        depth: 0.08,
        seed: 'nzg',
        tone: 2.1,
      });
    const fall =
      falls(
        ctx,
        [
          [1168, 14, y - 252, y - 2],
          [246, 12, y - 440, y - 60],
        ],
        { seed: 'nzw' },
      ) + puff(ctx, 1168, y - 6, 46, 16, 0.9);
    const scene = mirror(ctx, mitre + left + right + trees + fall, y, 0.42, 0.62);
    const lines =
      stroke(
        times(18, (i) => {
          const t = i / 18,
            xx = 330 + ((i * 397) % 900);
          return segment(xx, y + 14 + t * t * 330, xx + 60 + t * 130, y + 14 + t * t * 330);
        }),
        ctx.skyFoot,
        3,
        opacity(0.5),
      ) + mistBand(ctx, y - 6, 46, 0.5);
    const ship = place(
      880,
      900,
      0.9,
      fill('M-110-18H104L84 8H-92z', ctx.tone('#fbfbf6', 0.3)) +
        fill('M-106-8H96L84 8H-92z', ctx.tone('#2f5a8a', 1.4)) +
        fill(rect(-76, -44, 140, 26) + rect(-50, -66, 84, 22), ctx.tone('#fbfbf6', 0.7)) +
        fill(rect(-68, -38, 124, 9) + rect(-42, -60, 68, 8), ctx.pane('#3f5f72')) +
        fill(rect(-20, -84, 16, 18), ctx.tone('#d8402c', 0.8)) +
        stroke('M30-66V-104M-110-18L30-104L104-18', ctx.tone('#5a6a78', 2), 1.6) +
        fill(rect(-90, 12, 180, 3) + rect(-60, 20, 120, 3), '#fff', opacity(0.6)),
    );
    // silver fern in the corner
    const shore =
      fill(`${smooth([-420, 1090, 140, 1100, 420, 1160, 640, 1214, 860, 1290])}H-420z`, ctx.tone('#2f4a40', 2.2)) +
      fill(`${smooth([2020, 1110, 1500, 1120, 1280, 1180, 1080, 1230, 960, 1290])}H2020z`, ctx.tone('#2f4a40', 2.3));
    const fern = (x: number, yy: number, list: readonly (readonly [number, number, number])[], c: string, cs: string) => {
      let a = '',
        b = '';
      for (const [ang, len, cu] of list) {
        const f = fernPath(x, yy, ang, len, 10, cu);
        a += f.leaf;
        b += f.stem;
      }
      return fill(a, c) + strokeRound(b, cs, 5);
    };
    const f1c = ctx.tone('#4f8a68', 1.5),
      f2c = ctx.tone('#8fb89a', 0.6),
      st = ctx.tone('#2f5444', 2);
    const front =
      shore +
      fern(330, 1240, [[20, 300, 0.7]], f1c, st) +
      fern(
        400,
        1256,
        [
          [84, 300, 0.5],
          [48, 330, 0.7],
          [110, 270, -0.4],
        ],
        f2c,
        st,
      ) +
      fern(
        1290,
        1256,
        [
          [150, 300, -0.7],
          [110, 280, -0.5],
        ],
        f2c,
        st,
      ) +
      fern(
        110,
        1180,
        [
          [60, 280, 0.6],
          [110, 260, -0.5],
          [90, 300, 0.3],
        ],
        f2c,
        st,
      ) +
      fern(
        1480,
        1190,
        [
          [60, 260, 0.6],
          [116, 280, -0.6],
          [90, 290, 0.2],
        ],
        f1c,
        st,
      );
    return { main: scene + lines + ship, front: front };
  },
};
