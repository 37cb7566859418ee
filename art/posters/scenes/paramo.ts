import { bank, streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { horse } from '../engine/kits/fauna.ts';
import { puff } from '../engine/kits/puff.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, ellipse, offset, path, polygon, segment, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Wild horses on the páramo under an Andean volcano, a condor above. */
export const paramo: Scene = {
  horizon: 800,
  wideTop: 240,
  mood: 'nordic',
  night: 'night',
  sun: { x: 1110, y: 400, r: 80 },
  ground(ctx) {
    const y = 800;
    return {
      sky: streaks(ctx, { n: 3, y: [560, 640], alpha: 0.6, seed: 'co' }),
      far:
        mountains(ctx, { y: y - 10, h: 170, n: 6, depth: 0.62, albedo: '#7f8aa0', seed: 'co0', jag: 0.08 }) +
        bank(ctx, y - 60, { amp: 40, wl: 150, alpha: 0.75, seed: 'co1', base: y + 60 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 840,
      rock = '#8a6a66',
      px = 800,
      top = 350;
    const e = (x: number) => y - (y - top) * Math.exp(-Math.abs(x - px) / 300) * 1.0;
    const sil = [];
    for (let x = 80; x <= 1520; x += 60) sil.push(x, Math.abs(x - px) < 56 ? top + 12 : e(x) + 18);
    const prof = [
      [0, 0],
      [52, 2],
      [90, 54],
      [150, 140],
      [230, 250],
      [330, 340],
      [460, 410],
      [640, 462],
      [820, 490],
    ] as const;
    const Lp = prof.map(([a, b]) => [px - a, top + b]).reverse(),
      Rp = prof.map(([a, b]) => [px + a, top + b]);
    const cone = polygon([...Lp.flat(), ...Rp.slice(1).flat()]);
    const sh =
      s > 0
        ? [...Lp.flat(), px - 14, top + 70, px + 16, top + 150, px - 26, top + 250, px + 8, top + 350, px - 60, top + 490]
        : [...Rp.flat(), px + 60, top + 490, px - 8, top + 350, px + 26, top + 250, px - 16, top + 150, px + 14, top + 70];
    const shade =
      s > 0
        ? polygon(sh)
        : polygon([px, top, ...Rp.flat(), px + 60, top + 490, px - 8, top + 350, px + 26, top + 250, px - 16, top + 150]);
    // snow cap with long tongues
    const tongue = offset(
      px,
      top,
      [
        -52, 2, 52, 2, 90, 54, 150, 140, 206, 222, 178, 206, 170, 262, 138, 190, 118, 300, 92, 214, 66, 260, 44, 200, 14, 318,
        -10, 214, -44, 280, -66, 196, -96, 312, -118, 200, -150, 256, -168, 190, -200, 222, -150, 140, -90, 54,
      ],
    );
    const snowShade =
      s > 0
        ? offset(
            px,
            top,
            [
              -52, 2, -4, 2, -14, 70, 14, 150, -10, 214, -44, 280, -66, 196, -96, 312, -118, 200, -150, 256, -168, 190, -200, 222,
              -150, 140, -90, 54,
            ],
          )
        : offset(
            px,
            top,
            [
              52, 2, 4, 2, 14, 70, -14, 150, 14, 318, 44, 200, 66, 260, 92, 214, 118, 300, 138, 190, 170, 262, 178, 206, 206, 222,
              150, 140, 90, 54,
            ],
          );
    const facets =
      polygon([px + s * 70, top + 70, px + s * 110, top + 150, px + s * 90, top + 180, px + s * 80, top + 120]) +
      polygon([px + s * 30, top + 40, px + s * 50, top + 120, px + s * 30, top + 160, px + s * 24, top + 90]);
    const volcano =
      fill(
        cone,
        ctx.verticalGradient(
          [
            [0, ctx.tone(rock, 0.5, 0.14)],
            [0.6, ctx.tone(rock, 0.9, 0.2)],
            [1, ctx.tone('#8f9a72', 1, 0.36)],
          ],
          top,
          y,
        ),
      ) +
      fill(
        shade,
        ctx.verticalGradient(
          [
            [0, ctx.tone(rock, 2, 0.14)],
            [0.7, ctx.tone(rock, 2, 0.24)],
            [1, ctx.tone('#7f8a6a', 1.8, 0.36)],
          ],
          top,
          y,
        ),
      ) +
      fill(polygon(tongue), ctx.tone('#ffffff', 0)) +
      fill(polygon(snowShade), ctx.tone('#cfdaf0', 1.6, 0.06)) +
      fill(facets, ctx.tone('#dfe6f4', 1.2), opacity(0.7)) +
      fill(ellipse(px, top + 5, 52, 7), ctx.tone('#9aa0b8', 2));
    const plume = puff(ctx, px + 30, top - 20, 90, 26, 0.8) + puff(ctx, px + 110, top - 40, 130, 30, 0.55);
    const cloudRing = puff(ctx, 470, 690, 300, 34, 0.9) + puff(ctx, 1120, 704, 330, 36, 0.9) + puff(ctx, 780, 720, 260, 22, 0.5);
    const paramo =
      hills(ctx, { y: 826, amp: 26, wl: 420, albedo: '#9aa05e', depth: 0.26, seed: 'cp1' }) +
      forest(ctx, {
        yAt: hillAt(ctx, { y: 836, amp: 26, wl: 420, seed: 'cp1' }),
        h: [16, 34],
        gap: 15,
        density: 0.5,
        albedo: '#4f6f52',
        depth: 0.22,
        seed: 'cpf',
      });
    const lake =
      fill(
        `${smooth([330, 930, 560, 896, 860, 892, 1150, 906, 1290, 936, 1160, 966, 860, 980, 520, 970, 330, 930])}z`,
        ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 890, 985),
      ) +
      fill(polygon([700, 896, 780, 962, 812, 962, 900, 894]), ctx.tone('#ffffff', 0.4), opacity(0.5)) +
      stroke(
        segment(560, 940, 680, 940) + segment(900, 926, 1040, 926) + segment(760, 956, 880, 956) + segment(1000, 948, 1100, 948),
        '#fff',
        3,
        opacity(0.6),
      );
    const near = hills(ctx, { y: 1010, amp: 24, wl: 520, albedo: '#a8944e', depth: 0.04, seed: 'cp3', tone: 1.1 });
    const frail = (x: number, yy: number, k: number) =>
      putStamp(
        ctx.share('frail', () => {
          const leaf = (n: number, r0: number, r1: number, a0: number, w: number) =>
            times(n, (i) => {
              const a = a0 + (i / (n - 1)) * (Math.PI - 2 * a0),
                c = Math.cos(a),
                q = Math.sin(a);
              return path`M${c * r0 - q * w} ${-104 - q * r0 - c * w}Q${c * r1 * 0.6 - q * w * 1.6} ${-104 - q * r1 * 0.6 - c * w * 1.6} ${c * r1} ${-104 - q * r1}Q${c * r1 * 0.6 + q * w * 1.6} ${-104 - q * r1 * 0.6 + c * w * 1.6} ${c * r0 + q * w} ${-104 - q * r0 + c * w}z`;
            });
          return (
            fill('M-13 0Q-10-60-15-100Q0-92 15-100Q10-60 13 0z', ctx.tone('#6b5240', 1.9)) +
            fill('M-14-100Q-26-84-22-64L-10-84L-4-62L4-84L12-62L20-80Q24-90 14-100z', ctx.tone('#8a6f4c', 1.6)) +
            fill(leaf(11, 4, 80, -0.3, 7), ctx.tone('#7f9866', 1.7)) +
            fill(leaf(8, 4, 70, 0.16, 6), ctx.tone('#b9cc96', 0.5)) +
            strokeRound('M-14-150L-22-196M10-156L18-200', ctx.tone('#9fb07a', 1), 4) +
            fill(circle(-22, -198, 9) + circle(18, -203, 9), ctx.tone('#f2c23c', 0.4))
          );
        }),
        x,
        yy,
        k,
      );
    const front =
      grass(ctx, {
        y: (x: number) => 1040 + Math.sin(x / 120) * 10,
        h: [16, 44],
        gap: 15,
        albedo: '#8a7a3a',
        tone: 1.8,
        seed: 'cg1',
      }) +
      horse(ctx, 520, 1112, 1.25, { albedo: '#6b3f30', tone: 1.6 }) +
      horse(ctx, 700, 1078, 0.95, { albedo: '#efe2d0', tone: 1, flip: true }) +
      horse(ctx, 850, 1100, 1.05, { albedo: '#4a3a40', tone: 2 }) +
      horse(ctx, 1420, 1100, 1.1, { albedo: '#6b3f30', tone: 1.6, flip: true }) +
      frail(1160, 1190, 1.7) +
      frail(1244, 1150, 1.1) +
      frail(380, 1230, 1.3) +
      frail(150, 1180, 1.5) +
      grass(ctx, {
        y: (x: number) => 1258 + Math.sin(x / 90) * 8,
        h: [50, 130],
        gap: 13,
        albedo: '#7d6a30',
        tone: 2.1,
        seed: 'cg2',
      });
    const condor =
      `<g transform="translate(470 486)rotate(-14)">` +
      fill(
        'M0-8Q-30-28-76-32Q-116-32-146-10L-122-14L-138 4L-114-3L-122 14L-98 4Q-58 4-17 10L-15 36L0 28L15 36L17 10Q58 4 98 4L122 14L114-3L138 4L122-14L146-10Q116-32 76-32Q30-28 0-8z',
        ctx.tone('#23242e', 2.5),
      ) +
      fill('M-78-27Q-44-25-20-13Q-50-9-84-9zM78-27Q44-25 20-13Q50-9 84-9z', ctx.tone('#eef0f4', 0.8), opacity(0.85)) +
      fill('M-9-11Q-9-28 0-30Q9-28 9-11Q0-5-9-11z', ctx.tone('#fff', 0.3)) +
      fill(circle(0, -31, 6), ctx.tone('#c2705c', 1)) +
      '</g>';
    return { main: plume + volcano + cloudRing + paramo + lake + near, front: front + condor };
  },
};
