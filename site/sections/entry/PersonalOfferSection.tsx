import type { PlacesPage } from '#domain/schemas/places-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Drawing } from '#site/ui/Drawing.tsx';
import styles from './PersonalOfferSection.module.css';

type PersonalOfferSectionProps = {
  copy: Pick<PlacesPage, 'offer' | 'contact'>;
  look: 'signal' | 'solid';
  contactHref: string;
  /** Drawn map from Bucharest to the place, as SVG; an article leads to no single one. */
  map?: string;
};

/** The way from reading to writing, with the way from Bucharest beside it where there is one. */
export function PersonalOfferSection({ copy, look, contactHref, map }: PersonalOfferSectionProps) {
  return (
    <section className={map ? styles.offer : `${styles.offer} ${styles.alone}`} data-screen-only aria-labelledby="offer">
      <div className={styles.text}>
        <h2 id="offer">{copy.offer.heading}</h2>
        <p className="lede">{copy.offer.text}</p>
        <ButtonLink href={contactHref} look={look} tab="same">
          {copy.contact}
        </ButtonLink>
      </div>
      {map && <Drawing className={styles.map} svg={map} />}
    </section>
  );
}
