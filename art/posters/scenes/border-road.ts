import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { hillAt, hills, layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, polygon, rect, reversed, smooth, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const red = '#d83f2f';
const blue = '#234f9e';
const gold = '#ffcf3f';
const white = '#fff6e6';

/** The road from the pass to the viewer: y, its middle, its width. */
const course = [
  [694, 690, 4],
  [706, 742, 8],
  [722, 726, 14],
  [744, 640, 24],
  [772, 640, 44],
  [806, 850, 92],
  [850, 1006, 196],
  [892, 978, 258],
  [940, 866, 318],
  [1000, 740, 410],
  [1080, 652, 540],
  [1180, 596, 700],
  [1300, 560, 900],
] as const;

/** Middle and width of the road at y. */
function roadAt(y: number): readonly [middle: number, width: number] {
  let i = 0;
  while (i < course.length - 2 && y > at(course, i + 1)[0]) i++;
  const a = at(course, Math.max(0, i - 1));
  const b = at(course, i);
  const c = at(course, i + 1);
  const d = at(course, Math.min(course.length - 1, i + 2));
  const h = c[0] - b[0];
  const t = (y - b[0]) / h;
  const along = (k: 1 | 2) => {
    const m1 = ((c[k] - a[k]) / (c[0] - a[0])) * h;
    const m2 = ((d[k] - b[k]) / (d[0] - b[0])) * h;
    return (
      b[k] * (2 * t ** 3 - 3 * t ** 2 + 1) +
      m1 * (t ** 3 - 2 * t ** 2 + t) +
      c[k] * (3 * t ** 2 - 2 * t ** 3) +
      m2 * (t ** 3 - t ** 2)
    );
  };
  return [along(1), along(2)];
}

/** A laden car on the road to a border post below the mountains. */
export const borderRoad: Scene = {
  horizon: 690,
  wideTop: 246,
  mood: 'dawn',
  night: 'teal',
  sun: { x: 560, y: 486, r: 96 },
  plane: [770, 196, -12, 0.58],
  ground(ctx) {
    const hill = { y: 726, amp: 54, wl: 380, seed: 'br1' };
    return {
      sky: streaks(ctx, { n: 5, y: [260, 470], alpha: 0.75, seed: 'br' }),
      far:
        mountains(ctx, {
          y: 700,
          depth: 0.62,
          seed: 'br0',
          albedo: '#6f7fa6',
          snow: 0.4,
          peaks: [
            [-240, 250, 380],
            [60, 300, 400],
            [330, 220, 330],
            [760, 236, 330],
            [1010, 320, 400],
            [1290, 270, 380],
            [1540, 330, 420],
            [1830, 260, 380],
          ],
        }) +
        mountains(ctx, {
          y: 716,
          depth: 0.38,
          seed: 'br5',
          albedo: '#56708a',
          snow: 0.24,
          peaks: [
            [-120, 230, 330],
            [170, 270, 340],
            [390, 150, 240],
            [850, 170, 280],
            [1120, 200, 320],
            [1400, 290, 360],
            [1690, 220, 340],
          ],
        }) +
        hills(ctx, { ...hill, albedo: '#5f8f78', depth: 0.4 }) +
        forest(ctx, { yAt: hillAt(ctx, hill), h: [34, 66], gap: 24, depth: 0.36, seed: 'brf', albedo: '#356a5a', density: 0.7 }),
    };
  },
  draw(ctx) {
    return {
      main: valley(ctx) + village(ctx) + road(ctx) + post(ctx),
      front:
        woods(ctx) +
        meadow(ctx) +
        place(430, 1000, 1, starSign(ctx)) +
        place(1120, 1136, 1, milestone(ctx)) +
        beams(ctx) +
        place(786, 1094, 1, car(ctx, '#f0a02c', true)),
    };
  },
};

const valley = (ctx: PosterContext) =>
  layer(
    ctx,
    `${smooth([-440, 770, -100, 752, 260, 744, 560, 716, 760, 698, 980, 724, 1260, 748, 1640, 756, 2040, 776])}V1290H-440z`,
    { y: 740, albedo: '#8fae5c', tone: 0.8, foot: 460, mist: 0.3, rim: 0.7 },
  ) +
  fill(
    smooth([-440, 830, -60, 806, 300, 800, 520, 824, 360, 868, 0, 884, -440, 900], true) +
      smooth([2040, 850, 1600, 826, 1260, 812, 1130, 836, 1300, 884, 1640, 900, 2040, 930], true),
    ctx.tone('#e0bd5a', 0.9),
    opacity(0.75),
  ) +
  fill(
    smooth([-440, 960, 0, 930, 330, 940, 500, 990, 380, 1060, -440, 1080], true) +
      smooth([2040, 980, 1500, 956, 1180, 976, 1080, 1040, 1240, 1110, 2040, 1120], true),
    ctx.tone('#5f8f48', 1.4),
    opacity(0.6),
  );

/** Roofs around a church on the left of the valley. */
function village(ctx: PosterContext): string {
  const houses = [
    [330, 800, 34],
    [372, 806, 42],
    [426, 798, 34],
    [262, 808, 40],
    [120, 806, 38],
    [172, 800, 34],
    [1370, 810, 40],
    [1430, 804, 36],
    [1560, 812, 40],
  ] as const;
  return (
    fill(
      houses.map(([x, y, w]) => rect(x, y - w * 0.55, w, w * 0.55)).join('') + rect(224, 738, 22, 70),
      ctx.built(white, 0.6, 0.16),
    ) +
    fill(
      houses.map(([x, y, w]) => polygon([x - 4, y - w * 0.52, x + w / 2, y - w * 0.98, x + w + 4, y - w * 0.52])).join('') +
        polygon([220, 740, 235, 690, 250, 740]),
      ctx.built('#c05a3c', 1, 0.16),
    ) +
    fill(
      houses.map(([x, y, w]) => rect(x + w * 0.3, y - w * 0.4, 7, 9)).join('') + rect(231, 752, 8, 14),
      ctx.pane('#5a5468', 0.1),
    )
  );
}

function road(ctx: PosterContext): string {
  const left: number[] = [];
  const right: number[] = [];
  const verge: number[] = [];
  const rows: number[] = [];
  for (let y = 694; y < 1296; y += y < 780 ? 6 : 12) rows.push(y);
  for (const y of rows) {
    const [middle, width] = roadAt(y);
    left.push(middle - width / 2, y);
    right.push(middle + width / 2, y);
    verge.push(middle - width * 0.56, y);
  }
  const outer = right.map((v, i) => (i % 2 ? v : v + roadAt(at(right, i + 1))[1] * 0.06));
  let dashes = '';
  let edges = '';
  for (let y = 756, step = 5; y < 1290; y += step * 2.3, step *= 1.24) {
    const [x1, w1] = roadAt(y);
    const [x2, w2] = roadAt(y + step);
    dashes += polygon([x1 - w1 * 0.012, y, x1 + w1 * 0.012, y, x2 + w2 * 0.012, y + step, x2 - w2 * 0.012, y + step]);
  }
  for (const side of [-1, 1]) {
    const inner = rows.flatMap((y) => {
      const [middle, width] = roadAt(y);
      return [middle + side * width * 0.465, y];
    });
    const rim = rows.flatMap((y) => {
      const [middle, width] = roadAt(y);
      return [middle + side * width * 0.445, y];
    });
    edges += polygon([...inner, ...reversed(rim)]);
  }
  return (
    fill(polygon([...verge, ...reversed(outer)]), ctx.tone('#d9bd8a', 1.1)) +
    fill(polygon([...left, ...reversed(right)]), ctx.tone('#6a6876', 1.1)) +
    fill(dashes + edges, ctx.tone(white, 0.3))
  );
}

/** Roof over both lanes with flags on it, the booth, two barriers, the officer and the car before ours. */
function post(ctx: PosterContext): string {
  const roof = ctx.built(white, 0.4);
  const flags = [gold, '#2f9a94', blue, '#f08a4a', '#8a5ab0', '#58a0d0'];
  const flagAt = (i: number) => 886 + i * 66;
  const cloth = 'M0 0Q14-9 27-2T54-3V30Q40 38 27 31T0 33z';
  return (
    fill(polygon([886, 858, 1230, 858, 1260, 872, 860, 872]), ctx.mood.shadow, opacity(0.3)) +
    fill(rect(1004, 690, 14, 160), ctx.built('#c9ccd6', 1.4)) +
    place(1052, 890, 0.4, car(ctx, '#3f86b8', false)) +
    // booth
    fill(rect(1128, 762, 78, 96), ctx.built('#f0dcb8', 0.8)) +
    fill(ctx.side > 0 ? rect(1128, 762, 22, 96) : rect(1184, 762, 22, 96), ctx.built('#c8a888', 1.8)) +
    fill(rect(1138, 778, 58, 34), ctx.night ? ctx.mood.glow : ctx.built('#8fc0d0', 0.8)) +
    fill(`${circle(1158, 796, 8)}M1146 812Q1147 803 1158 803T1170 812z`, ctx.tone('#2c3450', 2)) +
    fill(rect(1122, 754, 90, 10) + rect(1132, 812, 70, 6), ctx.built(blue, 1)) +
    // canopy
    fill(rect(866, 690, 14, 168) + rect(1224, 690, 14, 168), ctx.built('#d9dce4', 0.9)) +
    fill(polygon([846, 690, 1258, 690, 1238, 704, 866, 704]), ctx.built('#8a8fa4', 2)) +
    fill(rect(840, 652, 424, 40), roof) +
    fill(rect(840, 682, 424, 10), ctx.built(blue, 0.8)) +
    // which lane is open
    fill(rect(922, 656, 30, 22) + rect(1080, 656, 30, 22), ctx.tone('#2a2e3c', 2.4)) +
    strokeRound('M930 661L944 673M944 661L930 673', '#ff6a52', 4) +
    strokeRound('M1095 660V672M1088 667L1095 674L1102 667', '#7fe08a', 4) +
    (ctx.night
      ? fill('M880 704H1224L1250 872H850z', ctx.verticalGradient(fade(ctx.mood.glow, 0.42, 0), 700, 872)) +
        strokeRound('M900 706h60M1040 706h60M1140 706h60', ctx.mood.glow, 6)
      : '') +
    // barriers: the far one shut, ours going up
    barrier(ctx, 896, 826, 0) +
    place(1116, 826, 1, `<g transform="rotate(38)">${arm(ctx, -112)}</g>${barrierFoot(ctx)}`) +
    // officer with a raised hand
    fill(personPath(906, 878, 66), ctx.tone('#26355c', 1.8)) +
    strokeRound('M915 840L926 816', ctx.tone('#26355c', 1.8), 6) +
    fill(rect(898, 812, 16, 4) + ellipse(906, 811, 7, 4), ctx.tone('#26355c', 2.4)) +
    stroke('M898 842H914', ctx.built('#d8e85a', 0.3), 7) +
    // flags
    stroke(
      times(6, (i) => `M${flagAt(i)} 652V520`),
      ctx.built('#f6f2ea', 0.8),
      5,
    ) +
    flags
      .map((c, i) =>
        place(
          flagAt(i) + 2,
          526,
          1,
          fill(cloth, ctx.built(c, ctx.night ? 0 : 0.5)) + (c === blue ? stars(27, 15, 10, 2.4, ctx.built(gold, 0.2)) : ''),
        ),
      )
      .join('') +
    fill(
      times(
        6,
        (i) =>
          `M${flagAt(i) + 29} 524Q${flagAt(i) + 42} 518 ${flagAt(i) + 56} 523V556Q${flagAt(i) + 42} 564 ${flagAt(i) + 29} 557z`,
      ),
      ctx.mood.shadow,
      opacity(0.12),
    )
  );
}

/** Twelve in a ring, each a dot of this radius: small enough to be read as stars. */
const stars = (x: number, y: number, r: number, dot: number, color: string) =>
  strokeRound(
    times(
      12,
      (i) => `M${Math.round((x + r * Math.sin(i * 0.5236)) * 10) / 10} ${Math.round((y - r * Math.cos(i * 0.5236)) * 10) / 10}h0`,
    ),
    color,
    dot * 1.6,
  );

/** A striped pole lying from its pivot, `reach` long. */
const arm = (ctx: PosterContext, reach: number) =>
  stroke(`M0 0H${reach}`, ctx.built(white, 0.2), 10) +
  stroke(`M0 0H${reach}`, ctx.built(red, 0.6), 10, 'stroke-dasharray="16 16"');

const barrierFoot = (ctx: PosterContext) =>
  fill(rect(-9, -12, 18, 46), ctx.built('#4a5068', 1.4)) + fill(circle(0, -2, 7), ctx.built(red, 0.7));

const barrier = (ctx: PosterContext, x: number, y: number, turn: number) =>
  place(x, y, 1, `<g transform="rotate(${turn})">${arm(ctx, 108)}</g>${barrierFoot(ctx)}`);

const star = 'M0-10L2.6-3.4L9.6-3.1L4.1 1.2L6 8L0 4.1L-6 8L-4.1 1.2L-9.6-3.1L-2.6-3.4z';

/** The sign at the edge of the Union, without a name. */
function starSign(ctx: PosterContext): string {
  const one = ctx.reuse(star);
  return (
    fill(ellipse(-ctx.side * 30, 2, 90, 9), ctx.mood.shadow, opacity(0.3)) +
    fill('M-58 0V-150H-48V0zM48 0V-150H58V0z', ctx.built('#9aa0ae', 1.4)) +
    fill('M-92-288H92Q100-288 100-280V-128Q100-120 92-120H-92Q-100-120-100-128V-280Q-100-288-92-288z', ctx.built(white, 0.3)) +
    fill('M-90-279H90V-129H-90z', ctx.built(blue, 0.9)) +
    times(12, (i) =>
      one(
        ctx.built(gold, 0.1),
        `transform="translate(${Math.round(52 * Math.sin(i * 0.5236))} ${Math.round(-204 - 52 * Math.cos(i * 0.5236))})"`,
      ),
    )
  );
}

/** A kilometre stone with a red head, nothing written on it. */
const milestone = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 18, 1, 40, 7), ctx.mood.shadow, opacity(0.32)) +
  fill('M-28 0V-66Q-28-92 0-92T28-66V0z', ctx.built(white, 0.5)) +
  fill('M-28-58V-66Q-28-92 0-92T28-66V-58z', ctx.built(red, 0.7)) +
  fill(ctx.side > 0 ? 'M-28 0V-66Q-28-86-12-91V0z' : 'M28 0V-66Q28-86 12-91V0z', ctx.mood.shadow, opacity(0.26)) +
  stroke('M-14-38H14M-14-26H8', ctx.tone('#4a4a58', 2), 4);

/** Light thrown ahead of the car. */
const beams = (ctx: PosterContext) =>
  ctx.night
    ? fill('M704 1040L806 872Q900 836 1000 872L868 1040z', ctx.verticalGradient(fade(ctx.mood.glow, 0.08, 0.62), 860, 1040))
    : '';

function suitcase(ctx: PosterContext, x: number, y: number, w: number, h: number, c: string): string {
  return (
    strokeRound(`M${x + w / 2 - 10} ${y - h}v-6h20v6`, ctx.tone('#3a2c30', 2), 4) +
    fill(`M${x} ${y}V${y - h + 7}q0-7 7-7H${x + w - 7}q7 0 7 7V${y}z`, ctx.built(c, 0.7)) +
    fill(rect(x, y - h * 0.34, w, h * 0.34), ctx.built(c, 1.8)) +
    stroke(`M${x + w * 0.22} ${y}V${y - h}M${x + w * 0.78} ${y}V${y - h}`, ctx.built(white, 0.9), 5)
  );
}

/** Seen from behind, laden with luggage and a dog; around the ground between its wheels. */
function car(ctx: PosterContext, c: string, laden: boolean): string {
  const glass = ctx.night ? mix('#20304a', ctx.mood.glow, 0.42) : ctx.tone('#a9cbd6', 1);
  const body = ctx.built(c, 0.6);
  const low = ctx.built(c, 1.8);
  const load = laden
    ? strokeRound('M-72-160V-188M72-160V-188M-88-188H88', ctx.tone('#3a3a48', 2), 6) +
      suitcase(ctx, -84, -190, 92, 54, '#8a5638') +
      suitcase(ctx, 12, -190, 72, 44, '#2f8a86') +
      suitcase(ctx, -62, -246, 74, 36, red) +
      fill(`${circle(44, -262, 30)}M56-262a12 12 0 1 0-24 0a12 12 0 1 0 24 0z`, ctx.built(white, 0.3), 'fill-rule="evenodd"') +
      strokeRound('M44-241V-232M23-262H14M65-262H74M44-283V-292', ctx.built(blue, 0.8), 12)
    : '';
  return (
    fill(ellipse(-ctx.side * 16, 2, 136, 12), ctx.mood.shadow, opacity(0.42)) +
    fill(rect(-100, -36, 38, 38) + rect(62, -36, 38, 38), ctx.tone('#22242e', 2.6)) +
    load +
    fill('M-96-98Q-86-160-64-172Q0-184 64-172Q86-160 96-98z', body) +
    fill('M-79-102Q-71-146-56-157Q0-166 56-157Q71-146 79-102z', glass) +
    group(
      fill(
        `${circle(-40, -122, 16)}M-64-100Q-62-108-40-108T-16-100z${circle(42, -120, 14)}M22-100Q24-108 42-108T62-100z`,
        ctx.tone('#22202c', 2.7),
      ) + (laden ? fill('M-12-100V-122L-11-136L-3-128H7L14-136L15-122V-100z', ctx.tone('#8a5a38', 1.7)) : ''),
    ) +
    fill('M-70-112Q-66-140-54-151L-34-155L-58-106z', '#fff', opacity(0.22)) +
    fill('M-112-20V-76Q-110-98-94-102H94Q110-98 112-76V-20Q110-12 100-12H-100Q-110-12-112-20z', body) +
    fill('M-112-20V-54H112V-20Q110-12 100-12H-100Q-110-12-112-20z', low) +
    fill(ellipse(-116, -108, 12, 9) + ellipse(116, -108, 12, 9), low) +
    fill(rect(-116, -40, 232, 13), ctx.built('#d8d8dc', 0.8)) +
    fill(rect(-35, -68, 70, 20), ctx.built(white, 0.2)) +
    fill(rect(-35, -68, 10, 20), ctx.built(blue, 0.8)) +
    stroke('M-14-58H26', ctx.tone('#3a3a48', 2), 5) +
    fill('M-110-90H-76V-70H-112zM110-90H76V-70H112z', ctx.night ? '#ff5a48' : ctx.tone(red, 1)) +
    fill(rect(-90, -90, 10, 19) + rect(80, -90, 10, 19), ctx.tone('#ffd9a0', 0.4)) +
    strokeRound('M-10-84H10', ctx.tone('#3a3a48', 2), 5) +
    (ctx.night
      ? [-96, 96].map((x) => fill(circle(x, -80, 66), ctx.radialGradient(fade('#ff5a48', 0.55, 0), x, -80, 66))).join('')
      : '')
  );
}

/** Poppies and daisies of the verge. */
function meadow(ctx: PosterContext): string {
  const r = ctx.random('brm');
  const blooms: [string, string][] = [red, gold, white].map((c) => [c, '']);
  let stalks = '';
  for (let i = 0; i < 90; i++) {
    const y = Math.round(1000 + 250 * r() ** 0.7);
    const [middle, width] = roadAt(y);
    const side = r() < 0.72 ? 1 : -1;
    const x = Math.round(middle + side * (width * 0.58 + 24 + r() * (side > 0 ? 700 : 420)));
    if (x < ctx.left || x > ctx.right || y > ctx.bottom + 10) continue;
    stalks += `M${x} ${y}v16`;
    at(blooms, i % 3)[1] += `M${x} ${y}h0`;
  }
  return (
    stroke(stalks, ctx.tone('#4f7a3a', 1.8), 3) + blooms.map(([c, d], i) => strokeRound(d, ctx.tone(c, 0.7), 12 - i * 2)).join('')
  );
}

/** Firs that frame the view. */
const woods = (ctx: PosterContext) =>
  forest(ctx, {
    yAt: (x) => 930 + Math.abs(x - 800) * 0.14,
    h: [90, 150],
    gap: 44,
    seed: 'br2',
    albedo: '#2f6a52',
    tone: 1.7,
    depth: 0.08,
    density: 0.8,
    from: ctx.left,
    to: 330,
  }) +
  forest(ctx, {
    yAt: (x) => 930 + Math.abs(x - 800) * 0.12,
    h: [100, 170],
    gap: 46,
    seed: 'br3',
    albedo: '#2f6a52',
    tone: 1.8,
    depth: 0.06,
    density: 0.8,
    from: 1236,
    to: ctx.right,
  });
