import { ArticleCard, type ArticleTeaser } from '#site/ui/ArticleCard.tsx';
import styles from './ArticleWallSection.module.css';

type ArticleWallSectionProps = { label: string /** On the button of each. */; more: string; items: ArticleTeaser[] };

/** Articles beside each other: one on a telephone, two, then three. */
export function ArticleWallSection({ label, more, items }: ArticleWallSectionProps) {
  if (items.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label={label}>
      <ul className={styles.wall}>
        {items.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} more={more} />
          </li>
        ))}
      </ul>
    </section>
  );
}
