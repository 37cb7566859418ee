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

const alt = z.string().min(10).max(140).describe('Ce se vede în imagine, într-o propoziție, pentru cine nu o vede.');

/** A picture drawn by code. */
export const drawnPictureSchema = z.strictObject({
  scene: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'numele scenei are litere mici și liniuțe')
    .describe('Numele scenei din art/posters/scenes, de exemplu „santorini”.'),
  mood: z.enum(moodNames).optional().describe('Lumina de zi a imaginii; fără ea, cea obișnuită a scenei.'),
  alt,
});

const percent = z.number().min(0).max(100);

/** A photograph, cut and converted by the build. It is shown as it is in both colour themes. */
export const photoPictureSchema = z.strictObject({
  photo: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/,
      'numele fișierului are litere mici și liniuțe și se termină în .jpg, .jpeg, .png, .webp sau .avif',
    )
    .describe('Fișierul din content/photos, de exemplu „santorini-oia.jpg”; cel puțin 1600 × 1200 pixeli.'),
  credit: z.string().min(3).max(80).describe('Cine a făcut fotografia și cu ce drept o folosim; se vede pe pagina locului.'),
  alt,
  focus: z
    .tuple([percent, percent])
    .default([50, 50])
    .describe('Ce rămâne în cadru când fotografia e tăiată: cât la sută de la stânga și de sus. [50, 50] este mijlocul.'),
});

/** What stands for an entry: a drawn scene, or a photograph. */
export const pictureSchema = z.union([drawnPictureSchema, photoPictureSchema], {
  error: ({ input, errors }) => whatIsWrong(input, errors as Branches),
});

type Branches = [drawn: z.core.$ZodIssue[], photo: z.core.$ZodIssue[]] | undefined;

/** A union that fits in no form says nothing useful: this tells what is wrong with the form the editor meant. */
function whatIsWrong(input: unknown, branches: Branches): string {
  const isPhoto = typeof input === 'object' && input !== null && 'photo' in input;
  if (isPhoto && 'scene' in input) return 'are și scene, și photo; păstrați una dintre ele';
  const issues = branches?.[isPhoto ? 1 : 0] ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
}

/** Stands for an entry that has no picture yet: a chart with a course on it, of no place in particular. */
export const noPictureYet: { scene: string; alt: string } = {
  scene: 'chartroom',
  alt: 'O hartă de navigație cu un drum trasat, un compas, un creion și un bilet de avion',
};

export type DrawnPicture = z.infer<typeof drawnPictureSchema>;
export type PhotoPicture = z.infer<typeof photoPictureSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type MoodName = (typeof moodNames)[number];

export const isPhoto = (picture: Picture): picture is PhotoPicture => 'photo' in picture;
