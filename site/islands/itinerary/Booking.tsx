import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { labels, passengerType } from '#itinerary/trip/phrases.ts';
import styles from './Booking.module.css';
import { emissionWords } from './emission-words.ts';
import { FieldInput } from './FieldInput.tsx';

/** What counts for all flights: the booking, its emissions, and who travels with which ticket. */
export function Booking({ lang, itinerary }: { lang: Lang; itinerary: Itinerary }) {
  const words = labels[lang];
  const emissions = emissionWords(itinerary, lang);
  const { passengers } = itinerary;
  const numbered = (label: string, place: number) => (passengers.length > 1 ? `${label} ${place + 1}` : label);
  return (
    <div className={styles.booking}>
      <div className={styles.facts}>
        <FieldInput lang={lang} path="bookingRef" label={words.bookingRef} example="QF7K2M" kind="text" look="plain" />
        <FieldInput lang={lang} path="issueDate" label={words.issued} example="2027-04-02" kind="day" look="plain" />
        {emissions && (
          <p className={styles.emissions}>
            <span>{words.co2}</span>
            {emissions}
          </p>
        )}
      </div>
      {passengers.length > 0 && (
        <div className={styles.passengers}>
          <p className={styles.heads} aria-hidden="true">
            <span>{passengers.length > 1 ? words.passengers : words.passenger}</span>
            <span>{passengers.length > 1 ? words.tickets : words.ticket}</span>
          </p>
          <ul>
            {passengers.map((passenger, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the fields are about
              <li key={place}>
                <span className={styles.who}>
                  <FieldInput
                    lang={lang}
                    path={`passengers[${place}].name`}
                    label={numbered(words.passenger, place)}
                    example="Ana Popescu"
                    kind="text"
                    look="plain"
                    labelled="heard"
                  />
                  {passenger.type !== 'adult' && <small>{passengerType(passenger, lang)}</small>}
                </span>
                <FieldInput
                  lang={lang}
                  path={`passengers[${place}].eticket`}
                  label={numbered(words.ticket, place)}
                  example="235 2413912335"
                  kind="text"
                  look="plain"
                  labelled="heard"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
