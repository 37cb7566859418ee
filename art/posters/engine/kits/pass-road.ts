import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { polygon, reversed } from '../path.ts';
import { fill } from '../svg.ts';

const white = '#fff6e6';

/** The road from the pass to the viewer: y, its middle, its width. */
const course = [
  [694, 690, 4],
  [706, 742, 8],
  [722, 726, 14],
  [744, 640, 24],
  [772, 640, 44],
  [806, 850, 92],
  [850, 1006, 196],
  [892, 978, 258],
  [940, 866, 318],
  [1000, 740, 410],
  [1080, 652, 540],
  [1180, 596, 700],
  [1300, 560, 900],
] as const;

/** Middle and width of the road at y. */
export function roadAt(y: number): readonly [middle: number, width: number] {
  let i = 0;
  while (i < course.length - 2 && y > at(course, i + 1)[0]) i++;
  const a = at(course, Math.max(0, i - 1));
  const b = at(course, i);
  const c = at(course, i + 1);
  const d = at(course, Math.min(course.length - 1, i + 2));
  const h = c[0] - b[0];
  const t = (y - b[0]) / h;
  const along = (k: 1 | 2) => {
    const m1 = ((c[k] - a[k]) / (c[0] - a[0])) * h;
    const m2 = ((d[k] - b[k]) / (d[0] - b[0])) * h;
    return (
      b[k] * (2 * t ** 3 - 3 * t ** 2 + 1) +
      m1 * (t ** 3 - 2 * t ** 2 + t) +
      c[k] * (3 * t ** 2 - 2 * t ** 3) +
      m2 * (t ** 3 - t ** 2)
    );
  };
  return [along(1), along(2)];
}

/** Verge, asphalt, edge lines and dashes, winding down to the viewer. */
export function road(ctx: PosterContext): string {
  const left: number[] = [];
  const right: number[] = [];
  const verge: number[] = [];
  const rows: number[] = [];
  for (let y = 694; y < 1296; y += y < 780 ? 6 : 12) rows.push(y);
  for (const y of rows) {
    const [middle, width] = roadAt(y);
    left.push(middle - width / 2, y);
    right.push(middle + width / 2, y);
    verge.push(middle - width * 0.56, y);
  }
  const outer = right.map((v, i) => (i % 2 ? v : v + roadAt(at(right, i + 1))[1] * 0.06));
  let dashes = '';
  let edges = '';
  for (let y = 756, step = 5; y < 1290; y += step * 2.3, step *= 1.24) {
    const [x1, w1] = roadAt(y);
    const [x2, w2] = roadAt(y + step);
    dashes += polygon([x1 - w1 * 0.012, y, x1 + w1 * 0.012, y, x2 + w2 * 0.012, y + step, x2 - w2 * 0.012, y + step]);
  }
  for (const side of [-1, 1]) {
    const inner = rows.flatMap((y) => {
      const [middle, width] = roadAt(y);
      return [middle + side * width * 0.465, y];
    });
    const rim = rows.flatMap((y) => {
      const [middle, width] = roadAt(y);
      return [middle + side * width * 0.445, y];
    });
    edges += polygon([...inner, ...reversed(rim)]);
  }
  return (
    fill(polygon([...verge, ...reversed(outer)]), ctx.tone('#d9bd8a', 1.1)) +
    fill(polygon([...left, ...reversed(right)]), ctx.tone('#6a6876', 1.1)) +
    fill(dashes + edges, ctx.tone(white, 0.3))
  );
}
