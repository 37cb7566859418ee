import { cumulus, streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { box, camera, frustum, quad } from '../engine/solids.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The pyramid of Kukulcán at Chichén Itzá. */
export const chichen: Scene = {
  horizon: 880,
  wideTop: 240,
  mood: 'noon',
  night: 'jungle',
  sun: { x: 1130, y: 360, r: 88 },
  plane: [470, 220, -12, 0.58],
  ground(ctx) {
    const y = 890;
    return {
      sky:
        cumulus(ctx, 430, 560, 340, { seed: 'mx' }) +
        cumulus(ctx, 1230, 640, 300, { seed: 'mx' }) +
        cumulus(ctx, 40, 600, 300, { seed: 'mx' }) +
        cumulus(ctx, 1540, 560, 320, { seed: 'mx' }) +
        streaks(ctx, { n: 3, y: [260, 420], alpha: 0.7, seed: 'mx' }),
      far: jungle(ctx, {
        y: (x: number) => y - 40 + Math.sin(x / 110) * 10,
        size: [36, 70],
        albedo: '#4f8560',
        depth: 0.36,
        seed: 'mx1',
        base: y + 30,
      }),
      mid: layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#8fb85a', tone: 0.7, foot: 340, mist: 0.2 }),
    };
  },
  draw(ctx) {
    const st = '#d9c29a',
      L = ctx.built(st, 0),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2),
      T = ctx.built(st, 0.3),
      K = ctx.pane('#4a3f3a');
    const p = camera({ yaw: -30, eye: 5, dist: 150, scale: 11.4, x: 396, y: 1010 });
    const W = 55;
    let out = '';
    // nine terraces
    for (let i = 0; i < 9; i++) {
      const w = W - i * 4.2,
        o = (W - w) / 2,
        z = i * 2.55;
      out +=
        frustum(p, o, o, z, w, w, 2.3, 0.55, [M, D, L, T]) +
        frustum(p, o - 0.1, o - 0.1, z + 2.2, w + 0.2, w + 0.2, 0.35, 0, [T, D, L, T]);
    }
    // stairs up the middle of both visible faces, with balustrades
    const c = W / 2,
      top = 9 * 2.55,
      n = 40;
    const slope = (t: number) => -1.6 + t * ((4.2 / 2) * 9 + 1.6);
    const stairF = (a: number, b: number, tone: string) =>
      fill(
        quad(p, [
          [c + a, slope(0), 0],
          [c + b, slope(0), 0],
          [c + b, slope(1), top],
          [c + a, slope(1), top],
        ]),
        tone,
      );
    const stairR = (a: number, b: number, tone: string) =>
      fill(
        quad(p, [
          [W - slope(0), c + a, 0],
          [W - slope(0), c + b, 0],
          [W - slope(1), c + b, top],
          [W - slope(1), c + a, top],
        ]),
        tone,
      );
    const linesF = times(n, (i) => {
      const t = i / n,
        a = p([c - 4, slope(t), top * t]),
        b = p([c + 4, slope(t), top * t]);
      return segment(...a, ...b);
    });
    const linesR = times(n, (i) => {
      const t = i / n,
        a = p([W - slope(t), c - 4, top * t]),
        b = p([W - slope(t), c + 4, top * t]);
      return segment(...a, ...b);
    });
    out +=
      stairF(-5.2, 5.2, ctx.built(st, 1.5)) +
      stairF(-4, 4, ctx.built(st, 0.7)) +
      stroke(linesF, D, 2, opacity(0.7)) +
      stairR(-5.2, 5.2, ctx.built(st, 0.9)) +
      stairR(-4, 4, ctx.built(st, 0)) +
      stroke(linesR, D, 2, opacity(0.6));
    // temple
    const tw = 14,
      o = (W - tw) / 2;
    out +=
      box(p, o - 0.8, o - 0.8, top, tw + 1.6, tw + 1.6, 0.8, [M, D, L, T]) +
      box(p, o, o, top + 0.8, tw, tw, 5.2, [M, D, L, T]) +
      fill(
        quad(p, [
          [c - 1.6, o, top + 0.8],
          [c + 1.6, o, top + 0.8],
          [c + 1.6, o, top + 4.2],
          [c - 1.6, o, top + 4.2],
        ]),
        K,
      ) +
      fill(
        quad(p, [
          [o + tw, c - 3.6, top + 0.8],
          [o + tw, c + 3.6, top + 0.8],
          [o + tw, c + 3.6, top + 4],
          [o + tw, c - 3.6, top + 4],
        ]),
        K,
      ) +
      fill(
        quad(p, [
          [o + tw, c - 1.7, top + 0.8],
          [o + tw, c - 0.9, top + 0.8],
          [o + tw, c - 0.9, top + 4],
          [o + tw, c - 1.7, top + 4],
        ]) +
          quad(p, [
            [o + tw, c + 0.9, top + 0.8],
            [o + tw, c + 1.7, top + 0.8],
            [o + tw, c + 1.7, top + 4],
            [o + tw, c + 0.9, top + 4],
          ]),
        L,
      ) +
      box(p, o - 0.4, o - 0.4, top + 6, tw + 0.8, tw + 0.8, 0.6, [T, D, L, T]) +
      box(p, o + 0.2, o + 0.2, top + 6.6, tw - 0.4, tw - 0.4, 1.6, [M, D, L, T]);
    // serpent heads at the foot of the stair
    const [hx, hy] = p([W + 1.6, c - 4.6, 0]),
      [hx2, hy2] = p([W + 1.6, c + 4.6, 0]);
    const head = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-20 0V-26Q0-42 26-36L54-28Q62-22 54-18L30-16L52-8Q54 0 46 0z', L) +
          fill('M-20 0V-26Q-6-36 6-36L2-12L10 0z', D) +
          fill(circle(22, -28, 3.4), K),
      );
    out += head(hx2 - 8, hy2 + 4, 0.66) + head(hx, hy + 6, 1);
    const shadow = fill(
      polygon([...p([0, 0, 0]), ...p([0, W, 0]), 200, 1010, 260, 1050]),
      ctx.tone('#5f8a44', 2.1),
      opacity(0.5),
    );
    const path = fill('M1010 1096Q980 1140 880 1190T660 1290H1010Q1060 1200 1100 1150T1120 1086z', ctx.tone('#ead9b0', 0.5));
    const agave = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(
          'M0 0Q-20-60-70-84Q-30-70-14-6zM0 0Q20-60 70-84Q30-70 14-6zM0 0Q-14-80-30-118Q-6-70 4 0zM0 0Q14-80 30-118Q6-70-4 0zM0 0Q-50-30-94-28Q-50-20-6 4zM0 0Q50-30 94-28Q50-20 6 4z',
          ctx.tone('#5f9a86', 1.2),
        ) + fill('M0 0Q14-80 30-118Q6-70-4 0zM0 0Q20-60 70-84Q30-70 14-6zM0 0Q50-30 94-28Q50-20 6 4z', ctx.tone('#5f9a86', 0.3)),
      );
    return {
      main: shadow + out + path,
      front:
        people(ctx, [
          [930, 1150, 64],
          [956, 1154, 60],
          [1080, 1096, 44],
        ]) +
        agave(440, 1200, 1.2) +
        agave(350, 1230, 1.5) +
        agave(1200, 1210, 1.2) +
        agave(1280, 1240, 1.5) +
        agave(100, 1230, 1.5) +
        agave(1490, 1230, 1.5) +
        palm(ctx, 350, 1060, 340, { lean: -24, depth: 0.06 }) +
        palm(ctx, 1260, 1040, 300, { lean: 24, depth: 0.1 }) +
        palm(ctx, 60, 1060, 340, { lean: 14, depth: 0.06 }),
    };
  },
};
