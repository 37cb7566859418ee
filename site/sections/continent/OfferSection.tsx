import type { PlacesPage } from '#domain/schemas/places-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './OfferSection.module.css';

/** For those who have not found their place yet. */
export function OfferSection({ copy, href }: { copy: Pick<PlacesPage, 'undecided' | 'contact'>; href: string }) {
  return (
    <section className={`section ${styles.offer}`}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.text}>{copy.undecided}</p>
        <ButtonLink href={href} look="signal" tab="same">
          {copy.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
