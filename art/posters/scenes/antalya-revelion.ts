import type { PosterContext } from '../engine/context.ts';
import { crowd } from '../engine/kits/crowd.ts';
import { type Burst, fireworks } from '../engine/kits/fireworks.ts';
import { GOLD, ICE, ROSE } from '../engine/kits/midnight.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, path, rect, roundArch, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

const MARBLE = '#f4e4c6';
const STREET = 1056;

const bursts: readonly Burst[] = [
  [470, 400, 124, GOLD],
  [1130, 410, 132, ROSE, 'willow'],
  [800, 350, 90, ICE, 'ring'],
  [150, 430, 118, ROSE],
  [1450, 420, 122, GOLD],
];

/** New Year's Eve at Hadrian's Gate: a crowd before the three lit arches, fireworks over the old town. */
export const antalyaRevelion: Scene = {
  horizon: 960,
  wideTop: 250,
  mood: 'night',
  night: 'night',
  sun: { x: 1100, y: 420, r: 0 },
  stars: { n: 60, to: 560 },
  ground(ctx) {
    return {
      far: rooftops(ctx, { y: 930, rows: 2, scale: 0.9, gap: 50, wall: '#e8d2b0', roof: '#a8523c', depth: 0.3, seed: 'kaleici' }),
    };
  },
  draw(ctx) {
    return {
      sky: fireworks(ctx, bursts, { ground: 860 }),
      behind: [330, 1290, 150, 1460, -40, 1640]
        .map((x, i) => palmStamp(ctx, x, STREET - 20, 380 + (i % 3) * 40, { depth: 0.06, lean: i % 2 ? 50 : -50 }))
        .join(''),
      main: square(ctx) + place(800, STREET, 1, gate(ctx)) + lights(ctx),
      front: crowd(ctx),
    };
  },
};

const square = (ctx: PosterContext): string =>
  fill(rect(ctx.left, STREET - 70, ctx.right - ctx.left, 90), ctx.built('#8a6a60', 2.2)) +
  fill(
    rect(ctx.left, STREET - 4, ctx.right - ctx.left, 260),
    ctx.verticalGradient(ramp(ctx.built('#d8b890', 1), ctx.tone('#6a5058', 2.2)), STREET, STREET + 110),
  );

/** The gate around 0, 0: three coffered arches between two towers, columns before the piers, a carved entablature. */
function gate(ctx: PosterContext): string {
  const lit = ctx.built(MARBLE, 0);
  const mid = ctx.built(MARBLE, 1);
  const dark = ctx.built(MARBLE, 2.1);
  const stone = (tone: number): string => ctx.built('#b59a80', tone);
  const arches = [-158, 0, 158];
  const openings = arches.map((x) => roundArch(x, 0, 108, 262)).join('');
  const coffers = arches.map((x) => path`M${x - 60} -206a60 60 0 0 1 120 0`).join('');
  const tower = (x: number, h: number): string =>
    fill(rect(x - 74, -h, 148, h), stone(0.8)) +
    fill(rect(ctx.side > 0 ? x - 74 : x + 24, -h, 50, h), stone(2)) +
    stroke(`M${x - 74} ${-h - 9}H${x + 74}`, stone(0.6), 20, 'stroke-dasharray="22 14"') +
    stroke(
      times(Math.floor(h / 34), (i) => `M${x - 72 + (i % 2) * 18} ${-22 - i * 34}h140`),
      stone(2.1),
      2.6,
      'stroke-dasharray="46 4" opacity=".5"',
    ) +
    fill(rect(x - 5, -h * 0.62, 10, 44) + rect(x - 5, -h * 0.3, 10, 44), ctx.mood.glow);
  const columns = [-237, -79, 79, 237];
  return (
    tower(-330, 390) +
    tower(330, 450) +
    fill(`M-256 0V-330H256V0z${openings}`, mid, 'fill-rule="evenodd"') +
    fill(
      openings,
      ctx.verticalGradient(
        [
          [0, ctx.mood.glow],
          [1, '#b5603a'],
        ],
        -262,
        0,
      ),
    ) +
    arches
      .map(
        (x) =>
          fill(
            `M${x - 40} 0V-150Q${x - 36}-190 ${x} -194Q${x + 36}-190 ${x + 40}-150V0z`,
            ctx.built('#5a3a44', 2),
            opacity(0.8),
          ) +
          fill(circle(x, -120, 8), '#fff2c4') +
          stroke(`M${x} -194V-128`, ctx.built('#5a3a44', 2.4), 2),
      )
      .join('') +
    stroke(coffers, lit, 13) +
    stroke(coffers, dark, 7, 'stroke-dasharray="9 9"') +
    fill('M-266-322H266V-350H-266z', lit) +
    stroke('M-260-336H260', dark, 9, 'stroke-dasharray="14 8" opacity=".7"') +
    fill('M-282-350H282V-366H-282zM-272-386H272V-400H-272z', lit) +
    fill('M-262-366H262V-386H-262z', mid) +
    stroke('M-258-376H258', dark, 11, 'stroke-dasharray="5 9"') +
    columns
      .map(
        (x) =>
          fill(`M${x - 20} 0V-52H${x + 20}V0z`, mid) +
          fill(`M${x - 13} -52V-292H${x + 13}V-52z`, lit) +
          fill(ctx.side > 0 ? `M${x - 13} -52V-292H${x - 3}V-52z` : `M${x + 13} -52V-292H${x + 3}V-52z`, dark) +
          fill(`M${x - 14} -290L${x - 22} -324H${x + 22}L${x + 14} -290zM${x - 24} -52h48v-9h-48zM${x - 24} 0h48v-9h-48z`, lit),
      )
      .join('') +
    fill(columns.map((x) => `M${x - 24} -350h48v-50h-48z`).join(''), mid)
  );
}

/** Strings of bulbs from the towers to the palms. */
function lights(ctx: PosterContext): string {
  const swag = (x0: number, y0: number, x1: number, y1: number, sag: number): string => {
    let bulbs = '';
    for (let i = 1; i < 15; i++) {
      const t = i / 15;
      bulbs += path`M${Math.round(x0 + (x1 - x0) * t)} ${Math.round(y0 + (y1 - y0) * t + 4 * sag * t * (1 - t))}h0`;
    }
    const rope = path`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`;
    return stroke(rope, ctx.tone('#2a2630', 2.6), 2) + strokeRound(bulbs, ctx.mood.glow, 9);
  };
  const halo = fill(circle(800, 900, 420), ctx.radialGradient(fade(ctx.mood.glow, 0.22, 0), 800, 900, 420));
  return (
    halo +
    swag(400, 690, -60, 760, 60) +
    swag(1200, 640, 1660, 740, 60) +
    swag(396, 780, 140, 860, 40) +
    swag(1204, 760, 1470, 860, 40)
  );
}
