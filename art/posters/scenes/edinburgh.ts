import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import {
  circle,
  path,
  pointedArch,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  smooth,
  standingRect,
  tick,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** Edinburgh from Calton Hill: the Dugald Stewart Monument, the Balmoral clock, the castle. */
export const edinburgh: Scene = {
  horizon: 800,
  wideTop: 240,
  mood: 'jade',
  night: 'teal',
  sun: { x: 1120, y: 420, r: 88, veiled: true },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 6, y: [290, 560], alpha: 0.65, seed: 'ed' }),
      far: hills(ctx, { y: 740, amp: 50, wl: 420, albedo: '#6f8a7a', depth: 0.62, seed: 'pentland' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      K = (d: number) => (ctx.night ? mix(ctx.mood.glow, ctx.mood.haze, d) : ctx.built('#4a3c40', 2.5, d));
    // castle rock and castle
    const d = 0.34,
      rk = '#6f6a60',
      cragArt =
        fill(
          polygon([820, 860, 850, 760, 880, 700, 900, 660, 1180, 640, 1230, 690, 1270, 770, 1320, 870]),
          ctx.tone(rk, 1.2, d),
        ) +
        fill(
          s > 0
            ? polygon([820, 860, 850, 760, 880, 700, 900, 660, 940, 720, 920, 780, 960, 860])
            : polygon([1320, 870, 1270, 770, 1230, 690, 1180, 640, 1150, 720, 1180, 870]),
          ctx.tone(rk, 2.3, d),
        ) +
        fill(
          polygon([980, 680, 1010, 760, 990, 850, 1050, 850, 1040, 740]) + polygon([1100, 670, 1130, 760, 1110, 850, 1160, 850]),
          ctx.tone(rk, 2.1, d),
          opacity(0.7),
        );
    const cs = '#b89f80',
      cl = ctx.built(cs, 0.5, d),
      cm = ctx.built(cs, 1.3, d),
      cd = ctx.built(cs, 2.2, d);
    const bb = (x: number, t: number, w: number, b: number) =>
      fill(rect(x, t, w, b - t), cm) +
      fill(s > 0 ? rect(x, t, w * 0.3, b - t) : rect(x + w * 0.7, t, w * 0.3, b - t), cd) +
      fill(
        times(Math.floor(w / 12), (i) => rect(x + i * 12, t - 6, 7, 7)),
        cm,
      );
    const castle =
      fill(polygon([886, 690, 890, 640, 1200, 624, 1210, 668, 1180, 650, 900, 668]), cm) +
      bb(900, 590, 70, 660) +
      bb(980, 560, 96, 660) +
      bb(1080, 580, 80, 650) +
      bb(1166, 600, 40, 650) +
      fill(
        polygon([976, 562, 990, 530, 1066, 530, 1080, 562]) + polygon([1086, 582, 1096, 558, 1146, 558, 1156, 582]),
        ctx.built('#5a6470', 1.6, d),
      ) +
      bb(1010, 500, 34, 560) +
      fill(roundDome(1027, 494, 24, 18) + rect(1026, 440, 2.4, 50), ctx.built('#5a6470', 1.6, d)) +
      fill('M1028 440l40 4-6 10 6 10-40-2z', ctx.built('#2a5a9a', 0.9, d)) +
      stroke('M1030 443l34 19M1030 460l34-15', ctx.built('#fbf4e6', 0.3, d), 3) +
      fill(`M860 668a74 40 0 0 1 148 0v34h-148z`, cl) +
      stroke(
        times(3, (i) => tick(914 + i * 20, 606, 16)) +
          times(5, (i) => tick(992 + i * 18, 580, 20)) +
          times(4, (i) => tick(1092 + i * 18, 600, 18)) +
          times(7, (i) => segment(876 + i * 18, 676, 876 + i * 18, 690)),
        K(d),
        6,
      ) +
      fill(rect(852, 664, 164, 7), cl);
    // Old Town ridge: Hub spire, St Giles' crown, tenements
    const ridge = rooftops(ctx, {
      y: 800,
      rows: 2,
      scale: 0.66,
      gap: 46,
      depth: 0.34,
      seed: 'ed1',
      wall: '#c9b08c',
      roof: '#6a6a70',
      from: -340,
      to: 900,
    });
    const hub0 =
      fill(standingRect(800, 800, 30, 150) + polygon([783, 652, 800, 520, 817, 652]), ctx.built('#7a6a60', 1.4, 0.36)) +
      fill(
        s > 0
          ? rect(785, 650, 11, 150) + polygon([783, 652, 800, 520, 797, 652])
          : rect(805, 650, 10, 150) + polygon([817, 652, 800, 520, 803, 652]),
        ctx.built('#7a6a60', 2.3, 0.36),
      ) +
      fill(
        [-1, 1].map((q) => polygon([800 + q * 15 - 5, 660, 800 + q * 15, 612, 800 + q * 15 + 5, 660])).join(''),
        ctx.built('#7a6a60', 2, 0.36),
      );
    const hub = group(hub0, 'transform="translate(90)"');
    const giles =
      fill(standingRect(620, 790, 74, 150), ctx.built('#a5907a', 1.1, 0.36)) +
      fill(s > 0 ? rect(583, 640, 24, 150) : rect(633, 640, 24, 150), ctx.built('#a5907a', 2.1, 0.36)) +
      stroke(
        'M586 640Q592 590 620 574Q648 590 654 640M604 640Q606 604 620 588Q634 604 636 640M620 576V536',
        ctx.built('#a5907a', 1.4, 0.36),
        6,
      ) +
      fill(
        [586, 604, 636, 654].map((x) => polygon([x - 5, 642, x, 610, x + 5, 642])).join('') +
          polygon([613, 580, 620, 540, 627, 580]),
        ctx.built('#a5907a', 1.7, 0.36),
      ) +
      fill(pointedArch(604, 740, 16, 60) + pointedArch(636, 740, 16, 60), K(0.36));
    // gardens, station roofs, Balmoral clock tower
    const gard = parkTrees(ctx, {
      y: 866,
      size: [34, 56],
      from: 760,
      to: ctx.right + 60,
      albedo: '#5f8a54',
      depth: 0.24,
      seed: 'ed2',
      drop: 60,
    });
    const town = rooftops(ctx, {
      y: 930,
      rows: 2,
      scale: 0.86,
      gap: 66,
      depth: 0.18,
      seed: 'ed3',
      wall: '#d0b690',
      roof: '#656b74',
    });
    const bx = 766,
      bs = '#c9a878',
      bl = ctx.built(bs, 0.5, 0.1),
      bm = ctx.built(bs, 1.2, 0.1),
      bd = ctx.built(bs, 2.1, 0.1);
    const balm =
      fill(rect(bx - 120, 830, 260, 220), bm) +
      fill(rect(bx - 120, 826, 260, 8) + rect(bx - 120, 890, 260, 5), bl) +
      fill(polygon([bx - 124, 828, bx - 100, 786, bx + 120, 786, bx + 144, 828]), ctx.built('#5a6470', 1.4, 0.1)) +
      stroke(
        times(4, (j) => `M${bx - 108} ${850 + j * 44}H${bx + 136}`),
        K(0.1),
        24,
        'stroke-dasharray="11 15"',
      ) +
      fill(standingRect(bx, 1000, 84, 440), bm) +
      fill(s > 0 ? rect(bx - 42, 560, 28, 440) : rect(bx + 14, 560, 28, 440), bd) +
      fill(standingRect(bx, 566, 100, 12) + standingRect(bx, 690, 94, 8) + standingRect(bx, 800, 94, 7), bl) +
      fill(circle(bx, 626, 33), bd) +
      fill(circle(bx, 626, 27), ctx.night ? '#fff3cf' : ctx.built('#fbf4e2', 0.1)) +
      strokeRound(`M${bx} 626V606M${bx} 626L${bx + 13} 634`, ctx.built('#2a2a34', 2.5), 3.6) +
      fill(standingRect(bx, 556, 62, 42), bm) +
      fill(s > 0 ? rect(bx - 31, 514, 20, 42) : rect(bx + 11, 514, 20, 42), bd) +
      fill(
        polygon([bx - 40, 516, bx - 26, 470, bx - 12, 452, bx + 12, 452, bx + 26, 470, bx + 40, 516]),
        ctx.built('#5a6470', 1.2, 0.1),
      ) +
      fill(standingRect(bx, 454, 20, 26) + polygon([bx - 13, 430, bx, 388, bx + 13, 430]), ctx.built('#5a6470', 1.6, 0.1)) +
      fill(
        [-1, 1]
          .map(
            (q) => rect(bx + q * 42 - 8, 520, 16, 44) + polygon([bx + q * 42 - 10, 522, bx + q * 42, 488, bx + q * 42 + 10, 522]),
          )
          .join(''),
        bl,
      ) +
      fill(times(2, (i) => roundArch(bx - 16 + i * 32, 770, 18, 52)) + roundArch(bx, 552, 18, 30), K(0.1));
    // Calton Hill with the Dugald Stewart monument
    const hill =
      fill(
        smooth([ctx.left - 40, 1010, 180, 1000, 330, 1010, 470, 1030, 640, 1080, 820, 1120, 1040, 1150, 1300, 1140, 1700, 1120]) +
          path`V1290H${ctx.left - 40}z`,
        ctx.verticalGradient(ramp(ctx.tone('#8fae54', 0.5), ctx.tone('#4f7a44', 1.8)), 1000, 1240),
      ) +
      fill(
        smooth([ctx.left - 40, 1130, 300, 1120, 560, 1160, 760, 1210, 900, 1290]) + path`H${ctx.left - 40}z`,
        ctx.tone('#4f7a44', 1.9),
        opacity(0.8),
      ) +
      fill(
        polygon([640, 1290, 700, 1200, 660, 1130, 560, 1076, 590, 1072, 700, 1126, 750, 1200, 740, 1290]),
        ctx.tone('#d9c79a', 0.9),
        opacity(0.8),
      );
    const mx = 440,
      my = 1052,
      ms = '#c9b48e',
      ml = ctx.built(ms, 0.3),
      mm = ctx.built(ms, 1.1),
      md = ctx.built(ms, 2.1);
    const cols = times(7, (i) => {
      const th = -1.35 + i * 0.45,
        x = mx + Math.sin(th) * 96;
      return rect(x - 8.5, my - 344, 17, 232);
    });
    const colsD = times(7, (i) => {
      const th = -1.35 + i * 0.45,
        x = mx + Math.sin(th) * 96;
      return s > 0 ? rect(x - 8.5, my - 344, 7, 232) : rect(x + 1.5, my - 344, 7, 232);
    });
    const mon =
      fill(rect(mx - 128, my - 24, 256, 40) + rect(mx - 116, my - 112, 232, 92), mm) +
      fill(s > 0 ? rect(mx - 116, my - 112, 74, 92) : rect(mx + 42, my - 112, 74, 92), md) +
      fill(rect(mx - 128, my - 28, 256, 10) + rect(mx - 122, my - 118, 244, 12), ml) +
      fill(
        rect(mx - 62, my - 340, 124, 224),
        ctx.linearGradient(s > 0 ? ramp(ctx.built(ms, 2.6), md) : ramp(md, ctx.built(ms, 2.6)), mx - 62, 0, mx + 62, 0),
      ) +
      fill(roundArch(mx, my - 116, 44, 130), K(0)) +
      fill(cols, ml) +
      fill(colsD, md) +
      fill(
        times(7, (i) => {
          const x = mx + Math.sin(-1.35 + i * 0.45) * 96;
          return rect(x - 13, my - 352, 26, 10) + rect(x - 12, my - 118, 24, 8);
        }),
        mm,
      ) +
      fill(rect(mx - 116, my - 386, 232, 36), mm) +
      fill(s > 0 ? rect(mx - 116, my - 386, 74, 36) : rect(mx + 42, my - 386, 74, 36), md) +
      fill(rect(mx - 124, my - 394, 248, 12) + rect(mx - 118, my - 354, 236, 6), ml) +
      fill(
        `M${mx - 112} ${my - 392}Q${mx - 60} ${my - 428} ${mx - 22} ${my - 432}H${mx + 22}Q${mx + 60} ${my - 428} ${mx + 112} ${my - 392}z`,
        mm,
      ) +
      fill(
        standingRect(mx, my - 430, 26, 20) +
          `M${mx - 20} ${my - 450}Q${mx - 22} ${my - 486} ${mx} ${my - 494}Q${mx + 22} ${my - 486} ${mx + 20} ${my - 450}z`,
        ml,
      ) +
      fill(
        times(9, (i) => polygon([mx - 104 + i * 26 - 6, my - 392, mx - 104 + i * 26, my - 404, mx - 104 + i * 26 + 6, my - 392])),
        ml,
      );
    const shd = fill(
      s > 0 ? polygon([mx - 120, my + 16, mx + 116, my + 16, mx - 60, my + 60, mx - 330, my + 60]) : '',
      ctx.tone('#2f4a38', 2.4),
      opacity(0.3),
    );
    return {
      main:
        ridge +
        giles +
        cragArt +
        castle +
        hub +
        gard +
        town +
        balm +
        parkTrees(ctx, {
          y: (x: number) => 1070 + (x - 700) * 0.05,
          size: [34, 56],
          from: 480,
          to: ctx.right + 60,
          albedo: '#5a7f4a',
          depth: 0.06,
          seed: 'ed7',
          drop: 130,
        }),
      front:
        hill +
        shd +
        mon +
        people(ctx, [
          [640, 1112, 62],
          [664, 1116, 60],
          [860, 1152, 66],
        ]) +
        birds(ctx, 640, 470, 5, { size: 12 }),
    };
  },
};
