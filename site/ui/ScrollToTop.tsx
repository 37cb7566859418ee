import { Icon } from './Icon.tsx';
import styles from './ScrollToTop.module.css';

/** Appears past 400 px of scroll, by style alone. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <a className={styles.up} href="#top" data-scroll-driven aria-label={label}>
      <Icon name="up" />
    </a>
  );
}
