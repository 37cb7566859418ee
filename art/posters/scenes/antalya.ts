import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, path, polygon, rect, roundArch, roundDome, segment, standingRect, tick, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Antalya's old harbour and fluted minaret at night, fireworks above. */
export const antalya: Scene = {
  horizon: 720,
  wideTop: 260,
  mood: 'night',
  night: 'night',
  sun: { x: 540, y: 400, r: 60 },
  ground(ctx) {
    const y = 726;
    return {
      sky: streaks(ctx, { n: 4, y: [380, 600], alpha: 0.5, seed: 'ay' }),
      far:
        mountains(ctx, {
          y,
          depth: 0.5,
          albedo: '#6f82a6',
          snow: 0.36,
          seed: 'ay0',
          jag: 0.08,
          foot: 0,
          peaks: [
            [120, 260, 260],
            [330, 190, 220],
            [500, 250, 240],
            [690, 170, 220],
            [880, 120, 220],
            [1060, 60, 200],
          ],
        }) + water(ctx, { y, glintX: ctx.night ? 760 : 540, lines: 26 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#e3cba4',
      L = ctx.built(st, 0.4),
      M = ctx.built(st, 1.2),
      D = ctx.built(st, 2.1),
      K = ctx.pane('#5a4a48');
    // quayside town climbing to the right
    const cl =
      fill(
        polygon([760, 950, 800, 900, 860, 880, 940, 800, 1040, 770, 1200, 740, 1640, 700, 1640, 1000, 760, 1000]),
        ctx.tone('#a58a6c', 1.4),
      ) +
      fill(
        times(9, (i) => polygon([840 + i * 90, 960, 856 + i * 90, 880 - i * 8, 880 + i * 90, 876 - i * 8, 870 + i * 90, 960])),
        ctx.tone('#a58a6c', 2.4),
        opacity(0.7),
      );
    const r = ctx.random('ay');
    let town = '';
    for (let k = 0; k < 4; k++) {
      let wl = '',
        sd = '',
        ro = '',
        wn = '',
        lit = '';
      for (let x = 830 + (3 - k) * 70 - (k === 3 ? 20 : 0); x < 1660; ) {
        const w = r.range(64, 94),
          h = r.range(50, 78),
          y = 756 + k * 52 - (x - 900) * 0.06,
          on = r(),
          a = r();
        if (x < ctx.right + 60) {
          wl += rect(x, y - h, w, h + 70);
          sd += s < 0 ? rect(x + w * 0.7, y - h, w * 0.3, h + 70) : rect(x, y - h, w * 0.3, h + 70);
          ro += polygon([x - 5, y - h + 3, x + w * 0.16, y - h - 24, x + w * 0.84, y - h - 24, x + w + 5, y - h + 3]);
          for (const q of [0.3, 0.66]) {
            const pane = tick(x + w * q, y - h + 14, 16);
            if (on > 0.3 && (q * 10 + a * 7) % 2 > 0.7) lit += pane;
            else wn += pane;
          }
        }
        x += w + r.range(-2, 8);
      }
      town +=
        fill(wl, ctx.built('#f0dfc0', 0.7, 0.16 - k * 0.04)) +
        fill(sd, ctx.built('#f0dfc0', 2, 0.14), opacity(0.7)) +
        fill(ro, ctx.built('#c8603c', 0.9, 0.14 - k * 0.03)) +
        stroke(wn, ctx.tone('#5a4a58', 2.6, 0.1), 9) +
        stroke(lit, ctx.pane('#5a4a58', 0.1), 9);
      if (k === 0) town += minaret(1010, 770);
      if (k === 1) town += clock(1212, 790);
    }
    function minaret(x: number, y: number) {
      // Yivli: eight fluted half-columns of red brick
      const b = '#c8714c',
        w = 62;
      let fl = '',
        hi = '';
      for (let i = 0; i < 6; i++) {
        fl += rect(x - w / 2 + (i * w) / 6, y - 300, w / 12, 220);
      }
      hi = rect(s > 0 ? x + w * 0.16 : x - w * 0.4, y - 300, w * 0.24, 220);
      return (
        fill(rect(x - 44, y - 86, 88, 130), ctx.built(b, 1)) +
        fill(s > 0 ? rect(x - 44, y - 86, 30, 130) : rect(x + 14, y - 86, 30, 130), ctx.built(b, 2)) +
        fill(polygon([x - 44, y - 86, x - 31, y - 104, x + 31, y - 104, x + 44, y - 86]), ctx.built(b, 0.5)) +
        fill(rect(x - w / 2, y - 300, w, 200), ctx.built(b, 0.9)) +
        fill(fl, ctx.built(b, 2.1), opacity(0.7)) +
        fill(hi, ctx.built(b, 0), opacity(0.6)) +
        fill(rect(x - w / 2 - 3, y - 150, w + 6, 7) + rect(x - w / 2 - 3, y - 220, w + 6, 7), ctx.built('#3f9aa0', 0.8)) +
        fill(
          polygon([x - 31, y - 300, x - 46, y - 322, x + 46, y - 322, x + 31, y - 300]) + rect(x - 46, y - 338, 92, 18),
          ctx.built(b, 1.3),
        ) +
        fill(rect(x - 46, y - 342, 92, 6), ctx.built('#f0dfc0', 0.4)) +
        fill(rect(x - 17, y - 400, 34, 60), ctx.built(b, 1)) +
        fill(polygon([x - 22, y - 400, x, y - 460, x + 22, y - 400]), ctx.built('#7f93a0', 0.9)) +
        fill(rect(x - 1.5, y - 484, 3, 26) + circle(x, y - 486, 4), ctx.built('#f0c04a', 0.4)) +
        fill(roundArch(x, y - 352, 14, 34) + roundArch(x, y - 30, 26, 50), K)
      );
    }
    function clock(x: number, y: number) {
      return (
        fill(rect(x - 26, y - 150, 52, 200), ctx.built(st, 1)) +
        fill(s > 0 ? rect(x - 26, y - 150, 18, 200) : rect(x + 8, y - 150, 18, 200), D) +
        fill(
          times(4, (i) => rect(x - 28 + i * 15.6, y - 162, 9, 14)),
          M,
        ) +
        fill(circle(x, y - 118, 15), ctx.night ? ctx.mood.glow : ctx.built('#fff6e0', 0)) +
        stroke(`M${x} ${y - 118}v-9M${x} ${y - 118}h7`, ctx.tone('#3a2c30', 2.6), 2.6)
      );
    }
    // crenellated harbour wall and quay
    const wall =
      fill(
        polygon([748, 960, 768, 900, 1640, 884, 1640, 990, 740, 990]) +
          times(29, (i) => rect(772 + i * 32, 888 - i * 0.58, 18, 14)),
        ctx.verticalGradient(ramp(L, M), 880, 990),
      ) +
      fill(
        times(5, (i) => roundArch(850 + i * 170, 984, 54, 66)),
        ctx.built('#4a3a3a', 2.5),
      ) +
      stroke(segment(760, 930, 1640, 914), D, 3, opacity(0.6)) +
      fill(polygon([700, 986, 1640, 976, 1640, 1004, 690, 1010]), ctx.built('#d9c6a0', 0.9)) +
      fill(polygon([690, 1010, 1640, 1004, 1640, 1020, 696, 1024]), ctx.built('#8a7462', 2));
    const mole =
      fill(polygon([-420, 1000, 300, 990, 470, 996, 478, 1016, -420, 1026]), ctx.built('#b9a488', 1.6)) +
      fill(standingRect(440, 996, 26, 74) + rect(424, 918, 32, 8), ctx.built('#f6ecd8', 0.8)) +
      fill(standingRect(440, 918, 18, 20), ctx.night ? ctx.mood.glow : ctx.built('#d8402c', 0.6)) +
      fill(roundDome(440, 898, 24, 14), ctx.built('#b5382c', 1)) +
      (ctx.night ? fill(circle(440, 908, 60), ctx.radialGradient(fade(ctx.mood.glow, 0.6, 0), 440, 908, 60)) : '');
    const gulet = (x: number, y: number, k: number, flip: boolean, hull: string) =>
      x < ctx.left - 200 || x > ctx.right + 200
        ? ''
        : putStamp(
            ctx.share(`gulet${hull}`, () => guletD(hull)),
            x,
            y,
            k,
            flip,
          );
    const guletD = (hull: string) =>
      group(
        strokeRound('M-50-24V-200M54-24V-170M-50-200L-150-20M-50-200L54-170L176-44M-50-196L54-24', ctx.tone('#5a4034', 2), 3) +
          fill('M-160-40Q-140-20-60-18H90Q140-22 190-52L150 14H-128Q-154-4-160-40z', ctx.tone(hull, 0.9)) +
          fill('M-154-20Q-60 2 172-20L150 14H-128Q-146 2-154-20z', ctx.tone(hull, 2)) +
          stroke('M-156-28Q-60-6 180-38', ctx.tone('#f2d8a0', 0.4), 4) +
          fill('M-110-52H20V-20H-116z', ctx.tone('#f2e2c4', 0.8)) +
          fill(
            times(5, (i) => rect(-100 + i * 23, -44, 14, 13)),
            ctx.pane('#3a5a66'),
          ) +
          fill('M-120-60Q-40-70 30-58V-52H-120z', ctx.tone('#fff6e6', 0.3)) +
          (ctx.night
            ? fill(
                times(7, (i) => circle(-50 + i * 17, -196 + i * 4.6 + Math.sin((i / 6) * 3.14) * 16, 3.4)) +
                  times(6, (i) => circle(-50 - i * 17, -196 + i * 30, 3.2)),
                ctx.mood.glow,
              )
            : '') +
          fill(rect(-120, 22, 240, 3) + rect(-84, 30, 150, 3), ctx.night ? ctx.mood.glow : '#fff', opacity(0.5)),
      );
    // fireworks only after dark
    const burst = (x: number, y: number, R0: number, c: string, n: number, ph: number) => {
      if (x < ctx.left - R0 || x > ctx.right + R0) return '';
      let a = '',
        dots = '';
      for (let i = 0; i < n; i++) {
        const t = (i / n) * 6.283 + ph,
          c1 = Math.cos(t),
          s1 = Math.sin(t),
          k = i % 2 ? 1 : 0.72;
        a += path`M${x + c1 * R0 * 0.22} ${y + s1 * R0 * 0.22}Q${x + c1 * R0 * 0.7 * k} ${y + s1 * R0 * 0.7 * k - R0 * 0.03} ${x + c1 * R0 * k} ${y + s1 * R0 * k + R0 * 0.1}`;
        dots += circle(x + c1 * R0 * k * 1.06, y + s1 * R0 * k * 1.06 + R0 * 0.12, R0 * 0.026);
      }
      return (
        fill(circle(x, y, R0 * 1.3), ctx.radialGradient(fade(c, 0.34, 0), x, y, R0 * 1.3)) +
        strokeRound(a, c, R0 * 0.02) +
        fill(dots, mix(c, '#ffffff', 0.5))
      );
    };
    const fw = ctx.night
      ? burst(820, 420, 150, '#ffb454', 28, 0) +
        burst(1080, 540, 100, '#ff6f8f', 24, 0.1) +
        burst(640, 560, 84, '#7fe0d0', 22, 0.05) +
        burst(1380, 430, 120, '#b79cff', 24, 0.2) +
        burst(240, 520, 104, '#ffd76a', 24, 0.1) +
        strokeRound('M820 720Q812 600 820 470M1080 720Q1086 660 1080 580M640 724Q644 670 640 600', '#ffe2a8', 2.4, opacity(0.45))
      : '';
    const refl = ctx.night
      ? stroke(
          times(34, (i) => {
            const xx = 300 + ((i * 173) % 1000),
              yy = 1034 + ((i * 71) % 200);
            return segment(xx, yy, xx + 30 + (i % 5) * 14, yy);
          }),
          ctx.mood.glow,
          4,
          opacity(0.5),
        ) +
        stroke(
          times(12, (i) => segment(760 + ((i * 37) % 90), 750 + i * 17, 800 + ((i * 37) % 90), 750 + i * 17)),
          '#ffb454',
          3,
          opacity(0.5),
        )
      : stroke(
          times(20, (i) => {
            const xx = 300 + ((i * 173) % 1000),
              yy = 1040 + ((i * 71) % 190);
            return segment(xx, yy, xx + 40, yy);
          }),
          '#fff',
          4,
          opacity(0.45),
        );
    return {
      sky: fw,
      main: cl + town + wall + mole + refl,
      front:
        gulet(560, 1120, 1.2, false, '#8a3f2c') +
        gulet(1060, 1090, 0.95, true, '#2f5f8a') +
        gulet(1420, 1110, 1.1, true, '#8a3f2c') +
        gulet(190, 1090, 0.9, false, '#2f5f8a') +
        sailboat(ctx, 640, 826, 0.34, { depth: 0.2 }) +
        palmStamp(ctx, 1180, 984, 180, {}) +
        palmStamp(ctx, 1250, 984, 150, { lean: -1 }) +
        palmStamp(ctx, 800, 986, 130, {}),
    };
  },
};
