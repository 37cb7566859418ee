import { gulls } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, path, polygon, rect, roundArch, smooth, symmetric, tick } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const WHITE = '#fff8ea';
const SLATE = '#5f7480';
const STONE = '#d8c4a0';

/** Constanța's Art Nouveau Casino on its headland, the great shell window over the sea. */
export const constanta: Scene = {
  horizon: 690,
  wideTop: 262,
  mood: 'riviera',
  night: 'night',
  sun: { x: 460, y: 470, r: 84 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [300, 600], alpha: 0.8, seed: 'cta' }),
      far: water(ctx, { y: 690, glintX: 460, lines: 34 }),
    };
  },
  draw(ctx) {
    return {
      behind:
        sailboat(ctx, 390, 752, 0.5, { depth: 0.2 }) +
        sailboat(ctx, 1380, 736, 0.4, { depth: 0.26, flip: true }) +
        sailboat(ctx, 40, 770, 0.6, { depth: 0.18 }),
      main: headland(ctx) + lighthouse(ctx, 1352, 930) + place(800, 936, 1, casino(ctx)) + strollers(ctx),
      front:
        surf(ctx) +
        breakwater(ctx) +
        gulls(ctx, [
          [560, 1100, 1.1],
          [670, 1060, 0.7],
          [1110, 470, 0.6],
        ]),
    };
  },
};

/** A turned shape around x in two tones. */
const turned = (ctx: PosterContext, x: number, outline: Points, albedo: string): string =>
  fill(symmetric(x, outline), ctx.built(albedo, 0.5)) + fill(halfSymmetric(x, outline, -ctx.side), ctx.built(albedo, 1.8));

/** The point of the old town: a paved platform held by a sea wall. */
function headland(ctx: PosterContext): string {
  const edge = [350, 930, 330, 952, 420, 980, 640, 1000, 960, 1004, 1240, 990, 1560, 960, 2000, 940];
  const wall = (drop: number, color: string): string =>
    fill(`${smooth(edge.map((v, i) => (i % 2 ? v + drop : v)))}V900H350z`, color);
  return (
    fill(`${smooth(edge.map((v, i) => (i % 2 ? v + 72 : v)))}V960H350z`, ctx.tone('#ffffff', 0.2), opacity(0.45)) +
    wall(56, ctx.built('#a08a72', 2)) +
    wall(40, ctx.built(STONE, 1.5)) +
    wall(8, ctx.built(STONE, 0.3)) +
    wall(0, ctx.built('#e9d9b8', 0.8)) +
    stroke(smooth(edge.map((v, i) => (i % 2 ? v - 6 : v))), ctx.built(WHITE, 0.3), 16, 'stroke-dasharray="3 7"') +
    stroke(smooth(edge.map((v, i) => (i % 2 ? v - 15 : v))), ctx.built(WHITE, 0.1), 5)
  );
}

/** Art Nouveau Casino around 0, 0: terrace, wings, two pavilions, the great shell window in the middle. */
function casino(ctx: PosterContext): string {
  const c = (tone: number): string => ctx.built(WHITE, tone);
  const pane = windowColor(ctx, '#3f5a6e');
  const wing = (side: 1 | -1): string => {
    const bays = [222, 278, 334].map((x) => side * x);
    return (
      fill(rect(side > 0 ? 178 : -378, -236, 200, 180), c(0.5)) +
      fill(side > 0 ? 'M172-230L190-292H356L392-230z' : 'M-172-230L-190-292H-356L-392-230z', ctx.built(SLATE, 0.9)) +
      bays
        .map(
          (x) =>
            fill(circle(x, -258, 12), c(0.3)) +
            fill(circle(x, -258, 7), pane) +
            fill(roundArch(x, -74, 34, 128), c(1.5)) +
            fill(roundArch(x, -74, 26, 120), pane),
        )
        .join('') +
      stroke(bays.map((x) => tick(x, -190, 116)).join(''), c(0.3), 3) +
      fill(rect(side > 0 ? 172 : -388, -240, 216, 10), c(0.1)) +
      fill(rect(side > 0 ? 172 : -388, -230, 216, 5), c(2))
    );
  };
  const pavilion = (x: number): string =>
    turned(ctx, x, [44, -56, 44, -300], WHITE) +
    fill(rect(x - 50, -304, 100, 9) + rect(x - 48, -214, 96, 6), c(0)) +
    fill(roundArch(x, -76, 34, 116) + roundArch(x, -228, 30, 58), pane) +
    stroke(tick(x, -188, 110) + tick(x, -282, 52), c(0.3), 3) +
    turned(ctx, x, [52, -304, 48, -330, 34, -362, 16, -384, 9, -392, 9, -404, 13, -410, 2, -450], SLATE) +
    fill(circle(x, -452, 5), ctx.built('#e8b84a', 0.3)) +
    fill(circle(x, -334, 13), c(0.3)) +
    fill(circle(x, -334, 8), pane);
  let ribs = '';
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (0.04 + i * 0.092);
    ribs += path`M0 -72L${-Math.cos(a) * 116} ${-128 - Math.sin(a) * 112}`;
  }
  const shell = 'M-84-60Q-124-96-124-142Q-118-250 0-254Q118-250 124-142Q124-96 84-60z';
  const centre =
    fill('M-140-330L-118-396H118L140-330z', ctx.built(SLATE, 0.8)) +
    fill(ctx.side > 0 ? 'M-140-330L-118-396H-70L-80-330z' : 'M140-330L118-396H70L80-330z', ctx.built(SLATE, 2)) +
    stroke('M-118-396H118', c(0.4), 6) +
    stroke('M0-396V-486', c(1.6), 4) +
    fill('M2-486h44l-9 11 9 11H2z', ctx.tone('#2f5fb0', 0.8)) +
    fill('M16-486h15v22H16z', ctx.tone('#f4c93a', 0.5)) +
    fill('M31-486h15l-9 11 9 11H31z', ctx.tone('#d8403a', 0.6)) +
    fill('M-150-56V-306Q-110-306-92-340Q-60-380 0-382Q60-380 92-340Q110-306 150-306V-56z', c(0.3)) +
    fill(ctx.side > 0 ? 'M-150-56V-306Q-138-306-128-312V-56z' : 'M150-56V-306Q138-306 128-312V-56z', c(1.9)) +
    stroke('M-150-306Q-110-306-92-340Q-60-380 0-382Q60-380 92-340Q110-306 150-306', c(0), 9) +
    fill('M-30-320q4-34 30-36q26 2 30 36q-30-18-60 0z', ctx.built('#e2cda2', 1.2)) +
    stroke('M-96-60Q-138-96-138-144Q-130-266 0-270Q130-266 138-144Q138-96 96-60', c(1.6), 6) +
    fill(shell, pane) +
    stroke(ribs, c(0.2), 4) +
    stroke('M-64-86Q-70-196 0-200Q70-196 64-86M-108-126Q-96-232 0-236Q96-232 108-126', c(0.2), 4) +
    stroke(shell, c(0), 9) +
    fill('M-40-56q0-40 40-42q40 2 40 42z', c(0.3));
  const terrace =
    fill('M-400-58H400V0H-400z', c(0.7)) +
    fill(ctx.side > 0 ? 'M-400-58h60v58h-60z' : 'M400-58h-60v58h60z', c(1.8), opacity(0.7)) +
    stroke('M-376-26H-110M116-26H380', pane, 34, 'stroke-dasharray="22 20"') +
    fill('M-410-66H410V-57H-410z', c(0)) +
    stroke('M-400-74H-60M62-74H400', c(0.8), 14, 'stroke-dasharray="4 7"') +
    fill('M-404-84H-56V-79H-404zM56-84H404V-79H56z', c(0)) +
    fill('M-50-58H50L92 4H-92z', ctx.built('#f2e6cc', 0.6)) +
    stroke('M-58-46H58M-66-34H66M-74-22H74M-82-10H82', c(2), 3);
  return wing(-1) + wing(1) + centre + pavilion(-190) + pavilion(190) + terrace;
}

/** The old octagonal lighthouse farther along the shore. */
const lighthouse = (ctx: PosterContext, x: number, y: number): string =>
  place(
    x,
    y,
    1,
    turned(ctx, 0, [30, 0, 24, -120], '#c9b08c') +
      fill('M-34 0h68v-12h-68zM-30-126h60v10h-60z', ctx.built('#e6d4b0', 0.4)) +
      fill('M-13-160h26v34h-26z', ctx.night ? '#fff2c0' : ctx.tone('#9fc0cc', 1)) +
      turned(ctx, 0, [18, -158, 12, -172, 2, -186], SLATE),
  );

const strollers = (ctx: PosterContext): string =>
  people(ctx, [
    [470, 970, 40],

    [930, 984, 42],
    [1262, 966, 36],
  ]);

/** Long swells with broken crests, coming ashore. */
function surf(ctx: PosterContext): string {
  const foam = mix(ctx.mood.cloud[0], ctx.mood.water[0], 0.25);
  const crest = (y: number, phase: number, rise: number): string => {
    const line: number[] = [];
    for (let x = -420; x <= 2000; x += 110) line.push(x, y + Math.sin(x / 170 + phase) * rise);
    return smooth(line);
  };
  const swell = (y: number, phase: number, rise: number): string =>
    fill(`${crest(y, phase, rise)}V${y + 46}H-420z`, mix(ctx.mood.water[1], ctx.mood.water[0], 0.3), opacity(0.35)) +
    strokeRound(crest(y, phase, rise), foam, 5, 'stroke-dasharray="150 46 60 90 220 70" opacity=".75"');
  return swell(1078, 0.4, 9) + swell(1132, 2.6, 12) + swell(1196, 4.4, 14);
}

/** Breakwater of tumbled blocks with a beacon at its head. */
function breakwater(ctx: PosterContext): string {
  const r = ctx.random('dig');
  let lit = '';
  let dark = '';
  for (let x = 940; x < 2000; x += 44) {
    const y = 1104 + (x - 940) * 0.085;
    const [w, h, lean] = [r.range(34, 52), r.range(24, 40), r.jitter(9)];
    if (x > ctx.right + 60) break;
    dark += polygon([x - w, y + 26, x - w * 0.7, y - h * 0.3, x + lean, y - h, x + w * 0.8, y - h * 0.4, x + w, y + 26]);
    lit += polygon([x - w * 0.7, y - h * 0.3, x + lean, y - h, x + w * 0.8, y - h * 0.4, x + w * 0.1, y - h * 0.1]);
  }
  const beacon = place(
    976,
    1076,
    1,
    turned(ctx, 0, [15, 0, 11, -84], '#d8483a') +
      fill('M-14-40h28v-16h-27z', ctx.built(WHITE, 0.4)) +
      fill('M-16-92h32v8h-32zM-8-112h16v20h-16z', ctx.night ? '#fff2c0' : ctx.built(WHITE, 0.6)) +
      fill('M-11-112L0-126L11-112z', ctx.built('#d8483a', 1)),
  );
  return (
    beacon +
    fill(dark, ctx.tone('#8a7a68', 2)) +
    fill(lit, ctx.tone('#d8c4a4', 0.7)) +
    strokeRound('M880 1136Q940 1122 1010 1136T1200 1152T1420 1170', ctx.mood.cloud[0], 6, opacity(0.6))
  );
}
