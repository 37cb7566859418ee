import { gulls } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { layer } from '../engine/hills.ts';
import { figures } from '../engine/kits/family.ts';
import { circle, ellipse, path, polygon, rect, roundArch, smooth, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { island, water } from '../engine/water.ts';

const HORIZON = 570;
const SAND = '#f0cf94';
/** Damp from the moat when it was built, pale where it dried. */
const CASTLE = '#f9dda6';
const red = '#dc4232';
const blue = '#2f6fb0';
const white = '#fff8ea';

/** The edge of the sea, from beyond the left to beyond the right. */
const shore = [-460, 800, -120, 776, 200, 742, 480, 748, 760, 776, 1040, 782, 1300, 748, 1600, 724, 2060, 752];
const along = (drop: number) => smooth(shore.map((v, i) => (i % 2 ? v + drop : v)));

/** A sand castle on a shallow beach, a child at work on it, a family at the water's edge. */
export const sandCastle: Scene = {
  horizon: HORIZON,
  wideTop: 270,
  mood: 'riviera',
  night: 'lagoon',
  sun: { x: 470, y: 430, r: 92 },
  plane: [980, 210, -12, 0.58],
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [250, 480], alpha: 0.85, seed: 'sc' }),
      far:
        water(ctx, { y: HORIZON, glintX: 470, lines: 24, bottom: mix(ctx.mood.water[1], ctx.mood.water[0], 0.25) }) +
        island(ctx, { x: 1330, y: HORIZON + 2, w: 620, h: 84, depth: 0.5, albedo: '#6f9a80', reflect: false }) +
        village(ctx) +
        sailboat(ctx, 896, 652, 0.86, { depth: 0.04, sail: '#ffffff' }),
    };
  },
  draw(ctx) {
    return {
      main: shallows(ctx) + beach(ctx) + bathers(ctx),
      front:
        windbreak(ctx) +
        parasols(ctx) +
        place(716, 1054, 1, castle(ctx)) +
        place(1040, 1072, 1, child(ctx)) +
        place(414, 1158, 1, bucket(ctx)) +
        place(1206, 1136, 1, ball(ctx)) +
        strand(ctx) +
        gulls(ctx, [
          [640, 470, 0.6],
          [716, 430, 0.45],
          [1190, 360, 0.5],
        ]),
    };
  },
};

/** White houses on the far headland. */
const village = (ctx: PosterContext) =>
  fill(
    times(7, (i) => rect(1180 + i * 38, 540 - (i % 3) * 10, 22, 18)),
    ctx.built(white, 0.3, 0.3),
  ) +
  fill(
    times(7, (i) =>
      polygon([1177 + i * 38, 541 - (i % 3) * 10, 1191 + i * 38, 530 - (i % 3) * 10, 1205 + i * 38, 541 - (i % 3) * 10]),
    ),
    ctx.built('#d0623c', 0.9, 0.3),
  ) +
  fill(
    times(7, (i) => rect(1188 + i * 38, 546 - (i % 3) * 10, 6, 7)),
    ctx.pane('#6a6a74', 0.2),
  );

/** Knee-deep water over sand, and the small waves that run out on it. */
function shallows(ctx: PosterContext): string {
  const pale = ctx.night ? mix(ctx.mood.water[0], '#bfe8e0', 0.2) : mix(ctx.mood.water[0], '#a8ecd8', 0.7);
  const foam = ctx.tone('#ffffff', 0.2);
  return (
    fill(`${along(10)}V640H-460z`, ctx.verticalGradient(fade(pale, 0, 0.95), 630, 780)) +
    [
      [-96, 3, 0.4, '80 140 46 90'],
      [-60, 5, 0.6, '150 90 60 120'],
      [-26, 8, 0.8, '260 60 120 90'],
    ]
      .map(([drop, width, alpha, dash]) =>
        strokeRound(along(drop as number), foam, width as number, `${opacity(alpha as number)} stroke-dasharray="${dash}"`),
      )
      .join('')
  );
}

function beach(ctx: PosterContext): string {
  const wet = mix(ctx.tone('#d8b07c', 1.1), ctx.mood.water[0], 0.22);
  return (
    fill(`${along(0)}V1290H-460z`, ctx.tone('#ffffff', 0.1)) +
    fill(`${along(9)}V1290H-460z`, wet) +
    layer(ctx, `${along(54)}V1290H-460z`, { y: 800, albedo: '#f6d9a2', tone: 0.55, foot: 460, mist: 0.16, rim: 0.6 }) +
    // low ridges that the wind left
    strokeRound(
      'M-420 930Q-240 900-60 926M120 906Q250 884 400 900M1180 912Q1330 890 1480 914M1560 1010Q1700 990 1860 1016M-300 1070Q-120 1044 60 1066M930 1200Q1090 1172 1260 1196M330 1196Q470 1174 620 1200',
      ctx.tone(SAND, 2),
      5,
      opacity(0.35),
    )
  );
}

const bathers = (ctx: PosterContext) =>
  figures(ctx, [
    { x: 872, y: 798, h: 104, top: blue, hair: '#3a2620', left: [-24, 34] },
    { x: 830, y: 800, h: 58, top: red, hair: '#c98a3a', left: [-26, -30], right: [24, -18] },
    { x: 934, y: 792, h: 98, top: '#f2a23a', hair: '#7a4a2a', right: [24, 30] },
    { x: 970, y: 788, h: 50, top: '#58b07a', hair: '#4a2c20', left: [-24, -16], right: [30, -14] },
    { x: 520, y: 726, h: 56, top: '#f2d23a', hair: '#4a2c20', left: [-28, -24], right: [28, -24] },
    { x: 574, y: 720, h: 52, top: '#e86a9a', hair: '#a8622e', left: [-22, -4], right: [30, -30] },
    { x: 214, y: 768, h: 96, top: '#58b07a', hair: '#3a2620', right: [24, 34] },
    { x: 254, y: 770, h: 54, top: red, hair: '#c98a3a', left: [-22, -12] },
    { x: 1420, y: 752, h: 92, top: red, hair: '#3a2620', left: [-26, 20] },
    { x: 1376, y: 750, h: 50, top: blue, hair: '#3a2620', right: [24, -18] },
  ]);

/** Striped cloth between poles, against the wind off the sea. */
function windbreak(ctx: PosterContext): string {
  const top = (x: number) => 800 + Math.abs(((x - 300) % 96) - 48) * -0.12;
  const strip = (odd: number) =>
    times(9, (i) => {
      if (i % 2 !== odd) return '';
      const x = 300 + i * 32;
      return polygon([x, top(x), x + 32, top(x + 32), x + 32, 892, x, 892]);
    });
  return (
    fill(polygon([286, 896, 600, 896, 640, 912, 300, 912]), ctx.mood.shadow, opacity(0.28)) +
    fill(strip(0), ctx.built(blue, 0.8)) +
    fill(strip(1), ctx.built(white, 0.5)) +
    fill(
      times(4, (i) => rect(296 + i * 96, 778, 8, 122)),
      ctx.built('#8a5c3a', 1.4),
    )
  );
}

/** A parasol around the foot of its pole; `tilt` in degrees. */
function parasol(ctx: PosterContext, x: number, y: number, k: number, a: string, tilt: number): string {
  const n = 8;
  const edge = (i: number) => {
    const t = (i / n - 0.5) * Math.PI;
    return [190 * Math.sin(t), -322 + 34 * Math.cos(t)] as const;
  };
  const panels = ['', ''];
  let shade = '';
  for (let i = 0; i < n; i++) {
    const [x1, y1] = edge(i);
    const [x2, y2] = edge(i + 1);
    const panel = path`M0-424Q${x1 * 0.8} ${y1 - 78} ${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 12} ${x2} ${y2}Q${x2 * 0.8} ${y2 - 78} 0-424z`;
    panels[i % 2] += panel;
    if (ctx.side > 0 ? i < 3 : i > 4) shade += panel;
  }
  return (
    fill(ellipse(x + 30 * k - ctx.side * 70 * k, y + 6, 170 * k, 24 * k), ctx.mood.shadow, opacity(0.3)) +
    `<g transform="translate(${x} ${y})rotate(${tilt})scale(${k})">${
      fill('M-5 0V-420H5V0z', ctx.built('#f6ead2', 1)) +
      fill('M-190-322A190 34 0 0 0 190-322Q0-300-190-322z', ctx.built(a, 2.4)) +
      fill(panels[0] ?? '', ctx.built(a, 0.6)) +
      fill(panels[1] ?? '', ctx.built(white, 0.3)) +
      fill(shade, ctx.mood.shadow, opacity(0.22)) +
      fill('M-6-420L0-446L6-420z', ctx.built(a, 1.4))
    }</g>`
  );
}

function parasols(ctx: PosterContext): string {
  const towel = (x: number, y: number, c: string) =>
    fill(polygon([x - 120, y, x + 60, y - 8, x + 110, y + 40, x - 100, y + 50]), ctx.built(c, 0.8)) +
    fill(
      polygon([x - 90, y - 1, x - 66, y - 2, x - 40, y + 47, x - 66, y + 48]) +
        polygon([x + 10, y - 6, x + 34, y - 7, x + 76, y + 42, x + 50, y + 43]),
      ctx.built(white, 0.5),
    );
  return (
    parasol(ctx, 60, 880, 0.5, '#f2b632', -6) +
    parasol(ctx, -130, 900, 0.56, red, 5) +
    parasol(ctx, 1450, 872, 0.5, blue, 6) +
    parasol(ctx, 1640, 900, 0.6, '#f2b632', -5) +
    towel(1226, 984, '#2f9a94') +
    parasol(ctx, 1196, 1000, 0.94, red, -5)
  );
}

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

const shell = 'M0 0L-13-9Q-16-26 0-27T13-9zM-5 0h10v4h-10z';

function castle(ctx: PosterContext): string {
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

/** Kneeling by the wall with a spade, under a straw hat; faces left. */
function child(ctx: PosterContext): string {
  const skin = ctx.built('#dc9f78', 0.7);
  const skinShade = ctx.built('#c98560', 1.5);
  return (
    fill(ellipse(-ctx.side * 30, 2, 110, 14), ctx.mood.shadow, opacity(0.32)) +
    // the far arm leans on the ground
    strokeRound('M-14-128L-44-66L-58-10', skinShade, 17) +
    fill('M-46 2Q-66-4-56-24L-4-66L44-54Q60-22 82-14Q96-10 92 2z', skin) +
    fill('M-4-2Q20-30 46-34Q60-18 82-14Q96-10 92 2H0z', skinShade) +
    fill('M-10-56Q-38-104-30-146Q-6-166 20-150Q56-106 52-50Q20-30-10-56z', ctx.built('#f2b632', 0.5)) +
    stroke('M-33-124Q4-112 38-122M-28-98Q10-86 49-96M-18-72Q16-58 53-70', ctx.built(white, 0.4), 8) +
    // hair, face, hat
    fill('M-44-196Q-46-150-14-150Q34-146 36-196z', ctx.built('#7a4426', 1)) +
    fill('M-48-198L-49-182L-56-172L-48-170Q-44-160-22-158Q-2-158-4-198z', skin) +
    fill('M26-176Q48-168 44-138Q30-142 22-160z', ctx.built('#7a4426', 1.4)) +
    fill('M-82-190Q-60-206-38-206Q-36-246-2-248Q34-244 36-204Q60-200 74-182Q0-206-82-190z', ctx.built('#f7dc9a', 0.4)) +
    fill('M-38-206Q0-216 36-204L35-216Q0-228-37-218z', ctx.built(red, 0.7)) +
    // the near arm and the spade
    `<g transform="translate(-104-70)rotate(16)">${stroke('M0-62V20', ctx.built('#f6ead2', 1), 8) + strokeRound('M-12-62H12', ctx.built(red, 0.7), 9) + fill('M-20 14H20V48Q16 70 0 78Q-16 70-20 48z', ctx.built(red, 0.6))}</g>` +
    strokeRound('M6-134L-34-98L-88-108', skin, 18)
  );
}

const bucket = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 20, 2, 62, 10), ctx.mood.shadow, opacity(0.32)) +
  strokeRound('M-48-92Q-62-20 0-34T48-92', ctx.built('#f6ead2', 0.6), 6) +
  fill('M-50-96H50L36-2Q0 8-36-2z', ctx.built(blue, 0.6)) +
  fill(ctx.side > 0 ? 'M-50-96H-14L-12 3Q-28 2-36-2z' : 'M50-96H14L12 3Q28 2 36-2z', ctx.built(blue, 1.9)) +
  fill(ellipse(0, -96, 50, 12), ctx.built('#f2b632', 0.5)) +
  fill(ellipse(0, -95, 42, 8), ctx.built(SAND, 1.6)) +
  fill('M0-72L7-54L26-54L11-42L16-24L0-35L-16-24L-11-42L-26-54L-7-54z', ctx.built('#f2b632', 0.4)) +
  `<g transform="translate(92 6)rotate(14)">${fill('M-18-34H18V0H-18z', ctx.built(red, 1)) + stroke('M0-30V-112', ctx.built('#f6ead2', 0.8), 9) + strokeRound('M-14-118Q0-140 14-118z', ctx.built(red, 0.7), 8)}</g>` +
  fill('M66 12Q92-10 122 12z', ctx.tone(SAND, 1.2));

const ball = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 26, 2, 62, 11), ctx.mood.shadow, opacity(0.32)) +
  fill(circle(0, -50, 52), ctx.built(white, 0.4)) +
  fill(
    'M-8-96Q-52-80-50-44Q-30-60-8-96zM-8-96Q40-92 50-66Q18-66-8-96zM-36-13Q-14-46-8-96Q6-50 4 2Q-20 2-36-13z',
    ctx.built(red, 0.6),
  ) +
  fill('M-8-96Q44-60 36-12Q22 0 4 2Q6-50-8-96z', ctx.built('#2f9a94', 0.7)) +
  fill(
    ctx.side > 0 ? 'M-36-90A52 52 0 0 0 14 0Q-34-20-36-90z' : 'M36-90A52 52 0 0 1-14 0Q34-20 36-90z',
    ctx.mood.shadow,
    opacity(0.2),
  ) +
  fill(circle(-8, -96, 5), ctx.built(white, 0.2));

/** What lies at the viewer's feet. */
function strand(ctx: PosterContext): string {
  const prints = [0, 1, 2, 3, 4, 5].map((i) => ellipse(620 + i * 58, 1222 - i * 8 + (i % 2) * 20, 13, 6)).join('');
  const star = 'M0-26L7-8L26-7L11 5L16 24L0 13L-16 24L-11 5L-26-7L-7-8z';
  return (
    fill(prints, ctx.tone(SAND, 2.2), opacity(0.55)) +
    place(1030, 1176, 1, strokeRound(star, ctx.tone('#e8704a', 0.8), 6) + fill(star, ctx.tone('#e8704a', 0.8))) +
    [
      [560, 1196, 1.1],
      [690, 1166, 0.8],
      [1128, 1216, 1],
      [150, 1120, 1],
      [1420, 1090, 1],
    ]
      .map(([x, y, k]) => place(x ?? 0, y ?? 0, k ?? 1, fill(shell, ctx.tone(white, 0.5))))
      .join('') +
    group(
      grass(ctx, { y: 1262, h: [60, 150], gap: 5, albedo: '#8fa05a', tone: 1.6, seed: 'scg', from: 180, to: 372 }) +
        grass(ctx, { y: 1262, h: [50, 130], gap: 5, albedo: '#8fa05a', tone: 1.6, seed: 'sch', from: 1262, to: 1430 }),
    )
  );
}
