import { formatDay } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './SourcesSection.module.css';

type SourcesSectionProps = Pick<PlaceFacts, 'sources'> & { /** As in ChapterSection. */ look: 'band' | 'column' };

/** Who says what the page says, for whoever wants to know. */
export function SourcesSection({ sources, look }: SourcesSectionProps) {
  if (sources.length === 0) return null;
  return (
    <details className={look === 'band' ? `wrap ${styles.sources}` : `${styles.sources} ${styles.column}`}>
      <summary>Surse</summary>
      <ul>
        {sources.map(({ claim, where, url, checkedOn }) => (
          <li key={claim}>
            {claim}{' '}
            <a href={url} target="_blank" rel="noopener">
              {where}
              <span className="sr"> (se deschide într-o filă nouă)</span>
            </a>
            , citit la {formatDay('ro', checkedOn)}
          </li>
        ))}
      </ul>
    </details>
  );
}
