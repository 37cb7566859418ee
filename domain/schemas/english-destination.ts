import { z } from 'zod';
import { destinationSchema } from './destination.ts';
import {
  advisorySchema,
  healthSchema,
  landSchema,
  monthsSchema,
  namedSchema,
  papersSchema,
  safetySchema,
  unescoSchema,
  visaSchema,
} from './place-parts.ts';

const { name, card, lead, suits, notFor, sleep, currency, plug } = destinationSchema.shape;
const inOrder = 'în aceeași ordine ca în română';

/**
 * What a place is called and what is told of it, in English: words only. Every fact, day, price, airport, address and source
 * stands in the Romanian entry, once; what the two must have in common is held by domain/rules/english-problems.ts.
 */
export const englishDestinationSchema = z.strictObject({
  name: name.describe('Numele englezesc al locului: „Lisbon”.'),
  card: card.describe('Propoziția de pe card: ce are locul acesta și altul nu.'),
  lead: lead.describe('Primul paragraf: pentru cine, câte zile, când și la ce cost; apoi cum este.'),
  alt: z.string().min(10).max(140).describe('Ce se vede în imagine, într-o propoziție, pentru cine nu o vede.'),
  months: monthsSchema.pick({ why: true }).optional().describe('Motivul lunilor, într-o propoziție; lunile sunt în română.'),
  suits: suits.describe('Cui i se potrivește, fără punct.'),
  notFor: notFor.describe('Un motiv de a nu merge, într-o propoziție întreagă.'),
  sleep: sleep.describe(`Zonele de dormit, ${inOrder}.`),
  named: z
    .array(namedSchema.omit({ kind: true }))
    .min(2)
    .max(5)
    .describe(`Locurile cu nume, ${inOrder}; „where” exact unde îl are și româna.`),
  transfers: z
    .array(z.string().min(5).max(90))
    .default([])
    .describe(`Drumul din aeroport până în oraș, unul pentru fiecare aeroport care îl are, ${inOrder}.`),
  land: z.array(landSchema.shape.note.unwrap()).default([]).describe(`Nota fiecărui drum pe uscat care are una, ${inOrder}.`),
  papers: papersSchema
    .pick({ short: true, text: true })
    .optional()
    .describe('Actele unui cetățean român. Că altcineva își întreabă propriul minister spune pagina.'),
  visa: visaSchema.pick({ who: true, how: true, ahead: true }).optional().describe('Viza unui cetățean român.'),
  health: healthSchema.pick({ vaccines: true, water: true, malaria: true }).optional(),
  safety: safetySchema.shape.text.optional(),
  advisory: advisorySchema.pick({ who: true, text: true }).optional(),
  currency: currency.describe('Moneda: „euro (EUR)”.'),
  plug: plug.describe('Numai unde o are și româna.'),
  unesco: unescoSchema.shape.name.describe('Ce este înscris, numai unde îl spune și româna.'),
});

export type EnglishDestination = z.infer<typeof englishDestinationSchema>;
