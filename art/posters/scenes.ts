// Every scene, by name. A new scene is a file in scenes/ and a line in its region; a test proves the lists complete.
import type { Scene } from './engine/scene.ts';
import { africa } from './regions/africa.ts';
import { asia } from './regions/asia.ts';
import { europe } from './regions/europe.ts';
import { journeys } from './regions/journeys.ts';
import { northAmerica } from './regions/north-america.ts';
import { oceania } from './regions/oceania.ts';
import { revelion } from './regions/revelion.ts';
import { romania } from './regions/romania.ts';
import { southAmerica } from './regions/south-america.ts';

export const scenes = {
  ...romania,
  ...europe,
  ...asia,
  ...africa,
  ...northAmerica,
  ...southAmerica,
  ...oceania,
  ...journeys,
  ...revelion,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export const isSceneName = (word: string): word is SceneName => Object.hasOwn(scenes, word);
