import { z } from 'zod';
import { bilingual } from './agency.ts';
import { logoSchema, namedSchema } from './logo.ts';
import { standIns } from './stand-ins.ts';

/** Ways in which content reaches the platform; the filter of the supplier table knows exactly these. */
export const channels = ['gds', 'ndc', 'low-cost', 'hotel'] as const;
export type Channel = (typeof channels)[number];

const figure = z.union([
  z.strictObject({ key: z.string().describe('A figure of agency.yaml, when the agency as a whole shows the same number.') }),
  z.strictObject({
    value: z.number().positive().describe('The number itself, without separators.'),
    plus: z.boolean().default(false).describe('Shown with a plus: “600,000+”.'),
    label: bilingual.describe('What is counted, in a word or two.'),
  }),
]);

/**
 * One supplier of the platform. Cards, badges and the comparison table are all derived from this entry, so that a number
 * cannot say one thing in a sentence and another in a badge.
 */
export const supplierSchema = z
  .strictObject({
    order: z.int().positive().describe('Place among the suppliers of its kind.'),
    kind: z.enum(['air', 'hotel']),
    channels: z.array(z.enum(channels)).min(1).describe('The first is the main one.'),
    name: bilingual,
    logo: logoSchema.optional(),
    text: bilingual.describe('One or two sentences for the card. May name figures of agency.yaml in braces: {airlines}.'),
    figures: z.array(figure).max(2).default([]).describe('The first is set large, the second becomes a badge.'),
    partners: z.array(namedSchema).default([]).describe('Names in a network; they are counted and become badges.'),
    sign: z.string().max(4).optional().describe('Two to four letters set large where there is nothing to count: “NDC”, “RO”.'),
    tags: z.array(bilingual).max(3).default([]).describe('What makes it different, as badges.'),
    content: bilingual.describe('What can be booked, for the table.'),
    void: z.strictObject({
      possible: z.boolean().describe('Whether the filter “can be voided” shows it.'),
      rule: bilingual.describe('Until when, and who decides.'),
    }),
    refund: bilingual.describe('What decides on a refund.'),
    fee: z.enum(['per-ticket', 'in-contract']).describe('per-ticket: from the figure ticketFee of agency.yaml.'),
    support: z.enum(['always', 'office-hours']),
    standIns: standIns(['void', 'refund', 'fee', 'support']),
  })
  .refine(({ figures, partners, sign }) => figures.length > 0 || partners.length > 0 || sign !== undefined, {
    error: 'give the card something to set large: figures, partners or a sign',
  });

export type Supplier = z.infer<typeof supplierSchema>;
