import { type AnimalOptions, elephant } from '../engine/animals.ts';
import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { punt } from '../engine/kits/asian-boats.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { mirror } from '../engine/kits/reflection.ts';
import { segment, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { reeds } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';
import { bigBird } from '../engine/water-birds.ts';

/** Elephants crossing the Okavango at sunset. */
export const okavangoHerd: Scene = {
  horizon: 770,
  wideTop: 260,
  mood: 'ember',
  night: 'sand',
  sun: { x: 900, y: 620, r: 150, style: 'glow' },
  ground(ctx) {
    const y = 776;
    const isl = (x: number, w: number, d: number, h: number) => {
      const o = fill(`M${x - w} ${y + 6}q${w * 0.2} -16 ${w * 0.6} -20t${w * 0.8} 2t${w * 0.6} 18z`, ctx.tone('#5f5a3a', 1.9, d));
      return (
        o +
        times(Math.round(w / 34), (i) => {
          const hh = h * (0.6 + ((i * 37) % 10) / 20);
          return i % 3
            ? palmStamp(ctx, x - w * 0.7 + i * 46, y, hh, { depth: d, lean: i % 2 ? 6 : -5, spread: 0.26, albedo: '#4a5a3a' })
            : '';
        }) +
        parkTrees(ctx, {
          y: y + 2,
          from: x - w * 0.8,
          to: x + w * 0.9,
          size: [14, 30],
          albedo: '#4f5f3c',
          depth: d,
          seed: `oi${x}`,
          drop: 4,
        })
      );
    };
    return {
      sky: streaks(ctx, { n: 5, y: [420, 660], alpha: 0.55, seed: 'ok' }),
      far:
        hills(ctx, { y: y - 6, amp: 9, wl: 240, albedo: '#7a6a4a', depth: 0.55, seed: 'ok0', base: y + 8, mist: 0 }) +
        water(ctx, { y, glintX: 900, lines: 28, spread: 1.2 }) +
        isl(410, 190, 0.36, 120) +
        isl(1280, 240, 0.32, 140),
      mid: reeds(ctx, {
        y: y + 40,
        h: [22, 60],
        gap: 9,
        heads: 0.1,
        density: (x: number) => (x < 560 || x > 1150 ? 0.9 : 0),
        depth: 0.24,
        albedo: '#6a6238',
        seed: 'ok3',
        lean: 10,
      }),
    };
  },
  draw(ctx) {
    const y = 936,
      e = (x: number, k: number, o: AnimalOptions = {}) =>
        elephant(ctx, x, y, k, { albedo: '#6f6068', tone: 2.3, depth: 0.02, ...o });
    const herd = mirror(ctx, e(486, 1.42) + e(760, 1.16) + e(944, 0.52) + e(190, 1.2), y, 0.34, 0.5);
    const rip = stroke(
      times(5, (i) => segment(330 + i * 12, y + 8 + i * 15, 660 - i * 16, y + 8 + i * 15)) +
        times(4, (i) => segment(640 + i * 10, y + 8 + i * 13, 880 - i * 14, y + 8 + i * 13)) +
        times(3, (i) => segment(890 + i * 8, y + 7 + i * 11, 1004 - i * 10, y + 7 + i * 11)),
      ctx.mood.sun,
      3,
      opacity(0.5),
    );
    const boat =
      punt(ctx, 1010, 1104, 1.02, { hull: '#3a2426', tone: 2.5 }) +
      stroke(
        times(4, (i) => segment(830 + i * 22, 1124 + i * 12, 1200 - i * 30, 1124 + i * 12)),
        ctx.mood.sun,
        3,
        opacity(0.5),
      );
    const lily =
      fill(
        times(9, (i) => {
          const x = 380 + ((i * 211) % 560),
            yy = 1090 + ((i * 67) % 120);
          return `M${x} ${yy}l30 -7a34 9 0 1 1 -18 -8z`;
        }),
        ctx.tone('#5f6f3c', 1.9),
      ) +
      fill(
        (
          [
            [470, 1132],
            [690, 1186],
            [860, 1208],
          ] as const
        )
          .map(([x, yy]) => `M${x - 15} ${yy}q4 -18 15 -24q11 6 15 24q-15 8 -30 0z`)
          .join(''),
        ctx.tone('#ffd9c8', 0.4),
      );
    const front = reeds(ctx, {
      y: 1268,
      h: [150, 330],
      gap: 16,
      density: (x: number) => Math.min(1, Math.max(0, (Math.abs(x - 760) - 250) / 190)),
      albedo: '#5a4a2c',
      tone: 2.5,
      heads: 0.35,
      seed: 'ok5',
    });
    const heron =
      bigBird(ctx, 1120, 500, 0.5, { albedo: '#fff0d8', depth: 0.1, flip: true }) +
      bigBird(ctx, 1196, 466, 0.36, { albedo: '#fff0d8', depth: 0.15, flip: true });
    return { main: herd + rip, front: lily + boat + front + heron + birds(ctx, 620, 500, 5, { size: 12 }) };
  },
};
