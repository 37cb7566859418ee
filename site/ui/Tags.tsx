import styles from './Tags.module.css';

/** A few words, each in a thin frame. */
export function Tags({ items }: { items: string[] }) {
  return (
    <ul className={styles.tags}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
