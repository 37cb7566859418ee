import { streaks } from '../engine/clouds.ts';
import { frigatePath, tortoise } from '../engine/kits/fauna.ts';
import { circle, ellipse, polygon, rect, smooth, standingRect, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** A giant tortoise and frigatebirds on Galápagos, Pinnacle Rock behind. */
export const galapagos: Scene = {
  horizon: 640,
  wideTop: 290,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1090, y: 440, r: 84 },
  ground(ctx) {
    const y = 644;
    return {
      sky: streaks(ctx, { n: 4, y: [400, 590], alpha: 0.75, seed: 'ga' }),
      far:
        island(ctx, { x: 1260, y: y + 2, w: 620, h: 110, albedo: '#6a7a7a', depth: 0.6, jag: 0.06, reflect: false }) +
        island(ctx, { x: 380, y: y + 2, w: 520, h: 70, albedo: '#6a7a7a', depth: 0.62, jag: 0.08, reflect: false }) +
        water(ctx, { y, glintX: 1090, lines: 26 }),
      mid: '',
    };
  },
  draw(ctx) {
    const s = ctx.side,
      lava = '#7a4a3c',
      sand = '#e8c890',
      L = ctx.tone(lava, 0.4),
      M = ctx.tone(lava, 1.2),
      D = ctx.tone(lava, 2.3);
    // Bartolomé: isthmus with two crescent beaches, Pinnacle Rock
    const rocky =
      fill(
        `${smooth([
          -420, 800, 60, 720, 240, 700, 420, 716, 560, 760, 700, 790, 860, 796, 1000, 780, 1060, 790, 1040, 830, 900, 850, 700,
          850, 560, 880, 420, 960, 200, 1040, -420, 1100,
        ])}z`,
        ctx.tone('#9a6a52', 1.1, 0.1),
      ) +
      fill(
        `${smooth([560, 764, 700, 794, 860, 800, 980, 790, 960, 812, 820, 822, 700, 816, 600, 800, 560, 764])}z`,
        ctx.tone('#5f8a52', 1.4, 0.1),
      ) +
      fill(
        `${smooth([440, 905, 560, 872, 700, 844, 900, 846, 1020, 830, 900, 866, 720, 870, 600, 900, 470, 980, 440, 905])}z`,
        ctx.tone(sand, 0.3),
      ) +
      strokeRound(smooth([470, 992, 600, 908, 720, 878, 900, 872, 1030, 838]), '#fff', 6, opacity(0.85));
    const pin =
      fill(
        polygon([
          880, 846, 900, 800, 916, 770, 926, 700, 944, 640, 952, 584, 968, 548, 984, 566, 996, 606, 1004, 640, 1000, 690, 1016,
          742, 1046, 790, 1070, 836, 1050, 850, 950, 856,
        ]),
        ctx.linearGradient(
          [
            [0, M],
            [0.5, M],
            [1, L],
          ],
          880,
          0,
          1070,
          0,
        ),
      ) +
      fill(
        s > 0
          ? polygon([
              880, 846, 900, 800, 916, 770, 926, 700, 944, 640, 952, 584, 968, 548, 964, 610, 972, 670, 956, 730, 966, 790, 940,
              854,
            ])
          : polygon([
              968, 548, 984, 566, 996, 606, 1004, 640, 1000, 690, 1016, 742, 1046, 790, 1070, 836, 1050, 850, 990, 854, 1000, 790,
              976, 700,
            ]),
        D,
      ) +
      fill(
        polygon([972, 600, 986, 618, 990, 660, 978, 640]) + polygon([984, 690, 996, 716, 1004, 760, 990, 744]),
        ctx.tone('#d9a878', 0.3),
        opacity(0.7),
      );
    const hum =
      fill(
        `${smooth([-420, 830, 100, 762, 260, 742, 420, 752, 540, 800, 560, 860, 420, 930, 200, 1010, -420, 1080])}z`,
        ctx.tone('#7a4f42', 1.9, 0.08),
        opacity(0.5),
      ) +
      fill(
        polygon([250, 716, 300, 690, 340, 640, 372, 626, 408, 650, 440, 700, 500, 738, 420, 742, 320, 734]),
        ctx.tone('#9a6a52', 0.9, 0.14),
      ) +
      fill(
        s > 0
          ? polygon([250, 716, 300, 690, 340, 640, 372, 626, 366, 670, 386, 738, 320, 734])
          : polygon([372, 626, 408, 650, 440, 700, 500, 738, 420, 742, 400, 690]),
        ctx.tone('#9a6a52', 2.1, 0.14),
      );
    const islet =
      hum +
      fill(
        polygon([1070, 846, 1084, 816, 1110, 806, 1132, 822, 1142, 848]) +
          polygon([1300, 810, 1330, 770, 1370, 760, 1400, 790, 1420, 812]),
        M,
      ) +
      fill(rect(1060, 850, 96, 4) + rect(900, 858, 170, 4), '#fff', opacity(0.7));
    // near shore: dark lava shelf, prickly pear, tortoise
    const shelf =
      fill(
        `${smooth([-420, 1030, 100, 1060, 330, 1096, 640, 1120, 900, 1110, 1160, 1120, 1400, 1080, 2020, 1060])}V1290H-420z`,
        ctx.verticalGradient(ramp(ctx.tone('#6b5048', 0.8), ctx.tone('#4a3838', 2)), 1060, 1250),
      ) +
      fill(
        times(16, (i) => {
          const x = -20 + i * 108,
            yy = 1120 + ((i * 53) % 110);
          return polygon([x, yy, x + 30, yy - 12, x + 76, yy - 6, x + 96, yy + 8, x + 40, yy + 12]);
        }),
        ctx.tone('#8a6a5a', 0.7),
        opacity(0.6),
      ) +
      strokeRound(
        smooth([-420, 1026, 100, 1056, 330, 1092, 640, 1116, 900, 1106, 1160, 1116, 1400, 1076, 2020, 1056]),
        '#fff',
        5,
        opacity(0.6),
      );
    const pear = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(standingRect(0, 0, 26, 130), ctx.tone('#b5764c', 1.4)) +
          fill(s > 0 ? rect(-13, -130, 9, 130) : rect(4, -130, 9, 130), ctx.tone('#b5764c', 2.4)) +
          fill(
            ellipse(-40, -150, 28, 40) +
              ellipse(36, -158, 28, 40) +
              ellipse(0, -196, 30, 42) +
              ellipse(-62, -216, 24, 34) +
              ellipse(58, -226, 25, 36) +
              ellipse(4, -268, 24, 34) +
              ellipse(-30, -262, 18, 26),
            ctx.tone('#5f8a4c', 1.7),
          ) +
          fill(
            ellipse(-40 + s * 7, -154, 19, 32) +
              ellipse(36 + s * 7, -162, 19, 32) +
              ellipse(s * 7, -200, 20, 34) +
              ellipse(-62 + s * 6, -219, 16, 27) +
              ellipse(58 + s * 6, -229, 17, 28) +
              ellipse(4 + s * 6, -271, 16, 27),
            ctx.tone('#86ac5c', 0.6),
          ) +
          fill(circle(-62, -252, 6) + circle(60, -264, 6) + circle(6, -304, 6) + circle(22, -296, 5), ctx.tone('#f2c23c', 0.3)),
      );
    const bird = (x: number, y: number, k: number, rot: number, red = false) =>
      `<g transform="translate(${x} ${y})rotate(${rot})scale(${k})">${fill(frigatePath, ctx.tone('#20222c', 2.6))}${red ? fill('M-6-12Q-12-34 0-34Q12-34 6-12Q0-4-6-12z', ctx.tone('#e02f2a', 0.4)) : ''}${fill('M-3-34L0-52L3-34z', ctx.tone('#20222c', 2.6))}</g>`;
    const front =
      shelf +
      pear(1200, 1148, 1.3) +
      pear(1290, 1130, 0.85) +
      pear(392, 1110, 0.72) +
      pear(120, 1110, 1.2) +
      pear(1490, 1120, 1.2) +
      fill(ellipse(720, 1176, 250, 16), ctx.tone('#2a2224', 2.8), opacity(0.5)) +
      tortoise(ctx, 720, 1172, 1.75) +
      bird(620, 520, 1.1, 14, true) +
      bird(800, 420, 0.62, -10) +
      bird(520, 610, 0.42, 8) +
      bird(1390, 420, 0.7, -14);
    return { main: rocky + islet + pin, front };
  },
};
