import { formatDuration } from '#domain/format/dates.ts';
import { type ArrivalFacts as Arrival, type PlaceFacts, roadInWords } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from '../entry/facts.module.css';
import { placeWords } from './place-words.ts';

type ArrivalFactsProps = Pick<PlaceFacts, 'arrivals' | 'land'> & { lang: Lang };

/** The way there: by air with its airports where one flies from Bucharest, by land elsewhere. */
export function ArrivalFacts({ lang, arrivals, land }: ArrivalFactsProps) {
  const words = placeWords[lang];
  const [first] = arrivals;
  const flown = first?.minutes ? first : null;
  const [road, ...roads] = land;
  return (
    <>
      {flown?.minutes ? (
        <div>
          <dt>{words.flight}</dt>
          <dd>
            <b className={styles.big}>{formatDuration(flown.minutes)}</b>
            {flown.way}
            {land.map((way) => (
              <Road key={way.by} lang={lang} {...way} />
            ))}
          </dd>
        </div>
      ) : (
        road && (
          <div className={styles.wide}>
            <dt>{words.road}</dt>
            <dd>
              <b className={styles.big}>{formatDuration(road.minutes)}</b>
              {roadInWords(road, lang)}
              {roads.map((way) => (
                <Road key={way.by} lang={lang} {...way} />
              ))}
              {arrivals.map(({ code, name, way }) => (
                <span key={code} className={styles.line}>
                  {[`${name} (${code})`, way].filter(Boolean).join(': ')}
                </span>
              ))}
            </dd>
          </div>
        )
      )}
      {(flown || !road) && first && <Airports lang={lang} arrivals={arrivals} first={first} />}
    </>
  );
}

function Airports({ lang, arrivals, first }: { lang: Lang; arrivals: Arrival[]; first: Arrival }) {
  const words = placeWords[lang];
  return (
    <div>
      <dt>{arrivals.length > 1 ? words.airports : words.airport}</dt>
      <dd>
        <b className={styles.big}>{first.code}</b>
        {[first.name, ...transferWords(first, lang)].join(', ')}
        {arrivals.slice(1).map((arrival) => (
          <span key={arrival.code} className={styles.line}>
            <b>{arrival.code}</b>{' '}
            {[
              arrival.name,
              ...(arrival.minutes ? [words.flightOf.replace('{time}', formatDuration(arrival.minutes))] : []),
              ...(arrival.way ? [arrival.way] : []),
              ...transferWords(arrival, lang),
            ].join(', ')}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Road({ lang, ...road }: PlaceFacts['land'][number] & { lang: Lang }) {
  return (
    <span className={styles.line}>
      {formatDuration(road.minutes)} {roadInWords(road, lang)}
    </span>
  );
}

/** „trenul până la gara centrală”, „20 min”, „8 EUR”: what the entry knows of it. */
function transferWords({ transfer }: Arrival, lang: Lang): string[] {
  if (!transfer) return [];
  const { how, minutes, price } = transfer;
  return [
    how,
    // „4 h” does not break.
    ...(minutes ? [formatDuration(minutes).replaceAll(' ', '\u00a0')] : []),
    ...(price ? [`${price.amount.toLocaleString(lang === 'ro' ? 'ro-RO' : 'en-GB')} ${price.currency}`] : []),
  ];
}
