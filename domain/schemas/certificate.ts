import { z } from 'zod';
import { bilingual } from './agency.ts';
import { isoDay } from './iso-day.ts';

export const certificateSchema = z.strictObject({
  order: z.int().positive().describe('Place in the list.'),
  issuer: z.string().describe('Who gave it, set as a word: “TAROM”.'),
  title: bilingual.describe('What it says, in a few words.'),
  year: z.int().min(2000).max(2100),
  pdfLink: z
    .string()
    .regex(/^(\/|https:\/\/)/)
    .describe('The scan, opened in a new tab.'),
  validUntil: isoDay.optional(),
  standIn: z.boolean().default(false).describe('True until the agency supplies the scan.'),
});

export type Certificate = z.infer<typeof certificateSchema>;
