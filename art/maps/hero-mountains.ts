/** Mountain ranges cut like paper: lit silhouettes, faces and gullies in shadow, snow. The light comes from the right. */
import { createRandom, type Random } from '#art/posters/engine/random.ts';
import { fill, opacity } from '#art/posters/engine/svg.ts';
import type { RangeLight } from './hero-light.ts';
import { linearGradient } from './svg-parts.ts';
import { type Point, pathOf } from './trace.ts';

export type Range = {
  /** Prefix of its gradients' names. */
  id: string;
  /** Valley, summit, valley, summit, …, valley, from left to right. */
  ridge: readonly Point[];
  /** Where the range disappears behind what stands before it. */
  foot: number;
  /** Summits above this line carry snow. */
  snowLine: number;
  seed: string;
};

const along = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];

/** Points between a valley and a summit: flat shoulders, steep steps. */
function slope(from: Point, to: Point, random: Random): Point[] {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  const steps = Math.max(2, Math.min(6, Math.round(Math.hypot(dx, dy) / 55)));
  return Array.from({ length: steps - 1 }, (_, i) => {
    const [x, y] = along(from, to, (i + 1) / steps + random.jitter(0.25 / steps));
    return [x + random.jitter(dx * 0.03), y + random.jitter(dy * 0.05)];
  });
}

/** A wandering line from a point on the ridge down to the foot, drifting sideways by `drift` per unit of height. */
function crest(head: Point, foot: number, drift: number, random: Random): Point[] {
  const height = foot - head[1];
  return [0.12, 0.26, 0.42, 0.62, 1].map((t, i) => {
    const swing = (i % 2 ? -0.06 : 0.06) * (0.3 + t) + random.jitter(0.015);
    return [head[0] + height * (t * drift + swing), head[1] + height * t];
  });
}

type Faces = { shade: string[]; gullies: string[]; glints: string[]; snow: string[]; snowShade: string[] };

function faces(left: Point, summit: Point, right: Point, up: Point[], down: Point[], range: Range, random: Random, into: Faces) {
  const { foot } = range;
  const [first, last] = [range.ridge[0]?.[0] ?? 0, range.ridge.at(-1)?.[0] ?? 0];
  /** Kept within the range, so that its repetition beside it fits. */
  const face = (points: Point[]) =>
    pathOf(
      points.map(([x, y]) => [Math.min(last, Math.max(first, x)), y]),
      true,
    );
  const height = foot - summit[1];
  const edge = crest(summit, foot, 0.1, random);
  into.shade.push(face([summit, ...edge, [left[0] - height * 0.22, foot], left, ...up]));
  // Lesser crests leave the lit slope; what lies left of each is a gully in shadow.
  down.slice(1, -1).forEach((head, i) => {
    if (i % 2) return;
    const reach = foot - head[1];
    const line = crest(head, foot, 0.16, random);
    into.gullies.push(face([head, ...line, [head[0] - reach * 0.06, foot], [head[0] - reach * 0.05, head[1] + reach * 0.36]]));
  });
  up.slice(1, -1).forEach((head, i) => {
    if (i % 2) return;
    const reach = foot - head[1];
    const tip: Point = [head[0] + reach * 0.05, head[1] + reach * 0.8];
    into.glints.push(
      pathOf(
        [
          head,
          [head[0] + reach * 0.1, head[1] + reach * 0.2],
          [head[0] + reach * 0.07, head[1] + reach * 0.36],
          tip,
          [head[0] - reach * 0.02, head[1] + reach * 0.3],
        ],
        true,
      ),
    );
  });
  if (summit[1] > range.snowLine) return;
  const deep = height * 0.22;
  const stop = (bottom: Point) => along(summit, bottom, Math.min(0.8, deep / (bottom[1] - summit[1])));
  const [leftEnd, rightEnd] = [stop(left), stop(right)];
  const middle: Point = [summit[0] + deep * 0.22, summit[1] + deep * 0.9];
  const fringe = (from: Point, to: Point): Point[] =>
    [0.18, 0.34, 0.5, 0.68, 0.84].map((t, i) => {
      const [x, y] = along(from, to, t);
      return [x, y + deep * (i % 2 ? -0.08 : 0.2 + random.jitter(0.1))];
    });
  const spine: Point[] = [
    middle,
    [summit[0] + deep * 0.06, summit[1] + deep * 0.5],
    [summit[0] + deep * 0.1, summit[1] + deep * 0.25],
  ];
  into.snow.push(pathOf([summit, rightEnd, ...fringe(rightEnd, middle), ...spine], true));
  into.snowShade.push(pathOf([summit, leftEnd, ...fringe(leftEnd, middle), ...spine], true));
}

/** One range: the gradients it needs and the drawing. */
export function mountainRange(range: Range, light: RangeLight): { definitions: string; drawing: string } {
  const { id, ridge, foot } = range;
  const random = createRandom(range.seed);
  const outline: Point[] = [];
  const parts: Faces = { shade: [], gullies: [], glints: [], snow: [], snowShade: [] };
  for (let i = 1; i < ridge.length; i += 2) {
    const [left, summit, right] = [ridge[i - 1], ridge[i], ridge[i + 1]];
    if (!left || !summit || !right) throw new Error(`The ridge of range ${id} must end in a valley, like it begins.`);
    const up = slope(left, summit, random);
    const down = slope(summit, right, random);
    outline.push(left, ...up, summit, ...down);
    faces(left, summit, right, up, down, range, random, parts);
  }
  const [start, end] = [ridge[0], ridge.at(-1)];
  if (start && end) outline.push(end, [end[0] + 2, foot + 60], [start[0], foot + 60]);
  const top = Math.min(...ridge.map(([, y]) => y));
  const downward = (name: string, [head, base]: [string, string]) =>
    linearGradient(
      name,
      [0, top],
      [0, foot],
      [
        [0, head],
        [1, base],
      ],
    );
  return {
    definitions: downward(`${id}l`, light.lit) + downward(`${id}s`, light.shade),
    drawing:
      fill(pathOf(outline, true), `url(#${id}l)`) +
      fill(parts.shade.join(''), `url(#${id}s)`) +
      fill(parts.gullies.join(''), `url(#${id}s)`, opacity(0.7)) +
      fill(parts.glints.join(''), `url(#${id}l)`, opacity(0.4)) +
      fill(parts.snowShade.join(''), light.snowShade) +
      fill(parts.snow.join(''), light.snow),
  };
}
