import { cumulus } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at, tenths } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { circle, path, polygon, rect, segment, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** The red Gornergrat train on its viaduct, the Matterhorn above. */
export const gornergrat: Scene = {
  horizon: 820,
  wideTop: 210,
  mood: 'noon',
  night: 'night',
  sun: { x: 500, y: 360, r: 84 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 1120, 420, 300) + cumulus(ctx, 60, 380, 320) + cumulus(ctx, 1560, 460, 320),
      far: mountains(ctx, { y: 830, h: 300, n: 5, albedo: '#7f95b5', snow: 0.55, depth: 0.56, seed: 'mt1' }),
    };
  },
  draw(ctx) {
    const rk = '#6f7f98',
      L = ctx.tone(rk, 0.5, 0.1),
      D = ctx.tone(rk, 2.1, 0.12),
      D2 = ctx.tone(rk, 2.7, 0.1),
      sn = ctx.tone('#ffffff', 0, 0.02),
      snD = ctx.tone('#b9cfe8', ctx.night ? 1 : 1.2, 0.05);
    const leftE = [
      790, 312, 778, 336, 752, 366, 738, 404, 706, 446, 690, 492, 652, 540, 604, 604, 540, 664, 470, 716, 380, 764, 250, 830,
    ];
    const rightE = [
      812, 306, 838, 318, 846, 348, 842, 372, 862, 408, 892, 440, 912, 482, 958, 538, 992, 596, 1048, 650, 1120, 700, 1230, 754,
      1370, 830,
    ];
    const ridge = [808, 308, 800, 352, 816, 392, 800, 446, 826, 500, 806, 566, 838, 628, 816, 700, 850, 770, 830, 850];
    const rev = (p: Points) => {
      const o = [];
      for (let i = p.length - 2; i >= 0; i -= 2) o.push(at(p, i), at(p, i + 1));
      return o;
    };
    const peak =
      fill(
        polygon([...rev(leftE), ...rightE, 1370, 900, 250, 900]),
        ctx.verticalGradient(
          [
            [0, L],
            [0.75, L],
            [1, mix(L, ctx.mood.haze, 0.5)],
          ],
          300,
          860,
        ),
      ) +
      fill(
        polygon([...ridge, 830, 900, 1370, 900, 1370, 830, ...rev(rightE)]),
        ctx.verticalGradient(
          [
            [0, D],
            [0.7, D],
            [1, mix(D, ctx.mood.haze, 0.45)],
          ],
          300,
          860,
        ),
      ) +
      // darker rock bands
      fill(
        polygon([778, 336, 800, 352, 792, 390, 770, 408, 752, 366]) +
          polygon([706, 446, 760, 430, 780, 480, 742, 500, 720, 560, 690, 492]) +
          polygon([640, 560, 700, 590, 690, 650, 640, 640, 590, 690, 604, 604]) +
          polygon([760, 560, 790, 600, 780, 690, 740, 640]),
        ctx.tone(rk, 1.5, 0.1),
        opacity(0.8),
      ) +
      fill(
        polygon([838, 318, 846, 348, 842, 372, 862, 408, 850, 440, 828, 400, 820, 350]) +
          polygon([892, 470, 940, 540, 990, 610, 940, 600, 900, 560]) +
          polygon([850, 560, 900, 640, 880, 700, 920, 770, 860, 740, 836, 640]),
        D2,
        opacity(0.75),
      );
    // snow
    const snow =
      fill(
        polygon([790, 312, 808, 306, 802, 344, 786, 360, 770, 372, 778, 340]) +
          polygon([738, 404, 762, 392, 796, 400, 790, 430, 762, 424, 730, 444, 712, 440]) +
          polygon([690, 492, 716, 500, 748, 476, 800, 446, 806, 500, 780, 520, 764, 500, 730, 540, 700, 556, 652, 544]) +
          polygon([
            604, 604, 660, 580, 700, 600, 740, 556, 806, 566, 812, 600, 770, 620, 744, 600, 700, 660, 660, 640, 610, 690, 560,
            690, 520, 684,
          ]) +
          polygon([
            470, 716, 540, 690, 600, 720, 650, 680, 720, 700, 770, 660, 826, 650, 820, 700, 770, 730, 730, 720, 690, 780, 620,
            750, 570, 800, 480, 780, 420, 800, 340, 790, 380, 764,
          ]),
        sn,
      ) +
      fill(
        polygon([812, 306, 838, 318, 840, 334, 822, 340, 812, 360, 806, 330]) +
          polygon([816, 392, 840, 410, 862, 408, 880, 430, 858, 450, 836, 440, 822, 470, 804, 446]) +
          polygon([
            826, 500, 850, 490, 880, 520, 912, 500, 940, 530, 930, 560, 896, 548, 872, 580, 846, 548, 824, 560, 808, 566,
          ]) +
          polygon([
            838, 628, 866, 610, 900, 650, 950, 600, 992, 610, 1030, 650, 1000, 670, 960, 650, 920, 700, 880, 670, 850, 690, 822,
            690,
          ]) +
          polygon([
            850, 770, 900, 730, 950, 760, 1000, 700, 1060, 690, 1120, 712, 1200, 750, 1120, 760, 1060, 740, 1010, 790, 950, 800,
            900, 790, 846, 812,
          ]),
        snD,
      );
    const fr =
      hills(ctx, {
        y: 850,
        amp: 46,
        wl: 460,
        albedo: '#6f9a70',
        depth: 0.3,
        seed: 'mt3',
        shape: (x: number) => Math.abs(x - 800) / 700,
      }) +
      forest(ctx, {
        yAt: (x) => 880 + Math.sin(x / 170) * 14 - Math.abs(x - 800) * 0.04,
        h: [44, 80],
        gap: 23,
        albedo: '#3f6a5a',
        depth: 0.24,
        seed: 'mt4',
        tiers: 2,
      }) +
      hills(ctx, { y: 950, amp: 40, wl: 620, albedo: '#7fae54', depth: 0.08, seed: 'mt5' });
    // viaduct and the red train, climbing to the right
    const A = (x: number) => 1004 - (x - 800) * 0.07;
    const st = '#cbb898';
    let arch = '',
      pl = '';
    const x0 = 640,
      x1 = 1760,
      base = 1300;
    for (let x = x0 + 56; x < x1; x += 112) {
      arch += path`M${x - 38} ${base}V${A(x) + 74}A38 38 0 0 1 ${x + 38} ${A(x) + 74}V${base}z`;
      pl += rect(x + 38, A(x) + 70, 12, 300);
    }
    const viaD = polygon([
      x0 - 160,
      A(x0 - 160),
      x1,
      A(x1),
      x1,
      A(x1) + 200,
      x1,
      base,
      x0 - 10,
      base,
      x0 - 26,
      A(x0) + 40,
      x0 - 160,
      A(x0 - 160) + 20,
    ]);
    const viaduct =
      `<path fill="${ctx.tone(st, 1.1)}" fill-rule="evenodd" d="${viaD + arch}"/>` +
      fill(pl, ctx.tone(st, 2.2), opacity(0.55)) +
      fill(polygon([x0 - 164, A(x0 - 164) - 4, x1, A(x1) - 4, x1, A(x1) + 12, x0 - 164, A(x0 - 164) + 12]), ctx.tone(st, 0.2)) +
      stroke(polygon([x0 - 164, A(x0 - 164) + 16, x1, A(x1) + 16], false), ctx.tone(st, 2.4), 5, opacity(0.5));
    const red = '#d8311f',
      carArt = (dx: number, end = false) =>
        fill(`M${dx} -88H${dx + 196}${end ? `Q${dx + 214} -86 ${dx + 224} -50V-10H` : 'V-10H'}${dx}z`, ctx.tone(red, 0.7)) +
        fill(rect(dx, -34, end ? 224 : 196, 24), ctx.tone(red, 1.9)) +
        fill(rect(dx, -40, end ? 224 : 196, 6), ctx.tone('#ffffff', 0.2)) +
        fill(
          times(5, (i) => rect(dx + 12 + i * 37, -76, 28, 28)) + (end ? `M${dx + 198} -76q10 2 16 28h-16z` : ''),
          ctx.night ? ctx.mood.glow : ctx.tone('#31475c', 2.2),
        ) +
        fill(rect(dx - 2, -94, 204, 8), ctx.tone('#e9e4dc', 0.8)) +
        fill(
          circle(dx + 36, -6, 9) + circle(dx + 62, -6, 9) + circle(dx + 146, -6, 9) + circle(dx + 172, -6, 9),
          ctx.tone('#22252c', 2.6),
        );
    const train = `<g transform="translate(700 ${tenths(A(700) - 1)})rotate(-4)">${carArt(0) + carArt(204, true) + fill(rect(-6, -40, 6, 30) + rect(196, -40, 8, 28), ctx.tone('#22252c', 2.6)) + strokeRound('M60-94L80-116L100-94M64-118H98', ctx.tone('#22252c', 2.4), 3.4)}</g>`;
    const wires = stroke(
      times(7, (i) => {
        const x = 560 + i * 200;
        return segment(x, A(x), x, A(x) - 132) + segment(x, A(x) - 128, x + 26, A(x) - 128);
      }) + path`M560 ${A(560) - 126}L1760 ${A(1760) - 126}`,
      ctx.tone('#3a3f4a', 2.4),
      2.6,
    );
    const meadow = fill(
      smooth([ctx.left - 40, 1010, 300, 1016, 500, 1010, 640, 1040, 760, 1120, 900, 1200, 1020, 1290]) + path`H${ctx.left - 40}z`,
      ctx.verticalGradient(ramp(ctx.tone('#8fbb58', 0.4), ctx.tone('#5f9448', 1.4)), 1000, 1250),
    );
    const deep =
      fill(rect(610, 1036, ctx.right - 610, 270), ctx.tone('#3f6a4a', 1.8)) +
      forest(ctx, {
        yAt: (x) => 1120 + Math.sin(x / 90) * 10,
        h: [60, 96],
        gap: 34,
        albedo: '#35604c',
        depth: 0.04,
        seed: 'mt8',
        from: 660,
      }) +
      forest(ctx, {
        yAt: (x) => 1230 + Math.sin(x / 90) * 10,
        h: [110, 170],
        gap: 40,
        albedo: '#2b5343',
        depth: 0,
        seed: 'mt9',
        from: 700,
      });
    const chalet = (x: number, y: number, k: number) => {
      const wd = '#8a5a38';
      return place(
        x,
        y,
        k,
        fill('M-86-34H86V8H-86z', ctx.tone('#efe6d6', 0.6)) +
          fill('M-90-110H90V-34H-90z', ctx.tone(wd, 1)) +
          fill('M-90-108L0-172L90-108z', ctx.tone(wd, 1.2)) +
          fill('M-128-92L0-186L128-92L118-82L0-166L-118-82z', ctx.tone('#5a3c2c', 2)) +
          fill('M-128-92L0-186L4-178L-120-84z', ctx.tone('#8a6a50', 0.4)) +
          stroke('M-90-94H90M-90-78H90M-90-62H90M-50-124H50', ctx.tone('#5a3a26', 2.2), 2, opacity(0.6)) +
          fill(
            rect(-70, -100, 30, 30) +
              rect(-15, -100, 30, 30) +
              rect(40, -100, 30, 30) +
              rect(-14, -144, 28, 24) +
              rect(-62, -24, 26, 22),
            ctx.night ? ctx.mood.glow : ctx.tone('#2f3a48', 2.4),
          ) +
          fill(
            rect(-76, -100, 6, 30) +
              rect(-40, -100, 6, 30) +
              rect(-21, -100, 6, 30) +
              rect(15, -100, 6, 30) +
              rect(34, -100, 6, 30) +
              rect(70, -100, 6, 30),
            ctx.tone('#3f7a5a', 1),
          ) +
          fill(rect(-96, -52, 192, 14), ctx.tone('#5a3a26', 1.8)) +
          fill(
            times(12, (i) => circle(-86 + i * 15.6, -52, 7)),
            ctx.tone('#e0352f', 0.6),
          ) +
          fill(rect(14, -32, 28, 40), ctx.tone('#5a3a26', 2)) +
          fill(rect(46, -176, 20, 44), ctx.tone('#b9aa98', 1.4)),
      );
    };
    const near =
      chalet(440, 1096, 1.0) +
      chalet(196, 1072, 0.72) +
      fill(
        sprucePath(566, 1124, 170, 62) +
          sprucePath(318, 1110, 130, 50) +
          sprucePath(612, 1150, 120, 46) +
          sprucePath(70, 1100, 150, 56),
        ctx.tone('#2f5a48', 1.9),
      ) +
      grassTufts(ctx);
    return { behind: peak + snow, main: fr + deep + viaduct + wires + train + meadow, front: near };
  },
};

function grassTufts(ctx: PosterContext) {
  const r = ctx.random('tuft');
  let d = '',
    fl = '',
    fw = '';
  for (let i = 0; i < 46; i++) {
    const x = r.range(-60, 800),
      y = r.range(1120, 1240),
      c = r();
    if (x > 560 + (y - 1120) * 1.2) continue;
    if (c < 0.5) d += path`M${x} ${y}l-6-16M${x} ${y}v-20M${x} ${y}l6-15`;
    else if (c < 0.76) fl += circle(x, y, 5);
    else fw += circle(x, y, 4.4);
  }
  return strokeRound(d, ctx.tone('#4a7a3a', 1.8), 3) + fill(fl, ctx.tone('#f4c93a', 0.3)) + fill(fw, ctx.tone('#ffffff', 0.2));
}
