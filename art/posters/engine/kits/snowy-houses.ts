import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { path, polygon, rect, roundArch, times } from '../path.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';
import { lampLight, snowTone } from './winter.ts';

/** Width, wall, height of the wall, its gable or its roof's height, half-timbered. */
type House = readonly [w: number, wall: string, h: number, gable: boolean, timber?: boolean];

/** A row of tall houses under snow, standing on foot. */
export function snowyHouses(ctx: PosterContext, foot: number) {
  const list: readonly House[] = [
    [150, '#d98f5c', 200, true],
    [170, '#e8d3a8', 176, false],
    [136, '#c9685a', 226, true, true],
    [140, '#8fae9c', 196, true],
    [158, '#f2e2c2', 190, false, true],
    [128, '#d9a05c', 236, true],
    [134, '#f4e8d2', 206, true, true],
    [150, '#b5605a', 184, false],
    [124, '#8fa3b8', 228, true],
    [140, '#f0d9a8', 210, true, true],
    [156, '#d9805c', 186, false],
    [132, '#f4e8d2', 240, true, true],
    [140, '#9fb59a', 200, true],
    [160, '#e3bf8a', 180, false],
    [150, '#c9685a', 220, true],
  ];
  const r = ctx.random('xmw');
  const snow = snowTone(ctx, 0.3),
    snowShade = snowTone(ctx, 1.8);
  let out = '',
    x = -280,
    roofs = '',
    shades = '',
    frames = '',
    lit = '',
    dark = '',
    beams = '',
    chimneys = '',
    smoke = '';
  for (const [w, wall, h, gable, timber] of list) {
    const t = foot - h,
      m = x + w / 2,
      rise = gable ? w * 0.92 : w * 0.62;
    const chances = Array.from({ length: 14 }, () => r());
    const seen = x + w > ctx.left && x < ctx.right;
    if (seen) {
      let d = rect(x, t, w, h);
      if (gable) {
        d += polygon([x, t + 1, m, t - rise, x + w, t + 1]);
        roofs += polygon([x - 12, t + 6, m, t - rise - 20, x + w + 12, t + 6, x + w - 6, t + 10, m, t - rise + 8, x + 6, t + 10]);
        shades += polygon([x - 12, t + 6, x + 6, t + 10, m, t - rise + 8, m, t - rise]);
      } else {
        roofs += path`M${x - 8} ${t + 6}L${x + 14} ${t - rise}q4-9 14-9H${x + w - 28}q10 0 14 9L${x + w + 8} ${t + 6}q-9 9-18 0t-22 1t-24 0t-20 1t-26-1t-22 1t-24 0z`;
        chimneys += rect(x + w * 0.7, t - rise - 34, 20, 40);
        smoke += path`M${x + w * 0.7 + 10} ${t - rise - 46}q-14-16 2-30t0-34`;
        shades += rect(x + w * 0.7 - 3, t - rise - 42, 26, 10);
      }
      out += fill(d, ctx.built(wall, ctx.night ? 1.5 : 1.2));
      const n = w > 145 ? 3 : 2;
      for (let f = 0; f < 3; f++)
        for (let i = 0; i < n; i++) {
          const wx = Math.round(x + (w * (i + 0.5)) / n),
            wy = Math.round(t + 22 + f * 66);
          frames += rect(wx - 14, wy - 4, 28, 44);
          if (at(chances, f * 3 + i) < 0.62) lit += rect(wx - 10, wy, 20, 36);
          else dark += rect(wx - 10, wy, 20, 36);
        }
      if (gable) {
        frames += roundArch(m, t - 12, 30, 44);
        lit += roundArch(m, t - 16, 20, 34);
      } else
        for (const q of [0.3, 0.62]) {
          frames += polygon([
            x + w * q - 17,
            t - 6,
            x + w * q - 17,
            t - 34,
            x + w * q,
            t - 54,
            x + w * q + 17,
            t - 34,
            x + w * q + 17,
            t - 6,
          ]);
          lit += rect(x + w * q - 8, t - 34, 16, 22);
        }
      if (timber)
        beams +=
          path`M${x + 3} ${t}v${h}M${x + w - 3} ${t}v${h}M${x} ${t + 2}h${w}M${x} ${t + 68}h${w}M${x} ${t + 134}h${w}` +
          times(
            2,
            (f) => path`M${x + 3} ${t + 66 + f * 66}l${w / n / 2 - 18} -62M${x + w - 3} ${t + 66 + f * 66}l${18 - w / n / 2} -62`,
          ) +
          (gable ? path`M${x + w * 0.2} ${t}L${m} ${t - rise * 0.62}L${x + w * 0.8} ${t}` : '');
    }
    x += w;
  }
  return (
    fill(chimneys, ctx.tone('#a0604a', 1.8)) +
    strokeRound(smoke, ctx.mood.cloud[0], 9, opacity(0.3)) +
    out +
    stroke(beams, ctx.tone('#5a3428', 2), 6) +
    fill(frames, ctx.tone('#fbf1dc', 0.6)) +
    fill(dark, ctx.tone('#4a4458', 2.4)) +
    fill(lit, lampLight(ctx)) +
    fill(roofs, snow) +
    fill(shades, snowShade)
  );
}
