import { formatDay, formatDuration, joinNames, monthNames } from '#domain/format/dates.ts';
import type { Destination } from '#domain/schemas/destination.ts';
import styles from './FactsSection.module.css';

type FactsSectionProps = Pick<Destination, 'bestMonths' | 'airports' | 'flight' | 'currency' | 'timeZone' | 'papers'>;

const flightKinds = { direct: 'direct', sezonier: 'direct, în sezon', escală: 'cu escală', 'fără zbor': 'pe drum' } as const;

/** What one asks before anything else: when, how, how long, with what papers. What may change links to the official page. */
export function FactsSection({ bestMonths, airports, flight, currency, timeZone, papers }: FactsSectionProps) {
  const months = monthNames('ro');
  const [first, ...others] = airports;
  const ground = flight.kind === 'fără zbor';
  return (
    <section className="wrap" aria-label="Pe scurt">
      <dl className={styles.facts}>
        <div>
          <dt>Cele mai bune luni</dt>
          <dd>
            <span className={styles.months} aria-hidden="true">
              {months.map((name, index) => (
                <span key={name} data-best={bestMonths.includes(index + 1) ? '' : undefined}>
                  {name[0]?.toUpperCase()}
                </span>
              ))}
            </span>
            {joinNames(
              'ro',
              bestMonths.map((month) => months[month - 1] ?? ''),
            )}
          </dd>
        </div>
        <div>
          <dt>Aeroport</dt>
          <dd>
            <b className={styles.big}>{first?.code}</b>
            {[first?.name, first?.note].filter(Boolean).join(', ')}
            {others.map(({ code, name, note }) => (
              <span key={code} className={styles.line}>
                {code} {[name, note].filter(Boolean).join(', ')}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{ground ? 'Drumul din București' : 'Zbor din București'}</dt>
          <dd>
            <b className={styles.big}>{formatDuration(flight.minutes)}</b>
            aprox., {flightKinds[flight.kind]}
            {flight.note && <span className={styles.line}>{flight.note}</span>}
          </dd>
        </div>
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
        <div className={styles.small}>
          <dt>Moneda</dt>
          <dd>{currency}</dd>
        </div>
        <div className={styles.small}>
          <dt>Fus orar</dt>
          <dd>
            <ZoneName zone={timeZone} />, {zoneDifference(timeZone)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** `Europe/Bucharest` may break after the continent: whole it is wider than half a small phone. */
function ZoneName({ zone }: { zone: string }) {
  const [continent, ...place] = zone.replace('_', ' ').split('/');
  return (
    <>
      {continent}/<wbr />
      {place.join('/')}
    </>
  );
}

/** How far clocks there are from Bucharest's in January and July, when neither side is about to change. */
function zoneDifference(zone: string): string {
  const [winter, summer] = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map((instant) =>
    hoursFromBucharest(zone, new Date(instant)),
  );
  if (winter === summer) return winter === 0 ? 'aceeași oră ca în România' : `${signed(winter ?? 0)} față de România`;
  return `${signed(winter ?? 0)} iarna, ${signed(summer ?? 0)} vara față de România`;
}

function hoursFromBucharest(zone: string, at: Date): number {
  const clock = (timeZone: string) =>
    Date.parse(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T')}Z`,
    );
  return (clock(zone) - clock('Europe/Bucharest')) / 3_600_000;
}

const signed = (hours: number) => `${hours < 0 ? '−' : '+'}${String(Math.abs(hours)).replace('.', ',')} h`;
