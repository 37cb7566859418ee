/** Tables as people write them into mails: rows between bars (`| 1 | Ana Pop |`), values between commas, semicolons or strokes. Their rows as cells. */

/** | Ana Pop | 12A | */
const barred = /^\s*\|(?<cells>.*)\|\s*$/;
/** |---|:--:| between the rows of Markdown, +-----+----+ between those of terminals. */
const rule = /^\s*[|+](?=.*-{2})[\s|+:=-]+[|+]\s*$/;
/** **Ana Pop**, `KX77QW` */
const marked = /^(?:\*\*|__|`)(?<inside>.+?)(?:\*\*|__|`)$/;
/** A blank behind a comma is a sentence's, unless what stands under the words has figures. */
const separators = [',', ';', ' / ', ', '] as const;
/** Fewer are a list in a sentence. */
const fewestValues = 4;
const mostValues = 40;
/** The head of a table of values: words, and no blank behind what parts them. */
const headValue = /^[\p{L}#№][\p{L}\p{M} ()./_°º#№-]{0,30}$/u;

/** @returns for each row its cells; undefined for a row of no such table. A rule between rows is a row of empty cells. */
export function plainTableRows(rows: readonly string[]): (readonly string[] | undefined)[] {
  const cells: (readonly string[] | undefined)[] = rows.map(() => undefined);
  for (let from = 0; from < rows.length; ) {
    const table = barredRows(rows, from) ?? betweenBars(rows, from) ?? valueRows(rows, from) ?? [];
    for (const [index, row] of table.entries()) cells[from + index] = row;
    from += Math.max(1, table.length);
  }
  return cells;
}

/** Two rows at least, each with as many cells as the first. */
function barredRows(rows: readonly string[], from: number): (readonly string[])[] | undefined {
  const table: (readonly string[])[] = [];
  let columns = 0;
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const inside = barred.exec(row)?.groups?.cells;
    const isRule = rule.test(row);
    if ((!isRule && inside === undefined) || (isRule && table.at(-1)?.length === 0)) break;
    const own = isRule ? [] : (inside ?? '').split('|').map((cell) => cell.trim().replace(marked, '$<inside>'));
    // A box around lines of text is no table.
    if (!isRule && (own.length < 2 || (columns > 0 && own.length !== columns))) break;
    if (!isRule) columns = own.length;
    table.push(own);
  }
  const written = table.filter(({ length }) => length > 0).length;
  return written > 1 ? table.map((row) => (row.length > 0 ? row : Array(columns).fill(''))) : undefined;
}

/** `Name | Ticket   | Seat` over `Ana Pop | 281-2417705701 | 3C`: a head of words, rows with as many bars under it, and rules between them. */
function betweenBars(rows: readonly string[], from: number): (readonly string[])[] | undefined {
  const head = cellsBetween(rows[from] ?? '');
  if (head.length < fewestBetweenBars || !head.every((cell) => cell === '' || barredHead.test(cell))) return undefined;
  const table: (readonly string[])[] = [head];
  for (let at = from + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const cells = ruleUnder.test(row) ? head.map(() => '') : cellsBetween(row);
    if (cells.length !== head.length) break;
    table.push(cells);
  }
  return table.some((row, index) => index > 0 && row.some((cell) => /\d/.test(cell))) ? table : undefined;
}

const fewestBetweenBars = 3;
// Name, as in passport | № | Rang / Funktion
const barredHead = /^(?:[\p{L}#№][\p{L}\p{M} ,()./_:°º#№-]{0,40}|[#№])$/u;
// ----+----------+---- | -----------------
const ruleUnder = /^\s*[-+|=:\s]*-{3}[-+|=:\s]*$/;
const cellsBetween = (row: string) => row.split(/(?<=\s|^)\|(?=\s|$)/).map((cell) => cell.trim());

/** A head of words, and rows of as many values under it. */
function valueRows(rows: readonly string[], from: number): (readonly string[])[] | undefined {
  for (const separator of separators) {
    const head = (rows[from] ?? '').trim().split(separator);
    if (head.length < fewestValues || head.length > mostValues || !head.every((value) => headValue.test(value))) continue;
    if (separator === ', ' && isOfSentence(rows, from)) continue;
    const table: (readonly string[])[] = [head];
    for (let at = from + 1; at < rows.length; at += 1) {
      const row = valuesIn(rows[at] ?? '', separator);
      if (row.length !== head.length || (separator.length > 1 && !row.some((value) => /\d/.test(value)))) break;
      table.push(row);
    }
    if (table.length > 1) return table;
  }
  return undefined;
}

/** `…, Me Luc Petit, notaire, Mme Anne Roy, adjointe`, in the middle of a sentence: the line before ends with a comma, or another sentence begins in the next. */
const isOfSentence = (rows: readonly string[], head: number): boolean =>
  /,\s*$/.test(rows[head - 1] ?? '') || /\p{Ll}{2}[.!?] \p{Lu}/u.test(rows[head + 1] ?? '');

/** `"Nagy, Gábor",ADT`: what quotation marks hold is one value (RFC 4180). */
function valuesIn(row: string, separator: string): string[] {
  const values: string[] = [];
  let at = 0;
  const text = row.trim();
  while (at <= text.length && values.length <= mostValues) {
    const quoted = text[at] === '"' ? /^"(?<inside>(?:[^"]|"")*)"/.exec(text.slice(at)) : null;
    const from = at + (quoted?.[0].length ?? 0);
    const end = text.indexOf(separator, from);
    const to = end < 0 ? text.length : end;
    values.push((quoted?.groups?.inside?.replaceAll('""', '"') ?? text.slice(at, to)).trim());
    at = to + separator.length;
  }
  return text === '' ? [] : values;
}
