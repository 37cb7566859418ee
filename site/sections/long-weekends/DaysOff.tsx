import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import styles from './DaysOff.module.css';

type DaysOffProps = {
  year: number;
  words: Pick<LongWeekendsPage, 'free' | 'holidays'>;
  free: readonly { period: string; name: string; days: string }[];
  holidays: readonly { date: string; weekday: string; name: string; isWeekend: boolean }[];
};

/** What is free without leave: the long weekends, and every day of the law with its weekday. */
export function DaysOff({ year, words, free, holidays }: DaysOffProps) {
  return (
    <>
      {free.length > 0 && (
        <div className={styles.part}>
          <h2>{words.free.heading}</h2>
          <ul className={styles.days}>
            {free.map(({ period, name, days }) => (
              <li key={period}>
                <b>{period}</b>
                <span>{`${name}: ${days}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.part}>
        <h2>{words.holidays.heading.replace('{year}', String(year))}</h2>
        <ul className={styles.days}>
          {holidays.map(({ date, weekday, name, isWeekend }) => (
            <li key={date} data-weekend={isWeekend ? '' : undefined}>
              <b>{date}</b>
              <span>{`${name}, ${weekday}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
