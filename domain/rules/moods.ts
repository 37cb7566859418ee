/** Hours of the day a scene can be printed in. Each is defined in the picture engine; the night print is chosen by the scene. */
export const moodNames = [
  'dawn',
  'noon',
  'golden',
  'dusk',
  'riviera',
  'saffron',
  'ember',
  'nordic',
  'tropic',
  'mist',
  'rose',
  'jade',
  'cobalt',
] as const;

export type MoodName = (typeof moodNames)[number];
