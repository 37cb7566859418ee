import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './BeforeYouGoSection.module.css';
import { OfficialPage } from './OfficialPage.tsx';
import { choiceWords, placeWords } from './place-words.ts';

type BeforeYouGoSectionProps = Pick<PlaceFacts, 'visa' | 'health' | 'safety'> & { lang: Lang };

/** What a journey out of Europe asks for: visa, vaccines and water, safety, each with the page that has the last word. */
export function BeforeYouGoSection({ lang, visa, health, safety }: BeforeYouGoSectionProps) {
  if (!visa && !health && !safety) return null;
  const words = placeWords[lang];
  return (
    <section className={`wrap ${styles.before}`} aria-labelledby="before">
      <h2 id="before">{words.before}</h2>
      <dl>
        {visa && (
          <div>
            <dt>
              {words.visa}: {choiceWords.visas[lang][visa.kind]}
            </dt>
            <dd>
              {[visa.who, visa.how].filter(Boolean).join(' ')}
              {visa.ahead && ` ${words.apply.replace('{when}', visa.ahead)}`}
              {words.ownPapers && ` ${words.ownPapers}`}
              <OfficialPage lang={lang} {...visa} />
            </dd>
          </div>
        )}
        {health && (
          <div>
            <dt>{words.health}</dt>
            <dd>
              {[health.vaccines, health.water, health.malaria].join(' ')}
              <OfficialPage lang={lang} {...health} />
            </dd>
          </div>
        )}
        {safety && (
          <div>
            <dt>{words.safety}</dt>
            <dd>
              {safety.text}
              <OfficialPage lang={lang} {...safety} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
