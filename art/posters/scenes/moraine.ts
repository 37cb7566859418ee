import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, ellipse, offset, polygon, rect, segment, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Moraine Lake under the Valley of the Ten Peaks, a canoe on it. */
export const moraine: Scene = {
  horizon: 790,
  wideTop: 220,
  mood: 'noon',
  night: 'night',
  sun: { x: 1090, y: 330, r: 74 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 3, y: [390, 450], alpha: 0.85, seed: 'ba' }),
      far:
        mountains(ctx, {
          y: 800,
          depth: 0.56,
          albedo: '#73839e',
          snow: 0.42,
          seed: 'ba1',
          jag: 0.16,
          peaks: [
            [60, 470, 300],
            [330, 380, 220],
            [520, 520, 330],
            [760, 400, 230],
            [960, 500, 320],
            [1190, 400, 250],
            [1420, 540, 340],
          ],
        }) +
        mountains(ctx, {
          y: 800,
          depth: 0.36,
          albedo: '#66768f',
          snow: 0.16,
          seed: 'ba2',
          jag: 0.2,
          foot: 20,
          peaks: [
            [180, 300, 260],
            [410, 240, 170],
            [640, 330, 280],
            [850, 250, 170],
            [1080, 310, 260],
            [1300, 330, 260],
          ],
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 800;
    const scree = (x: number, w: number, h: number) =>
      polygon([x - w, y, x - w * 0.3, y - h * 0.7, x, y - h, x + w * 0.4, y - h * 0.6, x + w, y]);
    const slopes = fill(
      scree(470, 130, 110) + scree(640, 110, 130) + scree(800, 100, 100) + scree(950, 120, 120) + scree(1110, 130, 100),
      ctx.tone('#b5b0b0', 0.8, 0.3),
      opacity(0.7),
    );
    const left =
      fill(
        polygon([-420, y, -420, 420, 120, 470, 240, 560, 330, 600, 420, 700, 520, 770, 560, y]),
        ctx.verticalGradient(ramp(ctx.tone('#4f6a62', 0.9, 0.16), ctx.tone('#3a5f50', 1.5, 0.1)), 440, y),
      ) + fill(polygon([-420, 420, 120, 470, 140, 600, 100, 700, 180, y, -420, y]), ctx.tone('#3f5f58', 2.1, 0.1), opacity(0.7));
    const right = fill(
      polygon([1060, y, 1110, 760, 1200, 690, 1290, 580, 1400, 520, 1500, 430, 2020, 400, 2020, y]),
      ctx.verticalGradient(ramp(ctx.tone('#4f6a62', 0.7, 0.16), ctx.tone('#3a5f50', 1.4, 0.1)), 430, y),
    );
    const fl = (x: number) =>
      x < 560 ? y - Math.max(0, (560 - x) * 0.42) : x > 1060 ? y - Math.max(0, (x - 1060) * 0.42) : y + 2;
    const trees =
      forest(ctx, {
        yAt: (x) => fl(x) - 40,
        h: [40, 76],
        gap: 24,
        from: -300,
        to: 480,
        depth: 0.18,
        seed: 'bf1',
        albedo: '#2f5b4c',
      }) +
      forest(ctx, {
        yAt: (x) => fl(x) - 40,
        h: [40, 76],
        gap: 24,
        from: 1130,
        to: 1900,
        depth: 0.18,
        seed: 'bf2',
        albedo: '#2f5b4c',
      }) +
      forest(ctx, { yAt: () => y + 2, h: [26, 56], gap: 19, depth: 0.12, seed: 'bf3', albedo: '#2f5b4c' });
    const lakeC = ctx.night ? ctx.mood.water : ['#5fd0d8', '#0f8fb0'];
    const lake =
      fill(
        rect(ctx.left, y, 2300, 480),
        ctx.verticalGradient(
          [
            [0, lakeC[0]],
            [0.5, mix(lakeC[0], lakeC[1], 0.6)],
            [1, lakeC[1]],
          ],
          y,
          1180,
        ),
      ) +
      fill(
        polygon(
          offset(
            0,
            y,
            [410, 2, 480, 170, 540, 90, 640, 210, 720, 100, 800, 190, 870, 96, 950, 206, 1030, 90, 1110, 150, 1170, 2],
          ),
        ),
        ctx.tone('#8a9ab5', 1.2, 0.3),
        opacity(0.4),
      ) +
      fill(
        polygon([-420, y, 540, y, 420, y + 90, 240, y + 200, -420, y + 260]) +
          polygon([1090, y, 2020, y, 2020, y + 260, 1380, y + 190, 1200, y + 90]),
        ctx.tone('#2f6a60', 1.8),
        opacity(0.4),
      ) +
      stroke(
        times(22, (i) => {
          const t = i / 22,
            xx = 330 + ((i * 353) % 940);
          return segment(xx, y + 16 + t * t * 330, xx + 46 + t * 110, y + 16 + t * t * 330);
        }),
        '#e8fbfa',
        3.4,
        opacity(0.5),
      );
    const canoe = place(
      760,
      1016,
      1.15,
      fill(ellipse(0, 16, 150, 9), lakeC[1], opacity(0.6)) +
        fill('M-150-40Q-120-8-50-6H50Q120-8 150-40L156-36Q140 10 80 14H-80Q-140 10-156-36z', ctx.tone('#d8352a', 0.6)) +
        fill('M-144-24Q-120 4-50 6H50Q120 4 144-24Q132 10 80 14H-80Q-132 10-144-24z', ctx.tone('#d8352a', 2)) +
        stroke('M-152-37Q-120-6-50-4H50Q120-6 152-37', ctx.tone('#f6d9a4', 0.5), 4) +
        (
          [
            [-50, '#2f4a7a'],
            [50, '#e0a02c'],
          ] as const
        )
          .map(([x, c]) =>
            place(
              x,
              -8,
              1,
              fill(circle(4, -64, 10), ctx.tone('#c98f6c', 1)) +
                fill('M-17 0Q-16-42 2-52Q20-50 22-34L22 0z', ctx.tone(c, 1.1)) +
                fill('M-7-68Q4-82 15-68L18-66H-8z', ctx.tone('#5a3a30', 1.8)) +
                strokeRound('M12-42L38-26L30-8', ctx.tone(c, 1.6), 7) +
                strokeRound('M26-58L48 26', ctx.tone('#c99a5c', 1.2), 4) +
                fill(ellipse(50, 32, 6, 15), ctx.tone('#c99a5c', 1.6)),
            ),
          )
          .join('') +
        stroke('M-190 24H-90M80 28H180M-60 34H40', '#e8fbfa', 3, opacity(0.7)),
    );
    // near shore: log, boulders, spruces
    const shore =
      fill(`${smooth([-420, 1090, 160, 1110, 380, 1160, 560, 1230, 700, 1290])}H-420z`, ctx.tone('#6b6a58', 1.6)) +
      fill(`${smooth([2020, 1090, 1480, 1110, 1260, 1150, 1080, 1220, 1000, 1290])}H2020z`, ctx.tone('#6b6a58', 1.6)) +
      fill(
        polygon([430, 1180, 450, 1150, 500, 1142, 540, 1164, 556, 1190, 500, 1204]) +
          polygon([560, 1230, 576, 1206, 620, 1200, 650, 1224, 640, 1250]) +
          polygon([1110, 1204, 1130, 1172, 1190, 1164, 1230, 1190, 1220, 1216]),
        ctx.tone('#9a9690', 0.6),
      ) +
      fill(
        polygon([430, 1180, 450, 1150, 480, 1146, 470, 1180, 500, 1204]) +
          polygon([560, 1230, 576, 1206, 600, 1203, 596, 1240]) +
          polygon([1110, 1204, 1130, 1172, 1160, 1168, 1150, 1208]),
        ctx.tone('#9a9690', 2.1),
      ) +
      fill('M900 1196L1130 1150L1136 1166L906 1214z', ctx.tone('#a8825c', 1)) +
      fill('M900 1207L1134 1158L1136 1166L906 1214z', ctx.tone('#a8825c', 2.2)) +
      fill(ellipse(903, 1205, 5, 9), ctx.tone('#d9b88c', 0.6));
    const big =
      fill(
        sprucePath(392, 1230, 430, 170, 6) +
          sprucePath(320, 1240, 330, 140, 5) +
          sprucePath(1226, 1240, 500, 190, 7) +
          sprucePath(1310, 1250, 380, 150, 5) +
          sprucePath(150, 1200, 460, 180, 6) +
          sprucePath(60, 1200, 340, 140, 5) +
          sprucePath(1480, 1210, 480, 180, 6) +
          sprucePath(1560, 1200, 380, 150, 5),
        ctx.tone('#24493f', 1.9),
      ) +
      fill(
        (
          [
            [392, 1230, 430, 170],
            [1226, 1240, 500, 190],
            [150, 1200, 460, 180],
            [1480, 1210, 480, 180],
          ] as const
        )
          .map(([x, yy, h, w]) =>
            polygon([
              x,
              yy - h,
              x + s * w * 0.2,
              yy - h * 0.7,
              x + s * w * 0.1,
              yy - h * 0.72,
              x + s * w * 0.3,
              yy - h * 0.46,
              x + s * w * 0.12,
              yy - h * 0.5,
              x + s * w * 0.4,
              yy - h * 0.22,
              x + s * w * 0.04,
              yy - h * 0.3,
            ]),
          )
          .join(''),
        ctx.tone('#4f7d5c', 0.8),
        opacity(0.7),
      );
    return { main: slopes + left + right + trees + lake, front: canoe + shore + big + birds(ctx, 800, 350, 4, { size: 12 }) };
  },
};
