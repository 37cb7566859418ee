import { useEffect, useRef, useState } from 'react';
import { formatDay, formatWeekday } from '#domain/format/dates.ts';
import { type Departure, flightsFrom, type Moment, type Timetable } from '#domain/rules/departures.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './RouteCard.module.css';
import { routeCardWords } from './route-card-words.ts';

type RouteCardProps = { lang: Lang; timetable: Timetable /** Form in which one asks for other times. */; askHref: string };

/** The flights of a chosen day. The field is uncontrolled, so a day chosen before this island woke stays and is answered. */
export function RouteCard({ lang, timetable, askHref }: RouteCardProps) {
  const words = routeCardWords[lang];
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  useEffect(() => setDay(field.current?.value ?? ''), []);
  return (
    // A form of this method sends nothing anywhere, also before the island is awake.
    <form className={styles.card} method="dialog">
      <p className={styles.words}>
        <label htmlFor="route-day">{words.label}</label>
        <small id="route-day-note">{words.note}</small>
      </p>
      <input
        ref={field}
        id="route-day"
        type="date"
        aria-describedby="route-day-note"
        onChange={(event) => setDay(event.target.value)}
      />
      <output className={styles.answer} htmlFor="route-day">
        {isWhole(day) && <Answer lang={lang} timetable={timetable} askHref={askHref} day={day} />}
      </output>
    </form>
  );
}

/** While a year is typed digit by digit the field already holds the years 2, 20 and 202. */
const isWhole = (day: string) => day >= '1000';

function Answer({ lang, timetable, askHref, day }: RouteCardProps & { day: string }) {
  const words = routeCardWords[lang];
  const { season, day: next, flights } = flightsFrom(timetable, day);
  const [from, until] = [formatDay(lang, timetable.season.from), formatDay(lang, timetable.season.until)];
  const chosen = formatWeekday(lang, day);
  const leaving = next ? formatWeekday(lang, next) : null;
  const said = {
    before: () => `${words.outside(from, until)} ${leaving ? words.first(leaving) : ''}`,
    inside: () => (leaving ? (next === day ? words.on(chosen) : words.none(chosen, leaving)) : words.noneLeft(chosen, until)),
    after: () => words.outside(from, until),
  };
  return (
    <>
      {said[season]()} {season === 'after' && <a href={askHref}>{words.ask}</a>}
      {flights.map((flight) => (
        <Flight key={flight.number} lang={lang} {...flight} />
      ))}
      {flights.length > 0 && flights.every(atOneHour) && words.oneHour}
    </>
  );
}

function Flight({ lang, number, from, to, departs, arrives }: Departure & { lang: Lang }) {
  return (
    <>
      <span className={styles.flight}>
        <b>{number}</b> <Time {...departs} at={from} other={to} /> <span aria-hidden="true">→</span>
        <span className="sr">{routeCardWords[lang].to}</span> <Time {...arrives} at={to} other={from} />
      </span>{' '}
    </>
  );
}

/** The local time, and the other end's where clocks there read another hour. */
function Time({ instant, here, there, at, other }: Moment & { at: string; other: string }) {
  return (
    <span>
      {at} <time dateTime={new Date(instant).toISOString()}>{here.time}</time>
      {here.time !== there.time && ` (${other} ${there.time})`}
    </span>
  );
}

const atOneHour = ({ departs, arrives }: Departure) =>
  departs.here.time === departs.there.time && arrives.here.time === arrives.there.time;
