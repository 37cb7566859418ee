import { z } from 'zod';
import { langSchema } from './lang.ts';

const words = z.string().min(1);
const field = z.strictObject({ label: words, hint: words.optional() });

/** The short fields of one intent, by name, under a legend. */
const details = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ legend: words, fields: z.strictObject(fields) });

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
        names: z.strictObject({ general: words, company: words, 'agency-demo': words, event: words, leisure: words }),
      })
      .describe('What the enquiry is about: a row of choices on top of the form.'),
    details: z
      .strictObject({
        optional: words.describe('Below each legend: nothing here has to be filled in.'),
        company: details({ company_travellers: field, company_trips: field, company_destinations: field }),
        'agency-demo': details({ agency_name: field, agency_city: field, agency_tickets: field }),
        event: details({ event_people: field, event_dates: field, event_city: field, event_budget: field, event_needs: field }),
        leisure: details({ leisure_place: field, leisure_period: field, leisure_travellers: field }),
        problems: z
          .strictObject({ 'too-long': words, 'not-our-size': words })
          .describe('{label} is the field, {max} the most characters.'),
      })
      .describe('Short fields of each intent. {from} and {to} are the smallest and the largest event of agency.yaml.'),
    fields: z.strictObject({ department: field, user_name: field, user_email: field, mobile_number: field, message: field }),
    departments: z.strictObject({ general: words, tourism: words, ticketing: words, sales: words }),
    anyDepartment: words.describe('The first choice of department: whichever fits what the enquiry is about.'),
    consent: z.strictObject({ before: words, link: words, after: words }),
    trap: words.describe('Label of the field people do not see.'),
    send: words,
    sending: words,
    promise: words,
    problems: z
      .strictObject({
        intent: z.strictObject({ 'not-a-choice': words }),
        department: z.strictObject({ 'not-a-choice': words }),
        user_name: z.strictObject({ missing: words, 'too-long': words }),
        user_email: z.strictObject({ missing: words, 'too-long': words, 'not-an-email': words }),
        mobile_number: z.strictObject({ missing: words, 'too-long': words, 'not-a-phone': words }),
        message: z.strictObject({ missing: words, 'too-long': words }),
        consent: z.strictObject({ 'not-agreed': words }),
      })
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
          from: words.describe('Before the button is pressed: whose map it is and what they learn. Names {provider}.'),
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
/** What the form says, without the rest of the page. */
export type EnquiryCopy = Pick<ContactPage, 'lang' | 'form' | 'sent'>;
