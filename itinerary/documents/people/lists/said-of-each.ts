/** Several behind a label of travellers, before whose names stands what they are, in words that nobody needs to know. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellBetween, partsBetween } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import { fold } from '../../../text/fold.ts';
import { joining, particle, particles } from '../../../values/name-words.ts';
import { mayBeName, named, type Order } from '../names/printed-names.ts';

// doktorantė Vaiva Girdenytė | PhD student Ann Lee | doc. dr. Povilas Ragauskas
const said = /^(?:[\p{L}.’-]{1,20} ){0,2}\p{Ll}[\p{L}.’-]{2,}\.? (?=\p{Lu})/u;
const whole = new RegExp(`^\\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,3}$`, 'u');
const between = new RegExp(`,? ${joining} |[,;] `, 'gu');

/** All of them, where before one at least stands such a word; nobody, where a part is no name with or without one. */
export function eachWithWord(cell: Cell, order: Order): DraftPassenger[] {
  const parts = partsBetween(cell, [...cell.text.matchAll(between)]);
  const lengths = parts.map(({ text }) => lengthOfSaid(text));
  if (parts.length < 2 || lengths.every((length) => length === 0)) return [];
  const people = parts.flatMap(({ line, text, start, end }, index) => {
    const length = lengths[index] ?? 0;
    const name = text.slice(length);
    const isOne = whole.test(name) && mayBeName(name) && airportsNamed(name).length === 0;
    const person = isOne ? named(cellBetween(line, start + length, end), order) : undefined;
    return person ? [{ ...person, name: { ...person.name, certainty: 0.9 } }] : [];
  });
  return people.length === parts.length ? people : [];
}

/** In letters. Jan van der Berg has none of them before his name. */
function lengthOfSaid(words: string): number {
  const [found = ''] = said.exec(words) ?? [];
  return particles.has(fold(found.trim().split(' ').at(-1) ?? '')) ? 0 : found.length;
}
