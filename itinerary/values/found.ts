/** From an expression that matched to the values with their places: how a format says where it read something. */
import type { Found } from '../formats/contract.ts';
import type { Box, Line } from '../text/ticket-text.ts';

/**
 * What the named groups of an expression caught in a line, by the groups' names; groups that took no part are left out.
 * @param expression with the `d` flag: without places there is no source, so forgetting it is an error.
 * @param certainty 1 under its own label, 0.9 by its place in a table, 0.6 and less when concluded.
 */
export function foundIn(line: Line, expression: RegExp, certainty = 1): Record<string, Found> | undefined {
  if (!expression.hasIndices) throw new TypeError(`${expression} needs the d flag: foundIn says where a value stands.`);
  expression.lastIndex = 0;
  const places = expression.exec(line.text)?.indices;
  if (!places) return undefined;
  const found: Record<string, Found> = {};
  for (const [name, place] of Object.entries(places.groups ?? {})) {
    if (place && place[1] > place[0]) found[name] = foundAt(line, place[0], place[1], certainty);
  }
  return found;
}

/** The same for every match in the line; the expression needs the `g` flag too. */
export function allFoundIn(line: Line, expression: RegExp, certainty = 1): Record<string, Found>[] {
  if (!expression.global || !expression.hasIndices) throw new TypeError(`${expression} needs the flags d and g.`);
  return [...line.text.matchAll(expression)].map((match) => {
    const places = Object.entries(match.indices?.groups ?? {}).filter(([, place]) => place && place[1] > place[0]);
    return Object.fromEntries(places.map(([name, place]) => [name, foundAt(line, place[0], place[1], certainty)]));
  });
}

/** The characters of a line from `start` up to `end`, blanks around them left out. */
export function foundAt(line: Line, start: number, end: number, certainty = 1): Found {
  const text = line.text.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const value = text.trim();
  return { value, text: value, box: boxOf(line, from, from + value.length), certainty };
}

/** Where the characters of a line from `start` up to `end` stand: the words they are in, cut in proportion where they begin or end inside one. */
export function boxOf(line: Line, start: number, end: number): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const word of line.words) {
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.start + word.text.length);
    if (from >= to) continue;
    left = Math.min(left, word.x + (word.width * (from - word.start)) / word.text.length);
    right = Math.max(right, word.x + (word.width * (to - word.start)) / word.text.length);
    top = Math.min(top, word.y);
    bottom = Math.max(bottom, word.y + word.height);
  }
  if (left > right) return { page: line.page, x: line.x, y: line.y, width: line.width, height: line.height };
  return { page: line.page, x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest box around several on one page; the first page's where they are on several. */
export function boxAround(first: Box, ...others: readonly Box[]): Box {
  const boxes = [first, ...others.filter((box) => box.page === first.page)];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { page: first.page, x, y, width: right - x, height: bottom - y };
}

/** A value printed over several lines, such as a city and its airport, joined by one blank; the least sure part counts. */
export function joinFound(first: Found, ...others: readonly Found[]): Found {
  const all = [first, ...others];
  const text = all.map((found) => found.text).join(' ');
  return {
    value: all.map((found) => found.value).join(' '),
    text,
    box: boxAround(first.box, ...others.map((found) => found.box)),
    certainty: Math.min(...all.map((found) => found.certainty)),
  };
}

/** Reads what was found further: the words to a value. Undefined where there was nothing, or the words are no such value. */
export function mapFound<T>(found: Found | undefined, read: (text: string) => T | undefined): Found<T> | undefined {
  if (!found) return undefined;
  const value = read(found.value);
  return value === undefined ? undefined : { ...found, value };
}

/** A piece of a line between wide gaps. `start` and `end` count in the line's text; `x` and `right` are points on the page. */
export type Column = { text: string; start: number; end: number; x: number; right: number };

/** A line's pieces, parted at gaps of two or more blanks: the cells of a table's row. */
export function columnsOf(line: Line): Column[] {
  return [...line.text.matchAll(/\S+(?: \S+)*/g)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const box = boxOf(line, start, end);
    return { text: match[0], start, end, x: box.x, right: box.x + box.width };
  });
}
