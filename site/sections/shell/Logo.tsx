import styles from './Logo.module.css';

type LogoProps = { brand: string; home: string };

/** The mark, a meridian over the horizon, with the name; it leads home. */
export function Logo({ brand, home }: LogoProps) {
  return (
    <a className={styles.logo} href={home}>
      <svg viewBox="0 0 34 34" width="34" height="34" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        <path d="M3 25a14 14 0 0 1 28 0M17 11c-4.2 3-6 8-6 14M0 25h34" />
        <circle cx="17" cy="11" r="3" fill="var(--board-lit)" stroke="none" />
      </svg>
      {brand}
    </a>
  );
}
