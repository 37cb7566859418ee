import { reindeer } from '../engine/animals.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { circle, ellipse, path, roundDome, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** Glowing lávvu tents and reindeer in snow under northern lights. */
export const lapland: Scene = {
  horizon: 850,
  wideTop: 250,
  mood: 'aurora',
  night: 'aurora',
  sun: { x: 1120, y: 250, r: 0 },
  aurora: { y: 500 },
  stars: { n: 110, to: 700 },
  ground(ctx) {
    const y = 850;
    return {
      far:
        hills(ctx, { y: y - 50, amp: 70, wl: 520, albedo: '#7f93b0', depth: 0.4, seed: 'fi1' }) +
        forest(ctx, {
          yAt: (x) => y - 6 + Math.sin(x / 240) * 12,
          h: [60, 120],
          gap: 24,
          depth: 0.32,
          seed: 'fi2',
          albedo: '#24485a',
        }) +
        forest(ctx, {
          yAt: (x) => y + 24 + Math.sin(x / 200) * 10,
          h: [80, 150],
          gap: 38,
          depth: 0.1,
          seed: 'fi3',
          albedo: '#1d3d4c',
          tone: 2,
        }),
      mid: hills(ctx, { y: y + 36, amp: 16, wl: 420, albedo: '#ffffff', depth: 0.06, seed: 'fi4', tone: 0, mist: 0.12, rim: 0 }),
      near: '',
    };
  },
  draw(ctx) {
    const glow = ctx.mood.glow,
      snow = (t: number) => ctx.tone('#ffffff', t);
    const igloo = (x: number, y: number, r: number) => {
      let lines = '';
      for (let i = 1; i < 4; i++) {
        const a = r * (1 - i * 0.25);
        lines += path`M${x - a} ${y}Q${x - a} ${y - r * 0.95 * (0.55 + i * 0.12)} ${x} ${y - r}Q${x + a} ${y - r * 0.95 * (0.55 + i * 0.12)} ${x + a} ${y}`;
      }
      lines += times(2, (i) => {
        const t = 0.4 + i * 0.32,
          w = r * Math.sqrt(1 - t * t);
        return path`M${x - w} ${y - r * t}Q${x} ${y - r * t - r * 0.06} ${x + w} ${y - r * t}`;
      });
      return (
        fill(circle(x, y - r * 0.3, r * 2.1), ctx.radialGradient(fade(glow, 0.42, 0), x, y - r * 0.3, r * 2.1)) +
        fill(
          roundDome(x, y, 2 * r, r),
          ctx.radialGradient(
            [
              [0, '#fff0c4'],
              [0.6, glow],
              [1, '#e89a4a'],
            ],
            x,
            y - r * 0.15,
            r,
          ),
        ) +
        stroke(lines, ctx.tone('#35546a', 2), Math.max(2, r * 0.035)) +
        fill(
          path`M${x - r * 0.24} ${y}v${-r * 0.42}q${r * 0.24} ${-r * 0.14} ${r * 0.48} 0v${r * 0.42}z`,
          ctx.tone('#4a3a34', 2.2),
        ) +
        fill(ellipse(x, y + 3, r * 1.2, r * 0.1), snow(0.6)) +
        fill(ellipse(x, y + r * 0.16, r * 0.9, r * 0.1), glow, opacity(0.4))
      );
    };
    const g1 = hills(ctx, { y: 960, amp: 26, wl: 520, albedo: '#ffffff', depth: 0, seed: 'fi5', tone: 0.1, mist: 0.2, rim: 0 }),
      g2 = hills(ctx, { y: 1110, amp: 34, wl: 640, albedo: '#ffffff', depth: 0, seed: 'fi6', tone: 0.4, mist: 0.4, rim: 0 });
    const big = (x: number, y: number, h: number) =>
      fill(sprucePath(x, y, h, h * 0.42, 6), ctx.tone('#173542', 2.3)) +
      fill(
        times(5, (i) => {
          const t = 0.16 + i * 0.16,
            w = h * 0.21 * (0.3 + 0.7 * t) * 1.0;
          return path`M${x - w * 0.9} ${y - h + h * 0.93 * t}Q${x} ${y - h + h * 0.93 * t - h * 0.1} ${x + w * 0.3} ${y - h + h * 0.93 * t - h * 0.02}Q${x - w * 0.2} ${y - h + h * 0.93 * t - h * 0.045} ${x - w * 0.9} ${y - h + h * 0.93 * t}z`;
        }),
        snow(0.9),
        opacity(0.9),
      );
    return {
      main: igloo(1010, 968, 62) + igloo(520, 974, 54) + g1 + igloo(786, 1046, 104) + g2,
      front:
        reindeer(ctx, 1080, 1150, 0.9, { flip: true }) +
        reindeer(ctx, 1180, 1172, 1.05, { flip: true }) +
        big(374, 1270, 470) +
        big(300, 1290, 330) +
        big(1268, 1300, 420) +
        big(1500, 1290, 480) +
        big(90, 1290, 440) +
        stroke('M560 1290Q640 1180 740 1100T780 1052', ctx.tone('#a8bcd4', 1.6), 12, opacity(0.5)),
    };
  },
};
