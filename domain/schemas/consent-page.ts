import { z } from 'zod';
import { langSchema } from './lang.ts';

const words = z.string().min(1);

const purpose = z.strictObject({
  name: words.describe('Numele scopului, un cuvânt sau două.'),
  ask: z.string().min(10).max(110).describe('O propoziție din banner: la ce cerem acordul.'),
  about: z.string().min(10).describe('Sub numele scopului: ce se întâmplă dacă spuneți da.'),
});

/** The words with which visitors are asked about third parties; who these are stands in content/third-parties/. */
export const consentPageSchema = z.strictObject({
  lang: langSchema,
  title: words.describe('Titlul ferestrei cu detalii și al legăturii din subsol.'),
  heading: words,
  none: words.describe('Lângă cifra 0.'),
  cookies: words.describe('Legătura spre pagina despre cookies.'),
  buttons: z.strictObject({
    refuse: words,
    accept: words,
    customise: words,
    selection: words,
    details: words,
    save: words,
    close: words,
  }),
  necessary: z.strictObject({ name: words, about: words, always: words }),
  purposes: z.strictObject({ analytics: purpose, map: purpose }),
  yes: words,
  no: words,
  table: z.strictObject({ label: words, key: words, use: words }),
  now: z.strictObject({
    never: words,
    chosen: z.string().includes('{date}').includes('{what}'),
    all: words,
    none: words,
  }),
  kept: words.describe('După alegere: unde se schimbă.'),
});

export type ConsentPage = z.infer<typeof consentPageSchema>;
