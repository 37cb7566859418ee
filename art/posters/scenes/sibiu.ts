import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, path, polygon, rect, roundArch, segment, standingRect, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** The Great Square of Sibiu: houses with eyes in their roofs, the Council Tower. */
export const sibiu: Scene = {
  horizon: 900,
  wideTop: 260,
  mood: 'golden',
  night: 'teal',
  sun: { x: 1110, y: 420, r: 88 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 560], alpha: 0.65, seed: 'sb' }),
      far:
        mountains(ctx, { y: 800, h: 200, n: 7, albedo: '#7f93a8', snow: 0.3, depth: 0.62, seed: 'fagaras' }) +
        rooftops(ctx, { y: 830, rows: 1, scale: 0.8, gap: 44, depth: 0.4, seed: 'sb1', wall: '#f0dcb4', roof: '#b8603f' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 1070,
      K = ctx.night ? ctx.mood.glow : ctx.built('#43363c', 2.6),
      d = 0.2;
    // Lutheran cathedral: tall spire with four turrets, enamelled tiles
    const lx = 520,
      lc = ctx.built('#e0c79a', 0.6, d),
      ld = ctx.built('#e0c79a', 1.9, d),
      sp = ctx.built('#4f7f72', 0.9, d),
      spD = ctx.built('#4f7f72', 2, d);
    const luth =
      fill(rect(lx - 40, 560, 80, 300), lc) +
      fill(s > 0 ? rect(lx - 40, 560, 27, 300) : rect(lx + 13, 560, 27, 300), ld) +
      fill(
        times(3, (i) => rect(lx - 43, 620 + i * 64, 86, 5)),
        ctx.built('#f6e8c8', 0.3, d),
      ) +
      fill(polygon([lx - 34, 562, lx, 342, lx + 34, 562]), sp) +
      fill(s > 0 ? polygon([lx - 34, 562, lx, 342, lx - 6, 562]) : polygon([lx + 34, 562, lx, 342, lx + 6, 562]), spD) +
      [-38, 38]
        .map(
          (q) => fill(rect(lx + q - 10, 530, 20, 44), lc) + fill(polygon([lx + q - 12, 532, lx + q, 462, lx + q + 12, 532]), sp),
        )
        .join('') +
      fill(
        roundArch(lx, 676, 18, 38) + roundArch(lx, 742, 18, 38),
        ctx.night ? mix(ctx.mood.glow, ctx.mood.haze, d) : ctx.built('#43363c', 2.5, d),
      ) +
      fill(standingRect(lx, 344, 2.6, 26) + circle(lx, 316, 5), ctx.built('#f2c246', 0.2, d));
    // Council Tower
    const cx = 900,
      cw = '#f6ead0',
      cl = ctx.built(cw, 0.3, 0.08),
      cd = ctx.built(cw, 1.9, 0.08),
      rfT = ctx.built('#b8553a', 0.8, 0.08),
      rfD = ctx.built('#b8553a', 2, 0.08);
    const tower =
      fill(rect(cx - 62, 600, 124, 300) + rect(cx - 54, 520, 108, 84) + rect(cx - 44, 462, 88, 60), cl) +
      fill(
        s > 0
          ? rect(cx - 62, 600, 40, 300) + rect(cx - 54, 520, 34, 84) + rect(cx - 44, 462, 28, 60)
          : rect(cx + 22, 600, 40, 300) + rect(cx + 20, 520, 34, 84) + rect(cx + 16, 462, 28, 60),
        cd,
      ) +
      fill(
        polygon([cx - 70, 604, cx - 56, 584, cx + 56, 584, cx + 70, 604]) +
          polygon([cx - 62, 524, cx - 46, 506, cx + 46, 506, cx + 62, 524]) +
          polygon([cx - 52, 466, cx - 20, 420, cx - 9, 392, cx + 9, 392, cx + 20, 420, cx + 52, 466]),
        rfT,
      ) +
      fill(
        s > 0
          ? polygon([cx - 52, 466, cx - 20, 420, cx - 9, 392, cx - 2, 392, cx - 14, 466])
          : polygon([cx + 52, 466, cx + 20, 420, cx + 9, 392, cx + 2, 392, cx + 14, 466]),
        rfD,
      ) +
      fill(standingRect(cx, 392, 3, 40) + circle(cx, 350, 5), ctx.built('#f2c246', 0.2)) +
      fill(
        roundArch(cx - 22, 510, 13, 30) +
          roundArch(cx + 22, 510, 13, 30) +
          roundArch(cx, 510, 13, 30) +
          roundArch(cx, 692, 22, 50) +
          roundArch(cx - 30, 760, 16, 36) +
          roundArch(cx + 30, 760, 16, 36),
        K,
      ) +
      fill(circle(cx, 560, 25), ctx.built('#5a4a44', 2.2)) +
      fill(circle(cx, 560, 20), ctx.night ? '#fff3cf' : ctx.built('#fbf4e2', 0.1)) +
      strokeRound(`M${cx} 560V546M${cx} 560L${cx + 10} 565`, '#2a2430', 3);
    // watching houses
    const eye = (x: number, y: number, w: number) => {
      const h = w * 0.4;
      return [
        path`M${x - w * 0.86} ${y + h * 0.42}C${x - w * 0.46} ${y + h * 0.3} ${x - w * 0.4} ${y - h} ${x} ${y - h}S${x + w * 0.46} ${y + h * 0.3} ${x + w * 0.86} ${y + h * 0.42}z`,
        path`M${x - w * 0.52} ${y + h * 0.26}Q${x - w * 0.26} ${y - h * 0.66} ${x} ${y - h * 0.66}T${x + w * 0.52} ${y + h * 0.26}Q${x} ${y + h * 0.44} ${x - w * 0.52} ${y + h * 0.26}z`,
        circle(x, y - h * 0.14, h * 0.3),
      ] as const;
    };
    const house = (
      x: number,
      w: number,
      wallH: number,
      roofH: number,
      col: string,
      nEyes: number,
      n: number,
      o: { shut?: boolean; gate?: number } = {},
    ) => {
      const t = Y - wallH,
        rf = '#b5563a',
        e = Array.from({ length: nEyes }, (_, i) =>
          eye(x + (w * (i + 0.5)) / nEyes, t - roofH * 0.44, Math.min(62, (w / nEyes) * 0.44)),
        );
      const roofP = polygon([x - 12, t + 4, x + w * 0.09, t - roofH, x + w * 0.91, t - roofH, x + w + 12, t + 4]);
      let win = '',
        fr = '',
        sh = '',
        dr = '';
      for (let f = 0; f < 2; f++)
        for (let i = 0; i < n; i++) {
          const cx2 = x + (w * (i + 0.5)) / n,
            b = Y - 34 - f * (wallH * 0.47);
          if (f === 0 && i === (o.gate ?? -1)) {
            dr += roundArch(cx2, Y, 62, 96);
            continue;
          }
          const wx = Math.round(cx2),
            wy = Math.round(b);
          fr += `M${wx - 20} ${wy + 4}h40v-62h-40z`;
          win += `M${wx - 15} ${wy}h30v-54h-30z`;
          if (o.shut && f) sh += `M${wx - 31} ${wy}h13v-54h-13zM${wx + 18} ${wy}h13v-54h-13z`;
        }
      return (
        fill(rect(x, t, w, wallH), ctx.built(col, 0.8)) +
        fill(s > 0 ? rect(x, t, 10, wallH) : rect(x + w - 10, t, 10, wallH), ctx.built(col, 2), opacity(0.7)) +
        fill(rect(x - 4, t, w + 8, 10) + rect(x, Y - wallH * 0.5 - 2, w, 5), ctx.built('#fbf1dc', 0.3)) +
        fill(rect(x, Y - 16, w, 16), ctx.built('#8a7a70', 2)) +
        fill(fr, ctx.built('#fbf1dc', 0.3)) +
        fill(win, K) +
        stroke(`${times(n * 2, () => '')}`, 'none') +
        fill(sh, ctx.built('#4f7f72', 1)) +
        fill(dr, ctx.built('#5a3c2c', 2)) +
        fill(roofP, ctx.verticalGradient(ramp(ctx.built(rf, 0.3), ctx.built(rf, 1.2)), t - roofH, t)) +
        group(
          times(Math.floor(roofH / 20), (j) =>
            stroke(
              path`M${x - 12 + (j % 2) * 8} ${t - 6 - j * 20}H${x + w + 12}`,
              ctx.built(rf, 2),
              4,
              'stroke-dasharray="9 7" opacity=".42"',
            ),
          ),
          ctx.clip(roofP),
        ) +
        fill(rect(x + w * 0.09 - 3, t - roofH - 5, w * 0.82 + 6, 9), ctx.built(rf, 0.1)) +
        fill(rect(x + w * 0.2, t - roofH - 40, 28, 52) + rect(x + w * 0.74, t - roofH - 32, 24, 44), ctx.built('#d9b894', 1.2)) +
        fill(
          rect(x + w * 0.2 - 4, t - roofH - 46, 36, 9) + rect(x + w * 0.74 - 4, t - roofH - 38, 32, 9),
          ctx.built('#b5563a', 1.6),
        ) +
        fill(e.map((q) => q[0]).join(''), ctx.built(rf, 0)) +
        fill(e.map((q) => q[1]).join(''), ctx.night ? ctx.mood.glow : ctx.built('#2f2630', 2.6)) +
        fill(e.map((q) => q[2]).join(''), ctx.night ? ctx.built('#5a3020', 2.4) : ctx.built('#d9b27a', 0.6))
      );
    };
    const row =
      house(-60, 250, 210, 190, '#d9e0c0', 2, 4) +
      house(190, 210, 236, 176, '#e6a87f', 2, 3, { shut: true }) +
      house(400, 330, 214, 226, '#f2dfa8', 3, 5, { gate: 2 }) +
      house(730, 250, 196, 196, '#9fc0b8', 2, 4, { shut: true }) +
      house(980, 300, 222, 216, '#e8b890', 3, 5, { gate: 0 }) +
      house(1280, 230, 204, 190, '#f4e6c4', 2, 3, { shut: true }) +
      house(1510, 240, 220, 190, '#a9c4d0', 2, 3);
    const sq =
      fill(
        rect(ctx.left, Y - 2, ctx.right - ctx.left, 220),
        ctx.verticalGradient(ramp(ctx.tone('#d9c5a2', 0.7), ctx.tone('#a58c74', 1.7)), Y, 1250),
      ) +
      stroke(
        times(17, (i) => segment(800 + (i - 8) * 86, Y + 2, 800 + (i - 8) * 230, 1280)),
        ctx.tone('#8f7660', 1.9),
        2.6,
        opacity(0.4),
      ) +
      stroke(
        times(6, (i) => `M${ctx.left} ${Y + 16 + i * 14 + i * i * 5}H${ctx.right}`),
        ctx.tone('#8f7660', 1.9),
        2.6,
        opacity(0.4),
      );
    const lamps = [380, 860, 1230]
      .map(
        (x) =>
          fill(lampPath(x, Y + 14, 120), ctx.tone('#2a2c34', 2.6)) +
          (ctx.night ? fill(circle(x, Y - 110, 40), ctx.radialGradient(fade(ctx.mood.glow, 0.8, 0), x, Y - 110, 40)) : ''),
      )
      .join('');
    return {
      behind: luth + tower,
      main: row + sq,
      front:
        lamps +
        people(ctx, [
          [620, 1130, 70],
          [648, 1134, 66],
          [960, 1120, 62],
          [1090, 1146, 76],
        ]) +
        birds(ctx, 700, 470, 5, { size: 12 }),
    };
  },
};
