/**
 * Projected geometry as the shortest path data that still shows it: rounded coordinates, relative steps,
 * no point that the rounding has made superfluous.
 */
import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import { joinNumbers } from '#art/posters/engine/numbers.ts';

export type Point = [x: number, y: number];
type Run = { points: Point[]; closed: boolean };

type TraceOptions = {
  /** Decimals kept, 0 (unless told) or 1. */
  digits?: number;
  /** Closed shapes of a smaller area, in square units of the drawing, are left out. */
  smallest?: number;
};

function roundTo(digits: number): (value: number) => number {
  const unit = 10 ** digits;
  return (value) => Math.round(value * unit) / unit || 0;
}

/** Collects what d3 draws instead of putting it on a canvas. */
class Recorder implements GeoContext {
  readonly runs: Run[] = [];

  beginPath() {
    // A recording holds one geometry; there is nothing to clear.
  }
  moveTo(x: number, y: number) {
    this.runs.push({ points: [[x, y]], closed: false });
  }
  lineTo(x: number, y: number) {
    this.runs.at(-1)?.points.push([x, y]);
  }
  closePath() {
    const run = this.runs.at(-1);
    if (run) run.closed = true;
  }
  arc() {
    throw new Error('A map is traced from lines and areas; draw its points as circles.');
  }
}

function withoutIdlePoints(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const before = kept.at(-2);
    const straight =
      last &&
      before &&
      (last[0] - before[0]) * (point[1] - last[1]) === (last[1] - before[1]) * (point[0] - last[0]) &&
      (last[0] - before[0]) * (point[0] - last[0]) + (last[1] - before[1]) * (point[1] - last[1]) > 0;
    if (straight) kept.pop();
    kept.push(point);
  }
  return kept;
}

function areaOf(points: Point[]): number {
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Path data of one line or ring. Empty when rounding leaves nothing to draw. */
export function pathOf(points: Point[], closed = false, digits = 0): string {
  const round = roundTo(digits);
  const kept = withoutIdlePoints(points.map(([x, y]) => [round(x), round(y)]));
  const [start, ...rest] = kept;
  if (!start || rest.length === 0 || (closed && areaOf(kept) === 0)) return '';
  let [x, y] = start;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [round(nextX - x), round(nextY - y)];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${joinNumbers(start)}l${joinNumbers(steps)}${closed ? 'z' : ''}`;
}

/** A function from geometry to path data, for one projection. */
export function tracer(projection: GeoProjection, { digits = 0, smallest = 0 }: TraceOptions = {}) {
  return (geometry: GeoPermissibleObjects): string => {
    const recorder = new Recorder();
    geoPath(projection, recorder)(geometry);
    return recorder.runs
      .filter(({ points, closed }) => !closed || areaOf(points) > smallest)
      .map(({ points, closed }) => pathOf(points, closed, digits))
      .join('');
  };
}

/** Where a place lies on the drawing, rounded; undefined when the projection does not show it. */
export function placer(projection: GeoProjection, digits = 0): (place: Point) => Point | undefined {
  const round = roundTo(digits);
  return (place) => {
    const at = projection(place);
    return at ? [round(at[0]), round(at[1])] : undefined;
  };
}

/** Path data of a smooth line: quadratic curves through the middles of the given polyline, exact at both ends. */
export function curveOf(points: Point[], digits = 0): string {
  const round = roundTo(digits);
  const [start, ...rest] = points.map(([x, y]): Point => [round(x), round(y)]);
  if (!start || rest.length === 0) return '';
  let [x, y] = start;
  let d = `M${joinNumbers(start)}`;
  rest.slice(0, -1).forEach(([bendX, bendY], i) => {
    const [nextX, nextY] = rest[i + 1] ?? [bendX, bendY];
    const last = i === rest.length - 2;
    const [endX, endY] = last ? [nextX, nextY] : [round((bendX + nextX) / 2), round((bendY + nextY) / 2)];
    d += `q${joinNumbers([round(bendX - x), round(bendY - y), round(endX - x), round(endY - y)])}`;
    [x, y] = [endX, endY];
  });
  if (rest.length === 1) d += `l${joinNumbers([round((rest[0]?.[0] ?? x) - x), round((rest[0]?.[1] ?? y) - y)])}`;
  return d;
}
