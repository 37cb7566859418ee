import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { figures } from '../engine/kits/family.ts';
import { at } from '../engine/numbers.ts';
import { areaUnder, circle, ellipse, path, polygon, rect, smooth, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const GROUND = 940;
const red = '#d63a2f';
const teal = '#1f8a8c';
const yellow = '#f4b62f';
const cream = '#fff4dc';

/** Crests and dips of the track: x, y. The first drop is the picture. */
const course = [
  [-460, 640],
  [-240, 880],
  [452, 398],
  [690, 884],
  [918, 500],
  [1104, 846],
  [1292, 590],
  [1450, 850],
  [1610, 660],
  [1790, 866],
  [1990, 700],
] as const;

function trackAt(x: number): number {
  let i = 0;
  while (i < course.length - 2 && x > at(course, i + 1)[0]) i++;
  const [x1, y1] = at(course, i);
  const [x2, y2] = at(course, i + 1);
  const t = Math.max(0, Math.min(1, (x - x1) / (x2 - x1)));
  return y1 + (y2 - y1) * (0.5 - Math.cos(t * Math.PI) / 2);
}

/** A wooden roller coaster with a train on its first drop, a carousel and families in a park. */
export const themePark: Scene = {
  horizon: 940,
  wideTop: 232,
  mood: 'tropic',
  night: 'violet',
  sun: { x: 764, y: 448, r: 108, style: 'rays' },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [250, 620], alpha: 0.8, seed: 'tp' }) + flown(ctx),
      far:
        hills(ctx, { y: 836, amp: 60, wl: 520, albedo: '#4f9a86', depth: 0.42, seed: 'tp1' }) +
        parkTrees(ctx, { y: 900, size: [84, 130], albedo: '#3f8060', depth: 0.22, seed: 'tp2', drop: 60 }),
    };
  },
  draw(ctx) {
    return {
      main: coaster(ctx) + hedge(ctx) + plaza(ctx),
      front:
        kiosk(ctx, 408, 1052, 1) +
        kiosk(ctx, -40, 1046, 0.94, teal) +
        kiosk(ctx, 1580, 1050, 1, teal) +
        garlands(ctx) +
        place(1050, 1074, 1, carousel(ctx)) +
        visitors(ctx),
    };
  },
};

/** Balloons that got away. */
const flown = (ctx: PosterContext) =>
  balloons(ctx, [
    [1116, 356, 27, red, 70],
    [1196, 446, 21, yellow, 56],
    [1044, 452, 16, teal, 46],
  ]);

function balloons(ctx: PosterContext, list: readonly (readonly [x: number, y: number, r: number, c: string, string: number])[]) {
  return list
    .map(
      ([x, y, r, c, l]) =>
        (l
          ? stroke(
              path`M${x} ${y + r * 1.2}q${-r * 0.4} ${l * 0.4} 0 ${l * 0.6}t${-r * 0.1} ${l * 0.4}`,
              ctx.tone('#fff', 0.6),
              1.8,
            )
          : '') +
        fill(ellipse(x, y, r, r * 1.18) + path`M${x} ${y + r * 1.1}l${-r * 0.2} ${r * 0.3}h${r * 0.4}z`, ctx.built(c, 0.7)) +
        fill(ellipse(x + ctx.side * r * 0.36, y - r * 0.42, r * 0.2, r * 0.34), '#fff', opacity(0.5)),
    )
    .join('');
}

function coaster(ctx: PosterContext): string {
  const line: number[] = [];
  for (let x = Math.floor(ctx.left / 19) * 19 - 57; x <= ctx.right + 60; x += 19) line.push(x, trackAt(x));
  const timber = ctx.share('timber', () => lattice(38, 92));
  const under = ctx.clip(areaUnder(line, GROUND));
  const track = ctx.define((id) => `<path id="${id}" fill="none" d="${smooth(line)}"/>`);
  const along = (color: string, width: number, extra = '') =>
    `<use href="#${track}" stroke="${color}" stroke-width="${width}"${extra && ` ${extra}`}/>`;
  return (
    group(
      `<use href="#${timber}" stroke="${ctx.built('#b5835c', 2, 0.2)}" transform="translate(${-ctx.side * 13}-9)"/>` +
        `<use href="#${timber}" stroke="${ctx.built('#fff0da', 0.5)}"/>`,
      under,
    ) +
    along(ctx.built('#8a5138', 2), 26, 'stroke-dasharray="5 9"') +
    along(ctx.built(red, 1.4), 13) +
    along(ctx.built('#ff8a6a', 0.2), 4, 'transform="translate(0-5)"') +
    (ctx.night ? along(ctx.mood.glow, 7, 'stroke-dasharray="0 26" stroke-linecap="round" transform="translate(0 16)"') : '') +
    train(ctx)
  );
}

/** Posts, ledgers and crossed braces over the whole ground: four wide strokes cut into bars by their dashes. */
function lattice(bay: number, storey: number): string {
  const bars = (d: string, thick: number, every: number, width: number, extra = '') =>
    `<path fill="none" d="${d}" stroke-width="${width}" stroke-dasharray="${thick} ${every - thick}"${extra}/>`;
  const row = (thick: number, extra = '') => bars(`M${-bay * 40 - thick / 2}-310H${bay * 80}`, thick, bay, 620, extra);
  const lean = Math.round((Math.atan(bay / storey) * 18000) / Math.PI) / 100;
  return `<g transform="translate(0 ${GROUND})">${row(5)}${bars(`M800 2V-620`, 5, storey, 2600)}${row(4, ` transform="skewX(${lean})"`)}${row(4, ` transform="skewX(${-lean})"`)}</g>`;
}

/** Five cars strung along the crest and the drop, arms in the air. */
function train(ctx: PosterContext): string {
  const shirts = [yellow, '#3f7fd0', '#f08a5a', '#58b07a', '#e86a9a'];
  const skin = ctx.built('#e6ac86', 0.8);
  const raised = ctx.stamp('raised', () => strokeRound('M-6-40L-15-74M6-40L9-76', skin, 5) + fill(circle(0, -54, 9), skin));
  const rider = (x: number, c: string, hair: string) =>
    raised(x, 0) +
    fill(`M${x - 10}-24V-38Q${x - 9}-46 ${x}-46T${x + 10}-38V-24z`, ctx.built(c, 0.6)) +
    fill(`M${x - 9}-54a9 9 0 0 1 18 0q-9-6-18 0z`, ctx.tone(hair, 1.4));
  const wheels = ctx.stamp('wheels', () => fill(circle(-22, -6, 7) + circle(22, -6, 7), ctx.tone('#2a2730', 2.4)));
  let out = '';
  let x = 606;
  for (let car = 0; car < 5; car++) {
    const slope = (trackAt(x + 8) - trackAt(x - 8)) / 16;
    const turn = Math.round((Math.atan(slope) * 180) / Math.PI);
    const body =
      rider(-16, at(shirts, car), '#4a2c20') +
      rider(14, at(shirts, (car + 2) % 5), car % 2 ? '#e0a64a' : '#2c2230') +
      fill(
        car ? 'M-36-10V-24Q-36-32-28-32H24Q34-32 34-22V-10z' : 'M-36-10V-24Q-36-32-28-32H18Q44-30 52-10z',
        ctx.built(teal, 0.7),
      ) +
      fill(car ? 'M-36-18H34V-8H-36z' : 'M-36-18H48L52-8H-36z', ctx.built(yellow, 0.6)) +
      wheels(0, 0);
    out += `<g transform="translate(${Math.round(x)} ${Math.round(trackAt(x))})rotate(${turn})scale(1.26)">${body}</g>`;
    // the next car stands a car's length further up the track
    for (let run = 0; run < 100; x--) run += Math.hypot(1, trackAt(x) - trackAt(x - 1));
  }
  return out;
}

const hedge = (ctx: PosterContext) =>
  parkTrees(ctx, { y: GROUND + 12, size: [36, 62], albedo: '#3f7a4a', depth: 0.08, seed: 'tp3', drop: 30 });

function plaza(ctx: PosterContext): string {
  const wide = ctx.right - ctx.left;
  return (
    layer(ctx, rect(ctx.left, GROUND + 10, wide, 330), {
      y: GROUND,
      albedo: '#e6c79c',
      tone: 0.9,
      foot: 300,
      mist: 0.2,
      rim: 0.4,
    }) +
    fill(ellipse(1050, 1082, 330, 58) + ellipse(640, 1140, 300, 34), ctx.tone('#fbe6c0', 0.5), opacity(0.45)) +
    stroke(
      [1000, 1042, 1096, 1160].map((y) => `M${Math.round(ctx.left)} ${y}H${Math.round(ctx.right)}`).join(''),
      ctx.tone('#a8825e', 1.4),
      3,
      `${opacity(0.4)} stroke-dasharray="90 60 30 80 140 70"`,
    ) +
    parkTrees(ctx, { y: 1196, size: [34, 58], albedo: '#4a9450', depth: 0, seed: 'tp4', drop: 40 }) +
    fill(
      `${smooth([-460, 1190, -100, 1150, 300, 1172, 620, 1216, 860, 1226, 1130, 1196, 1400, 1170, 1700, 1160, 2060, 1190])}V1290H-460z`,
      ctx.tone('#5a9a52', 1.2),
    ) +
    flowers(ctx)
  );
}

/** The bed at the visitor's feet. */
function flowers(ctx: PosterContext): string {
  const r = ctx.random('tpf');
  const beds = [red, yellow, '#fff4f0'].map((c): [string, string] => [c, '']);
  for (let i = 0; i < 84; i++) {
    const x = Math.round(r.range(-240, 1840));
    const y = Math.round(r.range(1206, 1250)) + (x > 560 && x < 1000 ? 20 : 0);
    if (x > ctx.left && x < ctx.right && y < ctx.bottom + 8) at(beds, i % 3)[1] += `M${x} ${y}h0`;
  }
  return beds.map(([c, d], i) => strokeRound(d, ctx.tone(c, 0.7), 11 + i * 2)).join('');
}

/** A stall with a striped awning and an ice cream on its roof. */
function kiosk(ctx: PosterContext, x: number, y: number, k: number, c = red): string {
  const stripes = (odd: boolean) =>
    times(6, (i) =>
      (i % 2 === 1) === odd
        ? `${polygon([-84 + i * 28, -84, -60 + i * 20, -126, -40 + i * 20, -126, -56 + i * 28, -84])}M${-84 + i * 28}-84h28v6a14 14 0 0 1-28 0z`
        : '',
    );
  return place(
    x,
    y,
    k,
    fill(ellipse(0, 0, 92, 9), ctx.tone('#7a5a58', 2.4), opacity(0.4)) +
      fill('M-66 0V-90H66V0z', ctx.built('#fbe9cc', 0.8)) +
      fill('M-66 0V-32H66V0z', ctx.built(c, 1.2)) +
      fill('M-56-80H56V-36H-56z', ctx.night ? ctx.mood.glow : ctx.tone('#5a4450', 2.2)) +
      fill(`${circle(-30, -50, 8)}M-38-36V-42H-22V-36z${circle(24, -46, 6)}${circle(38, -46, 6)}`, ctx.tone('#3a2c3a', 2.2)) +
      fill('M-72-36H72V-28H-72z', ctx.built('#fff6e4', 0.3)) +
      fill(stripes(false), ctx.built(c, 0.6)) +
      fill(stripes(true), ctx.built(cream, 0.3)) +
      fill('M-15-164L0-122L15-164z', ctx.built('#d99a52', 0.9)) +
      fill(circle(-10, -172, 13), ctx.built('#f7b4c0', 0.4)) +
      fill(circle(10, -172, 13), ctx.built('#fff3d8', 0.3)) +
      fill(circle(0, -188, 13), ctx.built('#a5dcc0', 0.5)) +
      fill(circle(3, -203, 5), ctx.built(red, 0.6)),
  );
}

/** Bunting between lamp posts; bulbs of the same strings at night. */
function garlands(ctx: PosterContext): string {
  const posts = [-330, 80, 566, 800, 1336, 1700];
  const spans = posts.slice(1).map((b, i) => [at(posts, i), b] as const);
  const top = 832;
  const flags: [string, string][] = [red, yellow, teal, cream].map((c) => [c, '']);
  let cord = '';
  for (const [a, b] of spans) {
    const sag = (b - a) * 0.17;
    cord += path`M${a} ${top}Q${(a + b) / 2} ${top + sag * 2} ${b} ${top}`;
    const n = Math.round((b - a) / 30);
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const x = Math.round(a + (b - a) * t);
      const y = Math.round(top + 4 * sag * t * (1 - t));
      if (x < ctx.left || x > ctx.right) continue;
      at(flags, i % 4)[1] += `M${x - 10} ${y}h20l-10 24z`;
    }
  }
  return (
    fill(posts.map((x) => rect(x - 4, top - 6, 8, 236)).join(''), ctx.built('#3f4a5c', 2)) +
    fill(posts.map((x) => circle(x, top - 14, 12)).join(''), ctx.night ? ctx.mood.glow : ctx.built('#fff6e0', 0.2)) +
    (ctx.night
      ? posts.map((x) => fill(circle(x, top - 14, 70), ctx.radialGradient(fade(ctx.mood.glow, 0.4, 0), x, top - 14, 70))).join('')
      : '') +
    stroke(cord, ctx.built('#5a4a50', 1.6), 2.6) +
    flags.map(([c, d]) => fill(d, ctx.built(c, 0.6))).join('') +
    (ctx.night ? strokeRound(cord, ctx.mood.glow, 8, 'stroke-dasharray="0 30"') : '')
  );
}

const horsePath =
  'M-27-6Q-29-20-13-20H5Q12-22 15-36L16-45L21-39L36-27L33-21L24-24Q24-12 20-4L31 4L27 9L13 2H-10L-20 13L-25 11L-19-1zM-26-13q-14 0-15 18q9-3 14-11z';

/** Around the middle of its platform. */
function carousel(ctx: PosterContext): string {
  const R = 186;
  const rim = -186;
  const slices = 14;
  const rimAt = (i: number) => {
    const a = (i / slices - 0.5) * Math.PI;
    return [R * Math.sin(a), rim + 22 * Math.cos(a)] as const;
  };
  const roof = ['', ''];
  const valance = ['', ''];
  let bulbs = '';
  let away = '';
  for (let i = 0; i < slices; i++) {
    const [x1, y1] = rimAt(i);
    const [x2, y2] = rimAt(i + 1);
    const slice = path`M${x1} ${y1}Q${x1 * 0.4} ${y1 - 76} 0 -322Q${x2 * 0.4} ${y2 - 76} ${x2} ${y2}z`;
    roof[i % 2] += slice;
    if (ctx.side > 0 ? i < 4 : i > 9) away += slice;
    valance[(i + 1) % 2] += path`M${x1} ${y1}L${x2} ${y2}V${y2 + 18}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 44} ${x1} ${y1 + 18}z`;
    bulbs += path`M${x2} ${y2 + 2}h0`;
  }
  const horse = ctx.reuse(horsePath);
  const brass = ctx.built('#e8b84a', 0.6);
  const mount = (x: number, y: number, k: number, c: string, saddle: string, rider = '') =>
    place(
      x,
      y,
      k,
      stroke(`M0 ${Math.round((-150 - y) / k)}V${Math.round((-14 - y) / k)}`, brass, 4.4) +
        (rider
          ? fill('M-9-19Q-10-44 0-44T9-19z', ctx.built(rider, 0.6)) +
            fill(circle(1, -53, 10), ctx.tone('#4a3026', 1.5)) +
            strokeRound('M4-36L15-30', ctx.built('#e6ac86', 0.8), 5)
          : '') +
        horse(ctx.built(c, 0.3)) +
        fill('M-12-21H7L4-8H-9z', ctx.built(saddle, 0.8)) +
        stroke('M15-36Q14-26 6-21', ctx.built(saddle, 1.4), 4),
    );
  const light = ctx.night ? fill(circle(0, -110, 330), ctx.radialGradient(fade(ctx.mood.glow, 0.42, 0), 0, -110, 330)) : '';
  return (
    light +
    fill(ellipse(0, 4, 206, 26), ctx.tone('#7a5a58', 2.4), opacity(0.45)) +
    fill(`M-190-10V2A190 24 0 0 0 190 2V-10z`, ctx.built(red, 1.4)) +
    fill(ellipse(0, -10, 190, 24), ctx.built('#f0d2a0', ctx.night ? 0 : 0.7)) +
    fill(
      `M-164-14V${rim}H164V-14A164 18 0 0 1-164-14z`,
      ctx.night ? mix(ctx.mood.glow, '#8a4a3a', 0.42) : ctx.tone('#8a4a52', 1.8),
    ) +
    fill(rect(-56, rim, 112, 172), ctx.built(cream, 0.7)) +
    fill(rect(-44, rim + 44, 24, 104) + rect(-12, rim + 44, 24, 104) + rect(20, rim + 44, 24, 104), ctx.built(teal, 0.9)) +
    fill(circle(-32, rim + 96, 8) + circle(0, rim + 96, 8) + circle(32, rim + 96, 8), brass) +
    mount(-92, -74, 0.72, '#cfc2c8', teal) +
    mount(92, -66, 0.72, '#cfc2c8', red) +
    mount(-134, -48, 1, '#fff8ee', red, '#3f7fd0') +
    mount(-46, -58, 1.06, '#5a4450', yellow) +
    mount(46, -44, 1.06, '#fff8ee', teal, yellow) +
    mount(136, -56, 1, '#c98a5a', red, '#e86a9a') +
    fill(at(roof, 0), ctx.built(red, 0.7)) +
    fill(at(roof, 1), ctx.built(cream, 0.4)) +
    fill(away, ctx.built('#5a2440', 2.2), opacity(0.26)) +
    fill(at(valance, 0), ctx.built(teal, 0.7)) +
    fill(at(valance, 1), ctx.built(yellow, 0.5)) +
    strokeRound(bulbs, ctx.night ? '#fff3c8' : '#fffaf0', 8) +
    fill(circle(0, -326, 11), brass) +
    stroke('M0-330V-392', ctx.built('#5a4450', 1.8), 4) +
    fill('M2-392Q24-402 40-390T72-388L60-376L70-364Q50-362 38-370T2-366z', ctx.built(yellow, 0.5))
  );
}

function visitors(ctx: PosterContext): string {
  const bunch: [number, number, number, string, number][] = [
    [704, 940, 22, teal, 0],
    [742, 944, 22, yellow, 0],
    [664, 958, 20, '#e86a9a', 0],
    [770, 976, 20, red, 0],
    [722, 908, 22, red, 0],
    [684, 916, 20, '#fff4e6', 0],
    [756, 912, 20, '#3f7fd0', 0],
  ];
  const hand = [706, 1054] as const;
  return (
    strokeRound(
      bunch.map(([x, y, r]) => path`M${x} ${y + r}Q${(x + hand[0]) / 2} ${y + 80} ${hand[0]} ${hand[1]}`).join(''),
      ctx.tone('#fff', 0.6),
      1.8,
    ) +
    balloons(ctx, bunch) +
    figures(ctx, [
      { x: 692, y: 1128, h: 108, top: '#fff4e6', bottom: red, hair: '#d8b23a', right: [15, 6] },
      { x: 770, y: 1124, h: 60, top: '#f08a5a', bottom: '#e86a9a', skirt: true, hair: '#7a4a2a', left: [-30, -16] },
      { x: 812, y: 1130, h: 112, top: '#3f6fb0', bottom: '#e9dcc4', hair: '#3a2620', left: [-26, 34] },
      { x: 500, y: 1122, h: 106, top: '#e0563f', bottom: '#2f4a6a', skirt: true, hair: '#5a3424', right: [24, 36] },
      { x: 543, y: 1124, h: 58, top: yellow, bottom: '#3f7f8a', hair: '#c98a3a', left: [-24, -14], right: [24, -12] },
      { x: 586, y: 1122, h: 114, top: '#2f8a7a', bottom: '#3a3f52', hair: '#2c2226', left: [-26, 38] },
      { x: 1272, y: 1120, h: 104, top: '#7a5ab0', bottom: '#f0e2c8', hair: '#a8622e', left: [-24, -22] },
      { x: 1230, y: 1118, h: 56, top: '#fff4e6', bottom: red, hair: '#4a2c20', left: [-20, -34], right: [20, -34] },
      { x: 170, y: 1112, h: 100, top: '#3f7fd0', bottom: '#e9dcc4', hair: '#3a2620' },
      { x: 212, y: 1114, h: 56, top: '#e86a9a', bottom: '#fff4e6', skirt: true, hair: '#c98a3a', left: [-22, -12] },
      { x: 1440, y: 1116, h: 100, top: '#e0563f', bottom: '#2f4a6a', hair: '#3a2620' },
      { x: 1480, y: 1118, h: 56, top: '#58b07a', bottom: '#3a3f52', hair: '#a8622e', left: [-22, -12] },
    ])
  );
}
