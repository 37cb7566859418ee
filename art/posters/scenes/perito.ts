import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, ellipse, polygon, rect, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** The ice front of Perito Moreno, people watching it calve. */
export const perito: Scene = {
  horizon: 760,
  wideTop: 240,
  mood: 'nordic',
  night: 'night',
  sun: { x: 1080, y: 350, r: 78 },
  ground(ctx) {
    const y = 760;
    return {
      sky: streaks(ctx, { n: 5, y: [220, 420], alpha: 0.8, seed: 'pe' }),
      far:
        mountains(ctx, { y: y - 60, h: 420, n: 5, depth: 0.5, albedo: '#6a80a4', snow: 0.45, seed: 'pe0' }) +
        mountains(ctx, {
          y: y - 10,
          depth: 0.3,
          seed: 'pe1',
          albedo: '#566a84',
          snow: 0.2,
          peaks: [
            [-160, 420, 280],
            [80, 340, 260],
            [300, 230, 220],
            [1300, 240, 220],
            [1500, 360, 260],
            [1720, 420, 260],
          ],
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      r = ctx.random('pm'),
      ice = '#bfe2f2';
    // the glacier tongue, broad and crevassed
    const tongue =
      fill(
        polygon([
          420, 640, 560, 600, 700, 586, 860, 584, 1000, 598, 1140, 640, 1330, 700, 2040, 730, 2040, 800, -440, 800, -440, 730,
          260, 700,
        ]),
        ctx.tone('#e3f2fa', 0.4, 0.14),
      ) +
      stroke(
        times(16, (i) => `M${540 + i * 32 - (i - 8) * 6} ${606 + Math.abs(i - 8) * 2}Q${500 + i * 40} 660 ${300 + i * 68} 730`),
        ctx.tone('#7fb2d6', 1.4, 0.1),
        3,
        opacity(0.5),
      ) +
      stroke(
        times(7, (i) => `M${380 - i * 90} ${650 + i * 12}Q800 ${620 + i * 16} ${1200 + i * 100} ${652 + i * 12}`),
        ctx.tone('#7fb2d6', 1.4, 0.1),
        2.6,
        opacity(0.4),
      );
    // ice front: slabs of unequal height, each with a bright and a blue face
    let a = '',
      b = '',
      c = '',
      top = '',
      x = -460,
      base = 930;
    while (x < 2060) {
      const w = r.range(34, 82),
        h = 150 + 70 * Math.sin((x + 300) / 420) + r.range(-26, 46),
        t = base - h,
        sp = r.range(0.34, 0.6),
        lean = r.jitter(8);
      if (x + w > ctx.left && x < ctx.right) {
        const m = x + w * sp;
        a += polygon([x, base, x + lean, t + r.range(6, 30), m, t, m + r.jitter(5), base]);
        b += polygon([m, base, m, t, x + w + lean, t + r.range(14, 40), x + w, base]);
        if (r() < 0.6) c += polygon([m - 4, base, m - 2, t + h * r.range(0.2, 0.5), m + 7, t + h * 0.5, m + 8, base]);
        top += polygon([x + lean, t + 24, m, t, x + w + lean, t + 26, m + 4, t + 16]);
      }
      x += w;
    }
    const front =
      fill(a, s > 0 ? ctx.tone(ice, 1.7) : ctx.tone('#f2fafd', 0)) +
      fill(b, s > 0 ? ctx.tone('#f2fafd', 0) : ctx.tone(ice, 1.7)) +
      fill(c, ctx.tone('#3f8fc4', 1.2), opacity(0.8)) +
      fill(top, ctx.tone('#ffffff', 0)) +
      fill(rect(ctx.left, base - 12, 2600, 14), ctx.tone('#2f7fb0', 1.4), opacity(0.8));
    const fallIce =
      fill(
        polygon([930, 930, 926, 850, 946, 800, 966, 860, 990, 840, 986, 930]) +
          polygon([1004, 932, 1000, 890, 1020, 880, 1030, 932]),
        ctx.tone('#ffffff', 0),
      ) +
      fill(ellipse(970, 934, 90, 18), '#fff', opacity(0.8)) +
      fill(
        times(9, (i) => circle(900 + i * 17, 920 - ((i * 37) % 40), 4)),
        '#fff',
      );
    const lake = water(ctx, {
      y: 928,
      ...(ctx.night ? {} : { top: '#9fe0e0', bottom: '#2a86a8' }),
      glintX: 1080,
      lines: 18,
    });
    const refl = fill(
      times(22, (i) =>
        polygon([i * 92 - 440, 932, i * 92 - 400, 932, i * 92 - 410, 990 + ((i * 37) % 40), i * 92 - 430, 990 + ((i * 37) % 40)]),
      ),
      ctx.tone('#f2fafd', 0.4),
      opacity(0.4),
    );
    const berg = (bx: number, by: number, k: number, f = false) =>
      place(
        bx,
        by,
        k,
        fill('M-110 0L-84-44L-40-30L-14-86L24-58L50-70L92-20L120 0Q0 16-110 0z', ctx.tone('#f2fafd', 0)) +
          fill(
            s > 0
              ? 'M-110 0L-84-44L-40-30L-14-86L-8-40L-30-20L-24 6Q-70 6-110 0z'
              : 'M120 0L92-20L50-70L24-58L34-30L20-12L26 8Q80 6 120 0z',
            ctx.tone(ice, 1.8),
          ) +
          fill('M-14-86L24-58L14-44L-6-60z', ctx.tone('#3f8fc4', 0.8), opacity(0.5)) +
          fill(rect(-100, 10, 200, 5) + rect(-70, 21, 130, 4), '#ffffff', opacity(0.5)),
        f,
      );
    const ship = place(
      520,
      1010,
      0.8,
      fill('M-120-26H110L90 8H-100z', ctx.tone('#c8352b', 0.8)) +
        fill('M-90-26V-56H60L76-26z', ctx.tone('#ffffff', 0.2)) +
        fill('M-50-56V-80H20V-56z', ctx.tone('#ffffff', 0.6)) +
        fill(
          times(6, (i) => rect(-80 + i * 24, -48, 14, 12)),
          ctx.pane('#4a6a80'),
        ) +
        fill(rect(-100, 14, 190, 4), '#fff', opacity(0.6)),
    );
    const rail =
      fill(
        polygon([
          -440, 1160, 100, 1150, 420, 1166, 640, 1196, 860, 1210, 1100, 1186, 1300, 1160, 2040, 1150, 2040, 1290, -440, 1290,
        ]),
        ctx.tone('#4a5a44', 1.7),
      ) +
      stroke(
        times(34, (i) => tick(-400 + i * 70, 1150 + 40 * Math.exp(-(((-400 + i * 70 - 830) / 300) ** 2)), 50)) +
          'M-440 1158Q200 1146 500 1170T860 1204T1200 1168T2040 1144',
        ctx.tone('#6a4a34', 1.8),
        6,
      );
    return {
      main:
        tongue +
        front +
        lake +
        refl +
        fallIce +
        berg(1080, 1060, 0.9) +
        berg(360, 1090, 1) +
        berg(760, 1120, 0.6, true) +
        berg(1440, 1080, 1) +
        ship,
      front:
        rail +
        people(
          ctx,
          [
            [930, 1200, 96],
            [972, 1196, 90],
            [640, 1190, 84],
          ],
          '#c8352b',
        ) +
        forest(ctx, {
          yAt: (x) => 1290 - Math.max(0, Math.abs(x - 800) - 380) * 0.12,
          h: [90, 190],
          gap: 60,
          seed: 'pf',
          albedo: '#2f4a3c',
          tone: 2.1,
          depth: 0,
          density: 0.75,
        }) +
        birds(ctx, 640, 520, 5),
    };
  },
};
