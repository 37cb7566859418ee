import styles from './Flaps.module.css';

type FlapsProps = { text: string; look: 'lit' | 'plain' };

/** Text on a split-flap display: read as one word, shown letter by letter. */
export function Flaps({ text, look }: FlapsProps) {
  return (
    <span className={look === 'lit' ? `${styles.flaps} ${styles.lit}` : styles.flaps}>
      <span className="sr">{text}</span>
      <span className={styles.letters} aria-hidden="true">
        {[...text].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their place is what tells them apart
          <b key={place}>{letter}</b>
        ))}
      </span>
    </span>
  );
}
