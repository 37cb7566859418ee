import { intentField } from '#domain/rules/enquiry-fields.ts';
import chip from '#site/ui/chip.module.css';
import styles from './IntentChoice.module.css';

export type Choice = { value: string; label: string };

type IntentChoiceProps = {
  label: string;
  options: Choice[];
  /** The one chosen before; where it is none of the options, the first is. */
  value: string;
  problem: string | undefined;
};

const problemId = `${intentField}-problem`;

/** What the enquiry is about: a row of radio buttons. The style sheet shows the fields of the one that is chosen. */
export function IntentChoice({ label, options, value, problem }: IntentChoiceProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? problemId : undefined}>
      <legend>{label}</legend>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={chip.chip}>
            <input
              id={option === options[0] ? intentField : undefined}
              type="radio"
              name={intentField}
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
