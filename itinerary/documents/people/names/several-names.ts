/** Several names in one cell: with titles, with kinds, of one family, or parted by commas and by and. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, partsBetween } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { anyTitle, endsInTitle, joining, sureTitle } from '../../../values/name-words.ts';
import { ticketsIn } from '../tickets/tickets-of-passengers.ts';
import { kindBehind, named, type Order } from './printed-names.ts';

/** What systems put before a name: CHD ROSSI LUCA. */
const code = '(?:ADT|CHD|CNN|INF|INS)';

// …, Mr Ion Popescu | … et Mme Hélène Lefebvre
const betweenNames = new RegExp(
  `(?:(?:,| ${joining}) (?=(?:${sureTitle}|${code}) \\p{Lu})|(?<=\\)),? (?:${joining} )?(?=\\p{Lu}))`,
  'gu',
);

// D. Javier Soto Lara, Dña. Elena Vidal Mora | Ing. Jan Novák a Ing. Petr Malý: short titles, where each part has one and two names
const betweenTitled = new RegExp(`(?:,| ${joining}) (?=${anyTitle} \\p{Lu})`, 'gu');
const titled = new RegExp(`^${anyTitle} \\p{Lu}\\S+ (?:\\S+ )*\\p{Lu}\\S+`, 'u');

// Adrian Toma, Elena Roxana Toma | Adrian Toma și Elena Ionescu | Camille Roux (adulte), Jade Roux (enfant, 4 ans)
const betweenWholeNames = new RegExp(
  ` / (?=\\p{Lu})|; (?=\\p{Lu})|,? ${joining} (?=\\p{Lu})|, (?=\\p{Lu}[^()]{0,120}(?:\\(|$))`,
  'gu',
);

// 1) Ada King Ms 2) Leo King Mr
const beforeNumber = / (?=\d{1,2}[.)] \p{Lu})/gu;

type Cut = RegExpExecArray;

/** `PETER DANIEL / SARAH MRS`, `SIDI AHMED / MOHAMED LEMINE   147-2402217735`: one, as systems write a name, though a family may be called as if it were given; two of one family share a word. */
function isOneSlashed({ text, line }: Cell): boolean {
  const [family = [], given = []] = text.split(' / ').map((half) => half.split(' '));
  const isTitled = endsInTitle.test(text) && !endsInTitle.test(family.join(' '));
  const isOne = /^[\p{Lu} .'’-]+ \/ [\p{Lu} .'’-]+$/u.test(text) && (isTitled || ticketsIn([line]).length === 1);
  return isOne && !family.some((word) => given.includes(word));
}

// CAICEDO LERMA, Emily Sofía (menor, 8 años): the family in capitals, and nobody else in them
const familyInCapitals = /^\p{Lu}[\p{Lu} '’-]+, \p{Lu}\p{Ll}[\p{L} .'’-]*(?: \([^()]*\))?$/u;

/** `Ms Ana Popescu (ticket 086 2190077634), Mr Ion Popescu`: each from its title on; without titles, where each is whole. */
export function severalIn(cell: Cell): Cell[] {
  const isOne = isOneSlashed(cell) || familyInCapitals.test(cell.text);
  const whole = isOne ? [cell.text] : cell.text.split(betweenWholeNames);
  // Lucía Ortiz y Álvaro Gil: no comma may part a family's name from a given one.
  const isJoined = !cell.text.includes(',');
  const known = whole.filter((name) => isWholeName(name, whole, isJoined)).length;
  // Of three and more, one may have names that nobody knows.
  const areWhole =
    whole.length > 1 && (known === whole.length || (known > 1 && known === whole.length - 1 && whole.every(isShaped)));
  const [bySure, byShort] = [betweenNames, betweenTitled].map((between) => [...cell.text.matchAll(between)]) as [Cut[], Cut[]];
  const areTitled = byShort.length > bySure.length && cell.text.split(betweenTitled).every((name) => titled.test(name));
  const numbered = /^1[.)] /.test(cell.text) ? [...cell.text.matchAll(beforeNumber)] : [];
  const cuts =
    numbered.length > 0 ? numbered : areWhole ? [...cell.text.matchAll(betweenWholeNames)] : areTitled ? byShort : bySure;
  return partsBetween(cell, cuts);
}

/** `1. Neele Harms; 2. Fokko Harms`: each with the number that follows, and so all of one list, whatever they are called. */
export const areCounted = (cells: readonly Cell[]): boolean =>
  cells.every(({ text }, at) => Number(/^\d{1,2}(?=[.)] )/.exec(text)?.[0]) === at + 1);

const mayBeSeveral = /[,;)] | (?:[+&/]|\p{L}{1,3}) /u;

/** `Pop Ion, Pop Dan (copil)`: each of several; none where only one of the parts is a name, as of `Mr and Mrs John Smith`. */
export function severalNamed(cell: Cell, order: Order): DraftPassenger[] {
  if (!mayBeSeveral.test(cell.text)) return [];
  const people = severalIn(cell).flatMap((part) => named(part, order) ?? []);
  return people.length > 1 ? people : [];
}

/** Two words or more with capitals, one of them perhaps an initial: Emily R. Watson */
const isShaped = (name: string): boolean => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+)+\.?$/u.test(name);

/** From a given name to a family's, or from a family's to a given name: `Martín Pérez, José Luis` has none behind its comma, unless another has the same; or with its kind behind it. */
function isWholeName(printed: string, all: readonly string[], isJoined: boolean): boolean {
  const kind = kindBehind(printed);
  const name = (kind ? printed.slice(0, kind.at) : printed).replace(/ \([^()]{0,40}\)$/, '');
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isShared = all.some(
    (other) => other !== printed && (haveSameFamily(other.replace(/ \(.*$/, ''), last) || other.startsWith(`${first} `)),
  );
  return (
    isShaped(name) &&
    (kind !== undefined || isShared || isGivenName(first) !== isGivenName(last) || (isJoined && isGivenName(first)))
  );
}

/** Whether a name ends with a family's, alone or with another: Bo Lee, or Bo Lee-Novak. */
export const haveSameFamily = (name: string, family: string): boolean =>
  name.includes(' ') && (name.split(' ').at(-1) ?? '').split('-').some((part) => family.split('-').includes(part));

// Frau Ana Munteanu, Herr Vlad Munteanu
export function apartAtCommas(cell: Cell): Cell[] {
  return [...cell.text.matchAll(/[^,]+/g)].map(({ 0: text, index }) => {
    const start = cell.start + index + (text.length - text.trimStart().length);
    return { ...cell, text: text.trim(), start, end: start + text.trim().length };
  });
}
