import type { Lang } from '#domain/schemas/lang.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import chip from '#site/ui/chip.module.css';
import { Arrow } from './Arrow.tsx';
import calendar from './YearCalendar.module.css';
import { type CalendarMonth, YearCalendar } from './YearCalendar.tsx';
import styles from './YearPoster.module.css';

export type PosterBreak = {
  id: string;
  days: number;
  isPast: boolean;
  short: string;
  period: string;
  shortPeriod: string;
  take: string;
  leave: { count: number; words: string };
  free: string;
};

type YearPosterProps = {
  lang: Lang;
  year: number;
  words: LongWeekendsPage['poster'];
  label: string;
  breaks: readonly PosterBreak[];
  /** Id of the break it opens with. */
  opened: string;
  months: readonly CalendarMonth[];
};

/** The year with its breaks to choose from. The choice is made by style alone: a checked button paints its days. */
export function YearPoster({ lang, year, words, label, breaks, opened, months }: YearPosterProps) {
  return (
    <div className={`wrap ${styles.poster}`} data-poster>
      <fieldset className={styles.choice}>
        <legend className="sr">{words.choose}</legend>
        <div>
          {breaks.map(({ id, days, isPast, short, shortPeriod, leave, free }, index) => (
            <label key={id} className={`${chip.chip} ${styles.chip}`} data-past={isPast ? '' : undefined}>
              <input type="radio" name={`an-${year}`} value={id} data-n={index + 1} defaultChecked={id === opened} />
              <b aria-hidden="true">
                {leave.count}
                <Arrow />
                {days}
              </b>
              <span className="sr">{`${leave.words}, ${free}: `}</span>
              <span className={styles.name}>{short}</span> <span className={styles.when}>{shortPeriod}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <YearCalendar lang={lang} label={label} months={months} />
      <div className={styles.below}>
        <p className={styles.key} aria-hidden="true">
          <span>
            <i className={calendar.day} data-kind="h">
              1
            </i>
            {words.holiday}
          </span>
          <span className={styles.leave}>
            <i className={calendar.day}>4</i>
            {words.leave}
          </span>
          <span className={styles.won}>
            <i className={calendar.day}>9</i>
            {words.weekend}
          </span>
        </p>
        {breaks.map(({ id, period, take }, index) => (
          <p key={id} className={styles.said} data-said={index + 1}>
            <span>
              <b>{`${period}.`}</b> {take}
            </span>
            <a className="link" href={`#${id}`}>
              {words.details}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}
