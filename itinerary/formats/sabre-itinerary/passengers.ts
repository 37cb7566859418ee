/** Who travels, as Sabre's itinerary says it: under `PREPARED FOR` of the heading, and in the small table under each flight. */
import { mayBeName } from '../../documents/people/names/printed-names.ts';
import { withWholeNames } from '../../documents/people/names/wrapped-names.ts';
import { preparedFor } from '../../documents/sabre-words.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Found, joinFound, mapFound } from '../../draft/found.ts';
import { type Cell, cellsOf, foundCell, foundInCell, labelledValue, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { travellerIndex, travellerType } from '../../values/travellers.ts';

/** The heading of the names in the small table under a flight. */
export const passengerName =
  /^(?:Passenger Name|Passagiername|Nombre del pasajero|Nom du passager|Nome (?:do )?passage(?:iro|ro)|Nome passeggero|Nume pasager|Yolcu adı|Имя пассажира)/i;
const seats = /^(?:Seats?|Sitzplätze|Asientos|Sièges|Posti|Assentos|Locuri|Koltuk|Места)/i;
const seatLabel = /^(?:Seats?|Sitzplätze|Sitzplatz|Asientos?|Sièges?|Posti|Posto|Assentos?|Locuri|Loc)\s*:/i;
const ticketLabel = /^(?:e-?Ticket(?: (?:Receipt\(s\)|Number))?|E-Ticket-Beleg\(e\))\s*:/i;
const receipts = /e-?Ticket|billet électronique|biglietto elettronico|boleto|Bilhete|bilet/i;
// » FASHOLA/IFEOMA MRS | FASHOLA/TOBI MSTR*INF | POPESCU/MATEI MSTR (INFANT)
const personShape =
  /^[»>•›]*\s*(?<name>(?:(?:Mr|Mrs|Ms|Miss|Mstr|Dr)\.?\s)?\p{L}[\p{L} '.-]*\/?\s?[\p{L} '.-]*)(?:\*(?<mark>[A-Z]{1,3}\d{0,2})|\s?\((?<words>\p{L}{2,14})\))?$/diu;
const slashName =
  /^[»>•›]*\s*(?<name>\p{L}[\p{L} '.-]*\/\s?\p{L}[\p{L} '.-]*)(?:\*(?<mark>[A-Z]{1,3}\d{0,2})|\s?\((?<words>\p{L}{2,14})\))?$/du;

/** Who the heading of the trip names. */
export function passengersAbove(lines: readonly Line[]): DraftPassenger[] {
  const start = lines.findIndex((line) => preparedFor.test(line.text));
  const label = lines[start];
  const passengers: DraftPassenger[] = [];
  if (!label) return passengers;
  for (const line of lines.slice(start + 1)) {
    const cell = pieceCells(line)[0];
    if (cell && Math.abs(cell.x - label.x) > 40) continue;
    const { name, mark, words } = (cell && foundInCell(cell, slashName)) ?? {};
    if (!name) break;
    const type = travellerType(mark ?? words);
    passengers.push({ name, ...(type && { type }) });
  }
  return passengers;
}

/** Reads the small table under a flight: adds tickets and people not named before, answers with the seats. */
export function readPassengerTable(block: readonly Line[], passengers: DraftPassenger[]): Found | undefined {
  const start = block.findIndex((line) => pieceCells(line).some((cell) => passengerName.test(cell.text)));
  const heading = block[start];
  if (!heading) return readLabelled(block, passengers);
  const labels = pieceCells(heading);
  const edges = labels.map(({ x }) => ({ at: x, from: x - 10 }));
  const [seatColumn, ticketColumn] = [seats, receipts].map((label) => labels.findIndex((cell) => label.test(cell.text)));
  let taken: Found | undefined;
  for (const line of withWholeNames(block.slice(start + 1))) {
    const cells = cellsOf(line, edges);
    const person = cells[0] && foundInCell(cells[0], personShape);
    const name = nameOf(person?.name);
    if (!name || isSentence(name.value)) continue;
    const seat = mapFound(cellAt(cells, seatColumn), (text) => /^\d{1,3}[A-Z](?=$|\s?[/,(-]|\s+\p{L}{4})/u.exec(text)?.[0]);
    if (seat) taken = taken ? { ...joinFound(taken, seat), value: `${taken.value}, ${seat.value}` } : seat;
    const eticket = mapFound(cellAt(cells, ticketColumn), readTicketNumber);
    const type = travellerType(person?.mark ?? person?.words);
    const known = passengers[travellerIndex(passengers, name.value)];
    if (known) {
      if (eticket) known.eticket ??= eticket;
    } else if (cells.filter(Boolean).length > 1 || eticket) {
      passengers.push({
        name,
        ...(name.value.includes('/') ? {} : { order: 'given-first' as const }),
        ...(type && { type }),
        ...(eticket ? { eticket } : {}),
      });
    }
  }
  return taken;
}

// PASSPORT OR VALID VISA REQUIRED. TICKET IS NON: a full stop behind a word that is no title's, or more words than a name has
const stopWithin = /\p{L}{5}\.\s/u;
const mostWords = 8;

/** A name in the table has its slash, or few words that may be one: notes stand under the table too. */
const isSentence = (name: string): boolean =>
  !name.includes('/') && (name.split(/\s+/).length > mostWords || stopWithin.test(name) || !mayBeName(name));

/** A name ends with its title: copying may have run the next cell into it. */
function nameOf(found: Found | undefined): Found | undefined {
  return mapFound(found, (text) => /^.*?\/.*?\s(?:MR|MRS|MS|MISS|MSTR|DR)(?=\s)/.exec(text)?.[0] ?? text);
}

/** Without the table: `Seats: 45A` and `eTicket Receipt(s): 6181234567890` among the other labels, for one passenger. */
function readLabelled(block: readonly Line[], passengers: readonly DraftPassenger[]): Found | undefined {
  const [only, ...others] = passengers;
  const eticket = mapFound(labelledValue(block, ticketLabel, /^\d{3}[\d -]{10,}/), readTicketNumber);
  if (only && others.length === 0 && eticket) only.eticket ??= eticket;
  return labelledValue(block, seatLabel, /^\d{1,3}[A-Z](?:, ?\d{1,3}[A-Z])*$/);
}

function cellAt(cells: readonly (Cell | undefined)[], column: number | undefined): Found | undefined {
  const cell = column === undefined || column < 0 ? undefined : cells[column];
  return cell && foundCell(cell);
}
