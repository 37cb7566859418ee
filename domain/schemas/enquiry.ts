/** One enquiry as it is typed, in the browser and on the server. zod/mini, because the browser loads it too. */
import * as z from 'zod/mini';
import { hrefOf } from '../rules/addresses.ts';
import { type EnquiryField, fieldsOfEnquiry, writtenFields } from '../rules/enquiry-fields.ts';
import { type Intent, intentFields, intentNamed, intents } from '../rules/enquiry-intents.ts';
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

/** The most characters of a page's path. */
const pathLimit = 200;

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

/** The fields of one intent: each may be left out, and is one line. */
const shortFields = <Limits extends Readonly<Record<string, number>>>(limits: Limits) =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, z.exactOptional(line(max))])) as {
    [Name in keyof Limits]: z.ZodMiniExactOptional<ReturnType<typeof line>>;
  };

const { company, 'agency-demo': demo, event, leisure } = intentFields;

/** A whole number of people that the agency organises events for. */
const people = ({ from, to }: EventSize) =>
  line(event.event_people).check(
    z.refine((text) => /^\d+$/.test(text) && between(Number(text), from, to), { error: 'not-our-size' }),
  );

/** `+`, spaces, dots, brackets, dashes and 6 to 15 digits (the most a number may have by ITU-T E.164). */
const phone = required(writtenFields.mobile_number).check(
  z.refine((text) => /^\+?[\d\s.()/-]+$/.test(text) && between(text.replace(/\D/g, '').length, 6, 15), { error: 'not-a-phone' }),
);

const email = required(writtenFields.user_email).check(
  z.refine((text) => /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@.<>",;:\\()[\]]{2,}$/.test(text), {
    error: 'not-an-email',
  }),
);

/** In the order of the form. Strict: what is not listed here is never kept. */
const fields = (size: EventSize) =>
  z.strictObject({
    intent: z._default(z.enum(intents, { error: 'not-a-choice' }), 'general'),
    ...shortFields(company),
    ...shortFields(demo),
    ...shortFields(event),
    event_people: z.exactOptional(people(size)),
    event_needs: z.exactOptional(required(event.event_needs)),
    ...shortFields(leisure),
    /** Left open, it is the department of the intent. */
    department: z.exactOptional(z.enum(departments, { error: 'not-a-choice' })),
    user_name: line(writtenFields.user_name),
    user_email: email,
    mobile_number: phone,
    message: required(writtenFields.message),
    /** The checkbox sends `yes`; anything else is no consent. */
    consent: z.literal('yes', { error: 'not-agreed' }),
    /** Path of the page the visitor wrote from, so that the answer knows which place is meant. */
    page: z.catch(z.string().check(z.maxLength(pathLimit), z.regex(/^\/[^\s]*$/)), hrefOf('contact', 'en')),
    lang: z.catch(z.enum(['en', 'ro']), 'en'),
  } satisfies Record<EnquiryField, z.core.$ZodType>);

type Fields = z.infer<ReturnType<typeof fields>>;

export type Enquiry = Omit<Fields, 'department'> & { department: Department };

export type FieldProblem = { field: EnquiryField; problem: EnquiryProblem };

/**
 * Of what was typed, what counts: the fields every enquiry has and those of the chosen intent. Those of the others were
 * out of sight when the form was sent. What was left empty was not answered.
 */
function relevant(typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = fieldsOfEnquiry(intentNamed(typed.intent) ?? 'general');
  const isAnswered = (value: unknown) => value !== undefined && !(typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(names.filter((name) => isAnswered(typed[name])).map((name) => [name, typed[name]]));
}

/** Checks what was typed. Either the enquiry or the first problem of each field, in the order of the form. */
type CheckEnquiry = (typed: Readonly<Record<string, unknown>>) => { enquiry: Enquiry } | { problems: FieldProblem[] };

/**
 * The check of an agency.
 * @param size how many people it organises events for
 */
export function enquiryCheck(size: EventSize): CheckEnquiry {
  const schema = fields(size);
  return (typed) => {
    const result = schema.safeParse(relevant(typed));
    if (result.success)
      return { enquiry: { ...result.data, department: result.data.department ?? departmentOf[result.data.intent] } };
    const problems = new Map<EnquiryField, FieldProblem>();
    for (const issue of result.error.issues) {
      const field = issue.path[0] as EnquiryField;
      if (!problems.has(field)) problems.set(field, { field, problem: issue.message as EnquiryProblem });
    }
    return { problems: [...problems.values()] };
  };
}

const between = (value: number, min: number, max: number) => value >= min && value <= max;
