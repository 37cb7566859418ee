import { z } from 'zod';
import { bilingual } from './agency.ts';
import { isoDay } from './iso-day.ts';

/** A word of the trade, explained to somebody who sells journeys and not systems. */
export const glossaryTermSchema = z.strictObject({
  term: bilingual.describe('The word as it is used: “NDC”, “void”.'),
  means: bilingual.optional().describe('What the letters stand for.'),
  text: bilingual.describe('The explanation, in two or three sentences.'),
  source: z
    .strictObject({
      label: bilingual.describe('Who wrote the rule, and its number.'),
      url: z.url().optional().describe('The official page, when there is one to open.'),
    })
    .optional()
    .describe('Where the explanation rests on a rule from outside.'),
  checkedOn: isoDay.describe('The day on which the explanation was last compared with its source.'),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;
