import { path, polygon } from '../path.ts';

/** Candelabra cactus standing on x, y, as lines to be stroked wide. */
export const cactusPath = (x: number, y: number, h: number): string =>
  path`M${x} ${y}V${y - h}M${x - h * 0.2} ${y - h * 0.72}V${y - h * 0.46}Q${x - h * 0.2} ${y - h * 0.34} ${x} ${y - h * 0.34}M${x + h * 0.18} ${y - h * 0.84}V${y - h * 0.58}Q${x + h * 0.18} ${y - h * 0.48} ${x} ${y - h * 0.48}`;

/** Fern frond for the near corner: root at x, y, angle in degrees (0 to the right), n pairs of leaves. */
export function fernPath(
  x: number,
  y: number,
  angle: number,
  length: number,
  n = 13,
  curl = 0.5,
): { leaf: string; stem: string } {
  const start = (angle * Math.PI) / 180;
  const rachis = (t: number): readonly [number, number] => {
    const b = start - curl * t * t;
    return [x + Math.cos(b) * length * t, y - Math.sin(b) * length * t];
  };
  let leaf = '';
  for (let i = 1; i < n; i++) {
    const t = 0.12 + (0.86 * i) / n;
    const [px, py] = rachis(t);
    const [qx, qy] = rachis(t + 0.02);
    const m = Math.hypot(qx - px, qy - py) || 1;
    const [tx, ty] = [(qx - px) / m, (qy - py) / m] as const;
    const l = length * 0.26 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.82 + 0.3);
    const w = length * 0.018;
    for (const s of [-1, 1])
      leaf += polygon([
        px - tx * w,
        py - ty * w,
        px + tx * l * 0.5 - s * ty * l,
        py + ty * l * 0.5 + s * tx * l,
        px + tx * w * 1.6,
        py + ty * w * 1.6,
      ]);
  }
  const [endX, endY] = rachis(1);
  const [midX, midY] = rachis(0.5);
  return { leaf, stem: path`M${x} ${y}Q${midX} ${midY} ${endX} ${endY}` };
}
