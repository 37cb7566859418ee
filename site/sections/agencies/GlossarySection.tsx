import { formatDay } from '#domain/format/dates.ts';
import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import type { GlossaryTerm } from '#domain/schemas/glossary-term.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './GlossarySection.module.css';

type GlossarySectionProps = {
  lang: Lang;
  copy: AgenciesPage['glossary'];
  terms: { id: string; term: GlossaryTerm }[];
  contactHref: string;
};

/** The words of the trade, in alphabetical order, each with an address of its own. */
export function GlossarySection({ lang, copy, terms, contactHref }: GlossarySectionProps) {
  const checked = terms.map(({ term }) => term.checkedOn).sort()[0];
  const aside = (
    <div className={styles.aside}>
      <p>{copy.intro}</p>
      {checked && (
        <p>
          {copy.checked} {formatDay(lang, checked)}
        </p>
      )}
      <p>
        {copy.ask.text}{' '}
        <a className="link" href={contactHref}>
          {copy.ask.label}
        </a>
      </p>
    </div>
  );
  return (
    <Axis heading={copy.heading} id="glossary" aside={aside}>
      <ul className={styles.terms}>
        {terms
          .toSorted((a, b) => a.term.term[lang].localeCompare(b.term.term[lang], lang))
          .map(({ id, term }) => (
            <li key={id}>
              <details>
                <summary>
                  <span>
                    <b>{term.term[lang]}</b> {term.means && <small>{term.means[lang]}</small>}
                  </span>
                </summary>
                {/* An address inside a closed part opens it. */}
                <div id={`term-${id}`}>
                  <p>{term.text[lang]}</p>
                  {term.source && (
                    <p className={styles.source}>
                      {copy.source} <TermSource source={term.source} lang={lang} />
                    </p>
                  )}
                </div>
              </details>
            </li>
          ))}
      </ul>
    </Axis>
  );
}

function TermSource({ source, lang }: { source: NonNullable<GlossaryTerm['source']>; lang: Lang }) {
  if (!source.url) return source.label[lang];
  return (
    <a className="link" href={source.url} target="_blank" rel="noopener">
      {source.label[lang]}
    </a>
  );
}
