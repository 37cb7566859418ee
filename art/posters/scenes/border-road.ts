import { streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hillAt, hills, layer } from '../engine/hills.ts';
import { post } from '../engine/kits/border-post.ts';
import { milestone, starSign } from '../engine/kits/border-signs.ts';
import { beams, car } from '../engine/kits/laden-car.ts';
import { road, roadAt } from '../engine/kits/pass-road.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { polygon, rect, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const red = '#d83f2f';
const gold = '#ffcf3f';
const white = '#fff6e6';

/** A laden car on the road to a border post below the mountains. */
export const borderRoad: Scene = {
  horizon: 690,
  wideTop: 246,
  mood: 'dawn',
  night: 'teal',
  sun: { x: 560, y: 486, r: 96 },
  plane: [770, 196, -12, 0.58],
  ground(ctx) {
    const hill = { y: 726, amp: 54, wl: 380, seed: 'br1' };
    return {
      sky: streaks(ctx, { n: 5, y: [260, 470], alpha: 0.75, seed: 'br' }),
      far:
        mountains(ctx, {
          y: 700,
          depth: 0.62,
          seed: 'br0',
          albedo: '#6f7fa6',
          snow: 0.4,
          peaks: [
            [-240, 250, 380],
            [60, 300, 400],
            [330, 220, 330],
            [760, 236, 330],
            [1010, 320, 400],
            [1290, 270, 380],
            [1540, 330, 420],
            [1830, 260, 380],
          ],
        }) +
        mountains(ctx, {
          y: 716,
          depth: 0.38,
          seed: 'br5',
          albedo: '#56708a',
          snow: 0.24,
          peaks: [
            [-120, 230, 330],
            [170, 270, 340],
            [390, 150, 240],
            [850, 170, 280],
            [1120, 200, 320],
            [1400, 290, 360],
            [1690, 220, 340],
          ],
        }) +
        hills(ctx, { ...hill, albedo: '#5f8f78', depth: 0.4 }) +
        forest(ctx, { yAt: hillAt(ctx, hill), h: [34, 66], gap: 24, depth: 0.36, seed: 'brf', albedo: '#356a5a', density: 0.7 }),
    };
  },
  draw(ctx) {
    return {
      main: valley(ctx) + village(ctx) + road(ctx) + post(ctx),
      front:
        woods(ctx) +
        meadow(ctx) +
        place(430, 1000, 1, starSign(ctx)) +
        place(1120, 1136, 1, milestone(ctx)) +
        beams(ctx) +
        place(786, 1094, 1, car(ctx, '#f0a02c', true)),
    };
  },
};

const valley = (ctx: PosterContext) =>
  layer(
    ctx,
    `${smooth([-440, 770, -100, 752, 260, 744, 560, 716, 760, 698, 980, 724, 1260, 748, 1640, 756, 2040, 776])}V1290H-440z`,
    { y: 740, albedo: '#8fae5c', tone: 0.8, foot: 460, mist: 0.3, rim: 0.7 },
  ) +
  fill(
    smooth([-440, 830, -60, 806, 300, 800, 520, 824, 360, 868, 0, 884, -440, 900], true) +
      smooth([2040, 850, 1600, 826, 1260, 812, 1130, 836, 1300, 884, 1640, 900, 2040, 930], true),
    ctx.tone('#e0bd5a', 0.9),
    opacity(0.75),
  ) +
  fill(
    smooth([-440, 960, 0, 930, 330, 940, 500, 990, 380, 1060, -440, 1080], true) +
      smooth([2040, 980, 1500, 956, 1180, 976, 1080, 1040, 1240, 1110, 2040, 1120], true),
    ctx.tone('#5f8f48', 1.4),
    opacity(0.6),
  );

/** Roofs around a church on the left of the valley. */
function village(ctx: PosterContext): string {
  const houses = [
    [330, 800, 34],
    [372, 806, 42],
    [426, 798, 34],
    [262, 808, 40],
    [120, 806, 38],
    [172, 800, 34],
    [1370, 810, 40],
    [1430, 804, 36],
    [1560, 812, 40],
  ] as const;
  return (
    fill(
      houses.map(([x, y, w]) => rect(x, y - w * 0.55, w, w * 0.55)).join('') + rect(224, 738, 22, 70),
      ctx.built(white, 0.6, 0.16),
    ) +
    fill(
      houses.map(([x, y, w]) => polygon([x - 4, y - w * 0.52, x + w / 2, y - w * 0.98, x + w + 4, y - w * 0.52])).join('') +
        polygon([220, 740, 235, 690, 250, 740]),
      ctx.built('#c05a3c', 1, 0.16),
    ) +
    fill(
      houses.map(([x, y, w]) => rect(x + w * 0.3, y - w * 0.4, 7, 9)).join('') + rect(231, 752, 8, 14),
      ctx.pane('#5a5468', 0.1),
    )
  );
}

/** Poppies and daisies of the verge. */
function meadow(ctx: PosterContext): string {
  const r = ctx.random('brm');
  const blooms: [string, string][] = [red, gold, white].map((c) => [c, '']);
  let stalks = '';
  for (let i = 0; i < 90; i++) {
    const y = Math.round(1000 + 250 * r() ** 0.7);
    const [middle, width] = roadAt(y);
    const side = r() < 0.72 ? 1 : -1;
    const x = Math.round(middle + side * (width * 0.58 + 24 + r() * (side > 0 ? 700 : 420)));
    if (x < ctx.left || x > ctx.right || y > ctx.bottom + 10) continue;
    stalks += `M${x} ${y}v16`;
    at(blooms, i % 3)[1] += `M${x} ${y}h0`;
  }
  return (
    stroke(stalks, ctx.tone('#4f7a3a', 1.8), 3) + blooms.map(([c, d], i) => strokeRound(d, ctx.tone(c, 0.7), 12 - i * 2)).join('')
  );
}

/** Firs that frame the view. */
const woods = (ctx: PosterContext) =>
  forest(ctx, {
    yAt: (x) => 930 + Math.abs(x - 800) * 0.14,
    h: [90, 150],
    gap: 44,
    seed: 'br2',
    albedo: '#2f6a52',
    tone: 1.7,
    depth: 0.08,
    density: 0.8,
    from: ctx.left,
    to: 330,
  }) +
  forest(ctx, {
    yAt: (x) => 930 + Math.abs(x - 800) * 0.12,
    h: [100, 170],
    gap: 46,
    seed: 'br3',
    albedo: '#2f6a52',
    tone: 1.8,
    depth: 0.06,
    density: 0.8,
    from: 1236,
    to: ctx.right,
  });
