import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Picture, type PictureSources } from '#site/ui/Picture.tsx';
import styles from './PopularSection.module.css';

type PopularSectionProps = {
  heading: string;
  more: string;
  places: { id: string; name: string; country: string; card: string; sources: PictureSources }[];
};

/** Popular posts, one a row on a phone and two beside each other on larger screens. */
export function PopularSection({ heading, more, places }: PopularSectionProps) {
  return (
    <section className="wrap section" aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {places.map(({ id, name, country, card, sources }) => (
          <li key={id} className={styles.post}>
            <a href={`/${id}`}>
              <Picture
                sources={sources}
                alt={`${name}, ${country}`}
                width={1000}
                height={1250}
                sizes="(min-width: 62em) 18vw, 36vw"
              />
            </a>
            <div>
              <h3>
                {name} <small>{country}</small>
              </h3>
              <p className={styles.text}>{card}</p>
              <ButtonLink href={`/${id}`} look="line" tab="same">
                {more}
                <span className="sr"> despre {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
