import { z } from 'zod';
import { callSchema, linkSchema, pageFields, pointSchema, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';

/** The copy of /consultanta: process, travel policy, what comes next. */
export const consultancyPageSchema = z.strictObject({
  ...pageFields,
  lead: words,
  picture: pictureSchema,
  process: z.strictObject({
    heading: words,
    intro: words,
    receive: words.describe('“You receive”, before the result of a step.'),
    steps: z.array(z.strictObject({ name: words, text: words, tasks: z.array(words).length(3), result: words })).length(4),
  }),
  policy: z.strictObject({
    heading: words,
    say: words,
    hold: words.describe('“You then hold”, before the outcome of a stage.'),
    stages: z.array(z.strictObject({ term: words, text: words, outcome: words })).length(4),
    settles: z.strictObject({ heading: words, points: z.array(pointSchema).length(6) }),
  }),
  future: z.strictObject({
    heading: words,
    say: words,
    picture: pictureSchema,
    points: z.array(pointSchema).length(3),
    events: linkSchema,
  }),
  call: callSchema,
});

export type ConsultancyPage = z.infer<typeof consultancyPageSchema>;
