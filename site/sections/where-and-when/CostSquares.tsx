import { costChoices } from '#domain/rules/where-and-when.ts';
import styles from './CostSquares.module.css';

/** As many squares filled as it costs, and the same in words for who does not see them. */
export function CostSquares({ level, label }: { level: number; label: string }) {
  return (
    <>
      <span className={styles.cost} aria-hidden="true">
        {costChoices.map((one) => (
          <i key={one} className={Number(one) <= level ? styles.on : undefined} />
        ))}
      </span>
      <span className="sr">{label}</span>
    </>
  );
}
