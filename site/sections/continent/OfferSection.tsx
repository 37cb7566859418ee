import type { PlacesPage } from '#domain/schemas/places-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './OfferSection.module.css';

type OfferSectionProps = { copy: Pick<PlacesPage, 'undecided' | 'contact'>; look: 'signal' | 'solid'; href: string };

/** For those who have not found their place yet. */
export function OfferSection({ copy, look, href }: OfferSectionProps) {
  return (
    <section className={`section ${styles.offer}`}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.text}>{copy.undecided}</p>
        <ButtonLink href={href} look={look} tab="same">
          {copy.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
