import { z } from 'zod';
import { papers, places, travellers } from '../rules/travel-cases.ts';
import { langSchema } from './lang.ts';
import { pictureSchema } from './picture.ts';
import { conditionGroups } from './travel-condition.ts';

const words = z.string().min(1);

/** The copy of the travel conditions around the table; the rows are entries of their own. */
export const conditionsPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  picture: pictureSchema,
  contents: words.describe('Numele cuprinsului.'),
  columns: z.strictObject({ condition: words, information: words }).describe('Capetele celor două coloane.'),
  concerns: words.describe('Cuvântul dinaintea celor pe care îi privește rândul.'),
  checked: words.describe('{date} este ziua verificării.'),
  stale: words.describe('Se adaugă rândurilor neverificate de mult.'),
  newTab: words,
  groups: z.record(z.enum(conditionGroups), words).describe('Numele părților tabelului.'),
  finder: z
    .strictObject({
      heading: words,
      lead: words,
      people: words.describe('Întrebarea cu oamenii; răspunsurile sunt în „cine”.'),
      company: words.describe('Întrebarea cu ce merge împreună cu ei; răspunsurile sunt în „cine”.'),
      place: words,
      paper: words,
      cine: z.record(z.enum(travellers), words),
      unde: z.record(z.enum(places), words),
      act: z.record(z.enum(papers), words),
      count: z.strictObject({ one: words, many: words }).describe('Cum se numără condițiile.'),
      within: words.describe('{count} este numărul tuturor condițiilor.'),
      toList: words,
      toTable: words,
      reset: words,
    })
    .describe('Întrebările de deasupra tabelului.'),
  list: z
    .strictObject({
      heading: words,
      print: words,
      wipe: words,
      rule: words.describe('Linkul către rândul din tabel.'),
      untold: words.describe('Când despre o parte din răspunsuri tabelul nu are o regulă anume.'),
      official: words.describe('Sub listă, și pe hârtie.'),
      other: words.describe('Sub listă, pentru cine nu și-a găsit cazul.'),
      ask: words,
    })
    .describe('Lista de bifat.'),
  ask: z.strictObject({ heading: words, text: words, link: words }),
});

export type ConditionsPage = z.infer<typeof conditionsPageSchema>;
