// A print: one scene in one light and one crop, as a standalone SVG file.

import type { MoodName } from '#domain/rules/moods.ts';
import { aircraft } from './engine/aircraft.ts';
import { compose, svgFile } from './engine/compose.ts';
import { dayMoods } from './engine/day-moods.ts';
import type { Mood } from './engine/mood.ts';
import { moods } from './engine/moods.ts';
import { nightMoods } from './engine/night-moods.ts';
import type { Scene } from './engine/scene.ts';
import { type Crop, cropView } from './engine/stage.ts';
import { type SceneName, scenes } from './scenes.ts';

export type Print = {
  scene: SceneName;
  /** Hour of a day print; the scene's own when left out. A night print has the scene's night and ignores it. */
  mood?: MoodName;
  time: 'day' | 'night';
  crop: Crop;
  /** false leaves out the little aircraft where the scene has one. */
  plane?: boolean;
};

/** The light of a print: night is another light on the same drawing, never a filter over the day. */
function lightOf(scene: Scene, time: Print['time'], mood?: MoodName): Mood {
  if (time === 'night') return nightMoods[scene.night];
  return mood ? dayMoods[mood] : moods[scene.mood];
}

/** Pure: the same print is the same string. The SVG has width and height, so that an <img> knows its ratio. */
export function poster({ scene: name, mood, time, crop, plane = true }: Print): string {
  const scene: Scene = scenes[name];
  const view = cropView(crop, scene.wideTop);
  const picture = compose(scene, { mood: lightOf(scene, time, mood), view });
  let body = picture.sky + picture.air;
  if (plane && scene.plane) {
    const [x, y, ...course] = scene.plane;
    // wide crops cut the upper sky: the aircraft drops to stay whole
    body += aircraft(picture.ctx, [x, Math.max(y, picture.ctx.top + 84), ...course]);
  }
  return svgFile(body + picture.land, view, picture.definitions, 'xMidYMid');
}
