import type { Lang } from '#domain/schemas/lang.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import type { Card } from '#site/ui/PosterCard.tsx';
import { listingWords } from './listing-words.ts';
import styles from './PopularSection.module.css';

type PopularSectionProps = { lang: Lang; heading: string /** On the button of each. */; more: string; items: Card[] };

/** Entries with their sentence beside the picture, one a row on a phone and two beside each other on larger screens. */
export function PopularSection({ lang, heading, more, items }: PopularSectionProps) {
  return (
    <section className="wrap section" aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {items.map(({ id, href, name, tag, text, picture }) => (
          <li key={id} className={styles.post}>
            <a href={href}>
              <Picture
                picture={{ ...picture, alt: `${name}, ${tag}` }}
                width={1000}
                height={1250}
                sizes="(min-width: 62em) 18vw, 36vw"
              />
            </a>
            <div>
              <h3>
                {name} <small>{tag}</small>
              </h3>
              <p className={styles.text}>{text}</p>
              <ButtonLink href={href} look="line" tab="same">
                {more}
                <span className="sr"> {listingWords[lang].about.replace('{name}', name)}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
