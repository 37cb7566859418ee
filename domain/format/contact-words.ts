import type { ContactPage } from '../schemas/contact-page.ts';
import { departments, type FieldProblem } from '../schemas/enquiry.ts';

/** The words of the form as its component takes them: departments as a list, in their order. */
export function formWords({ form }: ContactPage) {
  const { fields, consent, trap, send, sending, promise } = form;
  return {
    fields,
    consent,
    trap,
    send,
    sending,
    promise,
    departments: departments.map((value) => ({ value, label: form.departments[value] })),
  };
}

/** What to say for each problem: the same sentence above the form and beside the field. */
export function problemMessages({ form }: ContactPage, problems: FieldProblem[]): { field: string; message: string }[] {
  return problems.map(({ field, problem }) => {
    const sentences = form.problems[field as keyof typeof form.problems] as Record<string, string> | undefined;
    return { field, message: sentences?.[problem] ?? form.failures.server };
  });
}

/** The heading above a form that needs the visitor, with the number of fields in the language's plural. */
export function summaryTitle({ form, lang }: ContactPage, count: number): string {
  const plural = new Intl.PluralRules(lang).select(count);
  const heading = plural === 'one' ? form.summary.one : plural === 'few' ? form.summary.few : form.summary.many;
  return heading.replace('{n}', String(count));
}

export type Failure = keyof ContactPage['form']['failures'];

/** What stands above the form when nothing could be sent, with the other ways to reach the agency. */
export function failureSummary({ form }: ContactPage, failure: Failure, contact: { mail: string; whatsapp: string }) {
  return {
    title: form.failed,
    text: form.failures[failure],
    links: [
      { label: form.wayOut.mail.replace('{mail}', contact.mail), href: `mailto:${contact.mail}` },
      { label: form.wayOut.whatsapp, href: contact.whatsapp },
    ],
  };
}
