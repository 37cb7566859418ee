import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import {
  circle,
  halfSymmetric,
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
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';
import { swan } from '../engine/water-birds.ts';

/** Charles Bridge with its statues and tower, Prague Castle on the hill. */
export const prague: Scene = {
  horizon: 900,
  wideTop: 270,
  mood: 'saffron',
  night: 'slate',
  sun: { x: 510, y: 440, r: 92 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [380, 560], alpha: 0.55, seed: 'prg' }),
      far: hills(ctx, {
        y: 760,
        amp: 130,
        wl: 700,
        albedo: '#7f9468',
        depth: 0.5,
        seed: 'petrin',
        shape: (x: number) => Math.exp(-(((x - 850) / 420) ** 2)) * 1.25 + Math.exp(-(((x - 60) / 260) ** 2)) * 0.9,
      }),
      mid: water(ctx, { y: 940, glintX: 520, lines: 20 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      cs = '#e6d2ac',
      d = 0.28,
      L = ctx.built(cs, 0.3, d),
      M = ctx.built(cs, 1.1, d),
      K = ctx.night ? ctx.mood.glow : ctx.built('#54424a', 2.5, d),
      rf = ctx.built('#b8553c', 1, d),
      rfd = ctx.built('#b8553c', 2, d),
      gr = ctx.built('#6fa088', 1, d),
      gs = ctx.built('#8a7468', 1.4, d),
      gsD = ctx.built('#8a7468', 2.3, d);
    const spire = (x: number, y: number, w: number, h: number) =>
      fill(
        rect(x - w / 2, y - h * 0.55, w, h * 0.55) +
          polygon([x - w / 2 - 2, y - h * 0.54, x, y - h, x + w / 2 + 2, y - h * 0.54]),
        gs,
      ) +
      fill(s > 0 ? rect(x - w / 2, y - h * 0.55, w * 0.4, h * 0.55) : rect(x + w * 0.1, y - h * 0.55, w * 0.4, h * 0.55), gsD) +
      fill(pointedArch(x, y - h * 0.2, w * 0.36, h * 0.24), K) +
      fill(
        polygon([x - w / 2 - 3, y - h * 0.5, x - w / 2, y - h * 0.66, x - w / 2 + 4, y - h * 0.5]) +
          polygon([x + w / 2 - 4, y - h * 0.5, x + w / 2, y - h * 0.66, x + w / 2 + 3, y - h * 0.5]),
        gsD,
      );
    // St Vitus behind the palace
    const vit =
      fill(polygon([812, 566, 824, 500, 1010, 500, 1040, 566]), ctx.built('#6f8f8a', 1.2, d)) +
      fill(rect(806, 560, 250, 50), gs) +
      fill(
        times(8, (i) => polygon([836 + i * 26, 566, 842 + i * 26, 516, 848 + i * 26, 566])),
        gsD,
      ) +
      spire(772, 600, 36, 222) +
      spire(816, 600, 36, 222) +
      fill(standingRect(884, 600, 50, 160), gs) +
      fill(s > 0 ? rect(859, 440, 20, 160) : rect(889, 440, 20, 160), gsD) +
      fill(standingRect(884, 442, 58, 7), L) +
      fill(
        `M858 436q-2-26 14-34v-16q0-16 12-22q12 6 12 22v16q16 8 14 34z` +
          standingRect(884, 372, 14, 18) +
          roundDome(884, 356, 16, 18) +
          standingRect(884, 342, 3, 32),
        gr,
      ) +
      fill(pointedArch(884, 560, 22, 70), K);
    const palace =
      fill(rect(430, 586, 330, 60) + rect(1040, 590, 120, 56) + rect(740, 600, 330, 50), M) +
      fill(rect(430, 586, 330, 7) + rect(1040, 590, 120, 6) + rect(740, 600, 330, 6), L) +
      fill(
        polygon([426, 588, 440, 560, 752, 560, 764, 588]) +
          polygon([1036, 592, 1046, 568, 1152, 568, 1164, 592]) +
          polygon([738, 602, 746, 582, 1056, 582, 1072, 602]),
        rf,
      ) +
      stroke(
        times(3, (j) => times(24, (i) => tick(444 + i * 13.2, 598 + j * 15, 8))) +
          times(2, (j) => times(32, (i) => (i < 23 ? tick(752 + i * 13.4, 614 + j * 15, 8) : ''))) +
          times(3, (j) => times(8, (i) => tick(1050 + i * 13.6, 602 + j * 14, 7))),
        K,
        5,
      ) +
      [1084, 1112]
        .map(
          (x) =>
            fill(standingRect(x, 600, 19, 96), L) +
            fill(polygon([x - 11, 506, x, 470, x + 11, 506]), gsD) +
            fill(standingRect(x, 540, 6, 14), K),
        )
        .join('') +
      fill(standingRect(452, 590, 40, 60) + polygon([430, 532, 452, 496, 474, 532]), M) +
      fill(polygon([430, 532, 452, 496, 474, 532]), rfd);
    const slope =
      fill(
        `${smooth([240, 760, 330, 660, 420, 642, 800, 650, 1160, 642, 1260, 680, 1400, 770])}V900H240z`,
        ctx.tone('#6f8f58', 1.3, 0.26),
      ) +
      parkTrees(ctx, {
        y: (x: number) => 690 + Math.abs(x - 800) * 0.06,
        size: [24, 40],
        from: 280,
        to: 1340,
        albedo: '#5f8250',
        depth: 0.24,
        seed: 'pt1',
        drop: 60,
      });
    const town = rooftops(ctx, {
      y: 800,
      rows: 3,
      scale: 0.7,
      gap: 44,
      wall: '#f3e2bd',
      roof: '#c8573a',
      depth: 0.24,
      seed: 'mala',
    });
    const nic = (x: number, y: number) => {
      const q = ctx.built('#7fae98', 0.8, 0.14),
        qd = ctx.built('#7fae98', 2, 0.14),
        w = ctx.built('#f0dfba', 0.6, 0.14),
        wd = ctx.built('#f0dfba', 1.9, 0.14);
      return (
        fill(standingRect(x, y, 130, 70) + standingRect(x, y - 64, 88, 40), w) +
        fill(
          s > 0
            ? rect(x - 65, y - 70, 36, 70) + rect(x - 44, y - 104, 26, 40)
            : rect(x + 29, y - 70, 36, 70) + rect(x + 18, y - 104, 26, 40),
          wd,
        ) +
        fill(roundDome(x, y - 102, 96, 74), q) +
        fill(halfSymmetric(x, [48, y - 102, 45, y - 132, 32, y - 160, 4, y - 176], -s), qd) +
        fill(standingRect(x, y - 172, 20, 26) + roundDome(x, y - 196, 22, 16) + standingRect(x, y - 208, 2.6, 26), q) +
        fill(standingRect(x + 104, y, 34, 180) + standingRect(x + 104, y - 176, 40, 7), w) +
        fill(s > 0 ? rect(x + 87, y - 180, 12, 180) : rect(x + 109, y - 180, 12, 180), wd) +
        fill(
          roundDome(x + 104, y - 182, 34, 30) +
            standingRect(x + 104, y - 206, 12, 18) +
            polygon([x + 97, y - 222, x + 104, y - 252, x + 111, y - 222]),
          q,
        ) +
        fill(
          times(5, (i) => roundArch(x - 32 + i * 16, y - 70, 8, 24)) + roundArch(x + 104, y - 138, 14, 34),
          ctx.night ? ctx.mood.glow : ctx.built('#54424a', 2.5, 0.14),
        )
      );
    };
    // the bridge
    const sb = '#b89a72',
      bl = ctx.built(sb, 0.5),
      bm = ctx.built(sb, 1.3),
      bd = ctx.built(sb, 2.4);
    const dy = (x: number) => 868 + ((x - 300) / 1000) * 6;
    let holes = '',
      cut = '',
      cutL = '',
      stat = '',
      pl = '';
    for (let i = 0; i < 14; i++) {
      const cx = -60 + i * 132,
        w = 98;
      holes += `M${cx - w / 2} 990V948A${w / 2} 46 0 0 1 ${cx + w / 2} 948V990z`;
      const px = cx + 66;
      cut += polygon([px - 17, 990, px - 17, 930, px, 906, px + 17, 930, px + 17, 990]);
      cutL += polygon([px, 990, px, 906, px + s * 17, 930, px + s * 17, 990]);
      pl += rect(px - 11, dy(px) - 12, 22, 16);
      const h = 44 + (i % 3) * 6,
        y = dy(px) - 10;
      stat +=
        polygon([px - 9, y, px - 10, y - h * 0.5, px - 5, y - h * 0.78, px + 5, y - h * 0.78, px + 10, y - h * 0.46, px + 8, y]) +
        circle(px, y - h * 0.9, 5.4) +
        (i % 2 ? crossPath(px + 13, y, h * 1.2) : polygon([px + 4, y - h * 0.7, px + 17, y - h * 1.02, px + 8, y - h * 0.56]));
    }
    const wetC = mix(ctx.mood.water[0], ctx.mood.water[1], 0.45);
    const bridge =
      fill(rect(ctx.left, 868, ctx.right - ctx.left, 118), bm) +
      fill(
        holes,
        ctx.verticalGradient(
          [
            [0, ctx.built(sb, 2.6)],
            [0.5, ctx.built(sb, 2.6)],
            [1, wetC],
          ],
          900,
          990,
        ),
      ) +
      fill(cut, bd) +
      fill(cutL, bl) +
      fill(rect(ctx.left, 862, ctx.right - ctx.left, 16), bl) +
      fill(rect(ctx.left, 878, ctx.right - ctx.left, 5), bd, opacity(0.6)) +
      fill(pl, bm) +
      fill(stat, ctx.tone('#4a3c40', 2.5, 0.04));
    const [be, br] = reflect(ctx, 988, bridge, { k: 0.8, alpha: 0.42 });
    // Old Town bridge tower
    const tx = 1150,
      ty = 990,
      tw = 150,
      tl = ctx.built('#9a7a5e', 0.6),
      tm = ctx.built('#9a7a5e', 1.4),
      td = ctx.built('#9a7a5e', 2.3),
      tk = ctx.night ? ctx.mood.glow : ctx.built('#3a2c30', 2.7),
      slate = ctx.built('#55606c', 1.7),
      slateL = ctx.built('#55606c', 0.8);
    const gate =
      fill(rect(tx - 75, ty - 340, tw, 352), tm) +
      fill(s > 0 ? rect(tx - 75, ty - 340, 48, 352) : rect(tx + 27, ty - 340, 48, 352), td) +
      fill(rect(tx - 82, ty - 346, 164, 12) + rect(tx - 78, ty - 232, 156, 7) + rect(tx - 78, ty - 146, 156, 7), tl) +
      fill(polygon([tx - 78, ty - 346, tx - 46, ty - 500, tx + 46, ty - 500, tx + 78, ty - 346]), slate) +
      fill(
        s > 0
          ? polygon([tx + 20, ty - 346, tx + 14, ty - 500, tx + 46, ty - 500, tx + 78, ty - 346])
          : polygon([tx - 20, ty - 346, tx - 14, ty - 500, tx - 46, ty - 500, tx - 78, ty - 346]),
        slateL,
      ) +
      fill([-1, 1].map((q) => `${rect(tx + q * 74 - 13, ty - 384, 26, 54)}`).join(''), tm) +
      fill(
        [-1, 1].map((q) => polygon([tx + q * 74 - 16, ty - 382, tx + q * 74, ty - 470, tx + q * 74 + 16, ty - 382])).join('') +
          polygon([tx - 40, ty - 500, tx - 34, ty - 536, tx - 28, ty - 500]) +
          polygon([tx + 28, ty - 500, tx + 34, ty - 536, tx + 40, ty - 500]),
        slate,
      ) +
      fill(pointedArch(tx, ty - 26, 54, 96), ctx.built('#3a2c30', 2.7)) +
      fill(
        pointedArch(tx - 26, ty - 250, 26, 66) +
          pointedArch(tx + 26, ty - 250, 26, 66) +
          pointedArch(tx - 38, ty - 162, 18, 46) +
          pointedArch(tx, ty - 162, 18, 46) +
          pointedArch(tx + 38, ty - 162, 18, 46),
        tk,
      );
    const quay =
      fill(polygon([1050, 1040, 1060, 972, 1700, 972, 1700, 1300, 1180, 1300]), ctx.tone('#a5866a', 1.6)) +
      fill(polygon([1050, 972, 1700, 972, 1700, 984, 1050, 984]), ctx.tone('#e2cba0', 0.5)) +
      fill(polygon([1050, 1040, 1060, 984, 1082, 984, 1096, 1300, 1180, 1300]), ctx.tone('#a5866a', 2.5), opacity(0.5)) +
      stroke(
        times(6, (i) => segment(1090, 1020 + i * 44, 1700, 1020 + i * 44)),
        ctx.tone('#7a5f4c', 2.2),
        3,
        opacity(0.4),
      );
    const city = vit + palace + slope + town + nic(590, 806) + be + br;
    const main =
      city +
      ripples(ctx, { y: 996, base: 1250, n: 22, seed: 'vlt', alpha: 0.7 }) +
      ripples(ctx, {
        y: 996,
        base: 1250,
        n: 12,
        per: 2,
        seed: 'vlt2',
        alpha: 0.6,
        color: ctx.night ? ctx.mood.glow : mix(ctx.mood.sun, ctx.mood.water[0], 0.3),
        x0: Math.max(ctx.left, 360),
        x1: 700,
      });
    return {
      main,
      front:
        gate +
        quay +
        swan(ctx, 520, 1100, 0.9) +
        swan(ctx, 640, 1128, 0.76, true) +
        swan(ctx, 800, 1078, 0.5) +
        birds(ctx, 640, 430, 5, { size: 11 }),
    };
  },
};
