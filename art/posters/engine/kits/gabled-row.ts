import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { path, polygon, rect, reversed, standingRect, tick } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'flat';

/** Width, height, gable, wall colour, windows in a row. */
type House = readonly [w: number, h: number, gable: Gable, wall: string, columns?: number];

/** A terrace of tall gabled houses. list: [width, height, gable, wall, columns]. Returns one drawing. */
export function gabledRow(
  ctx: PosterContext,
  {
    x: startX,
    y,
    list,
    seed = 'gr',
    trim = '#f7efdf',
    door = true,
  }: { x: number; y: number; list: readonly House[]; seed?: string; trim?: string; door?: boolean },
) {
  const r = ctx.random(seed),
    s = ctx.side;
  let x = startX;
  const walls = new Map<string, string>();
  let edge = '',
    frames = '',
    glass = '',
    lit = '',
    cut = '',
    roof = '',
    doors = '',
    shade = '',
    base = '',
    beam = '',
    chim = '',
    bars = '';
  for (const [w, h, g, col, n = 3] of list) {
    const t = y - h,
      m = x + w / 2,
      gh = w * (g === 'step' ? 0.74 : g === 'neck' ? 0.72 : g === 'bell' ? 0.66 : g === 'spout' ? 0.68 : 0.3);
    const fl = Array.from({ length: 24 }, () => r());
    if (x + w < ctx.left - 10 || x > ctx.right + 10) {
      x += w;
      continue;
    }
    let d = rect(x, t, w, h);
    if (g === 'step') {
      const k = 5,
        q: number[] = [],
        sw = w / 2 / (k + 0.4),
        sh = gh / k;
      for (let i = 0; i < k; i++)
        q.push(x + i * sw, t - i * sh, x + i * sw, t - (i + 1) * sh, x + (i + 1) * sw, t - (i + 1) * sh);
      const mirrored = reversed(q).map((v, i) => (i % 2 ? v : 2 * m - v));
      d += polygon([...q, ...mirrored]);
      for (let i = 0; i < k; i++)
        edge +=
          rect(x + i * sw - 1, t - (i + 1) * sh - 3, sw + 2, 5) +
          rect(2 * m - x - (i + 1) * sw - 1, t - (i + 1) * sh - 3, sw + 2, 5);
      edge += rect(m - sw * 0.5, t - gh - 12, sw, 14);
    } else if (g === 'neck') {
      d += rect(m - w * 0.24, t - gh, w * 0.48, gh + 2);
      for (const q of [-1, 1])
        edge += path`M${m + q * w * 0.5} ${t}v-8q${-q * w * 0.03}-18 ${-q * w * 0.13}-20q${-q * w * 0.02} ${-gh * 0.3} ${-q * w * 0.12} ${-gh * 0.5}v${gh * 0.5 + 28}z`;
      edge +=
        rect(m - w * 0.28, t - gh - 4, w * 0.56, 7) +
        polygon([m - w * 0.26, t - gh - 4, m, t - gh - w * 0.17, m + w * 0.26, t - gh - 4]);
    } else if (g === 'bell') {
      const bell = (o: number) =>
        path`M${x + o} ${t + 2}q${w * 0.04} ${-gh * 0.24} ${w * 0.15} ${-gh * 0.28}q${w * 0.11} ${-gh * 0.1} ${w * 0.12 - o / 2} ${-gh * 0.56}q${w * 0.23} ${-gh * 0.34} ${w * 0.46 - o} 0q${w * 0.01} ${gh * 0.46} ${w * 0.12 - o / 2} ${gh * 0.56}q${w * 0.11} ${gh * 0.04} ${w * 0.15} ${gh * 0.28}z`;
      d += bell(0);
      bars += bell(0);
    } else if (g === 'spout') {
      d += polygon([x, t + 1, m - w * 0.1, t - gh, m + w * 0.1, t - gh, x + w, t + 1]);
      bars += polygon([x, t + 1, m - w * 0.1, t - gh, m + w * 0.1, t - gh, x + w, t + 1], false);
      edge += rect(m - w * 0.13, t - gh - 5, w * 0.26, 8);
    } else {
      roof += polygon([x + 2, t, x + 16, t - gh, x + w - 16, t - gh, x + w - 2, t]);
      edge +=
        rect(x - 2, t - 7, w + 4, 12) +
        rect(m - w * 0.15, t - gh * 0.92, w * 0.3, gh * 0.92) +
        polygon([m - w * 0.19, t - gh * 0.9, m, t - gh * 1.25, m + w * 0.19, t - gh * 0.9]);
      glass += rect(m - w * 0.08, t - gh * 0.76, w * 0.16, gh * 0.6);
      chim += rect(x + w * 0.74, t - gh - 24, 14, 34);
    }
    walls.set(col, (walls.get(col) ?? '') + d);
    shade += s > 0 ? rect(x, t, 7, h) : rect(x + w - 7, t, 7, h);
    // openings, tall below and small above
    const floors = h > 356 ? 5 : 4,
      gap = (h - 26) / floors;
    for (let f = 0; f < floors; f++) {
      const wh = gap * (0.7 - f * 0.035),
        ww = ((w - 14) / n) * 0.62,
        by = y - 18 - f * gap;
      for (let i = 0; i < n; i++) {
        const cx = x + 7 + ((w - 14) * (i + 0.5)) / n;
        if (door && f === 0 && i === (at(fl, 20) < 0.5 ? 0 : n - 1)) {
          frames += standingRect(cx, y, ww + 8, wh + 22);
          doors += standingRect(cx, y, ww, wh * 0.82);
          const fanlight = standingRect(cx, y - wh * 0.86, ww, 12);
          if (ctx.night) lit += fanlight;
          else glass += fanlight;
          continue;
        }
        frames += `M${Math.round(cx - ww / 2) - 3} ${Math.round(by) + 3}h${Math.round(ww) + 6}v${-Math.round(wh) - 6}h${-Math.round(ww) - 6}z`;
        const one = `M${Math.round(cx - ww / 2)} ${Math.round(by)}h${Math.round(ww)}v${-Math.round(wh)}h${-Math.round(ww)}z`;
        if (ctx.night && at(fl, (f * n + i) % 20) < 0.52) lit += one;
        else glass += one;
        if (!ctx.night) cut += `M${Math.round(cx)} ${Math.round(by)}v${-Math.round(wh)}`;
      }
    }
    if (g !== 'flat') {
      const gy = t - gh * 0.16;
      frames += standingRect(m, gy, w * 0.2 + 5, gh * 0.4 + 5);
      const attic = standingRect(m, gy - 2, w * 0.2, gh * 0.4);
      if (ctx.night && at(fl, 22) < 0.5) lit += attic;
      else glass += attic;
      beam += rect(m - 3, t - gh * 0.76, 6, 9) + tick(m, t - gh * 0.72, 1);
    }
    base += rect(x, y - 14, w, 14);
    x += w;
  }
  return (
    fill(roof, ctx.built('#7a4a42', 1.6)) +
    fill(chim, ctx.built('#8a4a3a', 1.8)) +
    [...walls].map(([c, d]) => fill(d, ctx.built(c, 0.9))).join('') +
    stroke(bars, ctx.built(trim, 0.3), 6, 'stroke-linejoin="round"') +
    fill(shade, ctx.built('#2a2030', 2.4), opacity(0.3)) +
    fill(base, ctx.built('#5a4a48', 2)) +
    fill(edge, ctx.built(trim, 0.3)) +
    fill(frames, ctx.built(trim, 0.5)) +
    fill(glass, ctx.built('#41586a', 2.2)) +
    fill(lit, ctx.pane()) +
    fill(doors, ctx.built('#274a3e', 1.4)) +
    stroke(cut, ctx.built(trim, 0.8), 1.8) +
    fill(beam, ctx.built('#3a2a2a', 2.2))
  );
}
