import styles from './Steps.module.css';

type StepsProps = { items: { term: string; text: string }[] };

/** What happens in order, under large numerals. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ term, text }) => (
        <li key={term}>
          <h3>{term}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
