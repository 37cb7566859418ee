import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { circle, halfSymmetric, path, polygon, rect, roundArch, segment, symmetric, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** A wooden church of Maramureș with its needle spire, carved gate and haystacks. */
export const maramures: Scene = {
  horizon: 900,
  wideTop: 240,
  mood: 'jade',
  night: 'night',
  sun: { x: 560, y: 480, r: 84 },
  ground(ctx) {
    const y = 900;
    return {
      sky: streaks(ctx, { n: 4, y: [260, 560], alpha: 0.6, seed: 'mm' }),
      far:
        hills(ctx, { y: y - 150, amp: 90, wl: 460, albedo: '#5f8a86', depth: 0.62, seed: 'm1' }) +
        hills(ctx, { y: y - 90, amp: 80, wl: 380, albedo: '#4f8068', depth: 0.46, seed: 'm2' }) +
        hills(ctx, { y: y - 20, amp: 50, wl: 440, albedo: '#7fa855', depth: 0.28, seed: 'm3' }) +
        forest(ctx, {
          yAt: (x) => y - 10 + Math.sin(x / 210) * 18,
          h: [40, 76],
          gap: 24,
          depth: 0.3,
          seed: 'mf',
          density: 0.6,
          albedo: '#2f5f4c',
        }),
      mid: hills(ctx, { y: y + 60, amp: 26, wl: 520, albedo: '#86b054', depth: 0.1, seed: 'm4', tone: 0.8 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      wd = '#7a5238',
      sh = '#5d4a42',
      Y = 1030,
      X = 700;
    const L = ctx.built(wd, 0.5),
      M = ctx.built(wd, 1.3),
      D = ctx.built(wd, 2.2),
      SL = ctx.built(sh, 0.7),
      SM = ctx.built(sh, 1.5),
      SD = ctx.built(sh, 2.4),
      K = ctx.pane('#2a1f1c');
    const shingle = (d: string, y0: number, y1: number, x0: number, x1: number) =>
      group(
        stroke(
          times(Math.floor((y1 - y0) / 13), (i) => path`M${x0} ${y0 + i * 13}H${x1}`),
          SD,
          2,
          opacity(0.45),
        ),
        ctx.clip(d),
      );
    // spire: four-sided needle, corner pinnacles, open belfry
    const ny = Y - 470,
      nee = [48, ny, 22, ny - 90, 11, ny - 200, 0.6, ny - 330];
    const needle =
      fill(symmetric(X, nee), SL) +
      fill(halfSymmetric(X, nee, -s), SD) +
      shingle(symmetric(X, nee), ny - 300, ny, X - 60, X + 60) +
      fill(
        rect(X - 1.6, ny - 364, 3.2, 38) + rect(X - 10, ny - 354, 20, 3.4) + circle(X, ny - 328, 4),
        ctx.built('#d8b048', 0.8),
      );
    const pins = [-52, 52]
      .map(
        (d) =>
          fill(symmetric(X + d, [13, ny + 6, 7, ny - 26, 0.6, ny - 96]), SM) +
          fill(halfSymmetric(X + d, [13, ny + 6, 7, ny - 26, 0.6, ny - 96], -s), SD) +
          fill(rect(X + d - 1, ny - 112, 2, 18), ctx.built('#d8b048', 0.8)),
      )
      .join('');
    const bel =
      fill(polygon([X - 74, ny + 8, X - 52, ny - 8, X + 52, ny - 8, X + 74, ny + 8]), SM) +
      fill(rect(X - 58, ny + 6, 116, 50), K) +
      stroke(
        times(5, (i) => tick(X - 50 + i * 25, ny + 6, 50)),
        L,
        7,
      ) +
      fill(
        times(4, (i) => {
          const x = X - 37.5 + i * 25;
          return path`M${x - 9} ${ny + 6}v18q0-14 9-14t9 14v-18z`;
        }),
        L,
      ) +
      fill(rect(X - 66, ny + 50, 132, 14), M) +
      fill(rect(X - 50, ny + 62, 100, 130), L) +
      fill(s > 0 ? rect(X - 50, ny + 62, 36, 130) : rect(X + 14, ny + 62, 36, 130), D) +
      stroke(
        times(9, (i) => segment(X - 50, ny + 76 + i * 14, X + 50, ny + 76 + i * 14)),
        D,
        2,
        opacity(0.6),
      ) +
      fill(rect(X - 8, ny + 96, 16, 24), K);
    // long nave with the double roof
    const upper = [X - 80, Y - 170, X - 30, Y - 320, X + 300, Y - 320, X + 352, Y - 170],
      eave = [X - 116, Y - 96, X - 78, Y - 176, X + 350, Y - 176, X + 392, Y - 96];
    const apse =
      fill(polygon([X + 330, Y - 100, X + 380, Y - 214, X + 420, Y - 214, X + 466, Y - 100]), SM) +
      fill(rect(X + 336, Y - 96, 110, 96), M) +
      fill(s > 0 ? rect(X + 336, Y - 96, 30, 96) : rect(X + 410, Y - 96, 36, 96), D);
    const nave =
      fill(rect(X - 86, Y - 100, 452, 100), L) +
      stroke(
        times(7, (i) => segment(X - 86, Y - 92 + i * 14, X + 366, Y - 92 + i * 14)),
        D,
        2.4,
        opacity(0.6),
      ) +
      fill(rect(X - 96, Y - 10, 480, 14), ctx.built('#a89a8c', 1.2)) +
      fill(polygon(eave), SM) +
      shingle(polygon(eave), Y - 176, Y - 96, X - 130, X + 400) +
      fill(polygon([X - 86, Y - 166, X - 78, Y - 178, X + 350, Y - 178, X + 358, Y - 166]), SD) +
      fill(polygon(upper), SL) +
      fill(
        polygon(
          s > 0
            ? [X - 80, Y - 170, X - 30, Y - 320, X + 24, Y - 320, X + 10, Y - 170]
            : [X + 352, Y - 170, X + 300, Y - 320, X + 246, Y - 320, X + 262, Y - 170],
        ),
        SD,
        opacity(0.6),
      ) +
      shingle(polygon(upper), Y - 320, Y - 170, X - 100, X + 360) +
      fill(rect(X + 90, Y - 70, 22, 30) + rect(X + 170, Y - 70, 22, 30) + rect(X + 250, Y - 70, 22, 30), K) +
      stroke(
        segment(X + 91, Y - 55, X + 111, Y - 55) +
          segment(X + 171, Y - 55, X + 191, Y - 55) +
          segment(X + 251, Y - 55, X + 271, Y - 55),
        L,
        2.4,
      ) +
      // porch with rope-carved posts
      fill(rect(X - 86, Y - 94, 96, 84), ctx.built(wd, 2.6)) +
      stroke(
        times(4, (i) => tick(X - 84 + i * 31, Y - 96, 92)),
        L,
        9,
      ) +
      fill(
        times(3, (i) => `M${X - 80 + i * 31} ${Y - 94}v16q0-12 12-12t12 12v-16z`),
        L,
      ) +
      fill(roundArch(X - 38, Y - 6, 30, 62), K) +
      fill(rect(X - 90, Y - 34, 100, 8), M);
    const church = apse + bel + needle + pins + nave;
    // haystacks, fence, carved gate
    const stack = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        strokeRound('M0-10V-150', ctx.tone('#5a4030', 2), 5) +
          fill('M-66 0Q-70-50-44-90Q-20-128 0-140Q20-128 44-90Q70-50 66 0Q0 14-66 0z', ctx.tone('#d8b04a', 0.5)) +
          fill(
            s > 0
              ? 'M-66 0Q-70-50-44-90Q-20-128 0-140Q-16-90-12-50T-22 6Q-50 4-66 0z'
              : 'M66 0Q70-50 44-90Q20-128 0-140Q16-90 12-50T22 6Q50 4 66 0z',
            ctx.tone('#d8b04a', 2),
          ) +
          stroke('M-40-20Q-30-60-10-100M10-10Q20-60 14-100M40-20Q40-50 26-80', ctx.tone('#b8892c', 1.4), 3, opacity(0.6)),
      );
    const fence =
      stroke(
        times(34, (i) => tick(-300 + i * 56, 1112 + Math.sin(i) * 4, 56)),
        ctx.tone('#6b4c38', 1.8),
        7,
      ) + stroke('M-320 1128Q400 1122 900 1128T1900 1124M-320 1152Q400 1146 900 1152T1900 1148', ctx.tone('#6b4c38', 1.4), 5);
    const gate = place(
      404,
      1190,
      1,
      fill('M-120-200L-96-256H96L120-200z', SM) +
        fill('M-120-200L-96-256H-60L-72-200z', SD, opacity(s > 0 ? 1 : 0)) +
        fill(rect(-104, -202, 208, 16), L) +
        fill(rect(-100, -190, 26, 190) + rect(74, -190, 26, 190) + rect(-6, -190, 18, 190), M) +
        fill(rect(-100, -190, 9, 190) + rect(74, -190, 9, 190), D) +
        fill('M-74-186V-150Q-72-176-40-176T-6-150V-186zM12-186V-150Q14-176 42-176T74-150V-186z', L) +
        fill(circle(-87, -120, 9) + circle(87, -120, 9), ctx.built('#d8b048', 0.6)) +
        stroke('M-87-104v60M87-104v60', D, 5, 'stroke-dasharray="6 4"') +
        stroke(
          times(5, (i) => tick(22 + i * 12, -92, 90)),
          M,
          7,
        ) +
        stroke('M16-70H72M16-24H72', D, 4),
    );
    const meadow = hills(ctx, { y: 1060, amp: 16, wl: 520, albedo: '#7fae4c', depth: 0, seed: 'm6', tone: 0.8 });
    const lane = fill(
      'M520 1290Q560 1180 600 1110T612 1034L640 1034Q650 1100 660 1160T720 1290z',
      ctx.tone('#d8c08a', 0.9),
      opacity(0.8),
    );
    return {
      main:
        church +
        meadow +
        lane +
        stack(1130, 1100, 1) +
        stack(1240, 1070, 0.7) +
        stack(330, 1072, 0.66) +
        stack(1480, 1110, 1.1) +
        stack(60, 1090, 1),
      front:
        fence +
        gate +
        hills(ctx, { y: 1200, amp: 14, wl: 420, albedo: '#5f8f3c', depth: 0, seed: 'm7', tone: 1.4 }) +
        grass(ctx, { y: () => 1262, h: [30, 76], gap: 13, albedo: '#4f7f34' }) +
        fill(
          times(20, (i) => circle(320 + ((i * 251) % 960), 1196 + ((i * 97) % 50), 6)),
          ctx.tone('#e2483a', 0.4),
        ) +
        fill(
          times(14, (i) => circle(300 + ((i * 337) % 980), 1200 + ((i * 61) % 50), 5)),
          ctx.tone('#ffffff', 0),
        ) +
        birds(ctx, 980, 520, 6),
    };
  },
};
