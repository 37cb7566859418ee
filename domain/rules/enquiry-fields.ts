/**
 * The fields of an enquiry, by the names the mail provider's form has always had (`user_name`, `mobile_number`…). They are
 * named here and, where they belong to one intent, in `enquiry-intents.ts`; the form, its words, the check, the mail and
 * what the browser remembers all derive from these two. Nothing here loads a schema.
 */
import { type FieldOf, fieldsOf, type Intent, type IntentField } from './enquiry-intents.ts';

/** What the enquiry is about; it decides which other fields count. */
export const intentField = 'intent';

/** Who is to answer. */
export const departmentField = 'department';

/**
 * What everybody writes, in the order of the form, with the most characters each may have. Together they stay well under
 * the 20 KB a request may have.
 */
export const writtenFields = { user_name: 100, user_email: 254, mobile_number: 40, message: 5000 } as const;
type WrittenField = keyof typeof writtenFields;

export type CommonField = typeof departmentField | WrittenField;
/** What everybody is asked, in the order of the form. A function, so that a script which does not ask does not carry it. */
export const commonFields = (): CommonField[] => [departmentField, ...(Object.keys(writtenFields) as WrittenField[])];

/** The checkbox; it sends `yes` and is given anew each time. */
export const consentField = 'consent';

/** What the page sends along by itself: its path and its language. */
export const silentFields = ['page', 'lang'] as const;
export type SilentField = (typeof silentFields)[number];

/** The trap: people do not see it, programs fill it. Its name invites them. It is no part of an enquiry. */
export const trapField = 'company_website';

/**
 * Tells one sending from another: written by the page's script when the form is opened, sent again with every try. Two sendings of the
 * same key and the same words are one enquiry. No part of an enquiry; without a script it is empty.
 */
export const keyField = 'sending';

/** What every enquiry can have, whatever it is about. */
type SharedField = typeof intentField | CommonField | typeof consentField | SilentField;
export type EnquiryField = SharedField | IntentField;

/** What stands in some of the fields. */
export type FieldValues = Readonly<Partial<Record<EnquiryField, string>>>;

/** Names of the fields that count when an enquiry is about that. */
export const fieldsOfEnquiry = <About extends Intent>(intent: About): (SharedField | FieldOf<About>)[] => [
  intentField,
  ...fieldsOf(intent),
  ...commonFields(),
  consentField,
  ...silentFields,
];
