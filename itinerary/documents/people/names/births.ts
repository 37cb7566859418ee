/** Days of birth beside names: no day of a flight, and who is a child says nothing else on many papers. */
import type { DraftPassenger, PrintedDay } from '../../../draft/draft-itinerary.ts';
import type { Found } from '../../../draft/found.ts';
import { pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { type Mark, marksOf } from '../../flight-marks.ts';

type Day = Pick<Mark, 'line' | 'start'> & { found: Found<PrintedDay> };

// RICCI LUCA   nato 09/09/2018 | Maja Sjögren   f. 2017-05-30
const before =
  /(?<!\p{L})(?:naro[zd]en\p{L}*|geboren(?: am)?|date of birth|nee?|nascut\p{L}*|nasc(?:id[oa])?|nacid[oa]|nat[oa]|ur(?:odz\p{L}*)?|fod[dt]?|f|s|b|n|dogum(?: tarihi)?|род\p{L}*)\.?:?\s+$/u;
/** What says so on any line, and is nothing else: `(D.T. 07.04.2026)`, `DDN 12/03/2019`, `г.р.`. */
const surely =
  /(?<!\p{L})(?:d\. ?(?:t|n|d\.n|o\.b|narod)|d\.d\.n|ddn|dob|born(?: on)?|geb|nar|szul|dog|f\. ?nac|fec\p{L}*\. ?nac|f\. ?de ?nac|dat\. ?nar|data ur|d\. ?ur|n\.? il|nat[oa] il|nacid[oa] el|nascid[oa] em|nascut\p{L}* (?:la|pe)|ne(?:e|\(e\))? le|fodd(?: den)?|fodt(?: d(?:en)?)?|synt|roj|rod|ημ\. ?γεν\p{L}*|γεν|д\. ?р|г\. ?р|д\. ?н|рожд\p{L}*)\.?\s?:?\s*$/u;
/** Over a column of them. */
const head =
  /(?<!\p{L})(?:geburtsdatum|geb(?:oren)?(?:\.|$| (?:am|op))|ne(?:\(e\)|e)? le|fodt$|fodd$|szuletett|urodz\p{L}*|(?:date of )?birth(?:date)?|dob|data (?:nasterii|di nascita|urodzenia|de nascimento)|nascut\p{L}*|naissance|fecha de nacimiento|nacimiento|nascimento|datum narozeni|narozen\p{L}*|datum narodenia|szuletesi (?:datum|ido)|fodelse(?:datum|data)|fodsels?(?:dato|dag)|geboortedatum|syntymaaika|dogum tarihi|дата рождения|дата на раждане|ημερομηνια γεννησησ|出生日期|出生(?:年月)?日?|生日|生年月日|생년월일|생일|วัน(?:เดือนปี)?เกิด|ngay(?: thang nam)? sinh|(?:tanggal|tgl\.?) lahir|tarikh lahir|जन्म(?: ?तिथि)?|تاريخ (?:ال)?ميلاد)/u;
const labelled = new RegExp(`${head.source}\\.?\\s?:?\\s*$`, 'u');
/** In lines: so far under its head a column goes on. */
const reach = 12;

// Tommaso MARCHETTI (neonato, 08/06/2026)
const behindKind = /\((?<kind>\p{L}{3,12})[,:;]?\s*$/u;

/** Whether a day stands in brackets behind the kind of a child. */
function isOfChild({ line, start, found }: Day): boolean {
  const kind = kindOf(behindKind.exec(line.text.slice(0, start))?.groups?.kind ?? '');
  return found.value.year !== undefined && (kind === 'infant' || kind === 'child');
}

/** Whether the words before a day, whole or cut by the end of its line, say that somebody was born on it, or it stands behind the kind of a child. */
export const isSurelyOfBirth = (day: Day): boolean =>
  says([surely, labelled], day) || isOfChild(day) || (endsLine(day) && surely.test(wordsBefore(day)));

// Emil Solvang (født 3. juni | 2018)
const endsLine = ({ line, start, found }: Day): boolean => line.text.slice(start + found.text.length).trim() === '';
const wordsBefore = ({ line, start }: Day): string => foldInPlace(line.text.slice(0, start));

/** Beside names shorter words say so as well: `NE` and `F` are weekdays elsewhere. */
export const isOfBirth = (day: Day): boolean => says([before, surely, labelled], day) || isOfChild(day);

function says(shapes: readonly RegExp[], day: Day): boolean {
  if (day.found.value.year === undefined) return false;
  const words = wordsBefore(day);
  return shapes.some((shape) => shape.test(words));
}

/** The day on which whoever a line names was born. */
export const bornIn = (lines: readonly Line[], row: number): Found<PrintedDay> | undefined => birthsIn(lines, row)[0]?.found;

const birthsIn = (lines: readonly Line[], row: number): Day[] =>
  (lines[row] ? marksOf(lines[row]) : []).flatMap((mark) => {
    if (mark.kind !== 'day' || mark.found.value.year === undefined) return [];
    return isOfBirth(mark) || isUnderBirths(mark, lines, row) ? [mark] : [];
  });

/** Whether a day stands under the head of a column of them. */
export function isUnderBirths(mark: Mark, lines: readonly Line[], row: number): boolean {
  const cell = pieceCells(lines[row] as Line).find(({ start, end }) => mark.start >= start && mark.start < end);
  return lines
    .slice(Math.max(0, row - reach), row)
    .some((line) =>
      pieceCells(line).some(({ text, x, right }) => cell && x < cell.right && right > cell.x && head.test(foldInPlace(text))),
    );
}

/**
 * `Thomas Krüger (+ Baby: Mia Krüger, geb. 02.02.2026)`: beside a child the day of birth is the child's; `Anne Roux et Léo Roux (né le 3 juin 2018)`: of several
 * it is that of whom it stands behind.
 */
export const withOwnBirths = (
  people: DraftPassenger[],
  rows: readonly { row: number; value: string }[],
  lines: readonly Line[],
): DraftPassenger[] =>
  people.map((person) => {
    const own = new Set(rows.flatMap(({ row, value }) => (value === person.name.value ? row : [])));
    const isOfAnother =
      person.born !== undefined &&
      people.some(
        ({ name, type }) => type && type.value !== 'adult' && rows.some(({ row, value }) => own.has(row) && value === name.value),
      );
    const behind = isOfAnother ? undefined : birthBehind(person, [...own], rows, lines);
    if (!isOfAnother && behind === undefined) return person;
    const { born: _born, ...rest } = person;
    return behind ? { ...rest, born: behind } : rest;
  });

/** Of several in a line with births behind names: his, null where there is none behind his name; undefined where nothing says whose is whose. */
function birthBehind(
  { name, born }: DraftPassenger,
  own: readonly number[],
  rows: readonly { row: number; value: string }[],
  lines: readonly Line[],
): Found<PrintedDay> | null | undefined {
  const row = born && own.find((at) => birthsIn(lines, at).some(({ found }) => found.text === born.text));
  if (row === undefined) return undefined;
  const text = lines[row]?.text ?? '';
  const names = rows.flatMap((one) => (one.row === row ? text.indexOf(one.value) : [])).sort((one, other) => one - other);
  const at = text.indexOf(name.value);
  const births = birthsIn(lines, row);
  if (names.length < 2 || names.some((place) => place < 0) || (births[0]?.start ?? 0) < (names[0] ?? 0)) return undefined;
  const next = names.find((place) => place > at) ?? text.length;
  return births.find(({ start }) => start > at && start < next)?.found ?? null;
}
