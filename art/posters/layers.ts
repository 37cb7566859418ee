// A scene cut in two for a page header: the sky behind the title, the land that passes in front of it.
import type { Flight } from './engine/aircraft.ts';
import { aircraft } from './engine/aircraft.ts';
import { compose, svgFile } from './engine/compose.ts';
import type { Sun } from './engine/context.ts';
import { type AnyMoodName, moods } from './engine/moods.ts';
import { nightMoods } from './engine/night-moods.ts';
import type { Scene } from './engine/scene.ts';
import type { View } from './engine/stage.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Two shapes of header: wide, about 2:1, and tall, about 0.7:1. */
export type LayerWindow = 'wide' | 'tall';

/** The usual windows; both stand on the foot of the stage and reach above it for the title. */
const layerViews: Record<LayerWindow, View> = { wide: [-300, 40, 2200, 1100], tall: [330, 60, 940, 1190] };

type Layers = {
  scene: SceneName;
  /** Hour of the day print; the scene's own when left out. */
  mood?: AnyMoodName;
  time: 'day' | 'night';
  window: LayerWindow | View;
  /** Moves the disc of the sun or moon. */
  sun?: Partial<Sun>;
  plane?: Flight;
  /** Leaves the sky to a title: no clouds behind it, no birds before it. */
  calm?: boolean;
  /** How much of what is in the scene's own sky is seen, from 0 to 1: letters stand on it. */
  air?: number;
};

/** Two SVG files with the same window: laid over each other they are the print. */
export function layers({ scene: name, mood, time, window, sun, plane, calm = false, air = 1 }: Layers): {
  sky: string;
  land: string;
} {
  const scene: Scene = scenes[name];
  const view = typeof window === 'string' ? layerViews[window] : window;
  const light = time === 'night' ? nightMoods[scene.night] : moods[mood ?? scene.mood];
  const picture = compose(scene, { mood: light, view, calm, ...(sun ? { sun } : {}) });
  const file = (body: string) => svgFile(body, view, picture.definitions, 'xMidYMax');
  return {
    sky: file(
      picture.sky +
        (air < 1 ? `<g opacity="${air}">${picture.air}</g>` : picture.air) +
        (plane ? aircraft(picture.ctx, plane) : ''),
    ),
    land: file(picture.land),
  };
}
