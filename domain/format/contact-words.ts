import type { EnquiryField } from '../rules/enquiry-fields.ts';
import { fieldsOf, type Intent, type IntentField, intentFields, intents } from '../rules/enquiry-intents.ts';
import { eventSize } from '../rules/event-size.ts';
import type { Figure } from '../schemas/agency.ts';
import type { ContactPage, EnquiryCopy } from '../schemas/contact-page.ts';
import { departments, type Enquiry, type FieldProblem } from '../schemas/enquiry.ts';
import { inAllTexts } from './fill-copy.ts';

type Form = EnquiryCopy['form'];
type FieldWords = { label: string; hint?: string | undefined };

/** The form's part of the page's copy, with the agency's smallest and largest event in its sentences. Plain data: an island takes it. */
export function enquiryCopy({ lang, form, sent }: ContactPage, figures: Record<string, Figure>): EnquiryCopy {
  const size = eventSize(figures);
  const withSize = (text: string) => text.replace('{from}', String(size.from)).replace('{to}', String(size.to));
  return { lang, form: { ...form, details: inAllTexts(form.details, withSize) }, sent, eventSize: size };
}

/** The words of the form as its component takes them: choices as lists, in their order. */
export function formWords({ form }: EnquiryCopy) {
  const { fields, consent, trap, send, sending, promise, intent, details } = form;
  return {
    fields,
    consent,
    trap,
    send,
    sending,
    promise,
    intents: { label: intent.label, options: intents.map((value) => ({ value, label: intent.names[value] })) },
    details: intents.flatMap((value) =>
      value === 'general'
        ? []
        : [
            {
              intent: value,
              legend: details[value].legend,
              note: details.optional,
              fields: fieldsOf(value).map((name) => ({ name, ...fieldWords(form, value)[name] })),
            },
          ],
    ),
    departments: [
      { value: '', label: form.anyDepartment },
      ...departments.map((value) => ({ value, label: form.departments[value] })),
    ],
  };
}

/** The words of an intent's own fields, by the field's name. */
const fieldWords = (form: Form, intent: Exclude<Intent, 'general'>) =>
  form.details[intent].fields as Record<IntentField, FieldWords>;

/** What was said about the chosen intent, in the words of the form and in its order. Empty fields are left out. */
export function detailsOf(form: Form, enquiry: Enquiry): { label: string; value: string }[] {
  const { intent } = enquiry;
  if (intent === 'general') return [];
  return fieldsOf(intent).flatMap((name) => {
    const value = enquiry[name];
    return value === undefined ? [] : [{ label: fieldWords(form, intent)[name].label, value }];
  });
}

/** What to say for each problem: the same sentence above the form and beside the field. */
export function problemMessages({ form }: EnquiryCopy, problems: FieldProblem[]): { field: EnquiryField; message: string }[] {
  return problems.map(({ field, problem }) => {
    const sentences = (form.problems[field as keyof typeof form.problems] ?? form.details.problems) as Record<string, string>;
    const sentence = sentences[problem];
    return { field, message: sentence ? withField(form, field, sentence) : form.failures.server };
  });
}

/** Names the field of an intent in a sentence that serves them all. */
function withField(form: Form, field: EnquiryField, sentence: string): string {
  const intent = intents.find((name) => field in intentFields[name]);
  if (intent === undefined || intent === 'general') return sentence;
  const name = field as IntentField;
  const limits: Partial<Record<IntentField, number>> = intentFields[intent];
  return sentence.replace('{label}', fieldWords(form, intent)[name].label).replace('{max}', String(limits[name]));
}

/** The heading above a form that needs the visitor, with the number of fields in the language's plural. */
export function summaryTitle({ form, lang }: EnquiryCopy, count: number): string {
  const plural = new Intl.PluralRules(lang).select(count);
  const heading = plural === 'one' ? form.summary.one : plural === 'few' ? form.summary.few : form.summary.many;
  return heading.replace('{n}', String(count));
}

export type Failure = keyof EnquiryCopy['form']['failures'];

/** What stands above the form when nothing could be sent, with the other ways to reach the agency. */
export function failureSummary({ form }: EnquiryCopy, failure: Failure, contact: { mail: string; whatsapp: string }) {
  return {
    title: form.failed,
    text: form.failures[failure],
    links: [
      { label: form.wayOut.mail.replace('{mail}', contact.mail), href: `mailto:${contact.mail}` },
      { label: form.wayOut.whatsapp, href: contact.whatsapp },
    ],
  };
}
