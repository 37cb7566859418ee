import type { Lang } from '#domain/schemas/lang.ts';
import type { PostTeaser } from '#site/ui/ArticleCard.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { listingWords } from './listing-words.ts';
import styles from './PopularSection.module.css';

type PopularSectionProps = { lang: Lang; heading: string /** On the button of each. */; more: string; items: PostTeaser[] };

/** Entries with their text beside the picture, one a row on a phone and two beside each other on larger screens. */
export function PopularSection({ lang, heading, more, items }: PopularSectionProps) {
  if (items.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {items.map(({ id, href, title, text, column, picture }) => (
          <li key={id} className={styles.post}>
            <a href={href}>
              <Picture picture={picture} width={1000} height={1250} sizes="(min-width: 62em) 18vw, 36vw" />
            </a>
            <div>
              <h3>{title}</h3>
              <p className={styles.banner}>{text}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
              <p className={styles.text} tabIndex={0}>
                {column}
              </p>
              <ButtonLink href={href} look="line" tab="same">
                {more}
                <span className="sr"> {listingWords[lang].about.replace('{name}', title)}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
