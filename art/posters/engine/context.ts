// The drawing context a scene is given: its window, its light, seeded randomness and the definitions it may share.
import { mix } from './color.ts';
import { builtLight, landLight } from './light.ts';
import type { GradientStop, Mood } from './mood.ts';
import { at, tenths, thousandths } from './numbers.ts';
import { type Curve, createRandom, fractalNoise, type Random, valueNoise } from './random.ts';
import { STAGE, type View } from './stage.ts';

export type Sun = {
  x: number;
  y: number;
  /** 0 leaves the disc out; the light still comes from x. */
  r: number;
  /** How it shines by day; after dark it is always a moon. */
  style?: 'glow' | 'rings' | 'rays' | 'plain';
  /** By day the disc stays behind the clouds, only its glow shows. */
  veiled?: boolean;
};

/** Print shared art at x, y, scaled, mirrored when `flip`. */
type Stamp = (x: number, y: number, scale?: number, flip?: boolean) => string;

export type PosterContext = {
  /** y of the horizon. */
  readonly horizon: number;
  readonly mood: Mood;
  readonly night: boolean;
  /** A title stands in the sky: leave it to the letters. */
  readonly calm: boolean;
  readonly view: View;
  /** The window with a little bleed at its sides, to leave out what nobody will see. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly sun: Sun;
  /** Side the light comes from: 1 right, -1 left. */
  readonly side: 1 | -1;
  /** Colour of the sky where it meets the land. */
  readonly skyFoot: string;
  random(name: string): Random;
  noise(name: string, octaves?: number, gain?: number): Curve;
  valueNoise(name: string): Curve;
  /** Register a definition made for the id it is handed; returns that id. */
  define(make: (id: string) => string): string;
  /** `fill` value: a gradient from x1, y1 to x2, y2. */
  linearGradient(stops: readonly GradientStop[], x1: number, y1: number, x2: number, y2: number): string;
  verticalGradient(stops: readonly GradientStop[], from: number, to: number): string;
  radialGradient(stops: readonly GradientStop[], x: number, y: number, r: number): string;
  /** Draw once, under a name; returns the id to <use>. */
  share(name: string, art: () => string): string;
  /** Draw once, print many times: art around 0, 0, put on whole units. */
  stamp(name: string, art: () => string): Stamp;
  /** Keep a long path once to fill it several times: the returned function prints it in a colour, with further attributes. */
  reuse(d: string): (color: string, extra?: string) => string;
  /** Attribute that clips to a path. */
  clip(d: string): string;
  /** Colour of a surface of the land: albedo, tone 0…3 (lit, local, shade, deep shadow), distance 0…1. */
  tone(albedo: string, tone?: number, distance?: number): string;
  /** The same for what is built: floodlit after dark. */
  built(albedo: string, tone?: number, distance?: number): string;
  /** Windows and openings: glowing at night, deep by day. */
  pane(albedo?: string, distance?: number): string;
};

export type ContextOptions = { mood: Mood; view: View; horizon?: number; sun?: Partial<Sun>; calm?: boolean };

/** A context and the definitions registered through it so far, by id. */
export function createContext({ mood, view, horizon = 820, sun, calm = false }: ContextOptions): {
  ctx: PosterContext;
  definitions: ReadonlyMap<string, string>;
} {
  const [x, y, width, height] = view;
  const definitions = new Map<string, string>();
  const stamps = new Map<string, string>();
  const light: Sun = { x: 1010, y: 470, r: 92, ...sun };

  const define: PosterContext['define'] = (make) => {
    // letters first: an id must not begin with a digit
    const id = `p${definitions.size.toString(36)}`;
    definitions.set(id, '');
    definitions.set(id, make(id));
    return id;
  };
  const linearGradient: PosterContext['linearGradient'] = (stops, x1, y1, x2, y2) => {
    const [a, b, c, d] = [tenths(x1), tenths(y1), tenths(x2), tenths(y2)];
    return `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${stopElements(stops)}</linearGradient>`)})`;
  };
  const share: PosterContext['share'] = (key, art) => {
    const id = stamps.get(key) ?? define((fresh) => `<g id="${fresh}">${art()}</g>`);
    stamps.set(key, id);
    return id;
  };
  const tone = landLight(mood);

  const ctx: PosterContext = {
    horizon,
    mood,
    night: mood.night,
    calm,
    view,
    left: x - 30,
    right: x + width + 30,
    top: y,
    bottom: y + height,
    sun: light,
    side: light.x >= STAGE.centre ? 1 : -1,
    skyFoot: at(mood.sky, mood.sky.length - 1)[1],
    random: (seed) => createRandom(`1/${seed}`),
    noise: (seed, octaves = 3, gain = 0.5) => fractalNoise(`1/${seed}`, octaves, gain),
    valueNoise: (seed) => valueNoise(`1/${seed}`),
    define,
    linearGradient,
    verticalGradient: (stops, from, to) => linearGradient(stops, 0, from, 0, to),
    radialGradient: (stops, cx, cy, r) =>
      `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${tenths(cx)}" cy="${tenths(cy)}" r="${tenths(r)}">${stopElements(stops)}</radialGradient>`)})`,
    share,
    stamp(key, art) {
      const id = share(key, art);
      return (sx, sy, scale = 1, flip = false) => {
        const k = thousandths(Math.round(scale * 1000) / 1000);
        return `<use href="#${id}" transform="translate(${Math.round(sx)} ${Math.round(sy)})scale(${flip ? `${thousandths(-scale)} ${k}` : k})"/>`;
      };
    },
    reuse(d) {
      const id = define((fresh) => `<path id="${fresh}" d="${d}"/>`);
      return (color, extra = '') => `<use href="#${id}" fill="${color}"${extra && ` ${extra}`}/>`;
    },
    clip: (d) => `clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`,
    tone,
    built: builtLight(mood),
    pane: (albedo = '#8a7a6a', distance = 0) => (mood.night ? mix(mood.glow, mood.haze, distance) : tone(albedo, 3, distance)),
  };
  return { ctx, definitions };
}

function stopElements(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, color, alpha = 1]) => {
      const where = offset ? ` offset="${tenths(offset * 100)}%"` : '';
      const opacity = alpha === 1 ? '' : ` stop-opacity="${Math.round(alpha * 100) / 100}"`;
      return `<stop${where} stop-color="${color}"${opacity}/>`;
    })
    .join('');
}
