/** Names whose title or kind of traveller stands in a cell of its own: `Dna   Ileana Câmpeanu`, `CHD   STOYANOVA RAYA`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../../../draft/found.ts';
import { type Cell, foundCell } from '../../../layout/cells.ts';
import { sureTitle } from '../../../values/name-words.ts';
import { kindBesideName } from '../../../values/traveller-kinds.ts';
import { mayBeName, named, type Order, surelyNamed } from './printed-names.ts';

const titleAlone = new RegExp(`^${sureTitle}$`, 'u');

/** `CHD   STOYANOVA RAYA`, `4. Bebek   ELİF KAYA`: the kind of a traveller in the column of titles. */
export function kindAndNameIn(cells: readonly Cell[], order: Order): DraftPassenger | undefined {
  for (const [index, cell] of cells.slice(0, 2).entries()) {
    const [kind, next] = [kindBesideName(cell.text.replace(/^\d{1,2}[.)] ?/, '')), cells[index + 1]];
    // Ms Maya Lind   Adult   Nasi Lemak: it is of the name before it
    const isSaidBehind = cells.slice(0, index).some((before) => surelyNamed(before, order).length > 0);
    const person = kind && next && !isSaidBehind ? named(next, order) : undefined;
    if (kind && person) return { ...person, type: { ...foundCell(cell), value: kind } };
  }
  return undefined;
}

const namePart = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;

/** `Dna   Ileana Câmpeanu`, `Mrs   Ioana-Ruxandra   Marinescu   E-ticket no. …`: a title in a column of its own. */
export function titledBeside(cells: readonly Cell[], order: Order): DraftPassenger[] {
  return cells.flatMap((cell, index) => {
    const [next, other, behind] = cells.slice(index + 1);
    if (!next || !titleAlone.test(cell.text)) return [];
    const inTwo = other && namePart.test(next.text) && namePart.test(other.text) && (!behind || /\d/.test(behind.text));
    if (inTwo && mayBeName(`${next.text} ${other.text}`))
      return [{ name: joinFound(foundAt(cell.line, cell.start, cell.end), foundCell(next), foundCell(other)), order }];
    const person = named(next, order);
    return person ? [{ ...person, name: joinFound(foundAt(cell.line, cell.start, cell.end), person.name) }] : [];
  });
}
