import { Fragment, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { journeysOf } from '#itinerary/trip/journeys.ts';
import { journeyName, layoverWords } from '#itinerary/trip/phrases.ts';
import { titleParts } from '#itinerary/trip/trip-title.ts';
import { Booking } from './Booking.tsx';
import { DeskContext } from './desk-context.ts';
import { doubtfulFields, fieldOfDoubt } from './doubtful-fields.ts';
import { FlightCard } from './FlightCard.tsx';
import styles from './ItineraryResult.module.css';
import { KeptNote } from './KeptNote.tsx';
import { Notice, type Said } from './Notice.tsx';
import { Outputs } from './Outputs.tsx';
import { flightOfDoubt, pageDoubts } from './page-doubts.ts';
import { revised, valueAt } from './revise.ts';
import { saveCalendar } from './save-file.ts';
import { TicketPages } from './TicketPages.tsx';
import { isPdf, type Reader, type Ticket } from './ticket.ts';
import { type ToolWords, toolWords } from './words.ts';

export type ResultProps = {
  lang: Lang;
  itinerary: Itinerary;
  by: Reader;
  /** Read just now; `kept` by this browser from an earlier visit; or of the sample, which is not kept. */
  origin: 'read' | 'kept' | 'sample';
  ticket: Ticket | null;
  brand: string;
  phone: string;
};

/** Letters of a title that is written smaller. */
const longTitle = 60;

/** What was read, beside the document it was read from: doubts first, then every value to be corrected, then what to take along. */
export function ItineraryResult({ lang, itinerary: asRead, by, origin, ticket, brand, phone }: ResultProps) {
  const words = toolWords[lang];
  const [itinerary, setItinerary] = useState(asRead);
  const [pointed, setPointed] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const latest = useRef(itinerary);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (origin !== 'kept') setSaid({ title: words.processed, status: 'success' });
  }, [origin, words]);

  const change = useCallback((path: string, text: string) => {
    const next = revised(latest.current, path, text);
    if (!next) return false;
    latest.current = next;
    setItinerary(next);
    return true;
  }, []);
  const ownDoubts = useMemo(() => pageDoubts(itinerary), [itinerary]);
  const doubts = useMemo(() => [...ownDoubts, ...itinerary.warnings], [ownDoubts, itinerary]);
  const desk = useMemo(() => {
    const doubtful = doubtfulFields({ warnings: doubts, sources: itinerary.sources });
    const own = new Map(
      ownDoubts.map(({ code, where }) => [where, code === 'flight-adrift' ? words.cannotBe : words.notPrinted]),
    );
    return {
      words,
      value: (path: string) => valueAt(itinerary, path),
      note: (path: string) => own.get(path) ?? (doubtful.has(path) ? words.unsure : ''),
      change,
      point: setPointed,
    };
  }, [words, itinerary, ownDoubts, doubts, change]);
  const title = titleParts(itinerary, lang);
  const file = ticket && 'file' in ticket && isPdf(ticket.file) ? ticket.file : null;

  return (
    <DeskContext value={desk}>
      <section className={styles.result} aria-labelledby={id} data-result={origin}>
        <div className="wrap">
          <div className={styles.head}>
            <div>
              <h2 ref={heading} id={id} tabIndex={-1} data-long={title.join(' ').length > longTitle || undefined}>
                {title.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a journey comes through a city twice
                  <Fragment key={index}>
                    <span>{part}</span>{' '}
                  </Fragment>
                ))}
              </h2>
              <div className={styles.by}>
                {origin !== 'kept' && (
                  <p>{origin === 'sample' ? words.bySample : by === 'server' ? words.byServer : words.byDevice}</p>
                )}
                {origin !== 'sample' && <KeptNote lang={lang} words={words} itinerary={itinerary} by={by} />}
                <Notice said={said} closeLabel={words.close} onGone={() => setSaid(null)} style={{ top: 0 }} />
              </div>
            </div>
            <Outputs
              lang={lang}
              words={words}
              itinerary={itinerary}
              doubted={doubts.length > 0}
              by={by}
              brand={brand}
              phone={phone}
            />
          </div>
          <Warnings lang={lang} words={words} itinerary={itinerary} doubts={doubts} />
          <div className={file ? styles.beside : undefined}>
            <div className={styles.values}>
              <Booking lang={lang} itinerary={itinerary} />
              <Flights lang={lang} words={words} itinerary={itinerary} />
            </div>
            {file && <TicketPages words={words} file={file} source={pointed ? itinerary.sources[pointed] : undefined} />}
          </div>
        </div>
      </section>
    </DeskContext>
  );
}

type WarningsProps = { lang: Lang; words: ToolWords; itinerary: Itinerary; doubts: Itinerary['warnings'] };

function Warnings({ lang, words, itinerary, doubts }: WarningsProps) {
  if (doubts.length === 0) return null;
  const focus = (path: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  return (
    <div className={styles.warnings}>
      <h3>{words.warnings}</h3>
      <ul>
        {doubts.map((doubt) => {
          const { code, message, where } = doubt;
          const flight = flightOfDoubt(itinerary, doubt, lang);
          const field = fieldOfDoubt(where);
          return (
            <li key={`${code} ${where ?? message.en}`}>
              {flight !== '' && <b>{flight}: </b>}
              {message[lang]}{' '}
              {field && (
                <button type="button" className="link" onClick={() => focus(field)}>
                  {words.show}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Flights({ lang, words, itinerary }: { lang: Lang; words: ToolWords; itinerary: Itinerary }) {
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
              words={words}
              index={index}
              segment={segment}
              journey={leg === 0 ? journeyName(place, itinerary, journeys.length, lang) : ''}
              onAddEvent={() => saveCalendar(one, lang, segment.flightNumber)}
            />
          </div>
        );
      })}
    </div>
  ));
}
