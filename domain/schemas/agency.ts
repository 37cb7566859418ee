import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { namedSchema } from './logo.ts';
import { pageReference } from './page-reference.ts';
import { standIns } from './stand-ins.ts';

/** A text in both languages of the site. */
export const bilingual = z.strictObject({ en: z.string().min(1), ro: z.string().min(1) });
export type Bilingual = z.infer<typeof bilingual>;

const phone = z.strictObject({
  display: z.string().regex(/^\+[\d ]+$/, 'write it with the country code and spaces, for example +40 21 000 00 00'),
  e164: z.string().regex(/^\+\d{6,15}$/, 'write it with + and 6 to 15 digits, without spaces'),
});

/** A number worth showing. It lives here once; every badge and sentence is derived from it. */
const figure = z.strictObject({
  value: z.number().positive().describe('The number itself, without separators.'),
  plus: z.boolean().default(false).describe('Shown with a plus: “30+”.'),
  label: bilingual.describe('What is counted, in a few words.'),
});
export type Figure = z.infer<typeof figure>;

const document = z.strictObject({
  label: bilingual,
  url: z
    .union([z.string().regex(/^(\/.+\.\w+(#[\w-]+)?|https:\/\/.+)$/), pageReference], {
      error: 'a link is a file (/documente/licenta.pdf), an address (https://…) or a page (legal#licenta)',
    })
    .describe(
      'The scan in public/ (`/documente/licenta.pdf`), an address (`https://…`) or the page that explains it (`legal#licenta`).',
    ),
  validUntil: isoDay.optional().describe('After this day the document is marked as expired by itself.'),
  standIns: standIns(['url', 'validUntil']).describe('With `url` there is no scan yet: a copy is offered on request.'),
});

export const agencySchema = z.strictObject({
  brand: z.string().min(2).describe('The name on the sign.'),
  tagline: bilingual,
  description: bilingual.describe('One sentence for the footer and for search engines.'),
  legal: z.strictObject({
    name: z.string().describe('The legal name, with the legal form.'),
    taxId: z.string().describe('CUI / VAT id.'),
    tradeRegister: z.string().describe('Trade-register number.'),
    shareCapital: z.string().describe('Share capital with currency.'),
    registeredOffice: bilingual,
  }),
  office: z.strictObject({
    street: bilingual,
    city: bilingual,
    at: z.strictObject({ lat: z.number(), lon: z.number() }),
    hours: bilingual.describe('As people read it.'),
    openingHours: z
      .string()
      .regex(
        /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/,
        'write it as schema.org does, for example Mo-Fr 09:00-18:00',
      )
      .describe('The same for search engines: Mo-Fr 09:00-18:00.'),
  }),
  phones: z.strictObject({ office: phone, emergency: phone }),
  mailboxes: z.strictObject({ general: z.email(), tourism: z.email(), ticketing: z.email(), sales: z.email() }),
  social: z.strictObject({ facebook: z.url(), instagram: z.url(), whatsapp: z.url() }),
  links: z.strictObject({
    resellerLogin: z.url().describe('The reseller portal, opened in a new tab.'),
    booking: z.url().describe('The booking site behind the banner of a destination.'),
  }),
  figures: z.record(z.string(), figure),
  accreditations: z.array(namedSchema).describe('Memberships and certifications in the footer, by logo or by name: IATA…'),
  documents: z.array(document).describe('Licences and certificates, in the order of the footer.'),
  rights: z.array(document).describe('Consumer links, in the order of the footer.'),
  standIns: standIns(['brand', 'legal.name', 'office.at', 'accreditations']),
});

export type Agency = z.infer<typeof agencySchema>;
