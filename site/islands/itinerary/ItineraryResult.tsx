import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { journeysOf } from '#itinerary/trip/journeys.ts';
import { journeyName, labels, layoverWords, tripTitle } from '#itinerary/trip/phrases.ts';
import { DeskContext } from './desk-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { FlightCard } from './FlightCard.tsx';
import styles from './ItineraryResult.module.css';
import { Outputs } from './Outputs.tsx';
import { revised, valueAt } from './revise.ts';
import { saveCalendar } from './save-file.ts';
import { TicketPages } from './TicketPages.tsx';
import { isPdf, type Reader, type Ticket } from './ticket.ts';
import { toolWords } from './words.ts';

export type ResultProps = {
  lang: Lang;
  itinerary: Itinerary;
  by: Reader;
  ticket: Ticket;
  brand: string;
  phone: string;
};

/** What was read, beside the document it was read from: doubts first, then every value to be corrected, then what to take along. */
export function ItineraryResult({ lang, itinerary: asRead, by, ticket, brand, phone }: ResultProps) {
  const words = toolWords[lang];
  const [itinerary, setItinerary] = useState(asRead);
  const [pointed, setPointed] = useState<string | null>(null);
  const latest = useRef(itinerary);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);

  const change = useCallback((path: string, text: string) => {
    const next = revised(latest.current, path, text);
    if (!next) return false;
    latest.current = next;
    setItinerary(next);
    return true;
  }, []);
  const desk = useMemo(
    () => ({
      words,
      value: (path: string) => valueAt(itinerary, path),
      source: (path: string) => itinerary.sources[path],
      change,
      point: setPointed,
    }),
    [words, itinerary, change],
  );
  // Only a PDF has pages to point at.
  const file = 'file' in ticket && isPdf(ticket.file) ? ticket.file : null;

  return (
    <DeskContext value={desk}>
      <section className={styles.result} aria-labelledby={id}>
        <div className="wrap">
          <div className={styles.head}>
            <div>
              <h2 ref={heading} id={id} tabIndex={-1}>
                {tripTitle(itinerary, lang)}
              </h2>
              <p className={styles.by}>{by === 'server' ? words.byServer : words.byDevice}</p>
            </div>
            <Outputs lang={lang} words={words} itinerary={itinerary} by={by} brand={brand} phone={phone} />
          </div>
          <Warnings lang={lang} heading={words.warnings} show={words.show} warnings={itinerary.warnings} />
          <div className={file ? styles.beside : undefined}>
            <div className={styles.values}>
              <Booking lang={lang} itinerary={itinerary} />
              <Flights lang={lang} itinerary={itinerary} addEvent={words.addEvent} />
            </div>
            {file && <TicketPages words={words} file={file} source={pointed ? itinerary.sources[pointed] : undefined} />}
          </div>
        </div>
      </section>
    </DeskContext>
  );
}

type WarningsProps = { lang: Lang; heading: string; show: string; warnings: Itinerary['warnings'] };

function Warnings({ lang, heading, show, warnings }: WarningsProps) {
  if (warnings.length === 0) return null;
  const focus = (path: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  return (
    <div className={styles.warnings}>
      <h3>{heading}</h3>
      <ul>
        {warnings.map(({ code, message, where }) => (
          <li key={`${code} ${where}`}>
            {message[lang]}{' '}
            {where && (
              <button type="button" className="link" onClick={() => focus(where)}>
                {show}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Booking({ lang, itinerary }: { lang: Lang; itinerary: Itinerary }) {
  const words = labels[lang];
  return (
    <div className={styles.booking}>
      <FieldInput lang={lang} path="bookingRef" label={words.bookingRef} example="QF7K2M" kind="text" look="plain" />
      <FieldInput lang={lang} path="issueDate" label={words.issued} example="2027-04-02" kind="day" look="plain" />
      {itinerary.passengers.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the fields are about
        <div key={place} className={styles.passenger}>
          <FieldInput
            lang={lang}
            path={`passengers[${place}].name`}
            label={words.passenger}
            example="Ana Popescu"
            kind="text"
            look="title"
          />
          <FieldInput
            lang={lang}
            path={`passengers[${place}].eticket`}
            label={words.ticket}
            example="235 2413912335"
            kind="text"
            look="plain"
          />
        </div>
      ))}
      {itinerary.co2Text && (
        <p className={styles.co2}>
          <span>{words.co2}</span> {itinerary.co2Text}
        </p>
      )}
    </div>
  );
}

function Flights({ lang, itinerary, addEvent }: { lang: Lang; itinerary: Itinerary; addEvent: string }) {
  const journeys = journeysOf(itinerary.segments);
  let index = -1;
  return journeys.map(({ segments, layovers }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: journeys have no other name
    <div key={place} className={styles.journey}>
      {segments.map((segment, leg) => {
        index += 1;
        const layover = layovers[leg - 1];
        const one = { ...itinerary, segments: [segment] };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flight may be flown twice
          <div key={leg} className={styles.leg}>
            {layover && <p className={styles.layover}>{layoverWords(layover, lang)}</p>}
            <FlightCard
              lang={lang}
              itinerary={itinerary}
              index={index}
              segment={segment}
              journey={leg === 0 ? journeyName(place, itinerary, journeys.length, lang) : ''}
              addEvent={addEvent}
              onAddEvent={() => saveCalendar(one, lang, segment.flightNumber)}
            />
          </div>
        );
      })}
    </div>
  ));
}
