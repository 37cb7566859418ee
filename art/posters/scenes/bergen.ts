import { gulls } from '../engine/birds.ts';
import { bank, mistBand } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { layer } from '../engine/hills.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, polygon, rect, smooth, standingRect, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const QUAY = 912;
const TRIM = '#fbf2de';
const RED = '#b23c2c';
const OCHRE = '#e2a63a';
const WHITE = '#f6eddc';
const RUST = '#8f3a2c';

/** Width, height of the wall, colour. */
type House = readonly [w: number, h: number, albedo: string];
const ROW: readonly House[] = [
  [112, 210, RED],
  [104, 196, OCHRE],
  [118, 214, WHITE],
  [112, 204, RUST],
  [116, 216, OCHRE],
  [108, 200, RED],
  [118, 222, RED],
  [110, 206, OCHRE],
  [122, 226, WHITE],
  [112, 208, RED],
  [116, 218, RUST],
  [112, 204, OCHRE],
  [118, 216, RED],
  [108, 200, WHITE],
  [116, 214, OCHRE],
  [112, 206, RED],
  [118, 218, RUST],
  [112, 204, OCHRE],
  [118, 212, RED],
];

/** Bryggen: the wooden gables of the Hanseatic quay below Mount Fløyen. */
export const bergen: Scene = {
  horizon: 860,
  wideTop: 230,
  mood: 'jade',
  night: 'night',
  sun: { x: 1150, y: 392, r: 66 },
  ground(ctx) {
    const floyen = [
      -440, 620, -200, 560, 60, 600, 300, 540, 480, 430, 640, 372, 780, 392, 900, 470, 1060, 560, 1260, 600, 1500, 540, 1720, 600,
      2000, 560,
    ];
    const ulriken = [-440, 520, -100, 470, 200, 520, 420, 480, 700, 540, 980, 470, 1180, 420, 1360, 470, 1600, 440, 2000, 520];
    return {
      far:
        layer(ctx, `${smooth(ulriken)}V1290H-440z`, { y: 460, amp: 100, albedo: '#5f8f86', depth: 0.55, foot: 300 }) +
        bank(ctx, 560, { amp: 26, wl: 160, alpha: 0.5, seed: 'brg0', base: 660 }) +
        layer(ctx, `${smooth(floyen)}V1290H-440z`, { y: 430, amp: 120, albedo: '#41785a', depth: 0.24, foot: 420, mist: 0.35 }) +
        forest(ctx, {
          yAt: (x) => 690 - 150 * Math.exp(-(((x - 680) / 300) ** 2)),
          h: [40, 72],
          gap: 34,
          albedo: '#2f6650',
          depth: 0.22,
          seed: 'brf',
        }) +
        funicular(ctx) +
        bank(ctx, 500, { amp: 24, wl: 130, alpha: 0.85, seed: 'brg', base: 566 }) +
        mistBand(ctx, 700, 120, 0.35),
      mid: water(ctx, { y: QUAY + 16, glintX: 1120, lines: 16 }),
    };
  },
  draw(ctx) {
    const [row, mirrored] = reflect(ctx, QUAY + 22, bryggen(ctx) + quay(ctx), { k: 0.62, alpha: 0.4 });
    return {
      main: mirrored + row + ripples(ctx, { y: QUAY + 28, base: 1250, n: 26, seed: 'brr', alpha: 0.6 }),
      front:
        cutter(ctx, 900, 1080, 1.1) +
        dinghy(ctx, 520, 1010, 0.8) +
        dinghy(ctx, 440, 1150, 1.15, true) +
        gulls(ctx, [
          [1190, 960, 0.6],
          [540, 1070, 0.6],
        ]),
    };
  },
};

/** The mountain railway: a cut through the trees and one car. */
const funicular = (ctx: PosterContext): string =>
  stroke('M742 680L700 470', ctx.tone('#d9d0aa', 0.6, 0.2), 5) +
  fill('M710 556l18-4 7 34-18 4z', ctx.built('#e04a38', 0.5)) +
  fill('M714 560l11-2 2 10-11 2z', windowColor(ctx, '#4a3a40'));

function bryggen(ctx: PosterContext): string {
  const walls = new Map<string, string>();
  let boards = '';
  let shade = '';
  let trim = '';
  let gables = '';
  let frames = '';
  let panes = '';
  let doors = '';
  let roofs = '';
  let x = -320;
  for (const [i, [w, h, albedo]] of ROW.entries()) {
    const top = QUAY - h;
    const peak = top - w * 0.72;
    const mid = x + w / 2;
    if (x + w > ctx.left && x < ctx.right) {
      walls.set(albedo, `${walls.get(albedo) ?? ''}M${x} ${QUAY}V${top}L${mid} ${Math.round(peak)}L${x + w} ${top}V${QUAY}z`);
      roofs += polygon([x - 6, top + 12, x - 6, top - 40, mid, peak - 12, x + w + 6, top - 40, x + w + 6, top + 12]);
      boards += times(6, (j) => tick(Math.round(x + ((j + 1) * w) / 7), top, h));
      shade += ctx.side > 0 ? rect(x, top, 10, h) : rect(x + w - 10, top, 10, h);
      gables += polygon([x - 5, top + 4, mid, peak - 4, x + w + 5, top + 4], false);
      trim += rect(x, top + 2, w, 5) + rect(x, QUAY - 66, w, 5) + standingRect(mid, peak + 62, 9, 60);
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 3; column++) {
          const [cx, foot] = [mid - 32 + column * 32, QUAY - 76 - row * 44];
          if (foot - 30 < top + 6 || (column === 1 && (row + i) % 3 === 0)) continue;
          frames += `M${cx} ${foot + 3}v-36`;
          panes += `M${cx} ${foot}v-30`;
        }
      frames += tick(mid, top - 44, 36);
      panes += tick(mid, top - 41, 30);
      doors += standingRect(x + 30, QUAY, 24, 50) + standingRect(x + w - 30, QUAY, 24, 50);
      panes += tick(mid, QUAY - 48, 30);
    }
    x += w;
  }
  return (
    fill(roofs, ctx.built('#6a4038', 2)) +
    [...walls].map(([albedo, d]) => fill(d, ctx.built(albedo, 0.8))).join('') +
    stroke(boards, ctx.built('#3a2228', 2.2), 1.6, opacity(0.3)) +
    fill(shade, ctx.built('#2a2030', 2.4), opacity(0.3)) +
    stroke(gables, ctx.built(TRIM, 0.3), 7, 'stroke-linejoin="round"') +
    fill(trim, ctx.built(TRIM, 0.5)) +
    stroke(frames, ctx.built(TRIM, 0.3), 24) +
    stroke(panes, windowColor(ctx, '#3a4a52'), 17) +
    fill(doors, ctx.built('#274a48', 1.6))
  );
}

const quay = (ctx: PosterContext): string =>
  fill(rect(ctx.left, QUAY, ctx.right - ctx.left, 24), ctx.tone('#7a6c64', 2)) +
  fill(rect(ctx.left, QUAY - 3, ctx.right - ctx.left, 7), ctx.tone('#d8c8ae', 0.6)) +
  stroke(
    times(40, (i) => tick(-300 + i * 56, QUAY + 4, 20)),
    ctx.tone('#3f3434', 2.6),
    8,
  ) +
  people(ctx, [
    [606, QUAY, 36],
    [624, QUAY, 34],
    [826, QUAY, 36],
    [1130, QUAY, 35],
    [1146, QUAY, 33],
  ]);

/** Wooden fishing cutter: round stern, wheelhouse aft, two masts. */
const cutter = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    stroke('M-70-30V-250M96-40V-196', ctx.tone('#8a5a34', 1.4), 7) +
      stroke('M-70-246L212-62M-70-246L-214-44M96-192L-70-140M96-192L-60-60', ctx.tone('#3a3234', 2.2), 2) +
      fill('M-62-74L-64-236 84-96Q20-70-62-74z', ctx.tone('#c8603a', 0.6)) +
      fill('M-62-74L-63-120Q10-110 84-96 20-70-62-74z', ctx.tone('#c8603a', 1.8)) +
      fill('M-214-52Q-120-26 0-26T226-76Q212-10 160 16H-176Q-206-8-214-52z', ctx.built(WHITE, 0.6)) +
      fill('M-206-22Q-60 0 60-4T214-36Q200-2 160 16H-176Q-198 2-206-22z', ctx.built('#2f6a78', 1.4)) +
      stroke('M-214-52Q-120-26 0-26T226-76', ctx.built('#c8402f', 0.8), 8) +
      fill('M-176-38V-104H-78V-32Q-130-30-176-38z', ctx.built(WHITE, 0.4)) +
      fill(ctx.side > 0 ? 'M-176-38V-104H-150V-35z' : 'M-104-32V-104H-78V-31z', ctx.built(WHITE, 2)) +
      fill('M-186-104H-68V-114H-178z', ctx.built('#c8402f', 1)) +
      stroke('M-166-82H-88', windowColor(ctx, '#3a4a52'), 20, 'stroke-dasharray="20 9"') +
      fill(
        times(5, (i) => circle(-20 + i * 40, -10 - i * 2, 7)),
        ctx.tone('#3a3234', 2.4),
      ) +
      strokeRound('M-150 26H130M-100 36H90', ctx.built(WHITE, 0.4), 4, opacity(0.45)),
  );

const dinghy = (ctx: PosterContext, x: number, y: number, k: number, flip = false): string =>
  place(
    x,
    y,
    k,
    fill('M-92-34Q-40-14 20-14T96-44Q86 6 50 14H-56Q-84 4-92-34z', ctx.tone('#c98a4e', 1)) +
      fill('M-92-34Q-40-14 20-14T96-44L92-32Q40-2 10-2T-88-22z', ctx.tone(TRIM, 0.6)) +
      fill('M-84-10Q0 6 88-16Q78 8 50 14H-56Q-76 8-84-10z', ctx.tone('#c98a4e', 2.1)) +
      fill('M-24-14v-18h44v16z', ctx.tone(OCHRE, 0.8)) +
      strokeRound('M-60 24H60M-36 32H40', ctx.tone(TRIM, 0.6), 3.4, opacity(0.5)),
    flip,
  );
