import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { noPictureYet, pictureSchema } from './picture.ts';

/** Continents with a page of their own, in the order the site lists them. */
export const continentKeys = [
  'romania',
  'europa',
  'asia',
  'africa',
  'americadenord',
  'americadesud',
  'australiasioceania',
] as const;

export type ContinentKey = (typeof continentKeys)[number];

const airport = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, 'codul IATA are trei litere mari')
    .describe('Codul IATA al aeroportului.'),
  name: z.string().min(2).describe('Numele aeroportului sau al orașului lui.'),
  note: z.string().max(70).optional().describe('Cât e de departe sau cum se ajunge, pe scurt: „la 6 km de Fira”.'),
});

const flight = z.strictObject({
  minutes: z
    .int()
    .min(20)
    .max(2400)
    .describe('Durata obișnuită din București, în minute, cu escală cu tot dacă nu există zbor direct.'),
  kind: z
    .enum(['direct', 'sezonier', 'escală', 'fără zbor'])
    .describe('„sezonier”: zbor direct doar o parte din an. „fără zbor”: se ajunge pe uscat, minutele sunt ale drumului.'),
  note: z.string().max(90).optional().describe('O singură propoziție scurtă: pe unde se face escala, în ce luni e direct.'),
});

const papers = z.strictObject({
  short: z.string().max(14).describe('Ce scrie mare: „CI”, „Pașaport”, „Viză”.'),
  text: z.string().min(10).max(140).describe('Ce acte trebuie unui cetățean român, într-o propoziție.'),
  url: z.url().describe('Pagina oficială (MAE, ambasadă) unde se verifică.'),
  checkedOn: isoDay.describe('Ziua în care ați verificat actele pe pagina oficială.'),
});

export const destinationSchema = z.strictObject({
  name: z.string().min(2).max(26).describe('Numele locului, așa cum apare mare pe pagină.'),
  country: z.string().min(2).describe('Țara (sau regiunea, la România), exact ca pe butonul de filtru.'),
  card: z.string().min(50).max(130).describe('Propoziția de pe card: ce are locul acesta și altul nu.'),
  lead: z.string().min(110).max(300).describe('Introducerea de sub nume: două-trei propoziții concrete.'),
  picture: pictureSchema.default(noPictureYet).describe('Imaginea locului; fără ea ține locul o hartă desenată.'),
  at: z
    .strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
    .describe('Coordonatele locului, în grade zecimale.'),
  bestMonths: z.array(z.int().min(1).max(12)).min(1).max(9).describe('Lunile cele mai bune, ca numere: [5, 6, 9].'),
  airports: z.array(airport).min(1).max(3).describe('Aeroporturile la care se zboară din București, cel mai bun primul.'),
  flight,
  currency: z.string().min(3).max(40).describe('Moneda: „euro (EUR)”.'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
      error: 'nu este un fus orar IANA cunoscut; exemplu: Europe/Athens',
    })
    .describe('Fusul orar IANA: „Europe/Athens”.'),
  papers,
  popular: z.boolean().default(false).describe('Apare la „Postări Populare” pe blog.'),
});

export type Destination = z.infer<typeof destinationSchema>;
