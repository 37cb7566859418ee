import styles from './Button.module.css';

type SubmitButtonProps = { state: 'idle' | 'busy'; children: React.ReactNode };

/** The button that sends a form; while busy it turns and cannot be pressed again. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  return (
    <button className={styles.button} type="submit" disabled={state === 'busy'} aria-busy={state === 'busy'}>
      {children}
    </button>
  );
}
