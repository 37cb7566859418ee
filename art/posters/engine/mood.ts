// A mood is an hour of the day: a sky, a key light, a shadow colour and a haze. Every surface in a poster is an albedo
// (its own colour under white light) seen through the mood, which is why any scene can be printed in any mood.
/** Offset 0…1 from the top down, colour, opacity 0…1 (1 when left out). */
export type GradientStop = readonly [offset: number, color: string, opacity?: number];

export type Mood = {
  night: boolean;
  /** Northern lights hang in the sky. */
  aurora: boolean;
  /** Colour that darkens the top quarter of the sky; without it, the first stop mixed with the shadow colour. */
  top?: string;
  /** From the zenith to the horizon. */
  sky: readonly [GradientStop, GradientStop, ...GradientStop[]];
  /** Colour of the direct light. */
  key: string;
  /** Colour of what the sky throws into the shade. */
  shadow: string;
  /** What distance turns everything into. */
  haze: string;
  /** The disc of the sun or moon. */
  sun: string;
  /** Lamps and lit windows. */
  glow: string;
  /** Lit side, underside. */
  cloud: readonly [lit: string, under: string];
  /** Far water (mirrors the low sky), near water (shows its depth). */
  water: readonly [far: string, near: string];
};

type Daylight = Omit<Mood, 'night' | 'aurora' | 'glow'>;
type Nightlight = Omit<Mood, 'night' | 'aurora'> & { aurora?: boolean };

/** A mood of the day: its lamps are lit only where a scene asks for them. */
export const day = (light: Daylight): Mood => ({ night: false, aurora: false, glow: '#ffd178', ...light });
/** A mood after dark. */
export const night = (light: Nightlight): Mood => ({ night: true, aurora: false, ...light });
