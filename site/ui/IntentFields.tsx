import { Field } from './Field.tsx';
import styles from './IntentFields.module.css';

export type IntentWords = {
  intent: string;
  legend: string;
  /** Below the legend: none of it is required. */
  note: string;
  fields: { name: string; label: string; hint?: string | undefined }[];
};

type IntentFieldsProps = IntentWords & {
  values: Readonly<Record<string, string>>;
  problemOf: (field: string) => string | undefined;
};

const line = { kind: 'text', autoComplete: 'off' } as const;

/** Fields that are more, or less, than a line of text. */
const kinds: Readonly<Record<string, { kind: 'area'; rows: number } | (typeof line & { inputMode: 'numeric' })>> = {
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
