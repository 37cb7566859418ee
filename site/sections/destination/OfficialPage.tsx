import { formatDay } from '#domain/format/dates.ts';
import { stale } from '#domain/rules/checked.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { newTab } from '#site/ui/new-tab.ts';
import styles from '../entry/facts.module.css';
import { isRomanianPage } from '../shell/romanian-pages.ts';
import { placeWords } from './place-words.ts';

type OfficialPageProps = { lang: Lang; url: string; checkedOn: string };

/** The page that has the last word, and when we last read it. */
export function OfficialPage({ lang, url, checkedOn }: OfficialPageProps) {
  const words = placeWords[lang];
  return (
    <span className={styles.line}>
      <a className="link" href={url} target="_blank" rel="noopener">
        {words.official}
        {isRomanianPage(url) && words.inRomanian}
        <span className="sr"> ({newTab[lang]})</span>
      </a>
      , {words.checked.replace('{day}', formatDay(lang, checkedOn).replaceAll(' ', '\u00a0'))}
      {stale(checkedOn) && `: ${words.stale}`}
    </span>
  );
}
