/** Two people with one family's name: `Jean et Anne Morel`, `Frau Hildegard und Herr Manfred Schürmann`; `Mr & Mrs John Smith`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../../../draft/found.ts';
import type { Cell } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { fold } from '../../../text/fold.ts';
import { joining, particle, sureTitle, titles } from '../../../values/name-words.ts';

const shape = new RegExp(
  `^(?<one>(?<title>${sureTitle} )?\\p{Lu}[\\p{L}'’-]+) ${joining} (?<other>(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+)(?<family> (?:${particle} ){0,2}\\p{Lu}[\\p{L}'’-]+)$`,
  'du',
);

/** One of both is a given name we know, or has a title: José Ortega y Gasset is one, and who `Mr and Mrs John Smith` are nobody knows. */
export function coupleIn(cell: Cell): DraftPassenger[] {
  const match = shape.exec(cell.text);
  const { one = '', title = '', other = '' } = match?.groups ?? {};
  const given = [one.slice(title.length), other.split(' ').at(-1) ?? ''];
  const isCouple = (given.some(isGivenName) || title !== '') && !given.some((word) => titles.has(fold(word)));
  return isCouple ? peopleOf(cell) : [];
}

function peopleOf(cell: Cell): DraftPassenger[] {
  const places = shape.exec(cell.text)?.indices?.groups;
  if (!places?.one || !places.other || !places.family) return [];
  const at = ([start, end]: [number, number]) => foundAt(cell.line, cell.start + start, cell.start + end);
  const family = at(places.family);
  return [joinFound(at(places.one), family), at([places.other[0], places.family[1]])].map((name) => ({
    name,
    order: 'given-first' as const,
  }));
}

/** `Bożena i Henryk Malczyk`, in a list, whatever they are called; Ramón y Cajal Santiago, whose given name we know, is one. */
export function coupleInList(cell: Cell): DraftPassenger[] {
  const couple = coupleIn(cell);
  const { one = '', family = '' } = shape.exec(cell.text)?.groups ?? {};
  if (couple.length > 0 || one.includes(' ') || isGivenName(family.trim())) return couple;
  return peopleOf(cell);
}

// Mr & Mrs John Smith | Herr und Frau Müller | M. et Mme Dupont
const titledCouple = new RegExp(
  `^${sureTitle} ${joining} ${sureTitle} (?:${particle} ){0,2}(?<family>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3})$`,
  'u',
);

/** The family's name, behind a given one, of two people of whom the titles are printed and one name at most. */
export const familyOfCouple = ({ text }: Cell): string | undefined => titledCouple.exec(text)?.groups?.family?.split(' ').at(-1);
