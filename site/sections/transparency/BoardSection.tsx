import { formatNumber } from '#domain/format/counted.ts';
import { formatDay } from '#domain/format/dates.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { kilobytes } from '#domain/format/kilobytes.ts';
import { type Instrument, instrumentsOf, nearestToLimit } from '#domain/rules/instruments.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { SiteReport } from '#domain/schemas/site-report.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './BoardSection.module.css';
import type { ReportSectionsProps } from './ReportSections.tsx';
import { nameOfVersion, ofVersion, shortSources } from './report-words.ts';

/** Every measurement like a departure: what, its value in flaps, its limit, its state; how it was taken folds out below. */
export function BoardSection({ copy, report }: ReportSectionsProps) {
  const { columns, heading } = copy.board;
  return (
    <section className={`${grounds.board} ${styles.board}`} aria-labelledby="masuratori">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="masuratori">{heading}</h2>
          {report && <VersionStamp copy={copy} report={report} />}
        </div>
        <p className={styles.columns} aria-hidden="true">
          <span>{columns.instrument}</span>
          <span>{columns.value}</span>
          <span>{columns.limit}</span>
          <span>{columns.state}</span>
        </p>
        {instrumentsOf(report).map((instrument) => (
          <InstrumentRow key={instrument.id} copy={copy} instrument={instrument} values={report && valuesOf(copy.lang, report)} />
        ))}
      </div>
    </section>
  );
}

type VersionStampProps = { copy: TransparencyPage; report: SiteReport };

function VersionStamp({ copy: { lang, board }, report: { version, builtOn } }: VersionStampProps) {
  const numeric = (day: string) => day.split('-').reverse().join('.');
  return (
    <dl className={styles.version} data-version={version.sources}>
      <div>
        <dt>{board.version}</dt>
        <dd>
          <Flaps text={nameOfVersion(version).toUpperCase()} look="lit" />
        </dd>
      </div>
      {version.committedOn && (
        <div>
          <dt>{board.committed}</dt>
          <dd>
            <time dateTime={version.committedOn} title={formatDay(lang, version.committedOn)}>
              <Flaps text={numeric(version.committedOn)} look="plain" />
            </time>
          </dd>
        </div>
      )}
      <div>
        <dt>{board.sources}</dt>
        <dd>{shortSources(version)}</dd>
      </div>
      <div>
        <dt>{board.built}</dt>
        <dd>
          <time dateTime={builtOn}>{formatDay(lang, builtOn)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** What the sentences about measuring may name. */
function valuesOf(lang: Lang, report: SiteReport): Record<string, string> {
  const { pages, links, facts, browser } = report;
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(lang, value));
  return {
    pages: number(pages),
    visited: number(browser?.firstVisit.pages),
    accessible: number(browser?.accessibility.pages),
    followed: number(links.followed),
    elsewhere: number(links.elsewhere),
    days: number(facts.days),
    nearest: nearestToLimit(report)?.heaviest ?? '–',
  };
}

/** As many flaps as the longest value has letters. */
const flaps = 6;

type InstrumentRowProps = {
  copy: TransparencyPage;
  instrument: Instrument;
  /** Nothing was measured: then no sentence can say how. */
  values: Record<string, string> | undefined;
};

function InstrumentRow({ copy: { lang, board }, instrument, values }: InstrumentRowProps) {
  const { id, value, unit, limit, state, of } = instrument;
  const { name, how, repeat } = board.instruments[id];
  const shown = (amount: number) => (unit === 'bytes' ? `${kilobytes(amount)} KB` : formatNumber(lang, amount));
  return (
    <details className={styles.instrument} data-instrument={id}>
      <summary>
        <span className={styles.name}>
          {values ? fillNumbers(name, values) : name.replace(/\[\w+\]/g, '–')} <small>{board.how}</small>
        </span>
        <span className={styles.value} data-value={value}>
          <Flaps text={(value === undefined ? '–' : shown(value)).padStart(flaps, '\u00a0')} look="lit" />
        </span>
        <span className={styles.limit}>
          <span className={styles.limitName}>{board.columns.limit} </span>
          {limit === undefined ? '–' : shown(limit)}
        </span>
        <span className={`${styles.state} ${styles[state]}`} data-state={state}>
          {board.states[state]}
        </span>
      </summary>
      <div className={styles.how}>
        {values && state !== 'unmeasured' && <p>{fillNumbers(how, values)}</p>}
        {state === 'unmeasured' && <p>{board.unmeasured}</p>}
        {of && <p>{fillNumbers(board.earlier, ofVersion(lang, of))}</p>}
        <p>
          {board.repeat} <code>{repeat}</code>
        </p>
      </div>
    </details>
  );
}
