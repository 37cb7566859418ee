import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { polygon, rect, roundArch, tick } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

/** Haussmann blocks: limestone, zinc mansards, dormers, chimney pots. */
export function haussmann(
  ctx: PosterContext,
  {
    y,
    scale = 1,
    seed = 'hs',
    depth = 0,
    from = -340,
    to = 1940,
    hMin = 70,
    hMax = 130,
    detail = true,
  }: {
    y: number;
    scale?: number;
    seed?: string;
    depth?: number;
    from?: number;
    to?: number;
    hMin?: number;
    hMax?: number;
    detail?: boolean;
  },
) {
  const r = ctx.random(seed),
    s = ctx.side,
    k = scale;
  let wall = '',
    roof = '',
    roofL = '',
    dorm = '',
    win = '',
    lit = '',
    ch = '',
    pots = '',
    cor = '',
    side = '',
    x = from;
  while (x < to) {
    const w = r.range(150, 230) * k,
      h = r.range(hMin, hMax) * k,
      t = y - h,
      rh = 62 * k,
      n = Math.round(w / (40 * k)),
      fl = [r(), r(), r(), r(), r(), r(), r()];
    if (x + w > ctx.left && x < ctx.right) {
      wall += rect(x, t, w, 420);
      roof += polygon([
        x,
        t - 4 * k,
        x + 10 * k,
        t - rh * 0.74,
        x + 26 * k,
        t - rh,
        x + w - 26 * k,
        t - rh,
        x + w - 10 * k,
        t - rh * 0.74,
        x + w,
        t - 4 * k,
      ]);
      roofL += polygon([x + 10 * k, t - rh * 0.74, x + 26 * k, t - rh, x + w - 26 * k, t - rh, x + w - 10 * k, t - rh * 0.74]);
      ch += rect(x - 7 * k, t - rh - 34 * k, 15 * k, rh + 30 * k);
      side += s > 0 ? rect(x, t, 12 * k, 420) : rect(x + w - 12 * k, t, 12 * k, 420);
      pots +=
        tick(x - 4 * k, t - rh - 45 * k, 11 * k) +
        tick(x + 2 * k, t - rh - 45 * k, 11 * k) +
        tick(x + 7 * k, t - rh - 42 * k, 9 * k);
      if (detail) {
        cor += rect(x - 3, t - 4 * k, w + 6, 7 * k);
        for (let i = 0; i < n; i++) {
          const wx = x + (w / n) * (i + 0.5);
          dorm += roundArch(wx, t - 8 * k, 15 * k, 32 * k);
          if (ctx.night && at(fl, i % 7) < 0.45) lit += tick(wx, t - 28 * k, 20 * k);
          else win += tick(wx, t - 28 * k, 20 * k);
          for (let f = 0; f < 3; f++) {
            const d = tick(wx, t + (16 + f * 46) * k, 29 * k);
            if (ctx.night && at(fl, (i * 3 + f * 2 + 1) % 7) < 0.36) lit += d;
            else win += d;
          }
        }
      } else
        for (let i = 0; i < n; i += 1) {
          const pane = tick(x + (w / n) * (i + 0.5), t - 26 * k, 18 * k);
          if (ctx.night && at(fl, i % 7) < 0.3) lit += pane;
          else win += pane;
        }
    }
    x += w;
  }
  const stone = '#eadcc4',
    zinc = '#7f93a8';
  return (
    fill(wall, ctx.tone(stone, 0.6, depth)) +
    fill(side, ctx.tone(stone, 2, depth), opacity(0.6)) +
    fill(cor, ctx.tone(stone, 0, depth)) +
    fill(ch, ctx.tone('#d8b79a', 1.3, depth)) +
    stroke(pots, ctx.tone('#c8623f', 0.8, depth), 3.6 * k) +
    fill(roof, ctx.tone(zinc, 1.3, depth)) +
    fill(roofL, ctx.tone(zinc, 0.3, depth)) +
    fill(dorm, ctx.tone(stone, 0.9, depth)) +
    stroke(win, ctx.tone('#4d4a5c', 2.3, depth), 11 * k) +
    stroke(lit, ctx.pane(), 11 * k)
  );
}
