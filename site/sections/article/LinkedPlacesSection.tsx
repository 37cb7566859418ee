import { type Card, PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './LinkedPlacesSection.module.css';

type LinkedPlacesSectionProps = { heading: string; places: Card[] };

/** The places an article is about, each with its sentence. */
export function LinkedPlacesSection({ heading, places }: LinkedPlacesSectionProps) {
  return (
    <section className={`wrap ${styles.places}`} aria-labelledby="places" data-screen-only>
      <h2 id="places">{heading}</h2>
      <ul data-count={places.length}>
        {places.map((place) => (
          <li key={place.id}>
            <PosterCard card={place} heading="h3" look="full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
