/** Hills with spruce on them, and the few houses among the trees. */
import { joinNumbers } from '#art/posters/engine/numbers.ts';
import { createRandom } from '#art/posters/engine/random.ts';
import { curveOf, type Point } from './trace.ts';

export type Hill = { y: number; swell: number; phase: number };

/** Height of a hill at x; it returns to the same height after `period`, so that the land can be repeated sideways. */
export function hillHeight({ y, swell, phase }: Hill, period: number, x: number): number {
  const turn = (2 * Math.PI * x) / period;
  return y + swell * (0.6 * Math.sin(turn + phase) + 0.4 * Math.sin(2 * turn + phase * 2.3));
}

export function hillPath(hill: Hill, period: number, [from, to]: [number, number], bottom: number): string {
  const steps = Math.ceil((to - from) / 90);
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps;
    return [x, hillHeight(hill, period, x)];
  });
  return `${curveOf(points)}V${bottom}H${from}z`;
}

/** Outline of a spruce from its tip, as steps: trees of one height are the same text, which compresses to nothing. */
function spruce(height: number): string {
  const half = Math.max(3, Math.round(height * 0.19));
  const tiers = height < 60 ? 3 : 4;
  const steps: number[] = [];
  const tier = Math.round(height / tiers);
  let reach = 0;
  for (let i = 1; i <= tiers; i++) {
    const outer = Math.round((half * i) / tiers);
    steps.push(outer - reach, tier);
    reach = i < tiers ? Math.round(outer * 0.45) : outer;
    if (i < tiers) steps.push(reach - outer, -Math.round(height * 0.02));
  }
  const left: number[] = [];
  for (let i = steps.length - 2; i >= 0; i -= 2) left.push(steps[i] ?? 0, -(steps[i + 1] ?? 0));
  return `l${joinNumbers(steps)}h${-2 * reach}l${joinNumbers(left)}z`;
}

type Forest = {
  /** Ground under the trees. */
  ground: (x: number) => number;
  from: number;
  to: number;
  gap: number;
  /** A few heights, from the smallest. */
  heights: readonly number[];
  seed: string;
  /** True where no tree may stand. */
  clearing?: (x: number) => boolean;
};

export function forestPath({ ground, from, to, gap, heights, seed, clearing }: Forest): string {
  const random = createRandom(seed);
  const shapes = heights.map((height) => [height, spruce(height)] as const);
  let d = '';
  for (let x = from; x < to; x += gap * random.range(0.5, 1.4)) {
    const [height, shape] = random.pick(shapes);
    const sunk = random.range(0.1, 0.2);
    if (clearing?.(x)) continue;
    d += `M${Math.round(x)} ${Math.round(ground(x) + (sunk - 1) * height + 4)}${shape}`;
  }
  return d;
}
