import styles from './ReadBar.module.css';
import type { ToolWords } from './words.ts';

type ReadBarProps = { words: ToolWords; name: string; onAnother: () => void };

/** In place of the form once a ticket is read: which it was, and the way to the next. */
export function ReadBar({ words, name, onAnother }: ReadBarProps) {
  return (
    <div className={styles.bar}>
      <p>{name}</p>
      <button type="button" className="link" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}
