import { parametersIn, type Question } from '#domain/rules/where-and-when.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import chip from '#site/ui/chip.module.css';
import { CostSquares } from './CostSquares.tsx';
import styles from './QuestionsSection.module.css';
import { choicesOf } from './question-choices.ts';

type QuestionsSectionProps = { copy: WhereAndWhenPage };

/** How long, how far, for how much and for what; on a phone behind one line that tells what is chosen. */
export function QuestionsSection({ copy }: QuestionsSectionProps) {
  const { ask } = copy;
  return (
    <section className={`wrap ${styles.questions}`} aria-label={ask.label}>
      <details>
        <summary>
          {ask.more} <span data-chosen />
        </summary>
        <div className={styles.legend}>
          {(['days', 'way', 'cost', 'theme'] as const).map((question) => (
            <Choices key={question} copy={copy} question={question} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Choices({ copy, question }: { copy: WhereAndWhenPage; question: Exclude<Question, 'month'> }) {
  const { legend, note, any } = copy.ask[question];
  const choices = choicesOf(copy, question);
  return (
    <fieldset className={question === 'theme' ? styles.theme : undefined} data-question={question}>
      <legend>
        {legend} {note && <span>{note}</span>}
      </legend>
      <div className={styles.chips}>
        {[{ value: '', label: any }, ...choices].map(({ value, label }) => (
          <label key={value} className={`${chip.chip} ${chip.slim} ${styles.chip}`}>
            <input type="radio" name={parametersIn[copy.lang][question]} value={value} defaultChecked={value === ''} />
            {question === 'cost' && value ? <CostSquares level={Number(value)} label={label} /> : label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
