import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { at, thousandths } from '../engine/numbers.ts';
import { circle, path, polygon, rect, roundArch, segment, standingRect, symmetric, tick, times } from '../engine/path.ts';
import { people, personPath } from '../engine/people.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

const STONE = '#f0dfc0';
const SLATE = '#5a74a4';

/** Foot of the palace, waterline of the basin. */
const Y = 950;
const WATER = 1076;

/** The glass pyramid in the court of the Louvre, the queue at its door, the basin before it. */
export const louvre: Scene = {
  horizon: 940,
  wideTop: 250,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1076, y: 452, r: 74 },
  plane: [470, 300, -14, 0.6],
  ground(ctx) {
    return { sky: streaks(ctx, { n: 6, y: [440, 600], alpha: 0.6, seed: 'lvr' }) };
  },
  draw(ctx) {
    const court = wings(ctx) + front(ctx) + pavilions(ctx);
    const glass = smallPyramid(ctx, 372, 1014, 74) + smallPyramid(ctx, 1262, 1020, 74) + pyramid(ctx);
    const paving = pavingOf(ctx);
    const [seen, mirrored] = reflect(ctx, WATER, paving + ground(ctx) + court + glass, { k: 0.62, alpha: 0.62 });
    const basin = polygon([214, WATER, 1330, WATER, 1640, 1290, -120, 1290]);
    const pool =
      fill(basin, mix(ctx.mood.water[1], ctx.mood.water[0], 0.45)) +
      `<g ${ctx.clip(basin)}>${mirrored}${ripples(ctx, { y: WATER + 6, base: 1270, n: 20, per: 3, seed: 'lvw', alpha: 0.5, len: [24, 120] })}</g>` +
      strokeRound(path`M214 ${WATER}H1330`, ctx.built('#f6ead2', 0.2), 7) +
      stroke(path`M214 ${WATER}L-120 1290M1330 ${WATER}L1640 1290`, ctx.built('#f6ead2', 0.9), 16);
    return { behind: seen, main: pool, front: visitors(ctx) };
  },
};

/** Ground behind the palace's foot, so that nothing of the sky is mirrored below it. */
const pavingOf = (ctx: PosterContext) => fill(rect(ctx.left, Y - 60, ctx.right - ctx.left, 60), ctx.tone(STONE, 2));

function ground(ctx: PosterContext) {
  return (
    fill(
      rect(ctx.left, Y - 2, ctx.right - ctx.left, 330),
      ctx.verticalGradient(ramp(ctx.tone('#e6d3b8', 0.8), ctx.tone('#a48f8c', 1.8)), Y, 1270),
    ) +
    stroke(
      times(23, (i) => segment(800 + (i - 11) * 74, Y, 800 + (i - 11) * 214, 1290)) +
        times(7, (i) => `M${ctx.left} ${Y + 12 + i * 13 + i * i * 5}H${ctx.right}`),
      ctx.tone('#8d7670', 1.8),
      2.2,
      opacity(0.36),
    )
  );
}

/** The two long wings, coming forward on both sides. */
function wings(ctx: PosterContext) {
  const one = (side: 1 | -1, tone: number, seed: string) => {
    const r = ctx.random(seed);
    // u runs from the far end to the near one, v from the foot to the eaves and above
    const spot = (u: number, v: number) => [800 + side * (330 + 690 * u), Y + 72 * u - v * (204 + 136 * u)] as const;
    const quad = (u: number, w: number, v0: number, v1: number) =>
      polygon([...spot(u - w, v0), ...spot(u + w, v0), ...spot(u + w, v1), ...spot(u - w, v1)]);
    const pointed = (u: number, w: number, v0: number, v1: number) =>
      polygon([...spot(u - w, v0), ...spot(u + w, v0), ...spot(u + w, v1), ...spot(u, v1 + 0.05), ...spot(u - w, v1)]);
    let frames = '',
      glass = '',
      lit = '',
      arches = '',
      dormers = '',
      chimneys = '';
    for (let i = 0; i < 15; i++) {
      const u = ((i + 0.5) / 15) ** 1.12,
        w = 0.012 + 0.008 * u,
        on = ctx.night && r() < 0.6,
        [x] = spot(u, 0);
      if (x < ctx.left || x > ctx.right) continue;
      arches += pointed(u, w * 1.1, 0, 0.27);
      frames += pointed(u, w * 1.3, 0.44, 0.8) + pointed(u, w, 1.03, 1.2);
      if (on) lit += quad(u, w * 0.7, 0.46, 0.78);
      else glass += quad(u, w * 0.7, 0.46, 0.78);
      dormers += quad(u, w * 0.5, 1.05, 1.17);
      if (i % 4 === 2) chimneys += quad(u + 0.03, 0.012, 1.2, 1.52);
    }
    const band = (v0: number, v1: number) => polygon([...spot(0, v0), ...spot(1.25, v0), ...spot(1.25, v1), ...spot(0, v1)]);
    const K = ctx.built('#44405a', 2.4);
    return (
      fill(chimneys, ctx.built('#d9bd9a', tone + 0.4)) +
      fill(band(0.98, 1.34), ctx.built(SLATE, tone + 0.5)) +
      fill(band(1.28, 1.34), ctx.built(SLATE, tone - 0.5)) +
      fill(band(0, 1), ctx.built(STONE, tone)) +
      fill(frames, ctx.built(STONE, Math.max(0, tone - 0.7))) +
      fill(glass, K) +
      fill(lit, ctx.pane()) +
      fill(dormers, ctx.night ? ctx.mood.glow : K) +
      fill(arches, ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.2)) +
      fill(band(0.97, 1.02) + band(0.36, 0.4), ctx.built(STONE, Math.max(0, tone - 1)))
    );
  };
  return one(-1, ctx.side > 0 ? 0.6 : 1.5, 'rich') + one(1, ctx.side > 0 ? 1.5 : 0.6, 'den');
}

/** The wing across the end of the court. */
function front(ctx: PosterContext) {
  const top = Y - 196;
  let frames = '',
    glass = '',
    lit = '',
    arches = '',
    dormers = '',
    dormerGlass = '',
    statues = '';
  const r = ctx.random('sully');
  for (let i = 0; i < 17; i++) {
    const x = 470 + i * 41.25,
      on = ctx.night && r() < 0.6;
    if (Math.abs(x - 800) < 90) continue;
    arches += roundArch(x, Y, 22, 66);
    frames += standingRect(x, Y - 88, 24, 62) + polygon([x - 15, Y - 150, x, Y - 161, x + 15, Y - 150]);
    if (on) lit += tick(x, Y - 144, 52);
    else glass += tick(x, Y - 144, 52);
    dormers += roundArch(x, top - 8, 20, 42);
    dormerGlass += roundArch(x, top - 12, 10, 28);
    statues += tick(x + 20, top - 20, 16);
  }
  const K = ctx.built('#44405a', 2.4);
  return (
    fill(polygon([440, top, 448, top - 62, 462, top - 76, 1138, top - 76, 1152, top - 62, 1160, top]), ctx.built(SLATE, 1.2)) +
    fill(polygon([448, top - 62, 462, top - 76, 1138, top - 76, 1152, top - 62]), ctx.built(SLATE, 0.2)) +
    fill([560, 680, 920, 1040].map((x) => standingRect(x + 20, top - 60, 24, 56)).join(''), ctx.built('#d9bd9a', 1.3)) +
    fill(dormers, ctx.built(STONE, 0.5)) +
    fill(dormerGlass, ctx.night ? ctx.mood.glow : K) +
    fill(rect(430, top, 740, 200), ctx.built(STONE, 0.9)) +
    fill(frames, ctx.built(STONE, 0.1)) +
    stroke(glass, K, 13) +
    stroke(lit, ctx.pane(), 13) +
    fill(arches, ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.2)) +
    fill(rect(430, top - 4, 740, 11) + rect(430, Y - 82, 740, 7), ctx.built(STONE, 0)) +
    fill(rect(430, top + 8, 740, 5) + rect(430, Y - 74, 740, 4), ctx.built(STONE, 2)) +
    stroke(statues, ctx.built(STONE, 1.4), 5)
  );
}

/** Pavilions with their square domes: the clock's in the middle, one at each corner, one on each wing. */
function pavilions(ctx: PosterContext) {
  const s = ctx.side;
  const pavilion = (x: number, y: number, k: number, tall: number, lantern: boolean) => {
    const size = (v: number) => v * k,
      w = 84 * k,
      t = y - size(250 + tall),
      wall = standingRect(x, y, 2 * w, y - t),
      dome = [w * 1.02, t, w * 0.98, t - size(30), w * 0.86, t - size(68), w * 0.66, t - size(96), w * 0.5, t - size(106)];
    const shade = s > 0 ? rect(x - w, t, w * 0.34, y - t) : rect(x + w * 0.66, t, w * 0.34, y - t);
    const windows = (n: number, foot: number, wide: number, high: number) =>
      times(n, (i) => roundArch(x + (i - (n - 1) / 2) * w * 0.56, foot, size(wide), size(high)));
    const openings =
      windows(3, y - size(96), 24, 76) + windows(3, y - size(194), 20, 50) + (lantern ? windows(3, t + size(54), 18, 34) : '');
    return (
      fill(wall, ctx.built(STONE, 0.6)) +
      fill(shade, ctx.built(STONE, 1.9), opacity(0.7)) +
      fill(
        times(4, (i) => standingRect(x + (i - 1.5) * w * 0.56, y - size(84), size(8), y - t - size(120))) +
          [0, size(84), size(180), size(238)].map((v) => standingRect(x, y - v, 2 * w + size(10), size(8))).join('') +
          standingRect(x, t + size(4), 2 * w + size(14), size(11)),
        ctx.built(STONE, 0),
      ) +
      fill(openings, ctx.night ? ctx.mood.glow : ctx.built('#44405a', 2.4)) +
      fill(
        roundArch(x, y, size(46), size(70)) +
          roundArch(x - w * 0.62, y, size(24), size(56)) +
          roundArch(x + w * 0.62, y, size(24), size(56)),
        ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#6b5c62', 2.3),
      ) +
      fill(symmetric(x, dome), ctx.built(SLATE, 1)) +
      fill(
        polygon(
          s > 0
            ? [
                x - w * 1.02,
                t,
                x - w * 0.98,
                t - size(30),
                x - w * 0.86,
                t - size(68),
                x - w * 0.66,
                t - size(96),
                x - w * 0.5,
                t - size(106),
                x - w * 0.26,
                t - size(106),
                x - w * 0.5,
                t,
              ]
            : [
                x + w * 1.02,
                t,
                x + w * 0.98,
                t - size(30),
                x + w * 0.86,
                t - size(68),
                x + w * 0.66,
                t - size(96),
                x + w * 0.5,
                t - size(106),
                x + w * 0.26,
                t - size(106),
                x + w * 0.5,
                t,
              ],
        ),
        ctx.built(SLATE, 2.1),
      ) +
      fill(polygon([x - w * 0.7, t, x, t - size(40), x + w * 0.7, t]), ctx.built(STONE, 0.2)) +
      fill(polygon([x - w * 0.46, t - size(5), x, t - size(31), x + w * 0.46, t - size(5)]), ctx.built(STONE, 1.8)) +
      fill(standingRect(x, t - size(104), w * 1.1, size(9)), ctx.built(STONE, 0.3)) +
      (lantern
        ? fill(
            standingRect(x, t - size(112), size(44), size(34)) +
              symmetric(x, [size(26), t - size(146), size(16), t - size(160), size(2), t - size(172), size(2), t - size(196)]),
            ctx.built(SLATE, 0.9),
          ) +
          fill(
            times(2, (i) => roundArch(x + (i - 0.5) * size(20), t - size(114), size(11), size(26))),
            ctx.night ? ctx.mood.glow : ctx.built('#44405a', 2.4),
          )
        : fill(
            [-1, 1].map((q) => standingRect(x + q * w * 0.44, t - size(100), size(15), size(34))).join(''),
            ctx.built('#d9bd9a', 1.2),
          ))
    );
  };
  return (
    pavilion(452, Y + 4, 0.82, 10, false) +
    pavilion(1148, Y + 4, 0.82, 10, false) +
    pavilion(800, Y, 1.04, 66, true) +
    pavilion(96, 996, 1.26, 20, false) +
    pavilion(1504, 996, 1.26, 20, false)
  );
}

type Point = readonly [number, number];

/** One pane of the pyramid between its apex and two feet, in n rows of rhombs. */
function face(ctx: PosterContext, [ax, ay]: Point, [px, py]: Point, [qx, qy]: Point, n: number, tone: number, seed: string) {
  const spot = (along: number, up: number): Point => [
    px + (qx - px) * along + (ax - px) * up,
    py + (qy - py) * along + (ay - py) * up,
  ];
  const triangle = polygon([ax, ay, px, py, qx, qy]);
  const r = ctx.random(seed);
  let lattice = '',
    bright = '',
    dim = '';
  for (let i = 1; i < n; i++) {
    const t = i / n;
    lattice += segment(...spot(t, 0), ...spot(t, 1 - t)) + segment(...spot(t, 0), ...spot(0, t));
  }
  for (let i = 0; i < n - 1; i++)
    for (let j = i + 1; j < n; j++) {
      const chance = r(),
        rhomb = () =>
          polygon([
            ...spot(i / n, (j - i) / n),
            ...spot((i + 1) / n, (j - i - 1) / n),
            ...spot((i + 1) / n, (j - i) / n),
            ...spot(i / n, (j + 1 - i) / n),
          ]);
      if (chance < 0.13) bright += rhomb();
      else if (chance > 0.9) dim += rhomb();
    }
  const glow = ctx.mood.glow,
    foot = Math.max(py, qy);
  const body = ctx.night
    ? ctx.verticalGradient(
        [
          [0, mix(glow, ctx.mood.haze, 0.55 + tone * 0.1), 0.86],
          [0.55, mix(glow, '#e0803a', 0.14 + tone * 0.12), 0.94],
          [1, mix('#fff1c4', glow, tone * 0.5)],
        ],
        ay,
        foot,
      )
    : ctx.verticalGradient(
        [
          [0, ctx.tone('#b4cfe0', tone * 0.8), 0.88],
          [0.6, ctx.tone('#6f93b4', 0.5 + tone), 0.86],
          [1, ctx.tone('#50708f', 0.9 + tone), 0.94],
        ],
        ay,
        foot,
      );
  return (
    fill(triangle, body) +
    fill(bright, ctx.night ? '#fff6dc' : ctx.mood.sun, opacity(ctx.night ? 0.5 : 0.42 - tone * 0.16)) +
    fill(dim, ctx.tone('#3f5876', 2.4), opacity(0.3)) +
    stroke(lattice, ctx.night ? ctx.tone('#4a3340', 1.6) : ctx.tone('#eef4f6', 0.2 + tone * 0.9), 1.7, opacity(0.85)) +
    strokeRound(triangle, ctx.night ? mix(glow, '#ffffff', 0.4) : ctx.tone('#f4f8f8', tone * 0.8), 3.4)
  );
}

function pyramid(ctx: PosterContext) {
  const apex = [800, 688] as const,
    left = [470, 1012] as const,
    near = [672, 1058] as const,
    right = [1128, 1020] as const;
  const s = ctx.side;
  const halo = ctx.night ? fill(circle(800, 960, 420), ctx.radialGradient(fade(ctx.mood.glow, 0.5, 0), 800, 960, 420)) : '';
  const inside = ctx.night ? '#fff3cc' : ctx.tone('#33445c', 2.2);
  const door =
    fill(polygon([884, 1041, 884, 1004, 958, 1000, 958, 1035]), inside) +
    stroke(
      'M884 1041V1004L958 1000V1035M909 1003V1038M934 1002V1036',
      ctx.night ? ctx.tone('#4a3340', 1.6) : ctx.tone('#f4f8f8', 0.3),
      3,
    );
  return (
    halo +
    fill(polygon([...left, ...near, ...right, 1150, 1026, 672, 1068, 446, 1014]), ctx.tone('#8b7a78', 1.9)) +
    face(ctx, apex, left, near, 9, s > 0 ? 1.1 : 0.2, 'lva') +
    face(ctx, apex, near, right, 11, s > 0 ? 0.2 : 1.1, 'lvb') +
    door
  );
}

function smallPyramid(ctx: PosterContext, x: number, y: number, w: number) {
  const apex = [x, y - w * 0.78] as const,
    near = [x - w * 0.25, y + w * 0.1] as const;
  const s = ctx.side;
  return (
    face(ctx, apex, [x - w * 0.72, y - w * 0.02], near, 4, s > 0 ? 1.1 : 0.2, 'lvs') +
    face(ctx, apex, near, [x + w * 0.7, y], 4, s > 0 ? 0.2 : 1.1, 'lvt')
  );
}

/** The queue from the door along its rope, some who wander, lamps. */
function visitors(ctx: PosterContext) {
  const r = ctx.random('queue');
  const visitor = ctx.reuse(personPath(0, 0, 100));
  const coats = ['#b8402f', '#2f4f7a', '#3a3440', '#d9a04a', '#4f7a62'].map((color) => ctx.tone(color, 1.5));
  let queue = '';
  const stand = (x: number, y: number, h: number) => {
    const coat = at(coats, r.int(0, 4));
    if (x > ctx.left && x < ctx.right)
      queue += visitor(
        coat,
        `transform="translate(${Math.round(x)} ${Math.round(y)})scale(${thousandths(Math.round(h) / 100)})"`,
      );
  };
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    if (i % 7 === 4) continue;
    stand(Math.round(976 + t * 340 + r.jitter(4)), Math.round(1042 + t * 22 + r.jitter(2)), 30 + t * 9 + r.jitter(3));
  }
  for (const [x, y, h] of [
    [560, 1062, 32],
    [574, 1064, 30],
    [300, 1050, 34],
    [318, 1050, 26],
    [420, 1058, 33],
    [1190, 1002, 22],
    [1204, 1003, 21],
    [404, 990, 20],
    [250, 1006, 24],
    [1420, 1040, 32],
    [1440, 1041, 30],
  ] as const)
    stand(x, y, h);
  const lamp = [232, 1376, -60, 1660]
    .map(
      (x) =>
        fill(lampPath(x, 1064, 104), ctx.tone('#2a2c34', 2.6)) +
        (ctx.night ? fill(circle(x, 956, 38), ctx.radialGradient(fade(ctx.mood.glow, 0.9, 0), x, 956, 38)) : ''),
    )
    .join('');
  return (
    lamp +
    queue +
    people(ctx, [
      [1506, 1128, 78],
      [1540, 1130, 74],
      [1240, 1064, 40],
      [64, 1118, 70],
      [32, 1120, 74],
    ])
  );
}
