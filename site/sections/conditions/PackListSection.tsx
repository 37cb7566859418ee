import { formatDay } from '#domain/format/dates.ts';
import { type ConditionRow, conditionAnchors } from '#domain/rules/condition-table.ts';
import type { Limits } from '#domain/rules/travel-cases.ts';
import type { ConditionsPage } from '#domain/schemas/conditions-page.ts';
import grounds from '#site/ui/grounds.module.css';
import { limitOf } from './finder-styles.ts';
import styles from './PackListSection.module.css';

/** A condition with whom it is for. */
export type ListedCondition = ConditionRow & { limits: Limits };

type PackListSectionProps = { copy: ConditionsPage; rows: readonly ListedCondition[]; contactHref: string };

/** What to have in hand, to be ticked, by the condition that asks for it. Its ticks are kept by site/islands/checklist.ts. */
export function PackListSection({ copy, rows, contactHref }: PackListSectionProps) {
  const { list } = copy;
  const [checkedOn = ''] = rows.map((row) => row.checkedOn).sort();
  return (
    <div className={`${grounds.board} ${styles.list}`} id={conditionAnchors.list} data-checklist="conditii" data-when="some">
      <div className={`wrap ${styles.head}`}>
        <h3>{list.heading}</h3>
        <p>
          <button className="link" type="button" data-print>
            {list.print}
          </button>
          <button className="link" type="button" data-wipe>
            {list.wipe}
          </button>
        </p>
      </div>
      <p className={`wrap ${styles.untold}`} data-untold>
        {list.untold}{' '}
        <a className="link" href={contactHref} data-ask>
          {list.ask}
        </a>
      </p>
      <ol className="wrap">
        {rows.map((row) => (
          <Condition key={row.id} copy={copy} row={row} />
        ))}
      </ol>
      <p className={`wrap ${styles.other}`}>
        {list.official} {copy.checked.replace('{date}', formatDay(copy.lang, checkedOn))}.{' '}
        <span>
          {list.other}{' '}
          <a className="link" href={contactHref} data-ask>
            {list.ask}
          </a>
        </span>
      </p>
    </div>
  );
}

function Condition({ copy: { list }, row }: { copy: ConditionsPage; row: ListedCondition }) {
  const { id, title, concerns, bring, limits, sources } = row;
  const hosts = sources.map(({ url }) => new URL(url).hostname.replace(/^www\./, ''));
  return (
    <li data-row={id} data-cine={limitOf(limits, 'cine')} data-unde={limitOf(limits, 'unde')} data-act={limitOf(limits, 'act')}>
      <div>
        <h4>{title}</h4> <span className={styles.paper}>{[...new Set(hosts)].join(', ')}</span>
        <p className={styles.concerns}>{concerns}</p>
        <a className="link" href={`#${id}`}>
          {list.rule}
          <span className="sr">: {title}</span>
        </a>
      </div>
      <ul>
        {bring.map((point) => (
          <li key={point}>
            <label>
              <input type="checkbox" />
              <span>{point}</span>
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
}
