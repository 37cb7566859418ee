import { rowboat, sailboat } from '../engine/boats.ts';
import { cumulus, streaks } from '../engine/clouds.ts';
import { palm } from '../engine/palms.ts';
import type { Points } from '../engine/path.ts';
import { ellipse, rect, segment, smooth, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** A boardwalk over a Maldivian lagoon to thatched villas, a manta below. */
export const maldives: Scene = {
  horizon: 560,
  wideTop: 215,
  mood: 'tropic',
  night: 'lagoon',
  sun: { x: 1040, y: 330, r: 84 },
  plane: [500, 200, -12, 0.58],
  ground(ctx) {
    const y = 560;
    return {
      sky:
        cumulus(ctx, 440, 470, 380, { seed: 'mv', alpha: 0.9 }) +
        cumulus(ctx, 1230, 500, 300, { seed: 'mv', alpha: 0.8 }) +
        cumulus(ctx, 60, 480, 320, { seed: 'mv', alpha: 0.9 }) +
        streaks(ctx, { n: 3, y: [220, 360], alpha: 0.7, seed: 'mv' }),
      far: water(ctx, { y, glintX: 1040, ...(ctx.night ? {} : { top: '#4fc4cc', bottom: '#0b93b4' }) }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      n = ctx.night;
    const lag = (p: Points, c: string, o: number) => fill(smooth(p, true), n ? ctx.tone(c, 0.6) : ctx.tone(c, 0), opacity(o));
    const lagoon =
      lag([-440, 700, 200, 660, 600, 664, 1000, 690, 1300, 720, 2040, 700, 2040, 1400, -440, 1400], '#3fd0c4', 0.5) +
      lag([-440, 780, 300, 740, 700, 748, 1060, 790, 1400, 840, 2040, 860, 2040, 1400, -440, 1400], '#6fe3d0', 0.55) +
      lag([-440, 1000, 200, 900, 600, 880, 900, 930, 1100, 1040, 1240, 1200, 1300, 1400, -440, 1400], '#a9f3de', 0.6);
    const reef = fill(
      ellipse(1120, 960, 90, 22) +
        ellipse(1220, 1010, 60, 16) +
        ellipse(1020, 900, 50, 12) +
        ellipse(420, 820, 80, 14) +
        ellipse(1180, 1130, 80, 22) +
        ellipse(1440, 960, 100, 22) +
        ellipse(160, 860, 90, 16),
      ctx.tone('#1b8f94', 1.2),
      opacity(0.42),
    );
    // island with palms, far left
    const isl =
      fill(
        smooth([-440, 640, 100, 626, 400, 616, 560, 628, 620, 646, 540, 660, 200, 668, -440, 680], true),
        ctx.tone('#f6e8c4', 0.3),
      ) +
      jungle(ctx, {
        y: (x: number) => 612 + Math.max(0, (x - 420) * 0.1),
        from: -440,
        to: 540,
        size: [22, 40],
        albedo: '#3f8a5a',
        depth: 0.2,
        seed: 'mvj',
        base: 632,
      }) +
      (
        [
          [360, 150],
          [410, 120],
          [450, 140],
          [498, 110],
          [120, 160],
          [230, 140],
        ] as const
      )
        .map(([x, h]) => palm(ctx, x, 626, h, { lean: 16, depth: 0.14, coco: false }))
        .join('');
    // water villas on a curving boardwalk: far to near
    const villaArt =
      stroke('M-60 6V56M-20 6V60M24 6V60M62 6V56', ctx.tone('#6b4a34', 1.9), 6) +
      fill(rect(-86, 0, 172, 9), ctx.tone('#a87a52', 0.8)) +
      fill(rect(-58, -54, 116, 54), ctx.tone('#c89a6a', 1)) +
      fill(s > 0 ? rect(-58, -54, 34, 54) : rect(24, -54, 34, 54), ctx.tone('#c89a6a', 2)) +
      fill(rect(-40, -46, 32, 46) + rect(0, -46, 40, 46), ctx.pane('#4a6a70')) +
      fill('M-94-50Q-60-92-16-136H14Q60-92 94-50Q0-66-94-50z', ctx.tone('#b88a54', 0.8)) +
      fill(
        s > 0 ? 'M-94-50Q-60-92-16-136H0Q-30-90-28-60Q-62-58-94-50z' : 'M94-50Q60-92 16-136H0Q30-90 28-60Q62-58 94-50z',
        ctx.tone('#b88a54', 2),
      ) +
      stroke('M-80-58Q0-74 80-58M-56-84Q0-96 56-84', ctx.tone('#8a6238', 2), 2.4, opacity(0.6)) +
      fill(rect(-70, 62, 140, 5) + rect(-50, 74, 100, 4), ctx.tone('#1b8f94', 1.6), opacity(0.5));
    const vid = ctx.define((i) => `<g id="${i}">${villaArt}</g>`),
      villa = (x: number, y: number, k: number) => `<use href="#${vid}" transform="translate(${x} ${y})scale(${k})"/>`;
    const walkEdge = 'M560 652Q760 660 900 700T1130 800T1160 930Q1120 1060 940 1150T720 1300';
    const walk = `M560 648Q760 654 906 694T1150 796T1190 934Q1150 1080 980 1170T820 1320L600 1320Q720 1200 880 1120T1096 930Q1086 850 1010 796T820 704Q700 664 560 656z`;
    const posts = stroke(
      times(9, (i) => tick(720 + i * 42, 672 + i * i * 2.4, 12 + i * 3)),
      ctx.tone('#6b4a34', 2),
      4,
    );
    const pl =
      fill(walk, ctx.tone('#c99c6c', 0.6)) +
      group(
        stroke(
          times(40, (i) => {
            const t = i / 40,
              yy = 650 + t * t * 640;
            return segment(500, yy, 1300, yy + 6);
          }),
          ctx.tone('#8a6238', 1.6),
          2.6,
          opacity(0.5),
        ),
        ctx.clip(walk),
      ) +
      strokeRound(walkEdge, ctx.tone('#8a6238', 2), 0);
    const vs =
      villa(700, 640, 0.34) +
      villa(800, 650, 0.4) +
      villa(910, 664, 0.48) +
      villa(1030, 690, 0.58) +
      villa(1170, 734, 0.74) +
      villa(1300, 812, 0.96) +
      villa(1340, 980, 1.2);
    const manta = place(
      520,
      1030,
      1,
      fill(
        'M0-20Q40-40 100-10Q60 0 30 30Q10 36 0 90Q-6 36-30 30Q-60 0-100-10Q-40-40 0-20z',
        ctx.tone('#0b5f7a', 1.6),
        opacity(0.4),
      ),
    );
    const dhoni = sailboat(ctx, 1000, 610, 0.4, { depth: 0.2, sail: '#fff' });
    return {
      main: isl + lagoon + dhoni + reef + posts + vs + pl + manta,
      front:
        people(
          ctx,
          [
            [960, 1090, 74],
            [994, 1082, 70],
          ],
          '#2f3a54',
        ) +
        rowboat(ctx, 470, 900, 0.8, { hull: '#d8702e' }) +
        palm(ctx, 330, 1310, 760, { lean: 130, spread: 0.42 }) +
        palm(ctx, -60, 1310, 600, { lean: 100 }),
    };
  },
};
