import styles from './NumberField.module.css';

type NumberFieldProps = {
  id: string;
  label: string;
  unit: string;
  value: string;
  /** What is wrong and how to mend it; shown beside the field. */
  problem: string | undefined;
  /** Asleep until its script runs, so that no number is typed that nobody reads. */
  state: 'awake' | 'asleep';
  limits: { min: number; max: number };
  step: 'whole' | 'any';
  size: 'large' | 'small';
  onChange: (value: string) => void;
};

/** A labelled number with its unit. */
export function NumberField({ id, label, unit, value, problem, state, limits, step, size, onChange }: NumberFieldProps) {
  return (
    <div className={size === 'large' ? `${styles.field} ${styles.large}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.input}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          step={step === 'whole' ? 1 : 'any'}
          {...limits}
          value={value}
          disabled={state === 'asleep'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
