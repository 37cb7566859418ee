// Every mood the engine knows.
import { dayMoods } from './day-moods.ts';
import { day, type Mood } from './mood.ts';
import { nightMoods } from './night-moods.ts';

/** Skies that carry large white letters: they belong to page headers, not to prints. */
const headerMoods = {
  /** The last dark before sunrise: its top is the colour of the flight board. */
  firstLight: day({
    top: '#081430',
    sky: [
      [0, '#0a1a3c'],
      [0.34, '#173a78'],
      [0.66, '#4d579e'],
      [0.88, '#f0a58f'],
      [1, '#ffd79a'],
    ],
    key: '#ffe2b8',
    shadow: '#2a2f72',
    haze: '#c79cac',
    sun: '#fff1cf',
    cloud: ['#ffd9bd', '#8a7fb8'],
    water: ['#eab09a', '#1c3a78'],
  }),
  /** Dusk held back: white letters can be read down to four fifths of the sky. */
  lateSky: {
    ...dayMoods.dusk,
    sky: [
      [0, '#28276a'],
      [0.45, '#5b337f'],
      [0.8, '#b94577'],
      [0.93, '#f0805f'],
      [1, '#ffc678'],
    ],
  },
  /** An ember sky before the sun is low: dark red far down. */
  lateEmber: {
    ...dayMoods.ember,
    top: '#3d0c28',
    sky: [
      [0, '#571030'],
      [0.45, '#8a1f33'],
      [0.84, '#b93a2c'],
      [0.95, '#f08a2c'],
      [1, '#ffca58'],
    ],
  },
  /** The blue of high mountains, held down to the peaks. */
  deepCobalt: {
    ...dayMoods.cobalt,
    top: '#0b2c7e',
    sky: [
      [0, '#0f3a97'],
      [0.5, '#1f55b4'],
      [0.8, '#3a70c2'],
      [0.93, '#86b4e0'],
      [1, '#dfeefb'],
    ],
  },
  /** Deep water overhead. */
  deepTropic: {
    ...dayMoods.tropic,
    top: '#053d52',
    sky: [
      [0, '#064e63'],
      [0.5, '#0a6f85'],
      [0.82, '#1b7c8b'],
      [0.94, '#8fd0c6'],
      [1, '#f3f3cf'],
    ],
  },
  /** A mountain morning still in the shade. */
  deepJade: {
    ...dayMoods.jade,
    top: '#06363f',
    sky: [
      [0, '#0a4a50'],
      [0.5, '#136662'],
      [0.83, '#2b7867'],
      [0.94, '#9cc59b'],
      [1, '#f0efc0'],
    ],
  },
} satisfies Record<string, Mood>;

export type NightName = keyof typeof nightMoods;

/** Every mood the engine knows, by name. */
export const moods = { ...dayMoods, ...nightMoods, ...headerMoods } satisfies Record<string, Mood>;
export type AnyMoodName = keyof typeof moods;
