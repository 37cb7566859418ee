/** The travel conditions as the page shows them: in parts, in order, none twice. */
import { type ConditionGroup, conditionGroups, type TravelCondition } from '../schemas/travel-condition.ts';

/** Places of the page that are no rows: the questions, the list to tick, the whole table. */
export const conditionAnchors = { finder: 'cautare', list: 'lista', table: 'tabel' } as const;

const taken: readonly string[] = [...conditionGroups, ...Object.values(conditionAnchors)];

export type ConditionRow = TravelCondition & {
  /** Name of the file; the row's anchor. */
  id: string;
};

/**
 * @throws when two rows have one title, one text or one place, or a row's anchor is that of a part of the page; names both files
 */
export function conditionTable(rows: readonly ConditionRow[]): { group: ConditionGroup; rows: ConditionRow[] }[] {
  const seen = new Map<string, string>();
  for (const { id, title, text, group, order } of rows) {
    if (taken.includes(id))
      throw new Error(`content/conditions/${id}.yaml: numele este al unei părți a paginii; redenumiți fișierul`);
    for (const mark of [`titlul „${title}”`, `textul „${text}”`, `locul ${order} din partea „${group}”`]) {
      const other = seen.get(mark.toLowerCase());
      if (other) throw new Error(`content/conditions/${id}.yaml: ${mark} este deja în content/conditions/${other}.yaml`);
      seen.set(mark.toLowerCase(), id);
    }
  }
  return conditionGroups.map((group) => ({
    group,
    rows: rows.filter((row) => row.group === group).sort((a, b) => a.order - b.order),
  }));
}
