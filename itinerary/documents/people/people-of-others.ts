/** Who is named on a ticket and does not travel by it: its agent, who is to be called, who pays. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { endsInTitle } from '../../values/name-words.ts';
import { travellerIndex } from '../../values/travellers.ts';
import { foldInPlace } from '../flight-labels.ts';
import { isOfOthers, speaksOfOthers } from '../no-flights/other-services.ts';
import { saysWhoGoes } from './lists/who-goes.ts';
import { named } from './names/printed-names.ts';
import { isLabelled, isTravellersLabel } from './passenger-labels.ts';
import { ticketsIn } from './tickets/tickets-of-passengers.ts';

/** `Agent: CRISTINA MARIN`: whoever stands in a line that speaks of others. */
export const peopleOfOthers = (lines: readonly Line[]): DraftPassenger[] =>
  lines.filter(speaksOfOthers).flatMap((line) =>
    pieceCells(line).flatMap((cell) => {
      const person = named(cellFrom(cell, /^[^:]{0,40}:\s*/u.exec(cell.text)?.[0].length ?? 0), 'given-first');
      return person ?? [];
    }),
  );

/** `CONTACT: STOICA/MIHAI`, or `MARIN/CRISTINA` under a ticket whose agent is Cristina Marin: without a ticket of its own, and behind no label of travellers. */
export function isOfAnother({ name, type }: DraftPassenger, cells: readonly Cell[], others: readonly DraftPassenger[]): boolean {
  const index = cells.findIndex(({ text }) => text.includes(name.value));
  const cell = cells[index];
  if (!cell || type || ticketsIn([cell.line]).length > 0) return false;
  const before = cell.text.slice(0, cell.text.indexOf(name.value)).trim();
  const label = before === '' ? (cells[index - 1]?.text ?? '') : before;
  if (!/^dear/i.test(label) && isOfOthers(label)) return true;
  return !endsInTitle.test(name.value) && !cells.some(isLabelled) && travellerIndex(others, name.value) >= 0;
}

/** In lines: so far under a heading the name stands that it heads. */
const reach = 4;

// Name: | Nombre y apellidos: | Nume și prenume: | Nom complet :
const nameLabel =
  /^(?:full )?(?:(?:name|nume|nom|nombre|nome|naam|namn|navn|imie|jmeno|meno|ime|nev)(?: (?:y|e|i|et|und|and|a|si|completo?) ?\p{L}*)?|vor- und nachname|이름|성명|姓名|氏名|お名前)\s*[:：]/u;

// Cliente: | Kunde: | Client :
const clientLabel =
  /^(?:client[eu]?l?|customer|kund(?:e|in)?|klient(?:ka|in)?|klant|klijent|asiakas|ugyfel|musteri|titular|besteller|клиент|клієнт|πελατησ)\s*:/u;

/** Whether a cell names a client, and others are said to travel: `Viajan: D. Eusebio Ortega` below `Cliente: D. José Martín`. */
const isClientBesideTravellers = (lines: readonly Line[], { text }: Cell): boolean =>
  clientLabel.test(foldInPlace(text)) &&
  lines.some((line) =>
    pieceCells(line).some((other) => {
      const [words = ''] = other.text.split(/\s*:/);
      return !clientLabel.test(foldInPlace(`${words}:`)) && words.length < other.text.length && saysOfTravellers(words);
    }),
  );

const saysOfTravellers = (words: string) => saysWhoGoes(words) || isTravellersLabel(words);

/** `Name: Robert Ashdown` under `Contact details`. */
export function isNameOfOthers(lines: readonly Line[], row: number, cell: Cell): boolean {
  const { text } = cell;
  if (isClientBesideTravellers(lines, cell)) return true;
  if (!nameLabel.test(foldInPlace(text))) return false;
  const heading = lines
    .slice(Math.max(0, row - reach), row)
    .findLast((line) => line.text.length <= 40 && !/[\d@]|:\s*\S/u.test(line.text));
  return heading !== undefined && isOfOthers(heading.text) && !pieceCells(heading).some(isLabelled);
}

/** `Line manager` over `David Cooper`: a line of its own that only says who somebody is, and that he does not travel. */
export function isUnderOthers(lines: readonly Line[], row: number): boolean {
  const [head, line] = [lines[row - 1], lines[row]];
  if (!head || !line || head.text.length > 40 || /[\d@]|:\s*\S/u.test(head.text) || !speaksOfOthers(head)) return false;
  const [cell, ...others] = pieceCells(head);
  // Tobias Renner (Projektleiter), over Fatma Aslan (Technik)
  if (!cell || others.length > 0 || (/[(]/.test(cell.text) && named(cell, 'given-first'))) return false;
  return !isLabelled(cell) && Math.abs(head.x - line.x) < 6;
}

/** `Odile Vasseur (accompagnatrice)`, over another: a name with what its bearer is, and no heading. */
export const withoutRole = (text: string): string => text.replace(/(?<=^\p{Lu}\S* \p{Lu}.*) \([^)]*\)$/u, '');
