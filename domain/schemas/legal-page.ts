import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { langSchema } from './lang.ts';
import { standIns } from './stand-ins.ts';

/**
 * The head of a legal text; its body is Markdown cut at the second-level headings. Facts of the agency stand in it by
 * name, `{legal.name}`, and are never typed.
 */
export const legalPageSchema = z
  .strictObject({
    title: z.string().min(5).max(60).describe('Titlul paginii.'),
    description: z.string().min(50).max(160).describe('O propoziție pentru motoarele de căutare.'),
    updatedOn: isoDay.describe('Ziua ultimei schimbări de conținut, AAAA-LL-ZZ.'),
    reviewedOn: isoDay.optional().describe('Ziua în care un jurist a citit textul, AAAA-LL-ZZ. Nu se arată pe pagină.'),
    lang: langSchema,
    standIns: standIns(['reviewedOn', 'retention']).describe(
      'Ce așteaptă agenția: `reviewedOn` până citește un jurist textul, `retention` până se confirmă termenele de păstrare.',
    ),
  })
  .refine(({ reviewedOn, standIns }) => reviewedOn !== undefined || standIns.includes('reviewedOn'), {
    error: 'scrieți ziua în care un jurist a citit textul (reviewedOn) sau lăsați reviewedOn în lista standIns',
    path: ['reviewedOn'],
  });
