import { formatDay, formatDuration, monthNames } from '#domain/format/dates.ts';
import type { ArrivalFacts, PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './FactsSection.module.css';

type FactsSectionProps = { facts: PlaceFacts };

/** What one asks before anything else: when, how, how long, with what papers. What may change links to the official page. */
export function FactsSection({ facts }: FactsSectionProps) {
  const { months, arrivals, land, papers, currency, clock } = facts;
  const [first, ...others] = arrivals;
  return (
    <section className="wrap" aria-label="Pe scurt" data-below>
      <dl className={styles.facts}>
        {months && (
          <div>
            <dt>Cele mai bune luni</dt>
            <dd>
              <MonthBar best={months.best} />
              {months.names}
              {months.why && <span className={styles.line}>{months.why}</span>}
            </dd>
          </div>
        )}
        {first && (
          <div>
            <dt>Aeroport</dt>
            <dd>
              <b className={styles.big}>{first.code}</b>
              {[first.name, first.transfer?.how].filter(Boolean).join(', ')}
              {others.map(({ code, name, transfer }) => (
                <span key={code} className={styles.line}>
                  {code} {[name, transfer?.how].filter(Boolean).join(', ')}
                </span>
              ))}
            </dd>
          </div>
        )}
        {first?.minutes ? (
          <Flight arrival={first} minutes={first.minutes} />
        ) : (
          land[0] && (
            <div>
              <dt>Drumul din București</dt>
              <dd>
                <b className={styles.big}>{formatDuration(land[0].minutes)}</b>
                {[land[0].by, land[0].note].filter(Boolean).join(', ')}
              </dd>
            </div>
          )
        )}
        {papers && (
          <div>
            <dt>Acte</dt>
            <dd>
              <b className={styles.big}>{papers.short}</b>
              {papers.text}
              <span className={styles.line}>
                <a className="link" href={papers.url} target="_blank" rel="noopener">
                  Pagina oficială<span className="sr"> (se deschide într-o filă nouă)</span>
                </a>
                , verificat la {formatDay('ro', papers.checkedOn)}
              </span>
            </dd>
          </div>
        )}
        {currency && (
          <div className={styles.small}>
            <dt>Moneda</dt>
            <dd>{currency}</dd>
          </div>
        )}
        {clock && (
          <div className={styles.small}>
            <dt>Ora</dt>
            <dd>{clock}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function MonthBar({ best }: { best: number[] }) {
  return (
    <span className={styles.months} aria-hidden="true">
      {monthNames('ro').map((name, index) => (
        <span key={name} data-best={best.includes(index + 1) ? '' : undefined}>
          {name[0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}

function Flight({ arrival, minutes }: { arrival: ArrivalFacts; minutes: number }) {
  return (
    <div>
      <dt>Zbor din București</dt>
      <dd>
        <b className={styles.big}>{formatDuration(minutes)}</b>
        {arrival.way}
      </dd>
    </div>
  );
}
