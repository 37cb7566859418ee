/** The two places of a flight as copied text has them: the cells of a table one under the other, each place over one or more lines. */
import { type Found, foundAt, joinFound } from '../../draft/found.ts';
import { betweenPlaces } from '../../layout/two-places.ts';
import { airportsIn } from '../../reference/airports.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readTerminal } from '../../values/terminals.ts';

const printedTerminal = /^Terminale?\s?:?\s*(?<name>[A-Z0-9]{1,4})$/i;

/** Two places are printed over no more lines. */
const mostLines = 8;

type CopiedEnds = { from: Found; to: Found; fromTerminal?: Found; toTerminal?: Found };

/**
 * The lines above a flight, parted where that leaves an airport on both sides and nowhere else as well; undefined where no place or more than one does.
 * @param last what of the flight's own line belongs to the places.
 */
export function copiedEnds(lines: readonly Line[], last: Found | undefined): CopiedEnds | undefined {
  const cells = [
    ...lines.flatMap((line) => columnsOf(line).map(({ start, end }) => foundAt(line, start, end, 0.6))),
    ...(last ? partsOf(last) : []),
  ];
  const names = cells.filter(({ value }) => !printedTerminal.test(value));
  if (names.length > mostLines) return undefined;
  const splits = names.slice(1).flatMap((_, index) => {
    const [from, to] = [names.slice(0, index + 1), names.slice(index + 1)].map(joined);
    const [starts = [], goals = []] = [from, to].map((found) => (found ? airportsIn(found.value) : []));
    const apart = starts.length > 0 && goals.length > 0 && !starts.some((one) => goals.includes(one));
    return from && to && apart
      ? [{ from, to, at: index + 1, score: scoreOf(starts.length, goals.length, names[index + 1]) }]
      : [];
  });
  const best = Math.max(...splits.map(({ score }) => score));
  const [chosen, other] = splits.filter(({ score }) => score === best);
  if (!chosen || other) return undefined;
  const { from, to, at } = chosen;
  return { from, to, ...terminalsOf(cells, names[at]) };
}

/** A place known for sure counts, and so does a second place whose first line names it: `INTL` alone is none. */
const scoreOf = (starts: number, goals: number, second: Found | undefined) =>
  [starts, goals].filter((count) => count === 1).length + (second && airportsIn(second.value).length > 0 ? 1 : 0);

/** Terminals before the second place are the first one's. Behind both places two come in order, and one alone may be of either. */
function terminalsOf(cells: readonly Found[], secondPlace: Found | undefined): Pick<CopiedEnds, 'fromTerminal' | 'toTerminal'> {
  const second = secondPlace ? cells.indexOf(secondPlace) : cells.length;
  const found = cells.flatMap((cell, index) => {
    const name = printedTerminal.test(cell.value) ? readTerminal(cell.value) : undefined;
    return name === undefined ? [] : [{ index, found: { ...cell, value: name } }];
  });
  const [first, next, more] = found;
  if (!first || more) return {};
  if (next) return { fromTerminal: first.found, toTerminal: next.found };
  return first.index < second ? { fromTerminal: first.found } : {};
}

function partsOf(found: Found): Found[] {
  const at = betweenPlaces(found.value);
  if (at === undefined) return [found];
  return [found.value.slice(0, at), found.value.slice(at)].map((part) => ({ ...found, value: part.trim(), text: part.trim() }));
}

function joined(parts: readonly Found[]): Found | undefined {
  const [first, ...others] = parts;
  return first && joinFound(first, ...others);
}
