import { weekdayNames } from '#domain/format/dates.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './YearCalendar.module.css';

export type CalendarMonth = {
  /** YYYY-MM. */
  month: string;
  /** „ianuarie”, „ian” */
  name: string;
  short: string;
  /** False for what is shown of the December before and the January after. */
  isOfYear: boolean;
  /** Columns before its first day, from Monday. */
  offset: number;
  days: readonly {
    day: string;
    number: number;
    isHoliday: boolean;
    /** The breaks that have this day, counted from 1 in the order of the list. */
    free: readonly number[];
  }[];
};

type YearCalendarProps = { lang: Lang; label: string; months: readonly CalendarMonth[] };

/** A row of a month begins on any weekday and has 31 days at most. */
const columns = 37;

/** The year as a poster (which days are weekends the style sheet knows from where a month begins): all weekends stand under each other, on a phone the weeks of each month do. One image for who does not see it. */
export function YearCalendar({ lang, label, months }: YearCalendarProps) {
  const letters = weekdayNames(lang).map(([first]) => first?.toUpperCase());
  return (
    <div className={styles.calendar} role="img" aria-label={label}>
      <div className={`${styles.month} ${styles.weekdays}`}>
        <b />
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <span key={column}>{letters[column % 7]}</span>
        ))}
      </div>
      {months.map(({ month, name, short, isOfYear, offset, days }) => (
        <div key={month} className={styles.month} data-offset={offset}>
          <b>
            <span className={styles.short}>{short}</span>
            <span className={styles.long}>{name}</span>
            {!isOfYear && <small> {month.slice(0, 4)}</small>}
          </b>
          {days.map(({ day, number, isHoliday, free }) => (
            <span key={day} data-kind={isHoliday ? 'h' : undefined} data-free={free.join(' ') || undefined}>
              {number}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
