import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pictureSchema } from './picture.ts';

const words = z.string().min(1);

/** The copy of a page that lists entries which have a page each. */
export const listPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words.describe('Cuvintele mari din capul paginii.'),
  lead: z.string().min(40).max(220).describe('Ce găsește cititorul în listă, în una-două propoziții.'),
  picture: pictureSchema,
  label: words.describe('Numele listei, pentru cine nu o vede.'),
  back: words.describe('Linkul de la sfârșitul unei intrări: „Revino la Plimbare”.'),
});

export type ListPage = z.infer<typeof listPageSchema>;
