// Colour maths. Everything is mixed in OKLab (Björn Ottosson, 2020) so that ramps stay clean: no grey dead zone
// between a warm sun and a blue shadow. Colours are #rgb or #rrggbb strings.

type Triple = readonly [number, number, number];

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Channels 0…255. */
function rgb(hex: string): Triple {
  const digits = hex.replace('#', '');
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const channel = (value: number): string =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0');
const toHex = (r: number, g: number, b: number): string => `#${channel(r)}${channel(g)}${channel(b)}`;

const toLinear = (value: number): number => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (value: number): number => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function linear(hex: string): Triple {
  const [r, g, b] = rgb(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

function toOklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex(
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

/** Perceptual mix: share 0 gives a, 1 gives b. */
export function mix(a: string, b: string, share: number): string {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const [l1, a1, b1] = toOklab(a);
  const [l2, a2, b2] = toOklab(b);
  return fromOklab(l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share);
}

/** Exposure: scale the lightness by k, and the chroma more gently. */
export function dim(color: string, k: number): string {
  const [lightness, a, b] = toOklab(color);
  const chroma = Math.min(1.15, 0.35 + 0.65 * k);
  return fromOklab(clamp(lightness * k), chroma * a, chroma * b);
}

/** A surface colour seen under a coloured light: the product of the two, channel by channel, in linear light. */
export function tint(surface: string, light: string): string {
  const [r1, g1, b1] = linear(surface);
  const [r2, g2, b2] = linear(light);
  return toHex(fromLinear(r1 * r2), fromLinear(g1 * g2), fromLinear(b1 * b2));
}

/** Relative luminance, 0…1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1…21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
