import { type SilentField, trapField } from '#domain/rules/enquiry-fields.ts';
import styles from './SilentFields.module.css';

type SilentFieldsProps = Record<SilentField, string> & {
  /** Says to leave the trap empty, for who comes upon it. */ trap: string;
};

/** What a form sends by itself, and the trap that people do not see. */
export function SilentFields({ trap, ...silent }: SilentFieldsProps) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapField}>{trap}</label>
        <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(silent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
