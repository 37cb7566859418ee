import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { pictureSchema } from './picture.ts';
import { sourceSchema } from './place-parts.ts';

const point = z.string().min(4).max(110).describe('Un lucru de luat, de întrebat sau de făcut, fără punct la sfârșit.');

/** How many points a list has, its groups taken together. */
const listPoints = { min: 5, max: 12 };

const group = z.strictObject({
  name: z.string().min(2).max(40).optional().describe('Numele grupei: „Acte”. Lipsește când lista are o singură grupă.'),
  points: z.array(point).min(1).max(listPoints.max),
});

/** What one ticks off on the spot: in groups with names, or one after the other. */
const checklistSchema = z
  .strictObject({
    title: z.string().min(4).max(32).describe('Titlul listei: „De luat la ușă”, „De întrebat la ghișeu”.'),
    groups: z.array(group).min(1).max(5),
  })
  .refine(({ groups }) => groups.length === 1 || groups.every(({ name }) => name), {
    error: 'groups: fiecare grupă are un nume, dacă sunt mai multe',
  })
  .refine(
    ({ groups }) =>
      within(
        groups.reduce((sum, { points }) => sum + points.length, 0),
        listPoints,
      ),
    {
      error: `lista are între ${listPoints.min} și ${listPoints.max} puncte, grupele la un loc`,
    },
  );

const within = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;

/**
 * A guide, as an editor writes it: one question that people type, answered at once, with a list that can be used on the spot.
 * The text below is cut into chapters. What depends on places and on other entries is held by site/loaders/article-problems.ts.
 */
export const articleSchema = z.strictObject({
  title: z
    .string()
    .min(12)
    .max(70)
    .regex(/\?$/, 'titlul este o întrebare și se termină cu „?”')
    .describe('Întrebarea la care răspunde, așa cum o scrie cineva care caută: „Ce pun în bagajul de mână?”'),
  name: z.string().min(4).max(32).describe('Numele scurt, fără întrebare, acolo unde titlul nu încape: „Bagajul de mână”.'),
  card: z.string().min(50).max(130).describe('Propoziția de pe card: ce află cititorul. Nu repetă titlul.'),
  lead: z
    .string()
    .min(80)
    .max(320)
    .describe('Răspunsul, întreg, în una până la trei propoziții. Cine citește numai atât a aflat.'),
  answer: z
    .strictObject({
      figure: z.string().min(1).max(6).describe('Cifra: „100”, „21”, „112”.'),
      what: z.string().max(14).optional().describe('Ce numără, cu literă mică: „ml”, „ore”, „de zile”.'),
    })
    .optional()
    .describe('Numai când răspunsul este o cifră; stă mare pe card.'),
  list: checklistSchema.describe('Lista de folosit pe loc: ce se ia, ce se întreabă, ce se face, în ordine.'),
  picture: pictureSchema,
  places: z
    .array(z.string().regex(/^[a-z0-9-]+$/, 'numele fișierului destinației, fără folder și fără .md'))
    .min(2)
    .max(4)
    .describe('Destinațiile spre care trimite, ca nume de fișier: [amsterdam, lisabona].'),
  sources: z.array(sourceSchema).min(1).max(20).describe('De unde vine fiecare cifră, dată, preț sau regulă din text.'),
  writtenOn: isoDay.describe('Ziua în care a fost scris, AAAA-LL-ZZ.'),
  checkedOn: isoDay.describe('Ziua în care tot ce scrie a fost verificat ultima oară, AAAA-LL-ZZ.'),
});

export type Article = z.infer<typeof articleSchema>;
export type Checklist = z.infer<typeof checklistSchema>;
