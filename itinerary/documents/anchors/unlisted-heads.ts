/**
 * Numbers whose designator no table knows, each alone at the head of its block, as those of others are in the same paper: `ZY160` over
 * `02/02/2027` and `Dep DRW 08:30   Arr CNS 12:45`. Left out, their hours would go to the next number.
 */
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readDay } from '../../values/days.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { type Mark, marksOf } from '../flight-marks.ts';
import { isOfOther } from '../other-numbers.ts';
import { isNoDesignator } from '../unlisted-airlines.ts';
import { placesIn } from './place-anchors.ts';

type Head = { row: number; x: number; start: number; end: number; value: string; isKnown: boolean };

// ZY160 | ZY 160 02/02/2027
const numberAndDay = /^(?<number>[A-Z]{2} ?[1-9]\d{2,3})(?<rest>[\s,·|–-].*)?$/;
/** In lines: so far below its number a block tells its places and hours. */
const block = 4;
/** In points. */
const aligned = 3;

/** Line by line. */
export function unlistedHeads(lines: readonly Line[]): Pick<Head, 'start' | 'end' | 'value'>[][] {
  const heads = lines.flatMap(headsOf);
  const isHead = (row: number) => heads.some((head) => head.row === row);
  const unlisted = heads.filter((head) => !head.isKnown && tellsFlight(lines, head.row, isHead));
  const isLikeOthers = (head: Head) =>
    heads.some(
      (other) =>
        other.value !== head.value &&
        Math.abs(other.x - head.x) <= aligned &&
        (other.isKnown || (unlisted.includes(other) && other.value.slice(0, 2) === head.value.slice(0, 2))),
    );
  return lines.map((_, row) => unlisted.filter((head) => head.row === row && isLikeOthers(head)));
}

function headsOf(line: Line, row: number): Head[] {
  return columnsOf(line).flatMap(({ text, start, x }) => {
    const { number, rest = '' } = numberAndDay.exec(text)?.groups ?? {};
    const value = number && readFlightNumber(number);
    const isAlone = rest === '' || readDay(rest.replace(/^[\s,·|–-]+/, '')) !== undefined;
    if (!number || !value || !isAlone) return [];
    const end = start + number.length;
    const isKnown = marksOf(line).some((mark) => mark.kind === 'flight' && mark.start === start && mark.end === end);
    return isKnown || !(isNoDesignator(number) || isOfOther(line.text.slice(0, start)))
      ? [{ row, x, start, end, value, isKnown }]
      : [];
  });
}

/** Down to the next number two places and two hours. */
function tellsFlight(lines: readonly Line[], row: number, isHead: (row: number) => boolean): boolean {
  const below = lines.slice(row + 1, row + 1 + block);
  const next = below.findIndex((line, at) => isHead(row + 1 + at) || kinds(line).includes('flight'));
  const own = next < 0 ? below : below.slice(0, next);
  const times = own.flatMap(kinds).filter((kind) => kind === 'time').length;
  return times === 2 && own.flatMap((line) => placesIn(line, marksOf(line))).length >= 2;
}

const kinds = (line: Line): Mark['kind'][] => marksOf(line).map(({ kind }) => kind);
