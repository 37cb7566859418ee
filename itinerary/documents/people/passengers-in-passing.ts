/** Travellers that a line about something else names: the position of an invoice, an infant behind who carries it. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, foundCell, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { kindIn, kindOf, kindOfAge, type TravellerKind } from '../../values/traveller-kinds.ts';
import { isPlace, isSurelyName, named, type Order, titleLast, withTitle } from './names/printed-names.ts';
import { apartAtCommas, severalNamed } from './names/several-names.ts';
import { behindBareLabel, isTravellersLabel } from './passenger-labels.ts';
import { ticketsIn } from './tickets/tickets-of-passengers.ts';

/** `Bilet avion LH OTP-FRA-OTP, 2202418005512, NEAGU BOGDAN MR`: whom a ticket was sold for, between commas. */
export function soldIn(cells: readonly Cell[], order: Order): DraftPassenger[] {
  // Byrne, Niamh Aoife Ms is one name.
  const positions = cells.filter(({ text }) => text.split(',').length > 2 && /\d{10}/.test(text));
  if (positions.length === 0 || ticketsIn(positions.map(({ line }) => line)).length === 0) return [];
  return positions.flatMap(apartAtCommas).flatMap((part) => (titleLast.test(part.text) ? (named(part, order) ?? []) : []));
}

// cu sugar: EVA MARIA ZAMFIR, 09/07/2026 | 1 barn: Ida Lund (7 år) | Infant (on lap): Mia Wittenberg | Child 2: Luca Moraru
const labelled = /^[+&]?\s*(?:\d{1,2}\s?x?\s)?(?<words>\p{L}[\p{L} ]{2,30}?)(?: \d{1,2})?\s?(?:\([^()]{1,20}\)\s?)?:\s*/u;

/** Baby cot: of infants, and nobody. Folded. */
const furniture =
  /^(?:cot|crib|bed|seat|meal|menu|fare|care|patut|scaun|meniu|tarif|lit|siege|repas|bett|kinderbett|sitz|cuna|silla|culla|lettino|requested?)$/;

// Ana Gil (+ bebé: Leo) | Tim Krause (mit Baby)
const besideName = /\((?:\+ ?|(?:plus|with|cu|mit|avec|con|com|met|med) )(?:\d{1,2} ?x? ?)?(?<words>\p{L}[^()]{2,60})\)/iu;

/** The kind of who goes along with those a line names: of a baby cot, none. */
export function kindInBrackets({ text }: Line): TravellerKind | undefined {
  const words = besideName.exec(text)?.groups?.words ?? '';
  return words.split(' ').some((word) => furniture.test(fold(word))) ? undefined : kindIn(words);
}

const isInfant = (word: string) => word.length > 3 && kindOf(word) === 'infant';

/** Behind a word for an infant, among others before a colon, stands an infant; behind any other kind alone who is of it. */
export const labelledWithKind = (cells: readonly Cell[], order: Order): DraftPassenger[] =>
  cells.flatMap((cell) => {
    const label = labelled.exec(cell.text);
    const words = label?.groups?.words?.split(' ') ?? [];
    // Bagaglio in stiva: among others IN is no infant's code.
    if (words.some((word) => furniture.test(fold(word)))) return [];
    const kind = words.length === 1 ? kindOf(words[0] ?? '') : words.some(isInfant) ? 'infant' : undefined;
    if (!label || !kind) return [];
    const rest = cellFrom(cell, label[0].length);
    const several = severalNamed(rest, order);
    const people = several.length > 0 ? several : [named(rest, order) ?? []].flat();
    return people.map((person) => ({ ...person, type: { ...foundCell(cell), value: kind } }));
  });

// Infant (on lap), travelling with Mei Tanaka | Infant on lap | Bebeluș (călătorește cu Ana- | Adulto | (dziecko) | Child (2-11) | Child, age 6 | Copil 2: | Adolescent (12-15)
const kindShape =
  /^(?<word>\p{L}(?:\p{L}{2,}|\p{L}{1,5}\.))(?<number> \d{1,2}\s?:?)?(?: (?:on (?:the )?lap|în brațe|auf dem Schoß|sur les genoux|en brazos|in braccio|no colo|na kolanach|op schoot))?(?: ?\((?<inside>[^()]{1,30})\)?)?(?:, ?(?:aged? )?\d{1,2} ?\p{L}{0,8})?(?:,? (?:\p{Ll}+ )?(?:with|cu|mit|avec|con|com|met|med|z|s|sa|ile) \p{Lu}[\p{L} .'’-]{2,50})?$/u;
/** What kind of traveller a cell says, and nothing more. */
function kindOfCell(cell: Cell): { type: NonNullable<DraftPassenger['type']>; isNumbered: boolean } | undefined {
  const { word = '', number, inside = '' } = kindShape.exec(cell.text.replace(/^\((.*)\)$/, '$1'))?.groups ?? {};
  const kind = kindOf(word) ?? kindOfAge(inside);
  return kind && { type: { ...foundCell(cell), value: kind }, isNumbered: number !== undefined };
}

/** `Adulto` under a name: which kind of traveller that is. */
export const isKindAlone = (line: Line | undefined): boolean =>
  kindsAlone(line).length === 1 && pieceCells(line as Line).length === 1;

const kindsAlone = (line: Line | undefined) =>
  (line ? pieceCells(line) : []).flatMap((cell) => {
    const kind = kindOfCell(cell);
    return kind && !kind.isNumbered ? kind.type : [];
  });

/** The kind that a row says its traveller is; of one that says two, none. */
export function kindInRow(line: Line | undefined): DraftPassenger['type'] {
  const [type, ...others] = kindsAlone(line);
  return others.every(({ value }) => value === type?.value) ? type : undefined;
}

/** In lines: nobody books for more. */
const mostTurns = 60;

/** The kind in the line under a name, or over it: of names and kinds that take turns, whichever is first leads. */
export function kindBeside(lines: readonly Line[], row: number): DraftPassenger['type'] {
  const [over, under] = [isKindAlone(lines[row - 1]), isKindAlone(lines[row + 1])];
  if (over && (isOverOther(lines, row - 2) || isLabelOfOne(lines[row - 2]))) return kindInRow(lines[row - 1]);
  if (!over) return under && !isOverOther(lines, row) ? kindInRow(lines[row + 1]) : undefined;
  let first = row;
  while (row - first < mostTurns && isKindAlone(lines[first - 1])) first -= 2;
  const leading = lines[first];
  const [cell] = leading ? pieceCells(leading) : [];
  if (cell && named(cell, 'given-first')) return under ? kindInRow(lines[row + 1]) : undefined;
  // A kind over a name alone may be of the one before: only the turns tell.
  return under || first < row - 2 ? kindInRow(lines[row - 1]) : undefined;
}

/** `Madame Odile Vasseur` over `Bébé` over `Lou Vasseur`, and no kind under that: of a grown-up and somebody without a title the child is the other. */
function isOverOther(lines: readonly Line[], row: number): boolean {
  const [own, kind, other] = [lines[row], kindInRow(lines[row + 1])?.value, lines[row + 2]];
  if (!own || !other || !kind || kind === 'adult' || !isKindAlone(lines[row + 1]) || isKindAlone(lines[row + 3])) return false;
  const [cell] = pieceCells(other);
  return withTitle.test(own.text) && !withTitle.test(other.text) && cell !== undefined && !!named(cell, 'given-first');
}

/** `Pasażer 3` over `Niemowlę` over `Kalina Gryka` */
const isLabelOfOne = (line: Line | undefined): boolean =>
  line !== undefined && isTravellersLabel(line.text.replace(/\s*\d{1,2}[.:]?$/, '').trim());

/**
 * `Bebeluș 1   LUCA MUNTEANU`: who a number of a kind is; and `Bebek   Deniz Yildirim`, with the number of a ticket behind it or under it, or in
 * a list of such rows.
 */
export const behindKind = (lines: readonly Line[], row: number, order: Order): DraftPassenger[] => {
  const cells = pieceCells(lines[row] as Line);
  return cells.flatMap((cell, index) => {
    const kind = kindOfCell(cell);
    const beside = kind && cells[index + 1];
    const person = beside && named(beside, order);
    if (!person) return [];
    const isOne =
      kind.isNumbered ||
      hasTicket(beside, lines[row + 1]) ||
      [row - 1, row + 1].some((other) => isListedWith(person, cell, lines[other], order));
    return isOne ? [{ ...person, type: kind.type }] : [];
  });
};

/** `Çocuk   Deniz Şahin` under `Yetişkin   Elif Şahin`: of one family, or both with given names we know. */
function isListedWith({ name: { value } }: DraftPassenger, { x }: Cell, line: Line | undefined, order: Order): boolean {
  const cells = line ? pieceCells(line) : [];
  const index = cells.findIndex((cell) => Math.abs(cell.x - x) <= aligned && kindOfCell(cell));
  const beside = index < 0 ? undefined : cells[index + 1];
  const other = (beside && named(beside, order))?.name.value;
  if (other === undefined || other === value) return false;
  const words = fold(value).split(/[\s/]+/);
  return (
    [value, other].every(isSurelyName) ||
    fold(other)
      .split(/[\s/]+/)
      .some((word) => word.length > 2 && words.includes(word))
  );
}

/** In points: what stands under each other begins so near. */
const aligned = 3;

const hasTicket = ({ line, x, right }: Cell, next: Line | undefined): boolean =>
  [line, ...(next ? [next] : [])].some((one) =>
    ticketsIn([one]).some(({ value: { box } }) => (one === line ? box.x > right : Math.abs(box.x - x) <= aligned)),
  );

/** `Resenär Oskar Lind`: of a label that nothing parts from what is behind it nobody knows whether it goes on. */
export const barelyLabelled = (line: Line, order: Order): DraftPassenger[] =>
  pieceCells(line).flatMap((cell) => {
    const bare = behindBareLabel(cell);
    const person = bare && named(bare, order);
    return person && !isPlace(person.name.value) ? [{ ...person, name: { ...person.name, certainty: 0.5 } }] : [];
  });
