import { z } from 'zod';
import { bilingual } from './agency.ts';
import { isoDay } from './iso-day.ts';
import { logoSchema } from './logo.ts';
import { standIns } from './stand-ins.ts';

export const certificateSchema = z
  .strictObject({
    order: z.int().positive().describe('Place in the list.'),
    issuer: z.string().describe('Who gave it, set as a word: “TAROM”.'),
    logo: logoSchema.optional(),
    title: bilingual.describe('What it says, in a few words.'),
    year: z.int().min(2000).max(2100),
    pdfLink: z
      .string()
      .regex(/^(\/|https:\/\/)/)
      .optional()
      .describe('The scan, opened in a new tab. Without it a copy is offered on request.'),
    validUntil: isoDay.optional(),
    standIns: standIns(['title', 'pdfLink']),
  })
  .refine(({ pdfLink, standIns }) => pdfLink !== undefined || standIns.includes('pdfLink'), {
    error: 'name the scan (pdfLink), or list it among standIns until there is one',
    path: ['pdfLink'],
  });

export type Certificate = z.infer<typeof certificateSchema>;
