import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { polygon, rect, roundArch, standingRect, symmetric, tick, times } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

const STONE = '#f0dfc0';
const SLATE = '#5a74a4';

/** y the palace stands on. */
export const PALACE_FOOT = 950;
const Y = PALACE_FOOT;

/** The Louvre round the Cour Napoléon: the wing across its end, the two long ones, their pavilions. */
export const louvrePalace = (ctx: PosterContext) => wings(ctx) + front(ctx) + pavilions(ctx);

/** The two long wings, coming forward on both sides. */
function wings(ctx: PosterContext) {
  const one = (side: 1 | -1, tone: number, seed: string) => {
    const r = ctx.random(seed);
    // u runs from the far end to the near one, v from the foot to the eaves and above
    const spot = (u: number, v: number) => [800 + side * (330 + 690 * u), Y + 72 * u - v * (204 + 136 * u)] as const;
    const quad = (u: number, w: number, v0: number, v1: number) =>
      polygon([...spot(u - w, v0), ...spot(u + w, v0), ...spot(u + w, v1), ...spot(u - w, v1)]);
    const pointed = (u: number, w: number, v0: number, v1: number) =>
      polygon([...spot(u - w, v0), ...spot(u + w, v0), ...spot(u + w, v1), ...spot(u, v1 + 0.05), ...spot(u - w, v1)]);
    let frames = '',
      glass = '',
      lit = '',
      arches = '',
      dormers = '',
      chimneys = '';
    for (let i = 0; i < 15; i++) {
      const u = ((i + 0.5) / 15) ** 1.12,
        w = 0.012 + 0.008 * u,
        on = ctx.night && r() < 0.6,
        [x] = spot(u, 0);
      if (x < ctx.left || x > ctx.right) continue;
      arches += pointed(u, w * 1.1, 0, 0.27);
      frames += pointed(u, w * 1.3, 0.44, 0.8) + pointed(u, w, 1.03, 1.2);
      if (on) lit += quad(u, w * 0.7, 0.46, 0.78);
      else glass += quad(u, w * 0.7, 0.46, 0.78);
      dormers += quad(u, w * 0.5, 1.05, 1.17);
      if (i % 4 === 2) chimneys += quad(u + 0.03, 0.012, 1.2, 1.52);
    }
    const band = (v0: number, v1: number) => polygon([...spot(0, v0), ...spot(1.25, v0), ...spot(1.25, v1), ...spot(0, v1)]);
    const K = ctx.built('#44405a', 2.4);
    return (
      fill(chimneys, ctx.built('#d9bd9a', tone + 0.4)) +
      fill(band(0.98, 1.34), ctx.built(SLATE, tone + 0.5)) +
      fill(band(1.28, 1.34), ctx.built(SLATE, tone - 0.5)) +
      fill(band(0, 1), ctx.built(STONE, tone)) +
      fill(frames, ctx.built(STONE, Math.max(0, tone - 0.7))) +
      fill(glass, K) +
      fill(lit, ctx.pane()) +
      fill(dormers, ctx.night ? ctx.mood.glow : K) +
      fill(arches, ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.2)) +
      fill(band(0.97, 1.02) + band(0.36, 0.4), ctx.built(STONE, Math.max(0, tone - 1)))
    );
  };
  return one(-1, ctx.side > 0 ? 0.6 : 1.5, 'rich') + one(1, ctx.side > 0 ? 1.5 : 0.6, 'den');
}

/** The wing across the end of the court. */
function front(ctx: PosterContext) {
  const top = Y - 196;
  let frames = '',
    glass = '',
    lit = '',
    arches = '',
    dormers = '',
    dormerGlass = '',
    statues = '';
  const r = ctx.random('sully');
  for (let i = 0; i < 17; i++) {
    const x = 470 + i * 41.25,
      on = ctx.night && r() < 0.6;
    if (Math.abs(x - 800) < 90) continue;
    arches += roundArch(x, Y, 22, 66);
    frames += standingRect(x, Y - 88, 24, 62) + polygon([x - 15, Y - 150, x, Y - 161, x + 15, Y - 150]);
    if (on) lit += tick(x, Y - 144, 52);
    else glass += tick(x, Y - 144, 52);
    dormers += roundArch(x, top - 8, 20, 42);
    dormerGlass += roundArch(x, top - 12, 10, 28);
    statues += tick(x + 20, top - 20, 16);
  }
  const K = ctx.built('#44405a', 2.4);
  return (
    fill(polygon([440, top, 448, top - 62, 462, top - 76, 1138, top - 76, 1152, top - 62, 1160, top]), ctx.built(SLATE, 1.2)) +
    fill(polygon([448, top - 62, 462, top - 76, 1138, top - 76, 1152, top - 62]), ctx.built(SLATE, 0.2)) +
    fill([560, 680, 920, 1040].map((x) => standingRect(x + 20, top - 60, 24, 56)).join(''), ctx.built('#d9bd9a', 1.3)) +
    fill(dormers, ctx.built(STONE, 0.5)) +
    fill(dormerGlass, ctx.night ? ctx.mood.glow : K) +
    fill(rect(430, top, 740, 200), ctx.built(STONE, 0.9)) +
    fill(frames, ctx.built(STONE, 0.1)) +
    stroke(glass, K, 13) +
    stroke(lit, ctx.pane(), 13) +
    fill(arches, ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.2)) +
    fill(rect(430, top - 4, 740, 11) + rect(430, Y - 82, 740, 7), ctx.built(STONE, 0)) +
    fill(rect(430, top + 8, 740, 5) + rect(430, Y - 74, 740, 4), ctx.built(STONE, 2)) +
    stroke(statues, ctx.built(STONE, 1.4), 5)
  );
}

/** Pavilions with their square domes: the clock's in the middle, one at each corner, one on each wing. */
function pavilions(ctx: PosterContext) {
  const s = ctx.side;
  const pavilion = (x: number, y: number, k: number, tall: number, lantern: boolean) => {
    const size = (v: number) => v * k,
      w = 84 * k,
      t = y - size(250 + tall),
      wall = standingRect(x, y, 2 * w, y - t),
      dome = [w * 1.02, t, w * 0.98, t - size(30), w * 0.86, t - size(68), w * 0.66, t - size(96), w * 0.5, t - size(106)];
    const shade = s > 0 ? rect(x - w, t, w * 0.34, y - t) : rect(x + w * 0.66, t, w * 0.34, y - t);
    const windows = (n: number, foot: number, wide: number, high: number) =>
      times(n, (i) => roundArch(x + (i - (n - 1) / 2) * w * 0.56, foot, size(wide), size(high)));
    const openings =
      windows(3, y - size(96), 24, 76) + windows(3, y - size(194), 20, 50) + (lantern ? windows(3, t + size(54), 18, 34) : '');
    return (
      fill(wall, ctx.built(STONE, 0.6)) +
      fill(shade, ctx.built(STONE, 1.9), opacity(0.7)) +
      fill(
        times(4, (i) => standingRect(x + (i - 1.5) * w * 0.56, y - size(84), size(8), y - t - size(120))) +
          [0, size(84), size(180), size(238)].map((v) => standingRect(x, y - v, 2 * w + size(10), size(8))).join('') +
          standingRect(x, t + size(4), 2 * w + size(14), size(11)),
        ctx.built(STONE, 0),
      ) +
      fill(openings, ctx.night ? ctx.mood.glow : ctx.built('#44405a', 2.4)) +
      fill(
        roundArch(x, y, size(46), size(70)) +
          roundArch(x - w * 0.62, y, size(24), size(56)) +
          roundArch(x + w * 0.62, y, size(24), size(56)),
        ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.3),
      ) +
      fill(symmetric(x, dome), ctx.built(SLATE, 1)) +
      fill(
        polygon(
          s > 0
            ? [
                x - w * 1.02,
                t,
                x - w * 0.98,
                t - size(30),
                x - w * 0.86,
                t - size(68),
                x - w * 0.66,
                t - size(96),
                x - w * 0.5,
                t - size(106),
                x - w * 0.26,
                t - size(106),
                x - w * 0.5,
                t,
              ]
            : [
                x + w * 1.02,
                t,
                x + w * 0.98,
                t - size(30),
                x + w * 0.86,
                t - size(68),
                x + w * 0.66,
                t - size(96),
                x + w * 0.5,
                t - size(106),
                x + w * 0.26,
                t - size(106),
                x + w * 0.5,
                t,
              ],
        ),
        ctx.built(SLATE, 2.1),
      ) +
      fill(polygon([x - w * 0.7, t, x, t - size(40), x + w * 0.7, t]), ctx.built(STONE, 0.2)) +
      fill(polygon([x - w * 0.46, t - size(5), x, t - size(31), x + w * 0.46, t - size(5)]), ctx.built(STONE, 1.8)) +
      fill(standingRect(x, t - size(104), w * 1.1, size(9)), ctx.built(STONE, 0.3)) +
      (lantern
        ? fill(
            standingRect(x, t - size(112), size(44), size(34)) +
              symmetric(x, [size(26), t - size(146), size(16), t - size(160), size(2), t - size(172), size(2), t - size(196)]),
            ctx.built(SLATE, 0.9),
          ) +
          fill(
            times(2, (i) => roundArch(x + (i - 0.5) * size(20), t - size(114), size(11), size(26))),
            ctx.night ? ctx.mood.glow : ctx.built('#44405a', 2.4),
          )
        : fill(
            [-1, 1].map((q) => standingRect(x + q * w * 0.44, t - size(100), size(15), size(34))).join(''),
            ctx.built('#d9bd9a', 1.2),
          ))
    );
  };
  return (
    pavilion(452, Y + 4, 0.82, 10, false) +
    pavilion(1148, Y + 4, 0.82, 10, false) +
    pavilion(800, Y, 1.04, 66, true) +
    pavilion(96, 996, 1.26, 20, false) +
    pavilion(1504, 996, 1.26, 20, false)
  );
}
