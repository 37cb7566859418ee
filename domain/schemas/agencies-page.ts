import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { callSchema, pageFields, pointSchema, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';
import { channels } from './supplier.ts';

const withNumbers = words.describe('Names the numbers of the calculator in square brackets: [price].');

const suppliersSchema = z.strictObject({ heading: words, intro: words });

const fieldSchema = z.strictObject({
  label: words,
  unit: words,
  start: z.number().positive().describe('What stands in the field at first; the worked example is made of these.'),
});

const resultSchema = z.strictObject({ label: words, formula: withNumbers });

const screenSchema = z.strictObject({
  name: words,
  text: words.describe('One sentence under the small picture.'),
  alt: words.describe('What the picture shows, for who does not see it.'),
});

/** A paper that an agency brings. The list is the agency's own; each stays a stand-in until it has been confirmed. */
const paperSchema = z.strictObject({
  name: words,
  why: words,
  source: z
    .strictObject({ label: words, url: z.url(), checkedOn: isoDay })
    .optional()
    .describe('The rule that makes it a paper.'),
  standIn: z.boolean().default(false).describe('True until the agency confirms that it asks for it.'),
});

/** The copy of /agentii-partenere. Facts come from agency.yaml, content/suppliers and content/glossary. */
export const agenciesPageSchema = z.strictObject({
  ...pageFields,
  heading: z.literal('Booking Time').describe('The name of the platform. The style sheet times its eleven letters one by one.'),
  tagline: words,
  tryNow: words,
  login: words,
  demo: words.describe('On the buttons that ask for a demo account.'),
  onThisPage: z.strictObject({ label: words, links: z.array(z.strictObject({ label: words, id: words })).length(6) }),
  air: suppliersSchema,
  hotels: suppliersSchema,
  picture: pictureSchema.describe('Between flights and hotels.'),
  matrix: z.strictObject({
    heading: words,
    intro: words,
    caption: words.describe('Names the table, for screen readers.'),
    channel: words.describe('Names the choice of a channel.'),
    all: words,
    channels: z.record(z.enum(channels), words),
    voidable: words,
    none: words.describe('Said when nothing fits; [channel] is the chosen one.'),
    reset: words,
    count: words.describe('“suppliers shown”, after a number.'),
    columns: z.strictObject({
      supplier: words,
      channel: words,
      content: words,
      void: words,
      refund: words,
      fee: words,
      support: words,
    }),
    fee: z.strictObject({ 'per-ticket': words, 'in-contract': words }),
    support: z.strictObject({ always: words, 'office-hours': words }),
    yes: words.describe('A ticket can be voided, in one word.'),
    no: words,
  }),
  platform: z.strictObject({
    heading: words,
    say: words,
    points: z.array(pointSchema).length(6),
    enlarge: words.describe('Follows the name of a picture: “full screen”.'),
    close: words,
    hint: words.describe('Stands above the large picture.'),
    screens: z.strictObject({ flights: screenSchema, hotels: screenSchema, bookings: screenSchema, reports: screenSchema }),
  }),
  join: z.strictObject({
    heading: words,
    say: words,
    who: z.strictObject({ heading: words, points: z.array(pointSchema).length(3) }),
    papers: z.strictObject({ heading: words, intro: words, items: z.array(paperSchema).min(3).max(8) }),
    money: z.strictObject({
      heading: words,
      items: z
        .array(
          z.strictObject({
            key: z.string().describe('A figure of agency.yaml, in euro.'),
            from: words.optional().describe('Before a sum that is only the lowest: “from”.'),
            ...pointSchema.shape,
          }),
        )
        .length(2),
    }),
  }),
  calculator: z.strictObject({
    heading: words,
    intro: words,
    example: words.describe('Said instead of the form where scripts do not run.'),
    fields: z.strictObject({
      tickets: fieldSchema,
      price: fieldSchema,
      fee: fieldSchema.omit({ start: true }),
      charge: fieldSchema,
    }),
    problems: z
      .strictObject({ missing: words, 'too-small': words, 'too-large': words })
      .describe('How to mend a number; [min] and [max] are the limits.'),
    results: z.strictObject({ onCredit: resultSchema, days: resultSchema, fees: resultSchema, kept: resultSchema }),
    summary: withNumbers.describe('The result in one sentence.'),
    tooDear: withNumbers.describe('Said when not one ticket fits into the credit.'),
    assumptionsHeading: words,
    assumptions: z.array(words).min(3).max(6),
  }),
  glossary: z.strictObject({ heading: words, intro: words, source: words, checked: words, ask: callSchema }),
});

export type AgenciesPage = z.infer<typeof agenciesPageSchema>;
