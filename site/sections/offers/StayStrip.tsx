import type { StripDay } from '#domain/rules/offer-days.ts';
import styles from './StayStrip.module.css';

/** The days around the new year, those away marked and the eve lit. What it shows is said in words beside it. */
export function StayStrip({ days }: { days: readonly StripDay[] }) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {days.map(({ day, is }) => (
        <span key={day} data-is={is}>
          {Number(day.slice(8))}
        </span>
      ))}
    </span>
  );
}
