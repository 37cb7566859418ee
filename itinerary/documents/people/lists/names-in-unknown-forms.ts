/** Names in two lines of a form whose labels we have no words for, over their bearer's ticket: `Fam   Martina`, `Nòmber(nan)   Ruthlyn`, `Number di karchi   134-2409551872`. */
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { isOfOthers } from '../../no-flights/other-services.ts';
import { isPart, type Parted } from '../names/name-parts.ts';
import { mayBeName } from '../names/printed-names.ts';
import { ticketsIn } from '../tickets/tickets-of-passengers.ts';
import { areNames, familyAmong, inSomeOrder, type TwoParts } from './parts-in-order.ts';

/** Lines of a form from the first one's up to the ticket's. */
const mostLines = 8;
/** In points: values stand under each other. */
const aligned = 3;

// 7 di mart 1961
const yearOfBirth = /(?<!\d)(?:19[3-9]|20[01])\d(?!\d)/;

type Entry = { row: number; label: string; value: Cell };
type Form = TwoParts & { rows: [number, number]; labels: string; isPersonal: boolean };

/** The names of forms that are alike, of several travellers, one of whose names we know or whose births are told; or of one whose given name we know. */
export function namesInUnknownForms(lines: readonly Line[]): Parted[] {
  const forms = lines.flatMap((_, row) => formOver(lines, row) ?? []);
  const alike = forms.filter(({ labels }) => labels === forms[0]?.labels);
  const names = new Set(alike.map(({ one, other }) => `${one.text} ${other.text}`));
  const isOne = alike.length === 1 && alike.some(({ one, other }) => isGiven(one) !== isGiven(other));
  const isOfSeveral =
    alike.length > 1 && alike.some(({ one, other, isPersonal }) => isPersonal || isGiven(one) || isGiven(other));
  if (forms.length !== alike.length || names.size < alike.length || !(isOne || isOfSeveral) || !areNames(alike)) return [];
  const family = familyAmong(alike);
  return alike.map(({ one, other, rows }) => {
    const [first, second] = [
      { row: rows[0], value: one },
      { row: rows[1], value: other },
    ];
    return inSomeOrder(family, [first], [second]);
  });
}

const isGiven = ({ text }: Cell) => text.split(/[\s-]+/).some(isGivenName);

/** Where a line's value is nothing but a ticket: the first two values over it, in the same column, that may be parts of a name. */
function formOver(lines: readonly Line[], row: number): Form | undefined {
  const ticket = entryAt(lines, row);
  if (!ticket || !isTicket(ticket)) return undefined;
  const entries: Entry[] = [];
  for (let at = row - 1; at >= 0 && row - at < mostLines; at -= 1) {
    const entry = entryAt(lines, at);
    if (!entry || isTicket(entry) || Math.abs(entry.value.x - ticket.value.x) > aligned) break;
    entries.unshift(entry);
  }
  const [one, other] = entries;
  const areParts = one && other && isPart(one.value) && isPart(other.value) && mayBeName(`${one.value.text} ${other.value.text}`);
  if (!areParts || [one, other].some(({ label }) => isOfOthers(label))) return undefined;
  const labels = [one, other, ticket].map(({ label }) => fold(label)).join('|');
  const isPersonal = entries.some(({ value }) => yearOfBirth.test(value.text));
  return { one: one.value, other: other.value, rows: [one.row, other.row], labels, isPersonal };
}

const isTicket = ({ value }: Entry) => ticketsIn([value.line]).some((found) => found.value.text === value.text);

/** `Fam   Martina`, `Fam : Martina`: a label and its value, and nothing else. */
function entryAt(lines: readonly Line[], row: number): Entry | undefined {
  const cells = pieceCells(lines[row] as Line);
  const [first, second, ...others] = cells;
  if (!first || others.length > 0) return undefined;
  const start = /^[^:\d]{2,40}?\s?:\s*(?=\S)/u.exec(first.text)?.[0].length;
  const [label, value] = second ? [first.text, second] : start ? [first.text.slice(0, start), cellFrom(first, start)] : [];
  if (label === undefined || !value || !/^\p{L}/u.test(label)) return undefined;
  const colon = /^:\s*/.exec(value.text)?.[0].length ?? 0;
  return { row, label: foldInPlace(label).replace(/\s*:\s*$/, ''), value: cellFrom(value, colon) };
}
