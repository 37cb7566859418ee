import { formatDay } from '#domain/format/dates.ts';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './AdvisorySection.module.css';

type AdvisorySectionProps = NonNullable<PlaceFacts['advisory']>;

const ours = 'Ministerul Afacerilor Externe';

/** What a ministry says against going, ours or another country's, before anything else is told of the place. */
export function AdvisorySection({ who = ours, level, text, date, url }: AdvisorySectionProps) {
  return (
    <section className={`wrap ${styles.advisory}`} aria-labelledby="advisory">
      <h2 id="advisory">
        {who}: {level}
      </h2>
      <div>
        <p className="lede">{text}</p>
        <p>
          <a className="link" href={url} target="_blank" rel="noopener">
            {who === ours ? 'Avertizarea ministerului' : 'Atenționările ministerului român'}
            <span className="sr"> (se deschide într-o filă nouă)</span>
          </a>
          {who === ours ? ', ' : '; avertizarea este din '}
          {formatDay('ro', date)}
        </p>
      </div>
    </section>
  );
}
