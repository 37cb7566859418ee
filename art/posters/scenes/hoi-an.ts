import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { lantern } from '../engine/kits/lantern.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { at } from '../engine/numbers.ts';
import { ellipse, path, polygon, rect, segment, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Hoi An's Japanese Bridge and river boats under lanterns. */
export const hoiAn: Scene = {
  horizon: 800,
  wideTop: 240,
  mood: 'dusk',
  night: 'violet',
  sun: { x: 960, y: 590, r: 96 },
  ground(ctx) {
    const y = 850;
    return {
      sky: streaks(ctx, { n: 5, y: [420, 640], alpha: 0.6, seed: 'ha' }),
      far:
        hills(ctx, { y: 760, amp: 80, wl: 420, albedo: '#6a7a9a', depth: 0.6, seed: 'ha0' }) +
        parkTrees(ctx, { y: 850, size: [40, 76], albedo: '#3f7058', depth: 0.3, seed: 'ha1', drop: 30 }),
      mid: water(ctx, { y: y + 60, glintX: 900, lines: 20 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 918,
      wc = '#f2b53c',
      tile = '#8a4a3c',
      r = ctx.random('ha');
    let wall = '',
      sd = '',
      roof = '',
      rd = '',
      sh = '',
      glow = '',
      bal = '',
      x = -60;
    const lan: (readonly [x: number, y: number, k: number, i: number])[] = [];
    const cols = ['#e0402c', '#f2a02c', '#c2388a', '#3fae9a', '#f6d24a', '#6f7fe0'];
    while (x < 1680) {
      const w = r.range(130, 180),
        h = r.range(150, 200),
        one = r() < 0.3,
        H = one ? h * 0.66 : h;
      if (x + w > ctx.left && x < ctx.right) {
        wall += rect(x, Y - H, w, H);
        sd += s > 0 ? rect(x, Y - H, w * 0.12, H) : rect(x + w * 0.88, Y - H, w * 0.12, H);
        roof += path`M${x - 10} ${Y - H + 6}Q${x + 4} ${Y - H - 6} ${x + 16} ${Y - H - 44}H${x + w - 16}Q${x + w - 4} ${Y - H - 6} ${x + w + 10} ${Y - H + 6}z`;
        rd += rect(x + 12, Y - H - 50, w - 24, 8) + rect(x - 8, Y - H + 4, w + 16, 5);
        if (!one) {
          roof += polygon([x - 4, Y - 78, x + 6, Y - 100, x + w - 6, Y - 100, x + w + 4, Y - 78]);
          rd += rect(x - 4, Y - 80, w + 8, 5);
          for (let i = 0; i < 3; i++) sh += rect(x + w * (0.14 + i * 0.27), Y - H + 24, w * 0.17, 42);
          bal += rect(x + 6, Y - H + 74, w - 12, 4);
        }
        for (let i = 0; i < 3; i++) glow += rect(x + w * (0.1 + i * 0.29), Y - 62, w * 0.21, 62);
        for (let i = 0; i < 3; i++) lan.push([x + w * (0.2 + i * 0.3), Y - 62, 0.3, Math.abs(i * 2 + Math.round(x)) % 6]);
      }
      x += w + 2;
    }
    const gold = ctx.night ? ctx.mood.glow : mix(ctx.mood.sun, '#f2a03c', 0.45);
    const houses =
      fill(wall, ctx.verticalGradient(ramp(ctx.built(wc, 0.9), ctx.built(wc, 0.3)), Y - 200, Y)) +
      fill(sd, ctx.built(wc, 2), opacity(0.6)) +
      fill(sh, ctx.built('#2f6a62', 1.2)) +
      fill(bal, ctx.built('#6b3a2c', 2)) +
      fill(glow, gold) +
      fill(roof, ctx.built(tile, 1.2)) +
      fill(rd, ctx.built(tile, 2.3)) +
      fill(rect(ctx.left, Y - 2, 2300, 12), ctx.built('#d9c0a0', 0.9)) +
      fill(rect(ctx.left, Y + 10, 2300, 18), ctx.built('#6b5048', 2.2));
    const ids = cols.map((c, i) => () => ctx.share(`lan${i}`, () => lantern(ctx, 0, 0, 1, c)));
    const L = (x: number, y: number, k: number, i: number) =>
      x < ctx.left - 60 || x > ctx.right + 60 ? '' : putStamp(at(ids, i)(), x, y, k);
    const street = lan.map(([x, y, k, i]) => L(x, y, k, i)).join('');
    // covered bridge across the inlet
    const bx = 1000,
      by = Y + 14,
      br = '#c9603c';
    const bridge =
      fill(
        `M${bx - 190} ${by + 30}V${by - 20}Q${bx} ${by - 96} ${bx + 190} ${by - 20}V${by + 30}H${bx + 150}A46 46 0 0 0 ${bx + 58} ${by + 30}H${bx + 46}A46 46 0 0 0 ${bx - 46} ${by + 30}H${bx - 58}A46 46 0 0 0 ${bx - 150} ${by + 30}z`,
        ctx.built('#d9b890', 1),
      ) +
      fill(`M${bx - 110} ${by - 130}H${bx + 110}V${by - 48}Q${bx} ${by - 72} ${bx - 110} ${by - 48}z`, ctx.built(br, 1.2)) +
      fill(
        times(7, (i) => rect(bx - 98 + i * 29, by - 122, 20, 54)),
        gold,
      ) +
      fill(
        `M${bx - 140} ${by - 122}Q${bx - 112} ${by - 140} ${bx - 96} ${by - 176}Q${bx} ${by - 188} ${bx + 96} ${by - 176}Q${bx + 112} ${by - 140} ${bx + 140} ${by - 122}Q${bx} ${by - 136} ${bx - 140} ${by - 122}z`,
        ctx.built(tile, 0.9),
      ) +
      fill(
        `M${bx - 104} ${by - 172}Q${bx} ${by - 196} ${bx + 104} ${by - 172}L${bx + 100} ${by - 182}Q${bx} ${by - 206} ${bx - 100} ${by - 182}z`,
        ctx.built(tile, 2.3),
      ) +
      stroke(`M${bx - 190} ${by - 22}Q${bx} ${by - 98} ${bx + 190} ${by - 22}`, ctx.built('#fbe6c8', 0.4), 6);
    const shine = times(16, (i) => {
      const xx = 320 + i * 62,
        c = at(cols, (i * 5) % 6);
      return xx > ctx.left - 20 && xx < ctx.right
        ? stroke(
            times(5, (j) => segment(xx - 14 + ((j * 7) % 9), 962 + j * 17, xx + 18 - ((j * 5) % 11), 962 + j * 17)),
            c,
            5,
            opacity(0.55),
          )
        : '';
    });
    const boat = (x: number, y: number, k: number, flip = false, c: number) =>
      place(
        x,
        y,
        k,
        fill('M-150-26Q-100-4-30-2H50Q110-6 160-36L166-32Q130 8 80 14H-80Q-130 6-150-26z', ctx.tone('#5a3a34', 2)) +
          fill('M-150-26Q-100-4-30-2H50Q110-6 160-36L158-28Q110 2 50 5H-30Q-100 3-146-19z', ctx.tone('#8a5a44', 1)) +
          fill('M-60-6Q-56-54 0-58Q56-54 60-6Q30-10 0-10T-60-6z', ctx.tone('#c99a5c', 1.2)) +
          stroke('M-34-9Q-32-50-14-57M34-9Q32-50 14-57M0-10V-58', ctx.tone('#8a5a34', 2), 2.4) +
          fill(personPath(-100, -4, 80), ctx.tone('#2c2438', 2.4)) +
          fill('M-118-76L-100-94L-82-76z', ctx.tone('#e6c88a', 0.7)) +
          strokeRound('M-90-52L-128 20', ctx.tone('#2c2438', 2.4), 4) +
          fill(rect(-100, 22, 200, 3) + rect(-60, 30, 120, 3), gold, opacity(0.6)),
        flip,
      ) +
      L(x + (flip ? -1 : 1) * 128 * k, y - 62 * k, 0.5 * k, c) +
      stroke(
        segment(x + (flip ? -1 : 1) * 128 * k, y - 80 * k, x + (flip ? -1 : 1) * 128 * k, y - 20 * k),
        ctx.tone('#5a3a34', 2),
        3,
      );
    const float = (
      [
        [420, 1190, 0],
        [560, 1222, 4],
        [820, 1166, 1],
        [940, 1214, 2],
        [1180, 1196, 4],
        [700, 1232, 3],
        [1080, 1160, 0],
      ] as const
    )
      .map(
        ([fx, fy, c]) =>
          fill(ellipse(fx, fy + 3, 26, 7), gold, opacity(0.4)) +
          fill(polygon([fx - 18, fy, fx - 13, fy - 24, fx + 13, fy - 24, fx + 18, fy]), at(cols, c), opacity(0.92)) +
          fill(polygon([fx - 7, fy, fx - 5, fy - 16, fx + 5, fy - 16, fx + 7, fy]), gold),
      )
      .join('');
    const cord = strokeRound(
      'M270 318Q420 372 560 330M1040 300Q1170 320 1330 240M-60 286Q80 350 270 318M1330 240Q1480 290 1660 260',
      ctx.tone('#3a2c44', 2.4),
      3,
    );
    const big =
      cord +
      (
        [
          [350, 344, 1.3, 0, 26],
          [430, 354, 1.6, 4, 50],
          [516, 346, 1.1, 3, 22],
          [1100, 306, 1.2, 2, 26],
          [1190, 304, 1.7, 1, 56],
          [1276, 272, 1.3, 0, 40],
          [1420, 262, 1.5, 3, 50],
          [1530, 276, 1.2, 4, 24],
          [180, 324, 1.4, 2, 40],
          [60, 324, 1.2, 1, 30],
        ] as const
      )
        .map(([x, y, k, i, dr]) =>
          x < ctx.left - 60 || x > ctx.right + 60
            ? ''
            : stroke(segment(x, y, x, y + dr), ctx.tone('#3a2c44', 2.4), 2.4) + L(x, y + dr + 40 * k, k, i),
        )
        .join('');
    return {
      main: houses + street + bridge + shine,
      front:
        boat(620, 1090, 1.2, false, 0) +
        boat(1120, 1040, 0.9, true, 1) +
        boat(190, 1060, 1, false, 4) +
        boat(1450, 1090, 1.1, true, 0) +
        float +
        big,
    };
  },
};
