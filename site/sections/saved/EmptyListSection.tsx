import type { SavedListPage } from '#domain/schemas/saved-list-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { type Card, PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './EmptyListSection.module.css';

type EmptyListSectionProps = { copy: SavedListPage['empty']; places: Card[] };

/** An empty frame, what fills it, and three places to begin with. */
export function EmptyListSection({ copy, places }: EmptyListSectionProps) {
  return (
    <section className={`wrap ${styles.empty}`} data-empty aria-labelledby="suggestions">
      <p className={styles.frame}>
        <b aria-hidden="true">0</b>
        {copy.frame}
      </p>
      <div>
        <p className={styles.text}>{copy.text}</p>
        <p className={styles.link}>
          <ButtonLink href={copy.link.href} look="solid" tab="same">
            {copy.link.label}
          </ButtonLink>
        </p>
        <h2 id="suggestions">{copy.label}</h2>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <PosterCard card={place} heading="h3" look="short" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
