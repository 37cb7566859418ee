import { z } from 'zod';
import { disruptions, distances, verdicts } from '../rules/air-passenger-rights.ts';
import { isoDay } from './iso-day.ts';
import { langSchema } from './lang.ts';

const words = z.string().min(1);
const steps = z
  .array(z.strictObject({ term: words.describe('Ce aveți de făcut.'), text: words }))
  .min(2)
  .describe('Pașii, în ordinea în care se fac.');
const checked = {
  url: z.url({ protocol: /^https$/ }),
  source: words.describe('Numele paginii oficiale.'),
  checkedOn: isoDay,
};

/** The copy of the page for emergencies. Telephones are in `agency.yaml`, numbers of countries in `content/emergency/`. */
export const emergencyPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  offline: z.strictObject({
    kept: words.describe('Când pagina este păstrată în telefon.'),
    without: words.describe('Fără rețea; {date} este ziua în care a fost păstrată.'),
    places: words.describe('Înaintea paginilor de locuri păstrate.'),
  }),
  calls: z.strictObject({ agency: words, union: words }),
  doors: words.describe('Numele celor patru intrări.'),
  checked: words.describe('{date} este ziua verificării.'),
  flight: z.strictObject({
    heading: words,
    steps,
    desk: z.strictObject({
      button: words,
      name: words,
      close: words,
      to: words.describe('În engleză: cui se arată.'),
      lines: z.array(words).min(2).describe('În engleză, pentru omul de la ghișeu.'),
      own: words.describe('Același lucru în limba paginii.'),
    }),
    reckoner: z.strictObject({
      heading: words,
      disruption: z.strictObject({ question: words, options: z.record(z.enum(disruptions), words) }),
      distance: z.strictObject({
        question: words,
        options: z.record(z.enum(distances), z.strictObject({ name: words, example: words })),
      }),
      notice: z.strictObject({ question: words, week: words, fortnight: words, more: words }),
      earlier: z.strictObject({ question: words, no: words, hour: words, more: words }),
      late: z.strictObject({ question: words, least: words, two: words, three: words, four: words, none: words }),
      cause: z.strictObject({ question: words, airline: words, others: words }),
      each: words.describe('După sumă.'),
      verdicts: z.record(z.enum(verdicts), words).describe('De ce se datorează suma sau nu; {whole} este suma întreagă.'),
      care: z.strictObject({ late: words.describe('{hours} ore.'), other: words }),
      choice: z.strictObject({ late: words, other: words }),
    }),
    table: z.strictObject({ caption: words, distance: words, sum: words, care: words, hours: words }),
    scope: z.array(words).min(1).describe('Unde se aplică regula și ce nu acoperă.'),
    ...checked,
  }),
  papers: z.strictObject({ heading: words, steps, ...checked }),
  illness: z.strictObject({ heading: words, steps, ...checked }),
  countries: z.strictObject({
    heading: words,
    search: words,
    none: words.describe('Când țara nu este pe listă; urmează telefonul agenției.'),
    call: words,
    found: z.strictObject({ one: words, many: words }),
    all: words.describe('Lângă numărul unic.'),
    ambulance: words,
    police: words,
    embassy: words.describe('Înaintea orașului.'),
    checked: words.describe('{date} este ziua celei mai vechi verificări.'),
  }),
});

export type EmergencyPage = z.infer<typeof emergencyPageSchema>;
