import { birds } from '../engine/birds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { circle, ellipse, polygon, rect, segment, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Tram 28 between tiled façades of Lisbon, the 25 April Bridge at the end of the street. */
export const lisbon: Scene = {
  horizon: 620,
  wideTop: 250,
  mood: 'tropic',
  night: 'violet',
  sun: { x: 900, y: 400, r: 78 },
  ground(ctx) {
    const y = 640;
    return {
      far:
        hills(ctx, { y: y - 10, amp: 40, wl: 420, albedo: '#7f9a9a', depth: 0.6, seed: 'li', base: y + 14, mist: 0 }) +
        bridge(ctx, y) +
        water(ctx, { y: y + 4 }) +
        rooftops(ctx, { y: y + 140, rows: 1, scale: 0.5, gap: 40, depth: 0.34, seed: 'alfama', wall: '#f4e4cc' }),
    };
    function bridge(ctx: PosterContext, y: number) {
      const c = ctx.built('#c4472f', 1.1, 0.36),
        t = (x: number) =>
          fill(
            rect(x - 7, y - 128, 5, 132) + rect(x + 4, y - 128, 5, 132) + rect(x - 7, y - 96, 16, 4) + rect(x - 7, y - 64, 16, 4),
            c,
          );
      return (
        fill(rect(300, y - 26, 1000, 5), c) +
        t(640) +
        t(960) +
        stroke(`M400 ${y - 26}Q540 ${y - 60} 641 ${y - 128}Q800 ${y - 14} 961 ${y - 128}Q1060 ${y - 60} 1200 ${y - 26}`, c, 3) +
        stroke(
          times(22, (i) => {
            const x = 656 + i * 14,
              k = (x - 800) / 160;
            return tick(x, y - 128 + (1 - k * k) * 57, 128 - 26 - (1 - k * k) * 57);
          }),
          c,
          1.2,
        )
      );
    }
  },
  draw(ctx) {
    const s = ctx.side,
      vy = 620;
    // street canyon: two façades receding to a vanishing point
    const house = (x1: number, x2: number, top: number, col: string, tiles: boolean, left: boolean) => {
      const vx = 800;
      const persp = (x: number, yN: number) => vy + (yN - vy) * ((x - vx) / ((left ? -420 : 2020) - vx));
      const q = (xa: number, xb: number, ya: number, yb: number) =>
        polygon([xa, persp(xa, ya), xb, persp(xb, ya), xb, persp(xb, yb), xa, persp(xa, yb)]);
      const tone = left === s > 0 ? 1.9 : 0.5; // wall facing away from the sun is in shade
      const c = ctx.built(col, tone),
        c2 = ctx.built(col, tone + 0.55),
        w = ctx.built('#fdf6e8', tone - 0.3 > 0 ? tone - 0.3 : 0);
      let wins = '',
        frames = '',
        balc = '';
      const dx = (x2 - x1) / 2;
      for (let f = 0; f < 6; f++)
        for (let i = 0; i < 2; i++) {
          const a = x1 + dx * (i + 0.27),
            b = x1 + dx * (i + 0.73),
            ya = top + 420 + f * 660,
            yb = ya + 400;
          frames += q(a - dx * 0.07, b + dx * 0.07, ya - 50, yb + 30);
          wins += q(a, b, ya, yb);
          balc += q(a - dx * 0.12, b + dx * 0.12, yb - 90, yb + 40);
        }
      const wc = ctx.night ? ctx.mood.glow : ctx.built('#2f4a63', 2.2);
      return (
        fill(q(x1, x2, top, 3400), c) +
        fill(q(x1, x2, top, top + 110), w) +
        (tiles ? tilesOn(q, x1, x2, top, c2) : '') +
        fill(frames, w) +
        fill(wins, wc) +
        fill(balc, ctx.built('#24303c', 2.4), opacity(0.85)) +
        fill(q(x1, x2, 2700, 3400), c2, opacity(0.5))
      );
    };
    const tilesOn = (
      q: (xa: number, xb: number, ya: number, yb: number) => string,
      x1: number,
      x2: number,
      top: number,
      c: string,
    ) =>
      fill(
        times(18, (i) =>
          times(5, (j) =>
            (i + j) % 2
              ? q(x1 + ((x2 - x1) * j) / 5, x1 + ((x2 - x1) * (j + 1)) / 5, top + 140 + i * 250, top + 390 + i * 250)
              : '',
          ),
        ),
        c,
        opacity(0.55),
      );
    const left =
      house(470, 600, -2400, '#e9b94f', false, true) +
      house(250, 470, -2250, '#5f9ac0', true, true) +
      house(-60, 250, -2420, '#e58a7a', false, true) +
      house(-420, -60, -2250, '#f2e6cf', false, true);
    const right =
      house(1000, 1130, -2350, '#e8806a', false, false) +
      house(1130, 1350, -2500, '#f3e2b8', false, false) +
      house(1350, 1660, -2300, '#7fb5a8', true, false) +
      house(1660, 2020, -2400, '#e9b94f', false, false);
    const road =
      fill(polygon([600, 742, 1000, 742, 1980, 1290, -380, 1290]), ctx.tone('#b9aca4', 1)) +
      fill(
        polygon([600, 742, 660, 742, 300, 1290, -380, 1290]) + polygon([940, 742, 1000, 742, 1980, 1290, 1300, 1290]),
        ctx.tone('#d9cdbd', 0.9),
      ) +
      strokeRound(polygon([772, 742, 560, 1290], false) + polygon([828, 742, 1040, 1290], false), ctx.tone('#5a5560', 2.4), 7) +
      stroke(
        times(11, (i) =>
          segment(720 - i * 34 - i * i * 1.4, 776 + i * 40 + i * i * 2, 880 + i * 34 + i * i * 1.4, 776 + i * 40 + i * i * 2),
        ),
        ctx.tone('#8f8584', 1.8),
        2.4,
        opacity(0.5),
      );
    // tram 28, head-on
    const y = 1060,
      T = '#f6c22e',
      Lc = ctx.built(T, 0.3),
      Mc = ctx.built(T, 1.4),
      cream = ctx.built('#fff8e6', 0.2),
      glass = ctx.night ? ctx.mood.glow : ctx.built('#bfe0e2', 0.5),
      dk = ctx.built('#2a2430', 2.6);
    const tram =
      fill(ellipse(800, y + 12, 168, 16), ctx.tone('#3a3440', 2.8), opacity(0.5)) +
      fill(rect(684, y - 40, 232, 46), dk) +
      fill(
        'M664 ' +
          (y - 40) +
          'V' +
          (y - 300) +
          'Q668 ' +
          (y - 356) +
          ' 720 ' +
          (y - 372) +
          'H880Q932 ' +
          (y - 356) +
          ' 936 ' +
          (y - 300) +
          'V' +
          (y - 40) +
          'Q800 ' +
          (y - 8) +
          ' 664 ' +
          (y - 40) +
          'z',
        Lc,
      ) +
      fill(`M664 ${y - 300}Q668 ${y - 356} 720 ${y - 372}H880Q932 ${y - 356} 936 ${y - 300}V${y - 180}H664z`, cream) +
      fill(s > 0 ? rect(664, y - 180, 26, 146) : rect(910, y - 180, 26, 146), Mc) +
      fill(rect(686, y - 300, 66, 112) + rect(764, y - 300, 72, 112) + rect(848, y - 300, 66, 112), glass) +
      fill(
        polygon([686, y - 188, 686, y - 240, 752, y - 300, 752, y - 260]) +
          polygon([764, y - 188, 764, y - 220, 836, y - 290, 836, y - 240]),
        '#fff',
        opacity(0.3),
      ) +
      fill(rect(722, y - 356, 156, 40), dk) +
      stroke(
        `M774 ${y - 346}h20v10h-20v12h20M806 ${y - 346}h18v22h-18zM806 ${y - 335}h18`,
        ctx.night ? ctx.mood.glow : '#ffe9a8',
        4,
      ) +
      fill(circle(800, y - 118, 27), ctx.built('#fff8e6', 1)) +
      fill(circle(800, y - 118, 19), ctx.night ? '#fffbe0' : ctx.built('#fff1b8', 0)) +
      fill(rect(664, y - 186, 272, 8), ctx.built('#8f2f24', 1)) +
      fill(rect(690, y - 66, 220, 10), ctx.built('#8f2f24', 1.2)) +
      fill(rect(716, y - 392, 168, 22), ctx.built('#e6dcc8', 1.4)) +
      strokeRound(`M800 ${y - 390}L770 ${y - 452}M800 ${y - 390}L830 ${y - 452}M752 ${y - 454}H848`, dk, 4) +
      fill(rect(672, y - 20, 256, 16), dk) +
      fill(circle(700, y - 150, 7) + circle(900, y - 150, 7), ctx.built('#d8402c', 0.6));
    const wires = stroke(
      `M-300 420Q500 500 800 ${y - 456}Q1100 500 1900 400M800 ${y - 456}L800 640M470 520Q800 570 1130 520M250 430Q800 530 1350 420`,
      dk,
      2.2,
      opacity(0.75),
    );
    const glow = ctx.night
      ? fill(
          polygon([780, y - 118, 820, y - 118, 1010, 1290, 590, 1290]),
          ctx.verticalGradient(fade(ctx.mood.glow, 0.5, 0), y - 118, 1290),
        )
      : '';
    return {
      main: road + left + right + wires + tram + glow,
      front:
        people(ctx, [
          [478, 1080, 96],
          [1150, 1010, 80],
          [1180, 1014, 74],
        ]) + birds(ctx, 760, 500, 4, { size: 10 }),
    };
  },
};
