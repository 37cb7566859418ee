import { cumulus } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, ellipse, path, polygon, roundArch, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const BLUE = '#3571ec';
const CREAM = '#fff6e2';
const YELLOW = '#f6c846';
const WOOD = '#7a4e34';
const MEADOW = { y: 826, amp: 26, wl: 620, seed: 'sap' };

/** The Merry Cemetery: painted crosses under little roofs, a wooden church behind. */
export const sapanta: Scene = {
  horizon: 800,
  wideTop: 262,
  mood: 'dawn',
  night: 'night',
  sun: { x: 1120, y: 470, r: 80 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 470, 470, 300, { alpha: 0.9 }) + cumulus(ctx, 1430, 390, 300) + cumulus(ctx, 60, 360, 260),
      far:
        hills(ctx, { y: 690, amp: 90, wl: 760, albedo: '#6f8fa0', depth: 0.58, seed: 'ignis' }) +
        hills(ctx, { y: 750, amp: 70, wl: 520, albedo: '#6a9a66', depth: 0.4, seed: 'sp1' }) +
        hills(ctx, { ...MEADOW, albedo: '#93b552', depth: 0.14 }),
    };
  },
  draw(ctx) {
    return {
      behind: haycocks(ctx) + place(812, 852, 0.84, church(ctx)),
      main: graves(ctx),
      front: flowers(ctx),
    };
  },
};

/** Hay drying around a pole, the Maramureș way. */
function haycocks(ctx: PosterContext): string {
  const cock = ctx.stamp('cock', () => {
    const shade = ctx.side > 0 ? 'M-46 0Q-58-60-10-118L0-130Q-30-60-12 0z' : 'M46 0Q58-60 10-118L0-130Q30-60 12 0z';
    return (
      stroke('M0 0V-152', ctx.tone(WOOD, 2), 5) +
      fill('M-48 0Q-56-66 0-132Q56-66 48 0Q0 12-48 0z', ctx.tone('#d9b452', 0.7)) +
      fill(shade, ctx.tone('#d9b452', 2), opacity(0.7)) +
      stroke('M-30-52Q0-40 32-54M-42-24Q0-10 44-26', ctx.tone('#8a6a34', 1.8), 3, opacity(0.6))
    );
  });
  const line = hillAt(ctx, MEADOW);
  return [366, 676, 1226, 1480].map((x, i) => cock(x, line(x) + 18, i === 1 ? 0.74 : 0.96)).join('');
}

/** Wooden church: steep shingled roofs, a gallery under the needle of its tower. */
function church(ctx: PosterContext): string {
  const d = 0.1;
  const lit = ctx.built('#8a5f44', 0.7, d);
  const shade = ctx.built('#8a5f44', 2, d);
  const shingle = ctx.built('#8f8478', ctx.side > 0 ? 1 : 0.7, d);
  const dark = ctx.built('#8f8478', 2.1, d);
  const half = (right: string, left: string): string => (ctx.side > 0 ? left : right);
  return (
    fill('M-40 0V-92H200V0z', lit) +
    stroke('M-40-20H200M-40-44H200M-40-68H200', shade, 2.4, opacity(0.6)) +
    fill('M-70-78L-24-196H176L232-78z', shingle) +
    fill('M-70-78H232L224-64H-62z', dark) +
    stroke('M-58-106H220M-46-134H206M-34-162H192', dark, 2.4, opacity(0.6)) +
    fill('M-46 0V-262H46V0z', lit) +
    fill(half('M46 0V-262H16V0z', 'M-46 0V-262H-16V0z'), shade) +
    fill('M-60-228V-292H60V-228z', lit) +
    fill(
      times(4, (i) => roundArch(-42 + i * 28, -236, 20, 48)),
      windowColor(ctx, '#3a2a30', d),
    ) +
    fill('M-66-224h132v-9h-132z', dark) +
    fill('M-74-284L-30-330 0-568 30-330 74-284z', shingle) +
    fill(half('M74-284L30-330 0-568 8-284z', 'M-74-284L-30-330 0-568-8-284z'), dark) +
    fill('M-74-284H74L66-272H-66z', dark) +
    fill([-56, 56].map((q) => `M${q - 9}-284L${q}-356L${q + 9}-284z`).join(''), ctx.built('#8f8478', 1.4, d)) +
    fill('M-1.6-566h3.2v-44h-3.2zM-10-596h20v4h-20z', ctx.built('#f2c446', 0.3, d)) +
    fill(roundArch(0, 0, 36, 64), ctx.built('#3a2a30', 2.4, d)) +
    fill('M90-26h18v-28h-18zM150-26h18v-28h-18z', windowColor(ctx, '#3a2a30', d))
  );
}

/** Painted figure of a cross: who lies there, at work. */
type Figure = 'woman' | 'shepherd' | 'weaver';

const figures: Record<Figure, (c: (albedo: string, tone?: number) => string) => string> = {
  woman: (c) =>
    fill('M-26 0L-16-58Q0-70 16-58L26 0z', c('#d8403a')) +
    fill('M-14 0L-10-44H10L14 0z', c('#fbf2de')) +
    fill('M-15-58Q-18-96 0-98Q18-96 15-58Q0-66-15-58z', c('#f2c446')) +
    fill(circle(0, -78, 9), c('#f0c8a0')) +
    strokeRound('M-16-52L-32-26M16-52L30-36', c('#fbf2de'), 7),
  shepherd: (c) =>
    fill('M-22-6L-18-60Q0-72 18-60L22-6z', c('#fbf2de')) +
    fill('M-24-62Q0-76 24-62L18-32H-18z', c('#6a4630')) +
    fill(circle(0, -80, 10), c('#f0c8a0')) +
    fill('M-12-84Q-8-104 0-104Q8-104 12-84z', c('#33302e')) +
    strokeRound('M30-96V0', c('#6a4630'), 4),
  weaver: (c) =>
    fill('M-36 0V-84H36V0H30V-78H-30V0z', c('#8a5a34')) +
    stroke('M-24-76V-8M-12-76V-8M0-76V-8M12-76V-8M24-76V-8', c('#fbf2de'), 2.6) +
    fill('M-28-8H28V-40H-28z', c('#d8403a')) +
    stroke('M-28-18H28M-28-30H28', c('#f2c446'), 4) +
    fill(circle(0, -60, 9), c('#f0c8a0')) +
    fill('M-14-50Q0-58 14-50L18-26H-18z', c('#2f8a5a')),
};

/** One cross under its little roof, standing on 0, 0. */
function crossArt(ctx: PosterContext, figure: Figure): string {
  const c = (albedo: string, tone = 0.6): string => ctx.built(albedo, tone);
  const board = 'M-52 0V-272H-98q-25 0-25-25t25-25h46V-420q0-30 52-30t52 30v98h46q25 0 25 25t-25 25h-46V0z';
  const hearts = [-98, 98]
    .map((x) => times(6, (i) => circle(x + Math.cos(i * 1.047) * 10, -297 + Math.sin(i * 1.047) * 10, 5.6)))
    .join('');
  return (
    fill(ellipse(0, 0, 84, 10), ctx.tone('#4f7a38', 1.6)) +
    fill(board, c(BLUE, 2.3), `transform="translate(${-ctx.side * 11} 3)"`) +
    fill(board, c(BLUE, 0.5)) +
    stroke('M-44-2V-280H-98q-17 0-17-17t17-17h54V-418q0-24 44-24t44 24v104h54q17 0 17 17t-17 17h-54V-2', c(CREAM, 0), 4) +
    fill(`${hearts}M-9-398q0-12-10-12q-12 0-10 14q4 16 20 26q16-10 20-26q2-14-10-14q-10 0-10 12z`, c('#e0403a')) +
    fill(circle(-98, -297, 5) + circle(98, -297, 5), c(YELLOW, 0.3)) +
    strokeRound('M-9-366V-300M-34-330q22 2 25 22q3-20 25-22M-34-306q20 2 25 16q5-14 25-16', c('#6fc486', 0.3), 5) +
    fill('M-42-134V-262H42V-134z', c(CREAM, 0)) +
    fill('M-36-140V-256H36V-140z', c('#a9cff2', 0.6)) +
    fill('M-36-140V-160Q0-172 36-160V-140z', c('#6fb060', 0.8)) +
    place(0, -144, 1, figures[figure](c)) +
    fill('M-42-22V-124H42V-22z', c('#2450b8', 1)) +
    stroke('M-34-110H34M-34-95H26M-34-80H32M-34-65H20M-34-50H34M-34-35H28', c(CREAM, 0), 5, 'stroke-dasharray="11 3 6 3 15 4"') +
    fill('M-122-388L0-494L122-388L112-368L0-464L-112-368z', c(WOOD, 1)) +
    fill(ctx.side > 0 ? 'M-122-388L0-494V-464L-112-368z' : 'M122-388L0-494V-464L112-368z', c(WOOD, 2.1)) +
    stroke('M-116-377L0-478L116-377', c(YELLOW, 0.4), 5, 'stroke-dasharray="9 7"')
  );
}

/** Rows of crosses among the grass, small ones printed from the same three boards. */
function graves(ctx: PosterContext): string {
  const kinds = (['woman', 'shepherd', 'weaver'] as const).map((figure) => ctx.stamp(figure, () => crossArt(ctx, figure)));
  const r = ctx.random('vesel');
  let out = '';
  for (const [row, [y, k, gap]] of (
    [
      [898, 0.21, 76],
      [944, 0.3, 104],
      [1010, 0.43, 150],
      [1090, 0.58, 230],
    ] as const
  ).entries()) {
    out += fill(
      path`M${ctx.left} ${y + 4}Q800 ${y - 12} ${ctx.right} ${y + 6}V1290H${ctx.left}z`,
      ctx.tone('#86ad4c', 0.8 + row * 0.14, 0.1 - row * 0.02),
    );
    for (let x = -300 + row * 40; x < 1920; x += gap * r.range(0.86, 1.14)) {
      const kind = kinds[r.int(0, 2)];
      const dy = r.jitter(6);
      if (kind && x > ctx.left - 60 && x < ctx.right + 60) out += kind(x, y + 20 + dy, k * r.range(0.92, 1.08));
    }
  }
  const [woman, shepherd, weaver] = kinds;
  if (woman && shepherd && weaver)
    out +=
      weaver(790, 1186, 0.7) +
      weaver(96, 1226, 0.98) +
      woman(500, 1240, 1.12) +
      shepherd(1098, 1226, 1) +
      woman(1476, 1236, 1.06);
  return out;
}

/** Grass and marigolds around the nearest graves. */
function flowers(ctx: PosterContext): string {
  const r = ctx.random('sfl');
  const blooms = ['', '', ''];
  let blades = '';
  for (let i = 0; i < 150; i++) {
    const x = Math.round(r.range(-220, 1820));
    const y = Math.round(1196 + r.range(0, 60) + 12 * Math.sin(x / 90));
    const hue = r.int(0, 2);
    if (x < ctx.left || x > ctx.right) continue;
    blooms[hue] += `M${x} ${y}h0`;
    blades += `M${x} ${y}v26`;
  }
  return (
    fill(
      polygon([ctx.left, 1224, 500, 1210, 800, 1228, 1100, 1208, ctx.right, 1222, ctx.right, 1290, ctx.left, 1290]),
      ctx.tone('#6f9a40', 1.5),
    ) +
    stroke(blades, ctx.tone('#4f8040', 1.6), 3) +
    blooms.map((d, i) => strokeRound(d, ctx.tone(['#f08a2c', '#e8403a', '#fff0d8'][i] ?? BLUE, 0.4), 14 - i * 2)).join('')
  );
}
