import { fillNumbers } from '#domain/format/fill-numbers.ts';
import type { AreaScore, Assessment } from '#domain/rules/travel-assessment.ts';
import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import styles from './AreaScores.module.css';

type AreaScoresProps = { words: CompanyTools['assessment']['words']; result: Assessment };

/** Each area with its points as lights, its verdict, and what to do. */
export function AreaScores({ words, result }: AreaScoresProps) {
  return (
    <ul className={styles.areas}>
      {result.areas.map((score) => (
        <li key={score.area} data-verdict={score.verdict}>
          <h4>{words.areas[score.area]}</h4>
          <Lights {...score} />
          <p className={styles.verdict}>
            {fillNumbers(words.points, { points: String(score.points), most: String(score.most) })},{' '}
            <b>{score.verdict ? words.verdicts[score.verdict] : words.open}</b>
          </p>
          {score.toDo.length > 0 && (
            <ul className={styles.advice}>
              {score.toDo.map((place) => (
                <li key={place}>{words.statements[place]?.advice}</li>
              ))}
            </ul>
          )}
          {score.verdict === 'keep' && <p className={styles.nothing}>{words.nothingToDo}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Points as lit fields, only for the eye: they stand beside it in words. */
function Lights({ points, most }: AreaScore) {
  return (
    <span className={styles.lights} aria-hidden="true">
      {Array.from({ length: most }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a light is nothing but its place
        <i key={place} data-lit={place < points || undefined} />
      ))}
    </span>
  );
}
