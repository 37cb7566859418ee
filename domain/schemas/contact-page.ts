import { z } from 'zod';
import { type CommonField, commonFields, consentField, departmentField, intentField } from '../rules/enquiry-fields.ts';
import { fieldsOf, type Intent, intents } from '../rules/enquiry-intents.ts';
import type { EventSize } from '../rules/event-size.ts';
import { departments } from './enquiry.ts';
import { langSchema } from './lang.ts';

const words = z.string().min(1);
const field = z.strictObject({ label: words, hint: words.optional() });

/** The same shape for each of the names. */
const forEach = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** The short fields of one intent, by name, under a legend. */
const details = <About extends Intent>(intent: About) =>
  z.strictObject({ legend: words, fields: forEach(fieldsOf(intent), field) });

/** The copy of the contact page. The server reads `form` too, so that an error reads the same from wherever it comes. */
export const contactPageSchema = z.strictObject({
  lang: langSchema,
  title: words.describe('Title of the page in search results and tabs.'),
  description: z.string().min(50).max(160),
  heading: words,
  form: z.strictObject({
    intent: z
      .strictObject({
        label: words,
        names: forEach(intents, words),
      })
      .describe('What the enquiry is about: a row of choices on top of the form.'),
    details: z
      .strictObject({
        optional: words.describe('Below each legend: nothing here has to be filled in.'),
        company: details('company'),
        'agency-demo': details('agency-demo'),
        event: details('event'),
        leisure: details('leisure'),
        problems: z
          .strictObject({ 'too-long': words, 'not-our-size': words })
          .describe('{label} is the field, {max} the most characters.'),
      })
      .describe('Short fields of each intent. {from} and {to} are the smallest and the largest event of agency.yaml.'),
    fields: forEach(commonFields(), field),
    departments: forEach(departments, words),
    anyDepartment: words.describe('The first choice of department: whichever fits what the enquiry is about.'),
    consent: z.strictObject({ before: words, link: words, after: words }),
    trap: words.describe('Label of the field people do not see.'),
    send: words,
    sending: words,
    promise: words,
    problems: z
      .strictObject({
        [intentField]: z.strictObject({ 'not-a-choice': words }),
        [departmentField]: z.strictObject({ 'not-a-choice': words }),
        user_name: z.strictObject({ missing: words, 'too-long': words }),
        user_email: z.strictObject({ missing: words, 'too-long': words, 'not-an-email': words }),
        mobile_number: z.strictObject({ missing: words, 'too-long': words, 'not-a-phone': words }),
        message: z.strictObject({ missing: words, 'too-long': words }),
        [consentField]: z.strictObject({ 'not-agreed': words }),
      } satisfies Record<typeof intentField | CommonField | typeof consentField, z.ZodType>)
      .describe('What is said for each problem of each field: what to do, never “invalid”.'),
    summary: z
      .strictObject({ one: words, few: words, many: words })
      .describe('Heading above the form; {n} is the number of fields.'),
    failures: z
      .strictObject({ network: words, timeout: words, server: words, 'too-many': words, 'too-large': words })
      .describe('Said when nothing could be sent; the mail and WhatsApp links follow.'),
    failed: words.describe('Heading above a failure.'),
    wayOut: z.strictObject({ mail: words, whatsapp: words }),
  }),
  mailboxes: z.strictObject({ heading: words, note: words }),
  whatsapp: words,
  location: z
    .strictObject({
      heading: words,
      picture: words.describe('Names the drawn map, for screen readers.'),
      description: words.describe('What the map shows, for those who do not see it.'),
      note: words.describe('Beside the map: what it leaves out.'),
      maps: words.describe('Before the links to the map apps.'),
      interactive: z
        .strictObject({
          show: words.describe('The button that asks for the interactive map; nothing is asked of anybody before.'),
          hide: words.describe('The button that takes it away again.'),
          title: words.describe('Names the interactive map, for screen readers.'),
          loading: words,
          loaded: words.describe('Said, not shown, once the map is there.'),
          failed: words.describe('Said where the map did not load; the drawing and the links are still there.'),
          retry: words,
        })
        .describe('The interactive map, in its four states.'),
    })
    .describe('The map. Address, hours and coordinates come from agency.yaml.'),
  cards: z
    .strictObject({
      label: words.describe('Names the three cards together, for screen readers.'),
      location: z.strictObject({ heading: words, country: words }),
      company: z.strictObject({
        heading: words,
        taxId: words,
        tradeRegister: words,
        shareCapital: words,
        registeredOffice: words,
      }),
      contact: z.strictObject({ heading: words, emergency: words }),
    })
    .describe('Three cards below the map: location, company details, contact information.'),
  sent: z.strictObject({
    toastTitle: words,
    toastText: words,
    reference: words.describe('{reference} is put in its place.'),
    heading: words,
    text: words,
    home: words,
  }),
});

export type ContactPage = z.infer<typeof contactPageSchema>;
/** What the form says, without the rest of the page: whole sentences, and beside them the figure that its check needs too. */
export type EnquiryCopy = Pick<ContactPage, 'lang' | 'form' | 'sent'> & { eventSize: EventSize };
