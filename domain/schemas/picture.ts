import { z } from 'zod';
import { moodNames } from '../rules/moods.ts';

const alt = z.string().min(10).max(140).describe('Ce se vede în imagine, într-o propoziție, pentru cine nu o vede.');

/** A picture drawn by code. */
const drawnPictureSchema = z.strictObject({
  scene: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'numele scenei are litere mici și liniuțe')
    .describe('Numele scenei din art/posters/scenes, de exemplu „santorini”.'),
  mood: z.enum(moodNames).optional().describe('Lumina de zi a imaginii; fără ea, cea obișnuită a scenei.'),
  alt,
});

const percent = z.number().min(0).max(100);

/** A photograph, cut and converted by the build. It is shown as it is in both colour themes. */
const photoPictureSchema = z.strictObject({
  photo: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/,
      'numele fișierului are litere mici și liniuțe și se termină în .jpg, .jpeg, .png, .webp sau .avif',
    )
    .describe('Fișierul din content/photos, de exemplu „santorini-oia.jpg”; cel puțin 1600 × 1200 pixeli.'),
  credit: z.string().min(3).max(80).describe('Cine a făcut fotografia și cu ce drept o folosim; se vede lângă ea.'),
  alt,
  focus: z
    .tuple([percent, percent])
    .default([50, 50])
    .describe('Ce rămâne în cadru când fotografia e tăiată: cât la sută de la stânga și de sus. [50, 50] este mijlocul.'),
});

/** What stands for an entry or in a page: a drawn scene, or a photograph. */
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

/** A drawing in two layers, between which a page's title stands. */
export const headerPictureSchema = z.strictObject({
  header: z
    .string()
    .regex(/^[a-z]+$/, 'numele imaginii de antet are numai litere mici')
    .describe('Numele imaginii de antet din art/posters/headers.ts, de exemplu „europa”.'),
  alt,
});

export type PhotoPicture = z.infer<typeof photoPictureSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type HeaderPicture = z.infer<typeof headerPictureSchema>;

export const isPhoto = (picture: Picture): picture is PhotoPicture => 'photo' in picture;

const anyPictureSchema = z.union([drawnPictureSchema, photoPictureSchema, headerPictureSchema]);

/** What content shows in one place, with where it stands in its file: `cards.2.picture`. */
export type NamedPicture = { field: string; picture: Picture | HeaderPicture };

/** Every picture in the data of an entry, however deep. They are known by their shape, so a new field needs no line anywhere. */
export function picturesIn(data: unknown, field = ''): NamedPicture[] {
  if (typeof data !== 'object' || data === null) return [];
  const { success, data: picture } = anyPictureSchema.safeParse(data);
  if (success) return [{ field, picture }];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, field ? `${field}.${key}` : key));
}
