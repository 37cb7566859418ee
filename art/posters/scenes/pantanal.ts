import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { punt } from '../engine/kits/asian-boats.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, ellipse, rect, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle, reeds } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** Giant water lilies, a jabiru and macaws in the Pantanal. */
export const pantanal: Scene = {
  horizon: 700,
  wideTop: 290,
  mood: 'mist',
  night: 'teal',
  sun: { x: 820, y: 500, r: 112, veiled: true },
  ground(ctx) {
    const y = 716;
    return {
      sky: streaks(ctx, { n: 4, y: [360, 600], alpha: 0.8, seed: 'pt' }),
      far:
        hills(ctx, { y: 660, amp: 40, wl: 420, albedo: '#6f9a8a', depth: 0.65, seed: 'pn0' }) +
        jungle(ctx, { y: (x: number) => 690 + Math.sin(x / 140) * 12, size: [30, 54], depth: 0.5, seed: 'pn1' }) +
        water(ctx, { y, glintX: 820, lines: 22, spread: 0.9 }),
    };
  },
  draw(ctx) {
    const bankL =
      fill(
        `${smooth([-420, 790, 120, 786, 340, 780, 520, 764, 640, 742, 700, 722, 560, 716, -420, 700])}z`,
        ctx.tone('#4a6a3c', 2, 0.16),
      ) +
      fill(
        `${smooth([2020, 800, 1440, 796, 1260, 786, 1080, 762, 980, 738, 930, 722, 1060, 716, 2020, 700])}z`,
        ctx.tone('#4a6a3c', 2, 0.16),
      );
    const jl =
      jungle(ctx, {
        y: (x: number) => 700 - (640 - x) * 0.16,
        size: [40, 72],
        depth: 0.24,
        seed: 'pn3',
        from: -400,
        to: 600,
        base: 770,
      }) +
      jungle(ctx, {
        y: (x: number) => 704 - (x - 1000) * 0.16,
        size: [40, 72],
        depth: 0.24,
        seed: 'pn4',
        from: 1030,
        to: 1940,
        base: 770,
      });
    const pl = (
      [
        [380, 690, 210],
        [470, 704, 150],
        [1180, 700, 220],
        [1110, 716, 150],
        [1280, 690, 180],
        [150, 690, 240],
        [1450, 690, 240],
      ] as const
    )
      .map(([x, y, h], i) => palmStamp(ctx, x, y, h, { depth: 0.17, lean: i % 2 ? 1 : -1, spread: 0.36 }))
      .join('');
    const pad = (x: number, y: number, a: number) => {
      if (x < ctx.left - a || x > ctx.right + a) return '';
      return putStamp(
        ctx.share(
          'pad',
          () =>
            fill(ellipse(0, 14, 100, 30), ctx.mood.water[1], opacity(0.5)) +
            fill('M-100 0A100 30 0 1 0 100 0V9A100 30 0 1 1-100 9z', ctx.tone('#a8484c', 1.5)) +
            fill(ellipse(0, 0, 100, 30), ctx.tone('#7fae54', 0.6)) +
            fill(ellipse(0, 3, 90, 25), ctx.tone('#5f9448', 1.1)) +
            stroke('M0 3L-84-6M0 3L-52 22M0 3L20 27M0 3L78 14M0 3L70-12M0 3L10-21M0 3L-50-17', ctx.tone('#9cc46c', 0.6), 2.6) +
            fill('M0 3L96-4L98 10z', ctx.tone('#3f7040', 2), opacity(0.7)),
        ),
        x,
        y,
        a / 100,
      );
    };
    const lily = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(
          'M0 0Q-46-10-52-34Q-30-32-14-16Q-34-40-26-58Q-8-44 0-22Q8-44 26-58Q34-40 14-16Q30-32 52-34Q46-10 0 0z',
          ctx.tone('#fbe6ee', 0.3),
        ) +
          fill('M0 0Q-24-16-22-40Q-8-30 0-14Q8-30 22-40Q24-16 0 0z', ctx.tone('#f0a0bc', 0.7)) +
          fill(circle(0, -10, 7), ctx.tone('#f2c23c', 0.3)),
      );
    const pads =
      pad(520, 850, 62) +
      pad(650, 820, 46) +
      pad(1010, 836, 52) +
      pad(1130, 866, 70) +
      pad(420, 930, 90) +
      pad(1190, 960, 100) +
      pad(980, 920, 66) +
      pad(640, 1090, 140) +
      pad(960, 1150, 166) +
      pad(370, 1110, 130) +
      pad(1240, 1120, 140) +
      pad(500, 1220, 150) +
      pad(150, 960, 110) +
      pad(90, 1100, 140) +
      pad(1460, 970, 110) +
      pad(1530, 1110, 140) +
      lily(800, 1196, 1.1) +
      lily(520, 1020, 0.8) +
      lily(1120, 1040, 0.8) +
      lily(1340, 1040, 0.9);
    // jabiru stork standing on a pad, caiman at the edge, macaws in flight
    const jab = place(
      930,
      1146,
      1.5,
      strokeRound('M-6 0V-92M14 0L18-46L12-92', ctx.tone('#2a2a34', 2.4), 5) +
        fill('M-48-96Q-40-146 4-148Q34-148 38-128Q34-96 0-88Q-26-84-48-96z', ctx.tone('#fffaf2', 0.3)) +
        fill('M-58-90Q-40-120-6-122Q2-104-20-92Q-40-86-58-90z', ctx.tone('#fffaf2', 1.8)) +
        fill('M20-142Q34-168 28-196Q26-214 42-220Q56-218 58-204L56-196Q50-190 48-176Q48-150 38-132z', ctx.tone('#23242c', 2.4)) +
        fill('M22-142Q30-152 32-162Q44-162 46-154Q44-140 38-132z', ctx.tone('#d8352a', 0.5)) +
        fill('M54-212L124-196L56-194z', ctx.tone('#23242c', 2.3)) +
        fill(circle(47, -209, 2.6), '#fff'),
      true,
    );
    const cai = place(
      620,
      974,
      1.2,
      fill(
        'M-150 4Q-110-10-70-8L-62-16L-54-9L-44-18L-36-10L-26-19L-18-11L-8-20L0-12L10-20L18-12Q40-18 56-14Q64-24 74-14Q110-10 136 0Q110 8 60 8H-60Q-110 10-150 4z',
        ctx.tone('#3f4a38', 2),
      ) +
        fill(rect(-130, 8, 250, 3) + rect(-90, 15, 170, 3), '#fff', opacity(0.5)) +
        fill(circle(66, -14, 3), '#f2c23c'),
    );
    const macaw = (x: number, y: number, k: number, rot: number, fl = false) =>
      x < ctx.left - 120 || x > ctx.right + 120
        ? ''
        : `<g transform="translate(${x} ${y})rotate(${rot})scale(${fl ? -k : k} ${k})"><use href="#${ctx.share('mac', () => fill('M-10 6Q-60 20-150 70Q-110 30-40-8z', ctx.tone('#2456b8', 1)) + fill('M-20-4Q-70-60-64-130Q-20-110 20-20z', ctx.tone('#2f6fd8', 0.6)) + fill('M-64-130Q-50-80-6-34L20-20Q-20-110-64-130z', ctx.tone('#163a8a', 1.8)) + fill('M-44-8Q0-34 50-24Q76-20 78-2Q70 12 40 10Q0 16-44-8z', ctx.tone('#2f6fd8', 0.8)) + fill('M-30 0Q10 18 50 8Q20 22-10 12z', ctx.tone('#f2c23c', 0.4)) + fill('M10-14Q30-70 84-104Q76-50 40-10z', ctx.tone('#3f86e8', 0.4)) + fill('M84-104Q60-76 34-26L40-10Q76-50 84-104z', ctx.tone('#163a8a', 1.6)) + fill('M66-18Q86-20 92-2Q90 12 80 14Q82 2 72-2z', ctx.tone('#23242c', 2.4)) + fill(circle(64, -8, 6), ctx.tone('#f2c23c', 0.3)) + fill(circle(64, -8, 2.6), '#15161c'))}"/></g>`;
    const cano = punt(ctx, 780, 800, 0.62, { hull: '#4a3428', depth: 0.12, tone: 2.2 });
    return {
      main: bankL + jl + pl,
      front:
        cano +
        pads +
        cai +
        jab +
        macaw(560, 560, 0.9, -14) +
        macaw(690, 470, 0.6, -6) +
        macaw(1180, 520, 0.55, -4, true) +
        macaw(1440, 500, 0.8, -10, true) +
        reeds(ctx, {
          y: 1266,
          h: [110, 240],
          gap: 16,
          albedo: '#4f7a44',
          tone: 1.9,
          heads: 0.1,
          density: (x: number) => Math.min(1, Math.max(0, (Math.abs(x - 800) - 360) / 140)),
          seed: 'pnr',
        }),
    };
  },
};
