// The named page headers: which scene, in which light, through which windows. Their skies carry large white letters.
import type { Flight } from './engine/aircraft.ts';
import type { Sun } from './engine/context.ts';
import type { AnyMoodName } from './engine/moods.ts';
import type { View } from './engine/stage.ts';
import { type LayerWindow, layers } from './layers.ts';
import type { SceneName } from './scenes.ts';

type HeaderWindow = { view: View; sun?: Partial<Sun>; plane?: Flight };
type Header = {
  scene: SceneName;
  mood: AnyMoodName;
  /** What is in the scene's sky stays behind the letters, this faint: fireworks. Without it the sky is empty. */
  air?: number;
} & Record<LayerWindow, HeaderWindow>;

const headers = {
  europa: {
    scene: 'matterhorn',
    mood: 'deepCobalt',
    wide: { view: [-300, 40, 2200, 1080], sun: { x: 1740, y: 480, r: 84 }, plane: [250, 640, -14, 0.6] },
    tall: { view: [300, 60, 1000, 1190], sun: { x: 1150, y: 690, r: 78 }, plane: [400, 570, -14, 0.6] },
  },
  blog: {
    scene: 'cappadocia',
    mood: 'lateSky',
    // the valley ends at -270 and 1770
    wide: { view: [-255, -60, 2010, 1190], sun: { x: 1250, y: 690, r: 96 } },
    tall: { view: [273, -220, 1054, 1470], sun: { x: 1050, y: 690, r: 96 } },
  },
  lost: {
    scene: 'socotra',
    mood: 'lateEmber',
    wide: { view: [-300, 40, 2200, 1150], sun: { x: 960, y: 740, r: 88 } },
    tall: { view: [330, 60, 940, 1190], sun: { x: 940, y: 750, r: 80 } },
  },
  romania: {
    scene: 'bran',
    mood: 'lateSky',
    wide: { view: [-300, 40, 2200, 1080], sun: { x: 1520, y: 700, r: 104 } },
    tall: { view: [330, 60, 940, 1190], sun: { x: 1120, y: 730, r: 90 } },
  },
  asia: {
    scene: 'istanbul',
    mood: 'firstLight',
    wide: { view: [-300, 40, 2200, 1210], sun: { x: 1560, y: 800, r: 110 }, plane: [20, 640, -14, 0.6] },
    tall: { view: [330, 120, 940, 1130], sun: { x: 1150, y: 810, r: 100 } },
  },
  africa: {
    scene: 'baobabs',
    mood: 'lateEmber',
    wide: { view: [-300, 40, 2200, 1100], sun: { y: 770 } },
    tall: { view: [330, 20, 940, 1230], sun: { y: 780 } },
  },
  americadenord: {
    scene: 'goldengate',
    mood: 'deepCobalt',
    wide: { view: [-300, 40, 2200, 1100], sun: { x: 1560, y: 690, r: 84 } },
    tall: { view: [330, 60, 940, 1190], sun: { x: 960, y: 740, r: 76 } },
  },
  americadesud: {
    scene: 'rio',
    mood: 'deepJade',
    wide: { view: [-300, 40, 2200, 1100], sun: { x: 1090, y: 760, r: 104 } },
    tall: { view: [330, 60, 940, 1190], sun: { x: 1070, y: 770, r: 96 } },
  },
  australiasioceania: {
    scene: 'opera',
    mood: 'deepTropic',
    wide: { view: [-300, 40, 2200, 1100], sun: { x: 170, y: 760, r: 104 } },
    tall: { view: [330, 60, 940, 1190], sun: { x: 440, y: 770, r: 90 } },
  },
  revelion: {
    scene: 'madrid-revelion',
    mood: 'violet',
    air: 0.45,
    wide: { view: [-300, 40, 2200, 1100] },
    tall: { view: [330, 60, 940, 1190] },
  },
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof headers;

export const headerNames = Object.keys(headers) as HeaderName[];

export const isHeaderName = (word: string): word is HeaderName => Object.hasOwn(headers, word);

/** One layer of a header as a standalone SVG file. */
export function headerLayer(name: HeaderName, window: LayerWindow, time: 'day' | 'night', layer: 'sky' | 'land'): string {
  const { scene, mood, air, [window]: cut }: Header = headers[name];
  const { view, ...lights } = cut;
  return layers({ scene, mood, time, window: view, calm: air === undefined, ...(air && { air }), ...lights })[layer];
}
