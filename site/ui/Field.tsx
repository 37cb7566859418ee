import styles from './Field.module.css';

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  need: 'required' | 'optional';
  /** What is wrong and how to mend it; shown beside the field. */
  problem?: string | undefined;
} & (
  | { kind: 'text' | 'email' | 'tel'; autoComplete: string; inputMode?: 'numeric' | undefined }
  | { kind: 'area'; rows: number }
  | { kind: 'select'; options: { value: string; label: string /** Last day it can be chosen. */; until?: string }[] }
);

/** A labelled control with its hint and its problem, both tied to it for assistive technology. */
export function Field(props: FieldProps) {
  const { name, label, hint, value, need, problem } = props;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    defaultValue: value,
    required: need === 'required',
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
  };
  return (
    <div className={problem ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {problem && (
        <p className={styles.problem} id={`${name}-problem`}>
          {problem}
        </p>
      )}
      {props.kind === 'select' ? (
        <select {...shared}>
          {props.options.map((option) => (
            <option key={option.value} value={option.value} data-until={option.until}>
              {option.label}
            </option>
          ))}
        </select>
      ) : props.kind === 'area' ? (
        <textarea {...shared} rows={props.rows} />
      ) : (
        <input {...shared} type={props.kind} autoComplete={props.autoComplete} inputMode={props.inputMode} />
      )}
    </div>
  );
}
