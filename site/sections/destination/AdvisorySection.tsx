import { formatDay } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { newTab } from '#site/ui/new-tab.ts';
import { isRomanianPage } from '../shell/romanian-pages.ts';
import styles from './AdvisorySection.module.css';
import { choiceWords, placeWords } from './place-words.ts';

type AdvisorySectionProps = NonNullable<PlaceFacts['advisory']> & { lang: Lang };

/** What a ministry says against going, ours or another country's, before anything else is told of the place. */
export function AdvisorySection({ lang, who, level, text, date, url }: AdvisorySectionProps) {
  const words = placeWords[lang];
  return (
    <section className={`wrap ${styles.advisory}`} aria-labelledby="advisory">
      <h2 id="advisory">
        {who ?? words.ministry}: {choiceWords.warnings[lang][level]}
      </h2>
      <div>
        <p className="lede">{text}</p>
        <p>
          <a className="link" href={url} target="_blank" rel="noopener">
            {who ? words.warnings : words.warning}
            {isRomanianPage(url) && words.inRomanian}
            <span className="sr"> ({newTab[lang]})</span>
          </a>
          {who ? `; ${words.warnedOn}` : ', '}
          {formatDay(lang, date)}
        </p>
      </div>
    </section>
  );
}
