import { useState } from 'react';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { type Answer, type Assessment, answers, assess } from '#domain/rules/travel-assessment.ts';
import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import { Choices } from '#site/ui/Choices.tsx';
import { AreaScores } from './AreaScores.tsx';
import { PrintButton } from './PrintButton.tsx';
import buttons from './ToolButton.module.css';
import styles from './TravelAssessment.module.css';
import { useAwake } from './use-awake.ts';

type Words = CompanyTools['assessment']['words'];

/** Ten statements, points by area, and what to do about each that is not a yes. Nothing is sent or kept. */
export function TravelAssessment({ words }: { words: Words }) {
  const state = useAwake();
  const [given, setGiven] = useState<(Answer | undefined)[]>([]);
  const result = assess(words.statements, given);
  const options = answers.map((value) => ({ value, label: words.answers[value] }));
  const answer = (place: number, value: string) =>
    setGiven((before) => words.statements.map((_, at) => (at === place ? answers.find((known) => known === value) : before[at])));

  return (
    <form className={styles.assessment} method="dialog">
      <ol className={styles.statements}>
        {words.statements.map(({ text }, place) => (
          <li key={text}>
            <Choices
              name={`statement-${place + 1}`}
              question={text}
              options={options}
              value={given[place]}
              state={state}
              look="row"
              onChange={(value) => answer(place, value)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.result}>
        <h3>{words.result}</h3>
        <p className={styles.scoring}>{words.scoring}</p>
        <output className={styles.total}>{totalOf(words, result)}</output>
        {result.answered > 0 && <AreaScores words={words} result={result} />}
        <div className={styles.example}>
          <p>{words.exampleHeading}</p>
          <AreaScores words={words} result={assess(words.statements, words.example)} />
        </div>
        {result.answered > 0 && (
          <p className={styles.actions}>
            <PrintButton part="assessment">{words.print}</PrintButton>
            <button type="button" className={buttons.button} onClick={() => setGiven([])}>
              {words.again}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

/** How far the visitor is; once all is answered, the points and where to begin. */
function totalOf(words: Words, { answered, points, most, weakest }: Assessment): string {
  const all = words.statements.length;
  if (answered < all) return fillNumbers(words.progress, { answered: String(answered), all: String(all) });
  const sums = { points: String(points), most: String(most) };
  return weakest ? fillNumbers(words.total, { ...sums, area: words.areas[weakest] }) : fillNumbers(words.perfect, sums);
}
