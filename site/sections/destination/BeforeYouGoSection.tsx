import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './BeforeYouGoSection.module.css';
import { OfficialPage } from './OfficialPage.tsx';

type BeforeYouGoSectionProps = Pick<PlaceFacts, 'visa' | 'health' | 'safety'>;

/** What a journey out of Europe asks for: visa, vaccines and water, safety, each with the page that has the last word. */
export function BeforeYouGoSection({ visa, health, safety }: BeforeYouGoSectionProps) {
  if (!visa && !health && !safety) return null;
  return (
    <section className={`wrap ${styles.before}`} aria-labelledby="before">
      <h2 id="before">Înainte de plecare</h2>
      <dl>
        {visa && (
          <div>
            <dt>Viză: {visa.kind}</dt>
            <dd>
              {[visa.who, visa.how].filter(Boolean).join(' ')}
              {visa.ahead && <> Se cere {visa.ahead}.</>}
              <OfficialPage {...visa} />
            </dd>
          </div>
        )}
        {health && (
          <div>
            <dt>Sănătate</dt>
            <dd>
              {[health.vaccines, health.water, health.malaria].join(' ')}
              <OfficialPage {...health} />
            </dd>
          </div>
        )}
        {safety && (
          <div>
            <dt>Siguranță</dt>
            <dd>
              {safety.text}
              <OfficialPage {...safety} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
