import type { FieldName } from '#brand/tokens.ts';
import type { PlacesPage } from '#domain/schemas/places-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { buttonsOn } from '#site/ui/field-looks.ts';
import styles from './OfferSection.module.css';

/** For those who have not found their place yet. */
export function OfferSection({
  copy,
  field,
  href,
}: {
  copy: Pick<PlacesPage, 'undecided' | 'contact'>;
  field: FieldName;
  href: string;
}) {
  return (
    <section className={`section ${styles.offer}`}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.text}>{copy.undecided}</p>
        <ButtonLink href={href} look={buttonsOn(field).call} tab="same">
          {copy.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
