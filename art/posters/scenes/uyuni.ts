import { cumulus, streaks } from '../engine/clouds.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, rect } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Flamingos and a car mirrored on the flooded Salar de Uyuni. */
export const uyuni: Scene = {
  horizon: 720,
  wideTop: 240,
  mood: 'rose',
  night: 'sand',
  sun: { x: 800, y: 560, r: 120 },
  plane: [1080, 220, 190, 0.58],
  ground() {
    return { sky: '' };
  },
  draw(ctx) {
    const y = 720;
    const sk =
      streaks(ctx, { n: 7, y: [260, 620], alpha: 0.75, seed: 'uy' }) +
      cumulus(ctx, 1110, 650, 330, { seed: 'uy' }) +
      cumulus(ctx, 470, 660, 280, { seed: 'uy' }) +
      cumulus(ctx, 120, 640, 320, { seed: 'uy' }) +
      cumulus(ctx, 1480, 650, 320, { seed: 'uy' });
    const range = mountains(ctx, {
      y: y + 2,
      h: 110,
      n: 9,
      depth: 0.5,
      albedo: '#7f6f94',
      snow: 0.2,
      seed: 'uy',
      span: [-300, 1900],
      foot: 0,
    });
    const clip = ctx.clip(rect(ctx.left, 0, 2600, y));
    const upper = group(sk + range, clip);
    const lake = fill(
      rect(ctx.left, y, 2600, 570),
      ctx.verticalGradient(
        [...ctx.mood.sky].reverse().map(([o, c]) => [1 - o, c]),
        y,
        y + (y - ctx.top) * 0.92,
      ),
    );
    const mirrorArt = `<g transform="matrix(1 0 0 -1 0 ${2 * y})" opacity=".72">${upper}${fill(circle(ctx.sun.x, ctx.sun.y, ctx.sun.r), ctx.mood.sun)}</g>`;
    // hexagonal salt crust, foreshortened
    let hexArt = '';
    for (let j = 0; j < 9; j++) {
      const t = j / 8,
        yy = y + 120 + t * t * 400,
        r = 40 + t * 120,
        h = r * 0.3,
        stp = r * 1.75,
        off = (j % 2) * stp * 0.5;
      for (let x = -440 + off; x < 2060; x += stp)
        if (x > ctx.left - 200 && x < ctx.right + 200)
          hexArt += `M${Math.round(x - r)} ${Math.round(yy)}l${Math.round(r * 0.5)} ${Math.round(-h)}h${Math.round(r)}l${Math.round(r * 0.5)} ${Math.round(h)}l${Math.round(-r * 0.5)} ${Math.round(h)}`;
    }
    const crust =
      stroke(hexArt, ctx.tone('#ffffff', 0), 2.6, opacity(0.34)) +
      fill(rect(ctx.left, y - 1, 2600, 3), ctx.mood.haze, opacity(0.8));
    const carArt =
      fill('M-74-12V-36L-60-40L-44-66H34L58-40L74-34V-12z', ctx.tone('#f3e2c4', 0.8)) +
      fill('M-38-60H-4V-42H-50zM2-60H30L46-42H2z', ctx.tone('#33405c', 2)) +
      fill('M-74-24H74V-12H-74z', ctx.tone('#d8402c', 0.8)) +
      fill(circle(-44, -10, 14) + circle(46, -10, 14), ctx.tone('#22202c', 2.8)) +
      fill(rect(-40, -78, 70, 10), ctx.tone('#5a4a4a', 2));
    const grp =
      place(960, 900, 1, carArt) +
      people(
        ctx,
        [
          [720, 900, 92],
          [770, 902, 86],
        ],
        '#2a2438',
      );
    const down = `<g transform="matrix(1 0 0 -1 0 1804)" opacity=".45">${grp}</g>`;
    const flam = (x: number, yy: number, k: number, f = false) =>
      place(
        x,
        yy,
        k,
        strokeRound('M0 0V-44M10 0L12-44', ctx.tone('#e0708a', 1.6), 3) +
          fill('M-30-52Q-30-72 0-76Q24-76 34-60Q24-44 4-42Q-20-44-30-52z', ctx.tone('#f28aa0', 0.5)) +
          strokeRound('M30-62Q50-80 38-100Q32-112 44-118', ctx.tone('#f28aa0', 0.8), 6) +
          fill('M40-122Q56-122 60-108L52-112z', ctx.tone('#33283c', 2)),
        f,
      );
    return {
      sky: upper,
      main: lake + mirrorArt + crust,
      front:
        down +
        grp +
        flam(480, 980, 1.2) +
        flam(540, 1000, 1.1, true) +
        flam(420, 1010, 1.3) +
        flam(1160, 990, 1.1, true) +
        flam(1230, 1020, 1.3, true) +
        flam(160, 1000, 1.2) +
        flam(1450, 1000, 1.2, true),
    };
  },
};
