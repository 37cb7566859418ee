// Northern lights.
import type { PosterContext } from './context.ts';
import { at, tenths } from './numbers.ts';
import { group } from './svg.ts';

export type AuroraOptions = {
  /** y of the middle ribbon's foot. */
  y?: number;
  seed?: string;
  /** One ribbon per colour, the last also tints the tops; none leaves the sky to the scene. */
  colors?: readonly string[];
};

/** Curtains of rays hanging from wandering ribbons. */
export function aurora(
  ctx: PosterContext,
  { y = 420, seed = 'au', colors = ['#7df7b8', '#46d6c6', '#b79bff'] }: AuroraOptions = {},
): string {
  let out = '';
  const step = 40;
  colors.forEach((color, k) => {
    const tops = at(colors, colors.length - 1);
    const ray = ctx.define(
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${tops}" stop-opacity="0"/><stop offset=".55" stop-color="${color}" stop-opacity="${0.26 - k * 0.05}"/><stop offset=".93" stop-color="${color}" stop-opacity="${0.8 - k * 0.2}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
    );
    const symbol = ctx.define((id) => `<path id="${id}" fill="url(#${ray})" d="M0-1h1V0H0z"/>`);
    const wander = ctx.noise(seed + k, 2);
    const height = ctx.valueNoise(`${seed}r${k}`);
    for (let x = Math.floor((ctx.left - 80) / step) * step; x < ctx.right + 80; x += step) {
      const foot = y + (k - 1) * 96 + wander(x / 430) * 110 + Math.sin(x / 190 + k * 2) * 34;
      const h = 190 + 150 * height(x / 74) - k * 22;
      const slope = (wander((x + 40) / 430) - wander(x / 430)) * 110;
      out += `<use href="#${symbol}" transform="matrix(${step + 8} ${tenths(slope)} ${tenths(-h * 0.14)} ${tenths(h)} ${Math.round(x)} ${Math.round(foot)})"/>`;
    }
  });
  if (!out) return '';
  const soften = ctx.define(
    (id) => `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9 5"/></filter>`,
  );
  return group(out, `filter="url(#${soften})"`);
}
