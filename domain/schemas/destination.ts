import { z } from 'zod';
import { mostThemes, themeNames } from '../rules/themes.ts';
import { pictureSchema } from './picture.ts';
import {
  advisorySchema,
  arrivalSchema,
  healthSchema,
  landSchema,
  monthsSchema,
  namedSchema,
  papersSchema,
  safetySchema,
  sleepSchema,
  sourceSchema,
  unescoSchema,
  visaSchema,
} from './place-parts.ts';
import { timeZoneSchema } from './time-zone.ts';

const days = z
  .strictObject({ from: z.int().min(1).max(21), to: z.int().min(1).max(30) })
  .refine(({ from, to }) => from <= to, { error: '„from” este mai mare decât „to”' });

const chooseThemes = `scrieți una până la ${mostThemes} dintre: ${themeNames.join(', ')}`;

const themesSchema = z
  .array(z.enum(themeNames, { error: ({ input }) => `„${input}” nu este o temă; ${chooseThemes}` }), { error: chooseThemes })
  .min(1, chooseThemes)
  .max(mostThemes, chooseThemes)
  .refine((themes) => new Set(themes).size === themes.length, { error: 'aceeași temă este scrisă de două ori' });

/**
 * A place, as an editor writes it. What depends on the continent or on the airports is held by domain/rules/place-problems.ts.
 * The first paragraph, `lead`, answers for whom, how many days, when and at what cost; fields hold what can be looked up.
 */
export const destinationSchema = z.strictObject({
  name: z.string().min(2).max(26).describe('Numele locului, așa cum apare mare pe pagină.'),
  country: z.string().min(2).describe('Țara (sau regiunea, la România), exact ca pe butonul de filtru.'),
  card: z.string().min(50).max(130).describe('Propoziția de pe card: ce are locul acesta și altul nu.'),
  lead: z
    .string()
    .min(110)
    .max(360)
    .describe('Primul paragraf: pentru cine, câte zile, când și la ce cost; apoi cum este. Două-patru propoziții.'),
  themes: themesSchema.describe(
    `Pentru ce se merge acolo, una până la ${mostThemes} teme: ${themeNames.join(', ')}. Ce cere fiecare stă în docs/ghid-continut.md.`,
  ),
  advisory: advisorySchema
    .optional()
    .describe('Numai când ministerul sfătuiește împotriva călătoriei. Atunci months și popular lipsesc.'),
  picture: pictureSchema,
  at: z
    .strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
    .describe('Coordonatele locului, în grade zecimale.'),
  days: days.describe('Câte zile merită locul: { from: 2, to: 3 }.'),
  cost: z.int().min(1).max(4).describe('Nivelul de cost; ce înseamnă fiecare stă în content/pages/costs.ro.yaml.'),
  months: monthsSchema.optional().describe('Lunile bune și motivul; obligatoriu dacă nu există advisory.'),
  suits: z
    .string()
    .min(10)
    .max(120)
    .describe('Cui i se potrivește, fără punct: „familii cu copii de școală și cine merge pe jos”.'),
  notFor: z.string().min(20).max(160).describe('Un motiv de a nu merge, într-o propoziție întreagă.'),
  sleep: z.array(sleepSchema).min(1).max(3).describe('Unde se doarme: una până la trei zone.'),
  named: z
    .array(namedSchema)
    .min(2)
    .max(5)
    .describe('Locuri cu nume în care se mănâncă, se doarme sau se stă: două până la cinci.'),
  airports: z.array(arrivalSchema).max(3).describe('Aeroporturile, cel mai bun primul; zborul stă în content/airports.'),
  land: z.array(landSchema).min(1).max(3).optional().describe('Drumul pe uscat din București; obligatoriu unde nu se zboară.'),
  papers: papersSchema.optional().describe('Actele; la destinațiile din România numai dacă se cere ceva anume.'),
  visa: visaSchema.optional().describe('Obligatoriu în afara Europei.'),
  health: healthSchema.optional().describe('Obligatoriu în afara Europei.'),
  safety: safetySchema.optional().describe('Obligatoriu în afara Europei.'),
  currency: z.string().min(3).max(40).describe('Moneda: „euro (EUR)”. Leul nu se arată.'),
  timeZone: timeZoneSchema('nu este un fus orar IANA cunoscut; exemplu: Europe/Athens').describe(
    'Fusul orar IANA: „Europe/Athens”. Diferența față de noi se scrie singură, în cuvinte.',
  ),
  plug: z
    .string()
    .min(10)
    .max(80)
    .optional()
    .describe('Numai unde priza sau tensiunea diferă: „Priză britanică, cu trei lame: luați un adaptor.”'),
  unesco: unescoSchema.optional().describe('Numai dacă locul este pe listă.'),
  sources: z
    .array(sourceSchema)
    .min(1)
    .max(30)
    .describe('De unde vine fiecare cifră, dată, preț sau regulă din text și din fapte.'),
  popular: z.boolean().default(false).describe('Apare la „Destinații populare” pe blog și întâi în lista continentului.'),
});

export type Destination = z.infer<typeof destinationSchema>;
