import { camel } from '../engine/animals.ts';
import { streaks } from '../engine/clouds.ts';
import { hills, layer } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { ellipse, polygon, segment, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';

/** The pyramids and the Sphinx of Giza, a caravan passing. */
export const giza: Scene = {
  horizon: 880,
  wideTop: 250,
  mood: 'golden',
  night: 'night',
  sun: { x: 1110, y: 470, r: 96 },
  plane: [470, 250, -12, 0.6],
  ground(ctx) {
    const y = 880;
    return {
      sky: streaks(ctx, { n: 4, y: [280, 560], alpha: 0.6, seed: 'gz' }),
      far: hills(ctx, { y: y - 6, amp: 18, wl: 420, albedo: '#d9b078', depth: 0.5, seed: 'gz1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#e2bd80';
    const L = (d: number) => ctx.built(st, 0, d),
      D = (d: number) => ctx.built(st, 2.15, d);
    const pyr = (x: number, y: number, w: number, h: number, k: number, d: number, cap = false) => {
      const a = [x, y - h] as const,
        b = [x - w * (s > 0 ? 1 - k : k), y] as const,
        c = [x + w * (s > 0 ? k : 1 - k), y] as const,
        m = [x + (s > 0 ? -1 : 1) * w * 0.16, y + h * 0.075] as const;
      type Point = readonly [number, number];
      /** The point at share t of the edge from the apex to p. */
      const along = (p: Point, t: number) => [a[0] + (p[0] - a[0]) * t, a[1] + (p[1] - a[1]) * t] as const;
      const left = polygon([...a, ...b, ...m]),
        right = polygon([...a, ...m, ...c]);
      const courses = (p: Point, q: Point, n: number) =>
        group(
          stroke(
            times(n, (i) => {
              const t = (i + 1) / (n + 1);
              return segment(...along(p, t), ...along(q, t));
            }),
            D(d),
            1.7,
            opacity(0.32),
          ),
        );
      let out =
        fill(left, s > 0 ? D(d) : L(d)) +
        fill(right, s > 0 ? L(d) : D(d)) +
        courses(b, m, Math.round(h / 22)) +
        courses(m, c, Math.round(h / 22));
      if (cap) {
        const z = (p: Point, q: Point) => [
          ...along(p, 0.2),
          ...along([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], 0.25),
          ...along(q, 0.2),
        ];
        out +=
          fill(polygon([...a, ...z(b, m)]), ctx.built('#f7ead0', s > 0 ? 1.7 : 0, d)) +
          fill(polygon([...a, ...z(m, c)]), ctx.built('#f7ead0', s > 0 ? 0 : 1.7, d));
      }
      return out;
    };
    const py =
      pyr(1180, 912, 320, 250, 0.5, 0.26) + pyr(500, 920, 560, 430, 0.52, 0.16) + pyr(850, 950, 760, 560, 0.52, 0.05, true);
    const sand1 = layer(ctx, `${smooth([-440, 940, 100, 930, 420, 944, 760, 970, 1040, 950, 1400, 930, 2040, 940])}V1290H-440z`, {
      y: 930,
      amp: 30,
      albedo: '#e3b272',
      depth: 0.06,
      tone: 0.6,
      foot: 260,
      mist: 0.3,
    });
    // the Sphinx, couchant, facing right
    const sx = 430,
      sy = 1086,
      c = (t: number) => ctx.built('#dcae72', t);
    const sph = place(
      sx,
      sy,
      1.32,
      fill(ellipse(60, 2, 250, 10), ctx.tone('#8a6038', 2.4), opacity(0.4)) +
        fill('M-176 0Q-196-50-176-96Q-160-124-120-122Q-60-116-20-120L20-130L60-96L84-52L100-34H226Q244-32 244-16V0z', c(0.8)) +
        fill('M-176 0Q-196-50-176-96Q-160-124-120-122Q-130-80-104-54Q-84-30-100 0z', c(1.9)) +
        fill('M84-52L100-34H226Q244-32 244-16H112Q92-26 84-52z', c(0.1)) +
        fill('M244-16V0H100Q96-16 112-16z', c(2)) +
        fill(
          'M20-130Q4-160 10-196Q18-226 52-232Q86-230 98-200L106-170L104-160Q110-150 112-146L106-140Q108-132 104-128Q106-116 92-110L74-108L84-52L40-70z',
          c(0.5),
        ) +
        fill('M10-196Q18-226 52-232Q70-230 82-220Q62-214 60-190Q58-150 70-108L84-52L40-70L20-130Q4-160 10-196z', c(1.8)) +
        stroke('M14-188L62-190M12-170L60-170M14-150L62-150M22-132L66-130M34-112L72-110', c(2.6), 3, opacity(0.6)) +
        fill('M84-184Q92-188 100-184L98-178Q90-180 84-178zM96-140H108L104-135H95z', c(2.8)) +
        fill('M106-172L114-152L104-150z', c(1.2)) +
        stroke('M-150-60Q-60-50 40-60M-160-30Q-60-20 60-34', c(2.3), 3, opacity(0.5)),
    );
    const sand2 = layer(
      ctx,
      `${smooth([-440, 1120, 100, 1100, 420, 1104, 760, 1130, 1040, 1110, 1400, 1080, 2040, 1100])}V1290H-440z`,
      { y: 1100, amp: 30, albedo: '#d99f5c', depth: 0, tone: 0.9, foot: 190, mist: 0.3 },
    );
    const train =
      camel(ctx, 900, 1060, 0.5, { rider: true }) +
      camel(ctx, 990, 1056, 0.5) +
      camel(ctx, 1078, 1052, 0.5, { rider: true }) +
      camel(ctx, 1164, 1048, 0.5);
    return {
      main: py + sand1 + train + sph,
      front:
        sand2 +
        palm(ctx, 1250, 1290, 470, { lean: -30 }) +
        palm(ctx, 1160, 1290, 330, { lean: 26 }) +
        palm(ctx, 60, 1290, 420, { lean: 20 }) +
        palm(ctx, 1500, 1290, 400, { lean: -20 }),
    };
  },
};
