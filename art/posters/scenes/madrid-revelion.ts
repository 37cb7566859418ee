import { mix } from '../engine/color.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { crowd, sparkler } from '../engine/kits/crowd.ts';
import { wing } from '../engine/kits/facade-wing.ts';
import { type Burst, fireworks } from '../engine/kits/fireworks.ts';
import { GOLD, ICE, ROSE } from '../engine/kits/midnight.ts';
import { circle, halfSymmetric, path, polygon, rect, roundArch, roundDome, standingRect, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

const solBursts: readonly Burst[] = [
  [470, 400, 122, GOLD, 'willow'],
  [1110, 410, 138, ROSE],
  [1010, 590, 64, GOLD, 'ring'],
  [600, 600, 60, ICE, 'ring'],
  [160, 420, 122, ICE],
  [1440, 430, 122, GOLD],
];

/** New Year's Eve at Puerta del Sol: the clock, the crowd, the tree of light. */
export const madridRevelion: Scene = {
  horizon: 980,
  wideTop: 240,
  mood: 'violet',
  night: 'violet',
  sun: { x: 1080, y: 420, r: 0 },
  stars: { n: 60, to: 560 },
  ground(ctx) {
    return { far: rooftops(ctx, { y: 960, rows: 1, scale: 1.1, depth: 0.42, seed: 'sol0', wall: '#d9b89a', roof: '#8a5a5a' }) };
  },
  draw(ctx) {
    const X = 800,
      Y = 1056,
      bk = '#b5563f',
      st = '#f4e4c8',
      B = ctx.built(bk, 1),
      BD = ctx.built(bk, 2.1),
      W = ctx.built(st, 0.2),
      WM = ctx.built(st, 1),
      WD = ctx.built(st, 2),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a3a40', 2.5),
      dk = ctx.built('#3a3040', 2.6),
      sl = ctx.built('#4f5664', 1.4),
      slD = ctx.built('#4f5664', 2.3);
    // flanking blocks of the square
    const flank =
      wing(ctx, {
        xa: -160,
        xb: 396,
        ta: 560,
        tb: 740,
        ba: 1180,
        bb: 1070,
        col: '#e3bf94',
        tone: 1.2,
        floors: 5,
        bays: 6,
        seed: 'sl',
        d: 0.06,
        p: 1,
        roof: [46, 26],
      }) +
      wing(ctx, {
        xa: 1760,
        xb: 1204,
        ta: 560,
        tb: 740,
        ba: 1180,
        bb: 1070,
        col: '#e3a98a',
        tone: 1.7,
        floors: 5,
        bays: 6,
        seed: 'sr',
        d: 0.06,
        p: 1,
        roof: [46, 26],
      });
    const x0 = X - 400,
      w = 800,
      t = Y - 262;
    let win = '',
      fr = '',
      gr = '',
      bal = '',
      grW = '';
    for (let i = 0; i < 15; i++) {
      const cx = x0 + 30 + i * ((w - 60) / 14);
      if (Math.abs(cx - X) > 84) {
        grW += standingRect(cx, Y, 32, 88);
        gr += standingRect(cx, Y, 24, 82);
      }
      const ix = Math.round(cx);
      fr +=
        `M${ix - 16} ${Y - 112}h32v-70h-32z` +
        polygon([cx - 19, Y - 182, cx, Y - 196, cx + 19, Y - 182]) +
        standingRect(cx, Y - 206, 28, 38);
      win += `M${ix - 11} ${Y - 112}h22v-64h-22zM${ix - 9} ${Y - 210}h18v-30h-18z`;
      bal += standingRect(cx, Y - 108, 36, 18);
    }
    const body =
      fill(rect(x0, t, w, 262), B) +
      fill(rect(x0, Y - 100, w, 100), WM) +
      fill(
        rect(x0 - 6, Y - 104, w + 12, 8) +
          rect(x0 - 10, t - 8, w + 20, 16) +
          times(2, (i) => rect(i ? x0 + w - 24 : x0, t, 24, 262)),
        W,
      ) +
      fill(rect(x0 + 24, t, 14, 160), BD) +
      fill(fr, W) +
      fill(win, K) +
      fill(grW, W) +
      fill(gr, mix(K, '#b5603a', ctx.night ? 0.25 : 0)) +
      fill(bal, dk, opacity(0.75)) +
      fill(rect(x0 - 10, t + 8, w + 20, 5), WD) +
      fill(
        times(41, (i) => rect(x0 - 6 + i * 20, t - 24, 6, 18)),
        WM,
      ) +
      fill(rect(x0 - 8, t - 28, w + 16, 5), W) +
      fill(
        polygon([x0 + 30, t - 8, x0 + 60, t - 44, X - 130, t - 44, X - 110, t - 8]) +
          polygon([x0 + w - 30, t - 8, x0 + w - 60, t - 44, X + 130, t - 44, X + 110, t - 8]),
        sl,
      );
    // centre bay, pediment, portal
    const centre =
      fill(rect(X - 96, t - 8, 192, 270), W) +
      fill(rect(X - 96, t - 8, 26, 270), WD, opacity(0.5)) +
      fill(polygon([X - 112, t - 6, X, t - 66, X + 112, t - 6]), W) +
      fill(polygon([X - 84, t - 12, X, t - 54, X + 84, t - 12]), WD) +
      fill(circle(X, t - 28, 13), ctx.built('#e8b53a', 0.5)) +
      fill(
        times(3, (i) => standingRect(X - 56 + i * 56, Y - 112, 32, 78) + standingRect(X - 56 + i * 56, Y - 208, 26, 36)),
        K,
      ) +
      fill(rect(X - 100, Y - 118, 200, 16), dk, opacity(0.7)) +
      fill(roundArch(X, Y, 66, 92), dk) +
      fill(roundArch(X, Y, 50, 82), K, opacity(0.7)) +
      fill(roundArch(X - 66, Y, 26, 64) + roundArch(X + 66, Y, 26, 64), K, opacity(0.8)) +
      fill(rect(X - 108, t - 10, 216, 9), W);
    // the clock tower
    const ty = t - 60,
      d1 = ctx.built('#fbf3df', 0);
    const clock =
      fill(standingRect(X, ty + 10, 124, 44), WM) +
      fill(standingRect(X, ty - 30, 108, 112), W) +
      fill(rect(X - 54, ty - 142, 30, 112), WD, opacity(0.6)) +
      fill(standingRect(X, ty - 138, 126, 12) + standingRect(X, ty - 28, 120, 8), W) +
      fill(standingRect(X, ty - 132, 126, 4), WD) +
      fill(
        circle(X, ty - 84, 46),
        ctx.radialGradient(
          [
            [0, '#fff6d8', 0.9],
            [1, '#ffd98a', 0],
          ],
          X,
          ty - 84,
          74,
        ),
      ) +
      fill(circle(X, ty - 84, 42), dk) +
      fill(circle(X, ty - 84, 37), ctx.night ? '#fff6dc' : d1) +
      stroke(
        times(12, (i) => {
          const a = (i * Math.PI) / 6;
          return path`M${X + Math.sin(a) * 29} ${ty - 84 - Math.cos(a) * 29}L${X + Math.sin(a) * 34} ${ty - 84 - Math.cos(a) * 34}`;
        }),
        '#2a2434',
        3,
      ) +
      strokeRound(`M${X} ${ty - 84}V${ty - 112}M${X} ${ty - 84}L${X + 1.5} ${ty - 106}`, '#2a2434', 4.6) +
      fill(circle(X, ty - 84, 4), '#2a2434') +
      fill(
        [-1, 1]
          .map(
            (q) =>
              rect(X + q * 50 - 7, ty - 168, 14, 34) +
              polygon([X + q * 50 - 8, ty - 166, X + q * 50, ty - 190, X + q * 50 + 8, ty - 166]),
          )
          .join(''),
        W,
      ) +
      fill(standingRect(X, ty - 146, 76, 60), W) +
      fill(rect(X - 38, ty - 206, 20, 60), WD, opacity(0.6)) +
      fill(roundArch(X - 22, ty - 150, 14, 42) + roundArch(X, ty - 150, 14, 46) + roundArch(X + 22, ty - 150, 14, 42), K) +
      fill(standingRect(X, ty - 204, 90, 8), W) +
      fill(roundDome(X, ty - 210, 78, 36), sl) +
      fill(halfSymmetric(X, [39, ty - 210, 36, ty - 230, 22, ty - 242, 2, ty - 246], -1), slD) +
      stroke(
        `M${X - 14} ${ty - 244}V${ty - 286}M${X + 14} ${ty - 244}V${ty - 286}M${X - 16} ${ty - 286}H${X + 16}M${X - 14} ${ty - 286}L${X} ${ty - 306}L${X + 14} ${ty - 286}M${X} ${ty - 306}V${ty - 336}`,
        dk,
        3,
      ) +
      fill(circle(X, ty - 266, 11), ctx.built('#f2c246', 0.1)) +
      fill(crossPath(X, ty - 306, 30), dk);
    const glow = ctx.night ? fill(circle(X, ty - 84, 250), ctx.radialGradient(fade('#ffe2a0', 0.34, 0), X, ty - 84, 250)) : '';
    // paved square with reflections of the lit windows
    const sq =
      fill(
        rect(ctx.left, Y - 2, ctx.right - ctx.left, 260),
        ctx.verticalGradient(ramp(ctx.tone('#a58f9a', 1), ctx.tone('#5f5068', 2.2)), Y, 1250),
      ) +
      strokeRound(
        times(14, (i) => {
          const x = x0 + 30 + i * 57;
          return `M${x - 10} ${Y + 12}h20M${x - 8} ${Y + 24}h16M${x - 12} ${Y + 40}h10`;
        }),
        K,
        3.6,
        opacity(0.45),
      ) +
      fill(polygon([X - 60, Y, X + 60, Y, X + 120, 1270, X - 120, 1270]), ctx.verticalGradient(fade('#ffe2a0', 0.3, 0), Y, 1230));
    // light tree
    const tx = 1120,
      tr =
        fill(polygon([tx, 700, tx + 92, 1070, tx - 92, 1070]), ctx.tone('#1f4a46', 2.2)) +
        fill(polygon([tx, 700, tx + 92, 1070, tx + 20, 1070]), ctx.tone('#1f4a46', 1)) +
        strokeRound(
          times(8, (i) => {
            const y = 748 + i * 42,
              q = ((y - 700) / 370) * 92;
            return path`M${tx - q} ${y}Q${tx} ${y + 22} ${tx + q} ${y - 8}`;
          }),
          '#ffe9b0',
          3.6,
          'stroke-dasharray="0 11"',
        ) +
        strokeRound(
          times(26, (i) => {
            const y = 740 + i * 12.4,
              q = ((y - 700) / 370) * 78 * Math.sin(i * 2.4);
            return path`M${tx + q} ${y}h0`;
          }),
          '#ffffff',
          5.4,
        ) +
        fill(circle(tx, 690, 60), ctx.radialGradient(fade('#ffe9b0', 0.8, 0), tx, 690, 60)) +
        fill(
          polygon(
            Array.from({ length: 10 }, (_, i) => {
              const a = (i * Math.PI) / 5 - Math.PI / 2,
                q = i % 2 ? 9 : 21;
              return [tx + Math.cos(a) * q, 692 + Math.sin(a) * q] as const;
            }).flat(),
          ),
          '#fff0c0',
        ) +
        fill(standingRect(tx, 1092, 30, 24), ctx.tone('#3a2a30', 2.4));
    // the crowd
    const crowdArt = crowd(ctx);
    const spark = sparkler(ctx);
    const sparks = (
      [
        [430, 1040],
        [690, 1052],
        [905, 1044],
        [1010, 1056],
        [1240, 1046],
        [180, 1046],
        [1440, 1050],
      ] as const
    )
      .filter(([x]) => x > ctx.left && x < ctx.right)
      .map(([x, y]) => `<use href="#${spark}" x="${x}" y="${y}"/>`)
      .join('');
    return {
      sky: fireworks(ctx, solBursts, { ground: 860 }),
      behind: flank,
      main: glow + sq + body + centre + clock + tr,
      front: sparks + crowdArt,
    };
  },
};
