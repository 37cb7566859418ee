import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, ellipse, path, polygon, rect, roundArch, times } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';

const SAND = '#f0cf94';
const red = '#dc4232';
const white = '#fff8ea';

/** Damp from the moat when it was built, pale where it dried. */
const CASTLE = '#f9dda6';

/** A scallop standing on its hinge. */
export const shell = 'M0 0L-13-9Q-16-26 0-27T13-9zM-5 0h10v4h-10z';

/** Moulded with a bucket: wider at the foot, merlons on top. Standing on y, the top `w` wide. */
function tower(ctx: PosterContext, x: number, y: number, w: number, h: number): string {
  const foot = w * 0.62;
  const top = w / 2;
  const s = -ctx.side;
  const merlon = (w + 14) / 7;
  return (
    fill(
      polygon([x - foot, y, x - top, y - h, x + top, y - h, x + foot, y]) +
        rect(x - top - 7, y - h - 18, w + 14, 22) +
        times(4, (i) => rect(x - top - 7 + i * 2 * merlon, y - h - 38, merlon, 21)),
      ctx.built(CASTLE, 0.3),
    ) +
    fill(
      polygon([x + s * foot, y, x + s * top, y - h + 4, x + s * top * 0.3, y - h + 4, x + s * foot * 0.36, y]) +
        polygon([
          x + s * (top + 7),
          y - h + 4,
          x + s * (top + 7),
          y - h - 18,
          x + s * top * 0.3,
          y - h - 18,
          x + s * top * 0.3,
          y - h + 4,
        ]) +
        rect(x + (s > 0 ? top + 7 - merlon : -top - 7), y - h - 38, merlon, 21),
      ctx.built('#d9a766', 1.7),
    )
  );
}

/** The keep, its wall and moat; around the middle of the mound. */
export function castle(ctx: PosterContext): string {
  const lit = ctx.built(CASTLE, 0.2);
  const local = ctx.built(CASTLE, 0.8);
  const shade = ctx.built('#d9a766', 1.7);
  const hole = ctx.pane('#7a5238');
  const s = -ctx.side;
  const spire = (x: number, y: number, w: number, h: number) =>
    fill(path`M${x - w} ${y}Q${x - w * 0.3} ${y - h * 0.5} ${x} ${y - h}Q${x + w * 0.3} ${y - h * 0.5} ${x + w} ${y}z`, lit) +
    fill(path`M${x} ${y - h}Q${x + s * w * 0.3} ${y - h * 0.5} ${x + s * w} ${y}H${x + s * w * 0.2}z`, shade);
  const grains = ctx.random('grains');
  let specks = '';
  for (let i = 0; i < 60; i++) specks += `M${Math.round(grains.range(-270, 270))} ${Math.round(grains.range(-120, 24))}h0`;
  return (
    (ctx.night ? fill(circle(0, -90, 340), ctx.radialGradient(fade(ctx.mood.glow, 0.34, 0), 0, -90, 340)) : '') +
    fill(ellipse(s * 70, 30, 380, 44), ctx.mood.shadow, opacity(0.24)) +
    // the mound and the moat around it
    fill(ellipse(0, 26, 350, 50), ctx.tone(SAND, 1.9)) +
    fill(ellipse(0, 28, 326, 38), mix(ctx.mood.water[0], ctx.mood.water[1], 0.4)) +
    strokeRound('M-250 46H-170M120 58H210M-60 62H0', ctx.tone('#fff', 0.3), 4, opacity(0.6)) +
    fill(path`M-300 22Q-280-40-230-58H230Q280-40 300 22A300 30 0 0 1-300 22z`, ctx.built(SAND, 1.3)) +
    fill(
      s > 0
        ? 'M300 22Q280-40 230-58H120Q190-10 170 46Q270 42 300 22z'
        : 'M-300 22Q-280-40-230-58H-120Q-190-10-170 46Q-270 42-300 22z',
      shade,
      opacity(0.8),
    ) +
    spire(-118, -120, 46, 150) +
    spire(124, -120, 46, 132) +
    tower(ctx, 0, -130, 128, 150) +
    tower(ctx, 0, -290, 74, 70) +
    spire(0, -390, 34, 60) +
    fill(roundArch(-28, -204, 22, 44) + roundArch(28, -204, 22, 44) + roundArch(0, -312, 18, 34), hole) +
    // curtain wall with the gate
    fill(rect(-190, -146, 380, 120) + times(8, (i) => rect(-168 + i * 46, -166, 26, 22)), local) +
    fill(rect(-190, -146, 380, 8), lit) +
    strokeRound('M-150-112h30M-96-84h26M-150-60h20M78-112h30M120-84h26M92-56h24', shade, 4, opacity(0.7)) +
    strokeRound(specks, shade, 4, opacity(0.5)) +
    fill(roundArch(0, -20, 92, 104), lit) +
    fill(roundArch(0, -20, 66, 86), hole) +
    tower(ctx, -212, -34, 92, 148) +
    tower(ctx, 212, -34, 92, 148) +
    fill(roundArch(-212, -96, 20, 40) + roundArch(212, -96, 20, 40), hole) +
    // the bridge is laid of ice-cream sticks
    fill(polygon([-32, -22, 32, -22, 50, 62, -50, 62]), ctx.built('#c98f52', 1)) +
    stroke('M-34-8H34M-37 8H37M-41 24H41M-45 42H45', ctx.built('#8a5a34', 1.8), 3) +
    [-140, -96, 96, 140].map((x, i) => place(x, -44, 0.9, fill(shell, ctx.built(i % 2 ? '#f7b8a4' : white, 0.4)))).join('') +
    place(0, -226, 0.8, fill(shell, ctx.built('#f7b8a4', 0.4))) +
    // the flag
    stroke('M0-436V-560', ctx.built('#7a5238', 1.6), 6) +
    fill('M3-560Q40-574 66-556T128-556L108-530L126-504Q92-494 64-506T3-506z', ctx.built(red, 0.5)) +
    fill(s < 0 ? '' : 'M66-556Q80-550 98-556L92-508Q78-502 64-506z', ctx.built(red, 1.7), opacity(0.6))
  );
}
