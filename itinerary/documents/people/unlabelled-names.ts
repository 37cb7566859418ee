/** Names under words we do not know. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { foundAt } from '../../draft/found.ts';
import { cellFrom, pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isCapitals } from '../../values/name-words.ts';
import { type Mark, marksOf } from '../flight-marks.ts';
import { oldDaysIn } from '../newest-year.ts';
import { isOfNights } from '../no-flights/nights.ts';
import { isOfOthers, speaksOfOthers } from '../no-flights/other-services.ts';
import { isRowOfBrackets, startsNumbered } from './lists/listed-names.ts';
import { isOfBirth, isUnderBirths } from './names/births.ts';
import { isFirm } from './names/firms.ts';
import { closes, greets } from './names/greetings.ts';
import { isMarkedAsName, isNumbered, isSurelyName, named, titleLast, withoutNumber } from './names/printed-names.ts';
import { severalNamed } from './names/several-names.ts';
import { afterLabel } from './passenger-labels.ts';
import { isKindAlone, kindInRow } from './passengers-in-passing.ts';
import { isUnderOthers } from './people-of-others.ts';
import { type Placed, ticketsIn } from './tickets/tickets-of-passengers.ts';

/** In lines: who wrote a letter, and for whom. */
const signature = 3;

// Reisija: | Guest 2:
const unknownLabel = /^\p{L}[\p{L} ]{1,24}(?: \d{1,2})?\s?:(?: |$)/u;

/**
 * Names under words we do not know: where nobody was found the lines that are nothing but a name, of which one part is a given name or a title;
 * where somebody was, those in the same list.
 */
export function unlabelledNames(lines: readonly Line[], known: readonly Placed<string>[]): Placed<DraftPassenger>[] {
  const places = new Map(known.map(({ row, value }) => [row, placeOf(lines[row], value)]));
  const { rows: old, isOld } = oldDaysIn(lines);
  const candidates = lines.flatMap((line, row): Placed<DraftPassenger>[] => {
    if (
      places.has(row) ||
      (speaksOfOthers(line) && !isRowWithRole(lines, row)) ||
      isOfNights(line) ||
      isUnderOthers(lines, row) ||
      lines.slice(Math.max(0, row - signature), row).some(({ text }) => closes(text))
    )
      return [];
    const value = isOfNames(lines, row, isOld) ? nameIn(line) : undefined;
    return value && (titleLast.test(value.name.value) || airportsNamed(value.name.value).length === 0)
      ? [{ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }]
      : [];
  });
  // Below the flights of a letter stands who wrote it, however it closes.
  const lastFlight = isLetter(lines) ? lines.findLastIndex((line) => marksOf(line).some(({ kind }) => kind === 'flight')) : -1;
  const isSignature = ({ row, value }: Placed<DraftPassenger>) =>
    lastFlight >= 0 &&
    row > lastFlight &&
    !old.has(row) &&
    !isInNumberedList(lines, row) &&
    !titleLast.test(value.name.value) &&
    ticketsIn(lines.slice(row, row + 2)).length === 0;
  const rows = new Set(candidates.map(({ row }) => row));
  const isInDatedList = ({ row }: Placed<DraftPassenger>) =>
    old.has(row) && [row - 1, row + 1].some((beside) => old.has(beside) && rows.has(beside));
  const isSure = (one: Placed<DraftPassenger>) =>
    (isSurelyName(one.value.name.value) || isInDatedList(one) || isSentByFirm(lines, one.row)) &&
    !isSignature(one) &&
    !isCalled(lines[one.row]);
  const sure = places.size === 0 ? candidates.filter(isSure) : [];
  // Data protection officer: Martin Weber, under names that need no label
  const bare = sure.filter(({ row }) => !leadOf(lines[row])?.endsWith(':'));
  const found = bare.length > 0 ? bare : sure;
  for (const { row, value } of found) places.set(row, value.name.box.x);
  // Viajes Salud Caribe, over Paciente: Altagracia Peguero: no list begins above its label.
  const isBehindLabel = (row: number) => leadOf(lines[row])?.endsWith(':') === true;
  const isInList = ({ row, value }: Placed<DraftPassenger>) =>
    [row - 1, row + 1].some(
      (beside) =>
        places.has(beside) &&
        !(beside > row && isBehindLabel(beside)) &&
        (isUnder(lines[row], lines[beside]) || isInColumn(value.name.box.x, lines[row], places.get(beside), lines[beside])),
    );
  const hasSameLead = (row: number) =>
    leadOf(lines[row]) !== undefined &&
    [row - 1, row + 1].some((beside) => places.has(beside) && leadOf(lines[beside]) === leadOf(lines[row]));
  // Reisija: … | Pileti number: … | Reisija: … | Pileti number: …
  const labels = new Set([...places.keys()].map((row) => leadOf(lines[row])));
  const hasSameLabel = (row: number) => leadOf(lines[row])?.endsWith(':') === true && labels.has(leadOf(lines[row]));
  // Kayla Wiens | E-ticket 838 2104558717; perhaps with the number of a passport between
  const isOverTicket = (row: number) => {
    const [below, next] = [lines[row + 1], lines[row + 2]];
    const nearest = below && next && /\d{6}|\d\.\d{3}/.test(below.text) && ticketsIn([below]).length === 0 ? next : below;
    return nearest !== undefined && !places.has(row + 1) && nearest.page === lines[row]?.page && ticketsIn([nearest]).length > 0;
  };
  // Lorenzo Santoboni | Adulto | … | Ginevra Santoboni | Adulto: cards of travellers
  const isOverKind = (row: number) =>
    isKindAlone(lines[row + 1]) && [...places.keys()].some((known) => isKindAlone(lines[known + 1]));
  // Hannah Cole   Adult   12A | Noah Cole   Child   12B
  const isBesideKind = (row: number) =>
    kindInRow(lines[row]) !== undefined && [...places.keys()].some((known) => kindInRow(lines[known]) !== undefined);
  const areCapitals = (row: number) => isCapitals(lines[row]?.text ?? '');
  // Reizigster: Freja Lund | UW VLUCHTEN | 1) Qatar Airways - ticket 157-4930217765: a heading, in letters no name is in
  const isInOtherLetters = ({ name }: DraftPassenger) =>
    known.length > 0 && known.every(({ value }) => isCapitals(value) !== isCapitals(name.value));
  // 1 Tn. Budi Santoso | 2 Ny. Dewi Anggraini | Informasi Tambahan: what has no number under those that have one is no more of them.
  const isOutsideNumbers = (row: number) =>
    !startsNumbered(lines[row]) && [...places.keys()].every((place) => startsNumbered(lines[place]));
  const isMarked = known.length > 0 && known.every(({ value }) => isMarkedAsName(value));
  // Down and up again: a list may be found from its middle.
  for (const one of [...candidates, ...candidates.toReversed()]) {
    // Approver: Whitfield, Karen, beside Traveler: Holloway, Marcus: behind another label stands another.
    const isLabelled = leadOf(lines[one.row])?.endsWith(':') === true && !hasSameLabel(one.row);
    const isInPlace =
      isInList(one) || hasSameLabel(one.row) || isOverTicket(one.row) || isOverKind(one.row) || isBesideKind(one.row);
    if (places.has(one.row) || (isLabelled && known.length > 0) || !isInPlace) continue;
    // Behind one name alone may stand anything; in a list of more, behind the same words, with a title or with a given name in it, a name.
    const isLikeOthers =
      hasSameLead(one.row) ||
      hasSameLabel(one.row) ||
      isOverTicket(one.row) ||
      isOverKind(one.row) ||
      isBesideKind(one.row) ||
      (isRowOfBrackets(lines[one.row]) &&
        [one.row - 1, one.row + 1].some((row) => places.has(row) && isRowOfBrackets(lines[row]))) ||
      (!isMarked &&
        places.size > 1 &&
        !isOutsideNumbers(one.row) &&
        [...places.keys()].some((row) => areCapitals(row) === areCapitals(one.row)));
    if (!isSurelyName(one.value.name.value) && (!isLikeOthers || isInOtherLetters(one.value))) continue;
    // 1 WIRYO/SUPARMAN MR | 2 DARMO/SITI MRS | PERLENGKAPAN DAN MANASIK: neither number nor title
    if (isMarked && isOutsideNumbers(one.row) && !isMarkedAsName(one.value.name.value) && !one.value.type) continue;
    places.set(one.row, one.value.name.box.x);
    labels.add(leadOf(lines[one.row]));
    found.push(one);
  }
  return found
    .flatMap((one) => [one, ...othersIn(lines[one.row] as Line, one.value).map((value) => ({ row: one.row, value }))])
    .sort((one, other) => one.row - other.row);
}

/** `Óscar Lerma   mánager   14D` between rows of the same columns: what somebody is in his troupe says nothing against his going with it. */
function isRowWithRole(lines: readonly Line[], row: number): boolean {
  const [above, own, below] = [row - 1, row, row + 1].map((at) => (lines[at] ? pieceCells(lines[at]) : []));
  const [name, ...others] = own ?? [];
  if (!name || others.length < 2 || isOfOthers(name.text)) return false;
  return [above, below].every(
    (cells) =>
      cells?.length === own?.length &&
      cells?.every(({ x, line }, index) => Math.abs(x - (own?.[index]?.x ?? 0)) < 6 && !speaksOfOthers(line)),
  );
}

/** `Priyanka Raghunathan | Brightwell Analytics Ltd`, over the flights: whoever a firm sends. */
const isSentByFirm = (lines: readonly Line[], row: number): boolean =>
  / [|·] /.test(lines[row]?.text ?? '') &&
  (lines[row]?.text ?? '')
    .split(/\s*[|·]\s*/)
    .slice(1)
    .some(isFirm) &&
  !lines.slice(0, row).some((line) => marksOf(line).some(({ kind }) => kind === 'flight'));

// RM NOTIFY ANDREI POPA | 7 OSI LH CTC MIRELA STAN: what a reservation keeps beside its flights
const remark = /^(?:\d{1,2}[. ]+)?(?:RM[A-Z*]?|RI[A-Z]|OSI|OS|SSR|SR|SK|APE?|APM|FM|FP)[ *]\P{Ll}+$/u;

/** What a line begins with before a name, its number left out: `Reisija:`, `#.`, `-`. */
const leadOf = (line: Line | undefined): string | undefined =>
  /^(?:\p{L}[\p{L} ]*:|\d{1,2}[.)]|[-–•*])/u.exec(line?.text ?? '')?.[0].replace(/\d+/, '#');

// Ring Lars Dahl, 22 55 01 44 | Anna Holm 031-555 01 44
const telephone = /(?<!\d)0?\d{2,4}(?:[ -]\d{2,3}){2,}(?!\d)/;

/** Behind a name that begins its line and no list the number of a telephone: of who answers it. */
const isCalled = (line: Line | undefined): boolean =>
  line !== undefined &&
  telephone.test(line.text) &&
  leadOf(line) === undefined &&
  marksOf(line).length === 0 &&
  ticketsIn([line]).length === 0;

/** `1. Linus Bergström` over or under `2. Hugo Ek` */
function isInNumberedList(lines: readonly Line[], row: number): boolean {
  const [before, own, next] = [row - 1, row, row + 1].map((at) => Number(/^\d{1,2}(?=[.)])/.exec(lines[at]?.text ?? '')?.[0]));
  return own === Number(before) + 1 || own === Number(next) - 1;
}

/** In lines: so far down a letter greets. */
const head = 15;

const isLetter = (lines: readonly Line[]): boolean => lines.slice(0, head).some(({ text }) => text.length < 60 && greets(text));

/** Neither a line of a flight, nor the heads of columns: CÓDIGO DE RESERVA   PASSAGEIRO   NÚMERO DO BILHETE. */
const isOfNames = (lines: readonly Line[], row: number, isOld: (mark: Mark, row: number) => boolean): boolean => {
  const line = lines[row] as Line;
  return (
    !remark.test(line.text) &&
    marksOf(line).every(
      (mark) => isPartOfName(mark, line) || isOld(mark, row) || (mark.kind === 'day' && isUnderBirths(mark, lines, row)),
    ) &&
    !pieceCells(line).slice(1).some(afterLabel)
  );
};

/** The first cell, what stands behind a label in it or beside it, or behind a number of its own. */
function nameIn(line: Line): DraftPassenger | undefined {
  const cells = pieceCells(line);
  const [cell, beside] = cells;
  // Nordhav Bulk   Nordhav Bulk: whom each is sent by
  if (!cell || beside?.text === cell.text) return undefined;
  const numbered = cells.find((_, index) => index > 0 && isNumbered(cells, index));
  if (numbered) return named(numbered, 'given-first');
  const length = unknownLabel.exec(cell.text)?.[0].length ?? 0;
  const own = cellFrom(cell, length);
  const behind = own.text === '' && beside ? beside : own;
  const [several] = severalNamed(withoutNumber(behind), 'given-first');
  if (several) return several;
  return behind.text.includes(' · ') && ticketsIn([line]).length === 0 ? undefined : named(withoutNumber(behind), 'given-first');
}

/** `1. Hendra Wijaya (46 th)   1. Bambang Utomo (51 th)`: lists beside each other, each with its numbers. */
const isOfTwoLists = (line: Line): boolean => {
  const cells = pieceCells(line);
  return (
    cells.length > 1 && cells.every((cell) => /^\d{1,2}[.)] \p{Lu}/u.test(cell.text) && named(withoutNumber(cell), 'given-first'))
  );
};

/** Pop Ion, Pop Ana, Pop Dan (copil): who stands behind the first; or beside it, each with what he is in brackets, or with a number. */
const othersIn = (line: Line, first: DraftPassenger): DraftPassenger[] =>
  pieceCells(line).flatMap((cell, index) =>
    isOfTwoLists(line)
      ? [named(withoutNumber(cell), 'given-first') ?? []]
          .flat()
          .filter(({ name }) => name.value !== first.name.value)
          .map((one) => ({ ...one, name: { ...one.name, certainty: 0.5 } }))
      : index > 0 && isRowOfBrackets(line)
        ? [named(cell, 'given-first') ?? []].flat().map((one) => ({ ...one, name: { ...one.name, certainty: 0.5 } }))
        : severalNamed(cell, 'given-first').filter(
            ({ name }) => name.value !== first.name.value && cell.text.includes(first.name.value),
          ),
  );

/** Where a name begins in its line. */
function placeOf(line: Line | undefined, name: string): number | undefined {
  const at = line?.text.indexOf(name) ?? -1;
  return line && at >= 0 ? foundAt(line, at, at + name.length).box.x : undefined;
}

/** Over and under the one that stands beside the label. */
const isInColumn = (x: number, line: Line | undefined, other: number | undefined, beside: Line | undefined) =>
  other !== undefined && line?.page === beside?.page && Math.abs(x - other) < 6;

// BEN ALI LEILA MRS | VAN DER BERG JAN MR (CHD): Benghazi, Alice, Van and Derby are no places there
const titledLine = /^\p{Lu}[\p{Lu}'’ -]+ (?:MR|MRS|MS|MISS|MSTR)(?: \(\p{Lu}{3}\))?$/u;

// Tudor Rotaru   Copil   IAS-LTN: 12C  LTN-IAS: 11F
const seatOnTheWay = /(?<!\p{L})[A-Z]{3}\s?[-–/→]\s?[A-Z]{3}\s?:\s?(?:\d{1,2}[A-L](?!\p{L})|[-–](?=\s|$))/gu;
const isOfSeat = ({ start, end }: Mark, { text }: Line): boolean =>
  [...text.matchAll(seatOnTheWay)].some(({ 0: seat, index }) => index <= start && end <= index + seat.length);

const isPartOfName = (mark: Mark, line: Line): boolean =>
  isOfSeat(mark, line) ||
  (mark.kind === 'airport' && mark.bare && titledLine.test(line.text.trim())) ||
  (mark.kind === 'day' && (isInBrackets(mark, line) || isOfBirth(mark)));

/** Petr Novotný (nar. 17. 4. 1983) */
const isInBrackets = ({ start }: Mark, { text }: Line) => text.lastIndexOf('(', start) > text.lastIndexOf(')', start - 1);

export const isUnder = (one: Line | undefined, other: Line | undefined) =>
  one !== undefined && other !== undefined && one.page === other.page && Math.abs(one.x - other.x) < 6;
