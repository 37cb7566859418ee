import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pictureSchema } from './picture.ts';
import { conditionGroups } from './travel-condition.ts';

const words = z.string().min(1);

/** The copy of the travel conditions around the table; the rows are entries of their own. */
export const conditionsPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  picture: pictureSchema,
  contents: words.describe('Numele cuprinsului.'),
  columns: z.strictObject({ condition: words, information: words }).describe('Capetele celor două coloane.'),
  concerns: words.describe('Cuvântul dinaintea celor pe care îi privește rândul.'),
  checked: words.describe('{date} este ziua verificării.'),
  stale: words.describe('Se adaugă rândurilor neverificate de mult.'),
  newTab: words,
  groups: z.record(z.enum(conditionGroups), words).describe('Numele părților tabelului.'),
  ask: z.strictObject({ heading: words, text: words, link: words }),
});

export type ConditionsPage = z.infer<typeof conditionsPageSchema>;
