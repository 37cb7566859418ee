// Path DATA ("d" fragments, never elements), so that dozens of shapes of one colour collapse into one <path>:
// that is what keeps a full poster within its budget. All lengths are stage units, y grows downwards.
import { at, joinNumbers, roundFar, roundStep, tenths } from './numbers.ts';

/** A flat list x, y, x, y… */
export type Points = readonly number[];

/** The same points, last first. */
export const reversed = (points: Points): number[] => {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(at(points, i), at(points, i + 1));
  return out;
};

/** Polygon, or open polyline with `close` false. */
export function polygon(points: Points, close = true): string {
  let px = roundFar(at(points, 0));
  let py = roundFar(at(points, 1));
  const start = `M${joinNumbers([px, py])}`;
  const steps: number[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const dx = roundStep(at(points, i) - px);
    const dy = roundStep(at(points, i + 1) - py);
    if (!dx && !dy) continue;
    steps.push(dx, dy);
    // steps are relative to the rounded pen, so rounding never adds up
    px += dx;
    py += dy;
  }
  return start + (steps.length ? `l${joinNumbers(steps)}` : '') + (close ? 'z' : '');
}

/** Rectangle, x, y = top left. */
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${joinNumbers([roundFar(x), roundFar(y)])}h${tenths(roundStep(w))}v${tenths(roundStep(h))}h${tenths(-roundStep(w))}z`;

/** Rectangle standing on y, centred on cx. */
export const standingRect = (cx: number, y: number, w: number, h: number): string => rect(cx - w / 2, y - h, w, h);

/** Ellipse around x, y with half-axes a, b. */
export const ellipse = (x: number, y: number, a: number, b: number): string => {
  const radii = joinNumbers([a, b]);
  return `M${joinNumbers([x - a, y])}a${radii} 0 1 1 ${tenths(2 * a)} 0a${radii} 0 1 1 ${tenths(-2 * a)} 0z`;
};

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** Round-headed opening standing on y, centred on cx. */
export const roundArch = (cx: number, y: number, w: number, h: number): string =>
  `M${joinNumbers([cx - w / 2, y])}v${tenths(-(h - w / 2))}a${joinNumbers([w / 2, w / 2])} 0 0 1 ${tenths(w)} 0v${tenths(h - w / 2)}z`;

/** Pointed opening standing on y; `point` is the share of the height taken by its head. */
export const pointedArch = (cx: number, y: number, w: number, h: number, point = 0.4): string => {
  const a = h * point;
  return (
    `M${joinNumbers([cx - w / 2, y])}v${tenths(-(h - a))}q${joinNumbers([w * 0.04, -a * 0.62, w / 2, -a])}` +
    `q${joinNumbers([w * 0.46, a * 0.38, w / 2, a])}v${tenths(h - a)}z`
  );
};

/** Half-ellipse dome standing on y. */
export const roundDome = (cx: number, y: number, w: number, h: number): string =>
  `M${joinNumbers([cx - w / 2, y])}a${joinNumbers([w / 2, h])} 0 0 1 ${tenths(w)} 0z`;

/** Onion dome standing on y, widest at about a third of its height; `belly` is how far it swells, as a share of w. */
export const onionDome = (cx: number, y: number, w: number, h: number, belly = 0.12): string => {
  const a = w / 2;
  const b = w * belly;
  return (
    `M${joinNumbers([cx - a * 0.72, y])}c${joinNumbers([-a * 0.28 - b, -h * 0.14, -a * 0.28 - b, -h * 0.36, a * 0.1, -h * 0.54])}` +
    `c${joinNumbers([a * 0.36, -h * 0.18, a * 0.56, -h * 0.22, a * 0.62, -h * 0.46])}` +
    `c${joinNumbers([a * 0.06, h * 0.24, a * 0.26, h * 0.28, a * 0.62, h * 0.46])}` +
    `c${joinNumbers([a * 0.38 + b, h * 0.18, a * 0.38 + b, h * 0.4, a * 0.1, h * 0.54])}z`
  );
};

/** Symmetric silhouette from half-widths [half, y, half, y…], bottom to top or top to bottom. */
export function symmetric(cx: number, halves: Points): string {
  const right: number[] = [];
  const left: number[] = [];
  for (let i = 0; i < halves.length; i += 2) {
    right.push(cx + at(halves, i), at(halves, i + 1));
    left.unshift(cx - at(halves, i), at(halves, i + 1));
  }
  return polygon([...right, ...left]);
}

/** One half of the same silhouette; side +1 right, -1 left. */
export function halfSymmetric(cx: number, halves: Points, side = 1): string {
  const out = [cx, at(halves, 1)];
  for (let i = 0; i < halves.length; i += 2) out.push(cx + side * at(halves, i), at(halves, i + 1));
  out.push(cx, at(halves, halves.length - 1));
  return polygon(out);
}

/** Smooth curve through the midpoints of the control polygon (compact quadratics). */
export function smooth(points: Points, close = false): string {
  const n = points.length / 2;
  const x = (i: number) => at(points, 2 * i);
  const y = (i: number) => at(points, 2 * i + 1);
  let px = roundFar(close ? (x(n - 1) + x(0)) / 2 : x(0));
  let py = roundFar(close ? (y(n - 1) + y(0)) / 2 : y(0));
  let d = `M${joinNumbers([px, py])}`;
  const curve = (i: number, endX: number, endY: number) => {
    const dx = roundStep(endX - px);
    const dy = roundStep(endY - py);
    d += `q${joinNumbers([roundStep(x(i) - px), roundStep(y(i) - py), dx, dy])}`;
    px += dx;
    py += dy;
  };
  if (close) {
    for (let i = 0; i < n; i++) curve(i, (x(i) + x((i + 1) % n)) / 2, (y(i) + y((i + 1) % n)) / 2);
    return `${d}z`;
  }
  for (let i = 1; i < n - 1; i++) {
    const last = i === n - 2;
    curve(i, last ? x(i + 1) : (x(i) + x(i + 1)) / 2, last ? y(i + 1) : (y(i) + y(i + 1)) / 2);
  }
  return d;
}

const closeDown = (points: Points, base: number): string => `V${tenths(base)}H${tenths(at(points, 0))}z`;

/** Filled area under a smooth line, down to y = base. */
export const areaUnder = (points: Points, base: number): string => smooth(points) + closeDown(points, base);

/** Filled area under a broken line, down to y = base. */
export const areaUnderLine = (points: Points, base: number): string => polygon(points, false) + closeDown(points, base);

/** Straight mark in whole units: the cheapest there is. */
export function segment(x1: number, y1: number, x2: number, y2: number): string {
  const a = Math.round(x1);
  const b = Math.round(y1);
  const dx = Math.round(x2) - a;
  const dy = Math.round(y2) - b;
  if (dx === 0) return `M${a} ${b}v${dy}`;
  return dy === 0 ? `M${a} ${b}h${dx}` : `M${a} ${b}l${dx}${dy < 0 ? '' : ' '}${dy}`;
}

/** Vertical mark downwards; stroked wide it becomes a window, with a dash array a whole column of them. */
export const tick = (x: number, y: number, h: number): string =>
  `M${joinNumbers([roundFar(x), roundFar(y)])}v${tenths(roundStep(h))}`;

/** draw(0) + draw(1) + … + draw(n - 1). */
export function times(n: number, draw: (i: number) => string): string {
  let out = '';
  for (let i = 0; i < n; i++) out += draw(i);
  return out;
}

/** Path data written as it is, numbers printed to one decimal: path`M${x} ${y}h${w}`. */
export function path(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, i) => {
    out += (typeof value === 'number' ? tenths(value) : value) + (parts[i + 1] ?? '');
  });
  // a minus sign separates by itself
  return out.replaceAll(' -', '-');
}

/** Points given as steps from x, y: dx, dy, dx, dy… */
export const offset = (x: number, y: number, steps: Points): number[] => steps.map((v, i) => v + (i % 2 ? y : x));
