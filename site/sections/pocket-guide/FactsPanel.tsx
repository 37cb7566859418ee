import { formatDuration, monthNames } from '#domain/format/dates.ts';
import { roadInWords } from '#domain/rules/place-facts.ts';
import type { GuideSheetProps } from './GuideSheet.tsx';

/** What one asks on the way: when, how long, by which airport, with what papers, in what money. Where a ministry warns, that comes first. */
export function FactsPanel({ facts, costs }: Pick<GuideSheetProps, 'facts' | 'costs'>) {
  const { advisory, months, days, cost, arrivals, land, papers, visa, clock, currency, plug } = facts;
  const [flight] = arrivals;
  const flown = flight?.minutes ? flight : undefined;
  const road = land.toSorted((one, other) => one.minutes - other.minutes)[0];
  return (
    <div className="panel facts" data-panel="facts">
      <h2>Pe scurt</h2>
      {advisory && (
        <p className="warning">
          <b>
            {advisory.who ?? 'Ministerul Afacerilor Externe'}: {advisory.level}.
          </b>{' '}
          {advisory.text}
        </p>
      )}
      {months && <Months best={months.best} names={months.names} />}
      <dl>
        {advisory ? null : flown?.minutes ? (
          <>
            <Fact name="Aeroport" big={flown.code} text={flown.name} />
            <Fact name="Zbor din București" big={formatDuration(flown.minutes)} text={flown.way} />
          </>
        ) : (
          road && <Fact name="Drumul din București" big={formatDuration(road.minutes)} text={roadInWords(road)} isWide />
        )}
        {days && !advisory && <Fact name="De stat" big={days.replace(/ .*/, '')} text={days.replace(/^\S+ /, '')} />}
        {cost && !advisory && <Fact name="Nivel de cost" big={`${cost}`} text={`din ${costs.length}: ${costs[cost - 1]}`} />}
        {papers && <Fact name="Acte" big={papers.short} text={papers.text} isWide />}
        {visa && visa.kind !== 'fără viză' && <Fact name="Viză" text={[visa.kind, visa.who].join('; ')} isWide />}
        {clock && <Fact name="Ora" text={clock} isWide={!currency} />}
        {currency && <Fact name="Moneda" text={currency} isWide={!clock} />}
        {plug && <Fact name="Priza" text={plug} isWide />}
      </dl>
    </div>
  );
}

type FactProps = { name: string; big?: string; text: string | null; isWide?: boolean };

function Fact({ name, big, text, isWide }: FactProps) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>
        {big && <b>{big}</b>}
        {text}
      </dd>
    </div>
  );
}

function Months({ best, names }: { best: readonly number[]; names: string }) {
  return (
    <p className="months">
      {monthNames('ro').map((month, index) => (
        <span key={month} aria-hidden="true" className={best.includes(index + 1) ? 'good' : undefined}>
          {month[0]?.toUpperCase()}
        </span>
      ))}
      <em>Luni bune: {names}</em>
    </p>
  );
}
