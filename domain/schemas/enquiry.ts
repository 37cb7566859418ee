/**
 * One enquiry as it is typed, in the browser and on the server. zod/mini, because the browser loads it too.
 * Field names are those of the mail provider's form the site has always used (`user_name`, `mobile_number`…).
 */
import * as z from 'zod/mini';

export const departments = ['general', 'tourism', 'ticketing', 'sales'] as const;
export type Department = (typeof departments)[number];

/** Upper bounds in characters; together they stay well under the 20 KB a request may have. */
export const enquiryLimits = { user_name: 100, user_email: 254, mobile_number: 40, message: 5000, page: 200 } as const;

/** What can be wrong with a field. The words for each live in the content, in the page's language. */
export type EnquiryProblem = 'missing' | 'too-long' | 'not-an-email' | 'not-a-phone' | 'not-agreed' | 'not-a-choice';

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

/** `+`, spaces, dots, brackets, dashes and 6 to 15 digits (the most a number may have by ITU-T E.164). */
const phone = required(enquiryLimits.mobile_number).check(
  z.refine((text) => /^\+?[\d\s.()/-]+$/.test(text) && between(text.replace(/\D/g, '').length, 6, 15), { error: 'not-a-phone' }),
);

const email = required(enquiryLimits.user_email).check(
  z.refine((text) => /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@.<>",;:\\()[\]]{2,}$/.test(text), {
    error: 'not-an-email',
  }),
);

export const enquirySchema = z.object({
  department: z._default(z.enum(departments, { error: 'not-a-choice' }), 'general'),
  user_name: line(enquiryLimits.user_name),
  user_email: email,
  mobile_number: phone,
  message: required(enquiryLimits.message),
  /** The checkbox sends `yes`; anything else is no consent. */
  consent: z.literal('yes', { error: 'not-agreed' }),
  /** Path of the page the visitor wrote from, so that the answer knows which place is meant. */
  page: z.catch(z.string().check(z.maxLength(enquiryLimits.page), z.regex(/^\/[^\s]*$/)), '/contact'),
  lang: z.catch(z.enum(['en', 'ro']), 'en'),
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;

/** The trap field: people do not see it, programs fill it. Its name invites them. */
export const trapField = 'company_website';

export type FieldProblem = { field: EnquiryField; problem: EnquiryProblem };

/** Checks what was typed. Either the enquiry or the first problem of each field, in the order of the form. */
export function checkEnquiry(typed: unknown): { enquiry: Enquiry } | { problems: FieldProblem[] } {
  const result = enquirySchema.safeParse(typed);
  if (result.success) return { enquiry: result.data };
  const problems = new Map<EnquiryField, FieldProblem>();
  for (const issue of result.error.issues) {
    const field = issue.path[0] as EnquiryField;
    if (!problems.has(field)) problems.set(field, { field, problem: issue.message as EnquiryProblem });
  }
  return { problems: [...problems.values()] };
}

const between = (value: number, min: number, max: number) => value >= min && value <= max;
