import { useEffect, useRef, useState } from 'react';
import styles from './Toaster.module.css';
import { type Toast, takeToast } from './toasts.ts';

const marks = { info: 'i', warning: '!', success: '✓', error: '!', loading: '' } as const;
const closeLabel = { en: 'Close', ro: 'Închideți' } as const;

/** Shows the message of the page before, above or below this one. It pauses while hovered or focused and is announced when it appears. */
export function Toaster({ lang }: { lang: 'en' | 'ro' }) {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => setToast(takeToast()), []);
  return (['top', 'bottom'] as const).map((position) => (
    <div key={position} className={`${styles.place} ${styles[position]}`} aria-live="polite">
      {toast?.position === position && <ToastCard toast={toast} closeLabel={closeLabel[lang]} onClose={() => setToast(null)} />}
    </div>
  ));
}

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void };

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.duration);
  const closing = useRef(onClose);
  closing.current = onClose;

  useEffect(() => {
    if (held || left.current === null) return;
    const started = Date.now();
    const timer = setTimeout(() => closing.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer; nothing is operated here
    <div
      className={`${styles.toast} ${styles[toast.status]}`}
      role={toast.status === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark} aria-hidden="true">
        {marks[toast.status]}
      </span>
      <p>
        <b>{toast.title}</b>
        {toast.description && <span className={styles.text}>{toast.description}</span>}
      </p>
      {toast.closable && (
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  );
}
