/** Rows of a list beside somebody who was read, with what he is before his name or what he is called within it: `Coach: Karl Roth   mob 0170 555 0188`. */

import { marksOf } from '../../documents/flight-marks.ts';
import { speaksOfOthers } from '../../documents/no-flights/other-services.ts';
import { mayBeName } from '../../documents/people/names/printed-names.ts';
import { isLabelled } from '../../documents/people/passenger-labels.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, foundCell, pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import type { Line } from '../../text/ticket-text.ts';
import { anyTitle, particle } from '../../values/name-words.ts';

/** In points: cells of one column begin so near each other. */
const aligned = 6;
/** In heights of a line: rows of one list are no farther apart. */
const apart = 1.8;
const word = "\\p{Lu}[\\p{L}'’-]+";
const whole = new RegExp(`^(?:${anyTitle} ){0,3}${word}(?: (?:${particle} ){0,3}${word}){1,4}$`, 'u');

/** Whoever stands so above or below one who was read, row for row, in a list of two columns and more. */
export function inRowsLikeRead(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const places = new Map<number, number>();
  for (const [row, line] of lines.entries()) {
    const [first] = pieceCells(line);
    if (first && passengers.some(({ name }) => first.text.includes(name.value))) places.set(row, first.x);
  }
  const found = new Map<number, DraftPassenger>();
  const add = (row: number, beside: number) => {
    const [line, other, x] = [lines[row], lines[beside], places.get(beside)];
    if (places.has(row) || !line || !other || x === undefined || !areOfOneList(line, other)) return;
    const person = personAt(line, x);
    if (!person) return;
    places.set(row, x);
    found.set(row, person);
  };
  for (let row = 1; row < lines.length; row += 1) add(row, row - 1);
  for (let row = lines.length - 2; row >= 0; row -= 1) add(row, row + 1);
  return [...found.values()];
}

function areOfOneList(one: Line, other: Line): boolean {
  const [own, others] = [pieceCells(one), pieceCells(other)];
  const isAt = (index: number) => Math.abs((own[index]?.x ?? 0) - (others[index]?.x ?? Number.NaN)) < aligned;
  return one.page === other.page && Math.abs(one.y - other.y) < apart * one.height && own.length > 1 && isAt(0) && isAt(1);
}

function personAt(line: Line, x: number): DraftPassenger | undefined {
  const cell = pieceCells(line).find((one) => Math.abs(one.x - x) < aligned);
  if (!cell || isLabelled(cell) || speaksOfOthers(line) || marksOf(line).length > 0) return undefined;
  const text = bare(cell);
  // O'Neill-Price: behind a stroke it is no heading's word
  return whole.test(text) && mayBeName(text.replaceAll('-', '')) && airportsNamed(text).length === 0
    ? { name: { ...foundCell(cell), value: text } }
    : undefined;
}

// Scorer: Mrs Ann Lee | Ben "Shorty" Lee (capt)
const bare = ({ text }: Cell): string =>
  text
    .replace(/^\p{L}[\p{L} ]{1,24}: /u, '')
    .replace(/ ["“„«'][^"”“»']{2,15}["”“»'](?= )/u, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim();
