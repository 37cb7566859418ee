import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import styles from './LongWeekendsHeadSection.module.css';

type LongWeekendsHeadSectionProps = {
  heading: string;
  words: LongWeekendsPage['years'];
  years: readonly { id: string; year: number; note: string; isCurrent: boolean }[];
};

/** Letters that fill the line at the usual size: „Minivacanțe”. */
const usualLength = 11;

/** The title across the window, and the years as links: the address says which one is shown. */
export function LongWeekendsHeadSection({ heading, words, years }: LongWeekendsHeadSectionProps) {
  return (
    <header className={`wrap ${styles.head}`}>
      <h1 data-length={heading.length > usualLength ? 'long' : undefined}>{heading}</h1>
      <nav aria-label={words.label} data-left={words.left} data-none={words.none}>
        <ul>
          {years.map(({ id, year, note, isCurrent }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={isCurrent ? 'true' : undefined}>
                {year} <small>{note}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
