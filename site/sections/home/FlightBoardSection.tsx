import { formatDay, formatDuration, formatMonth, joinNames, weekdayNames } from '#domain/format/dates.ts';
import { seasonState } from '#domain/rules/expiry.ts';
import { flightMinutes } from '#domain/rules/flight-time.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Route } from '#domain/schemas/route.ts';
import { Drawing } from '#site/ui/Drawing.tsx';
import { Flaps } from '#site/ui/Flaps.tsx';
import { Week } from '#site/ui/Week.tsx';
import { boardWords } from './board-words.ts';
import styles from './FlightBoardSection.module.css';

type FlightBoardSectionProps = {
  lang: Lang;
  route: Route;
  /** `first` opens the page; `past` stands below the hero, smaller, once the season is over. */
  look: 'first' | 'past';
  /** Form in which one asks for the current times. */
  askHref: string;
  /** The drawn map of the route, as SVG. */
  map: string;
  /** The line under the table that answers for a chosen day. */
  children: React.ReactNode;
};

/** The promoted route as a departure board: a real table, with the season it is valid in and durations computed inside it. */
export function FlightBoardSection({ lang, route, look, askHref, map, children }: FlightBoardSectionProps) {
  const words = boardWords[lang];
  const days = weekdayNames(lang);
  return (
    <section className={`${styles.board} ${styles[look]}`} aria-labelledby="board">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.title}>
          <h2 id="board">{look === 'past' ? words.past(route.title[lang]) : route.title[lang]}</h2>
          <p className={styles.meta}>
            <b>
              {route.airline}, {route.since[lang]}.
            </b>{' '}
            {words.perWeek(route.flightsPerWeek)} {words.beyond(route.onwardDestinations)} {words.local}
          </p>
          <p
            className={styles.season}
            data-season={seasonState(route.season)}
            data-from={route.season.from}
            data-until={route.season.until}
          >
            {(['before', 'inside', 'after'] as const).map((state) => (
              <span key={state} data-state={state}>
                {words[state](formatMonth(lang, route.season.from), formatDay(lang, route.season.until))}
                {state === 'after' && (
                  <>
                    {' '}
                    <a href={askHref}>{words.ask}</a>
                  </>
                )}
              </span>
            ))}
          </p>
        </div>
        <table className={styles.table}>
          <caption className="sr">{words.caption(route.title[lang])}</caption>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {route.flights.map((flight) => {
              const from = airportOf(route, flight.from);
              const to = airportOf(route, flight.to);
              const minutes = flightMinutes({
                day: route.season.from,
                departs: { time: flight.departs, zone: from.zone },
                arrives: { time: flight.arrives, zone: to.zone },
              });
              return (
                <tr key={flight.number}>
                  <th scope="row">
                    <Flaps text={flight.number} look="lit" />
                  </th>
                  <td className={styles.departs}>
                    <abbr title={from.city[lang]}>{from.code}</abbr> <Flaps text={flight.departs} look="plain" />
                  </td>
                  <td className={styles.arrives}>
                    <abbr title={to.city[lang]}>{to.code}</abbr> <Flaps text={flight.arrives} look="plain" />
                  </td>
                  <td className={styles.days}>
                    <span className="sr">
                      {joinNames(
                        lang,
                        flight.days.map((day) => days[day - 1] ?? ''),
                      )}
                    </span>
                    <Week letters={words.week} days={flight.days} />
                  </td>
                  <td className={styles.time}>{formatDuration(minutes)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className={styles.card}>{children}</div>
        {/* On a phone the map is a tap away, so that the board stays short; where there is room the style sheet opens it. */}
        <details className={styles.map}>
          <summary>{words.mapOpen}</summary>
          <Drawing className={styles.drawing} svg={map} />
        </details>
      </div>
    </section>
  );
}

/** The airport a flight names; a code without an airport is an error in the content. */
function airportOf(route: Route, code: string) {
  const airport = route.airports[code];
  if (!airport) throw new Error(`content/routes: a flight names the airport ${code}, which “airports” does not have`);
  return airport;
}
