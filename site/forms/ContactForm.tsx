import { endpoints } from '#domain/rules/endpoints.ts';
import {
  type CommonField,
  consentField,
  type EnquiryField,
  type FieldValues,
  intentField,
  keyField,
} from '#domain/rules/enquiry-fields.ts';
import { ErrorSummary } from '#site/ui/ErrorSummary.tsx';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { ConsentField } from './ConsentField.tsx';
import styles from './ContactForm.module.css';
import { type Choice, IntentChoice } from './IntentChoice.tsx';
import { IntentFields, type IntentWords } from './IntentFields.tsx';
import { SilentFields } from './SilentFields.tsx';

/** Every word of the form, in the page's language. */
export type ContactFormWords = {
  fields: Record<CommonField, { label: string; hint?: string | undefined }>;
  /** What the enquiry can be about; the first choice has no fields of its own. */
  intents: { label: string; options: Choice[] };
  details: IntentWords[];
  departments: Choice[];
  consent: { before: string; link: string; after: string };
  trap: string;
  send: string;
  sending: string;
  promise: string;
};

export type ContactFormProps = {
  words: ContactFormWords;
  /** What was typed before; kept whatever happens. */
  values: FieldValues & { readonly [keyField]?: string };
  /** One sentence per field that needs the visitor, in the order of the form: the same above the form and beside the field. */
  problems: { field: EnquiryField; message: string }[];
  /** Heading of the summary above the form; needed only when something went wrong. */
  summary: { title: string; text?: string; links?: { label: string; href: string }[] } | null;
  lang: 'en' | 'ro';
  /** The page the visitor wrote from. */
  page: string;
  state: 'idle' | 'sending';
  onSubmit?: React.SubmitEventHandler<HTMLFormElement>;
};

/** The enquiry's form: the same markup from the static build, from the server after an error, and in the browser. */
export function ContactForm({ words, values, problems, summary, lang, page, state, onSubmit }: ContactFormProps) {
  const problemOf = (field: EnquiryField) => problems.find((problem) => problem.field === field)?.message;
  const field = (name: CommonField) => ({
    name,
    ...words.fields[name],
    value: values[name] ?? '',
    need: 'required' as const,
    problem: problemOf(name),
  });
  return (
    <form
      className={styles.form}
      method="post"
      action={endpoints.contact}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      {summary && <ErrorSummary {...summary} problems={problems} />}
      <IntentChoice {...words.intents} value={values[intentField] ?? ''} problem={problemOf(intentField)} />
      {words.details.map((details) => (
        <IntentFields key={details.intent} {...details} values={values} problemOf={problemOf} />
      ))}
      <Field {...field('department')} need="optional" kind="select" options={words.departments} />
      <Field {...field('user_name')} kind="text" autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('user_email')} kind="email" autoComplete="email" />
        <Field {...field('mobile_number')} kind="tel" autoComplete="tel" />
      </div>
      <Field {...field('message')} kind="area" rows={4} />
      <SilentFields trap={words.trap} sending={values[keyField]} page={page} lang={lang} />
      <ConsentField
        words={words.consent}
        lang={lang}
        isGiven={values[consentField] === 'yes'}
        problem={problemOf(consentField)}
      />
      <p className={styles.send}>
        <SubmitButton state={state === 'sending' ? 'busy' : 'idle'}>
          {state === 'sending' ? words.sending : words.send}
        </SubmitButton>
        <span>{words.promise}</span>
      </p>
    </form>
  );
}
