import { birds } from '../engine/birds.ts';
import { cumulus } from '../engine/clouds.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { circle, path, polygon, rect, roundArch, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** The painted monastery of Voroneț under its wide shingled roof. */
export const voronet: Scene = {
  horizon: 840,
  wideTop: 250,
  mood: 'tropic',
  night: 'night',
  sun: { x: 1120, y: 400, r: 84 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 480, 430, 300) + cumulus(ctx, 1500, 420, 320) + cumulus(ctx, 60, 480, 280),
      far:
        hills(ctx, { y: 720, amp: 90, wl: 520, albedo: '#6f9a8a', depth: 0.58, seed: 'vo0' }) +
        hills(ctx, { y: 790, amp: 70, wl: 460, albedo: '#5f8f6a', depth: 0.4, seed: 'vo1' }) +
        forest(ctx, {
          yAt: (x) => 850 + Math.sin(x / 170) * 18,
          h: [80, 150],
          gap: 36,
          tiers: 2,
          albedo: '#3f7258',
          depth: 0.3,
          seed: 'vo2',
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 1066,
      bl = '#2f62b0',
      L = ctx.built(bl, 0.4),
      M = ctx.built(bl, 1),
      D = ctx.built(bl, 2),
      st = ctx.built('#d9cbb0', 0.8),
      K = ctx.night ? ctx.mood.glow : ctx.built('#2f2a38', 2.7),
      sh = '#6b4a3a',
      RL = ctx.built(sh, 0.6),
      RM = ctx.built(sh, 1.3),
      RD = ctx.built(sh, 2.2),
      gold = ctx.built('#f2c65a', 0.3),
      ochre = ctx.built('#d98a4a', 0.7),
      red = ctx.built('#b5432f', 1),
      crm = ctx.built('#f6e6c4', 0.3);
    const x0 = 470,
      x1 = 1060,
      t = Y - 236;
    const field =
      fill(
        rect(ctx.left, 1000, ctx.right - ctx.left, 290),
        ctx.verticalGradient(ramp(ctx.tone('#8fc062', 0.4), ctx.tone('#4f8a46', 1.6)), 1000, 1240),
      ) + fill(polygon([640, 1062, 700, 1062, 620, 1290, 420, 1290]), ctx.tone('#e3d0a4', 0.7));
    // long wall with its painted registers, apse to the right
    const wallP = polygon([x0, t, x1, t, x1, Y, x0, Y]),
      apseP = `M${x1 - 40} ${t}H${x1 + 34}Q${x1 + 104} ${t + 6} ${x1 + 104} ${t + 24}V${Y}H${x1 - 40}z`;
    const wall =
      fill(
        apseP,
        ctx.linearGradient(
          s > 0
            ? [
                [0, M],
                [1, L],
              ]
            : [
                [0, M],
                [1, D],
              ],
          x1 - 40,
          0,
          x1 + 104,
          0,
        ),
      ) + fill(wallP, M);
    let halo = '',
      robeA = '',
      robeB = '',
      robeC = '',
      heads = '';
    const r = ctx.random('fresco');
    for (let j = 0; j < 3; j++)
      for (let x = x0 + 18; x < x1 + 92; x += 27) {
        const y = t + 78 + j * 56,
          v = r();
        if (Math.abs(x - (x0 + 330)) < 26 && j > 0) continue;
        if (Math.abs(x - (x0 + 160)) < 24 && j > 0) continue;
        halo += circle(x, y - 28, 7.4);
        heads += circle(x, y - 28, 4.2);
        const d = path`M${x - 8} ${y}q0-22 8-22t8 22z`;
        if (v < 0.36) robeA += d;
        else if (v < 0.7) robeB += d;
        else robeC += d;
      }
    const bands =
      fill(
        times(4, (j) => rect(x0, t + 28 + j * 56 - 2, x1 + 104 - x0, 4)),
        crm,
        opacity(0.8),
      ) +
      fill(rect(x0, Y - 34, x1 + 108 - x0, 34), st) +
      fill(rect(x0, Y - 38, x1 + 108 - x0, 6), crm);
    const saints =
      fill(halo, gold) + fill(heads, ctx.built('#8a5a3a', 1.2)) + fill(robeA, red) + fill(robeB, ochre) + fill(robeC, crm);
    const med =
      fill(
        times(24, (i) => circle(x0 + 20 + i * 28, t + 13, 8)),
        ochre,
      ) +
      fill(
        times(24, (i) => circle(x0 + 20 + i * 28, t + 13, 4.4)),
        crm,
      );
    const win =
      fill(roundArch(x0 + 160, Y - 62, 26, 96) + roundArch(x0 + 330, Y - 62, 26, 96), crm) +
      fill(roundArch(x0 + 160, Y - 66, 17, 86) + roundArch(x0 + 330, Y - 66, 17, 86), K) +
      fill(roundArch(x1 + 56, Y - 74, 15, 80), crm) +
      fill(roundArch(x1 + 56, Y - 78, 9, 70), K);
    // west wall in shade: the porch end
    const west =
      fill(polygon([x0 - 72, t + 10, x0, t, x0, Y, x0 - 72, Y + 2]), s > 0 ? D : L) +
      fill(polygon([x0 - 72, Y - 34, x0, Y - 36, x0, Y, x0 - 72, Y + 2]), ctx.built('#d9cbb0', s > 0 ? 1.9 : 0.6)) +
      fill(`M${x0 - 56} ${Y}V${t + 120}q18-32 38-4V${Y}z`, K) +
      fill(
        times(2, (i) => circle(x0 - 50 + i * 30, t + 56, 9)),
        gold,
      );
    const butt = [x0 + 244, x0 + 432, x1 - 14]
      .map(
        (x) =>
          fill(polygon([x - 15, Y, x - 13, t + 84, x + 13, t + 70, x + 17, Y]), ctx.built('#c9bca0', 1)) +
          fill(
            s > 0
              ? polygon([x - 15, Y, x - 13, t + 84, x - 5, t + 80, x - 5, Y])
              : polygon([x + 17, Y, x + 13, t + 70, x + 5, t + 74, x + 6, Y]),
            ctx.built('#c9bca0', 2.1),
          ),
      )
      .join('');
    // the great shingled roof with flared eaves
    const eave =
      fill(
        `M${x0 - 128} ${t + 38}Q${x0 - 60} ${t + 6} ${x0 + 20} ${t - 96}Q${x0 + 44} ${t - 126} ${x0 + 76} ${t - 128}H${x1 - 90}Q${x1 - 40} ${t - 124} ${x1} ${t - 92}Q${x1 + 80} ${t - 2} ${x1 + 168} ${t + 26}L${x1 + 158} ${t + 40}Q${x1 + 60} ${t + 18} ${x1 - 60} ${t + 18}H${x0 + 6}Q${x0 - 60} ${t + 20} ${x0 - 120} ${t + 50}z`,
        ctx.verticalGradient(ramp(RL, RM), t - 130, t + 40),
      ) +
      fill(
        s > 0
          ? `M${x0 - 128} ${t + 38}Q${x0 - 60} ${t + 6} ${x0 + 20} ${t - 96}Q${x0 + 44} ${t - 126} ${x0 + 76} ${t - 128}Q${x0 + 40} ${t - 60} ${x0 + 6} ${t + 18}Q${x0 - 60} ${t + 20} ${x0 - 120} ${t + 50}z`
          : `M${x1 - 90} ${t - 128}Q${x1 - 40} ${t - 124} ${x1} ${t - 92}Q${x1 + 80} ${t - 2} ${x1 + 168} ${t + 26}L${x1 + 158} ${t + 40}Q${x1 + 60} ${t + 18} ${x1 - 20} ${t + 18}z`,
        RD,
      ) +
      stroke(
        times(5, (j) => `M${x0 + 4 - j * 3 + 52 - j * -8} ${t - 108 + j * 25}H${x1 - 30 + j * 16}`),
        RD,
        2.6,
        opacity(0.5),
      ) +
      fill(
        `M${x0 + 6} ${t + 18}H${x1 - 60}Q${x1 + 60} ${t + 18} ${x1 + 158} ${t + 40}L${x1 + 104} ${t + 36}Q${x1 + 40} ${t + 32} ${x1 - 60} ${t + 32}H${x0}z`,
        ctx.built('#2a2430', 2.6),
        opacity(0.5),
      );
    // tower on its star base
    const tx = 790,
      tb = t - 120;
    const tower =
      fill(polygon([tx - 74, tb + 4, tx - 58, tb - 30, tx + 58, tb - 30, tx + 74, tb + 4]), L) +
      fill(
        s > 0
          ? polygon([tx - 74, tb + 4, tx - 58, tb - 30, tx - 22, tb - 30, tx - 28, tb + 4])
          : polygon([tx + 74, tb + 4, tx + 58, tb - 30, tx + 22, tb - 30, tx + 28, tb + 4]),
        D,
      ) +
      fill(
        times(3, (i) => polygon([tx - 58 + i * 39, tb - 28, tx - 38 + i * 39, tb - 52, tx - 19 + i * 39, tb - 28])),
        crm,
      ) +
      fill(rect(tx - 44, tb - 146, 88, 118), M) +
      fill(s > 0 ? rect(tx - 44, tb - 146, 30, 118) : rect(tx + 14, tb - 146, 30, 118), D) +
      fill(
        times(3, (i) => roundArch(tx - 28 + i * 28, tb - 58, 15, 62)),
        crm,
      ) +
      fill(
        times(3, (i) => roundArch(tx - 28 + i * 28, tb - 60, 9, 54)),
        K,
      ) +
      fill(
        times(6, (i) => circle(tx - 36 + i * 14.4, tb - 134, 4.6)),
        gold,
      ) +
      fill(rect(tx - 46, tb - 52, 92, 5), crm) +
      fill(
        `M${tx - 86} ${tb - 130}Q${tx - 44} ${tb - 150} ${tx - 22} ${tb - 206}Q${tx - 8} ${tb - 250} ${tx} ${tb - 290}Q${tx + 8} ${tb - 250} ${tx + 22} ${tb - 206}Q${tx + 44} ${tb - 150} ${tx + 86} ${tb - 130}Q${tx} ${tb - 146} ${tx - 86} ${tb - 130}z`,
        RM,
      ) +
      fill(
        s > 0
          ? `M${tx - 86} ${tb - 130}Q${tx - 44} ${tb - 150} ${tx - 22} ${tb - 206}Q${tx - 8} ${tb - 250} ${tx} ${tb - 290}Q${tx - 6} ${tb - 210} ${tx - 20} ${tb - 138}Q${tx - 56} ${tb - 138} ${tx - 86} ${tb - 130}z`
          : `M${tx + 86} ${tb - 130}Q${tx + 44} ${tb - 150} ${tx + 22} ${tb - 206}Q${tx + 8} ${tb - 250} ${tx} ${tb - 290}Q${tx + 6} ${tb - 210} ${tx + 20} ${tb - 138}Q${tx + 56} ${tb - 138} ${tx + 86} ${tb - 130}z`,
        RD,
      ) +
      fill(crossPath(tx, tb - 288, 44), gold);
    const shadow = fill(
      s > 0
        ? polygon([x0 - 72, Y + 2, x1 + 104, Y, x1 - 20, Y + 46, x0 - 260, Y + 52])
        : polygon([x0 - 72, Y + 2, x1 + 104, Y, x1 + 300, Y + 50, x0 + 40, Y + 46]),
      ctx.tone('#2f5a40', 2.4),
      opacity(0.45),
    );
    const fence =
      stroke(`M${ctx.left} 1150L560 1182M${ctx.left} 1172L560 1204`, ctx.tone('#8a6a48', 1.6), 7) +
      stroke(
        times(8, (i) => tick(60 + i * 66, 1134 + i * 4.6, 74)),
        ctx.tone('#8a6a48', 2.1),
        11,
      );
    const fl = ctx.random('mead');
    let fa = '',
      fb = '',
      tu = '';
    for (let i = 0; i < 70; i++) {
      const x = fl.range(-40, 1640),
        y = fl.range(1100, 1244),
        v = fl();
      if (x < ctx.left || x > ctx.right || (x > 400 && x < 720)) continue;
      if (v < 0.3) fa += circle(x, y, 4.6);
      else if (v < 0.55) fb += circle(x, y, 4.6);
      else tu += path`M${x} ${y}l-5-14M${x} ${y}v-18M${x} ${y}l5-13`;
    }
    const trees = fill(
      sprucePath(350, 1090, 360, 120) +
        sprucePath(1240, 1096, 380, 126) +
        sprucePath(1336, 1110, 280, 96) +
        sprucePath(236, 1100, 280, 96) +
        sprucePath(80, 1104, 380, 126) +
        sprucePath(1500, 1110, 400, 130),
      ctx.tone('#2f6350', 1.9),
    );
    return {
      main: field + trees + shadow + wall + bands + saints + med + win + butt + west + eave + tower,
      front:
        strokeRound(tu, ctx.tone('#3f7a3e', 1.8), 3) +
        fill(fa, ctx.tone('#ffffff', 0.2)) +
        fill(fb, ctx.tone('#f4c93a', 0.3)) +
        fence +
        people(ctx, [[600, 1130, 62]]) +
        birds(ctx, 1000, 480, 5, { size: 12 }),
    };
  },
};
