/** Names that were too long for their cell: `HARRINGTON/JAMES` over `PATRICK MR`, `Jennifer O'Brien-` over `Castillo`. */
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import { gapBetween } from '../../../text/boxes.ts';
import { withCentredRows } from '../../../text/centred-rows.ts';
import { fold } from '../../../text/fold.ts';
import { joinedPieces } from '../../../text/joined-pieces.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { anyTitle, endsInTitle, isCapitals, particles, sureTitle, titles } from '../../../values/name-words.ts';
import { kindBesideName, kindOf } from '../../../values/traveller-kinds.ts';
import { isOfOthers } from '../../no-flights/other-services.ts';
import { bookingRefIn } from '../../references/booking-reference.ts';
import { isLabelled } from '../passenger-labels.ts';
import { kindInRow } from '../passengers-in-passing.ts';
import { partUnder } from './name-parts.ts';
import { mayBeName, withTitle } from './printed-names.ts';

// 080 2420771531 | 080 2420 771 531
const ticket = /(?<!\d)\d{3}[ -]?(?:\d{10}|\d{3,4} \d{3,4} \d{3,4}|\d{4} \d{6})(?!\d)/;
/** Name des Flug- | Name of | Passenger over name: a label may be too long for its cell as well. */
const goesOnInNext = /(?:-|\s(?:and|und|et|y|e|și|de|des|of))$/u;

/** What a name may begin with: a number in a list, a title, its first words. */
const startShape = new RegExp(
  `^(?:\\d{1,2}[.)] |[»>•] ?)?(?:${sureTitle} )?\\p{Lu}[\\p{L}.'’-]*(?:(?: | ?\\/ ?)\\p{L}[\\p{L}.'’-]*){0,5} ?\\/?$`,
  'u',
);
// BELKADI Ilyana, DA SILVA Maël: whole each, whatever the next begins with
const familyThenGiven = /^(?:\d{1,2}[.)] )?(?:\p{Lu}[\p{Lu}'’-]+ )+\p{Lu}\p{Ll}/u;
/** What may be left of it, or of its second half. */
const restShape = /^(?:\/ ?)?\p{Lu}[\p{L}'’-]+(?:(?: | ?\/ ?)\p{Lu}[\p{L}'’-]+){0,3}(?: \([^)]{2,20}\))?$/u;
const titledStart = new RegExp(`^(?:\\d{1,2}[.)] )?${anyTitle} `, 'iu');
const titledOne = new RegExp(`^(?:\\d{1,2}[.)] )?${sureTitle} \\p{Lu}[\\p{L}'’-]+$`, 'u');
const titleAlone = new RegExp(`^(?:\\d{1,2}[.)] )?${sureTitle}$`, 'iu');
/** Master Sam Lee: another, where two names stand behind a title. */
const titledWhole = new RegExp(`^${anyTitle} \\p{Lu}[\\p{L}'’-]+ \\p{Lu}`, 'u');
/** Lines between which the next part is looked for: those of higher cells beside it may stand between. */
const reach = 3;
/** Lines a name goes on for. */
const mostRests = 3;
/** In points: what stands under each other begins so near. */
const aligned = 3;
/** In heights of a line: lines of one cell are no farther apart. */
const withinCell = 0.6;
/** Of a line's height: a blank. */
const blank = 0.25;
/** In points: what a cell leaves free before the next at least. */
const padding = 10;

/** The rows of tables whose cells are centred, each as one line: but not cards, in which a kind of traveller or a label stands under a name, nor forms, in which a label stands over it. */
export const withTableRows = (lines: readonly Line[]): readonly Line[] =>
  withCentredRows(
    lines,
    (text, above) =>
      /[:·@]/.test(text) ||
      above.endsWith(':') ||
      kindOf(/^\p{L}{4,}/u.exec(text)?.[0] ?? '') !== undefined ||
      isNumberUnderName(text, above),
    (texts) => texts.every(isSlashedWhole) || texts.every((text) => titledWhole.test(text)),
  );

/** `Saga Club SA 4410 2287` under `Mette Kirstine Overgaard`, which was whole: of a club, of a passport. */
const isNumberUnderName = (text: string, above: string): boolean =>
  /^\p{L}.*\d{3}/u.test(text) && startShape.test(above) && above.includes(' ') && !hasOtherWords(above) && mayBeName(above);

/** `Flygbolagets referens`: small words within a name are its particles, or short. */
const hasOtherWords = (text: string): boolean =>
  text.split(/[ /]+/).some((word) => /^\p{Ll}{4}/u.test(word) && !particles.has(fold(word)) && !titles.has(fold(word)));

/** Garcia Ortiz/Javier Mr: under it stands another. */
const isSlashedWhole = (text: string) => /^\p{Lu}[^/:\d]*\/ ?\p{Lu}[^/:\d]*$/u.test(text) && isTitled(text);

/**
 * The lines with such names in one piece, where they begin. A name goes on in the next line of its cell up to the title behind its slash; behind
 * a hyphen or a particle; and where its next word had no room before the column to the right. Anything else under a name is of another
 * kind: `Adult`, a city, the next passenger.
 */
export function withWholeNames(lines: readonly Line[]): Line[] {
  const rests = new Map<Line, Cell[]>();
  const wholes = new Map<Line, Cell[][]>();
  let known: string | undefined;
  const reference = () => (known ??= bookingRefIn(lines)?.value ?? '');
  // `JHQPLM`, the booking's reference, over `VIRTANEN / PETRI MR`
  const isReference = (text: string) => /^[A-Z\d]{5,7}$/.test(text) && text === reference();
  for (const [row, line] of lines.entries()) {
    for (const cell of pieceCells(line)) {
      if (rests.get(line)?.some(({ start }) => start === cell.start)) continue;
      const below = restsOf(cell, lines, row);
      if (below.length === 0 || isReference(cell.text)) continue;
      wholes.set(line, [...(wholes.get(line) ?? []), [cell, ...below]]);
      for (const rest of below) rests.set(rest.line, [...(rests.get(rest.line) ?? []), rest]);
    }
  }
  return lines.flatMap((line) => {
    const [own = [], others = []] = [wholes.get(line), rests.get(line)];
    return own.length + others.length === 0 ? [line] : rebuilt(line, own, others);
  });
}

function restsOf(cell: Cell, lines: readonly Line[], row: number): Cell[] {
  if (!startShape.test(cell.text) || hasOtherWords(cell.text) || !mayBeName(cell.text) || isLabelled(cell)) return [];
  // Godkänd av, over Johan Lindqvist; Tên, over Quốc Khánh
  if (isOfOthers(cell.text) || ['family', 'given'].includes(partUnder(cell.text) ?? '')) return [];
  const near = lines.slice(Math.max(0, row - 1), row + 1 + (mostRests + 1) * reach);
  const below: Cell[] = [];
  for (let last = cell; below.length < mostRests; ) {
    const from = near.indexOf(last.line) + 1;
    const next = near
      .slice(from, from + reach)
      .filter((line) => isNear(last.line, line))
      .flatMap((line) => pieceCells(line).find((other) => isInCell(cell, other)) ?? [])[0];
    if (
      !next ||
      !restShape.test(next.text) ||
      withTitle.test(next.text) ||
      titledWhole.test(next.text) ||
      beginsWithKind(next.text) ||
      !(isWrittenLike(next.text, cell.text) || titleAlone.test(cell.text))
    )
      break;
    below.push(next);
    last = next;
  }
  const titled = below.findIndex((_, index) => isSlashedToTitle(cell.text, below.slice(0, index + 1)));
  if (titled >= 0) return isTitled(cell.text) ? [] : below.slice(0, titled + 1);
  const end = below.findIndex((rest, index) => !goesOn(cell, below[index - 1] ?? cell, rest, near));
  return end < 0 ? below : below.slice(0, end);
}

/** `BEBEK ADA SU` under `BAYAN SEVGİ`: another. */
const beginsWithKind = (text: string): boolean => text.includes(' ') && kindBesideName(text.split(' ')[0] ?? '') !== undefined;

/** Whether a name that has come to `last` goes on with the cell under it. */
function goesOn(first: Cell, last: Cell, rest: Cell, near: readonly Line[]): boolean {
  if (isTitled(last.text) || !mayBeName(rest.text) || isNextNumber(last.line, rest.line)) return false;
  if (endsLikeAnother(last, near) || [last, rest].every(({ text }) => familyThenGiven.test(text))) return false;
  // STOJANOVIC/ over MILICA over ALEKSANDRA: given names have lines of their own.
  // MRS MARYAM KHALIFA over AL KOOHEJI: before and behind a particle a name is one.
  // D'ANGELO Chiara over EL FASSI Omar, each with a ticket: rows of a table.
  const begins = particles.has(fold(rest.text.split(' ')[0] ?? '')) && !isNextRow(last, rest);
  const isBesideParticle = begins || particles.has(fold(lastWord(last.text)));
  if (/[-/]$/.test(last.text) || isBesideParticle) return true;
  if (first.text.endsWith('/') && airportsNamed(rest.text).length === 0) return true;
  if (rest.text.includes('/') || airportsNamed(rest.text).length > 0) return false;
  // Madame over Odile Vasseur
  if (last === first && titleAlone.test(first.text)) return rest.text.includes(' ');
  // κ. GEORGIOS over PAPADAKIS: nobody is named by a title and one name, wherever the line was broken.
  if (last === first && titledOne.test(first.text)) return true;
  if (goOnTogether(last.line, rest.line)) return true;
  if (hasRoom(last, rest, near)) return false;
  const isOneWord = !rest.text.includes(' ') && /[ /]/.test(first.text);
  if (titledStart.test(first.text)) return !isOther(first, last, rest);
  return isOneWord && !isNextRow(last, rest);
}

/**
 * Whether under a name with a title another begins: `Vlad Popa` under `Mrs Cristina Popa`, for a family is named once in a name; in a row with a
 * ticket or a kind of its own; or beside a cell of its own, as labels have one: `Traveller  Dr Ann Lee` over `Purpose  Client Visit`.
 */
function isOther(first: Cell, last: Cell, rest: Cell): boolean {
  const isWhole = rest.text.includes(' ');
  // Zofia Wiśniewska, under Pani Agnieszka Zając-Wiśniewska
  const [family = [], own = []] = [first, rest].map(({ text }) => fold(lastWord(text.replace(/ \([^)]*\)$/, ''))).split('-'));
  const rows = [last.line, rest.line];
  const haveOwn = rows.every(({ text }) => ticket.test(text)) || rows.every(kindInRow);
  if (isWhole && (own.some((part) => part.length > 1 && family.includes(part)) || haveOwn)) return true;
  const before = ({ line, x }: Cell) => pieceCells(line).find((cell) => cell.x < x - aligned);
  const [head, other] = [before(last), before(rest)];
  if (!head || !other || Math.abs(head.x - other.x) > aligned) return false;
  return !goesOnInNext.test(head.text) && !/^\p{Ll}/u.test(other.text);
}

/** `Oskar Kretschmer` under `Nils Kretschmer`: with the family's name, which another in the column ends with, it has come to its end. */
const endsLikeAnother = ({ text, x, line }: Cell, near: readonly Line[]): boolean =>
  text.includes(' ') &&
  near.some(
    (other) =>
      other !== line &&
      pieceCells(other).some((beside) => Math.abs(beside.x - x) <= aligned && beside.text.endsWith(` ${lastWord(text)}`)),
  );

/** Begins under it, or is centred under it. */
const isInCell = (cell: Cell, other: Cell) =>
  Math.abs(other.x - cell.x) <= aligned || Math.abs(other.x + other.right - cell.x - cell.right) <= 2 * aligned;

const lastWord = (text: string) => text.split(' ').at(-1) ?? '';

/** MARIA MRS, Grønningsæter Oluwaseun Mr: nothing of a name stands behind its title. */
const isTitled = (text: string) =>
  text.includes(' ') && (endsInTitle.test(text) || (titles.has(fold(lastWord(text)).replace(/\.$/, '')) && isCapitals(text)));

/** FAMILY/GIVEN, then its title. */
function isSlashedToTitle(name: string, rests: readonly Cell[]): boolean {
  const whole = [name, ...rests.map(({ text }) => text)].join(' ');
  return /^[^/]+\/[^/]+$/.test(whole) && isTitled(whole) && !/(?<!\p{L})NAMES?(?!\p{L})/iu.test(whole);
}

const isNear = (above: Line, line: Line) => gapBetween(above, line) < withinCell * letterHeight(above);

/** A row of a table may be higher than its letters. */
const letterHeight = ({ words: [word], height }: Line) => word?.height ?? height;

/** In capitals, as the name is; or as its family's name is, up to the hyphen or from the next line on: `Mme Sophie HOARAU-` over `LEFÈVRE`. */
const isWrittenLike = (rest: string, name: string) =>
  isCapitals(rest) === isCapitals(name.replace(titledStart, '')) ||
  (isCapitals(rest) && (/\p{Lu}{2}-$/u.test(name) || titledOne.test(name)));

/** Rows of a table have other cells under each other as well; `APARECIDA   1.642,80` under `SANTOS/MARIA   ADT   577-2417700382   R$` wrapped in both. */
const isNextRow = (above: Cell, cell: Cell) =>
  (!hasOfOne(above.line) || hasOfOne(cell.line)) &&
  pieceCells(above.line).some(
    ({ x }) =>
      (x > above.right || x < above.x - aligned) && pieceCells(cell.line).some((beside) => Math.abs(beside.x - x) <= aligned),
  );

/** What each row of travellers has one of. */
const hasOfOne = (line: Line) => ticket.test(line.text) || kindInRow(line) !== undefined;

/** `8   MOCANU   PR. GHEORGHE` over `9   NEAGU   STELIANA`. */
const isNextNumber = (above: Line, line: Line) => numberOf(line) === numberOf(above) + 1;

const numberOf = ({ text }: Line) => Number.parseInt(/^\d{1,3}(?=[.)\s])/.exec(text)?.[0] ?? '', 10);

/** Whether the next word would have stood behind the last before the column to the right, in the lines of this row. */
function hasRoom({ right, line }: Cell, rest: Cell, near: readonly Line[]): boolean {
  const row = near.indexOf(line);
  const beside = near.slice(Math.max(0, row - 1), row + 1 + reach).filter((other) => isNear(line, other));
  const next = Math.min(...beside.flatMap(pieceCells).flatMap(({ x }) => (x > right ? [x] : [])));
  const word = ((rest.right - rest.x) * (rest.text.split(' ')[0]?.length ?? 0)) / rest.text.length;
  return right + blank * letterHeight(line) + word < next - padding;
}

const oneWord = /^\p{Lu}[\p{L}'’-]+$/u;

/**
 * `Gauna   Tobares   años)` under `Florencia Belén   Matías Ezequiel   Olivia Gauna (3`: names beside each other on cards, each with one word that had
 * no room behind it, or with what was left of a bracket.
 */
function goOnTogether(line: Line, next: Line): boolean {
  const [cells, rests] = [pieceCells(line), pieceCells(next)];
  const pitch = Math.max(...cells.slice(1).map(({ x }, index) => x - (cells[index]?.x ?? x)));
  const isRest = (rest: Cell) => {
    const index = cells.findIndex(({ x }) => Math.abs(x - rest.x) <= aligned);
    const cell = cells[index];
    if (!cell || /\d{3}/.test(cell.text) || !cell.text.includes(' ')) return false;
    if (/\([^)]*$/.test(cell.text)) return /^[^()]*\)$/.test(rest.text);
    const end = cells[index + 1]?.x ?? cell.x + pitch;
    return oneWord.test(rest.text) && cell.right + blank * letterHeight(line) + rest.right - rest.x >= end - padding;
  };
  return cells.length > 1 && rests.length > 1 && rests.every(isRest);
}

/** The line with its names whole, and without the rests of others; no line where nothing else is left. */
function rebuilt(line: Line, wholes: readonly Cell[][], rests: readonly Cell[]): Line[] {
  const own = pieceCells(line).filter((cell) => !rests.some(({ start }) => start === cell.start));
  return joinedPieces(
    line,
    own.map((cell) => wholes.find(([first]) => first?.start === cell.start) ?? [cell]),
  );
}
