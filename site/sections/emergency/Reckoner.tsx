import { bands, disruptions, distances } from '#domain/rules/air-passenger-rights.ts';
import type { EmergencyPage } from '#domain/schemas/emergency-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import chip from '#site/ui/chip.module.css';
import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './Reckoner.module.css';

type ReckonerProps = { words: EmergencyPage['flight']['reckoner']; lang: Lang };

/**
 * Questions of one answer each, and the sum that follows from them: site/islands/flight-compensation.ts. The values are minutes and
 * days inside what the answer says. Without a script the table below says the rule.
 */
export function Reckoner({ words, lang }: ReckonerProps) {
  const { disruption, distance, notice, earlier, late, cause } = words;
  const { verdicts, care, choice, each } = words;
  return (
    <form className={styles.reckoner} aria-labelledby="reckoner" data-reckoner={lang}>
      <h3 id="reckoner">{words.heading}</h3>
      <Question
        name="disruption"
        legend={disruption.question}
        answers={disruptions.map((value) => ({ value, label: disruption.options[value] }))}
      />
      <Question
        name="distance"
        legend={distance.question}
        answers={distances.map((value) => ({
          value,
          label: distance.options[value].name,
          example: distance.options[value].example,
        }))}
      />
      <Question
        name="notice"
        legend={notice.question}
        answers={[
          { value: '0', label: notice.week },
          { value: '7', label: notice.fortnight },
          { value: '14', label: notice.more },
        ]}
      />
      <Question
        name="late"
        legend={late.question}
        answers={[
          { value: '300', label: late.four },
          { value: '200', label: late.three },
          { value: '150', label: late.two },
          { value: '60', label: late.least },
          { value: '', label: late.none },
        ]}
      />
      <Question
        name="earlier"
        legend={earlier.question}
        answers={[
          { value: '0', label: earlier.no },
          { value: '90', label: earlier.hour },
          { value: '150', label: earlier.more },
        ]}
      />
      <Question
        name="cause"
        legend={cause.question}
        answers={[
          { value: 'airline', label: cause.airline },
          { value: 'others', label: cause.others },
        ]}
      />
      <div
        className={`${grounds.board} ${styles.result}`}
        role="status"
        data-words={JSON.stringify({ verdicts, care, choice, each })}
      >
        <p data-sum>
          <Flaps text={`${bands.short.euro} €`} look="lit" />
        </p>
        <div>
          <p data-verdict>{verdicts.whole}</p>
          <p data-care>{care.late.replace('{hours}', String(bands.short.careAfter))}</p>
          <p data-choice>{choice.late}</p>
        </div>
      </div>
    </form>
  );
}

type QuestionProps = {
  name: string;
  legend: string;
  /** The first is chosen. */
  answers: readonly { value: string; label: string; example?: string }[];
};

function Question({ name, legend, answers }: QuestionProps) {
  return (
    <fieldset data-question={name}>
      <legend>{legend}</legend>
      <div>
        {answers.map(({ value, label, example }, place) => (
          <label key={value} className={`${chip.chip} ${chip.slim}`}>
            <input type="radio" name={name} value={value} defaultChecked={place === 0} />
            <span>
              {label}
              {example && <small>{example}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
