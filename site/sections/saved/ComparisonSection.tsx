import { monthNames } from '#domain/format/dates.ts';
import type { SavedListPage } from '#domain/schemas/saved-list-page.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './ComparisonSection.module.css';

type ComparisonSectionProps = {
  copy: SavedListPage;
  /** What the levels of cost are called, the first first. */
  costs: string[];
};

/**
 * The table of the list: a row for each fact, whose template is the cell of one place. The script clones it for every place kept
 * and fills what is named `data-fill` (site/islands/comparison-table.ts); what a place lacks goes.
 */
export function ComparisonSection({ copy, costs }: ComparisonSectionProps) {
  const { rows } = copy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.scroller} tabIndex={0} aria-label={copy.label} data-full hidden>
      <table className={styles.table}>
        <caption className="sr">{copy.label}</caption>
        <thead>
          <tr data-row>
            <td />
            <template>
              <th scope="col">
                <a href="#main" className={styles.place} data-fill="href">
                  <span className={styles.picture} data-fill="pictures" />
                  <span className={styles.name}>
                    <b data-fill="name">…</b>
                    <span data-fill="country" />
                  </span>
                </a>
                <span className={styles.tools}>
                  <button type="button" data-action="left" aria-label={copy.left}>
                    <Icon name="left" />
                  </button>
                  <button type="button" data-action="right" aria-label={copy.right}>
                    <Icon name="right" />
                  </button>
                  <button type="button" data-action="out" aria-label={copy.takeOut}>
                    <Icon name="close" />
                    <span>{copy.out}</span>
                  </button>
                </span>
              </th>
            </template>
          </tr>
        </thead>
        <tbody>
          <Row name={rows.months}>
            <span className={styles.months} aria-hidden="true">
              {monthNames('ro').map((month, index) => (
                <span key={month} data-month={index + 1}>
                  {month[0]?.toUpperCase()}
                </span>
              ))}
            </span>
            <small data-fill="monthNames" />
          </Row>
          <Row name={rows.way}>
            <b className={styles.big} data-fill="time" />
            <span data-fill="way" />
            <Sign when="shortest">
              {copy.shortest}
              <span data-fill="season" />
            </Sign>
          </Row>
          <Row name={rows.days}>
            <b className={styles.big} data-fill="daysCount" />
            <span data-fill="daysNoun" />
          </Row>
          <Row name={rows.cost}>
            <span className={styles.cost} aria-hidden="true">
              {costs.map((level, index) => (
                <i key={level} data-level={index + 1} />
              ))}
            </span>
            <span data-fill="cost" data-levels={JSON.stringify(costs)} />
            <Sign when="lowest">{copy.lowest}</Sign>
          </Row>
          <Row name={rows.papers}>
            <b data-fill="papers" data-none={copy.noPapers} />
            <small data-fill="visa" />
          </Row>
          <Row name={rows.why}>
            <span data-fill="why" />
          </Row>
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <tr data-row>
      <th scope="row">
        <span>{name}</span>
      </th>
      <template>
        <td>{children}</td>
      </template>
    </tr>
  );
}

/** On the place that stands out. */
function Sign({ when, children }: { when: 'shortest' | 'lowest'; children: React.ReactNode }) {
  return (
    <span className={styles.sign} data-sign={when} hidden>
      {children}
    </span>
  );
}
