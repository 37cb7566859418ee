import { acacia } from '../engine/african-trees.ts';
import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { plain } from '../engine/desert.ts';
import { hills } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, segment, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Balancing rocks of Matobo with rhinos at dusk. */
export const matobo: Scene = {
  horizon: 860,
  wideTop: 290,
  mood: 'dusk',
  night: 'night',
  sun: { x: 640, y: 700, r: 130 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [380, 660], alpha: 0.6, seed: 'zw' }),
      far:
        hills(ctx, { y: 840, amp: 60, wl: 360, albedo: '#7a5a6a', depth: 0.6, seed: 'zw0' }) +
        hills(ctx, { y: 880, amp: 40, wl: 260, albedo: '#8a6250', depth: 0.42, seed: 'zw1' }) +
        (
          [
            [420, 60],
            [520, 46],
            [760, 54],
            [900, 40],
            [200, 60],
            [60, 70],
          ] as const
        )
          .map(([x, h]) => acacia(ctx, x, 908, h, { depth: 0.36, flip: x % 3 === 0 }))
          .join(''),
      mid: plain(ctx, { y: 910, albedo: '#b58548', depth: 0.26, seed: 'zw2', near: 1.7 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#c98f6c';
    // rounded granite: superellipse outline + shaded flank + lichen
    const rock = (x: number, y: number, w: number, h: number, tilt = 0, d = 0, sq = 0.74) => {
      if (x < ctx.left - w || x > ctx.right + w) return '';
      const p: number[] = [],
        n = 14,
        r = ctx.random(`rk${x}${y}`),
        ct = Math.cos(tilt),
        sn = Math.sin(tilt),
        j = Array.from({ length: n }, () => 1 + r.jitter(0.035));
      const rim = (a: number, k: number) => {
        const c = Math.cos(a),
          q = Math.sin(a),
          u = Math.sign(c) * Math.abs(c) ** sq * w * 0.5 * k,
          v = Math.sign(q) * Math.abs(q) ** sq * h * 0.5 * k;
        return [x + u * ct - v * sn, y - h / 2 + u * sn + v * ct] as const;
      };
      for (let i = 0; i < n; i++) p.push(...rim((i / n) * 6.283, at(j, i)));
      const body = smooth(p, true),
        inside = ctx.clip(body),
        line = (u: number, v: number) => [x + u * w * ct - v * h * sn, y - h / 2 + u * w * sn + v * h * ct] as const;
      // the rock's own outline, pushed away from the sun, is its shade
      const shadeAt = (k: number, tone: number) =>
        fill(body, ctx.tone(st, tone, d), `transform="translate(${Math.round(-s * w * k)} ${Math.round(h * k * 0.7)})"`);
      return (
        fill(body, ctx.tone(st, 0.3, d)) +
        group(
          shadeAt(0.26, 1.9) +
            stroke(
              segment(...line(-0.5, 0.1), ...line(0.1, 0.02)) + segment(...line(0.16, -0.24), ...line(0.5, -0.28)),
              ctx.tone(st, 2.7, d),
              3,
              opacity(0.45),
            ),
          inside,
        )
      );
    };
    const stack =
      rock(1010, 1110, 470, 250, 0.02) +
      rock(1190, 1130, 330, 240, -0.08) +
      rock(960, 872, 300, 190, -0.05) +
      rock(1120, 902, 170, 150, 0.1) +
      rock(1000, 690, 360, 130, 0.07) +
      rock(950, 566, 170, 150, -0.12);
    const left =
      rock(360, 1080, 300, 170, 0.04, 0.06) +
      rock(470, 1100, 200, 120, -0.06, 0.06) +
      rock(380, 918, 190, 110, -0.1, 0.06) +
      rock(60, 1090, 380, 260, 0.02, 0.04) +
      rock(80, 838, 260, 170, 0.06, 0.04) +
      rock(1460, 1120, 380, 300, -0.03) +
      rock(1480, 824, 240, 210, 0.08);
    const rhino = (x: number, y: number, k: number, flip = false, c = '#6f6068') =>
      place(
        x,
        y,
        k,
        fill('M-66-42L-60 0H-36L-34-42zM28-42L32 0H56L56-42z', ctx.tone(c, 2.8)) +
          fill(
            'M-120-62C-122-96-100-116-66-116C-40-117-20-107 6-112C26-120 48-122 66-108C76-112 84-116 88-112L92-98C108-92 126-78 137-62C143-53 140-42 130-40C118-38 108-44 98-46C90-40 84-36 79-34L80 0H53L49-34C30-28-20-26-52-34L-54 0H-83L-87-40C-101-44-118-50-120-62z',
            ctx.tone(c, 2),
          ) +
          fill('M76-108L70-129L90-115z', ctx.tone(c, 2.3)) +
          fill(
            'M127-66C133-80 138-94 140-114C149-94 147-70 139-55zM110-84C114-92 116-100 116-108C123-99 124-88 120-78z',
            ctx.tone('#e0cdb0', 1),
          ) +
          strokeRound('M-119-72C-129-62-131-46-125-34', ctx.tone(c, 2.4), 4) +
          stroke('M34-108C27-84 36-62 50-50M-56-110C-70-84-64-60-50-44', ctx.tone(c, 2.8), 3, opacity(0.6)) +
          strokeRound(
            'M-108-98C-96-112-80-113-64-113C-40-114-20-104 6-109C28-117 48-118 64-106',
            ctx.tone(c, 0.6),
            4,
            opacity(0.5),
          ) +
          fill(circle(110, -70, 2.8), '#1a1620'),
        flip,
      );
    const shadow =
      fill(ellipse(560, 1154, 170, 12), ctx.tone('#4a2c30', 2.7), opacity(0.45)) +
      fill(ellipse(844, 1122, 100, 8), ctx.tone('#4a2c30', 2.7), opacity(0.45)) +
      fill(ellipse(1080, 1124, 330, 18), ctx.tone('#4a2c30', 2.7), opacity(0.5));
    const front =
      rhino(560, 1152, 1.35) +
      rhino(850, 1120, 0.74) +
      grass(ctx, {
        y: (x: number) => 1170 + Math.sin(x / 80) * 6,
        h: [20, 60],
        gap: 14,
        albedo: '#7a5a2c',
        seed: 'zg1',
        density: 0.5,
      }) +
      grass(ctx, {
        y: (x: number) => 1258 + Math.sin(x / 90) * 8,
        h: [60, 150],
        gap: 13,
        albedo: '#5a3f26',
        tone: 2.5,
        seed: 'zg2',
      });
    return { main: shadow + left + stack, front: front + birds(ctx, 720, 520, 5, { size: 13 }) };
  },
};
