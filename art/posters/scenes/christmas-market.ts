import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, path, polygon, rect, roundArch, standingRect, tick, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Foot of the houses round the square. */
const Y = 966;
const RED = '#c8352b';
const WHITE = '#fdf6ea';
const GREEN = '#2f6b4f';

/** A Christmas market in the snow: stalls, a tall tree with lights, gabled houses, one spire. */
export const christmasMarket: Scene = {
  horizon: 930,
  wideTop: 270,
  mood: 'dusk',
  night: 'night',
  sun: { x: 1130, y: 420, r: 62, veiled: true },
  stars: { n: 70, to: 560 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [340, 600], alpha: 0.45, seed: 'xm' }),
      far: hills(ctx, { y: 760, amp: 90, wl: 620, albedo: '#c9d3e6', depth: 0.55, seed: 'xmh' }) + church(ctx),
    };
  },
  draw(ctx) {
    return {
      behind: houses(ctx),
      main: square(ctx) + farStalls(ctx) + tree(ctx) + chainsOfLight(ctx) + nearStalls(ctx),
      front: guests(ctx) + (ctx.bottom > 1200 ? snowman(ctx, 424, 1238) : '') + snowfall(ctx),
    };
  },
};

/** Lamps are lit from dusk on. */
const lamp = (ctx: PosterContext) => ctx.mood.glow;

/** Snow keeps its white in any light. */
const snowTone = (ctx: PosterContext, tone: number, distance = 0) =>
  mix(ctx.tone('#ffffff', tone, distance), ctx.night ? '#cfdcf8' : '#fdf8ff', (ctx.night ? 0.6 : 0.62) - tone * 0.14);

/** Lamp light lying on the snow, a wide way across and a short way deep. */
const pool = (ctx: PosterContext, r: number, strength: number) =>
  `<g transform="scale(1 .28)">${fill(circle(0, 0, r), ctx.radialGradient(fade(mix(lamp(ctx), '#f0813a', ctx.night ? 0.3 : 0), strength, 0), 0, 0, r))}</g>`;

function church(ctx: PosterContext) {
  const x = 604,
    d = 0.22,
    s = ctx.side,
    wall = ctx.tone('#d9c3a8', 1, d),
    shade = ctx.tone('#d9c3a8', 2.2, d),
    copper = '#5f9a8c';
  return (
    fill(rect(x - 46, 610, 92, 360), wall) +
    fill(s > 0 ? rect(x - 46, 610, 36, 360) : rect(x + 10, 610, 36, 360), shade) +
    fill(polygon([x - 58, 614, x, 384, x + 58, 614]), ctx.tone(copper, 1, d)) +
    fill(
      s > 0 ? polygon([x - 58, 614, x, 384, x - 14, 614]) : polygon([x + 58, 614, x, 384, x + 14, 614]),
      ctx.tone(copper, 2.2, d),
    ) +
    fill(path`M${x - 60} 616L${x} 384L${x + 9} 424q-24 26-16 58q-20 20-17 52q-16 16-14 46q-10 14-12 36z`, snowTone(ctx, 0.7, d)) +
    fill(rect(x - 54, 608, 108, 10) + rect(x - 50, 760, 100, 8), snowTone(ctx, 0.6, d)) +
    fill(roundArch(x - 18, 736, 20, 56) + roundArch(x + 18, 736, 20, 56), mix(lamp(ctx), ctx.mood.haze, d)) +
    fill(circle(x, 648, 20), ctx.tone('#fbf1dc', 0.2, d)) +
    strokeRound(`M${x} 648v-13M${x} 648l9 5`, ctx.tone('#3a3040', 2.6), 3) +
    fill(crossPath(x, 386, 34), ctx.built('#f0c040', 0.2, d))
  );
}

/** Width, wall, height of the wall, its gable or its roof's height, half-timbered. */
type House = readonly [w: number, wall: string, h: number, gable: boolean, timber?: boolean];

function houses(ctx: PosterContext) {
  const list: readonly House[] = [
    [150, '#d98f5c', 200, true],
    [170, '#e8d3a8', 176, false],
    [136, '#c9685a', 226, true, true],
    [140, '#8fae9c', 196, true],
    [158, '#f2e2c2', 190, false, true],
    [128, '#d9a05c', 236, true],
    [134, '#f4e8d2', 206, true, true],
    [150, '#b5605a', 184, false],
    [124, '#8fa3b8', 228, true],
    [140, '#f0d9a8', 210, true, true],
    [156, '#d9805c', 186, false],
    [132, '#f4e8d2', 240, true, true],
    [140, '#9fb59a', 200, true],
    [160, '#e3bf8a', 180, false],
    [150, '#c9685a', 220, true],
  ];
  const r = ctx.random('xmw');
  const snow = snowTone(ctx, 0.3),
    snowShade = snowTone(ctx, 1.8);
  let out = '',
    x = -280,
    roofs = '',
    shades = '',
    frames = '',
    lit = '',
    dark = '',
    beams = '',
    chimneys = '',
    smoke = '';
  for (const [w, wall, h, gable, timber] of list) {
    const t = Y - h,
      m = x + w / 2,
      rise = gable ? w * 0.92 : w * 0.62;
    const chances = Array.from({ length: 14 }, () => r());
    const seen = x + w > ctx.left && x < ctx.right;
    if (seen) {
      let d = rect(x, t, w, h);
      if (gable) {
        d += polygon([x, t + 1, m, t - rise, x + w, t + 1]);
        roofs += polygon([x - 12, t + 6, m, t - rise - 20, x + w + 12, t + 6, x + w - 6, t + 10, m, t - rise + 8, x + 6, t + 10]);
        shades += polygon([x - 12, t + 6, x + 6, t + 10, m, t - rise + 8, m, t - rise]);
      } else {
        roofs += path`M${x - 8} ${t + 6}L${x + 14} ${t - rise}q4-9 14-9H${x + w - 28}q10 0 14 9L${x + w + 8} ${t + 6}q-9 9-18 0t-22 1t-24 0t-20 1t-26-1t-22 1t-24 0z`;
        chimneys += rect(x + w * 0.7, t - rise - 34, 20, 40);
        smoke += path`M${x + w * 0.7 + 10} ${t - rise - 46}q-14-16 2-30t0-34`;
        shades += rect(x + w * 0.7 - 3, t - rise - 42, 26, 10);
      }
      out += fill(d, ctx.built(wall, ctx.night ? 1.5 : 1.2));
      const n = w > 145 ? 3 : 2;
      for (let f = 0; f < 3; f++)
        for (let i = 0; i < n; i++) {
          const wx = Math.round(x + (w * (i + 0.5)) / n),
            wy = Math.round(t + 22 + f * 66);
          frames += rect(wx - 14, wy - 4, 28, 44);
          if (at(chances, f * 3 + i) < 0.62) lit += rect(wx - 10, wy, 20, 36);
          else dark += rect(wx - 10, wy, 20, 36);
        }
      if (gable) {
        frames += roundArch(m, t - 12, 30, 44);
        lit += roundArch(m, t - 16, 20, 34);
      } else
        for (const q of [0.3, 0.62]) {
          frames += polygon([
            x + w * q - 17,
            t - 6,
            x + w * q - 17,
            t - 34,
            x + w * q,
            t - 54,
            x + w * q + 17,
            t - 34,
            x + w * q + 17,
            t - 6,
          ]);
          lit += rect(x + w * q - 8, t - 34, 16, 22);
        }
      if (timber)
        beams +=
          path`M${x + 3} ${t}v${h}M${x + w - 3} ${t}v${h}M${x} ${t + 2}h${w}M${x} ${t + 68}h${w}M${x} ${t + 134}h${w}` +
          times(
            2,
            (f) => path`M${x + 3} ${t + 66 + f * 66}l${w / n / 2 - 18} -62M${x + w - 3} ${t + 66 + f * 66}l${18 - w / n / 2} -62`,
          ) +
          (gable ? path`M${x + w * 0.2} ${t}L${m} ${t - rise * 0.62}L${x + w * 0.8} ${t}` : '');
    }
    x += w;
  }
  return (
    fill(chimneys, ctx.tone('#a0604a', 1.8)) +
    strokeRound(smoke, ctx.mood.cloud[0], 9, opacity(0.3)) +
    out +
    stroke(beams, ctx.tone('#5a3428', 2), 6) +
    fill(frames, ctx.tone('#fbf1dc', 0.6)) +
    fill(dark, ctx.tone('#4a4458', 2.4)) +
    fill(lit, lamp(ctx)) +
    fill(roofs, snow) +
    fill(shades, snowShade)
  );
}

function square(ctx: PosterContext) {
  return (
    fill(
      rect(ctx.left, Y - 6, ctx.right - ctx.left, 320),
      ctx.verticalGradient(ramp(snowTone(ctx, 1), snowTone(ctx, 1.9)), Y, 1270),
    ) +
    fill('M690 986Q760 1060 520 1280H1110Q880 1060 910 986z', snowTone(ctx, 2.2), opacity(0.6)) +
    place(800, 1090, 1, pool(ctx, 640, 0.75)) +
    strokeRound(
      'M742 1040h30M800 1056h40M690 1084h44M830 1100h56M700 1160h60M860 1166h70M640 1196h70M900 1204h80M760 1216h76',
      snowTone(ctx, 2.6),
      5,
      opacity(0.6),
    )
  );
}

/** A wooden stall round 0, 0: its wares in the light, an awning, snow on the roof. */
function stallArt(ctx: PosterContext, color: string, wares: string) {
  const g = lamp(ctx),
    wood = '#96633f';
  const stripes = times(6, (i) => path`M${-104 + i * 36} -112h18l${(i - 2.4) * 1.6} 34q-9 14-18 0z`);
  return (
    fill(rect(-92, -108, 184, 108), ctx.built(wood, 1.5)) +
    fill(rect(-82, -100, 164, 56), ctx.verticalGradient(ramp('#fff3c8', g), -100, -44)) +
    wares +
    fill(rect(-100, -48, 200, 11), ctx.built('#c58a58', 0.5)) +
    stroke(
      times(9, (i) => tick(-72 + i * 18, -36, 36)),
      ctx.built('#5a3828', 2),
      2.4,
      opacity(0.6),
    ) +
    strokeRound('M-96-36q16 16 32 0t32 0t32 0t32 0t32 0t32 0', ctx.built(GREEN, 1), 8) +
    strokeRound('M-80-28h0M-48-28h0M-16-28h0M16-28h0M48-28h0M80-28h0', RED, 8) +
    fill(rect(-96, -108, 9, 108) + rect(87, -108, 9, 108), ctx.built(wood, 0.7)) +
    fill(polygon([-104, -112, 104, -112, 112, -78, -112, -78]), ctx.built(WHITE, 0)) +
    fill(stripes, ctx.built(color, 0.2)) +
    fill(polygon([-112, -110, -76, -176, 76, -176, 112, -110]), ctx.built('#6b4432', 1.6)) +
    fill(
      'M-120-116L-82-182Q-78-190-68-190H68Q78-190 82-182L120-116q-6 12-16 4q-10 16-24 2q-12 10-22-2q-14 18-28 2q-10 8-20-1q-12 14-26 0q-14 16-28 0q-12 10-22 0q-16 12-26-2q-14 10-28-3z',
      snowTone(ctx, 0.2),
    ) +
    fill(
      ctx.side > 0
        ? 'M-120-116L-82-182Q-78-190-68-190H-44L-74-112q-16 12-26-2z'
        : 'M120-116L82-182Q78-190 68-190H44L74-112q16 12 26-2z',
      snowTone(ctx, 2),
      opacity(0.8),
    ) +
    strokeRound('M-112-76Q0-56 112-76', '#fff2c0', 6, 'stroke-dasharray="0 15"')
  );
}

/** What a stall sells, seen in its window. */
function waresOf(ctx: PosterContext) {
  const hearts = (x: number, y: number) => path`M${x} ${y + 15}q-17-12-11-20q7-6 11 2q4-8 11-2q6 8-11 20z`;
  const gingerbread =
    fill(
      times(6, (i) => hearts(-66 + i * 27, -80 + (i % 2) * 7)),
      '#9a4a24',
    ) +
    stroke(
      times(6, (i) => tick(-66 + i * 27, -100, 16 + (i % 2) * 7)),
      '#b5302a',
      2,
    ) +
    fill(
      times(7, (i) => standingRect(-66 + i * 22, -48, 15, 10)),
      '#b8703a',
    );
  const baubles =
    stroke(
      times(8, (i) => tick(-70 + i * 20, -100, 12 + ((i * 5) % 3) * 7)),
      '#8a6a3a',
      1.6,
    ) +
    [RED, '#2f6a8a', '#3f8f68', '#d9902a']
      .map((c, j) =>
        fill(
          times(2, (k) => circle(-70 + (j + k * 4) * 20, -81 + (((j + k * 4) * 5) % 3) * 7, 8)),
          c,
        ),
      )
      .join('') +
    fill(
      times(6, (i) => standingRect(-62 + i * 25, -48, 13, 9 + (i % 3) * 5)),
      '#a8432f',
    );
  const wine =
    fill(rect(-66, -74, 34, 26) + rect(34, -74, 34, 26), ctx.built('#a05a34', 1)) +
    fill(rect(-70, -78, 42, 6) + rect(30, -78, 42, 6), ctx.built('#d9a05c', 0.4)) +
    fill(
      times(6, (i) => standingRect(-19 + i * 8, -48, 6, 12)),
      RED,
    ) +
    // the one who pours
    fill('M-15-48q0-11 15-11t15 11z', ctx.built('#2f4a5c', 1.6)) +
    fill(circle(0, -63, 6.6), '#e8b48a') +
    fill('M-7-64q0-8 7-8t7 8z', RED) +
    strokeRound('M-50-82q-5-7 0-12M50-82q5-7 0-12', '#ffffff', 3);
  return { gingerbread, baubles, wine };
}

function stalls(ctx: PosterContext, list: readonly (readonly [x: number, y: number, k: number, kind: number])[]) {
  const { gingerbread, baubles, wine } = waresOf(ctx);
  const kinds = [
    ctx.stamp('xm0', () => stallArt(ctx, RED, wine)),
    ctx.stamp('xm1', () => stallArt(ctx, GREEN, gingerbread)),
    ctx.stamp('xm2', () => stallArt(ctx, '#2f5a8a', baubles)),
  ];
  const light = ctx.stamp('xmp', () => pool(ctx, 190, 0.95));
  return list
    .filter(([x, , k]) => x + 125 * k > ctx.left && x - 125 * k < ctx.right)
    .map(([x, y, k, kind]) => light(x, y + 8, k) + at(kinds, kind)(x, y, k))
    .join('');
}

const farStalls = (ctx: PosterContext) =>
  stalls(ctx, [
    [-60, 1014, 0.8, 1],
    [236, 1018, 0.8, 2],
    [624, 1010, 0.76, 1],
    [1000, 1012, 0.76, 2],
    [1392, 1018, 0.8, 0],
    [1670, 1014, 0.8, 1],
  ]);

const nearStalls = (ctx: PosterContext) =>
  stalls(ctx, [
    [60, 1120, 1.3, 0],
    [432, 1112, 1.24, 2],
    [1176, 1112, 1.24, 0],
    [1552, 1120, 1.3, 2],
  ]);

/** The tree in the middle of the square. */
function tree(ctx: PosterContext) {
  const x = 806,
    top = 430,
    foot = 1016,
    g = lamp(ctx),
    tiers = 8;
  let body = '',
    chains = '',
    red = '',
    gold = '';
  const colors = [0.9, 1.5, 2.2].map((tone) => ctx.built('#2f7a58', tone)),
    under = ctx.built('#1c4c40', 2.5),
    s = ctx.side;
  // one tier, 308 wide and 122 tall, hung on its hem
  const tier = ctx.share(
    'xmt',
    () =>
      fill('M139 6L122-16H-124L-139 6Q0 40 139 6z', under) +
      fill('M0-122Q62-46 154-2q-24 20-62 10q-40 18-92 8q-52 10-92-8q-38 10-62-10Q-62-46 0-122z', at(colors, 1)) +
      fill(
        s > 0 ? 'M0-122Q-62-46-154-2q38 14 76 9Q-16-56 0-122z' : 'M0-122Q62-46 154-2q-38 14-76 9Q16-56 0-122z',
        at(colors, 2),
      ) +
      fill(
        s > 0 ? 'M0-122Q62-46 154-2q-62 10-76-6Q30-46 0-122z' : 'M0-122Q-62-46-154-2q62 10 76-6Q-30-46 0-122z',
        at(colors, 0),
      ) +
      fill('M-154-3q36-14 68-36q6 28-16 40q-30 8-52-4zM154-3q-34-14-64-32q2 24 22 36q24 6 42-4z', snowTone(ctx, 0.3)),
  );
  for (let i = tiers - 1; i >= 0; i--) {
    const t = (i + 1) / tiers,
      y = top + (foot - 30 - top) * t,
      w = 22 + 132 * t;
    body += putStamp(tier, x, Math.round(y - 4), w / 154, false, (92 + 30 * t) / 122);
    chains += path`M${x - w * 0.8} ${y - 16}Q${x} ${y + 14} ${x + w * 0.66} ${y - 38}`;
    for (const q of [-0.56, -0.16, 0.3, 0.66]) {
      const ball = circle(x + q * w + (i % 2 ? 8 : -8), y + 4 - Math.abs(q) * 8, 4.6 + t * 2.4);
      if ((i + Math.round(q * 10)) % 2) red += ball;
      else gold += ball;
    }
  }
  const star = polygon(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2,
        q = i % 2 ? 12 : 29;
      return [x + Math.cos(a) * q, 414 + Math.sin(a) * q] as const;
    }).flat(),
  );
  return (
    fill(
      circle(x, 720, 400),
      ctx.radialGradient(fade(mix(g, '#e8703a', ctx.night ? 0.6 : 0), ctx.night ? 0.42 : 0.32, 0), x, 720, 400),
    ) +
    fill(ellipse(x, foot + 4, 120, 16), snowTone(ctx, 3)) +
    fill(standingRect(x, foot + 4, 34, 44), ctx.tone('#5a3828', 2)) +
    body +
    strokeRound(chains, '#fff0b8', 7, 'stroke-dasharray="0 17"') +
    fill(red, '#e0453a') +
    fill(gold, '#f2b43a') +
    fill(circle(x, 414, 92), ctx.radialGradient(fade('#ffe9b0', 0.9, 0), x, 414, 92)) +
    fill(star, '#fff3c4')
  );
}

/** Lights hung from the gables to the tree and on across the square. */
const chainsOfLight = (ctx: PosterContext) =>
  strokeRound(
    'M-230 720Q40 860 300 730Q540 850 772 618M840 618Q1080 850 1310 730Q1570 860 1840 720',
    lamp(ctx),
    8,
    'stroke-dasharray="0 24"',
  );

const snowman = (ctx: PosterContext, x: number, y: number) =>
  place(
    x,
    y,
    1,
    fill(ellipse(4, 0, 44, 7), snowTone(ctx, 3)) +
      fill(circle(0, -24, 26) + circle(0, -60, 18), snowTone(ctx, 0)) +
      fill(path`M0-42a18 18 0 0 1 0-36q-12 18 0 36zM0 2a26 26 0 0 1 0-52q-16 24 0 52z`, snowTone(ctx, 1.9)) +
      fill('M-16-72H16V-77H10V-92H-10V-77H-16z', ctx.tone('#2a2434', 2)) +
      fill('M2-62l18 5l-18 3z', '#e8862f') +
      strokeRound('M-5-66h0M8-66h0M1-34h0M1-22h0', '#2a2434', 5) +
      strokeRound('M-14-46Q0-40 16-46L20-30', RED, 7) +
      strokeRound('M24-34L46-52M-24-34L-44-48', '#5a3828', 3.6),
  );

/** Somebody in a winter coat, 100 tall, with a steaming mug in the hand to the right. */
function guest(ctx: PosterContext, coat: string, hat: string, mug: boolean) {
  const skin = ctx.built('#e8b48a', 0.8);
  return (
    fill('M-11-30H11L9 0H2L0-24L-2 0H-9z', ctx.built('#3a3444', 2.2)) +
    fill('M-17-26Q-19-70-7-75H7Q19-70 17-26Q0-20-17-26z', ctx.built(coat, 1)) +
    fill(ctx.side > 0 ? 'M-17-26Q-19-70-7-75H-2Q-9-50-7-24z' : 'M17-26Q19-70 7-75H2Q9-50 7-24z', ctx.built(coat, 2.2)) +
    fill(circle(0, -84, 10), skin) +
    fill('M-11-85Q-11-98 0-98T11-85z', ctx.built(hat, 0.7)) +
    fill(circle(0, -99, 4), ctx.built(WHITE, 0.2)) +
    strokeRound('M-8-73Q0-68 8-73', ctx.built(hat, 0.9), 7) +
    (mug
      ? strokeRound('M12-64L22-50L30-58', ctx.built(coat, 1.4), 7) +
        fill(rect(26, -72, 12, 14), RED) +
        strokeRound('M32-77q-5-7 0-12t0-12', '#ffffff', 2.6, opacity(0.8))
      : '')
  );
}

function guests(ctx: PosterContext) {
  const kinds = (
    [
      ['#2f5a7a', RED, true],
      ['#b8402f', '#f2c246', true],
      ['#3f7a5c', WHITE, false],
      ['#6a4a7a', '#3f8f9a', true],
      ['#d9902a', '#2f4a6a', false],
    ] as const
  ).map(([coat, hat, mug], i) => ctx.stamp(`xmg${i}`, () => guest(ctx, coat, hat, mug)));
  const list: readonly (readonly [x: number, y: number, h: number, kind: number, flip?: boolean])[] = [
    [700, 1042, 46, 2],
    [720, 1044, 32, 4],
    [880, 1046, 46, 4, true],
    [940, 1040, 44, 0, true],
    [560, 1128, 74, 4],
    [1040, 1134, 76, 2],
    [640, 1132, 80, 0],
    [730, 1136, 78, 1, true],
    [902, 1120, 70, 3],
    [966, 1122, 72, 1, true],
    [240, 1140, 80, 3],
    [306, 1142, 78, 0, true],
    [1330, 1144, 80, 1],
    [1400, 1144, 78, 3, true],
    [500, 1236, 62, 1],
    [1130, 1240, 88, 0],
    [1174, 1242, 62, 4, true],
    [-90, 1136, 78, 1],
    [-150, 1136, 76, 2],
    [1690, 1136, 78, 0, true],
  ];
  const table = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      fill('M-4-46H4L6 0H-6z', ctx.built('#5a3828', 2)) +
        fill(ellipse(0, -46, 32, 6), ctx.built('#c58a58', 0.5)) +
        fill(rect(-16, -60, 9, 13), RED) +
        strokeRound('M-11-64q-4-6 0-10t0-10', '#ffffff', 2.4, opacity(0.8)),
    );
  return (
    list
      .filter(([x, y]) => x > ctx.left && x < ctx.right && y < ctx.bottom)
      .map(([x, y, h, kind, flip]) => at(kinds, kind)(x, y, h / 100, flip))
      .join('') + [685, 934].map((x) => table(x, 1138)).join('')
  );
}

function snowfall(ctx: PosterContext) {
  const r = ctx.random('flakes');
  let small = '',
    large = '';
  for (let i = 0; i < 120; i++) {
    const x = Math.round(r.range(-220, 1820)),
      y = Math.round(r.range(20, 1240)),
      big = r() < 0.3;
    if (x < ctx.left || x > ctx.right || y < ctx.top || y > ctx.bottom) continue;
    if (big) large += `M${x} ${y}h0`;
    else small += `M${x} ${y}h0`;
  }
  return strokeRound(small, '#ffffff', 4.4, opacity(0.75)) + strokeRound(large, '#ffffff', 8, opacity(0.85));
}
