import { cumulus } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { dhow } from '../engine/kits/asian-boats.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, pointedArch, rect, roundDome, standingRect, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const CORAL = '#fbf2de';
const THATCH = '#a8835a';
const QUAY = 930;

/** x, width, height, thatched roof terrace. */
type House = readonly [x: number, w: number, h: number, thatch?: boolean];
const FRONT: readonly House[] = [
  [-350, 190, 220, true],
  [-160, 170, 180],
  [10, 200, 250, true],
  [210, 180, 190],
  [390, 190, 270, true],
  [580, 170, 200],
  [750, 150, 236],
  [1010, 200, 260, true],
  [1210, 170, 190],
  [1380, 200, 240, true],
  [1580, 180, 200],
  [1760, 200, 250],
];

/** Dhows off the white coral houses of Lamu, donkeys on the quay. */
export const lamu: Scene = {
  horizon: 860,
  wideTop: 250,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 470, y: 420, r: 74 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 1140, 360, 280) + cumulus(ctx, 60, 330, 280) + cumulus(ctx, 1540, 440, 330),
      mid: water(ctx, { y: QUAY + 14, glintX: 480, lines: 18 }),
    };
  },
  draw(ctx) {
    const [town, mirrored] = reflect(ctx, QUAY + 20, backRow(ctx) + mosque(ctx, 905, QUAY) + front(ctx) + quay(ctx), {
      k: 0.5,
      alpha: 0.36,
    });
    return {
      behind: [-120, 180, 340, 560, 700, 1190, 1340, 1520]
        .map((x, i) => palmStamp(ctx, x, 760, 190 + (i % 3) * 36, { depth: 0.22, lean: i % 2 ? -26 : 26 }))
        .join(''),
      main: mirrored + town + ripples(ctx, { y: QUAY + 30, base: 1250, n: 24, seed: 'lam', alpha: 0.55 }),
      front:
        donkey(ctx, 1000, QUAY + 2, 0.66) +
        donkey(ctx, 400, QUAY + 2, 0.6, true) +
        people(ctx, [
          [946, QUAY + 2, 58],
          [446, QUAY + 2, 56],
          [1246, QUAY + 2, 58],
        ]) +
        dhow(ctx, 1150, 1030, 0.62, { depth: 0.1, sail: '#f6e2b8', flip: true }) +
        dhow(ctx, 640, 1140, 1.4, { sail: '#fffaf0', hull: '#7a4a30' }),
    };
  },
};

/** Plain white blocks farther up the lanes. */
function backRow(ctx: PosterContext): string {
  const r = ctx.random('lamu');
  let walls = '';
  let flank = '';
  let roofs = '';
  for (let x = -340; x < 1940; ) {
    const w = Math.round(r.range(80, 150));
    const top = QUAY - Math.round(r.range(236, 320));
    if (x + w > ctx.left && x < ctx.right) {
      walls += rect(x, top, w, QUAY - top);
      flank += rect(ctx.side > 0 ? x : x + w - 34, top, 34, QUAY - top);
      if (r() < 0.5) roofs += `M${x - 10} ${top + 4}l26-44h${w - 32}l26 44z`;
    } else r();
    x += w + 6;
  }
  return (
    fill(walls, ctx.built('#f0e0c4', 1, 0.2)) +
    fill(flank, ctx.built('#f0e0c4', 2, 0.2)) +
    fill(roofs, ctx.built(THATCH, 1.3, 0.2))
  );
}

/** The waterfront: arcades, shutters, roof terraces under makuti thatch. */
function front(ctx: PosterContext): string {
  const pane = windowColor(ctx, '#3a4a50');
  let out = '';
  for (const [i, [x, w, h, thatch]] of FRONT.entries()) {
    if (x + w < ctx.left || x > ctx.right) continue;
    const top = QUAY - h;
    const bays = Math.floor(w / 56);
    const [step, start] = [w / bays, x + w / bays / 2];
    const arcade = times(bays, (j) => pointedArch(start + j * step, QUAY, 38, 84, 0.34));
    const upper = times(bays, (j) =>
      h > 200 ? pointedArch(start + j * step, QUAY - 122, 24, 62, 0.3) : standingRect(start + j * step, QUAY - 118, 20, 40),
    );
    const posts = `M${x + 16} ${top - 40}V${top}M${x + w / 2} ${top - 40}V${top}M${x + w - 16} ${top - 40}V${top}`;
    out +=
      (thatch
        ? stroke(posts, ctx.built('#6a4a38', 2), 6) +
          fill(`M${x - 8} ${top - 34}l34-62h${w - 52}l34 62z`, ctx.built(THATCH, 0.9)) +
          fill(`M${x - 8} ${top - 34}h${w + 16}l-6 12h${-w - 4}z`, ctx.built(THATCH, 2.2)) +
          stroke(
            `M${x + 8} ${top - 54}h${w - 16}M${x + 18} ${top - 74}h${w - 36}`,
            ctx.built(THATCH, 2),
            3,
            'stroke-dasharray="5 6"',
          )
        : '') +
      fill(rect(x, top, w, h), ctx.built(CORAL, 0.3 + (i % 3) * 0.4)) +
      fill(rect(ctx.side > 0 ? x : x + w - 30, top, 30, h), ctx.built(CORAL, 1.9), opacity(0.55)) +
      stroke(`M${x + 4} ${top - 3}h${w - 8}`, ctx.built(CORAL, 0.3), 14, 'stroke-dasharray="12 10"') +
      fill(rect(x - 3, top + 4, w + 6, 8) + rect(x, QUAY - 104, w, 6), ctx.built(CORAL, 0)) +
      fill(arcade, ctx.built('#5a4a50', 2.2)) +
      fill(upper, i % 2 ? pane : ctx.night ? pane : ctx.built('#4a8a86', 1.2));
  }
  return out;
}

function mosque(ctx: PosterContext, x: number, y: number): string {
  const minaret = (q: number): string =>
    fill(`M${q - 20} ${y}V${y - 330}h40V${y}z`, ctx.built(CORAL, 0.5)) +
    fill(rect(ctx.side > 0 ? q - 20 : q + 6, y - 330, 14, 330), ctx.built(CORAL, 1.9)) +
    fill(standingRect(q, y - 328, 56, 10) + standingRect(q, y - 240, 48, 7), ctx.built('#4a9a8a', 0.8)) +
    fill(pointedArch(q, y - 270, 16, 44), windowColor(ctx)) +
    fill(
      `M${q - 22} ${y - 338}Q${q - 18} ${y - 386} ${q} ${y - 410}Q${q + 18} ${y - 386} ${q + 22} ${y - 338}z`,
      ctx.built(CORAL, 0.2),
    ) +
    fill(circle(q, y - 414, 5), ctx.built('#f2c446', 0.3));
  return (
    fill(rect(x - 100, y - 220, 200, 220), ctx.built(CORAL, 0.7)) +
    fill(roundDome(x, y - 220, 110, 74), ctx.built('#4a9a8a', 0.8)) +
    fill(
      `M${x} ${y - 294}Q${x - ctx.side * 66} ${y - 280} ${x - ctx.side * 55} ${y - 220}H${x - ctx.side * 16}Q${x - ctx.side * 14} ${y - 270} ${x} ${y - 294}z`,
      ctx.built('#4a9a8a', 1.9),
    ) +
    fill(
      times(3, (i) => pointedArch(x - 56 + i * 56, y, 38, 130, 0.4)),
      ctx.night ? ctx.mood.glow : ctx.built('#5a4a50', 2.2),
    ) +
    minaret(x - 86) +
    minaret(x + 86)
  );
}

const quay = (ctx: PosterContext): string =>
  fill(rect(ctx.left, QUAY, ctx.right - ctx.left, 22), ctx.tone('#b59a7c', 1.8)) +
  fill(rect(ctx.left, QUAY - 4, ctx.right - ctx.left, 8), ctx.tone('#f0e0c0', 0.5));

/** Donkey with its panniers, facing right. */
const donkey = (ctx: PosterContext, x: number, y: number, k: number, flip = false): string =>
  place(
    x,
    y,
    k,
    fill('M-52-48L-46-22L-52 0H-42L-34-24L-32-48zM22-48L28-22L24 0H34L38-26L38-50z', ctx.tone('#7a7078', 2.4)) +
      fill(
        'M-66-70Q-64-92-34-92H16Q34-96 46-116L44-146L54-124L62-148L64-120Q84-110 92-92Q92-82 82-82L64-92Q54-78 44-66L46-26L42 0H32L30-40Q-10-34-38-42L-44-20L-42 0H-52L-56-24Q-62-48-66-58z',
        ctx.tone('#8f868c', 1.6),
      ) +
      fill('M84-92q8 4 8 8q-6 4-12-2z', ctx.tone('#f6e8d6', 0.6)) +
      fill('M-36-98H18L26-52H-42z', ctx.tone('#d9a850', 0.9)) +
      stroke('M-38-84H20M-40-70H24', ctx.tone('#a8743a', 1.8), 4) +
      strokeRound('M-64-82Q-78-60-72-34', ctx.tone('#7a7078', 2), 5),
    flip,
  );
