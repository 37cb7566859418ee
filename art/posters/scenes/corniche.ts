import { sailboat } from '../engine/boats.ts';
import { umbrellaPine } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { cypressPath } from '../engine/conifers.ts';
import { circle, ellipse, polygon, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** An open red car on a coast road above the sea. */
export const corniche: Scene = {
  horizon: 620,
  wideTop: 260,
  mood: 'riviera',
  night: 'lagoon',
  sun: { x: 1080, y: 400, r: 116 },
  plane: [500, 220, -12, 0.58],
  ground(ctx) {
    const y = 620;
    return {
      sky: streaks(ctx, { n: 4, y: [250, 480], alpha: 0.9, seed: 'cr' }),
      far:
        water(ctx, { y, glintX: 1080, lines: 30 }) +
        island(ctx, { x: 1230, y: y + 2, w: 460, h: 80, depth: 0.52, albedo: '#6f8f8a' }) +
        sailboat(ctx, 1010, 720, 0.4, { depth: 0.14 }) +
        sailboat(ctx, 1190, 800, 0.7, { depth: 0.06, sail: '#fff' }) +
        sailboat(ctx, 1470, 760, 0.6, { depth: 0.06 }),
    };
  },
  draw(ctx) {
    const cape =
      fill(
        `${smooth([-440, 380, -100, 400, 160, 440, 340, 500, 470, 560, 560, 600, 640, 640, 700, 660])}L700 700L-440 760z`,
        ctx.tone('#7f9a70', 1, 0.3),
      ) +
      fill(
        polygon([160, 440, 340, 500, 470, 560, 560, 600, 640, 640, 700, 662, 600, 676, 480, 660, 400, 620, 300, 600, 240, 520]),
        ctx.tone('#c9b090', 1, 0.3),
      ) +
      fill(
        cypressPath(300, 500, 70, 14) + cypressPath(330, 512, 60, 12) + cypressPath(200, 462, 80, 16),
        ctx.tone('#3f6a50', 1.8, 0.26),
      ) +
      fill(
        times(6, (i) => rect(60 + i * 56, 452 + i * 14, 34, 26)),
        ctx.built('#fbf0dc', 0.4, 0.2),
      ) +
      fill(
        times(6, (i) => polygon([56 + i * 56, 454 + i * 14, 77 + i * 56, 438 + i * 14, 98 + i * 56, 454 + i * 14])),
        ctx.built('#d0623c', 0.8, 0.2),
      );
    // cliff shelf and the road swinging round it
    const cliff =
      fill(
        polygon([
          -440, 700, 100, 690, 380, 706, 560, 748, 760, 800, 900, 880, 960, 980, 950, 1080, 1000, 1160, 1100, 1220, 1120, 1290,
          -440, 1290,
        ]),
        ctx.tone('#c9a27c', 0.9),
      ) +
      fill(
        polygon([
          760, 800, 900, 880, 960, 980, 950, 1080, 1000, 1160, 1100, 1220, 1120, 1290, 1010, 1290, 900, 1200, 860, 1120, 900,
          1040, 880, 940, 820, 868,
        ]),
        ctx.tone('#c9a27c', 2),
      ) +
      fill(
        times(5, (i) => ellipse(1010 + i * 58, 1170 + i * 26, 60, 10)),
        '#fff',
        opacity(0.5),
      );
    // a hairpin: the near lane runs level, the far one comes back along the slope
    const outerEdge = 'M-440 1132H560Q860 1130 880 1000Q890 890 690 846Q480 806-440 764';
    const asphalt =
      fill(`${outerEdge}V808Q420 846 580 890Q690 922 690 976Q690 1020 560 1022H-440z`, ctx.tone('#6a6a74', 1.1)) +
      stroke(
        'M-440 1076H560Q776 1074 786 984Q788 906 640 868Q430 826-440 786',
        ctx.tone('#fff4d6', 0.1),
        5,
        'stroke-dasharray="34 26"',
      ) +
      stroke(outerEdge, ctx.tone('#fff6e4', 0.2), 13) +
      stroke('M-440 1140H560Q868 1138 888 1000Q898 884 692 840', ctx.tone('#b59a80', 1.8), 5);
    // convertible, with luggage and two people
    const cab = place(
      500,
      1096,
      1.5,
      fill(ellipse(0, 4, 128, 9), ctx.tone('#3a3a48', 2.6), opacity(0.5)) +
        fill('M-118-14Q-122-34-104-38L-60-42H70Q108-40 120-26Q124-16 118-8H-110Q-118-8-118-14z', ctx.built('#d8352b', 0.5)) +
        fill('M-118-14Q-118-22-112-24H120Q124-14 118-8H-110Q-118-8-118-14z', ctx.built('#d8352b', 1.9)) +
        fill('M-62-42Q-60-50-40-50H26L40-42z', ctx.built('#3a2420', 2)) +
        strokeRound('M28-44L46-70', ctx.built('#2a2f3c', 2), 4) +
        fill('M30-44L46-70L54-44z', '#cfe8ec', opacity(0.5)) +
        fill(`${circle(-8, -66, 9)}M-20-44Q-20-60-8-60T6-44z`, ctx.tone('#2f4a6a', 2)) +
        fill(`${circle(-36, -64, 9)}M-48-44Q-48-58-36-58T-22-44z`, ctx.tone('#f6efe0', 0.6)) +
        fill('M-46-66Q-36-80-26-68L-58-62z', ctx.tone('#f2b632', 0.5)) +
        fill(rect(-100, -62, 34, 22), ctx.tone('#8a5c3a', 1.2)) +
        fill(rect(-94, -76, 26, 15), ctx.tone('#2f8a7a', 1)) +
        fill(circle(-74, -8, 19) + circle(78, -8, 19), '#22242e') +
        fill(circle(-74, -8, 9) + circle(78, -8, 9), ctx.built('#e6e0d4', 0.5)) +
        fill(rect(112, -28, 8, 8), '#fff1b8') +
        stroke('M-104-24H112', ctx.built('#fff4e0', 0.2), 2.4),
    );
    const pines =
      umbrellaPine(ctx, 1190, 1290, 640, { lean: -60 }) +
      umbrellaPine(ctx, 1400, 1290, 520, { lean: 30 }) +
      umbrellaPine(ctx, 20, 770, 300, { lean: 20 });
    const wall = fill(
      polygon([
        -440, 1190, 300, 1196, 620, 1216, 860, 1250, 1000, 1240, 1090, 1210, 1300, 1200, 2040, 1190, 2040, 1290, -440, 1290,
      ]),
      ctx.tone('#7f9460', 1.4),
    );
    return { main: cape + cliff + asphalt, front: wall + cab + pines };
  },
};
