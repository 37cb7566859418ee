import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { tenths } from '../engine/numbers.ts';
import { palm } from '../engine/palms.ts';
import { circle, path, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The split gate of a Balinese temple, Mount Agung between its wings. */
export const bali: Scene = {
  horizon: 880,
  wideTop: 230,
  mood: 'rose',
  night: 'jungle',
  sun: { x: 640, y: 420, r: 84 },
  plane: [1110, 210, 190, 0.58],
  ground(ctx) {
    return { sky: streaks(ctx, { n: 5, y: [260, 560], alpha: 0.6, seed: 'ba' }) };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 890,
      X = 800;
    const ag = `M220 ${y}Q520 760 660 590Q720 510 752 452L772 470L790 446L812 458L832 448L852 470Q900 560 980 640Q1140 780 1400 ${y}z`;
    const agS =
      s > 0
        ? `M752 452L772 470L790 446Q760 560 770 640Q720 760 720 ${y}H220Q520 760 660 590Q720 510 752 452z`
        : `M790 446L812 458L832 448L852 470Q900 560 980 640Q1140 780 1400 ${y}H900Q870 760 830 660Q810 560 790 446z`;
    const mt =
      fill(ag, ctx.verticalGradient(ramp(ctx.tone('#5a6a94', 1, 0.3), ctx.mood.haze), 450, y)) +
      fill(agS, ctx.verticalGradient(ramp(ctx.tone('#5a6a94', 2, 0.26), ctx.mood.haze), 450, y)) +
      bank(ctx, 730, { amp: 26, wl: 130, alpha: 0.9, seed: 'bal', base: 850 }) +
      bank(ctx, 800, { amp: 22, wl: 110, alpha: 0.8, seed: 'bal2', base: 900 });
    const st = '#a8766a',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1.2),
      D = ctx.built(st, 2.1);
    // split gate: stepped outer edge, sheer inner face
    const Y = 960,
      gap = 66;
    const half = (k: number) => {
      const x0 = X + k * gap;
      let body = '',
        cor = '',
        horn = '',
        face2 = '',
        panel = '';
      const tiers = [
        [176, 104],
        [158, 86],
        [140, 74],
        [122, 64],
        [104, 56],
        [86, 50],
        [68, 44],
        [50, 40],
        [34, 34],
      ] as const;
      let yy = Y;
      tiers.forEach(([w, h], i) => {
        const b = (a: number, c: number, ww: number, hh: number) => (k > 0 ? rect(a, c, ww, hh) : rect(a - ww, c, ww, hh));
        body += b(x0, yy - h, w, h);
        cor += b(x0, yy - h - 4, w + 12, 9) + b(x0, yy - h + 7, w + 6, 5);
        face2 += b(x0, yy - h, 15, h);
        const ex = x0 + k * (w + 10),
          ey = yy - h - 2;
        horn += path`M${ex - k * 22} ${ey}q${k * 20} ${-2} ${k * 22} ${-24 + i * 1.2}q${k * 9} ${14} ${k * 1} ${26}z`;
        if (w > 60) panel += b(x0 + k * 30, yy - h * 0.72, w - 52, h * 0.4);
        yy -= h;
      });
      horn += path`M${x0} ${yy}q${k * 4} -40 ${k * 12} -62q${k * 8} 24 ${k * 22} 62z`;
      const litOuter = s === k;
      return (
        fill(body, litOuter ? L : M) +
        fill(face2, litOuter ? D : L) +
        fill(panel, D, opacity(0.55)) +
        fill(cor, litOuter ? ctx.built(st, 0) : ctx.built(st, 0.8)) +
        fill(horn, M)
      );
    };
    const side = (k: number) => {
      const x = X + k * (gap + 190),
        b = (a: number, c: number, ww: number, hh: number) => (k > 0 ? rect(a, c, ww, hh) : rect(a - ww, c, ww, hh));
      return (
        fill(b(x, Y - 120, 420, 120), M) +
        fill(b(x, Y - 128, 430, 12) + b(x, Y - 112, 424, 6), L) +
        fill(
          times(3, (i) => b(x + k * (70 + i * 130), Y - 176, 46, 60)),
          M,
        ) +
        fill(
          times(3, (i) =>
            polygon([x + k * (62 + i * 130), Y - 176, x + k * (93 + i * 130), Y - 222, x + k * (124 + i * 130), Y - 176]),
          ),
          D,
        ) +
        fill(
          times(3, (i) => b(x + k * (140 + i * 130), Y - 86, 60, 50)),
          D,
          opacity(0.6),
        )
      );
    };
    const steps =
      fill(
        times(6, (i) => rect(X - 82 - i * 16, Y - 40 + i * 14, 164 + i * 32, 15)),
        M,
      ) +
      fill(
        times(6, (i) => rect(X - 82 - i * 16, Y - 40 + i * 14, 164 + i * 32, 5)),
        L,
      );
    const woman = place(
      X,
      Y - 38,
      1.05,
      fill('M-15 0L-12-44Q-15-66 0-68Q15-66 12-44L15 0z', ctx.tone('#c8352b', 1)) +
        fill('M-12-40Q-14-66 0-68Q14-66 12-40z', ctx.tone('#fff2dc', 0.6)) +
        fill(circle(0, -78, 9), ctx.tone('#4a2f2a', 2)) +
        fill('M-17-90Q0-84 17-90L12-100H-12z', ctx.tone('#e0a83a', 0.6)) +
        fill(circle(-8, -104, 6) + circle(0, -108, 7) + circle(8, -104, 6), ctx.tone('#f2c84a', 0.4)) +
        fill(circle(-3, -113, 4) + circle(6, -111, 4), ctx.tone('#e0559a', 0.6)),
    );
    // reflecting forecourt
    const fl = fill(
      rect(ctx.left, Y + 44, 2600, 330),
      ctx.verticalGradient(ramp(mix(ctx.skyFoot, ctx.mood.haze, 0.3), ctx.mood.water[1]), Y + 44, 1250),
    );
    const mirrorArt = `<g transform="matrix(1 0 0 -.62 0 ${tenths(Y * 1.62 + 60)})" opacity=".5">${half(-1)}${half(1)}</g>`;
    const ripplesArt = stroke(
      times(15, (i) => segment(330 + ((i * 173) % 500), Y + 66 + i * 15, 640 + ((i * 211) % 620), Y + 66 + i * 15)),
      mix(ctx.skyFoot, ctx.mood.water[1], 0.3),
      4.4,
      opacity(0.6),
    );
    const jung =
      jungle(ctx, {
        y: (x: number) => 880 + Math.sin(x / 120) * 12,
        from: -440,
        to: 560,
        size: [50, 90],
        albedo: '#3f6f52',
        depth: 0.1,
        seed: 'bj1',
        base: 980,
      }) +
      jungle(ctx, {
        y: (x: number) => 880 + Math.sin(x / 120) * 12,
        from: 1040,
        to: 2040,
        size: [50, 90],
        albedo: '#3f6f52',
        depth: 0.1,
        seed: 'bj2',
        base: 980,
      });
    const palms =
      palm(ctx, 400, 960, 420, { lean: -36, depth: 0.06 }) +
      palm(ctx, 1240, 960, 460, { lean: 40, depth: 0.06 }) +
      palm(ctx, 1150, 960, 330, { lean: -16, depth: 0.1 }) +
      palm(ctx, 120, 960, 400, { lean: 30, depth: 0.06 }) +
      palm(ctx, 1480, 960, 440, { lean: -30, depth: 0.06 });
    const umb = (x: number, k: number) =>
      place(
        x,
        Y + 40,
        k,
        fill('M-4 0V-210H4V0z', ctx.tone('#4a2f2a', 2)) +
          fill('M-64-160Q-50-214 0-218Q50-214 64-160Q0-176-64-160z', ctx.tone('#f2c23a', 0.6)) +
          fill('M-64-160Q0-176 64-160L62-146Q0-162-62-146z', ctx.tone('#fff2dc', 0.4)) +
          fill('M-64-160Q-50-214 0-218Q-24-180-22-169Q-46-166-64-160z', ctx.tone('#f2c23a', 1.8)),
      );
    return {
      main: mt + jung + palms + side(-1) + side(1) + half(-1) + half(1) + steps + woman + fl + mirrorArt + ripplesArt,
      front: umb(560, 1) + umb(1040, 1),
    };
  },
};
