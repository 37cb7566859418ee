import { sailboat } from '../engine/boats.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { cypressPath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { circle, polygon, rect, segment, smooth, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** The Golden Gate Bridge over the fog, a freighter below. */
export const goldengate: Scene = {
  horizon: 860,
  wideTop: 230,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1090, y: 560, r: 104 },
  plane: [1090, 210, 190, 0.58],
  ground(ctx) {
    const y = 860;
    return {
      sky: streaks(ctx, { n: 5, y: [250, 560], alpha: 0.6, seed: 'gg' }),
      far:
        hills(ctx, { y: y - 110, amp: 110, wl: 620, albedo: '#7f86a4', depth: 0.62, seed: 'gg1' }) +
        hills(ctx, { y: y - 40, amp: 80, wl: 460, albedo: '#6f7a92', depth: 0.46, seed: 'gg2' }) +
        water(ctx, { y, glintX: 1090 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      red = '#d8492c';
    const c = (t: number, d = 0) => ctx.built(red, t, d);
    // two-point perspective by hand: near tower left, far tower right
    const tower = (x: number, base: number, h: number, w: number, d: number) => {
      const lw = w * 0.2,
        t = base - h,
        lit = c(0.3, d),
        dk = c(2, d);
      const leg = (lx: number) =>
        fill(polygon([lx, base, lx + lw * 0.1, t, lx + lw * 0.9, t, lx + lw, base]), c(0.9, d)) +
        fill(
          s > 0
            ? polygon([lx + lw * 0.6, base, lx + lw * 0.6, t, lx + lw * 0.9, t, lx + lw, base])
            : polygon([lx, base, lx + lw * 0.1, t, lx + lw * 0.4, t, lx + lw * 0.4, base]),
          lit,
        ) +
        fill(
          s > 0
            ? polygon([lx, base, lx + lw * 0.1, t, lx + lw * 0.3, t, lx + lw * 0.26, base])
            : polygon([lx + lw * 0.74, base, lx + lw * 0.7, t, lx + lw * 0.9, t, lx + lw, base]),
          dk,
        );
      const bars = [0.02, 0.2, 0.37, 0.53]
        .map((k) => {
          const y = t + h * k,
            bh = h * 0.06;
          return (
            fill(rect(x - w / 2 + lw * 0.8, y, w - lw * 1.6, bh), c(0.8, d)) +
            stroke(
              times(7, (i) => tick(x - w / 2 + lw + ((w - lw * 2) / 7) * (i + 0.5), y + bh * 0.16, bh * 0.7)),
              dk,
              w * 0.022,
            ) +
            fill(rect(x - w / 2 + lw * 0.8, y, w - lw * 1.6, bh * 0.14), lit)
          );
        })
        .join('');
      const x1 = [0.72, 0.9]
        .map((k) =>
          stroke(
            segment(x - w / 2 + lw, t + h * k, x + w / 2 - lw, t + h * (k + 0.1)) +
              segment(x + w / 2 - lw, t + h * k, x - w / 2 + lw, t + h * (k + 0.1)),
            c(1.2, d),
            w * 0.05,
          ),
        )
        .join('');
      return (
        leg(x - w / 2) +
        leg(x + w / 2 - lw) +
        bars +
        x1 +
        fill(
          rect(x - w / 2 - 3, t - h * 0.014, lw + 6, h * 0.018) + rect(x + w / 2 - lw - 3, t - h * 0.014, lw + 6, h * 0.018),
          lit,
        ) +
        fill(rect(x - w * 0.62, base - 6, w * 1.24, h * 0.05), ctx.built('#a89a94', 1.4, d))
      );
    };
    const nx = 540,
      nb = 1090,
      nh = 760,
      nw = 176,
      fx = 1120,
      fb = 892,
      fh = 270,
      fw = 60;
    const dk = (x: number) => 884 - (x - 540) * 0.098; // deck height line
    const deckT = (x: number) => 30 - (x - 540) * 0.026;
    const hang = (off: number, w: number, d: number) => {
      const topN = nb - nh + 8,
        topF = fb - fh + 4;
      const main = `M-440 ${dk(-440) - 40}Q200 ${dk(200) - 110} ${nx + off} ${topN}C${nx + 190} 760 ${fx - 330} 834 ${fx - 180} 800S${fx - 40} 700 ${fx + off * 0.34} ${topF}Q${fx + 100} 770 ${fx + 330} 800L2040 742`;
      return strokeRound(main, c(1, d), w);
    };
    // suspenders follow the same curve (sampled)
    const bez = (t: number, a: number, b: number, cc: number, e: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * cc + t ** 3 * e;
    let sus = '';
    for (let i = 1; i < 19; i++) {
      const t = i / 19,
        x = bez(t, nx, nx + 190, fx - 330, fx - 180),
        y = bez(t, nb - nh + 8, 760, 834, 800);
      if (y < dk(x)) sus += segment(x, y, x, dk(x));
    }
    for (let i = 1; i < 8; i++) {
      const t = i / 8,
        x = bez(t, fx - 180, fx - 90, fx - 40, fx),
        y = bez(t, 800, 768, 700, fb - fh + 4);
      sus += segment(x, y, x, dk(x));
    }
    for (let i = 1; i < 16; i++) {
      const t = i / 16,
        x = -440 + (nx + 440) * t,
        y = (1 - t) ** 2 * (dk(-440) - 40) + 2 * (1 - t) * t * (dk(200) - 110) + t * t * (nb - nh + 8);
      sus += segment(x, y, x, dk(x));
    }
    const deck =
      fill(
        polygon([
          -440,
          dk(-440),
          2040,
          dk(2040),
          2040,
          dk(2040) + 10,
          fx,
          dk(fx) + deckT(fx),
          nx,
          dk(nx) + deckT(nx),
          -440,
          dk(-440) + 56,
        ]),
        c(1),
      ) +
      fill(
        polygon([
          -440,
          dk(-440) + 40,
          nx,
          dk(nx) + 22,
          fx,
          dk(fx) + 10,
          2040,
          dk(2040) + 6,
          2040,
          dk(2040) + 10,
          fx,
          dk(fx) + deckT(fx),
          nx,
          dk(nx) + deckT(nx),
          -440,
          dk(-440) + 56,
        ]),
        c(2.2),
      ) +
      stroke(
        times(44, (i) => {
          const x = -420 + i * 40;
          return segment(x, dk(x) + 4, x + 16, dk(x) + deckT(x) - 3) + segment(x + 16, dk(x) + deckT(x) - 3, x + 36, dk(x) + 4);
        }),
        c(2.3),
        2.4,
        opacity(0.7),
      ) +
      (ctx.night
        ? fill(
            times(20, (i) => circle(-380 + i * 90, dk(-380 + i * 90) - 8, 4)),
            ctx.mood.glow,
          )
        : '');
    const marin =
      fill(
        `${smooth([880, 880, 960, 850, 1040, 830, 1140, 790, 1260, 730, 1400, 690, 1600, 670, 2040, 640])}V900H880z`,
        ctx.tone('#8a7a5a', 1, 0.3),
      ) +
      fill(
        polygon([1140, 792, 1260, 732, 1240, 800, 1180, 880, 1060, 880]) +
          polygon([1400, 692, 1600, 672, 1500, 760, 1420, 880, 1300, 880]),
        ctx.tone('#8a7a5a', 2, 0.28),
        opacity(0.7),
      );
    const fog = bank(ctx, 800, { amp: 30, wl: 160, alpha: 0.85, seed: 'ggf', base: 900 });
    const fogN = bank(ctx, 1080, { amp: 40, wl: 200, alpha: 0.9, seed: 'ggn', base: 1210 });
    const cliff =
      fill(
        polygon([-440, 940, -100, 950, 120, 990, 240, 1050, 360, 1090, 460, 1150, 520, 1230, 560, 1290, -440, 1290]),
        ctx.tone('#6a5a4a', 1.7),
      ) +
      fill(
        polygon([-440, 940, -100, 950, 120, 990, 240, 1050, 360, 1090, 300, 1090, 180, 1060, 60, 1010, -440, 980]),
        ctx.tone('#8a9a5a', 0.9),
      ) +
      fill(
        cypressPath(330, 1110, 120, 46) + cypressPath(400, 1150, 150, 56) + cypressPath(120, 1010, 130, 50),
        ctx.tone('#3f5a48', 1.9),
      );
    const ship = place(
      960,
      1050,
      1.0,
      fill('M-170-24H160L140 12H-150z', ctx.tone('#2f3f5c', 1.4)) +
        fill('M-170-24H160L158-17H-168z', ctx.tone('#d8402c', 0.8)) +
        fill(
          rect(-120, -50, 34, 26) + rect(-82, -50, 34, 26) + rect(-44, -50, 34, 26) + rect(-6, -50, 34, 26),
          ctx.tone('#d89a3a', 0.8),
        ) +
        fill(rect(-82, -76, 34, 26) + rect(-44, -76, 34, 26), ctx.tone('#3f8a8a', 0.8)) +
        fill('M80-24V-92H128V-24z', ctx.tone('#ffffff', 0.3)) +
        fill(rect(86, -86, 36, 10), ctx.pane('#3f5a70')) +
        fill(rect(-150, 18, 290, 5) + rect(-100, 30, 200, 4), '#fff', opacity(0.5)),
    );
    return {
      main:
        marin +
        fog +
        tower(fx, fb, fh, fw, 0.2) +
        stroke(sus, c(1.2), 2, opacity(0.85)) +
        hang(0, 7, 0) +
        deck +
        tower(nx, nb, nh, nw, 0) +
        hang(40, 5, 0.04) +
        ship,
      front: fogN + cliff + sailboat(ctx, 1220, 1110, 0.8),
    };
  },
};
