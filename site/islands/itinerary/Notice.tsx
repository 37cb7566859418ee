import { useEffect, useRef } from 'react';
import styles from './Notice.module.css';

export type Said = { title: string; detail?: string | undefined; status: 'success' | 'error' };

type NoticeProps = {
  said: Said | null;
  closeLabel: string;
  onGone: () => void;
  /** Where it stands in the box it belongs to. */
  style?: React.CSSProperties;
};

/** Milliseconds, wherever the pointer is. */
const shownFor = 3000;

/** A message beside what it is about, which goes by itself. Its place is always there, so that what appears in it is read out. */
export function Notice({ said, closeLabel, onGone, style }: NoticeProps) {
  const going = useRef(onGone);
  going.current = onGone;
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => going.current(), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className={styles.place} style={style} aria-live={said?.status === 'error' ? 'assertive' : 'polite'}>
      {said && (
        <div className={`${styles.notice} ${styles[said.status]}`}>
          <p>
            <b>{said.title}</b> {said.detail}
          </p>
          <button type="button" aria-label={closeLabel} onClick={onGone}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
