import { useId, useState } from 'react';
import { formatDuration } from '#domain/format/dates.ts';
import type { Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { cityAt } from '#itinerary/trip/journeys.ts';
import { airlineName, classWords, isConfirmed, labels, operatorName, shiftMark } from '#itinerary/trip/phrases.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import { FieldInput } from './FieldInput.tsx';
import styles from './FlightCard.module.css';
import type { ToolWords } from './words.ts';

type FlightCardProps = {
  lang: Lang;
  words: ToolWords;
  index: number;
  segment: Segment;
  /** “Outbound”, “Journey 2”; empty for a single journey. */
  journey: string;
  onAddEvent: () => void;
};

const examples = {
  flightNumber: 'TK 1044',
  bookingClass: 'Y',
  baggage: '1PC, 20K',
  seat: '14A',
  status: 'OK',
  equipment: 'Airbus A321',
  operatedBy: 'TAROM',
} as const;
type Fact = keyof typeof examples;
const facts = Object.keys(examples) as Fact[];

/** One flight as the boarding pass it will become: what matters at the airport large, every value open to correction. */
export function FlightCard({ lang, words, index, segment, journey, onAddEvent }: FlightCardProps) {
  const heading = useId();
  const at = (field: string) => `segments[${index}].${field}`;
  const operator = operatorName(segment);
  const { departure, arrival } = segment;
  // What the ticket says nothing of waits until somebody wants to fill it in, and so does a seat that simply is confirmed; what was
  // emptied here stays in hand.
  const [said] = useState(
    () =>
      new Set([
        ...facts.filter((fact) => isTold(segment, fact)),
        ...(departure.terminal === null ? [] : ['departure']),
        ...(arrival.terminal === null ? [] : ['arrival']),
      ]),
  );
  const [all, setAll] = useState(said.size === facts.length + 2);
  const shown = (what: Fact | 'departure' | 'arrival') =>
    all ||
    said.has(what) ||
    (what === 'departure' || what === 'arrival' ? segment[what].terminal !== null : isTold(segment, what));
  const end = { lang, segment, at };
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <h3 className={styles.head} id={heading}>
        <span>{[journey, airlineName(segment)].filter(Boolean).join(' · ')}</span>
        <Flaps text={segment.flightNumber} look="lit" />
      </h3>
      <div className={styles.pass}>
        <div className={styles.way}>
          <FlightEnd {...end} end="departure" terminal={shown('departure')} />
          <div className={styles.middle}>
            <svg viewBox="0 0 300 70" fill="none" aria-hidden="true">
              <path d="M10 60Q150-40 290 60" stroke="currentColor" strokeWidth="2" strokeDasharray="2 6" />
              <circle cx="10" cy="60" r="5" fill="currentColor" />
              <circle cx="290" cy="60" r="5" fill="var(--signal)" stroke="currentColor" strokeWidth="2" />
              <path
                transform="translate(150 10)"
                d="M-16-2h10l-7-10h5l12 10h9q5 0 5 2t-5 2h-9l-12 10h-5l7-10h-10l-4 5h-4l3-7-3-7h4z"
                fill="currentColor"
              />
            </svg>
            <p>{segment.durationMinutes === null ? '' : formatDuration(segment.durationMinutes)}</p>
            {operator && (
              <p className={styles.operator}>
                {labels[lang].operatedBy} {operator}
              </p>
            )}
          </div>
          <FlightEnd {...end} end="arrival" terminal={shown('arrival')} />
        </div>
        <div className={styles.stub}>
          <div className={styles.facts}>
            {facts.filter(shown).map((fact) => (
              <FieldInput
                key={fact}
                lang={lang}
                path={at(fact)}
                label={factLabel(fact, segment, lang)}
                example={examples[fact]}
                kind="text"
                look="plain"
              />
            ))}
          </div>
          <p className={styles.actions}>
            <button type="button" className="link" onClick={onAddEvent}>
              {words.addEvent}
            </button>
            {said.size < facts.length + 2 && (
              <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
                {words.fillIn}
              </button>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Whether the ticket says something of it that a traveller has to know. */
const isTold = (segment: Segment, fact: Fact): boolean => {
  const value = segment[fact];
  return value !== null && !(fact === 'status' && isConfirmed(value));
};

function factLabel(fact: Fact, segment: Segment, lang: Lang): string {
  const words = labels[lang];
  if (fact === 'flightNumber') return words.flight;
  if (fact === 'equipment') return words.aircraft;
  if (fact !== 'bookingClass') return words[fact];
  return segment.cabin === null
    ? words.class
    : `${words.class}: ${classWords({ cabin: segment.cabin, bookingClass: null }, lang)}`;
}

type FlightEndProps = {
  lang: Lang;
  segment: Segment;
  at: (field: string) => string;
  end: 'departure' | 'arrival';
  /** Whether its terminal is shown. */
  terminal: boolean;
};

function FlightEnd({ lang, segment, at, end, terminal }: FlightEndProps) {
  const words = labels[lang];
  const where = words[end];
  const heard = (what: string) => `${where}: ${what}`;
  const mark = end === 'arrival' ? shiftMark(segment) : '';
  const field = { lang, labelled: 'heard' as const };
  return (
    <div className={end === 'arrival' ? styles.arrival : undefined}>
      <FieldInput {...field} path={at(`${end}.airport`)} label={heard('IATA')} example="OTP" kind="text" look="code" />
      <p className={styles.clock}>
        <FieldInput {...field} path={at(`${end}.time`)} label={where} example="09:10" kind="text" look="clock" />
        {mark && <sup>{mark}</sup>}
      </p>
      <p className={styles.city}>{cityAt(segment[end], lang)}</p>
      <FieldInput {...field} path={at(`${end}.date`)} label={heard(words.date)} example="2027-04-12" kind="day" look="plain" />
      {terminal && (
        <span className={styles.terminal}>
          <span aria-hidden="true">{words.terminal}</span>
          <FieldInput
            {...field}
            path={at(`${end}.terminal`)}
            label={heard(words.terminal)}
            example="2"
            kind="text"
            look="plain"
          />
        </span>
      )}
    </div>
  );
}
