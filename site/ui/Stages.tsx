import styles from './Stages.module.css';

type StagesProps = {
  items: { term: string; text: string; outcome?: string }[];
  /** Said before each outcome. */
  outcomeLabel?: string;
  heading: 'h3' | 'h4';
};

/** Numbered stages as ruled rows: the name, what happens, what remains. */
export function Stages({ items, outcomeLabel, heading: Heading }: StagesProps) {
  return (
    <ol className={styles.stages}>
      {items.map(({ term, text, outcome }) => (
        <li key={term}>
          <Heading>{term}</Heading>
          <div>
            <p>{text}</p>
            {outcome && (
              <p className={styles.outcome}>
                {outcomeLabel} <b>{outcome}</b>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
