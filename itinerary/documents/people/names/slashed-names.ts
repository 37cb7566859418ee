/** What more than its slash says that `FAMILY/GIVEN` is somebody's name: TARIFF/FARE is nobody's. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { pieceCells } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { endsInTitle } from '../../../values/name-words.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { numbered } from '../lists/listed-names.ts';
import { isLabelled } from '../passenger-labels.ts';
import { ticketsIn } from '../tickets/tickets-of-passengers.ts';
import { subject } from './whole-sentences.ts';

// PASSENGER NAME  POPESCU/ION | 1. POPESCU/ION | POPESCU/IONMR | POPESCU/ION  220-2412345678
const gluedTitle = /\/\s?[\p{Lu} ]+(?:MRS|MR|MSTR|MISS|CHD|INF)$/u;

/** Whether anything does. */
export function isSurelyTraveller({ name, type }: DraftPassenger, lines: readonly Line[], row: number): boolean {
  const line = lines[row] as Line;
  const given = name.value.split('/')[1] ?? '';
  return (
    type !== undefined ||
    endsInTitle.test(name.value) ||
    gluedTitle.test(name.value) ||
    given.split(/[\s-]+/).some(isGivenName) ||
    ticketsIn([line]).length > 0 ||
    numbered.test(line.text) ||
    pieceCells(line).some((cell) => cell.start <= line.text.indexOf(name.value) && isLabelled(cell)) ||
    isBehindCharacters(name.value, line) ||
    isOverTicket(name.value, lines, row)
  );
}

/** `李晓敏  LI/XIAOMIN`: as its bearer writes it, and as the passport does. */
function isBehindCharacters(name: string, { text }: Line): boolean {
  const before = text.slice(0, text.indexOf(name)).trimEnd();
  return /^(?:\d{1,2}[.)]?\s*)?[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6}(?: [\p{Script=Han}\p{Script=Katakana}]{1,6})?$/u.test(
    before,
  );
}

/** `MACLEOD/FIONA` over `eTicket number: 0162417766102`: it begins its line, and the number is in the next. */
function isOverTicket(name: string, lines: readonly Line[], row: number): boolean {
  const [line, next] = [lines[row], lines[row + 1]];
  if (!line?.text.startsWith(name) || !next || next.page !== line.page || Math.abs(next.x - line.x) >= 6) return false;
  return pieceCells(next)
    .slice(0, 2)
    .some((cell) => ticketsIn([next]).some(({ value }) => cell.text.includes(value.text)));
}

// YR/YQ and NONEND/TK are none
const twoNames = /^[^/]*\p{Lu}{3}[^/]*\/[^/]*\p{Lu}{3}/u;

/** Whether what is before the slash and what is behind it have the length of names, and slashes do not part all that a line tells: `NORDSTAR / ANY NAME / DURBAN`. */
export const hasTwoNames = ({ name }: DraftPassenger, line: Line | undefined): boolean =>
  twoNames.test(name.value) && (line?.text.split(' / ').length ?? 0) < 3 && !(line && namesProject(name.value, line));

/** `Subject: DUNES / SANDUR - flights in February`: with blanks around the slash, what a mail is about. */
const namesProject = (name: string, { text }: Line): boolean => / \/ /.test(name) && subject.test(foldInPlace(text));
