// Reeds, grass, jungle foliage.
import type { PosterContext } from './context.ts';
import { circle, path, polygon } from './path.ts';
import type { Curve, Span } from './random.ts';
import { BASE } from './stage.ts';
import { fill, opacity, strokeRound } from './svg.ts';

type Blade = {
  x: number;
  y: number;
  h: number;
  lean: number;
  half: number;
  width: number;
  belly: number;
  back: readonly [number, number];
};

/** A curved blade in whole units: its foot `half` left of x, `width` wide, its tip `lean` aside and h up. */
function blade({ x, y, h, lean, half, width, belly, back }: Blade): string {
  const tall = Math.round(h);
  const across = Math.round(half + lean);
  return `M${Math.round(x - half)} ${Math.round(y)}q${Math.round(lean * belly)}-${Math.round(h * 0.6)} ${across}-${tall}q${Math.round(-lean * back[0])} ${Math.round(h * back[1])} ${width - across} ${tall}z`;
}

type ReedOptions = {
  y?: number | Curve;
  from?: number;
  to?: number;
  h?: Span;
  gap?: number;
  albedo?: string;
  depth?: number;
  tone?: number;
  seed?: string;
  /** Share of the blades that carry a head, and its colour. */
  heads?: number;
  head?: string;
  lean?: number;
  /** Share of the places taken at x. */
  density?: Curve;
};

export function reeds(ctx: PosterContext, options: ReedOptions = {}): string {
  const {
    y = 1240,
    from = ctx.left,
    to = ctx.right,
    h = [120, 260],
    gap = 16,
    albedo = '#6c7a3c',
    depth = 0,
    tone = 2,
    seed = 're',
  } = options;
  const { heads = 0.4, head = '#6b3f24', lean = 22, density = () => 1 } = options;
  const r = ctx.random(seed);
  let blades = '';
  let caps = '';
  for (let x = -320; x < 1920; x += gap * r.range(0.5, 1.5)) {
    const height = r.range(...h);
    const l = r.jitter(lean);
    const w = 3 + height * 0.014;
    const headed = r() < heads;
    const chance = r();
    if (x < from - 20 || x > to + 20 || chance > density(x)) continue;
    const foot = typeof y === 'function' ? y(x) : y;
    blades += blade({ x, y: foot, h: height, lean: l, half: w, width: Math.round(2 * w), belly: 0.1, back: [0.5, 0.5] });
    if (headed) caps += path`M${x + l * 0.86} ${foot - height * 1.02}l${l * 0.08} ${-height * 0.17}`;
  }
  return fill(blades, ctx.tone(albedo, tone, depth)) + strokeRound(caps, ctx.tone(head, 1.6, depth), 9);
}

type GrassOptions = {
  y?: number | Curve;
  h?: Span;
  gap?: number;
  albedo?: string;
  tone?: number;
  seed?: string;
  from?: number;
  to?: number;
  density?: number;
};

/** Tall grass at the viewer's feet. */
export function grass(ctx: PosterContext, options: GrassOptions = {}): string {
  const {
    y = 1250,
    h = [20, 60],
    gap = 12,
    albedo = '#8a7a3a',
    tone = 2.3,
    seed = 'g',
    from = ctx.left,
    to = ctx.right,
    density = 0.8,
  } = options;
  const r = ctx.random(seed);
  let d = '';
  for (let x = -320; x < 1920; x += gap * r.range(0.6, 1.6)) {
    const height = r.range(...h);
    const l = r.jitter(height * 0.5);
    const chance = r();
    if (x < from || x > to || chance > density) continue;
    d += blade({
      x,
      y: typeof y === 'function' ? y(x) : y,
      h: height,
      lean: l,
      half: 3,
      width: 7,
      belly: 0.2,
      back: [0.4, 0.55],
    });
  }
  return fill(d, ctx.tone(albedo, tone));
}

type JungleOptions = {
  y?: number | Curve;
  size?: Span;
  albedo?: string;
  depth?: number;
  seed?: string;
  base?: number;
  gap?: number;
  from?: number;
  to?: number;
};

/** Broad foliage along a line, made of overlapping mounds of leaves, down to `base`. */
export function jungle(ctx: PosterContext, options: JungleOptions = {}): string {
  const { y = 1000, size = [40, 84], albedo = '#2f6b45', depth = 0.2, seed = 'j', base = BASE, gap = 0.8 } = options;
  const { from = ctx.left - 60, to = ctx.right + 60 } = options;
  const r = ctx.random(seed);
  const s = ctx.side;
  const [over, under] = s > 0 ? [1, 0] : [0, 1];
  const line: number[] = [];
  let mounds = '';
  let light = '';
  let lastX = 0;
  let firstX = 0;
  for (let x = -320; x < 1920; ) {
    const z = r.range(...size);
    const dy = r.jitter(z * 0.3);
    const chance = r();
    if (x > from - z && x < to + z) {
      const yy = (typeof y === 'function' ? y(x) : y) + dy;
      mounds += circle(Math.round(x), Math.round(yy), Math.round(z * 0.7));
      if (chance < 0.7)
        light += path`M${x + s * z * 0.1} ${yy - z * 0.58}a${z * 0.55} ${z * 0.55} 0 0 ${over} ${s * z * 0.48} ${z * 0.4}a${z * 0.62} ${z * 0.62} 0 0 ${under} ${-s * z * 0.48} ${-z * 0.4}z`;
      if (!line.length) firstX = x;
      lastX = x;
      line.push(x, yy);
    }
    x += z * gap;
  }
  if (!line.length) return '';
  return (
    fill(mounds + polygon([...line, lastX, base, firstX, base]), ctx.tone(albedo, 1.6, depth)) +
    fill(light, ctx.tone(albedo, 0.5, depth), opacity(0.75))
  );
}
