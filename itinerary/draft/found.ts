/** A value with the place it was read from, and how a format gets there from an expression that matched. */
import { boxAround, boxOf } from '../text/boxes.ts';
import type { Box, Line } from '../text/ticket-text.ts';

/** A value, the printed words it was read from, and where they stand. */
export type Found<T = string> = {
  value: T;
  /** As printed. */
  text: string;
  box: Box;
  /** 1: printed under its own label. 0.9: its place in a table says so. 0.6 and less: concluded from what stands around it. */
  certainty: number;
};

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
