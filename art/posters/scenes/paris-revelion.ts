import { parkTrees } from '../engine/broadleaf.ts';
import { mix } from '../engine/color.ts';
import { canalBoat } from '../engine/kits/canal-boat.ts';
import { type Burst, fireworks, fireworksOnWater } from '../engine/kits/fireworks.ts';
import { GOLD, ICE, ROSE } from '../engine/kits/midnight.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { circle, polygon, rect, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';
import { eiffel } from './eiffel.ts';

const LILAC = '#d9b3ff';

const parisBursts: readonly Burst[] = [
  [480, 400, 118, ROSE],
  [1120, 430, 136, GOLD],
  [1010, 640, 66, ICE, 'ring'],
  [560, 640, 70, GOLD, 'ring'],
  [170, 430, 126, GOLD, 'willow'],
  [1430, 450, 118, LILAC],
];

/** New Year's Eve at the Eiffel Tower mirrored in the Seine. */
export const parisRevelion: Scene = {
  ...eiffel,
  mood: 'night',
  night: 'night',
  sun: { ...eiffel.sun, r: 0 },
  stars: { n: 60, to: 560 },
  ground(ctx) {
    return { ...eiffel.ground(ctx), sky: '', near: '' };
  },
  draw(ctx) {
    const L = eiffel.draw(ctx),
      r = ctx.random('sparkle');
    // shimmer: white points over the ironwork
    let sp = '',
      sp2 = '';
    for (let i = 0; i < 90; i++) {
      const h = r() ** 1.3 * 286,
        w = h < 57 ? 62 - h * 0.5 : h < 112 ? 35 - (h - 57) * 0.28 : 19 - (h - 112) * 0.09,
        inn = h < 57 ? 0.62 : h < 112 ? 0.4 : 0,
        q = (inn + (1 - inn) * r()) * (r() < 0.5 ? -1 : 1),
        d = `M${Math.round(800 + q * w * 2.24)} ${Math.round(992 - h * 2.24)}h0`;
      if (i % 3) sp += d;
      else sp2 += d;
    }
    const glow = ctx.mood.glow;
    const beams =
      fill(polygon([800, 366, -300, 226, -300, 306]), ctx.linearGradient(fade(glow, 0, 0.42), 100, 0, 800, 0)) +
      fill(polygon([800, 366, 1900, 470, 1900, 560]), ctx.linearGradient(fade(glow, 0.42, 0), 800, 0, 1500, 0));
    const quay =
      fill(rect(ctx.left, 984, ctx.right - ctx.left, 70), ctx.tone('#5a5a6a', 1.6)) +
      parkTrees(ctx, {
        y: 1000,
        size: [26, 40],
        from: ctx.left - 60,
        to: 620,
        albedo: '#4f7a4a',
        depth: 0.06,
        seed: 'pn1',
        drop: 22,
      }) +
      parkTrees(ctx, {
        y: 1000,
        size: [26, 40],
        from: 980,
        to: ctx.right + 60,
        albedo: '#4f7a4a',
        depth: 0.06,
        seed: 'pn2',
        drop: 22,
      }) +
      fill(rect(ctx.left, 1014, ctx.right - ctx.left, 30), ctx.built('#c9b49a', 1.8)) +
      fill(rect(ctx.left, 1010, ctx.right - ctx.left, 6), ctx.built('#e6d6bc', 0.6)) +
      stroke(`M${ctx.left} 1029H${ctx.right}`, ctx.built('#6a5a60', 2.6), 14, 'stroke-dasharray="2 46" opacity=".7"');
    const lamps = times(9, (i) => lampPath(40 + i * 190, 1012, 40)),
      lx = Array.from({ length: 9 }, (_, i) => 40 + i * 190).filter((x) => x > ctx.left && x < ctx.right);
    const light =
      fill(lamps, ctx.tone('#22252e', 2.6)) +
      lx
        .map(
          (x) =>
            fill(circle(x, 968, 26), ctx.radialGradient(fade(glow, 0.8, 0), x, 968, 26)) + fill(circle(x, 968, 4.6), '#fff4d2'),
        )
        .join('');
    const [el, re] = reflect(ctx, 1044, L.main + quay + light, { k: 0.3, alpha: 0.55 });
    const seine = water(ctx, { y: 1044, top: mix(ctx.mood.water[0], ctx.mood.water[1], 0.6), glint: 0 });
    return {
      sky: fireworks(ctx, parisBursts, { ground: 900 }) + beams,
      main: el + strokeRound(sp, '#fff6da', 3.4) + strokeRound(sp2, '#ffffff', 5),
      front:
        seine +
        re +
        fireworksOnWater(ctx, parisBursts, { y: 1052, base: 1250 }) +
        strokeRound(
          lx.map((x) => `M${x - 14} 1054h28M${x - 10} 1066h22M${x - 8} 1079h14M${x - 4} 1094h10`).join(''),
          glow,
          3.4,
          opacity(0.7),
        ) +
        ripples(ctx, { y: 1050, base: 1250, n: 18, seed: 'pnr', alpha: 0.55 }) +
        canalBoat(ctx, 560, 1086, 0.86),
    };
  },
};
