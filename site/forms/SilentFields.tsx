import { keyField, type SilentField, trapField } from '#domain/rules/enquiry-fields.ts';
import styles from './SilentFields.module.css';

type SilentFieldsProps = Record<SilentField, string> & {
  /** Says to leave the trap empty, for who comes upon it. */
  trap: string;
  /** That of the sending which this form is the answer to. */
  sending?: string | undefined;
};

/** What a form sends by itself, and the trap that people do not see. */
export function SilentFields({ trap, sending, ...silent }: SilentFieldsProps) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapField}>{trap}</label>
        <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* Without a value React leaves alone what the page's script writes here. */}
      <input type="hidden" name={keyField} {...(sending && { value: sending })} />
      {Object.entries(silent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
