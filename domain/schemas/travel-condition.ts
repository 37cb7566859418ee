import { z } from 'zod';
import { isoDay } from './iso-day.ts';

/** The parts of the table, in their order on the page. */
export const conditionGroups = ['minori', 'documente', 'destinatii', 'straini', 'bagaj', 'drum'] as const;

/** One row: a condition, whom it concerns, what holds, and the official page that has the last word. */
export const travelConditionSchema = z.strictObject({
  group: z.enum(conditionGroups).describe('Partea tabelului în care stă rândul.'),
  order: z.int().positive().describe('Locul rândului în partea lui.'),
  title: z.string().min(5).max(70).describe('Condiția, în câteva cuvinte.'),
  concerns: z.string().min(5).max(110).describe('Pe cine privește.'),
  text: z.string().min(60).max(620).describe('Ce trebuie știut, în câteva propoziții.'),
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(70).describe('Numele instituției și al paginii.'),
        url: z.string().startsWith('https://', 'pagina oficială începe cu https://'),
      }),
    )
    .min(1)
    .max(2)
    .describe('Pagina oficială care are ultimul cuvânt; cel mult două.'),
  checkedOn: isoDay.describe('Ziua în care rândul a fost verificat ultima oară, AAAA-LL-ZZ.'),
});

export type TravelCondition = z.infer<typeof travelConditionSchema>;
export type ConditionGroup = (typeof conditionGroups)[number];
