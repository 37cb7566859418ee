import { streaks } from '../engine/clouds.ts';
import { hills, layer } from '../engine/hills.ts';
import { circle, rect } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

type Livery = 'bands' | 'disc' | 'chevron' | 'sweep' | 'diag' | 'half' | 'rings';

/** A row of airliner tails on the apron, a marshaller in front. */
export const tails: Scene = {
  horizon: 900,
  wideTop: 250,
  mood: 'riviera',
  night: 'teal',
  sun: { x: 700, y: 570, r: 150, style: 'rays' },
  ground(ctx) {
    const y = 910;
    return {
      sky: streaks(ctx, { n: 4, y: [300, 640], alpha: 0.9, seed: 'tl' }),
      far:
        hills(ctx, { y: y - 30, amp: 44, wl: 520, albedo: '#8a9aa8', depth: 0.6, seed: 'tl1' }) +
        layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#b5aea2', tone: 0.8, foot: 320, mist: 0.2 }),
    };
  },
  draw(ctx) {
    const s = ctx.side;
    // one aircraft tail, seen from the rear quarter; liveries are pure geometry
    const tail = (x: number, y: number, k: number, col: string, alt: string, kind: Livery, d: number) => {
      const c = (a: string, t: number) => ctx.built(a, t, d);
      const fin = 'M0-150L-86-520Q-88-534-74-534H10Q22-534 30-520L176-168Q120-140 0-150z',
        clip = ctx.clip(fin);
      const pat = {
        bands: fill('M-120-420L220-420V-370H-120zM-120-330H260V-300H-120z', c(alt, 0.6)),
        disc: fill(circle(20, -340, 66), c(alt, 0.4)),
        chevron: fill('M-100-520L60-330L-60-140H40L190-330L40-534z', c(alt, 0.6)),
        sweep: fill('M-90-240Q40-260 110-534H220V-160H-40z', c(alt, 0.6)),
        diag: fill('M-110-300L200-534H320L-60-150zM-40-150L330-440V-380L60-150z', c(alt, 0.6)),
        half: fill('M-100-534H60L180-150H40z', c(alt, 0.5)),
        rings: stroke(
          'M20-330m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0M20-330m-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0M20-330m-130 0a130 130 0 1 0 260 0a130 130 0 1 0-260 0',
          c(alt, 0.5),
          20,
        ),
      }[kind];
      return place(
        x,
        y,
        k,
        fill('M-190-96Q-60-170 60-172H960V20H300Q60 10-190-96z', c('#fbf6ec', 0.4)) +
          fill('M-190-96Q0-30 300-22H960V20H300Q60 10-190-96z', c('#fbf6ec', 1.9)) +
          fill('M-190-96l-26-6q-8 14 4 20l36 6z', c('#5a6270', 2)) +
          fill(fin, c(col, 0.5)) +
          group(
            pat +
              fill('M0-150L-86-520L-74-534H-40L50-150z', ctx.mood.shadow, opacity(s > 0 ? 0.3 : 0)) +
              fill('M30-520L176-168L140-156L0-520z', ctx.mood.shadow, opacity(s > 0 ? 0 : 0.3)),
            clip,
          ) +
          strokeRound('M18-534L120-300', c('#ffffff', 0.4), 3, opacity(0.4)) +
          fill('M40-112L-150-30Q-160-18-144-14L60-40L190-96z', c('#fbf6ec', 1)) +
          fill('M40-112L-150-30L-130-26L70-82z', c('#fbf6ec', 0)) +
          stroke('M220-96H960', ctx.night ? ctx.mood.glow : c('#22304a', 1.8), 13, 'stroke-dasharray="11 17"') +
          fill('M230-60H960V-44H250z', c(col, 1)),
      );
    };
    const row = [
      [440, 946, 0.42, '#2f6f9f', '#ffffff', 'disc', 0.28],
      [560, 962, 0.54, '#d8a12e', '#1f3a6a', 'sweep', 0.22],
      [700, 984, 0.68, '#1f7a6c', '#f6d04a', 'bands', 0.15],
      [860, 1016, 0.86, '#c8352b', '#ffffff', 'chevron', 0.08],
      [1050, 1064, 1.1, '#16284f', '#f2b632', 'rings', 0.02],
    ] as const;
    const lineart =
      stroke('M-440 1180Q400 1120 1100 1190T2040 1180', ctx.tone('#f2c23a', 0.5), 9, opacity(0.9)) +
      stroke('M-440 1120Q300 1060 900 1110', ctx.tone('#ffffff', 0.2), 5, 'stroke-dasharray="40 26" opacity=".7"');
    const cones = (
      [
        [500, 1160, 1],
        [620, 1190, 1.2],
        [390, 1140, 0.8],
      ] as const
    )
      .map(([x, y, k]) =>
        place(
          x,
          y,
          k,
          fill('M-20 0L-5-46H5L20 0z', ctx.tone('#e8642e', 0.6)) +
            fill('M-13-20L-9-32H9L13-20z', ctx.tone('#fff', 0.2)) +
            fill(rect(-24, -3, 48, 6), ctx.tone('#e8642e', 1.6)),
        ),
      )
      .join('');
    const marsh = place(
      620,
      1130,
      1,
      fill(personPath(0, 0, 128), ctx.tone('#1f2f54', 1.8)) +
        fill('M-17-66H17V-46H-17z', ctx.tone('#f2c23a', 0.4)) +
        strokeRound('M-16-66L-52-100M16-66L50-104', ctx.tone('#1f2f54', 1.8), 9) +
        strokeRound('M-52-100L-66-140M50-104L66-144', ctx.tone('#e8642e', 0.4), 7),
    );
    return {
      main: row.map(([x, y, k, col, alt, kind, d]) => tail(x, y, k, col, alt, kind, d)).join('') + lineart,
      front: marsh + cones,
    };
  },
};
