/** `Cristi (Cristian) Oprea`, `W. (Wietske) Hoekstra`, `Robert “Bob” Lee`: the name as passports have it, of two that stand for one. */
import { type Found, foundAt, joinFound } from '../../../draft/found.ts';
import type { Cell } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { anyTitle, particle } from '../../../values/name-words.ts';

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const initials = '(?:\\p{Lu}\\.[ -]?){1,4}';
const family = `(?:(?:${particle}) ){0,3}${word}(?:[ -](?:(?:${particle}) ){0,2}${word}){0,2}`;
const inBrackets = new RegExp(
  `^\\s*(?:\\d{1,2}[.)]? |[-–•*·] )?(?<title>(?:${anyTitle} ){1,3})?(?<one>${initials}|${word}(?: ${word})?) ?(?:\\((?<other>${word})\\)|[„“"”«](?<called>${word})["“”»]) (?<family>${family})(?=$|[,;(]| [–—-] )`,
  'du',
);

/** As of who is named by a few signs alone: Anișoara is called Ana, and Kate is in her passport as Catherine. */
const hardly = 0.4;

/** Of a name called and a name written the longer, to be compared; behind initials whatever is written out. Undefined where a cell has but one. */
export function formalName({ line, start, end }: Cell): Found | undefined {
  const found = inBrackets.exec(line.text.slice(start, end));
  const { one = '', other = '' } = found?.groups ?? {};
  const isInitials = /^\p{Lu}\./u.test(one);
  if (!found || !(isInitials || [one.split(' ')[0] ?? '', other].some(isGivenName))) return undefined;
  const own = isInitials || other.length > one.length ? 'other' : 'one';
  const places = [found.indices?.groups?.title, found.indices?.groups?.[own], found.indices?.groups?.family];
  const [first, ...rest] = places.flatMap((place) => (place ? foundAt(line, start + place[0], start + place[1]) : []));
  const isToCompare = !isInitials && other !== '';
  const name = first && rest.length > 0 ? joinFound(first, ...rest) : undefined;
  return name && isToCompare ? { ...name, certainty: hardly } : name;
}
