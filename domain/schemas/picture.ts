import { z } from 'zod';

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

export const pictureSchema = z.strictObject({
  scene: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'numele scenei are litere mici și liniuțe')
    .describe('Numele scenei din art/posters/scenes, de exemplu „santorini”.'),
  mood: z.enum(moodNames).optional().describe('Lumina de zi a imaginii; fără ea, cea obișnuită a scenei.'),
  alt: z.string().min(10).max(140).describe('Ce se vede în imagine, într-o propoziție, pentru cine nu o vede.'),
});

export type Picture = z.infer<typeof pictureSchema>;
export type MoodName = (typeof moodNames)[number];
