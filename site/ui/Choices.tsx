import styles from './Choices.module.css';

type ChoicesProps = {
  /** Name of the group in its form. */
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; none before the first choice. */
  value: string | undefined;
  /** Asleep until its script runs. */
  state: 'awake' | 'asleep';
  /** `list` for sentences under each other, `row` for single words side by side. */
  look: 'list' | 'row';
  onChange: (value: string) => void;
};

/** One question with the answers to choose from. */
export function Choices({ name, question, options, value, state, look, onChange }: ChoicesProps) {
  return (
    <fieldset className={`${styles.choices} ${styles[look]}`}>
      <legend>{question}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={state === 'asleep'}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
