import { formatDuration } from '#domain/format/dates.ts';
import { type ArrivalFacts as Arrival, type PlaceFacts, roadInWords } from '#domain/rules/place-facts.ts';
import styles from '../entry/facts.module.css';

type ArrivalFactsProps = Pick<PlaceFacts, 'arrivals' | 'land'>;

/** The way there: by air with its airports where one flies from Bucharest, by land elsewhere. */
export function ArrivalFacts({ arrivals, land }: ArrivalFactsProps) {
  const [first] = arrivals;
  const flown = first?.minutes ? first : null;
  const [road, ...roads] = land;
  return (
    <>
      {flown?.minutes ? (
        <div>
          <dt>Zbor din București</dt>
          <dd>
            <b className={styles.big}>{formatDuration(flown.minutes)}</b>
            {flown.way}
            {land.map((way) => (
              <Road key={way.by} {...way} />
            ))}
          </dd>
        </div>
      ) : (
        road && (
          <div className={styles.wide}>
            <dt>Drumul din București</dt>
            <dd>
              <b className={styles.big}>{formatDuration(road.minutes)}</b>
              {roadInWords(road)}
              {roads.map((way) => (
                <Road key={way.by} {...way} />
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
      {(flown || !road) && first && <Airports arrivals={arrivals} first={first} />}
    </>
  );
}

function Airports({ arrivals, first }: { arrivals: Arrival[]; first: Arrival }) {
  return (
    <div>
      <dt>{arrivals.length > 1 ? 'Aeroporturi' : 'Aeroport'}</dt>
      <dd>
        <b className={styles.big}>{first.code}</b>
        {[first.name, ...transferWords(first)].join(', ')}
        {arrivals.slice(1).map((arrival) => (
          <span key={arrival.code} className={styles.line}>
            <b>{arrival.code}</b>{' '}
            {[
              arrival.name,
              ...(arrival.minutes ? [`zbor de ${formatDuration(arrival.minutes)}`] : []),
              ...(arrival.way ? [arrival.way] : []),
              ...transferWords(arrival),
            ].join(', ')}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Road(road: PlaceFacts['land'][number]) {
  return (
    <span className={styles.line}>
      {formatDuration(road.minutes)} {roadInWords(road)}
    </span>
  );
}

/** „trenul până la gara centrală”, „20 min”, „8 EUR”: what the entry knows of it. */
function transferWords({ transfer }: Arrival): string[] {
  if (!transfer) return [];
  const { how, minutes, price } = transfer;
  return [
    how,
    // „4 h” does not break.
    ...(minutes ? [formatDuration(minutes).replaceAll(' ', '\u00a0')] : []),
    ...(price ? [`${price.amount.toLocaleString('ro-RO')} ${price.currency}`] : []),
  ];
}
