import type { EnquiryField, FieldValues } from '#domain/rules/enquiry-fields.ts';
import type { Intent, IntentField } from '#domain/rules/enquiry-intents.ts';
import { Field } from '#site/ui/Field.tsx';
import styles from './IntentFields.module.css';

export type IntentWords = {
  intent: Intent;
  legend: string;
  /** Below the legend: none of it is required. */
  note: string;
  fields: { name: IntentField; label: string; hint?: string | undefined }[];
};

type IntentFieldsProps = IntentWords & {
  values: FieldValues;
  problemOf: (field: EnquiryField) => string | undefined;
};

const line = { kind: 'text', autoComplete: 'off' } as const;

/** Fields that are more, or less, than a line of text. */
const kinds: Partial<Record<IntentField, { kind: 'area'; rows: number } | (typeof line & { inputMode: 'numeric' })>> = {
  event_needs: { kind: 'area', rows: 3 },
  event_people: { ...line, inputMode: 'numeric' },
};

/** The short fields of one intent. They are in sight while that intent is chosen, with or without script. */
export function IntentFields({ intent, legend, note, fields, values, problemOf }: IntentFieldsProps) {
  return (
    <fieldset className={styles.fields} data-intent={intent} aria-describedby={`${intent}-note`}>
      <legend>{legend}</legend>
      <p id={`${intent}-note`}>{note}</p>
      <div className={styles.grid}>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            {...(kinds[field.name] ?? line)}
            value={values[field.name] ?? ''}
            need="optional"
            problem={problemOf(field.name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
