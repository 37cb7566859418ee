// Fireworks: a few symbols, printed in different colours and sizes.
import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at, tenths } from '../numbers.ts';
import { path } from '../path.ts';
import type { Random } from '../random.ts';
import { group, opacity, stroke, strokeRound } from '../svg.ts';
import { lightColumn } from './reflection.ts';

type BurstKind = 'bloom' | 'willow' | 'ring';

/** Centre, radius, colour, shape. */
export type Burst = readonly [x: number, y: number, r: number, color?: string, kind?: BurstKind];

const GOLDEN = '#ffd98a';
const rays: Record<BurstKind, number> = { willow: 17, ring: 24, bloom: 34 };
/** Length of neighbouring rays of a bloom, of 100. */
const reaches = [100, 72, 92, 62];

const point = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (d: string, width: number, alpha: number): string =>
  d ? `<path stroke-width="${width}"${alpha < 1 ? ` opacity="${alpha}"` : ''} d="${d}"/>` : '';

/** A burst of radius 100 around 0, 0; its colour is the stroke of the <use>. */
function burstArt(kind: BurstKind, r: Random): string {
  let core = '';
  let streaks = '';
  let tips = '';
  let dust = '';
  const n = rays[kind];
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 + r.jitter(0.05) + 0.07;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)] as const;
    /** The point at distance l, fallen by g. */
    const out = (l: number, g = 0) => point(cos * l, sin * l + g);
    if (kind === 'willow') {
      const l = 100 * r.range(0.82, 1.02);
      const [endX, endY] = [cos * l * 0.94, sin * l * 0.6 + 34 + 26 * Math.abs(cos)] as const;
      streaks += `M${out(8)}Q${point(cos * l * 0.62, sin * l * 0.78 - 14)} ${point(endX, endY)}`;
      tips += `M${point(endX, endY)}h0`;
      dust += `M${point(endX * 1.02, endY + 8)}h0`;
    } else if (kind === 'ring') {
      streaks += `M${out(70)}L${out(95, 2)}`;
      tips += `M${out(100, 3)}h0`;
      if (i % 3 === 0) dust += `M${out(30)}h0`;
    } else {
      const l = at(reaches, i % 4) * r.range(0.94, 1.06);
      const fall = (l / 100) ** 2 * 9;
      core += `M${out(14)}L${out(l * 0.5, fall * 0.2)}`;
      streaks += `M${out(l * 0.5, fall * 0.2)}Q${out(l * 0.8, fall * 0.4)} ${out(l, fall)}`;
      tips += `M${out(l, fall)}h0`;
      if (i % 2) dust += `M${out(l * 1.14, fall * 1.6)}h0`;
    }
  }
  return (
    line(core, 1, 0.4) +
    line(streaks, kind === 'ring' ? 2 : 1.4, 0.8) +
    line(tips, kind === 'ring' ? 4.4 : 3.8, 1) +
    line(dust, 2.2, 0.75)
  );
}

type FireworkOptions = {
  seed?: string;
  /** y the rockets' trails rise from. */
  ground?: number;
  trail?: boolean;
  alpha?: number;
};

export function fireworks(ctx: PosterContext, bursts: readonly Burst[], options: FireworkOptions = {}): string {
  const { seed = 'fw', ground = ctx.horizon, trail = true, alpha = 1 } = options;
  const r = ctx.random(seed);
  const glows = new Map<string, string>();
  const symbols = new Map<BurstKind, string>();
  let out = '';
  let smoke = '';
  let trails = '';
  bursts.forEach(([x, y, radius, color = GOLDEN, kind = 'bloom'], i) => {
    const lean = r.jitter(50);
    if (x + radius * 1.2 < ctx.left || x - radius * 1.2 > ctx.right) return;
    const symbol =
      symbols.get(kind) ??
      ctx.define((id) => `<g id="${id}" fill="none" stroke-linecap="round">${burstArt(kind, ctx.random(seed + kind))}</g>`);
    const glow =
      glows.get(color) ??
      ctx.define(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".3"/><stop offset=".45" stop-color="${color}" stop-opacity=".09"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      );
    symbols.set(kind, symbol);
    glows.set(color, glow);
    smoke += `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 1.5)}" fill="url(#${glow})"/>`;
    if (trail) {
      const foot = Math.min(ground, y + radius * 3.4);
      trails += path`M${x + lean} ${foot}Q${x + lean * 0.2} ${(foot + y) / 2} ${x} ${y + radius * 0.14}`;
    }
    const k = Number(tenths(radius)) / 100;
    out +=
      `<use href="#${symbol}" stroke="${mix(color, '#ffffff', 0.2)}" transform="translate(${x} ${y})scale(${i % 2 ? -k : k} ${k})"/>` +
      `<circle cx="${x}" cy="${y}" r="${tenths(radius * 0.05)}" fill="${mix(color, '#ffffff', 0.6)}"/>`;
  });
  const smokeTrails = stroke(trails, mix(ctx.mood.glow, ctx.mood.haze, 0.3), 2, opacity(0.45));
  return group(smoke + smokeTrails + out, alpha !== 1 ? opacity(alpha) : '');
}

/** The same bursts mirrored as columns of short dashes on water between y and base. */
export function fireworksOnWater(
  ctx: PosterContext,
  bursts: readonly Burst[],
  { y, base, alpha = 0.6 }: { y: number; base: number; alpha?: number },
): string {
  const byColor = new Map<string, string>();
  for (const [x, , radius, color = GOLDEN] of bursts)
    if (x > ctx.left && x < ctx.right)
      byColor.set(color, (byColor.get(color) ?? '') + lightColumn(x, y, base - y, radius * 0.5, 8, radius));
  return [...byColor].map(([color, d]) => strokeRound(d, color, 4, opacity(alpha))).join('');
}
