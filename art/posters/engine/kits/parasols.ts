import type { PosterContext } from '../context.ts';
import { ellipse, path, polygon, rect, times } from '../path.ts';
import { fill, opacity } from '../svg.ts';

const blue = '#2f6fb0';
const white = '#fff8ea';

/** Striped cloth between poles, against the wind off the sea. */
export function windbreak(ctx: PosterContext): string {
  const top = (x: number) => 800 + Math.abs(((x - 300) % 96) - 48) * -0.12;
  const strip = (odd: number) =>
    times(9, (i) => {
      if (i % 2 !== odd) return '';
      const x = 300 + i * 32;
      return polygon([x, top(x), x + 32, top(x + 32), x + 32, 892, x, 892]);
    });
  return (
    fill(polygon([286, 896, 600, 896, 640, 912, 300, 912]), ctx.mood.shadow, opacity(0.28)) +
    fill(strip(0), ctx.built(blue, 0.8)) +
    fill(strip(1), ctx.built(white, 0.5)) +
    fill(
      times(4, (i) => rect(296 + i * 96, 778, 8, 122)),
      ctx.built('#8a5c3a', 1.4),
    )
  );
}

/** A parasol around the foot of its pole; `tilt` in degrees. */
export function parasol(ctx: PosterContext, x: number, y: number, k: number, a: string, tilt: number): string {
  const n = 8;
  const edge = (i: number) => {
    const t = (i / n - 0.5) * Math.PI;
    return [190 * Math.sin(t), -322 + 34 * Math.cos(t)] as const;
  };
  const panels = ['', ''];
  let shade = '';
  for (let i = 0; i < n; i++) {
    const [x1, y1] = edge(i);
    const [x2, y2] = edge(i + 1);
    const panel = path`M0-424Q${x1 * 0.8} ${y1 - 78} ${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 12} ${x2} ${y2}Q${x2 * 0.8} ${y2 - 78} 0-424z`;
    panels[i % 2] += panel;
    if (ctx.side > 0 ? i < 3 : i > 4) shade += panel;
  }
  return (
    fill(ellipse(x + 30 * k - ctx.side * 70 * k, y + 6, 170 * k, 24 * k), ctx.mood.shadow, opacity(0.3)) +
    `<g transform="translate(${x} ${y})rotate(${tilt})scale(${k})">${
      fill('M-5 0V-420H5V0z', ctx.built('#f6ead2', 1)) +
      fill('M-190-322A190 34 0 0 0 190-322Q0-300-190-322z', ctx.built(a, 2.4)) +
      fill(panels[0] ?? '', ctx.built(a, 0.6)) +
      fill(panels[1] ?? '', ctx.built(white, 0.3)) +
      fill(shade, ctx.mood.shadow, opacity(0.22)) +
      fill('M-6-420L0-446L6-420z', ctx.built(a, 1.4))
    }</g>`
  );
}
