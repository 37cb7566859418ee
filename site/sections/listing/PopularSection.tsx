import type { Lang } from '#domain/schemas/lang.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import { listingWords } from './listing-words.ts';
import styles from './PopularSection.module.css';

/** An entry with a text of its own to read before one goes on to its page. */
export type Column = {
  id: string;
  href: string;
  title: string;
  /** One sentence above the picture's text. */
  banner: string;
  text: string;
  picture: ShownPicture;
};

type PopularSectionProps = { lang: Lang; heading: string /** On the button of each. */; more: string; items: Column[] };

/** Entries with their text beside the picture, one a row on a phone and two beside each other on larger screens. */
export function PopularSection({ lang, heading, more, items }: PopularSectionProps) {
  if (items.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {items.map(({ id, href, title, banner, text, picture }) => (
          <li key={id} className={styles.post}>
            <a href={href}>
              <Picture picture={picture} width={1000} height={1250} sizes="(min-width: 62em) 18vw, 36vw" />
            </a>
            <div>
              <h3>{title}</h3>
              <p className={styles.banner}>{banner}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
              <p className={styles.text} tabIndex={0}>
                {text}
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
