import { sailboat } from '../engine/boats.ts';
import { cumulus, streaks } from '../engine/clouds.ts';
import { palm } from '../engine/palms.ts';
import type { Points } from '../engine/path.ts';
import { ellipse, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** Palms, a parasol and a turquoise Caribbean beach. */
export const caribbean: Scene = {
  horizon: 700,
  wideTop: 230,
  mood: 'tropic',
  night: 'lagoon',
  sun: { x: 1060, y: 440, r: 96 },
  plane: [1090, 210, 190, 0.58],
  ground(ctx) {
    const y = 700;
    return {
      sky:
        cumulus(ctx, 520, 590, 330, { seed: 'do', alpha: 0.95 }) +
        cumulus(ctx, 1240, 620, 320, { seed: 'do', alpha: 0.9 }) +
        cumulus(ctx, 80, 600, 340, { seed: 'do', alpha: 0.9 }) +
        streaks(ctx, { n: 3, y: [250, 440], alpha: 0.7, seed: 'do' }),
      far:
        water(ctx, { y, glintX: 1060, ...(ctx.night ? {} : { top: '#3fbcc4', bottom: '#12a0b4' }) }) +
        island(ctx, { x: 430, y: y + 2, w: 360, h: 60, depth: 0.5, albedo: '#4f8a70' }),
    };
  },
  draw(ctx) {
    const lag = (p: Points, c: string, o: number) => fill(`${smooth(p)}V1290H-440z`, ctx.tone(c, ctx.night ? 1 : 0), opacity(o));
    const sea =
      lag([-440, 800, 100, 790, 500, 806, 900, 796, 1300, 810, 2040, 800], '#4fd4c4', 0.55) +
      lag([-440, 880, 100, 870, 500, 890, 900, 876, 1300, 860, 2040, 840], '#8feedc', 0.6) +
      lag([-440, 960, 100, 960, 500, 985, 900, 970, 1300, 930, 2040, 900], '#c9f8e8', 0.6);
    const sand =
      fill(
        `${smooth([-440, 1010, 100, 1020, 420, 1050, 760, 1060, 1060, 1030, 1360, 980, 2040, 930])}V1290H-440z`,
        ctx.verticalGradient(ramp(ctx.tone('#fbeccb', 0), ctx.tone('#f0d09a', 0.8)), 980, 1270),
      ) +
      stroke(smooth([-440, 1000, 100, 1010, 420, 1040, 760, 1050, 1060, 1020, 1360, 970, 2040, 920]), '#fff', 10, opacity(0.85)) +
      stroke(smooth([-440, 968, 100, 975, 420, 1000, 760, 1010, 1060, 985, 1360, 940, 2040, 890]), '#fff', 4, opacity(0.5)) +
      fill(
        times(26, (i) => ellipse(340 + ((i * 197) % 930), 1090 + ((i * 83) % 150), 7, 2.6)),
        ctx.tone('#d9b070', 1.4),
        opacity(0.5),
      );
    const chair = (x: number, y: number, k: number, f: boolean) =>
      place(
        x,
        y,
        k,
        fill('M-60 0L-52-34H40L70-76L80-72L48-24H46L50 0H42L38-22H-44L-50 0z', ctx.tone('#8a5c3a', 1.6)) +
          fill('M-56-36H40L72-80L80-74L46-28H-56z', ctx.tone('#fff6e6', 0.3)) +
          stroke('M-40-33H40L70-74', ctx.tone('#d8402c', 0.8), 4),
        f,
      );
    const umb = place(
      980,
      1176,
      1.2,
      fill('M-4 0L14-230H20L6 0z', ctx.tone('#8a5c3a', 1.6)) +
        fill('M-120-176Q-84-250 18-256Q124-246 150-170Q84-196 15-196T-120-176z', ctx.tone('#fff6e6', 0.2)) +
        fill(
          'M-120-176Q-84-250 18-256Q-40-220-52-190Q-90-186-120-176zM18-256Q0-220-4-196L50-194Q44-224 18-256zM18-256Q90-230 104-188L150-170Q124-246 18-256z',
          ctx.tone('#d8402c', 0.6),
        ) +
        fill(ellipse(20, 6, 130, 14), ctx.tone('#a8804a', 2), opacity(0.35)),
    );
    const boat =
      sailboat(ctx, 690, 790, 0.8, { sail: '#fff', hull: '#d8402c', depth: 0.06 }) +
      sailboat(ctx, 900, 736, 0.4, { depth: 0.2, flip: true });
    const star = fill(
      'M0-24L6-8L24-8L10 3L15 20L0 10L-15 20L-10 3L-24-8L-6-8z',
      ctx.tone('#e8702e', 0.8),
      'transform="translate(640 1180)rotate(18)"',
    );
    return {
      main: sea + boat + sand,
      front:
        palm(ctx, 330, 1200, 860, { lean: 330, spread: 0.36 }) +
        palm(ctx, 400, 1230, 660, { lean: 130, spread: 0.4 }) +
        palm(ctx, 1320, 1240, 560, { lean: -60 }) +
        palm(ctx, -60, 1200, 600, { lean: 120 }) +
        palm(ctx, 1580, 1200, 640, { lean: -120 }) +
        umb +
        chair(890, 1190, 1, false) +
        chair(1100, 1196, 1, false) +
        star,
    };
  },
};
