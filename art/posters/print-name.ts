// A print as a file stem and back: scene.light.crop, `santorini.cobalt.4x5`.
// The light is a mood, `day` for the scene's own hour, or `night`; a fourth part `plain` leaves out the aircraft.
import { type MoodName, moodNames } from '#domain/rules/moods.ts';
import { type Crop, cropNames } from './engine/stage.ts';
import type { Print } from './poster.ts';
import { isSceneName } from './scenes.ts';

/** The stem of a print's file, without extension. Two prints that look the same have the same name. */
export function printName({ scene, mood, time, crop, plane = true }: Print): string {
  const light = time === 'night' ? 'night' : (mood ?? 'day');
  return [scene, light, crop.replace(':', 'x'), ...(plane ? [] : ['plain'])].join('.');
}

const isMood = (word: string): word is MoodName => (moodNames as readonly string[]).includes(word);
const isCrop = (word: string): word is Crop => (cropNames as readonly string[]).includes(word);

/** The print a stem names. Throws an Error that says which part is wrong and what is possible. */
export function printFromName(stem: string): Print {
  const [scene = '', light = '', format = '', plain, ...rest] = stem.split('.');
  const wrong = (what: string): Error => new Error(`"${stem}" does not name a print: ${what}`);
  if (!isSceneName(scene)) throw wrong(`there is no scene "${scene}" in art/posters/scenes`);
  if (light !== 'day' && light !== 'night' && !isMood(light))
    throw wrong(`"${light}" is no light; there are day, night, ${moodNames.join(', ')}`);
  const crop = format.replaceAll(':', ' ').replace('x', ':');
  if (!isCrop(crop))
    throw wrong(`"${format}" is no crop; there are ${cropNames.map((name) => name.replace(':', 'x')).join(', ')}`);
  if ((plain !== undefined && plain !== 'plain') || rest.length > 0) throw wrong(`after the crop only "plain" may follow`);
  return {
    scene,
    ...(isMood(light) ? { mood: light } : {}),
    time: light === 'night' ? 'night' : 'day',
    crop,
    ...(plain ? { plane: false } : {}),
  };
}
