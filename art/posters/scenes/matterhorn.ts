import { mistBand, streaks } from '../engine/clouds.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { hills, layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** The Matterhorn above an alpine lake with chalets. */
export const matterhorn: Scene = {
  horizon: 880,
  wideTop: 200,
  mood: 'noon',
  night: 'night',
  sun: { x: 520, y: 330, r: 78 },
  plane: [1110, 230, 190, 0.6],
  ground(ctx) {
    const y = 860;
    return {
      sky: streaks(ctx, { n: 3, y: [420, 620], alpha: 0.8, seed: 'zm' }),
      far: mountains(ctx, {
        y,
        depth: 0.58,
        seed: 'zm',
        albedo: '#8093ae',
        snow: 0.5,
        peaks: [
          [-80, 300, 260],
          [170, 250, 240],
          [390, 190, 220],
          [1210, 230, 220],
          [1440, 320, 260],
        ],
      }),
    };
  },
  draw(ctx) {
    const y = 880,
      s = ctx.side,
      rk = '#6c7486';
    const Lft = [
      806,
      282,
      794,
      318,
      772,
      346,
      764,
      392,
      738,
      446,
      716,
      470,
      690,
      540,
      640,
      612,
      596,
      652,
      540,
      724,
      470,
      786,
      380,
      y,
    ];
    const Rgt = [
      806,
      282,
      828,
      300,
      846,
      326,
      850,
      372,
      876,
      400,
      888,
      452,
      930,
      512,
      958,
      548,
      1004,
      596,
      1040,
      650,
      1100,
      706,
      1180,
      780,
      1270,
      y,
    ];
    const ridge = [806, 282, 814, 340, 800, 396, 830, 452, 806, 520, 842, 590, 812, 660, 852, 740, 820, y];
    const rev = (p: Points) => {
      const o = [];
      for (let i = p.length - 2; i >= 0; i -= 2) o.push(at(p, i), at(p, i + 1));
      return o;
    };
    const L = polygon([...Lft, ...rev(ridge)]),
      Rr = polygon([...ridge, ...rev(Rgt)]);
    const lit = s < 0 ? L : Rr,
      dark = s < 0 ? Rr : L;
    const snowL =
      polygon([806, 282, 794, 318, 772, 346, 764, 392, 778, 380, 776, 430, 790, 400, 800, 440, 800, 396, 814, 340]) +
      polygon([
        738, 446, 716, 470, 700, 512, 726, 500, 730, 560, 752, 510, 768, 580, 790, 520, 806, 560, 806, 520, 822, 470, 780, 462,
      ]) +
      polygon([690, 540, 640, 612, 672, 600, 668, 660, 704, 610, 720, 690, 752, 620, 776, 700, 800, 640, 760, 590]) +
      polygon([596, 652, 540, 724, 580, 716, 570, 780, 628, 720, 650, 800, 690, 730, 720, 820, 764, 740, 700, 680, 640, 670]) +
      polygon([470, 786, 380, y, 600, y, 560, 820, 520, 850]);
    const snowR =
      polygon([806, 282, 828, 300, 846, 326, 832, 350, 836, 392, 818, 372, 814, 340]) +
      polygon([850, 372, 876, 400, 888, 452, 868, 440, 866, 500, 846, 446, 838, 420]) +
      polygon([888, 480, 930, 512, 958, 548, 930, 552, 944, 610, 906, 560, 896, 620, 876, 540]) +
      polygon([970, 566, 1004, 596, 1040, 650, 1004, 640, 1010, 700, 966, 650, 950, 720, 926, 640, 940, 590]) +
      polygon([1060, 670, 1100, 706, 1180, 780, 1270, y, 1040, y, 1080, 810, 1030, 790, 1060, 740, 1000, 760, 1020, 700]);
    const peak =
      fill(lit, ctx.tone(rk, 0.5, 0.1)) +
      fill(dark, ctx.tone(rk, 2.1, 0.12)) +
      fill(s < 0 ? snowL : snowR, ctx.tone('#ffffff', 0, 0.04)) +
      fill(s < 0 ? snowR : snowL, ctx.tone('#dfe8f6', 1.8, 0.08)) +
      mistBand(ctx, y - 20, 150, 0.75);
    // The cloud at the peak would lie over the letters of a title.
    const plume = ctx.calm
      ? ''
      : fill('M812 284Q880 262 960 276Q1010 286 1070 274Q1000 306 930 300Q870 296 812 300z', ctx.mood.cloud[0], opacity(0.9));
    const slope =
      hills(ctx, { y: 880, amp: 30, wl: 420, albedo: '#7fa05c', depth: 0.2, seed: 'z1' }) +
      forest(ctx, {
        yAt: (x) => 900 + Math.sin(x / 180) * 14 + Math.abs(x - 800) * -0.05,
        h: [40, 84],
        gap: 30,
        depth: 0.2,
        seed: 'z2',
        albedo: '#2c5a4c',
        density: 0.8,
      });
    const lk = 'M420 1030Q620 996 820 1000Q1060 1000 1190 1040Q1260 1080 1120 1112Q820 1150 520 1110Q360 1076 420 1030z';
    const meadow = layer(ctx, rect(ctx.left, 905, 2600, 400), { y: 930, albedo: '#86a856', tone: 0.7, foot: 300, mist: 0.3 });
    const lake =
      fill(lk, ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 996, 1130)) +
      group(
        fill(
          polygon([600, 998, 1010, 998, 900, 1060, 850, 1100, 806, 1140, 760, 1096, 700, 1056]),
          ctx.tone(rk, 1.2, 0.3),
          opacity(0.6),
        ) +
          fill(
            polygon([806, 998, 1010, 998, 900, 1060, 850, 1100, 806, 1140]),
            ctx.tone('#ffffff', s < 0 ? 1.8 : 0, 0.2),
            opacity(0.5),
          ) +
          fill(
            polygon([806, 998, 600, 998, 700, 1056, 760, 1096, 806, 1140]),
            ctx.tone('#ffffff', s < 0 ? 0 : 1.8, 0.2),
            opacity(0.55),
          ) +
          stroke(
            times(8, (i) => segment(430 + ((i * 173) % 420), 1020 + i * 13, 640 + ((i * 173) % 420), 1020 + i * 13)),
            ctx.mood.water[0],
            5,
            opacity(0.8),
          ),
        ctx.clip(lk),
      ) +
      stroke(lk, ctx.tone('#5a7a40', 1.6), 4);
    const chalet = (x: number, yy: number, k: number, flip = false) =>
      place(
        x,
        yy,
        k,
        fill(rect(-76, -40, 152, 40), ctx.built('#f1e6d4', 0.6)) +
          fill(rect(-76, -92, 152, 54), ctx.built('#8a5836', 0.8)) +
          fill(polygon([-76, -92, 0, -150, 76, -92]), ctx.built('#8a5836', 1)) +
          fill(polygon([-104, -84, 0, -164, 104, -84, 96, -76, 0, -148, -96, -76]), ctx.built('#5a3a2c', 1.8)) +
          fill(polygon([-104, -86, 0, -166, 104, -86, 84, -88, 0, -150, -84, -88]), ctx.tone('#ffffff', 0.3)) +
          stroke(
            times(4, (i) => segment(-74, -86 + i * 13, 74, -86 + i * 13)),
            ctx.built('#5a3a2c', 2),
            2,
            opacity(0.6),
          ) +
          fill(
            times(4, (i) => rect(-60 + i * 34, -80, 18, 22)) + times(3, (i) => rect(-54 + i * 44, -30, 20, 20)),
            ctx.pane('#33424f'),
          ) +
          fill(rect(-84, -54, 168, 7), ctx.built('#4a2f22', 1.6)) +
          fill(
            times(9, (i) => circle(-76 + i * 19, -58, 6.5)),
            ctx.tone('#d8402c', 0.8),
          ),
        flip,
      );
    const pines = fill(
      sprucePath(386, 1110, 220, 84, 5) +
        sprucePath(450, 1080, 150, 60, 5) +
        sprucePath(330, 1150, 300, 110, 6) +
        sprucePath(1238, 1180, 330, 116, 6) +
        sprucePath(1310, 1160, 250, 92, 5) +
        sprucePath(120, 1140, 300, 106, 6) +
        sprucePath(1500, 1170, 320, 112, 6),
      ctx.tone('#234a40', 2),
    );
    return {
      main: peak + plume + slope + meadow + chalet(1080, 992, 0.62) + chalet(1180, 1000, 0.5) + chalet(520, 985, 0.5) + lake,
      front: pines + grass(ctx, { y: () => 1262, h: [30, 70], gap: 14, albedo: '#5f8a3c' }),
    };
  },
};
