import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { langSchema } from './lang.ts';
import { pageReference } from './page-reference.ts';

const words = z.string().min(1);

/** The one page that says what the four levels of cost mean. */
export const costsPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  lead: words.describe('Ce măsoară nivelurile și față de ce.'),
  level: words.describe('Cuvântul dinaintea cifrei, pentru cine ascultă pagina: „Nivelul”.'),
  levels: z
    .array(
      z.strictObject({
        name: words.describe('Cum se numește pe pagina unui loc: „mic”.'),
        day: words.describe('Cât costă o zi de om, în cuvinte, față de acasă.'),
        index: words.describe('Între ce valori ale indicelui.'),
        examples: words.describe('Țări cu indicele lor.'),
      }),
    )
    .length(4)
    .describe('Nivelurile, de la cel mai ieftin.'),
  method: z.strictObject({ heading: words, text: z.array(words).min(1) }).describe('Cum se alege nivelul unui loc.'),
  sources: z
    .array(z.strictObject({ label: words, url: z.url(), checkedOn: isoDay }))
    .min(1)
    .describe('De unde sunt cifrele.'),
  sourcesLabel: words,
  newTab: words,
  back: z.strictObject({ label: words, href: pageReference }),
});

export type CostsPage = z.infer<typeof costsPageSchema>;
