import { airliner } from '../engine/airliner.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills, layer } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import { path, polygon, rect, segment, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const traveller = (x: number, y: number, h: number, flip = false) => {
  const k = h / 100,
    s = flip ? -1 : 1;
  return (
    personPath(x, y, h) +
    path`M${x + s * 26 * k} ${y - 34 * k}h${s * 20 * k}v${33 * k}h${-s * 20 * k}z` +
    rect(x + (s > 0 ? 29 : -43) * k, y - 52 * k, 14 * k, 3 * k) +
    rect(x + (s > 0 ? 29 : -31.5) * k, y - 52 * k, 2.4 * k, 20 * k) +
    rect(x + (s > 0 ? 40.5 : -43) * k, y - 52 * k, 2.4 * k, 20 * k)
  );
};

/** A departures hall with its board, travellers and an airliner outside. */
export const terminal: Scene = {
  horizon: 820,
  wideTop: 200,
  mood: 'golden',
  night: 'night',
  sun: { x: 1060, y: 640, r: 110 },
  ground(ctx) {
    const y = 820;
    return {
      sky: streaks(ctx, { n: 6, y: [330, 700], alpha: 0.6, seed: 'te' }),
      far:
        hills(ctx, { y: y - 24, amp: 40, wl: 520, albedo: '#7f94a0', depth: 0.6, seed: 'te1' }) +
        layer(ctx, rect(ctx.left, y, 2600, 300), { y, albedo: '#a8a6a0', tone: 0.9, foot: 200, mist: 0.2 }) +
        stroke('M-440 850H2040M-440 884H2040', ctx.tone('#fff4d0', 0.2), 3, 'stroke-dasharray="60 40" opacity=".6"'),
    };
  },
  draw(ctx) {
    const ink = ctx.night ? '#0a1836' : mix('#122347', ctx.mood.shadow, 0.25),
      ink2 = mix(ink, ctx.mood.haze, 0.16),
      gl = ctx.night ? ctx.mood.glow : '#ffd25c';
    const planes =
      airliner(ctx, 640, 944, 1.05, { tail: '#d8402c' }) +
      airliner(ctx, 1270, 858, 0.4, { tail: '#2f6f9f', depth: 0.2 }) +
      airliner(ctx, 60, 900, 0.7, { tail: '#e8a02e', depth: 0.1 }) +
      airliner(ctx, 1090, 470, 0.3, { tail: '#e8a02e', gear: false, pitch: -12, depth: 0.1 });
    // steel and glass: mullions lean outward like a real curtain wall
    let mull = '';
    for (let i = -3; i <= 12; i++) {
      const x = 80 + i * 180;
      mull += polygon([x - 5, 150, x + 5, 150, x + 5 + (x - 800) * 0.03, 1010, x - 5 + (x - 800) * 0.03, 1010]);
    }
    const wall = fill(mull, ink) + stroke('M-440 420H2040M-440 700H2040', ink, 5) + fill(rect(-440, 996, 2480, 20), ink);
    const ceil =
      fill(polygon([-440, -20, 2040, -20, 2040, 150, 1300, 196, 300, 196, -440, 150]), ink) +
      fill(polygon([-440, 146, 300, 192, 1300, 192, 2040, 146, 2040, 156, 1300, 202, 300, 202, -440, 156]), ink2) +
      strokeRound(
        times(9, (i) => segment(-300 + i * 270, 60 + Math.abs(i - 4) * -6, -180 + i * 270, 60 + Math.abs(i - 4) * -6)),
        gl,
        7,
        opacity(0.9),
      );
    // suspended departure board
    const board = (() => {
      const x = 470,
        y = 214,
        w = 660,
        h = 214,
        r = ctx.random('fids');
      let rowsArt = '',
        tickArt = '';
      for (let i = 0; i < 5; i++) {
        const yy = y + 58 + i * 31;
        rowsArt += `M${x + 26} ${yy}h58M${x + 106} ${yy}h${Math.round(r.range(120, 200))}M${x + 350} ${yy}h52M${x + 430} ${yy}h36`;
        tickArt += `M${x + 510} ${yy}h${Math.round(r.range(70, 116))}`;
      }
      return (
        fill(rect(x + 120, 150, 6, 80) + rect(x + w - 126, 150, 6, 80), ink) +
        fill(rect(x, y, w, h), ink) +
        fill(rect(x, y, w, 34), gl) +
        fill(rect(x + 24, y + 12, 130, 10) + rect(x + w - 90, y + 12, 66, 10), ink) +
        stroke(rowsArt, '#f6efdc', 13, opacity(0.92)) +
        stroke(tickArt, gl, 13)
      );
    })();
    const floor =
      fill(
        rect(ctx.left, 1014, 2600, 280),
        ctx.verticalGradient(ramp(mix(ctx.mood.haze, ink, 0.3), mix(ctx.mood.haze, ink, 0.72)), 1014, 1250),
      ) +
      fill(
        times(16, (i) => {
          const x = 80 + (i - 3) * 180,
            a = x + (x - 800) * 0.03,
            b = x + (x - 800) * 0.5;
          return polygon([a - 5, 1014, a + 5, 1014, b + 14, 1290, b - 14, 1290]);
        }),
        ink,
        opacity(0.28),
      ) +
      fill(polygon([960, 1014, 1170, 1014, 1320, 1290, 900, 1290]), ctx.mood.sun, opacity(0.4));
    const seats = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(
          times(4, (i) => rect(i * 62, -78, 52, 50) + rect(i * 62, -30, 56, 12)) +
            rect(-6, -18, 252, 7) +
            rect(14, -18, 7, 20) +
            rect(218, -18, 7, 20),
          ink,
        ),
      );
    const ppl = fill(
      traveller(560, 1092, 176) +
        traveller(704, 1064, 132, true) +
        traveller(1010, 1086, 164, true) +
        traveller(880, 1046, 98) +
        traveller(420, 1050, 104) +
        traveller(1420, 1080, 150) +
        traveller(150, 1088, 160, true),
      ink,
    );
    const shadows = fill(
      times(5, (i) => {
        const [x, y, h] = at(
            [
              [560, 1092, 176],
              [704, 1064, 132],
              [1010, 1086, 164],
              [880, 1046, 98],
              [420, 1050, 104],
            ],
            i,
          ),
          q = (x - 1060) * 0.4;
        return polygon([x - h * 0.1, y, x + h * 0.1, y, x + q + h * 0.14, y + h * 0.6, x + q - h * 0.14, y + h * 0.6]);
      }),
      ink,
      opacity(0.34),
    );
    return { main: planes + wall + board + ceil + floor, front: seats(1090, 1066, 0.86) + shadows + ppl };
  },
};
