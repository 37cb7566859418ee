import { type Card, PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './RecommendedSection.module.css';

type RecommendedSectionProps = { heading: string; items: Card[]; back: { label: string; href: string } };

/** Six other entries, related first, in a row that scrolls. */
export function RecommendedSection({ heading, items, back }: RecommendedSectionProps) {
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
        {items.map((card) => (
          <li key={card.id}>
            <PosterCard card={card} heading="h3" look="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}
