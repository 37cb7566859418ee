import styles from './Definitions.module.css';

type DefinitionsProps = { items: { term: string; text: string }[]; columns: 'one' | 'two' | 'three' };

/** Named points under ruled lines. */
export function Definitions({ items, columns }: DefinitionsProps) {
  return (
    <dl className={`${styles.definitions} ${styles[columns]}`}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
