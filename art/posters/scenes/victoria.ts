import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { bank, cumulus, mistBand, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import type { Points } from '../engine/path.ts';
import { ellipse, polygon, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** Victoria Falls with a rainbow. */
export const victoria: Scene = {
  horizon: 470,
  wideTop: 190,
  mood: 'noon',
  night: 'teal',
  sun: { x: 520, y: 300, r: 76 },
  ground(ctx) {
    const y = 470;
    return {
      sky:
        cumulus(ctx, 1100, 380, 380, { seed: 'vf' }) +
        cumulus(ctx, 120, 390, 320, { seed: 'vf' }) +
        streaks(ctx, { n: 3, y: [230, 380], alpha: 0.7, seed: 'vf' }),
      far: hills(ctx, { y: y - 4, amp: 16, wl: 420, albedo: '#6f9470', depth: 0.5, seed: 'vf1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side;
    // the Zambezi slides in over a level lip
    const river =
      fill(
        polygon([-440, 480, 2040, 480, 2040, 600, -440, 600]),
        ctx.verticalGradient(ramp(ctx.mood.water[0], mix(ctx.mood.water[0], ctx.mood.water[1], 0.5)), 480, 590),
      ) +
      fill(
        times(7, (i) => ellipse(60 + i * 250 + (i % 2) * 60, 505 + (i % 3) * 20, 90 - (i % 3) * 16, 12)),
        ctx.tone('#3f7a50', 1.2, 0.14),
      ) +
      parkTrees(ctx, { y: 500, size: [16, 34], albedo: '#3f7a50', depth: 0.2, seed: 'vft', drop: 6, from: 200, to: 600 }) +
      parkTrees(ctx, { y: 520, size: [18, 36], albedo: '#3f7a50', depth: 0.16, seed: 'vfu', drop: 6, from: 900, to: 1260 });
    const lip = [
      -440, 560, -200, 566, 0, 558, 160, 572, 330, 560, 470, 576, 640, 562, 800, 580, 960, 564, 1100, 580, 1260, 562, 1400, 576,
      1600, 560, 2040, 566,
    ];
    const wallB = 1000;
    const cliff = fill(AreaLike(lip, wallB), ctx.tone('#5a5348', 2.1));
    // white curtains between basalt buttresses
    const r = ctx.random('vf');
    let cur = '',
      streak = '',
      shade = '';
    const cols = [
      [-420, 150],
      [-240, 120],
      [-90, 170],
      [110, 190],
      [330, 130],
      [490, 210],
      [730, 150],
      [910, 190],
      [1130, 120],
      [1280, 190],
      [1500, 150],
      [1680, 180],
      [1880, 150],
    ] as const;
    for (const [x, w] of cols) {
      if (x + w < ctx.left || x > ctx.right) continue;
      const t = 566;
      cur += `M${x} ${t}Q${x + w / 2} ${t - 12} ${x + w} ${t}Q${x + w + 10} ${t + 60} ${x + w + 8} ${t + 180}L${x + w + 16} ${wallB}H${x - 16}L${x - 8} ${t + 180}Q${x - 10} ${t + 60} ${x} ${t}z`;
      for (let i = 0; i < w / 14; i++) {
        const a = x + 6 + i * 14 + r.jitter(4);
        streak += tick(a, t + 10 + r() * 80, r.range(120, 330));
      }
      shade += s > 0 ? `M${x} ${t}l${w * 0.24} -6l-6 440h${-w * 0.3}z` : `M${x + w} ${t}l${-w * 0.24} -6l6 440h${w * 0.3}z`;
    }
    const fallsArt =
      fill(
        cur,
        ctx.verticalGradient(
          [
            [0, ctx.tone('#e3f5f2', 0)],
            [0.5, ctx.tone('#ffffff', 0)],
            [1, ctx.tone('#e6f4f6', 0.4)],
          ],
          560,
          wallB,
        ),
      ) +
      fill(shade, ctx.tone('#9cc8d4', 1.2), opacity(0.5)) +
      stroke(streak, ctx.tone('#8fc4d2', 1.1), 4, opacity(0.55));
    // rainbow in the spray
    const bow = ['#e5484d', '#f2953b', '#f6d34a', '#5fb878', '#4a8fd0', '#8a5fb8']
      .map((c, i) =>
        stroke(`M${300 + i * 13} 1130A${500 - i * 13} ${470 - i * 13} 0 0 1 ${1300 - i * 13} 1130`, c, 13.5, opacity(0.34)),
      )
      .join('');
    const spray =
      bank(ctx, 940, { amp: 60, wl: 150, alpha: 0.95, seed: 'vfs', color: '#ffffff', base: 1130 }) +
      bank(ctx, 1000, { amp: 46, wl: 130, alpha: 0.8, seed: 'vfs2', color: '#ffffff', base: 1160 }) +
      mistBand(ctx, 700, 330, 0.22, '#ffffff');
    // near rim: wet basalt and rainforest, someone at the edge
    const rim =
      fill(
        polygon([
          -440, 1080, 0, 1070, 240, 1100, 400, 1090, 520, 1140, 640, 1180, 800, 1196, 960, 1170, 1080, 1120, 1240, 1090, 1400,
          1070, 2040, 1080, 2040, 1290, -440, 1290,
        ]),
        ctx.tone('#4a463c', 1.9),
      ) +
      fill(
        polygon([
          -440, 1080, 0, 1070, 240, 1100, 400, 1090, 520, 1140, 640, 1180, 800, 1196, 960, 1170, 1080, 1120, 1240, 1090, 1400,
          1070, 2040, 1080, 2040, 1100, 1400, 1094, 1240, 1114, 1090, 1146, 966, 1194, 800, 1220, 636, 1204, 516, 1164, 400, 1114,
          240, 1124, 0, 1094, -440, 1104,
        ]),
        ctx.tone('#6f9a4a', 0.8),
      );
    return {
      main: river + cliff + fallsArt + spray + bow,
      front:
        rim +
        people(
          ctx,
          [
            [500, 1136, 84],
            [1106, 1116, 80],
            [1140, 1106, 76],
          ],
          '#c8352b',
        ) +
        jungle(ctx, {
          y: (x: number) => 1270 - Math.max(0, Math.abs(x - 800) - 300) * 0.22,
          size: [50, 100],
          albedo: '#2f6f44',
          depth: 0,
          seed: 'vfj',
        }) +
        palm(ctx, 350, 1290, 420, { lean: -20 }) +
        palm(ctx, 1270, 1290, 380, { lean: 24 }) +
        birds(ctx, 860, 420, 6),
    };
    function AreaLike(p: Points, b: number) {
      return polygon([...p, 2040, b, -440, b]);
    }
  },
};
