import { z } from 'zod';
import { callSchema, linkSchema, pageFields, pointSchema, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';

const stat = z.union([
  z.strictObject({ figure: z.string().describe('Key of a figure in agency.yaml.') }),
  z.strictObject({ value: words.describe('A badge that is no count: 24/7, 100%.'), label: words }),
]);

/** The copy of /capabilitati: who works, how they care, with what tools. */
export const capabilitiesPageSchema = z.strictObject({
  ...pageFields,
  lead: words,
  stats: z.strictObject({ label: words, items: z.array(stat).length(4) }),
  team: z.strictObject({
    heading: words,
    range: words.describe('Smallest and largest team, set very large.'),
    say: words,
    text: words,
    chart: z.strictObject({
      caption: words,
      less: words.describe('Left end of the scale.'),
      more: words.describe('Right end of the scale.'),
    }),
    link: linkSchema,
  }),
  duty: z.strictObject({ heading: words, say: words, picture: pictureSchema, points: z.array(pointSchema).length(4) }),
  benefits: z.strictObject({ heading: words, points: z.array(pointSchema).length(6) }),
  technology: z.strictObject({
    heading: words,
    say: words,
    bookable: z
      .array(
        z.strictObject({
          flaps: z.string().regex(/^[A-Z]{3,10}$/, 'capital letters only, as on a departure board'),
          text: words,
        }),
      )
      .length(4)
      .describe('What is booked online, shown as a departure board.'),
    bookableLabel: words,
    points: z.array(pointSchema).length(4),
    automation: pointSchema.describe('Bots and the repricer, said large.'),
  }),
  call: callSchema,
});

export type CapabilitiesPage = z.infer<typeof capabilitiesPageSchema>;
