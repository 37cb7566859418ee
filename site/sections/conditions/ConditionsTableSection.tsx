import { formatDay } from '#domain/format/dates.ts';
import { stale } from '#domain/rules/checked.ts';
import { type ConditionRow, conditionAnchors } from '#domain/rules/condition-table.ts';
import type { ConditionsPage } from '#domain/schemas/conditions-page.ts';
import type { ConditionGroup } from '#domain/schemas/travel-condition.ts';
import { ContentsAxis } from '#site/sections/legal/ContentsAxis.tsx';
import { foreignWords } from '#site/sections/shell/foreign-words.ts';
import { isRomanianPage } from '#site/sections/shell/romanian-pages.ts';
import styles from './ConditionsTableSection.module.css';

type ConditionsTableSectionProps = { copy: ConditionsPage; table: { group: ConditionGroup; rows: ConditionRow[] }[] };

/** Two columns: the condition and whom it concerns, and what the official page says. One table, in parts. */
export function ConditionsTableSection({ copy, table }: ConditionsTableSectionProps) {
  const entries = table.map(({ group, rows }) => ({
    id: group,
    label: copy.groups[group],
    below: rows.map(({ id, title }) => ({ id, label: title })),
  }));
  return (
    <ContentsAxis label={copy.contents} entries={entries}>
      <table className={styles.table} id={conditionAnchors.table}>
        <caption className="sr">{copy.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.condition}</th>
            <th scope="col">{copy.columns.information}</th>
          </tr>
        </thead>
        {table.map(({ group, rows }) => (
          <tbody key={group}>
            <tr id={group}>
              <th className={styles.group} colSpan={2} scope="rowgroup">
                {copy.groups[group]}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} copy={copy} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </ContentsAxis>
  );
}

function Row({ copy, row }: { copy: ConditionsPage; row: ConditionRow }) {
  const { id, title, concerns, text, sources, checkedOn } = row;
  const checked = copy.checked.replace('{date}', formatDay(copy.lang, checkedOn));
  return (
    <tr id={id}>
      <th className={styles.condition} scope="row">
        <b>{title}</b>
        <span>
          <span className="sr">{copy.concerns}: </span>
          {concerns}
        </span>
      </th>
      <td className={styles.information}>
        <p>{text}</p>
        <ul>
          {sources.map(({ label, url }) => (
            <li key={url}>
              <a className="link" href={url} target="_blank" rel="noopener">
                {label}
                {copy.lang === 'en' && isRomanianPage(url) && ` ${foreignWords.en}`}
                <span className="sr"> ({copy.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.checked}>{stale(checkedOn) ? `${checked}: ${copy.stale}` : checked}</p>
      </td>
    </tr>
  );
}
