import { baobab } from '../engine/african-trees.ts';
import { birds } from '../engine/birds.ts';
import { plain } from '../engine/desert.ts';
import { hills } from '../engine/hills.ts';
import { circle } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** The Avenue of the Baobabs in Madagascar with an ox cart. */
export const baobabs: Scene = {
  horizon: 900,
  wideTop: 230,
  mood: 'dusk',
  night: 'sand',
  sun: { x: 770, y: 720, r: 130 },
  ground(ctx) {
    const y = 900;
    return {
      sky: '',
      far:
        hills(ctx, { y: y - 6, amp: 14, wl: 420, albedo: '#6f5a5e', depth: 0.45, seed: 'md1' }) +
        plain(ctx, { y: y, albedo: '#a3683f', depth: 0.34, near: 1.5, far: 0.6 }) +
        (
          [
            [560, 130],
            [640, 100],
            [960, 120],
            [1030, 150],
            [480, 160],
            [200, 150],
            [1380, 160],
          ] as const
        )
          .map(([x, h]) => baobab(ctx, x, y + 14, h, { depth: 0.36 }))
          .join(''),
    };
  },
  draw(ctx) {
    const y = 900;
    const road =
      fill(`M756 ${y + 4}H788Q800 980 850 1060T1060 1290H400Q600 1160 680 1060T756 ${y + 4}z`, ctx.tone('#c97f4c', 0.5)) +
      fill(
        `M768 ${y + 4}H774Q772 980 760 1060T730 1290H690Q740 1160 752 1060T768 ${y + 4}z`,
        ctx.tone('#a3683f', 1.2),
        opacity(0.5),
      );
    const t =
      baobab(ctx, 590, 960, 380, { depth: 0.16, fat: 0.15 }) +
      baobab(ctx, 950, 970, 420, { depth: 0.14, fat: 0.15 }) +
      baobab(ctx, 450, 1060, 640, { depth: 0.02, fat: 0.16 }) +
      baobab(ctx, 1160, 1090, 740, { depth: 0, fat: 0.16 }) +
      baobab(ctx, 120, 1060, 600, { depth: 0.02, fat: 0.17 }) +
      baobab(ctx, 1480, 1060, 600, { depth: 0.02, fat: 0.17 });
    const z = (t2: number) => ctx.tone('#4a3436', t2);
    const cart = place(
      766,
      1060,
      0.9,
      fill(
        'M-60-6L-56-60Q-50-72-30-74H20Q36-80 46-96L58-100L66-88L58-80Q50-60 48-50L50-6H40L38-34Q0-26-34-36L-46-30L-50-6z',
        z(2.4),
      ) +
        fill('M10-78Q18-96 32-80z', z(2.4)) +
        strokeRound('M58-98Q54-116 66-122', z(2.4), 4) +
        strokeRound('M-40-50L-150-56', z(2), 5) +
        fill('M-210-92H-110V-56H-210z', z(1.8)) +
        stroke(
          'M-160-34m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M-160-68V0M-194-34H-126M-184-58L-136-10M-136-58L-184-10',
          z(2.4),
          5,
        ) +
        fill(
          circle(-180, -128, 10) +
            'M-194-92Q-194-120-180-120T-166-92z' +
            circle(-144, -124, 9) +
            'M-156-92Q-156-116-144-116T-132-92z',
          z(2.4),
        ),
    );
    return {
      main: road + t,
      front:
        cart +
        people(ctx, [
          [640, 1100, 66],
          [664, 1104, 60],
        ]) +
        grass(ctx, { y: 1264, h: [30, 90], gap: 12, albedo: '#7a5a30', from: -440, to: 420 }) +
        grass(ctx, { y: 1264, h: [30, 90], gap: 12, albedo: '#7a5a30', from: 1080, to: 2040 }) +
        birds(ctx, 780, 420, 6),
    };
  },
};
