import { useId } from 'react';
import { formatDuration } from '#domain/format/dates.ts';
import type { Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { cityAt } from '#itinerary/trip/journeys.ts';
import { airlineName, classWords, labels, operatorName, shiftMark } from '#itinerary/trip/phrases.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import { FieldInput } from './FieldInput.tsx';
import styles from './FlightCard.module.css';

type FlightCardProps = {
  lang: Lang;
  itinerary: Itinerary;
  index: number;
  segment: Segment;
  /** “Outbound”, “Journey 2”; empty for a single journey. */
  journey: string;
  addEvent: string;
  onAddEvent: () => void;
};

/** One flight as the boarding pass it will become: what matters at the airport large, every value open to correction. */
export function FlightCard({ lang, itinerary, index, segment, journey, addEvent, onAddEvent }: FlightCardProps) {
  const heading = useId();
  const words = labels[lang];
  const at = (field: string) => `segments[${index}].${field}`;
  const operator = operatorName(segment);
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <h3 className={styles.head} id={heading}>
        <span>{[journey, airlineName(segment)].filter(Boolean).join(' · ')}</span>
        <Flaps text={segment.flightNumber} look="lit" />
      </h3>
      <div className={styles.pass}>
        <div className={styles.main}>
          <div className={styles.way}>
            <FlightEnd lang={lang} segment={segment} at={at} end="departure" />
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
                  {words.operatedBy} {operator}
                </p>
              )}
            </div>
            <FlightEnd lang={lang} segment={segment} at={at} end="arrival" />
          </div>
          <div className={styles.facts}>
            <FieldInput lang={lang} path={at('flightNumber')} label={words.flight} example="TK 1044" kind="text" look="plain" />
            <FieldInput
              lang={lang}
              path={at('bookingClass')}
              label={classLabel(segment, lang)}
              example="Y"
              kind="text"
              look="plain"
            />
            <FieldInput lang={lang} path={at('baggage')} label={words.baggage} example="1PC, 20K" kind="text" look="plain" />
            <FieldInput lang={lang} path={at('seat')} label={words.seat} example="14A" kind="text" look="plain" />
            <FieldInput
              lang={lang}
              path={at('equipment')}
              label={words.aircraft}
              example="Airbus A321"
              kind="text"
              look="plain"
            />
            <FieldInput lang={lang} path={at('operatedBy')} label={words.operatedBy} example="TAROM" kind="text" look="plain" />
            <FieldInput lang={lang} path={at('status')} label={words.status} example="OK" kind="text" look="plain" />
          </div>
        </div>
        <div className={styles.stub}>
          {itinerary.passengers.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may share a name, not a place
            <p key={place}>{name}</p>
          ))}
          <button type="button" className="link arrow" onClick={onAddEvent}>
            {addEvent}
          </button>
        </div>
      </div>
    </article>
  );
}

const classLabel = (segment: Segment, lang: Lang) =>
  segment.cabin === null
    ? labels[lang].class
    : `${labels[lang].class}: ${classWords({ cabin: segment.cabin, bookingClass: null }, lang)}`;

type FlightEndProps = { lang: Lang; segment: Segment; at: (field: string) => string; end: 'departure' | 'arrival' };

function FlightEnd({ lang, segment, at, end }: FlightEndProps) {
  const words = labels[lang];
  const where = words[end];
  const heard = (what: string) => `${where}: ${what}`;
  const mark = end === 'arrival' ? shiftMark(segment) : '';
  return (
    <div className={end === 'arrival' ? styles.arrival : undefined}>
      <FieldInput
        lang={lang}
        path={at(`${end}.airport`)}
        label={heard('IATA')}
        example="OTP"
        kind="text"
        look="code"
        labelled="heard"
      />
      <p className={styles.city}>{cityAt(segment[end], lang)}</p>
      <p className={styles.clock}>
        <FieldInput
          lang={lang}
          path={at(`${end}.time`)}
          label={where}
          example="09:10"
          kind="text"
          look="clock"
          labelled="heard"
        />
        {mark && <sup>{mark}</sup>}
      </p>
      <FieldInput
        lang={lang}
        path={at(`${end}.date`)}
        label={heard(words.date)}
        example="2027-04-12"
        kind="day"
        look="plain"
        labelled="heard"
      />
      <FieldInput lang={lang} path={at(`${end}.terminal`)} label={words.terminal} example="2" kind="text" look="plain" />
    </div>
  );
}
