/**
 * One enquiry as it is typed, in the browser and on the server. zod/mini, because the browser loads it too.
 * Field names are those of the mail provider's form the site has always used (`user_name`, `mobile_number`…).
 */

import * as z from 'zod/mini';
import { hrefOf } from '../rules/addresses.ts';
import { fieldsOf, type Intent, intentFields, intentNamed, intents } from '../rules/enquiry-intents.ts';
import type { EventSize } from '../rules/event-size.ts';

export const departments = ['general', 'tourism', 'ticketing', 'sales'] as const;
export type Department = (typeof departments)[number];

/** Who answers what, unless the visitor chooses somebody else. */
export const departmentOf: Readonly<Record<Intent, Department>> = {
  general: 'general',
  company: 'sales',
  'agency-demo': 'ticketing',
  event: 'sales',
  leisure: 'tourism',
};

/** Upper bounds in characters; together they stay well under the 20 KB a request may have. */
export const enquiryLimits = { user_name: 100, user_email: 254, mobile_number: 40, message: 5000, page: 200 } as const;

/** What can be wrong with a field. The words for each live in the content, in the page's language. */
type EnquiryProblem = 'missing' | 'too-long' | 'not-an-email' | 'not-a-phone' | 'not-agreed' | 'not-a-choice' | 'not-our-size';

const required = (max: number) =>
  z
    .string({ error: 'missing' })
    .check(z.trim(), z.minLength(1, { error: 'missing', abort: true }), z.maxLength(max, { error: 'too-long' }));

/** One line of text: a line break in a name would become a mail header. */
const line = (max: number) =>
  z.pipe(
    required(max),
    z.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ')),
  );

const { company, 'agency-demo': demo, event, leisure } = intentFields;
const short = (max: number) => z.exactOptional(line(max));

/** A whole number of people that the agency organises events for. */
const people = ({ from, to }: EventSize) =>
  line(event.event_people).check(
    z.refine((text) => /^\d+$/.test(text) && between(Number(text), from, to), { error: 'not-our-size' }),
  );

/** `+`, spaces, dots, brackets, dashes and 6 to 15 digits (the most a number may have by ITU-T E.164). */
const phone = required(enquiryLimits.mobile_number).check(
  z.refine((text) => /^\+?[\d\s.()/-]+$/.test(text) && between(text.replace(/\D/g, '').length, 6, 15), { error: 'not-a-phone' }),
);

const email = required(enquiryLimits.user_email).check(
  z.refine((text) => /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@.<>",;:\\()[\]]{2,}$/.test(text), {
    error: 'not-an-email',
  }),
);

/** In the order of the form. Strict: what is not listed here is never kept. */
const fields = (size: EventSize) =>
  z.strictObject({
    intent: z._default(z.enum(intents, { error: 'not-a-choice' }), 'general'),
    company_travellers: short(company.company_travellers),
    company_trips: short(company.company_trips),
    company_destinations: short(company.company_destinations),
    agency_name: short(demo.agency_name),
    agency_city: short(demo.agency_city),
    agency_tickets: short(demo.agency_tickets),
    event_people: z.exactOptional(people(size)),
    event_dates: short(event.event_dates),
    event_city: short(event.event_city),
    event_budget: short(event.event_budget),
    event_needs: z.exactOptional(required(event.event_needs)),
    leisure_place: short(leisure.leisure_place),
    leisure_period: short(leisure.leisure_period),
    leisure_travellers: short(leisure.leisure_travellers),
    /** Left open, it is the department of the intent. */
    department: z.exactOptional(z.enum(departments, { error: 'not-a-choice' })),
    user_name: line(enquiryLimits.user_name),
    user_email: email,
    mobile_number: phone,
    message: required(enquiryLimits.message),
    /** The checkbox sends `yes`; anything else is no consent. */
    consent: z.literal('yes', { error: 'not-agreed' }),
    /** Path of the page the visitor wrote from, so that the answer knows which place is meant. */
    page: z.catch(z.string().check(z.maxLength(enquiryLimits.page), z.regex(/^\/[^\s]*$/)), hrefOf('contact', 'en')),
    lang: z.catch(z.enum(['en', 'ro']), 'en'),
  });

type Fields = z.infer<ReturnType<typeof fields>>;

export type Enquiry = Omit<Fields, 'department'> & { department: Department };
type EnquiryField = keyof Enquiry;

/** The trap field: people do not see it, programs fill it. Its name invites them. */
export const trapField = 'company_website';

export type FieldProblem = { field: EnquiryField; problem: EnquiryProblem };

/** What every enquiry has, whatever it is about. */
const common = ['intent', 'department', 'user_name', 'user_email', 'mobile_number', 'message', 'consent', 'page', 'lang'];

/**
 * Of what was typed, what counts: the fields every enquiry has and those of the chosen intent. Those of the others were
 * out of sight when the form was sent. What was left empty was not answered.
 */
function relevant(typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [...common, ...fieldsOf(intentNamed(typed.intent) ?? 'general')];
  const isAnswered = (value: unknown) => value !== undefined && !(typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(names.filter((name) => isAnswered(typed[name])).map((name) => [name, typed[name]]));
}

/**
 * Checks what was typed. Either the enquiry or the first problem of each field, in the order of the form.
 * @param size how many people the agency organises events for
 */
export function checkEnquiry(
  typed: Readonly<Record<string, unknown>>,
  size: EventSize,
): { enquiry: Enquiry } | { problems: FieldProblem[] } {
  const result = fields(size).safeParse(relevant(typed));
  if (result.success)
    return { enquiry: { ...result.data, department: result.data.department ?? departmentOf[result.data.intent] } };
  const problems = new Map<EnquiryField, FieldProblem>();
  for (const issue of result.error.issues) {
    const field = issue.path[0] as EnquiryField;
    if (!problems.has(field)) problems.set(field, { field, problem: issue.message as EnquiryProblem });
  }
  return { problems: [...problems.values()] };
}

const between = (value: number, min: number, max: number) => value >= min && value <= max;
