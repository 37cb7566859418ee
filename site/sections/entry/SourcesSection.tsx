import { formatDay } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { newTab } from '#site/ui/new-tab.ts';
import styles from './SourcesSection.module.css';

const sourceWords = {
  ro: { heading: 'Surse', read: 'citit la {day}' },
  en: { heading: 'Sources', read: 'read on {day}' },
} as const;

type SourcesSectionProps = Pick<PlaceFacts, 'sources'> & { lang: Lang /** As in ChapterSection. */; look: 'band' | 'column' };

/** Who says what the page says, for whoever wants to know. */
export function SourcesSection({ lang, sources, look }: SourcesSectionProps) {
  if (sources.length === 0) return null;
  const words = sourceWords[lang];
  return (
    <details className={look === 'band' ? `wrap ${styles.sources}` : `${styles.sources} ${styles.column}`}>
      <summary>{words.heading}</summary>
      <ul>
        {sources.map(({ claim, where, url, checkedOn }) => (
          <li key={claim}>
            {/* What each says is noted in Romanian only. */}
            {lang === 'ro' && `${claim} `}
            <a href={url} target="_blank" rel="noopener">
              {where}
              <span className="sr"> ({newTab[lang]})</span>
            </a>
            , {words.read.replace('{day}', formatDay(lang, checkedOn))}
          </li>
        ))}
      </ul>
    </details>
  );
}
