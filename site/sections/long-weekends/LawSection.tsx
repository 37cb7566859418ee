import { formatDay } from '#domain/format/dates.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import { newTab } from '#site/ui/new-tab.ts';
import { foreignWords } from '../shell/foreign-words.ts';
import { isRomanianPage } from '../shell/romanian-pages.ts';
import styles from './LawSection.module.css';

/** Where the days come from, and who has others. */
export function LawSection({ copy: { lang, law } }: { copy: Pick<LongWeekendsPage, 'lang' | 'law'> }) {
  const { text, label, url, checkedOn, checked } = law;
  return (
    <section className={`wrap ${styles.law}`} aria-label={label}>
      <p className="dim">
        {text}{' '}
        <a className="link" href={url} target="_blank" rel="noopener">
          {label}
          {lang === 'en' && isRomanianPage(url) && ` ${foreignWords.en}`}
          <span className="sr"> ({newTab[lang]})</span>
        </a>
        {checkedOn && ` ${checked} ${formatDay(lang, checkedOn)}.`}
      </p>
    </section>
  );
}
