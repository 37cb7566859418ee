import { counted } from '#domain/format/counted.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import { BreakRow, type ListedBreak } from './BreakRow.tsx';
import { DaysOff } from './DaysOff.tsx';
import type { CalendarMonth } from './YearCalendar.tsx';
import { type PosterBreak, YearPoster } from './YearPoster.tsx';
import styles from './YearSection.module.css';

type YearSectionProps = {
  id: string;
  copy: LongWeekendsPage;
  /** Shown where the address names no other. */
  isCurrent: boolean;
  year: number;
  breaks: readonly (PosterBreak & ListedBreak)[];
  opened: string;
  months: readonly CalendarMonth[];
  holidays: readonly { date: string; weekday: string; name: string; isWeekend: boolean }[];
  /** How many of them fall on a working day. */
  weekdays: number;
  free: readonly { period: string; name: string; days: string }[];
  /** Address of the file with all days off. */
  calendar: string;
};

/** A year: its poster, its breaks from the cheapest, its days off. The address shows one year at a time. */
export function YearSection({
  id,
  copy,
  isCurrent,
  year,
  breaks,
  holidays,
  weekdays,
  free,
  calendar,
  ...poster
}: YearSectionProps) {
  const { counts, list } = copy;
  const days = counted(copy.lang, holidays.length, copy.holidays.forms);
  const label = copy.poster.label.replace('{year}', String(year)).replace('{count}', days);
  return (
    <section
      id={id}
      className={styles.year}
      aria-label={String(year)}
      data-days-of-year
      data-current={isCurrent ? '' : undefined}
    >
      <YearPoster lang={copy.lang} {...poster} year={year} words={copy.poster} label={label} breaks={breaks} />
      <div className={`wrap ${styles.body}`}>
        <p className={styles.lead}>{copy.lead}</p>
        <div className={styles.counts}>
          <p>
            <b>{holidays.length}</b> <span>{counts.holidays.replace('{year}', String(year))}</span>
            <a className="link" href={calendar} download>
              {counts.download}
            </a>
          </p>
          <p>
            <b>{weekdays}</b> <span>{counts.weekdays}</span>
          </p>
          <p>
            <b>{free.length}</b> <span>{counts.free}</span>
          </p>
        </div>
        <h2 className={styles.heading}>{list.heading}</h2>
        <ol data-breaks>
          {breaks.map((one) => (
            <BreakRow key={one.id} one={one} words={list} />
          ))}
        </ol>
        <DaysOff year={year} words={copy} free={free} holidays={holidays} />
      </div>
    </section>
  );
}
