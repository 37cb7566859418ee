import { z } from 'zod';
import { pageFields, words } from './page-parts.ts';

/** The copy of the itinerary tool's page. Labels and messages of the tool itself stay with its code. */
export const itineraryPageSchema = z.strictObject({
  ...pageFields,
  lead: words.describe('What the tool does and what becomes of the file.'),
  steps: z.array(words).length(3).describe('Choose, convert, download: a word or three each.'),
  promise: words.describe('What is kept of a ticket, in one sentence.'),
  noScript: words.describe('For visitors without JavaScript: what to do instead; followed by the link to the contact page.'),
  contact: words.describe('Label of that link.'),
});
export type ItineraryPage = z.infer<typeof itineraryPageSchema>;
