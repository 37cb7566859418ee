import { useEffect, useRef } from 'react';
import styles from './ReadBar.module.css';
import type { ToolWords } from './words.ts';

type ReadBarProps = { words: ToolWords; name: string; onAnother: () => void };

/** In place of the form once a ticket is read: which it was, and the way to the next. Comes into view with what was read below it. */
export function ReadBar({ words, name, onAnother }: ReadBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // In braces: some browsers answer with a promise, which is nothing to clean up with.
  useEffect(() => {
    bar.current?.scrollIntoView();
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      <p>{name}</p>
      <button type="button" className="link" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}
