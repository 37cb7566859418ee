import { rowboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { curtains } from '../engine/kits/curtains.ts';
import { ripples } from '../engine/kits/reflection.ts';
import { ellipse, offset, path, polygon, rect, segment, smooth, standingRect, tick, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { celestial } from '../engine/sky.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A log cabin on a Lapland lake under northern lights. */
export const finland: Scene = {
  horizon: 790,
  wideTop: 230,
  mood: 'aurora',
  night: 'aurora',
  sun: { x: 440, y: 330, r: 46 },
  aurora: { y: 330, seed: 'fi3', colors: [] },
  stars: { n: 110, to: 600 },
  ground(ctx) {
    const y = 790;
    return {
      far:
        hills(ctx, { y: y - 40, amp: 60, wl: 520, albedo: '#7f9ab0', depth: 0.6, seed: 'fi1', base: y + 8 }) +
        forest(ctx, {
          yAt: (x) => y - 26 + Math.sin(x / 190) * 12,
          h: [40, 84],
          gap: 30,
          albedo: '#3f6a70',
          depth: 0.5,
          seed: 'fi2',
          wide: 0.5,
          tiers: 2,
        }) +
        forest(ctx, {
          yAt: (x) => y + Math.sin(x / 140) * 3,
          h: [46, 100],
          gap: 36,
          albedo: '#2f5560',
          depth: 0.34,
          seed: 'fi4',
          density: 0.8,
        }),
    };
  },
  draw(ctx) {
    const y = 790,
      g = ctx.mood.aurora ? '#6ff3b4' : ctx.mood.sun,
      T = ctx.tone;
    const lift = (c: string) => (ctx.night ? mix(c, '#cfeee8', 0.34) : c),
      snT = (tone: number) => lift(T('#f2f7fd', tone));
    const shoreFar = fill(rect(ctx.left, y - 4, ctx.right - ctx.left, 12), snT(1));
    const lake =
      water(ctx, { y: y + 4, glint: 0 }) +
      fill(
        ellipse(760, y + 60, 620, 330),
        ctx.radialGradient(
          [
            [0, g, ctx.mood.aurora ? 0.5 : 0.24],
            [0.5, g, 0.18],
            [1, g, 0],
          ],
          760,
          y + 20,
          560,
        ),
        ctx.clip(rect(ctx.left, y + 4, ctx.right - ctx.left, 500)),
      ) +
      ripples(ctx, { y: y + 14, base: 1240, n: 22, seed: 'fir', alpha: 0.5 }) +
      ripples(ctx, {
        y: y + 14,
        base: 1200,
        n: 16,
        per: 2,
        seed: 'fig',
        alpha: 0.4,
        color: mix(g, ctx.mood.water[0], 0.2),
        x0: Math.max(ctx.left, 380),
        x1: 1240,
      }) +
      fill(forestMirror(ctx, y + 8), ctx.tone('#2f5560', 2.2, 0.2), opacity(0.4));
    // snowy point with the cabin
    const land = `${smooth([
      1760, 900, 1560, 884, 1320, 890, 1120, 912, 960, 936, 820, 950, 760, 966, 850, 984, 1000, 1002, 1110, 1040, 1160, 1110,
      1180, 1290,
    ])}H1760z`;
    const pt =
      fill(land, ctx.verticalGradient(ramp(snT(0), snT(1.5)), 890, 1240)) +
      fill(
        `${smooth([760, 966, 850, 984, 1000, 1002, 1110, 1040, 1160, 1110, 1180, 1290])}h-14Q1140 1110 1092 1052T850 994z`,
        T('#5a6f8a', 2),
        opacity(0.7),
      );
    const red = '#a8322a',
      L = ctx.built(red, 0.9),
      D = ctx.built(red, 2),
      W = ctx.built('#fbf4e6', 0.5),
      K = ctx.night ? ctx.mood.glow : ctx.tone('#3a4656', 2.4),
      snow = snT(0),
      snS = snT(1.4);
    const cx = 1050,
      cy = 922;
    const glow = ctx.night
      ? fill(
          ellipse(cx - 10, cy + 40, 260, 60),
          ctx.radialGradient(fade(ctx.mood.glow, 0.5, 0), cx - 10, cy + 40, 230),
          ctx.clip(land),
        )
      : '';
    const cabin =
      fill(rect(cx - 96, cy - 108, 206, 122), L) +
      fill(polygon([cx - 96, cy - 106, cx - 20, cy - 182, cx + 56, cy - 106]), L) +
      fill(rect(cx + 56, cy - 108, 54, 122), D) +
      stroke(
        times(7, (i) => `M${cx - 96} ${cy - 92 + i * 15}h206`),
        D,
        2.4,
        opacity(0.55),
      ) +
      fill(polygon([cx - 20, cy - 206, cx + 92, cy - 206, cx + 146, cy - 96, cx + 60, cy - 96, cx - 20, cy - 180]), snow) +
      fill(polygon(offset(cx, cy, [-20, -206, -122, -100, -104, -88, -20, -176, 60, -92, 76, -102])), snS) +
      fill(polygon([cx - 20, cy - 206, cx - 122, cy - 100, cx - 114, cy - 94, cx - 20, cy - 190]), snow) +
      fill(rect(cx + 46, cy - 250, 30, 60), ctx.built('#8a7a78', 1.6)) +
      fill(rect(cx + 42, cy - 258, 38, 12), snow) +
      strokeRound(`M${cx + 61} ${cy - 266}q-16-26 4-46t-2-50q-10-30 10-54`, ctx.tone('#ffffff', 0.4), 9, opacity(0.35)) +
      fill(rect(cx - 82, cy - 82, 56, 52) + rect(cx + 12, cy - 82, 38, 40), W) +
      fill(
        rect(cx - 77, cy - 77, 21, 42) +
          rect(cx - 52, cy - 77, 21, 42) +
          rect(cx + 16, cy - 78, 13, 32) +
          rect(cx + 33, cy - 78, 13, 32),
        K,
      ) +
      fill(rect(cx - 16, cy - 76, 34 - 8, 90), W) +
      fill(rect(cx - 12, cy - 72, 18, 86), ctx.built('#6b4a34', 1.6)) +
      fill(standingRect(cx - 20, cy - 128, 26, 26), W) +
      fill(standingRect(cx - 20, cy - 131, 19, 19), K) +
      fill(rect(cx + 68, cy - 78, 30, 40), W) +
      fill(rect(cx + 72, cy - 74, 22, 32), K) +
      fill(rect(cx - 100, cy + 8, 216, 12), snS);
    const light = ctx.night
      ? strokeRound(
          times(6, (i) => `M${cx - 300 + i * 12 + (i % 2) * 18} ${994 + i * 22}h${50 - i * 5}`),
          ctx.mood.glow,
          4,
          opacity(0.8),
        )
      : '';
    // jetty and boat
    const wd = '#7a5a44',
      jet =
        fill(polygon([880, 968, 930, 962, 640, 1072, 560, 1080]), ctx.tone(wd, 0.8)) +
        fill(polygon([880, 968, 560, 1080, 560, 1090, 890, 976]), ctx.tone(wd, 2.4)) +
        stroke(
          times(4, (i) => tick(580 + i * 76, 1078 - i * 27, 46)),
          ctx.tone(wd, 2.6),
          9,
        ) +
        stroke(
          times(12, (i) => segment(590 + i * 26, 1070 - i * 9, 652 + i * 23, 1068 - i * 9)),
          ctx.tone(wd, 2.2),
          2,
          opacity(0.7),
        ) +
        fill(polygon([884, 966, 928, 961, 780, 1016, 700, 1030]), snT(0.2), opacity(0.85));
    const sid = ctx.define(
      (i) =>
        `<g id="${i}">` +
        fill(sprucePath(0, 0, 100, 42, 5), T('#2c5560', 2.2)) +
        fill(
          times(5, (i) => {
            const t = (i + 1) / 5,
              w = 21 * (0.3 + 0.7 * t),
              ty = -100 + 93 * t;
            return polygon([-w, ty, -w * 0.42, ty - 11, w * 0.1, ty - 14, -w * 0.1, ty - 3.5]);
          }),
          snT(0.3),
          opacity(0.95),
        ) +
        '</g>',
    );
    const spr = (x: number, yy: number, h: number) =>
      x + h * 0.25 < ctx.left || x - h * 0.25 > ctx.right
        ? ''
        : `<use href="#${sid}" transform="translate(${x} ${yy})scale(${h / 100})"/>`;
    const back =
      spr(934, 950, 150) +
      spr(1180, 916, 300) +
      spr(1256, 920, 240) +
      spr(1330, 910, 330) +
      spr(1430, 914, 250) +
      spr(1530, 910, 320) +
      spr(976, 946, 190);
    const near =
      spr(390, 1240, 470) +
      spr(318, 1270, 360) +
      spr(240, 1250, 420) +
      spr(60, 1250, 460) +
      spr(150, 1270, 330) +
      spr(-20, 1270, 400) +
      spr(1260, 1200, 380) +
      spr(1380, 1240, 420) +
      spr(1500, 1220, 380);
    const bankArt = fill(
      smooth([ctx.left - 40, 1130, 180, 1140, 360, 1176, 480, 1226, 520, 1290]) + path`H${ctx.left - 40}z`,
      ctx.verticalGradient(ramp(snT(0.2), snT(1.7)), 1130, 1260),
    );
    return {
      sky: ctx.mood.aurora ? curtains(ctx) + celestial(ctx) : streaks(ctx, { n: 5, y: [300, 600], alpha: 0.7, seed: 'fis' }),
      main:
        lake +
        shoreFar +
        back +
        pt +
        glow +
        cabin +
        light +
        jet +
        rowboat(ctx, 700, 1128, 0.9, { person: false, hull: '#5a4038' }),
      front: bankArt + near,
    };
  },
};

function forestMirror(ctx: PosterContext, y: number) {
  const r = ctx.random('fm');
  let d = '';
  for (let x = -100; x < 1700; x += r.range(24, 44)) {
    const h = r.range(26, 70);
    if (x > ctx.left - 20 && x < ctx.right + 20) d += polygon([x - h * 0.22, y, x, y + h, x + h * 0.22, y]);
  }
  return d;
}
