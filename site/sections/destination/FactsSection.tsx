import { monthNames } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from '../entry/facts.module.css';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { OfficialPage } from './OfficialPage.tsx';

type FactsSectionProps = {
  facts: PlaceFacts;
  /** The page that explains the levels, and what each is called, the first first. */
  costs: { href: string; names: string[] };
  /** Each with the places of the continent that share it. */
  themes: { name: string; href: string }[];
};

/** What one asks before anything else: when, for how long, how to get there, at what cost, with what papers. */
export function FactsSection({ facts, costs, themes }: FactsSectionProps) {
  const { months, days, cost, papers, suits, notFor, unesco } = facts;
  const small = {
    Moneda: facts.currency,
    Ora: facts.clock,
    Priza: facts.plug,
    UNESCO: unesco && [`pe listă din ${unesco.year}`, unesco.name].filter(Boolean).join(': '),
  };
  return (
    <section className="wrap" aria-label="Pe scurt">
      <dl className={styles.facts}>
        {months && (
          <div className={styles.wide}>
            <dt>Cele mai bune luni</dt>
            <dd>
              <MonthBar best={months.best} />
              {months.names}
              {months.why && <span className={styles.line}>{months.why}</span>}
            </dd>
          </div>
        )}
        {days && (
          <div>
            <dt>Câte zile</dt>
            <dd>
              <b className={styles.big}>{days.replace(/ .*/, '')}</b>
              {days.replace(/^\S+ /, '')}
            </dd>
          </div>
        )}
        {cost && (
          <div>
            <dt>Nivel de cost</dt>
            <dd>
              <b className={styles.big}>{cost}</b>
              din {costs.names.length}: {costs.names[cost - 1]}
              <span className={styles.line} data-screen-only>
                <a className="link" href={`${costs.href}#nivelul-${cost}`}>
                  Ce înseamnă<span className="sr"> nivelul {cost} de cost</span>
                </a>
              </span>
            </dd>
          </div>
        )}
        <ArrivalFacts arrivals={facts.arrivals} land={facts.land} />
        {papers && (
          <div className={styles.wide}>
            <dt>Acte</dt>
            <dd>
              <b className={styles.big}>{papers.short}</b>
              {papers.text}
              <OfficialPage {...papers} />
            </dd>
          </div>
        )}
        {suits && <Sentence name="Potrivit pentru" text={suits} />}
        {notFor && <Sentence name="De ce nu" text={notFor} />}
        {Object.entries(small).map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {themes.length > 0 && (
          <div>
            <dt>{themes.length === 1 ? 'Temă' : 'Teme'}</dt>
            <dd>
              <ThemeLinks themes={themes} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Sentence({ name, text }: { name: string; text: string }) {
  return (
    <div className={`${styles.wide} ${styles.broad}`}>
      <dt>{name}</dt>
      <dd className={styles.sentence}>{text}</dd>
    </div>
  );
}

/** „oraș, istorie”, each word a link; what follows it says to who only hears it where the link leads. */
function ThemeLinks({ themes }: Pick<FactsSectionProps, 'themes'>) {
  return themes.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a className="link" href={href}>
        {name}
        <span className="sr">: destinații cu aceeași temă</span>
      </a>
    </span>
  ));
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
