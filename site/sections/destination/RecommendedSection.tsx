import type { PictureSources } from '#site/ui/Picture.tsx';
import { PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './RecommendedSection.module.css';

type RecommendedSectionProps = {
  heading: string;
  places: { id: string; name: string; country: string; sources: PictureSources }[];
  back: { label: string; href: string };
};

/** Six other places, related first, in a row that scrolls. */
export function RecommendedSection({ heading, places, back }: RecommendedSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="recommended">
      <div className={`wrap ${styles.head}`}>
        <h2 id="recommended">{heading}</h2>
        <a className="link" href={back.href}>
          {back.label}
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className={styles.strip} tabIndex={0} aria-label={heading}>
        {places.map(({ id, name, country, sources }) => (
          <li key={id}>
            <PosterCard id={id} name={name} place={country} sources={sources} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
