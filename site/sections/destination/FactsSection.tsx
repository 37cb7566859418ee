import { monthNames } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from '../entry/facts.module.css';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { OfficialPage } from './OfficialPage.tsx';
import { placeWords } from './place-words.ts';

type FactsSectionProps = {
  lang: Lang;
  facts: PlaceFacts;
  /** The page that explains the levels, and what each is called, the first first. */
  costs: { href: string; names: string[] };
  /** Each leads to the places of the continent that share it, where there are others. */
  themes: { name: string; href: string | undefined }[];
};

/** What one asks before anything else: when, for how long, how to get there, at what cost, with what papers. */
export function FactsSection({ lang, facts, costs, themes }: FactsSectionProps) {
  const words = placeWords[lang];
  const { months, days, cost, papers, suits, notFor, unesco } = facts;
  const small = {
    [words.currency]: facts.currency,
    [words.clock]: facts.clock,
    [words.plug]: facts.plug,
    UNESCO: unesco && [words.unesco.replace('{year}', String(unesco.year)), unesco.name].filter(Boolean).join(': '),
  };
  return (
    <section className="wrap" aria-label={words.brief}>
      <dl className={styles.facts}>
        {months && (
          <div className={styles.wide}>
            <dt>{words.months}</dt>
            <dd>
              <MonthBar lang={lang} best={months.best} />
              {months.names}
              {months.why && <span className={styles.line}>{months.why}</span>}
            </dd>
          </div>
        )}
        {days && (
          <div>
            <dt>{words.days}</dt>
            <dd>
              <b className={styles.big}>{days.replace(/ .*/, '')}</b>
              {days.replace(/^\S+ /, '')}
            </dd>
          </div>
        )}
        {cost && (
          <div>
            <dt>{words.cost}</dt>
            <dd>
              <b className={styles.big}>{cost}</b>
              {words.costOf.replace('{count}', String(costs.names.length))}: {costs.names[cost - 1]}
              <span className={styles.line} data-screen-only>
                <a className="link" href={`${costs.href}#nivelul-${cost}`}>
                  {words.meaning}
                  <span className="sr">{words.meaningOf.replace('{cost}', String(cost))}</span>
                </a>
              </span>
            </dd>
          </div>
        )}
        <ArrivalFacts lang={lang} arrivals={facts.arrivals} land={facts.land} />
        {papers && (
          <div className={styles.wide}>
            <dt>{words.papers}</dt>
            <dd>
              <b className={styles.big}>{papers.short}</b>
              {papers.text}
              {words.ownPapers && ` ${words.ownPapers}`}
              <OfficialPage lang={lang} {...papers} />
            </dd>
          </div>
        )}
        {suits && <Sentence name={words.suits} text={suits} />}
        {notFor && <Sentence name={words.notFor} text={notFor} />}
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
            <dt>{themes.length === 1 ? words.theme : words.themes}</dt>
            <dd>
              <ThemeLinks themes={themes} after={words.sameTheme} />
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
function ThemeLinks({ themes, after }: Pick<FactsSectionProps, 'themes'> & { after: string }) {
  return themes.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {href ? (
        <a className="link" href={href}>
          {name}
          <span className="sr">{after}</span>
        </a>
      ) : (
        name
      )}
    </span>
  ));
}

function MonthBar({ lang, best }: { lang: Lang; best: number[] }) {
  return (
    <span className={styles.months} aria-hidden="true">
      {monthNames(lang).map((name, index) => (
        <span key={name} data-best={best.includes(index + 1) ? '' : undefined}>
          {name[0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}
