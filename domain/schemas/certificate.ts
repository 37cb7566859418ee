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
    issuedOn: isoDay.optional(),
    validUntil: isoDay.optional().describe('După această zi certificatul dispare singur din pagină.'),
    lasting: z.boolean().optional().describe('„true” dacă nu expiră.'),
    source: z.string().optional().describe('De unde știm: actul însuși.'),
    standIns: standIns(['title', 'pdfLink', 'validUntil']),
  })
  .refine(({ pdfLink, standIns }) => pdfLink !== undefined || standIns.includes('pdfLink'), {
    error: 'name the scan (pdfLink), or list it among standIns until there is one',
    path: ['pdfLink'],
  })
  .refine(
    ({ validUntil, lasting, standIns }) => validUntil !== undefined || lasting === true || standIns.includes('validUntil'),
    {
      error: 'scrieți până când este valabil (validUntil), lasting: true, sau lăsați validUntil în lista standIns',
      path: ['validUntil'],
    },
  );

export type Certificate = z.infer<typeof certificateSchema>;
