import styles from './ConsentSaid.module.css';

/** Said for a moment after a choice: where to change it. Empty until then. */
export function ConsentSaid({ kept }: { kept: string }) {
  return <p className={styles.said} role="status" data-consent-said={kept} />;
}
