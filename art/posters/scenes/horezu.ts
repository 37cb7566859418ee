import { parkTrees as trees } from '../engine/broadleaf.ts';
import { cumulus } from '../engine/clouds.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, path, rect, roundArch, smooth, standingRect, symmetric, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

const WHITE = '#fbf4e4';
const STONE = '#e2cfa8';
const SHINGLE = '#7a5c4c';
const GROUND = 960;

/** Hurezi monastery: Brâncoveanu white walls, a porch of carved stone, two towers. */
export const horezu: Scene = {
  horizon: 860,
  wideTop: 212,
  mood: 'noon',
  night: 'night',
  sun: { x: 450, y: 350, r: 70 },
  ground(ctx) {
    const far = { y: 520, amp: 110, wl: 760, seed: 'hz0' };
    const wooded = { y: 640, amp: 120, wl: 640, seed: 'hz1' };
    return {
      sky: cumulus(ctx, 1120, 330, 260) + cumulus(ctx, 1560, 400, 320) + cumulus(ctx, 60, 480, 280),
      far:
        hills(ctx, { ...far, albedo: '#6f9a92', depth: 0.5 }) +
        trees(ctx, { y: hillAt(ctx, far), size: [30, 52], albedo: '#5f8f7a', depth: 0.46, seed: 'hz1', drop: 40 }) +
        hills(ctx, { ...wooded, albedo: '#5f9a5c', depth: 0.3 }) +
        forest(ctx, { yAt: hillAt(ctx, wooded), h: [44, 80], gap: 26, albedo: '#3f7a52', depth: 0.26, seed: 'hz2' }) +
        trees(ctx, {
          y: (x) => 730 + Math.sin(x / 170) * 20,
          size: [50, 84],
          albedo: '#5a9452',
          depth: 0.22,
          seed: 'hz3',
          drop: 90,
        }) +
        trees(ctx, {
          y: (x) => 824 + Math.sin(x / 130) * 12,
          size: [54, 90],
          albedo: '#4a8448',
          depth: 0.16,
          seed: 'hz4',
          drop: 130,
        }),
    };
  },
  draw(ctx) {
    return {
      behind:
        cloister(ctx) +
        fill(
          sprucePath(1240, 960, 290, 104, 6) + sprucePath(376, 950, 240, 84, 5) + sprucePath(1420, 970, 340, 116, 6),
          ctx.tone('#2f6a4e', 1.7, 0.06),
        ),
      main: courtyard(ctx) + church(ctx),
      front:
        people(ctx, [
          [566, 1018, 66],
          [590, 1022, 62],
        ]) + flowerBeds(ctx),
    };
  },
};

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.3)) + fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.6));

/** Eight-sided tower on its square foot, as tall windows and blind arches make it. */
function tower(ctx: PosterContext, x: number, y: number, k: number): string {
  const at = (half: number, up: number): readonly [number, number] => [half * k, y - up * k];
  const face = (q: number): string => roundArch(x + q * k, y - 62 * k, 16 * k, 96 * k);
  return (
    turned(ctx, x, [...at(66, 0), ...at(66, 46)], WHITE) +
    turned(ctx, x, [...at(74, 44), ...at(60, 62)], SHINGLE) +
    turned(ctx, x, [...at(52, 58), ...at(52, 176)], WHITE) +
    stroke(face(-26) + face(8) + face(38), ctx.built(STONE, 1.4), 4 * k) +
    fill([-26, 8, 38].map((q) => roundArch(x + q * k, y - 70 * k, 8 * k, 70 * k)).join(''), windowColor(ctx)) +
    fill(rect(x - 57 * k, y - 184 * k, 114 * k, 10 * k), ctx.built(STONE, 0.5)) +
    stroke(path`M${x - 54 * k} ${y - 168 * k}h${108 * k}`, ctx.built('#b0503c', 1), 7 * k, 'stroke-dasharray="7 6"') +
    turned(
      ctx,
      x,
      [...at(66, 182), ...at(58, 204), ...at(36, 232), ...at(14, 250), ...at(8, 262), ...at(9, 276), ...at(2, 290)],
      SHINGLE,
    ) +
    fill(crossPath(x, y - 288 * k, 44 * k), ctx.built('#f2c446', 0.2))
  );
}

function church(ctx: PosterContext): string {
  const y = GROUND;
  const blind = (x: number): string => roundArch(x, y - 130, 42, 56);
  const window = (x: number): string =>
    fill(standingRect(x, y - 34, 36, 84), ctx.built(STONE, 0.6)) + fill(roundArch(x, y - 42, 18, 64), windowColor(ctx));
  const apse = (x: number, half: number, top: number): string =>
    fill(path`M${x - half} ${y}V${y - top}H${x + half}V${y}z`, ctx.built(WHITE, 0.3)) +
    fill(path`M${x - ctx.side * half} ${y}V${y - top}H${x - ctx.side * half * 0.2}V${y}z`, ctx.built(WHITE, 1.5)) +
    fill(
      path`M${x - half - 14} ${y - top + 8}Q${x - half * 0.7} ${y - top - 50} ${x} ${y - top - 56}Q${x + half * 0.7} ${y - top - 50} ${x + half + 14} ${y - top + 8}z`,
      ctx.built(SHINGLE, 0.8),
    ) +
    fill(rect(x - half - 14, y - top, 2 * half + 28, 9), ctx.built(SHINGLE, 2.3));
  const nave =
    fill(path`M592 ${y - 204}L632 ${y - 262}H1080L1112 ${y - 204}z`, ctx.built(SHINGLE, 1.1)) +
    stroke(path`M612 ${y - 222}H1096M622 ${y - 240}H1086`, ctx.built(SHINGLE, 2), 2.4, 'stroke-dasharray="12 7" opacity=".6"') +
    fill(rect(610, y - 206, 484, 206), ctx.built(WHITE, 0.7)) +
    fill(rect(604, y - 206, 496, 11), ctx.built(SHINGLE, 2.3)) +
    apse(1112, 52, 198) +
    apse(940, 74, 200);
  const dress =
    stroke([652, 714, 776, 838, 894, 940, 986, 1040, 1100, 1144].map(blind).join(''), ctx.built(STONE, 1.2), 5) +
    fill(rect(606, y - 118, 564, 11), ctx.built('#c8744e', 0.9)) +
    fill(rect(606, y - 122, 564, 5) + rect(606, y - 108, 564, 5) + rect(606, y - 16, 564, 16), ctx.built(STONE, 0.8)) +
    [678, 790, 940, 1116].map(window).join('');
  return tower(ctx, 736, y - 244, 0.92) + tower(ctx, 946, y - 250, 1.16) + nave + dress + porch(ctx, y);
}

/** The open porch: carved stone columns, arches, painted walls in its shade. */
function porch(ctx: PosterContext, y: number): string {
  const columns = [460, 510, 560, 610];
  const arches = [485, 535, 585].map((x) => `M${x - 19} ${y - 34}v-76q0-40 19-42q19 2 19 42v76z`).join('');
  const rosettes = times(9, (i) => circle(450 + i * 21, y - 17, 7));
  const saints = times(4, (i) => `${circle(474 + i * 40, y - 116, 8)}M${463 + i * 40} ${y - 64}q-2-42 11-44q13 2 11 44z`);
  return (
    fill(rect(446, y - 190, 178, 190), ctx.built('#33507a', 1.8)) +
    fill(saints, ctx.built('#d8905a', 1.5)) +
    strokeRound(`M474 ${y - 116}h.1m40 0h.1m40 0h.1m40 0h.1`, ctx.built('#f2c446', 0.9), 24, opacity(0.5)) +
    fill(roundArch(590, y, 40, 92), ctx.night ? ctx.mood.glow : ctx.built('#4a3428', 2.4)) +
    fill(rect(438, y - 214, 194, 214) + arches, ctx.built(WHITE, 0.3), 'fill-rule="evenodd"') +
    fill(rect(438, y - 34, 194, 34), ctx.built(STONE, 0.7)) +
    stroke(rosettes, ctx.built(STONE, 1.9), 3) +
    stroke(columns.map((x) => tick(x, y - 112, 78)).join(''), ctx.built(STONE, 0.3), 13) +
    stroke(columns.map((x) => `M${x - 6} ${y - 96}l12 10m-12 8l12 10m-12 8l12 10`).join(''), ctx.built(STONE, 1.9), 3) +
    fill(columns.map((x) => rect(x - 11, y - 120, 22, 12) + rect(x - 10, y - 42, 20, 10)).join(''), ctx.built(STONE, 0.1)) +
    stroke([485, 535, 585].map((x) => `M${x - 19} ${y - 110}q0-40 19-42q19 2 19 42`).join(''), ctx.built(STONE, 0.8), 5) +
    fill(rect(432, y - 182, 206, 9), ctx.built('#c8744e', 0.9)) +
    fill(`M418 ${y - 206}L462 ${y - 262}H640V${y - 206}z`, ctx.built(SHINGLE, 0.8)) +
    fill(`M418 ${y - 206}H640V${y - 194}H426z`, ctx.built(SHINGLE, 2.3))
  );
}

/** The ranges of cells around the court: white walls, an upper arcade, shingled roofs. */
function cloister(ctx: PosterContext): string {
  const wing = (x: number, w: number): string => {
    const n = Math.floor(w / 44);
    const loggia = times(n, (i) => roundArch(x + 24 + i * 44, 868, 32, 52));
    const doors = times(n, (i) => roundArch(x + 24 + i * 44, 952, 26, 56));
    return (
      fill(rect(x, 792, w, 160), ctx.built(WHITE, 0.7, 0.1)) +
      fill(`M${x - 14} 800L${x + 26} 738H${x + w - 26}L${x + w + 14} 800z`, ctx.built(SHINGLE, 0.9, 0.1)) +
      fill(loggia, windowColor(ctx, '#5a4a58', 0.1)) +
      fill(rect(x, 866, w, 7), ctx.built(STONE, 0.6, 0.1)) +
      fill(doors, ctx.built('#5a4a58', 2, 0.1)) +
      fill(rect(x + w * 0.3, 706, 18, 40) + rect(x + w * 0.7, 706, 18, 40), ctx.built(WHITE, 0.9, 0.1))
    );
  };
  return wing(-350, 420) + wing(100, 340) + wing(1130, 390) + wing(1550, 400);
}

const courtyard = (ctx: PosterContext): string =>
  fill(rect(ctx.left, 948, ctx.right - ctx.left, 340), ctx.tone('#7fb256', 0.9)) +
  fill(`M500 ${GROUND}H600Q640 1040 760 1110T1020 1290H560Q640 1130 560 1060T480 ${GROUND}z`, ctx.tone('#ecdcb8', 0.5)) +
  fill(`${smooth([-440, 1090, 100, 1060, 420, 1100, 560, 1180, 640, 1290])}L-440 1290z`, ctx.tone('#6aa04c', 1.3)) +
  fill(`${smooth([900, 1290, 860, 1190, 1000, 1120, 1300, 1090, 2000, 1110])}V1290z`, ctx.tone('#6aa04c', 1.3));

/** Roses in the beds along the path. */
function flowerBeds(ctx: PosterContext): string {
  const r = ctx.random('hz');
  const blooms = ['', '', ''];
  for (let i = 0; i < 190; i++) {
    const x = Math.round(r.range(-220, 1820));
    const y = Math.round(1130 + r.range(0, 120));
    const hue = r.int(0, 2);
    if ((x > 560 && x < 930) || x < ctx.left || x > ctx.right || y < 1090 + Math.abs(x - 740) * 0.06) continue;
    blooms[hue] += `M${x} ${y}h0`;
  }
  return blooms.map((d, i) => strokeRound(d, ctx.tone(['#e0402f', '#f4c23a', '#f6a8b4'][i] ?? WHITE, 0.4), 13 - i)).join('');
}
