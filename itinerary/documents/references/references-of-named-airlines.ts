/** References that are one airline's by its name beside them. */
import { type Found, foundAt } from '../../draft/found.ts';
import { pieceCells } from '../../layout/cells.ts';
import { airlineNamed, airlineOf } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { foldInPlace } from '../flight-labels.ts';
import { airlineLabel, referenceWord } from './reference-labels.ts';
import { isReference } from './reference-shapes.ts';

// Localizador Lufthansa: ZT4QK7 | Cod rezervare TAROM: 7QZ4TK | Código de reserva Avianca: 3WPKZL
const behindColon = /:\s*[A-Z0-9]{6}(?![A-Z0-9])/;
const labelWithName = /(?<!\p{L})(?<label>\p{L}[\p{L} ]{3,40}?)\s?:\s*(?<ref>[A-Z0-9]{6})(?![\p{L}\d/-])/dgu;
const referenceFirst = new RegExp(`^${referenceWord}(?: \\p{L}+){0,2}$`, 'u');

// Airline references (for the airlines' sites): Singapore Airlines YQ4ZBN · Qantas 6LDW3R | Airline reference: QF / MWT8PD
const inList =
  /(?<![\p{L}\d])(?<owner>[\p{L}\d][\p{L}\d .&’'-]{1,30}?)(?<between>\s[/*–-]\s|[/*:]\s?|\s)(?<ref>[A-Z0-9]{6})(?![\p{L}\d/-])/dgu;

// CONFIRMATION NUMBERS | Airline references | Buchungscodes | Coduri de rezervare | Références de réservation
const heading = new RegExp(
  `^(?:(?:airline|flight|flug|zbor|vol|vuelo|volo)s? )?${referenceWord}(?: \\p{L}{1,3})?(?: ${referenceWord}| numbers?| nummern?| numeros?)?:?$`,
  'u',
);

/** The first reference that stands behind an airline's name. */
export function refOfNamedAirline(lines: readonly Line[]): Found | undefined {
  const labels = new Set(lines.flatMap(labelsOfAirlines));
  return lines.flatMap((line, row) => [
    ...refsBehind(labels, line),
    ...refsInLists(line),
    ...(isHeading(line) ? refBelow(lines[row + 1]) : []),
  ])[0];
}

/** In letters: `codigo de ` before `reserva da companhia aerea`. */
const beforeLabel = 16;

/** Whatever stands in brackets behind it: `Código de reserva da companhia aérea (check-in)`. */
function isHeading({ text }: Line): boolean {
  const words = foldInPlace(text)
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
  return (
    heading.test(words) ||
    [...words.matchAll(airlineLabel)].some(({ 0: label, index }) => index < beforeLabel && words.endsWith(label))
  );
}

/** `SWISS   52JYTC` over `British Airways   QFX6D2`: each with its airline in the cell before. */
function refBelow(line: Line | undefined): Found[] {
  const [name, ref, ...others] = line ? pieceCells(line) : [];
  if (!line || !name || !ref || others.length > 0 || !isAirline(name.text.replace(/:$/, ''))) return [];
  return /^[A-Z0-9]{6}$/.test(ref.text) && isReference(ref.text) ? [foundAt(line, ref.start, ref.end)] : [];
}

const labelledRefs = (line: Line) => (behindColon.test(line.text) ? [...line.text.matchAll(labelWithName)] : []);

/** The words in front of an airline that is known: `Kode booking` of `Kode booking Saudia: ZT5D2M`. */
const labelsOfAirlines = (line: Line): string[] =>
  labelledRefs(line).flatMap(({ groups }) => {
    const words = (groups?.label ?? '').split(' ');
    const at = words.findIndex((_, index) => index > 0 && airlineNamed(words.slice(index).join(' ')));
    const label = foldInPlace(words.slice(0, at).join(' '));
    return at > 0 && referenceFirst.test(label) ? [label] : [];
  });

/** Behind such words, whatever airline is named there: `Kode booking Merpati: 6QWK3T`. */
const refsBehind = (labels: ReadonlySet<string>, line: Line): Found[] =>
  labelledRefs(line).flatMap(({ groups, indices }) => {
    const label = foldInPlace(groups?.label ?? '');
    const place = indices?.groups?.ref;
    const isOne = [...labels].some((one) => label.startsWith(`${one} `)) && isReference(groups?.ref ?? '');
    return isOne && place ? [foundAt(line, place[0], place[1])] : [];
  });

/** Behind a label of airlines' references, each with the airline in front. */
function refsInLists(line: Line): Found[] {
  const label = [...foldInPlace(line.text).matchAll(airlineLabel)][0];
  if (!label) return [];
  const labelEnd = label.index + label[0].length;
  return [...line.text.slice(labelEnd).matchAll(inList)].flatMap(({ groups, indices }) => {
    const place = indices?.groups?.ref;
    const isOne = isAirline(groups?.owner ?? '') && isReference(groups?.ref ?? '');
    return isOne && place ? [foundAt(line, labelEnd + place[0], labelEnd + place[1])] : [];
  });
}

/** A designator, or words that end in a name: `sites): Singapore Airlines`. */
export function isAirline(owner: string): boolean {
  const words = owner.split(' ');
  return words.some((_, index) => {
    const name = words.slice(index).join(' ');
    return /^[A-Z\d]{2}$/.test(name) ? airlineOf(name) !== undefined : airlineNamed(name) !== undefined;
  });
}
