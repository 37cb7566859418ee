import type { Offer } from '#domain/schemas/offer.ts';
import { OfficialPage } from '../destination/OfficialPage.tsx';
import styles from './InclusionsSection.module.css';

type InclusionsSectionProps = Pick<Offer, 'included' | 'notIncluded'> & {
  terms: { term: string; text: string }[];
  /** With the page that has the last word, ours about the place or the country's own. */
  papers: {
    text: string;
    page: { url: string; checkedOn: string } | null;
    place: { label: string; href: string } | null;
  };
};

/** What the sum holds and what it does not, and what one agrees to. */
export function InclusionsSection({ included, notIncluded, terms, papers }: InclusionsSectionProps) {
  return (
    <section className={`wrap ${styles.inclusions}`} aria-label="Ce cuprinde">
      <div className={styles.ledger}>
        <Points heading="Inclus" look="in" points={included} />
        <Points heading="Neinclus" look="out" points={notIncluded} />
      </div>
      <dl className={styles.terms}>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Acte</dt>
          <dd>
            {papers.text}{' '}
            {papers.place && (
              <a className="link" href={papers.place.href}>
                Acte și drum: {papers.place.label}
              </a>
            )}
            {papers.page && <OfficialPage lang="ro" {...papers.page} />}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Points({ heading, look, points }: { heading: string; look: 'in' | 'out'; points: Offer['included'] }) {
  return (
    <div className={styles[look]}>
      <h2>
        {heading} <b>{points.length}</b>
      </h2>
      <ul>
        {points.map(({ what, note }) => (
          <li key={what}>
            <b>{what}</b>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
