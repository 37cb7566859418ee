import { formatEuro } from '#domain/format/euro.ts';
import { figureOf } from '#domain/format/figures.ts';
import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import type { Figure } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './JoinSection.module.css';

type JoinSectionProps = {
  lang: Lang;
  copy: AgenciesPage['join'];
  figures: Record<string, Figure>;
  demo: string;
  contactHref: string;
};

/** For the owner of an agency: who may open an account, with which papers, and what the two sums mean. */
export function JoinSection({ lang, copy, figures, demo, contactHref }: JoinSectionProps) {
  const { who, papers, money } = copy;
  const aside = (
    <p className={styles.demo}>
      <ButtonLink href={contactHref} look="solid" tab="same">
        {demo}
      </ButtonLink>
    </p>
  );
  return (
    <Axis heading={copy.heading} id="join" aside={aside}>
      <p className="say">{copy.say}</p>
      <h3 className={styles.part}>{who.heading}</h3>
      <dl className={styles.points}>
        {who.points.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.part}>{money.heading}</h3>
      <dl className={styles.money}>
        {money.items.map(({ key, from, term, text }) => (
          <div key={key}>
            <dt>
              <b>
                {from && <small>{from} </small>}
                {formatEuro(lang, figureOf(figures, key).value)}
              </b>{' '}
              {term}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.part}>{papers.heading}</h3>
      <p className="dim">{papers.intro}</p>
      <ol className={styles.papers}>
        {papers.items.map(({ name, why, source }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {why}{' '}
              {source && (
                <a className="link" href={source.url} target="_blank" rel="noopener">
                  {source.label}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Axis>
  );
}
