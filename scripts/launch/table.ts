/** What is left, as a table one can work off: where it stands, which field, what is there now. */
type LeftOver = { where: string; field: string; now: string };

/** „content/agency.yaml: phones.office.display: +40 21 000 00 00” in its three parts; a sentence about a page has no field. */
export function leftOver(item: string): LeftOver {
  const [, where, field, now] = /^(\S+): ((?:[\w#…-]+\.)*[\w#…-]+): (.*)$/s.exec(item) ?? [];
  return where && field && now !== undefined ? { where, field, now } : { where: '', field: '', now: item };
}

const widest = { where: 56, field: 28 };

/** Rows of equal columns under their heads. */
export function tableOf(items: readonly string[]): string[] {
  const rows = items.map(leftOver);
  const width = (name: keyof typeof widest) => Math.min(widest[name], Math.max(...rows.map((row) => row[name].length)));
  const [where, field] = [width('where'), width('field')];
  if (where === 0) return rows.map(({ now }) => `  ${now}`);
  return [{ where: 'file', field: 'field', now: 'now' }, ...rows].map((row) =>
    row.where ? `  ${row.where.padEnd(where)}  ${row.field.padEnd(field)}  ${row.now}` : `  ${row.now}`,
  );
}
