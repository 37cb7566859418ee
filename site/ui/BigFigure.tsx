import styles from './BigFigure.module.css';

/** A figure as a picture. What it counts stands beside it, in the caller's words. */
export function BigFigure({ children }: { children: string | number }) {
  return <p className={styles.figure}>{children}</p>;
}
