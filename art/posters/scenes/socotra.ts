import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { hills, layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { ellipse, path, polygon, smooth, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Dragon-blood trees on the plateau of Socotra, two walkers between them. */
export const socotra: Scene = {
  horizon: 780,
  wideTop: 250,
  mood: 'rose',
  night: 'teal',
  sun: { x: 600, y: 520, r: 110 },
  ground(ctx) {
    const y = 780;
    return {
      sky: streaks(ctx, { n: 4, y: [250, 560], alpha: 0.6, seed: 'sc' }),
      far:
        mountains(ctx, { y: y + 20, h: 240, n: 5, depth: 0.6, albedo: '#8a7f9a', seed: 'sc0', jag: 0.16 }) +
        hills(ctx, { y: y + 20, amp: 50, wl: 420, albedo: '#b5907a', depth: 0.4, seed: 'sc1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side;
    const tree = (x: number, y: number, h: number, d = 0) => {
      const w = h * 0.98,
        c = (a: string, t: number) => ctx.tone(a, t, d),
        top = y - h,
        cy = y - h * 0.66;
      let br = '';
      for (let i = 0; i < 11; i++) {
        const t = (i / 10) * 2 - 1;
        br += path`M${x + t * h * 0.02} ${y - h * 0.42}Q${x + t * w * 0.16} ${y - h * 0.56} ${x + t * w * 0.44} ${cy - (1 - t * t) * h * 0.06 + h * 0.02}`;
        if (i % 2)
          br += path`M${x + t * w * 0.22} ${y - h * 0.57}Q${x + t * w * 0.2} ${y - h * 0.64} ${x + t * w * 0.3} ${cy - h * 0.04}`;
      }
      const crown =
        path`M${x - w * 0.5} ${cy + h * 0.04}Q${x - w * 0.52} ${cy - h * 0.04} ${x - w * 0.42} ${cy - h * 0.1}Q${x - w * 0.28} ${top + h * 0.08} ${x} ${top + h * 0.06}Q${x + w * 0.28} ${top + h * 0.08} ${x + w * 0.42} ${cy - h * 0.1}Q${x + w * 0.52} ${cy - h * 0.04} ${x + w * 0.5} ${cy + h * 0.04}` +
        times(10, (i) => path`q${-w * 0.05} ${-h * 0.05 - (i > 2 && i < 7 ? h * 0.012 : 0)} ${-w * 0.1} 0`) +
        'z';
      return (
        fill(ellipse(x + s * -h * 0.3, y + 4, h * 0.4, h * 0.03), c('#7a5a4a', 2.5), opacity(0.4)) +
        fill(
          path`M${x - h * 0.07} ${y}Q${x - h * 0.035} ${y - h * 0.2} ${x - h * 0.05} ${y - h * 0.44}H${x + h * 0.05}Q${x + h * 0.035} ${y - h * 0.2} ${x + h * 0.08} ${y}z`,
          c('#a8806a', 1.2),
        ) +
        fill(
          s > 0
            ? path`M${x - h * 0.07} ${y}Q${x - h * 0.035} ${y - h * 0.2} ${x - h * 0.05} ${y - h * 0.44}H${x - h * 0.005}V${y}z`
            : path`M${x + h * 0.08} ${y}Q${x + h * 0.035} ${y - h * 0.2} ${x + h * 0.05} ${y - h * 0.44}H${x + h * 0.005}V${y}z`,
          c('#a8806a', 2.2),
        ) +
        strokeRound(br, c('#8a6454', 2), h * 0.026) +
        fill(crown, c('#3f6f50', 1.6)) +
        fill(
          path`M${x - w * 0.36} ${cy - h * 0.1}Q${x - w * 0.2} ${top + h * 0.1} ${x + s * w * 0.05} ${top + h * 0.09}Q${x + w * 0.28} ${top + h * 0.11} ${x + w * 0.38} ${cy - h * 0.1}Q${x} ${cy - h * 0.19} ${x - w * 0.36} ${cy - h * 0.1}z`,
          c('#5f9060', 0.6),
          opacity(0.8),
        )
      );
    };
    const plat = (p: Points, c: string, d: number) =>
      layer(ctx, `${smooth(p)}V1290H-440z`, { y: at(p, 1), amp: 40, albedo: c, depth: d, tone: 0.9, foot: 240, mist: 0.3 });
    const far =
      plat([-440, 850, 100, 838, 500, 850, 900, 836, 1300, 846, 2040, 830], '#c9987c', 0.24) +
      tree(430, 858, 150, 0.2) +
      tree(560, 852, 110, 0.26) +
      tree(1080, 850, 140, 0.22) +
      tree(1210, 850, 180, 0.18) +
      tree(960, 848, 90, 0.28) +
      tree(100, 850, 150, 0.2) +
      tree(1440, 846, 140, 0.22);
    const mid =
      plat([-440, 960, 100, 950, 420, 960, 760, 990, 1100, 970, 1400, 950, 2040, 950], '#b87f62', 0.08) +
      tree(1130, 990, 330, 0.06);
    const near = plat([-440, 1110, 200, 1090, 520, 1100, 860, 1130, 1200, 1120, 2040, 1090], '#9a634c', 0);
    const rocks =
      fill(
        polygon([980, 1180, 1010, 1140, 1080, 1130, 1130, 1160, 1150, 1186]) +
          polygon([380, 1200, 410, 1170, 460, 1166, 490, 1200]) +
          polygon([1180, 1210, 1210, 1170, 1290, 1160, 1320, 1214]),
        ctx.tone('#d9b8a4', 0.8),
      ) +
      fill(
        polygon([980, 1180, 1010, 1140, 1050, 1150, 1040, 1186]) +
          polygon([380, 1200, 410, 1170, 430, 1180, 430, 1200]) +
          polygon([1180, 1210, 1210, 1170, 1250, 1184, 1240, 1212]),
        ctx.tone('#d9b8a4', 2),
      );
    return {
      main: far + mid + near + rocks + tree(610, 1150, 590) + tree(-20, 1140, 460) + tree(1530, 1150, 520),
      front:
        people(ctx, [
          [860, 1166, 80],
          [894, 1170, 74],
        ]) +
        grass(ctx, { y: 1264, h: [20, 60], gap: 18, albedo: '#8a7a4a', density: 0.6 }) +
        birds(ctx, 980, 420, 5),
    };
  },
};
