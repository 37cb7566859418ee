import chip from './chip.module.css';
import styles from './IntentChoice.module.css';

export type Choice = { value: string; label: string };

type IntentChoiceProps = {
  label: string;
  options: Choice[];
  /** The one chosen before; where it is none of the options, the first is. */
  value: string;
  problem: string | undefined;
};

/** What the form is about: a row of radio buttons. The style sheet shows the fields of the one that is chosen. */
export function IntentChoice({ label, options, value, problem }: IntentChoiceProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? 'intent-problem' : undefined}>
      <legend>{label}</legend>
      {problem && (
        <p className={styles.problem} id="intent-problem">
          {problem}
        </p>
      )}
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={chip.chip}>
            <input
              id={option === options[0] ? 'intent' : undefined}
              type="radio"
              name="intent"
              value={option.value}
              defaultChecked={option === chosen}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
