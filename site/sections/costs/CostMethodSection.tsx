import { formatDay } from '#domain/format/dates.ts';
import type { CostsPage } from '#domain/schemas/costs-page.ts';
import styles from './CostMethodSection.module.css';

type CostMethodSectionProps = { copy: Pick<CostsPage, 'lang' | 'method' | 'sources' | 'sourcesLabel' | 'newTab' | 'back'> };

/** How a level is chosen, and where the figures come from. */
export function CostMethodSection({ copy }: CostMethodSectionProps) {
  const { lang, method, sources, sourcesLabel, newTab, back } = copy;
  return (
    <section className={`wrap ${styles.method}`} aria-labelledby="method">
      <h2 id="method">{method.heading}</h2>
      <div className={styles.text}>
        {method.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>{sourcesLabel}</h3>
        <ul>
          {sources.map(({ label, url, checkedOn }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {label}
                <span className="sr"> ({newTab})</span>
              </a>
              , {formatDay(lang, checkedOn)}
            </li>
          ))}
        </ul>
        <a className="link" href={back.href}>
          {back.label}
        </a>
      </div>
    </section>
  );
}
