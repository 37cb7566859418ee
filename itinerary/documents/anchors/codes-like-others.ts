/** Codes no table of ours knows, printed as those it knows in the same line: `Iqaluit YFB   Grise Fiord YGZ`, `MAO Manaus   ERN Eirunepé`. */
import { pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isCodeAlone } from '../code-words.ts';

type Known = { start: number; end: number; airport: { iata: string; city: string } | undefined };

const name = String.raw`(?<name>\p{Lu}\p{Ll}[\p{L}’'-]*(?: [\p{L}’'.-]+){0,3})`;
const shapes = [new RegExp(`^${name} (?<code>[A-Z]{3})$`, 'du'), new RegExp(`^(?<code>[A-Z]{3}) ${name}$`, 'du')];

/** @param known the codes of the line that have an airport */
export function codesLikeOthers(line: Line, known: readonly Known[]): { start: number; end: number }[] {
  if (known.length === 0) return [];
  return shapes.flatMap((shape) => {
    const cells = pieceCells(line).flatMap((cell) => {
      const match = shape.exec(cell.text);
      const [from, to] = match?.indices?.groups?.code ?? [0, 0];
      return match ? [{ start: cell.start + from, end: cell.start + to, ...match.groups }] : [];
    });
    const isKnown = (cell: { start: number; name?: string }) =>
      known.some(
        ({ start, airport }) => start === cell.start && airportsNamed(cell.name ?? '').some(({ city }) => city === airport?.city),
      );
    if (!cells.some(isKnown)) return [];
    return cells.filter(
      ({ start, end }) => known.every((code) => code.start !== start) && isCodeAlone(line.text.slice(start, end)),
    );
  });
}
