import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pictureSchema } from './picture.ts';

const words = z.string().min(1);
const count = z.int().positive();

const emblem = z.strictObject({
  of: z.enum(['eu', 'romania']).describe('Emblema desenată care se arată până la sosirea celei oficiale sau în locul ei.'),
  label: words,
  image: z
    .string()
    .regex(/^\/.+\.(avif|webp|png|jpe?g|svg)$/, 'imaginea este un fișier din public/, de exemplu /proiect/ue.png')
    .optional()
    .describe('Emblema oficială, cu fond alb, ca să o acopere pe cea desenată.'),
});

/** The page of the funded project. Its facts are named in press releases too, as `{project.pupils}`. */
export const projectPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  facts: z
    .strictObject({
      name: words.describe('Numele întreg al proiectului.'),
      code: words.describe('Numele scurt.'),
      pupils: count,
      months: count,
      maxAge: count,
      region: words,
      fund: words,
      programme: words,
    })
    .describe('Faptele proiectului, scrise o singură dată.'),
  acronym: z
    .array(z.strictObject({ initial: z.string().length(1), rest: words }))
    .min(2)
    .describe('Numele, literă cu literă: inițiala și ce urmează după ea până la următoarea.'),
  lead: words.describe('Poate numi faptele: {project.pupils}.'),
  picture: pictureSchema,
  stats: z.strictObject({
    label: words,
    pupils: words,
    months: words,
    region: words,
    counties: z.array(z.strictObject({ plate: z.string().regex(/^[A-Z]{2}$/), name: words })).describe('Județele regiunii.'),
    countiesLabel: words,
  }),
  steps: z.strictObject({
    heading: words,
    items: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), name: words, text: words }))
      .length(3)
      .describe('Cei trei pași, în ordine.'),
  }),
  objectives: z.strictObject({
    heading: words,
    items: z.array(z.strictObject({ title: words, points: z.array(words).min(1).max(4) })).length(4),
  }),
  funding: z.strictObject({
    heading: words,
    text: words,
    emblems: z.array(emblem).length(2),
    standIn: z.boolean().default(false).describe('„true” până când agenția adaugă emblemele oficiale; launch-check le numără.'),
  }),
  press: z.strictObject({ heading: words }),
});

export type ProjectPage = z.infer<typeof projectPageSchema>;
