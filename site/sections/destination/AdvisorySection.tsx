import { formatDay } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './AdvisorySection.module.css';

type AdvisorySectionProps = NonNullable<PlaceFacts['advisory']>;

/** What the ministry says against going, before anything else is told of the place. */
export function AdvisorySection({ level, text, date, url }: AdvisorySectionProps) {
  return (
    <section className={`wrap ${styles.advisory}`} aria-labelledby="advisory">
      <h2 id="advisory">Ministerul Afacerilor Externe: {level}</h2>
      <div>
        <p className="lede">{text}</p>
        <p>
          <a className="link" href={url} target="_blank" rel="noopener">
            Avertizarea ministerului<span className="sr"> (se deschide într-o filă nouă)</span>
          </a>
          , {formatDay('ro', date)}
        </p>
      </div>
    </section>
  );
}
