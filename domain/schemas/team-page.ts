import { z } from 'zod';
import { callSchema, pageFields, words } from './page-parts.ts';

/** The copy of /echipa. The people are in content/team. */
export const teamPageSchema = z.strictObject({
  ...pageFields,
  lead: words,
  colleague: z.strictObject({ one: words, many: words }).describe('What the large number counts.'),
  management: words,
  colleagues: words,
  call: callSchema,
});

export type TeamPage = z.infer<typeof teamPageSchema>;
