import type { FieldName } from '#brand/tokens.ts';
import type { PlacesPage } from '#domain/schemas/places-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Drawing } from '#site/ui/Drawing.tsx';
import { buttonsOn } from '#site/ui/field-looks.ts';
import styles from './PersonalOfferSection.module.css';

type PersonalOfferSectionProps = {
  copy: Pick<PlacesPage, 'offer' | 'contact'>;
  field: FieldName;
  contactHref: string;
  /** Drawn map from Bucharest to the place, as SVG; an article leads to no single one. */
  map?: string;
};

/** The way from reading to writing, with the way from Bucharest beside it where there is one. */
export function PersonalOfferSection({ copy, field, contactHref, map }: PersonalOfferSectionProps) {
  return (
    <section className={map ? styles.offer : `${styles.offer} ${styles.alone}`} data-screen-only aria-labelledby="offer">
      <div className={styles.text}>
        <h2 id="offer">{copy.offer.heading}</h2>
        <p className="lede">{copy.offer.text}</p>
        <ButtonLink href={contactHref} look={map ? buttonsOn(field).call : 'solid'} tab="same">
          {copy.contact}
        </ButtonLink>
      </div>
      {map && <Drawing className={styles.map} svg={map} />}
    </section>
  );
}
