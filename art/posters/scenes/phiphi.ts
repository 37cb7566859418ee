import { birds } from '../engine/birds.ts';
import { cumulus, streaks } from '../engine/clouds.ts';
import { karst } from '../engine/kits/karsts.ts';
import { palm } from '../engine/palms.ts';
import { circle, ellipse, rect, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A long-tail boat on the beach of Phi Phi under limestone towers. */
export const phiphi: Scene = {
  horizon: 760,
  wideTop: 240,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 560, y: 360, r: 78 },
  ground(ctx) {
    const y = 760;
    return {
      sky:
        cumulus(ctx, 1130, 560, 360, { seed: 'th', alpha: 0.9 }) +
        cumulus(ctx, 380, 640, 280, { seed: 'th', alpha: 0.8 }) +
        cumulus(ctx, 60, 560, 320, { seed: 'th', alpha: 0.9 }) +
        streaks(ctx, { n: 3, y: [250, 420], alpha: 0.7, seed: 'th' }),
      far:
        water(ctx, { y, top: '#8fe0d4', glintX: 560 }) +
        (
          [
            [500, 130, 110],
            [1240, 200, 180],
            [150, 200, 170],
            [1450, 160, 130],
          ] as const
        )
          .map(([x, w, h]) => karst(ctx, x, y + 2, w, h, { depth: 0.56, seed: 'd' }))
          .join(''),
    };
  },
  draw(ctx) {
    const y = 780;
    const near =
      karst(ctx, 1080, y + 22, 240, 470, { depth: 0.14, seed: 'e' }) +
      karst(ctx, 760, y + 12, 150, 290, { depth: 0.26, seed: 'e' }) +
      karst(ctx, 1290, y + 26, 200, 330, { depth: 0.16, seed: 'e' }) +
      karst(ctx, 300, y + 20, 220, 380, { depth: 0.18, seed: 'e' }) +
      karst(ctx, 20, y + 20, 240, 430, { depth: 0.16, seed: 'e' }) +
      karst(ctx, 1500, y + 20, 240, 420, { depth: 0.18, seed: 'e' });
    const shallow =
      fill(
        `${smooth([-440, 980, 100, 960, 420, 930, 800, 950, 1200, 920, 1600, 950, 2040, 930])}V1290H-440z`,
        ctx.tone('#8fe8d4', 0.2),
        opacity(0.55),
      ) +
      fill(
        `${smooth([-440, 1060, 100, 1040, 420, 1020, 800, 1040, 1200, 1010, 1600, 1040, 2040, 1010])}V1290H-440z`,
        ctx.tone('#c4f3e0', 0),
        opacity(0.6),
      );
    const wd = (t: number) => ctx.tone('#8a5432', t);
    // longtail: high prow with ribbons
    const boat = place(
      760,
      1080,
      1.3,
      fill(ellipse(0, 26, 300, 22), ctx.tone('#0b7f8a', 1.8), opacity(0.35)) +
        fill('M-286-6Q-200 14-60 14H120Q220 8 262-110L276-172L290-176L286-100Q262 30 170 38H-190Q-262 34-286-6z', wd(1)) +
        fill('M-286-6Q-200 14-60 14H120Q220 8 262-110Q240 24 150 26H-180Q-250 22-286-6z', wd(0.2)) +
        fill('M-270 14Q-230 34-190 38H170Q240 32 272-40Q250 22 160 24H-190Q-240 22-270 14z', wd(2.2)) +
        stroke('M-240 20Q-100 26 150 18Q220 10 256-60', ctx.tone('#f0c23a', 0.6), 4) +
        fill('M262-110L276-172L290-176L288-130Q276-116 262-110z', ctx.tone('#d8352b', 0.8)) +
        fill(
          'M264-100Q240-96 236-40Q250-60 260-70Q252-40 262-12Q266-50 276-70Q282-40 292-24Q290-70 286-104z',
          ctx.tone('#e0559a', 0.6),
        ) +
        fill('M266-96Q258-60 268-30Q274-60 280-96z', ctx.tone('#f6c83a', 0.4)) +
        fill('M276-100Q280-60 290-52Q290-80 286-104z', ctx.tone('#3fa8c8', 0.6)) +
        strokeRound('M-150 10V-86M-20 8V-90M90 8V-86', wd(2), 5) +
        fill('M-176-84Q-40-118 116-84L112-72Q-40-104-172-72z', ctx.tone('#f3e6cc', 0.4)) +
        fill('M-176-84Q-40-118 116-84L114-78Q-40-110-174-78z', ctx.tone('#d8352b', 0.8)) +
        fill(rect(-120, -10, 60, 14) + rect(-20, -10, 60, 14), ctx.tone('#2f6f9f', 1)) +
        strokeRound('M-262 0L-330 24L-420 70', ctx.tone('#5a5a60', 2), 6) +
        fill(rect(-284, -26, 40, 30), ctx.tone('#4a4a52', 1.8)) +
        fill(`M-214 8Q-218-40-204-52Q-190-40-192 8z${circle(-203, -62, 11)}M-222-66Q-203-84-184-66z`, ctx.tone('#2f3a54', 2)) +
        strokeRound('M-204-34L-262-6', ctx.tone('#2f3a54', 2), 6),
    );
    const beach =
      fill(`${smooth([-440, 1230, 0, 1200, 300, 1196, 520, 1220, 700, 1250, 820, 1290])}H-440z`, ctx.tone('#f6e3b8', 0.4)) +
      stroke(smooth([-440, 1222, 0, 1192, 300, 1188, 520, 1212, 700, 1242, 826, 1290]), '#fff', 7, opacity(0.8));
    return {
      main: near + shallow + boat + beach,
      front:
        palm(ctx, 316, 1290, 640, { lean: 110, spread: 0.4 }) +
        palm(ctx, -20, 1290, 560, { lean: 90 }) +
        palm(ctx, 1560, 1320, 620, { lean: -100 }) +
        birds(ctx, 880, 380, 5),
    };
  },
};
