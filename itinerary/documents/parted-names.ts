/**
 * Names in two parts, each under its own label: `Vezetéknév: Kovács`, `Keresztnév: Anna Mária`; or each in its own column, `Surname  First
 * name(s)` over a row for each traveller.
 */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { titles } from '../values/name-words.ts';
import { foldInPlace, labelOf } from './flight-labels.ts';
import type { Placed } from './tickets-of-passengers.ts';

// Heads of columns, where both stand in one line: alone `Nom` and `Nume` may be the whole name.
const familyWords =
  '(?:(?:passenger |guest )?(?:surname|last name|family name)|(?:familien|nach)name|nom(?: de famille)?|cognome|apellidos?|apelidos?|sobrenomes?|achternaam|efternamn|etternavn|efternavn|sukunimi|nazwisko|(?:utas )?(?:vezeteknev|csalad(?:i ?)?nev)e?|prijmeni|priezvisko|prezime|nume(?: de familie)?|soyad[i]?|soyisim|επωνυμο|επιθετο|фамилия|фамилно име|презиме|прізвище|姓|perekonnanimi|uzvards|pavarde)';
const givenWords =
  '(?:first(?: ?\\/ ?middle)? names?(?: ?\\(s\\))?|given names?(?: ?\\(s\\))?|forenames?|vornamen?|prenoms?|nome(?: proprio)?|nombres?|voorna(?:am|men)|fornamn|fornavn|etunim(?:i|et)|imie|imiona|(?:utas )?(?:keresztnev|utonev)e?|jmeno|meno|ime|prenume(?:le)?|ad[i]?|isim|ονομα|имя|(?:собствено )?име|ім.я|名|eesnimi|vards|vardas)';
const familyHead = new RegExp(`^${familyWords}$`, 'u');
const givenHead = new RegExp(`^${givenWords}$`, 'u');
// Vezetéknév: Kovács | Επώνυμο: PAPADOPOULOU | Nume, over LUPASCU
const familyLabel = new RegExp(`^${familyWords}\\s*(?::\\s*|$)`, 'u');
const givenLabel = new RegExp(`^${givenWords}\\s*(?::\\s*|$)`, 'u');
const nameShape = /^(?:\p{L}{1,3}[’' ]\s?){0,4}\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,5}$/u;
/** In lines: so far under the one part the other stands. */
const reach = 2;
/** In points: a value begins so near the head of its column. */
const underHead = 20;
/** Lines of a table without a name, a wrapped cell or the ticket's row, before its list has ended. */
const mostMisses = 2;

type Parted = { rows: [number, number]; value: DraftPassenger };

/** Each family's name with the given names beside or under it, and the lines both stand in. */
export function partedNamesIn(lines: readonly Line[]): Parted[] {
  const inColumns = lines.flatMap((_, row) => namesInColumns(lines, row));
  return inColumns.length > 0 ? inColumns : labelledParts(lines);
}

function labelledParts(lines: readonly Line[]): Parted[] {
  const families = partsIn(lines, familyLabel);
  if (families.length === 0) return [];
  const given = partsIn(lines, givenLabel);
  return families.flatMap((family, index) => {
    const next = families[index + 1]?.row ?? Number.POSITIVE_INFINITY;
    const own = given.find(({ row }) => row >= family.row && row <= family.row + reach && (row < next || row === family.row));
    return own ? [partedName(family, own)] : [];
  });
}

function partedName(family: Placed<Cell>, given: Placed<Cell>, title?: Cell): Parted {
  const whole = joinFound(found(family.value), found(given.value));
  const value = `${family.value.text}/${given.value.text}${title ? ` ${title.text}` : ''}`;
  return { rows: [family.row, given.row], value: { name: { ...whole, value } } };
}

/** The heads of the families' and of the given names' columns. */
function headsOf(line: Line): [Cell, Cell] | undefined {
  const cells = pieceCells(line).map((cell) => ({ ...cell, plain: foldInPlace(cell.text).replace(/\s*:$/, '') }));
  const known = cells.find(({ plain }) => familyHead.test(plain));
  const given = cells.find((cell) => cell !== known && givenHead.test(cell.plain));
  // Name   Vorname   Anrede
  const family = known ?? (given && cells.find(({ plain }) => plain === 'name'));
  return family && given && [family, given];
}

/** The rows under a line that heads one column with the families' names and another with the given ones. */
function namesInColumns(lines: readonly Line[], head: number): Parted[] {
  const heads = headsOf(lines[head] as Line);
  if (!heads) return [];
  const names: Parted[] = [];
  for (let row = head + 1, misses = 0; row < lines.length && misses <= mostMisses; row += 1) {
    if (headsOf(lines[row] as Line)) break;
    const cells = pieceCells(lines[row] as Line);
    const [one, other] = heads.map(({ x }) =>
      cells.find((cell) => Math.abs(cell.x - x) <= underHead && nameShape.test(cell.text) && !labelOf(cell.text)),
    );
    const title = cells.find(({ text }) => titles.has(foldInPlace(text).replace(/\.$/, '')));
    if (one && other && one !== other) names.push(partedName({ row, value: one }, { row, value: other }, title));
    misses = one && other ? 0 : misses + 1;
  }
  return names;
}

const found = (cell: Cell) => foundAt(cell.line, cell.start, cell.end);

/** What stands behind a label in its own cell, in the next one, or under it. */
function partsIn(lines: readonly Line[], label: RegExp): Placed<Cell>[] {
  return lines.flatMap((line, row) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, index): Placed<Cell>[] => {
      const length = label.exec(foldInPlace(cell.text))?.[0].length;
      if (length === undefined) return [];
      const behind = cellFrom(cell, length);
      const under = pieceCells(lines[row + 1] ?? line).find((below) => below.line !== line && Math.abs(below.x - cell.x) < 15);
      const value = [behind, cells[index + 1], under].find((one) => one && one.text !== '');
      return value && nameShape.test(value.text) && !labelOf(value.text) && !isLabel(value.text)
        ? [{ row: value === under ? row + 1 : row, value }]
        : under && value !== under && nameShape.test(under.text) && !isLabel(under.text)
          ? [{ row: row + 1, value: under }]
          : [];
    });
  });
}

const isLabel = (text: string) => familyLabel.test(foldInPlace(text)) || givenLabel.test(foldInPlace(text));
