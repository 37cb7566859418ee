import type { PosterContext } from '../context.ts';
import { path, polygon, times } from '../path.ts';
import { fill, opacity, strokeRound } from '../svg.ts';
import { putStamp, toTwelfth } from './stamps.ts';

type DragonTreeOptions = {
  depth?: number;
  leaf?: string;
  bark?: string;
  /** Limbs under the crown: few for trees far away. */
  limbs?: number;
};

/** Dragon-blood tree standing on x, y: a fan of forked limbs under a dense umbrella. */
export function dragonTree(ctx: PosterContext, x: number, y: number, h: number, options: DragonTreeOptions = {}): string {
  const { depth = 0, leaf = '#4d7a4a', bark = '#b09a86', limbs = 9 } = options;
  const s = ctx.side;
  const w = h * 1.12;
  const px = (share: number) => x + share * w;
  const py = (share: number) => y - share * h;
  /** Underside of the crown at share u of the width. */
  const rim = (u: number) => 0.66 + 0.05 * (1 - (2 * u) ** 2);
  let limbPaths = '';
  let twigs = '';
  for (let i = 0; i < limbs; i++) {
    const u = (i / (limbs - 1) - 0.5) * 0.86;
    const [forkX, forkY] = [u * 0.62, 0.4 + 0.19 * (1 - Math.abs(u) * 0.5)] as const;
    limbPaths += path`M${px(u * 0.06)} ${py(0.33)}Q${px(u * 0.2)} ${py(0.44)} ${px(forkX)} ${py(forkY)}`;
    for (const side of [-1, 1]) {
      const end = u + side * 0.035;
      twigs += path`M${px(forkX)} ${py(forkY)}L${px(end)} ${py(rim(end) + 0.02)}`;
    }
  }
  // scalloped from right to left, so that clusters of leaves hang over the rim
  const scallops = 9;
  const hem = times(scallops, (i) => {
    const from = 0.5 - i / scallops;
    const to = 0.5 - (i + 1) / scallops;
    const mid = (from + to) / 2;
    return path`Q${px(mid)} ${py(rim(mid) - 0.055)} ${px(to)} ${py(rim(to))}`;
  });
  const dome = path`M${px(-0.5)} ${py(rim(-0.5))}C${px(-0.52)} ${py(0.8)} ${px(-0.3)} ${py(1)} ${px(0)} ${py(1)}C${px(0.3)} ${py(1)} ${px(0.52)} ${py(0.8)} ${px(0.5)} ${py(rim(0.5))}`;
  const light = path`M${px(-s * 0.2)} ${py(0.95)}C${px(s * 0.16)} ${py(1.01)} ${px(s * 0.42)} ${py(0.88)} ${px(s * 0.43)} ${py(0.75)}C${px(s * 0.32)} ${py(0.81)} ${px(s * 0.12)} ${py(0.85)} ${px(-s * 0.2)} ${py(0.95)}z`;
  const trunk = path`M${px(-0.07)} ${y}C${px(-0.03)} ${py(0.12)} ${px(-0.045)} ${py(0.24)} ${px(-0.04)} ${py(0.38)}H${px(0.04)}C${px(0.045)} ${py(0.24)} ${px(0.03)} ${py(0.12)} ${px(0.07)} ${y}z`;
  const shade = polygon([
    px(-s * 0.07),
    y,
    px(-s * 0.035),
    py(0.16),
    px(-s * 0.04),
    py(0.38),
    px(0),
    py(0.38),
    px(-s * 0.012),
    y,
  ]);
  const lit = ctx.tone(bark, 1.3, depth);
  const dark = ctx.tone(bark, 2.2, depth);
  return (
    strokeRound(twigs, dark, h * 0.018) +
    strokeRound(limbPaths, lit, h * 0.034) +
    fill(trunk, lit) +
    fill(shade, dark) +
    fill(`${dome}${hem}z`, ctx.tone(leaf, 1.8, depth)) +
    fill(light, ctx.tone(leaf, 0.4, depth), opacity(0.8))
  );
}

/** The same, far away: printed from one drawing per distance. */
export function dragonTreeStamp(
  ctx: PosterContext,
  x: number,
  y: number,
  h: number,
  { depth = 0 }: { depth?: number } = {},
): string {
  const d = toTwelfth(depth);
  if (x < ctx.left - h || x > ctx.right + h) return '';
  return putStamp(
    ctx.share(`dragon${d}`, () => dragonTree(ctx, 0, 0, 200, { depth: d, limbs: 5 })),
    x,
    y,
    h / 200,
  );
}
