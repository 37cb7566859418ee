import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { at } from '../engine/numbers.ts';
import {
  circle,
  ellipse,
  halfSymmetric,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  standingRect,
  tick,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Ribeira, the Dom Luís I Bridge and a rabelo boat with port barrels. */
export const porto: Scene = {
  horizon: 860,
  wideTop: 250,
  mood: 'golden',
  night: 'violet',
  sun: { x: 540, y: 420, r: 88 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 560], alpha: 0.6, seed: 'po' }),
      far:
        hills(ctx, { y: 760, amp: 60, wl: 520, albedo: '#8f9a78', depth: 0.55, seed: 'po0' }) +
        rooftops(ctx, { y: 840, rows: 1, scale: 0.5, depth: 0.45, seed: 'po1', from: 470, to: 1240 }),
      mid: water(ctx, { y: 900, glintX: 600, lines: 18 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      r = ctx.random('ribeira');
    // Ribeira rising on the right
    const cols = ['#e9b24f', '#d9694a', '#f2e2c0', '#5f94ae', '#e8c98a', '#b8553f', '#f6ead2', '#7fae9a'];
    let town = '';
    for (let k = 0; k < 5; k++) {
      const base = 920 - (4 - k) * 78,
        d = 0.2 - k * 0.045,
        from = 1130 - k * 62 + (k === 4 ? -20 : 0);
      const wl = new Map<string, string>();
      let rf = '',
        wn = '',
        lt = '',
        sd = '',
        fr = '',
        x = from;
      while (x < 1720) {
        const w = r.range(66, 94) + k * 4,
          h = k === 4 ? r.range(120, 176) : r.range(84, 120),
          t = base - h,
          c = r.pick(cols),
          n = w > 72 ? 3 : 2,
          fl = k < 4 ? 2 : Math.floor((h - 16) / 30),
          v = Array.from({ length: 9 }, () => r());
        if (x < ctx.right) {
          wl.set(c, (wl.get(c) ?? '') + rect(x, t, w, h + 60));
          sd += s > 0 ? rect(x, t, w * 0.12, h + 60) : rect(x + w * 0.86, t, w * 0.14, h + 60);
          rf += polygon([x - 3, t + 3, x + w * 0.12, t - 22, x + w * 0.88, t - 22, x + w + 3, t + 3]);
          for (let f = 0; f < fl; f++)
            for (let i = 0; i < n; i++) {
              const q = `M${Math.round(x + (w / n) * (i + 0.5))} ${Math.round(t + 12 + f * 30)}v18`;
              if (k > 2) fr += q;
              if (ctx.night && at(v, (i * 4 + f * 3) % 9) < 0.5) lt += q;
              else wn += q;
            }
        }
        x += w;
      }
      town +=
        [...wl].map(([c, q]) => fill(q, ctx.built(c, 0.8, d))).join('') +
        fill(sd, ctx.built('#4a3a44', 2.2, d), opacity(0.28)) +
        fill(rf, ctx.built('#c8573a', 0.9, d)) +
        stroke(fr, ctx.built('#fbf1de', 0.5, d), 12) +
        stroke(wn, ctx.built('#4a4656', 2.4, d), 8) +
        stroke(lt, ctx.pane('#000', d), 8);
      if (k === 1) {
        const cx = 1230,
          cy = 640;
        town +=
          fill(standingRect(cx, cy + 40, 44, 200) + standingRect(cx, cy - 158, 34, 60), ctx.built('#e3cda4', 0.8, 0.12)) +
          fill(
            s > 0
              ? rect(cx - 22, cy - 160, 15, 200) + rect(cx - 17, cy - 218, 11, 60)
              : rect(cx + 7, cy - 160, 15, 200) + rect(cx + 6, cy - 218, 11, 60),
            ctx.built('#e3cda4', 2, 0.12),
          ) +
          fill(
            standingRect(cx, cy - 158, 56, 7) +
              standingRect(cx, cy - 216, 44, 6) +
              roundDome(cx, cy - 222, 28, 30) +
              standingRect(cx, cy - 248, 3, 30),
            ctx.built('#e3cda4', 1.2, 0.12),
          ) +
          fill(roundArch(cx, cy - 112, 14, 34) + roundArch(cx, cy - 172, 12, 30), windowColor(ctx, '#4a3a44', 0.1));
      }
    }
    // left bank: Vila Nova cliff with the Serra do Pilar
    const cliff =
      fill(
        polygon([ctx.left, 600, 300, 596, 420, 610, 470, 660, 500, 760, 540, 916, ctx.left, 916]),
        ctx.tone('#b09a78', 1.4, 0.06),
      ) +
      fill(polygon([420, 610, 470, 660, 500, 760, 540, 916, 470, 916, 440, 760]), ctx.tone('#b09a78', s > 0 ? 0.6 : 2.3, 0.06)) +
      parkTrees(ctx, {
        y: (x: number) => 640 + Math.max(0, x - 300) * 0.3,
        size: [30, 50],
        from: ctx.left - 60,
        to: 480,
        albedo: '#6f8a4a',
        depth: 0.08,
        seed: 'po4',
        drop: 60,
        gap: 1,
      }) +
      parkTrees(ctx, {
        y: 892,
        size: [24, 40],
        from: ctx.left - 60,
        to: 540,
        albedo: '#5f7d48',
        depth: 0.04,
        seed: 'po5',
        drop: 40,
      });
    const lodges =
      fill(
        times(7, (i) => `M${-60 + i * 84} 908v-52l40-26l40 26v52z`),
        ctx.built('#fbf1de', 0.9, 0.04),
      ) +
      strokeRound(
        times(7, (i) => `M${-64 + i * 84} 858l44-29l44 29`),
        ctx.built('#c8573a', 0.9, 0.04),
        9,
      ) +
      stroke(
        times(7, (i) => `M${-20 + i * 84} 908v-30`),
        ctx.built('#5a3c34', 2.2),
        22,
      );
    const ser =
      fill(rect(226, 530, 150, 76) + rect(110, 556, 130, 50), ctx.built('#fbf1de', 0.6, 0.08)) +
      fill(rect(226, 530, 40, 76), ctx.built('#fbf1de', 1.9, 0.08)) +
      fill(
        roundDome(320, 532, 100, 66) + standingRect(320, 472, 18, 22) + roundDome(320, 452, 20, 14),
        ctx.built('#d9a05a', 0.9, 0.08),
      ) +
      fill(halfSymmetric(320, [50, 532, 46, 500, 30, 474, 4, 466], -s), ctx.built('#d9a05a', 2, 0.08)) +
      fill(rect(104, 548, 272, 8), ctx.built('#c8573a', 1, 0.08)) +
      stroke(
        times(5, (i) => tick(130 + i * 22, 572, 18)) + times(3, (i) => tick(284 + i * 32, 556, 26)),
        windowColor(ctx, '#4a3a44', 0.08),
        9,
      );
    // Dom Luís bridge: upper deck, arch, lower deck
    const ir = '#5f6a72',
      I = ctx.built(ir, 1.3),
      ID = ctx.built(ir, 2.3),
      IL = ctx.built(ir, 0.3);
    const ax = 480,
      bx = 1180,
      mx = 830,
      ay = 852,
      dy = 596,
      cr = 628;
    const yOut = (x: number) => {
      const t = Math.abs(x - mx) / (bx - mx);
      return cr + (ay - cr) * (1 - Math.sqrt(Math.max(0, 1 - t ** 1.9)));
    };
    const yIn = (x: number) => yOut(x) + 22 + 34 * (Math.abs(x - mx) / 350) ** 2;
    const o1 = [],
      o2 = [];
    let lat = '',
      vert = '',
      hang = '';
    for (let i = 0; i <= 22; i++) {
      const x = ax + ((bx - ax) * i) / 22;
      o1.push(x, Math.min(ay, yOut(x)));
      o2.push(x, Math.min(ay + 46, yIn(x)));
      if (i && i < 22) {
        lat += segment(x, yOut(x), x, yIn(x));
        const x2 = ax + ((bx - ax) * (i + 1)) / 22;
        lat += i % 2 ? segment(x, yOut(x), x2, yIn(Math.min(x2, bx - 1))) : segment(x, yIn(x), x2, yOut(Math.min(x2, bx - 1)));
      }
    }
    for (const x of [520, 590, 660, 1000, 1070, 1140]) vert += rect(x - 5, dy, 10, yOut(x) - dy);
    for (let i = 0; i < 9; i++) {
      const x = 570 + i * 65;
      hang += segment(x, yIn(x), x, 862);
    }
    const br =
      stroke(hang, ID, 3) +
      fill(vert, ID) +
      stroke(polygon(o1, false), I, 11) +
      stroke(polygon(o2, false), ID, 9) +
      stroke(lat, I, 3.4) +
      fill(rect(ctx.left, dy - 16, ctx.right - ctx.left, 16), I) +
      fill(rect(ctx.left, dy - 20, ctx.right - ctx.left, 6), IL) +
      stroke(`M${ctx.left} ${dy + 16}H${ctx.right}`, ID, 5) +
      stroke(
        times(42, (i) => {
          const x = -40 + i * 40;
          return x > ctx.left - 40 && x < ctx.right ? `M${x} ${dy}l20 16l20-16` : '';
        }),
        ID,
        3,
      ) +
      fill(rect(430, 858, 790, 12), I) +
      fill(rect(430, 854, 790, 5), IL) +
      fill(rect(446, 560, 44, 360) + rect(1168, 560, 44, 360), ctx.built('#cbb592', 1)) +
      fill(rect(s > 0 ? 446 : 476, 560, 14, 360) + rect(s > 0 ? 1168 : 1198, 560, 14, 360), ctx.built('#cbb592', 2.1)) +
      fill(rect(438, 552, 60, 12) + rect(1160, 552, 60, 12), ctx.built('#cbb592', 0.3));
    const tram =
      fill(rect(700, dy - 60, 170, 42), ctx.built('#f4c23a', 0.7)) +
      fill(rect(700, dy - 60, 170, 10), ctx.built('#fbf1de', 0.5)) +
      fill(
        times(5, (i) => rect(710 + i * 32, dy - 48, 22, 16)),
        ctx.night ? ctx.mood.glow : ctx.tone('#35505e', 2),
      );
    const quay =
      fill(rect(1090, 908, ctx.right - 1090 + 20, 26), ctx.tone('#a08a78', 1.8)) +
      fill(rect(1090, 902, ctx.right - 1090 + 20, 8), ctx.tone('#e6d4b4', 0.5)) +
      fill(rect(ctx.left, 908, 560 - ctx.left, 20), ctx.tone('#a08a78', 1.8)) +
      fill(
        times(7, (i) =>
          polygon([1120 + i * 58, 902, 1120 + i * 58, 884, 1142 + i * 58, 872, 1164 + i * 58, 884, 1164 + i * 58, 902]),
        ),
        ctx.built('#c8402f', 0.7),
        opacity(0.9),
      );
    const [el, re] = reflect(ctx, 926, town + tram + br + quay, { k: 0.56, alpha: 0.36 });
    const rabelo = (x: number, y: number, k: number, f = false) =>
      place(
        x,
        y,
        k,
        fill(
          'M-226-70L-214-74Q-190-18-120-10H150Q204-20 236-76L246-70Q226 14 160 26H-130Q-200 16-226-70z',
          ctx.tone('#6b452e', 1.4),
        ) +
          fill('M-214-74Q-190-18-120-10H150Q204-20 236-76L240-64Q206-2 150 4H-124Q-196-4-219-66z', ctx.tone('#c08a54', 0.5)) +
          fill(
            times(3, (j) => times(5 - j, (i) => ellipse(-66 + i * 42 + j * 21, -22 - j * 32, 20, 17))),
            ctx.tone('#8a5a34', 1.1),
          ) +
          fill(
            times(3, (j) => times(5 - j, (i) => ellipse(-66 + i * 42 + j * 21, -22 - j * 32, 12, 10))),
            ctx.tone('#b5824e', 0.6),
          ) +
          stroke('M40 0V-236M-40-216H140', ctx.tone('#5a3a2a', 2.2), 6) +
          fill('M-36-214H136Q150-150 128-96H-28Q-50-150-36-214z', ctx.built('#fbf1dc', 0.5)) +
          fill(
            s > 0 ? 'M-36-214H0Q-10-150 6-96H-28Q-50-150-36-214z' : 'M136-214H100Q112-150 96-96H128Q150-150 136-214z',
            ctx.built('#d9c3a4', 1.7),
          ) +
          fill('M18-176q32-22 64 0v36q-32 30-64 0z', ctx.built('#a8322a', 1)) +
          strokeRound('M-196-92L-336 22', ctx.tone('#5a3a2a', 2.2), 6) +
          fill(`M-200-52L-198-88Q-196-112-184-114Q-172-112-170-88L-166-52z${circle(-186, -124, 8.5)}`, ctx.tone('#3a3040', 2.4)) +
          strokeRound('M-190-106L-212-82M-178-104L-202-84', ctx.tone('#3a3040', 2.4), 6) +
          fill('M-200-128Q-186-136-172-128L-176-132Q-186-142-196-132z', ctx.built('#e8cf96', 0.8)) +
          fill(rect(-180, 34, 360, 4) + rect(-130, 44, 260, 4), '#fff2d8', opacity(0.5)),
        f,
      );
    return {
      behind: cliff + lodges + ser,
      main: re + el + ripples(ctx, { y: 934, base: 1250, n: 26, seed: 'por', alpha: 0.6 }),
      front: rabelo(690, 1090, 1.02) + rabelo(1130, 986, 0.4, true) + birds(ctx, 720, 480, 5, { size: 12 }),
    };
  },
};
