import { formatDay } from '#domain/format/dates.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import { newTab } from '#site/ui/new-tab.ts';
import styles from './LawSection.module.css';

/** Where the days come from, and who has others. */
export function LawSection({ law: { text, label, url, checkedOn, checked } }: { law: LongWeekendsPage['law'] }) {
  return (
    <section className={`wrap ${styles.law}`} aria-label={label}>
      <p className="dim">
        {text}{' '}
        <a className="link" href={url} target="_blank" rel="noopener">
          {label}
          <span className="sr"> ({newTab.ro})</span>
        </a>
        {checkedOn && ` ${checked} ${formatDay('ro', checkedOn)}.`}
      </p>
    </section>
  );
}
