import { printPart } from './print-part.ts';
import styles from './ToolButton.module.css';

type PrintButtonProps = {
  /** The value of `data-print-part` on what is printed. */
  part: string;
  children: string;
};

/** Prints one tool of the page, as it stands. */
export function PrintButton({ part, children }: PrintButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={() => printPart(part)}>
      {children}
    </button>
  );
}
