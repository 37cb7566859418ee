// Light on surfaces. A tone says how a face stands to the light: 0 lit, 1 local colour, 2 shade, 3 deep shadow;
// fractions lie between. Distance runs from 0 (here) to 1 (lost in the haze).
import { dim, mix, tint } from './color.ts';
import type { Mood } from './mood.ts';
import { at } from './numbers.ts';

type Shade = (albedo: string, tone: number) => string;

const daylight =
  (mood: Mood): Shade =>
  (albedo, tone) => {
    if (tone <= 0) return mix(tint(albedo, mood.key), mix(albedo, mood.key, 0.3), 0.62);
    if (tone === 1) return mix(dim(tint(albedo, mood.key), 0.93), mood.shadow, 0.1);
    if (tone === 2) return mix(dim(albedo, 0.76), mood.shadow, 0.36);
    return mix(dim(albedo, 0.48), mood.shadow, 0.62);
  };

/** Per tone: exposure, share of the night's blue. */
const moonlit = [
  [0.66, 0.26],
  [0.54, 0.44],
  [0.4, 0.62],
  [0.26, 0.8],
] as const;

const moonlight =
  (mood: Mood): Shade =>
  (albedo, tone) => {
    const [exposure, blue] = at(moonlit, Math.min(3, tone));
    return mix(dim(tint(albedo, mood.key), exposure), mood.shadow, blue);
  };

/** Per tone: exposure, share of lamp light, share of the night's blue. */
const floodlit = [
  [0.86, 0.3, 0.06],
  [0.72, 0.2, 0.24],
  [0.5, 0.08, 0.5],
  [0.3, 0, 0.72],
] as const;

const floodlight =
  (mood: Mood): Shade =>
  (albedo, tone) => {
    const [exposure, warm, blue] = at(floodlit, Math.min(3, tone));
    return mix(mix(dim(albedo, exposure), mood.glow, warm), mood.shadow, blue);
  };

const between =
  (mood: Mood, shade: Shade) =>
  (albedo: string, tone = 1, distance = 0): string => {
    const low = Math.floor(tone);
    const high = Math.ceil(tone);
    const color = low === high ? shade(albedo, low) : mix(shade(albedo, low), shade(albedo, high), tone - low);
    return mix(color, mood.haze, distance);
  };

/** Colour of a surface of the land: albedo, tone, distance. */
export const landLight = (mood: Mood) => between(mood, mood.night ? moonlight(mood) : daylight(mood));

/** Colour of a built surface: like the land by day, floodlit after dark. */
export const builtLight = (mood: Mood) => between(mood, mood.night ? floodlight(mood) : daylight(mood));
