import { z } from 'zod';
import { callSchema, linkSchema, pageFields, pointSchema, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';

/** The copy of /servicii: four services, each with its own id. Facts come from agency.yaml. */
export const servicesPageSchema = z.strictObject({
  ...pageFields,
  onThisPage: words.describe('Names the four signs below the title, for screen readers.'),
  corporate: z.strictObject({ name: words, say: words, points: z.array(pointSchema).length(4), more: linkSchema }),
  night: z.strictObject({ say: words, figure: words, picture: pictureSchema }),
  events: z.strictObject({
    name: words,
    say: words,
    manager: z.array(pointSchema).length(3).describe('What the senior project manager runs: venue, road map, budget.'),
    range: words.describe('Smallest and largest event, set very large.'),
    rangeNote: words,
    columns: z.array(z.strictObject({ heading: words, items: z.array(words).min(4).max(5) })).length(3),
    brief: words.describe('On the button to the contact form, opened on the brief of an event.'),
    picture: pictureSchema.describe('Below the events.'),
  }),
  consolidator: z.strictObject({
    name: words,
    say: words,
    caption: words.describe('Names the table of figures, for screen readers.'),
    ledger: z.array(z.strictObject({ label: words, figure: words, note: words })).length(6),
    tags: z.array(words).length(4),
    more: linkSchema,
  }),
  consultancy: z.strictObject({
    name: words,
    steps: z.array(pointSchema).length(4),
    policy: z.strictObject({ heading: words, lede: words, stages: z.array(pointSchema).length(4) }),
    future: z.strictObject({ heading: words, points: z.array(pointSchema).length(3) }),
    more: linkSchema,
  }),
  routes: z
    .strictObject({
      label: words,
      items: z.array(z.strictObject({ ...linkSchema.shape, text: words, picture: pictureSchema })).length(2),
    })
    .describe('The two ways to travel with the agency: company and holiday.'),
  call: callSchema,
});

export type ServicesPage = z.infer<typeof servicesPageSchema>;
