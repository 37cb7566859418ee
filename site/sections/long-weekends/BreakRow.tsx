import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import { Arrow } from './Arrow.tsx';
import styles from './BreakRow.module.css';

type WeekDay = { day: string; isInside: boolean; kind: 'leave' | 'holiday' | undefined };

export type ListedBreak = {
  id: string;
  to: string;
  days: number;
  isPast: boolean;
  title: string;
  period: string;
  take: string;
  given: string;
  /** Other days that give as much, in sentences. */
  orElse: readonly string[];
  leave: { count: number; words: string };
  free: string;
  weeks: readonly { month: string; days: readonly WeekDay[] }[];
  /** Addresses of its file for calendars and of the form that asks about it. */
  calendar: string;
  ask: string;
  places: readonly { id: string; href: string; name: string; why: string; way: string; picture: string }[];
};

type BreakRowProps = { one: ListedBreak; words: LongWeekendsPage['list'] };

/** A break of the list: what it takes and gives, its days in words and as weeks, where to go in it. */
export function BreakRow({ one, words }: BreakRowProps) {
  const { id, to, isPast, days, title, period, take, given, orElse, leave, free, weeks, calendar, ask, places } = one;
  return (
    <li className={styles.row} id={id} data-until={to} data-past={isPast ? '' : undefined}>
      <div>
        <p className={styles.pair} aria-hidden="true">
          {leave.count}
          <Arrow />
          {days}
        </p>
        <p className={styles.sum}>
          <span>{`${leave.words},`}</span> <span>{free}</span>
        </p>
        <p className={styles.past}>{words.past}</p>
      </div>
      <div>
        <h3>{title}</h3>
        <p className={styles.how}>
          <b>{`${period}.`}</b> {`${take} ${given}`}
        </p>
        {orElse.map((sentence) => (
          <p key={sentence} className={styles.how}>
            {sentence}
          </p>
        ))}
        <ol className={styles.weeks} aria-hidden="true">
          {weeks.map(({ month, days }) => (
            <li key={days[0]?.day}>
              <b>{month}</b>
              {days.map(({ day, isInside, kind }) => (
                <span key={day} data-kind={isInside ? (kind ?? 'free') : undefined}>
                  {Number(day.slice(8))}
                </span>
              ))}
            </li>
          ))}
        </ol>
        <p className={styles.acts}>
          <a className="link" href={calendar} download>
            {words.download}
            <span className="sr">{`, ${period}`}</span>
          </a>
          <a className="link" href={ask}>
            {words.ask}
            <span className="sr">{`, ${period}`}</span>
          </a>
        </p>
      </div>
      {places.length > 0 && (
        <div>
          <h4 className="sr">{words.places}</h4>
          <ul className={styles.places}>
            {places.map(({ id, href, name, why, way, picture }) => (
              <li key={id}>
                <a href={href}>
                  <img src={picture} alt="" width="112" height="140" loading="lazy" />
                  <span>
                    <b>{name}</b>
                    <span>{why}</span>
                    <span>{way}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
