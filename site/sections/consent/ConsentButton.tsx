import styles from './ConsentButton.module.css';

type ConsentButtonProps = {
  /** What pressing it does (site/islands/consent-mount.ts). */
  act: 'refuse' | 'accept' | 'selection' | 'details' | 'save';
  /** `solid` for a choice, `line` for one beside two of them, `text` for what chooses nothing. */
  look: 'solid' | 'line' | 'text';
  children: string;
};

/** A button of the banner and of the details. To refuse and to accept have one look wherever they stand. */
export function ConsentButton({ act, look, children }: ConsentButtonProps) {
  return (
    <button className={`${styles.button} ${styles[look]}`} type="button" data-consent={act}>
      {children}
    </button>
  );
}
