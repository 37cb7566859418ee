import styles from './Button.module.css';

type SubmitButtonProps = {
  /** Asleep: there is nothing to send yet. */
  state: 'idle' | 'busy' | 'asleep';
  children: React.ReactNode;
};

/** The button that sends a form; while busy it turns and cannot be pressed again. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  return (
    <button className={styles.button} type="submit" disabled={state !== 'idle'} aria-busy={state === 'busy'}>
      {children}
    </button>
  );
}
