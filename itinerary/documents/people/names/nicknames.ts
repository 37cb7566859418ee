/** Names in whose middle stands what their bearers are called: `Sorin „Sorinel” Dragnea`, `Pepe (José) Arriaga`, `W. (Wietske) Hoekstra`. */
import { type Found, foundAt, joinFound } from '../../../draft/found.ts';
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { isGivenPart } from '../../../reference/parts-of-names.ts';
import { joinedPieces } from '../../../text/joined-pieces.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { anyTitle, particle } from '../../../values/name-words.ts';

const called = "\\p{Lu}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*){0,2}";
// 3. Sorin „Sorinel” Dragnea – sunet | Pepe (José) Arriaga
const inMiddle = new RegExp(
  `^(?<lead>(?:\\d{1,2}[.)] |[-–•*] )?(?:${anyTitle} ){0,2})(?<before>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?) (?:["„“”«'‘](?<quoted>${called})["“”»'’]|\\((?<bracketed>\\p{Lu}[\\p{L}'’-]+)\\)) (?=\\p{Lu}\\p{L})`,
  'du',
);

/** Where in a cell such words stand. In brackets it is the one of both that is nobody's given name; where both are, nobody knows. */
function nicknameIn(text: string): readonly [number, number] | undefined {
  const { groups, indices } = inMiddle.exec(text) ?? {};
  const [before = '', inside = ''] = [groups?.before, groups?.bracketed];
  const places = indices?.groups;
  if (!places?.before) return undefined;
  const isGiven = isGivenPart(before.split(' ')[0]);
  if (places.quoted) return isGiven ? [places.quoted[0] - 2, places.quoted[1] + 1] : undefined;
  if (!places.bracketed || isGiven === isGivenPart(inside)) return undefined;
  return isGiven ? [places.bracketed[0] - 2, places.bracketed[1] + 1] : places.before;
}

/** The lines without what people are called besides. */
export const withPlainNames = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    if (!/["„“«'‘(]/.test(line.text)) return [line];
    const cells = pieceCells(line);
    const nicknames = cells.map(({ text }) => nicknameIn(text));
    if (nicknames.every((nickname) => nickname === undefined)) return [line];
    const plain = joinedPieces(
      line,
      cells.map((cell, index) => {
        const [from, to] = nicknames[index] ?? [0, 0];
        const { start, end, text } = cell;
        if (to === 0) return [cell];
        // Pepe (José) Arriaga: what is left stood in brackets
        const bracket = /^ \((?<own>[^()]+)\) /u.exec(text.slice(to))?.groups?.own;
        const behind = bracket === undefined ? start + to + 1 : start + to + bracket.length + 4;
        const parts = [
          { line, start, end: start + from - (from > 0 && text[from - 1] === ' ' ? 1 : 0) },
          ...(bracket === undefined ? [] : [{ line, start: start + to + 2, end: start + to + 2 + bracket.length }]),
          { line, start: behind, end },
        ];
        return parts.filter((part) => part.end > part.start);
      }),
    );
    return plain.map((own) => inColumnsOf(own, cells));
  });

/** Each cell where it was, though its first word is left out. */
function inColumnsOf(line: Line, cells: readonly Cell[]): Line {
  const places = pieceCells(line).map(({ start }, index) => ({ start, x: cells[index]?.x }));
  // (José): a word is printed with its brackets, and begins before its cell.
  const words = line.words.map((word) => {
    const place = places.find(({ start }) => word.start <= start && start < word.start + word.text.length);
    if (place?.x === undefined) return word;
    const text = word.start < place.start ? word.text.replace(/[()]/g, '') : word.text;
    return { ...word, text, start: place.start, x: place.x };
  });
  return { ...line, x: Math.min(...words.map(({ x }) => x)), words };
}

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const initials = '(?:\\p{Lu}\\.[ -]?){1,4}';
const family = `(?:(?:${particle}) ){0,3}${word}(?:[ -](?:(?:${particle}) ){0,2}${word}){0,2}`;
// Cristi (Cristian) Oprea | W. (Wietske) Hoekstra
const ofTwo = new RegExp(
  `^\\s*(?:\\d{1,2}[.)]? |[-–•*·] )?(?<title>(?:${anyTitle} ){1,3})?(?<one>${initials}|${word}(?: ${word})?) ?\\((?<other>${word})\\) (?<family>${family})(?=$|[,;(]| [–—-] )`,
  'du',
);

/** As of who is named by a few signs alone: Anișoara is called Ana, and Kate is in her passport as Catherine. */
const hardly = 0.4;

/** Of a name called and a name written the longer, to be compared; behind initials whatever is written out. Undefined where a cell has but one. */
export function formalName({ line, start, end }: Cell): Found | undefined {
  const found = ofTwo.exec(line.text.slice(start, end));
  const { one = '', other = '' } = found?.groups ?? {};
  const isInitials = /^\p{Lu}\./u.test(one);
  if (!found || !(isInitials || [one.split(' ')[0] ?? '', other].some(isGivenName))) return undefined;
  const own = isInitials || other.length > one.length ? 'other' : 'one';
  const places = [found.indices?.groups?.title, found.indices?.groups?.[own], found.indices?.groups?.family];
  const [first, ...rest] = places.flatMap((place) => (place ? foundAt(line, start + place[0], start + place[1]) : []));
  const name = first && rest.length > 0 ? joinFound(first, ...rest) : undefined;
  return name && !isInitials ? { ...name, certainty: hardly } : name;
}
