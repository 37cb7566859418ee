import { counted } from '#domain/format/counted.ts';
import { formatDay } from '#domain/format/dates.ts';
import type { ListingFilter } from '#domain/rules/listing.ts';
import type { MidnightLine as Line } from '#domain/rules/midnights.ts';
import type { OffersPage } from '#domain/schemas/offers-page.ts';
import chip from '#site/ui/chip.module.css';
import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './MidnightLine.module.css';

type MidnightLineProps = {
  form: string;
  line: Line<{ name: string; until: string }>;
  /** None where there is only one place to choose. */
  filter: ListingFilter | undefined;
  copy: OffersPage['lists']['newYear']['line'];
  legend: string;
  /** What the heading says once its number of times is filled in. */
  heading: string;
  year: number;
  /** Days until the eve, on the day this was built. */
  daysLeft: number;
};

/** The hours of one night on a line; the places hang from the hour at which their year begins, and are the filter. */
export function MidnightLine({ form, line, filter, copy, legend, heading, year, daysLeft }: MidnightLineProps) {
  const [number = '', ...rest] = counted('ro', daysLeft, copy.countdown).split(' ');
  return (
    <form className={`${styles.line} ${grounds.board}`} id={form} method="get">
      <fieldset className="wrap">
        <legend className="sr">{legend}</legend>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2>{heading}</h2>
            <p>{copy.text}</p>
            {daysLeft > 0 && (
              <p className={styles.countdown} data-countdown={`${year - 1}-12-31`} data-forms={JSON.stringify(copy.countdown)}>
                <Flaps text={number} look="lit" />
                <span>{`${rest.join(' ')} ${copy.until}`}</span>
              </p>
            )}
          </div>
          {line.newYear > 0 && (
            <p className={styles.day} data-at="0">
              {formatDay('ro', `${year - 1}-12-31`)}, {copy.zone}
            </p>
          )}
          <p className={`${styles.day} ${styles.first}`} data-at={line.newYear}>
            {formatDay('ro', `${year}-01-01`)}
          </p>
          <div className={styles.rule} aria-hidden="true" />
          {line.stops.map(({ time, at, isHome, places }) => {
            const until = places
              .map((place) => place.until)
              .sort()
              .at(-1);
            return (
              <div key={time} className={styles.stop} data-at={at} data-until={until}>
                <Flaps text={time} look="lit" />
                {places.map((place) => (
                  <Place key={place.name} {...place} filter={filter} />
                ))}
                {isHome && <span className={styles.home}>{copy.home}</span>}
              </div>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

function Place({ name, until, filter }: { name: string; until: string; filter: ListingFilter | undefined }) {
  if (!filter) return <span data-until={until}>{name}</span>;
  const count = filter.values.find(({ value }) => value === name)?.count ?? 0;
  return (
    <label className={`${chip.chip} ${chip.slim} ${styles.place}`} data-until={until}>
      <input type="checkbox" name={filter.parameter} value={name} />
      <span>{name}</span>
      {count > 1 && <small>{count}</small>}
    </label>
  );
}
