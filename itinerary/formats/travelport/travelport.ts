/**
 * The table „Itinerary for Record Locator”, as Travelport's Smartpoint and the airlines' own booking services print it: airline, flight, departing,
 * date and time, arriving, date and time, class, cabin, equipment; under each flight its passengers with their seats, at the end their tickets.
 *
 * Columns are found by their headings, whatever their order. Cancelled flights are left out with a doubt.
 */
import type { DraftDoubt, DraftEnd, DraftItinerary, DraftPassenger, DraftSegment } from '../../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import { type Cell, cellsOf, type Edge, foundCell, fromCellsUnder, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { flightNotReadDoubt, flightNumberOf, unknownAirlineDoubt } from '../../values/carriers.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { codeIn } from '../../values/places.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import type { TicketFormat } from '../contract.ts';
import { airlineLocatorsIn } from './airline-locators.ts';
import { copiedTableFlights } from './copied-table-flights.ts';
import { topsOfRows } from './row-tops.ts';

const title =
  /(?:Itinerary for Record Locator|Reiseplan für Buchungsnummer|Itinerario para localizador de reserva|Itin[ée]raire pour (?:le )?dossier|Itinerario per codice di prenotazione|Itinerar pentru codul de rezervare)/i;
const locator = new RegExp(`${title.source}\\s*:?\\s*(?<ref>[A-Z0-9]{5,8})\\b`, 'id');
const issued =
  /(?:Date of issue|Issue date|Issued(?: on)?|Ausstellungsdatum|Fecha de emisi[óo]n|Date d.[ée]mission|Data di emissione|Data emiterii)\s*:?\s*(?<date>\d{1,2}\s?\p{L}{3,}\s?\d{2,4})/diu;

const kinds = {
  airline: /^(?:Airline|Carrier|Fluggesellschaft|Aerol[íi]nea|Compagnie|Compagnia|Compania)/i,
  flight: /^(?:Flight|Flug|Vuelo|Vol|Volo|Zbor)(?:\s?(?:No|Number|#|Nr)\.?)?$/i,
  departing: /^(?:Depart(?:ing|ure|s)?|From|Abflug|Salida|Origen|D[ée]part|Partenza|Plecare)(?!.*(?:Date|Time))/i,
  arriving: /^(?:Arriv(?:ing|al|es?)|To$|Ankunft|Llegada|Destino|Arriv[ée]e|Arrivo|Sosire)(?!.*(?:Date|Time))/i,
  when: /(?:Date|Datum|Fecha|Data|Time|Uhrzeit)/i,
  class: /^(?:Class|Klasse|Clase|Classe|Clasa|RBD)/i,
  cabin: /^(?:Cabin|Kabine|Cabina|Cabine)/i,
  equipment: /^(?:Equip|Aircraft|Fluggerät|Flugzeug|Equipo|Appareil|Aeromobile|Aeronav)/i,
  status: /^(?:Status|Estado|Statut|Stato|Stare)/i,
  baggage: /^(?:Bag|Freigepäck|Equipaje|Bagage|Bagaglio|Bagaj)/i,
  duration: /^(?:Duration|Dauer|Duraci[óo]n|Dur[ée]e|Durata)/i,
} as const;
type Kind = keyof typeof kinds | 'left' | 'arrived' | 'other';
type Column = Edge & { kind: Kind; right: number };

// MR ION BARBULESCU (ADT)
const passengerLine = /^(?<name>\p{L}[\p{L} .'/-]*\p{L}\.?)\s?\((?<type>ADT|CHD|CNN|C\d\d|INF|INS|YTH|SRC)\)/du;
// 1. IONESCU/MIHAI MR    Ticket: 2351234567890 | IONESCU/EVA MISS*CHD  2351234567891
const slashName =
  /^(?:\d{1,2}[.)]?\s+|\p{L}+(?:\(s\))?:\s*)?(?<name>\p{Lu}[\p{Lu} '-]*\/\s?\p{Lu}[\p{Lu} '.-]*?)(?:\s?\*(?<type>ADT|CHD|CNN|C\d\d|INF|INS))?(?=\s{2,}|\s+E?-?Ticket|\s*$)/du;
const behindName = /\s(?<ticket>\d{3}[\s-]?\d{10})$/d;
// Ticket(s) | Ticket Information: what stands below is no row of the table.
const endOfTable =
  /^(?:(?:E-?|Electronic )?Ticket(?:s|\(s\))?(?: (?:Numbers?|Information|Details))?|Passengers?(?:\(s\))?|Travell?ers?(?:\(s\))?|Remarks?|Notes?|Fare .*|Price .*|Billets?|Boletos?|Biglietti|Bilete|Tickets? und .*)\s*:?$/i;
const seats = /(?:^|\s)(?:Seat|Sitz|Asiento|Si[èe]ge|Posto|Loc)\s*:?\s*(?<seat>\d{1,3}[A-Z])\b/di;
const operator =
  /^\*?(?:Operated by|Durchgeführt von|Operado por|Op[ée]r[ée] par|Operato da|Operat de)\s*:?\s*(?<name>\S.*?)(?:\s{2,}.*)?$/di;
const duration = /^(?:Duration|Dauer|Duraci[óo]n|Dur[ée]e|Durata)\s*:?\s*(?<duration>\d.*)$/di;
// Electronic Ticket   2359876543210   16DEC26
const ticketRow =
  /(?:Electronic Ticket|E-?Ticket|Elektronisches Ticket|(?:Boleto|Billete) electr[óo]nico|Billet [ée]lectronique|Biglietto elettronico|Bilet electronic|Ticket(?: (?:Number|No))?)\.?\s*:?\s+(?<ticket>\d{3}[\s-]?\d{10})(?:\s+(?<date>\d{1,2}[A-Z]{3}\d{2}))?/di;
const flightCell = /^(?:(?:[A-Z][A-Z0-9]|\d[A-Z])\s?)?\d{1,4}$|^\p{L}[\p{L} .()-]{1,40}\s\d{1,4}$/u;
// WED 30DEC 21:25 | THU 01JUL 03:10 PM | Fri 11Dec 2020 02:20 PM | 30DEC 2125
const clocks = [/(?<time>\d{1,2}:\d{2}\s?(?:[AP]\.?M\b\.?)?)/i, /(?:^|\s)(?<time>(?!20[2-9]\d)[0-2]\d[0-5]\d)$/];
const terminalInside = /^(?<place>.*?)[\s,]*\b(?:(?:Terminal|Term\.)\s*:?\s*|(?<=\)\s?)T(?=\w{1,2}$))(?<terminal>\w[\w ]*)$/di;
const service = /Special Service|^Page \d|https?:\/\//i;
// DYEXFG        1 / 2
const pageFoot = /^(?:\S+\s+)?\d{1,2}\s?\/\s?\d{1,2}$/;
// Date / Time: the second line of the heading
const restOfHeading = /^(?:(?:Date|Time|Airport|Datum|Uhrzeit|and|und|No\.?)|[\s/&])+$/i;
const isNoRow = (line: Line) => [service, pageFoot, restOfHeading].some((shape) => shape.test(line.text));

export const travelport: TicketFormat = {
  id: 'travelport',
  recognises: (text) => title.test(text) || text.split('\n').some(isWholeHeading),
  parse(ticket) {
    const doubts: DraftDoubt[] = [];
    const segments: DraftSegment[] = [];
    const passengers: DraftPassenger[] = [];
    let columns: readonly Column[] | undefined;
    let above: readonly Column[] | undefined;
    const tops = topsOfRows(ticket.lines, (line, index) => {
      const heading = headingOf(pieceCells(line), ticket.lines.slice(index + 1, index + longestTable));
      above = heading ?? above;
      if (heading) return 'heading';
      return above && isFlightRow(line, above) ? 'row' : undefined;
    });
    let rows: Row[] = [];
    let isMixed = false;
    let latest: DraftSegment | undefined;
    const finish = () => {
      for (const row of rows) {
        isMixed ||= holdsTwoFlights(row);
        latest = segmentOf(row, doubts);
        if (latest && !isCancelled(latest.status?.value ?? '')) segments.push(latest);
      }
      rows = [];
    };
    let holder: DraftPassenger | undefined;
    let issueDate: DraftItinerary['issueDate'];
    for (const [index, line] of ticket.lines.entries()) {
      const heading = headingOf(pieceCells(line), ticket.lines.slice(index + 1, index + longestTable));
      const person = foundIn(line, passengerLine);
      const named = columns ? undefined : foundIn(line, slashName);
      const ticketFound = foundIn(line, ticketRow);
      issueDate ??= mapFound(foundIn(line, issued)?.date, readDay);
      if (heading) columns = heading;
      else if (columns && endOfTable.test(line.text)) {
        finish();
        columns = undefined;
      } else if (person?.name) {
        finish();
        holder = personOf(person, passengers);
      } else if (named) holder = personOf(named, passengers);
      const number = ticketFound?.ticket ?? (named && foundIn(line, behindName)?.ticket);
      const eticket = mapFound(number, readTicketNumber);
      if (eticket && holder) holder.eticket ??= eticket;
      issueDate ??= mapFound(ticketFound?.date, readDay);
      const row = rows.at(-1);
      const beside = isBeside(line);
      if (beside && row) row.beside.push(line);
      else if (beside && latest) readBeside(line, latest);
      // What stands under an airline's name is level with other columns' cells.
      const alone = beside && pieceCells(line).length < 3;
      if (heading || person || eticket || alone || !columns || isNoRow(line)) continue;
      rows = withLine(rows, line, columns, tops.has(line));
    }
    finish();
    const problem = { message: 'No row of the table has a flight, two places and two times.', near: ticket.lines[0] ?? null };
    if (isMixed) return { problems: [problem], columnsLost: true };
    if (segments.length === 0) {
      const copied = above ? undefined : copiedTableFlights(ticket.lines);
      if (!copied) return above ? { problems: [problem] } : { problems: [problem], columnsLost: true };
      for (const segment of copied) {
        const { flightNumber, departure, status } = segment;
        if (!isCancelled(status?.value ?? '')) segments.push(segment);
        else doubts.push(cancelledDoubt(flightNumber.value, departure.date?.text ?? '', status?.value ?? ''));
      }
    }
    const airlineRefs = airlineLocatorsIn(ticket.lines.filter(({ text }) => !title.test(text)));
    const draft: DraftItinerary = { passengers, airlineRefs, segments, doubts };
    const ref = ticket.lines.map((line) => foundIn(line, locator)?.ref).find((found) => found);
    if (ref) draft.bookingRef = ref;
    if (issueDate) draft.issueDate = issueDate;
    return { draft };
  },
};

/** Lines under a heading that may show where its columns begin. */
const longestTable = 60;

/** The columns of a heading line; undefined for any other line. */
function headingOf(
  cells: readonly { text: string; x: number; right: number }[],
  below: readonly Line[] = [],
): Column[] | undefined {
  const kindOf = (text: string): Kind =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(text)) ?? 'other';
  const found = cells.map((cell) => kindOf(cell.text));
  // `Departing Airport` and, beside it, `Departure` with the date and time.
  for (const kind of ['departing', 'arriving'] as const)
    if (found.indexOf(kind) !== found.lastIndexOf(kind)) found[found.lastIndexOf(kind)] = 'when';
  const [departing, arriving] = [found.indexOf('departing'), found.indexOf('arriving')];
  if (departing < 0 || arriving < 0 || !found.includes('flight')) return undefined;
  const columns = cells.map((cell, index) => {
    const kind = found[index] ?? 'other';
    const before = cells[index - 1];
    const from = before ? Math.max((before.right + cell.x) / 2, cell.x - 40) : 0;
    return { at: cell.x, right: cell.right, from, kind: kind === 'when' ? (index < arriving ? 'left' : 'arrived') : kind };
  });
  return fromCellsUnder(columns, below);
}

/** Without its title the table is known by a heading that has all of it: airline, flight, and two places with a date and time each. */
function isWholeHeading(line: string): boolean {
  const cells = line
    .trim()
    .split(/\s{2,}/)
    .map((text) => ({ text, x: 0, right: 0 }));
  const found = headingOf(cells)?.map(({ kind }) => kind) ?? [];
  return (['airline', 'left', 'arrived'] as const).every((kind) => found.includes(kind));
}

type Row = { cells: Map<Kind, Cell[]>; beside: Line[] };

const isFlightRow = (line: Line, columns: readonly Column[]) =>
  flightCell.test(cellsOf(line, columns)[columns.findIndex(({ kind }) => kind === 'flight')]?.text ?? '');

/** A line of the table goes to the row it belongs to: a new one where a flight's number stands, unless only the upper lines of high cells came before. */
function withLine(rows: Row[], line: Line, columns: readonly Column[], isTop: boolean): Row[] {
  const cells = cellsOf(line, columns);
  const last = rows.at(-1);
  const opens = isTop || (isFlightRow(line, columns) && (!last || last.cells.has('flight')));
  const row: Row = opens || !last ? { cells: new Map(), beside: [] } : last;
  for (const [index, cell] of cells.entries()) {
    const kind = columns[index]?.kind;
    if (cell && kind) row.cells.set(kind, [...(row.cells.get(kind) ?? []), cell]);
  }
  return row === last ? rows : [...rows, row];
}

function segmentOf(row: Row, doubts: DraftDoubt[]): DraftSegment | undefined {
  const value = (kind: Kind) => {
    const [first, ...more] = (row.cells.get(kind) ?? []).map((cell) => foundCell(cell, 0.9));
    return first && joinFound(first, ...more);
  };
  const [number, departure, arrival] = [
    value('flight'),
    endOf(value('departing'), value('left')),
    endOf(value('arriving'), value('arrived')),
  ];
  if (!number || !flightCell.test(number.value)) return undefined;
  if (!departure?.time || !arrival?.time) {
    if (!/\p{L}{3}/u.test(number.text) && (value('departing') || value('arriving'))) doubts.push(flightNotReadDoubt(number.text));
    return undefined;
  }
  const flightNumber = flightNumberOf(value('airline'), number);
  if (!flightNumber) {
    doubts.push(unknownAirlineDoubt(value('airline')?.text ?? '', number.text));
    return undefined;
  }
  const segment: DraftSegment = { flightNumber, departure, arrival };
  const letter = mapFound(value('class'), (text) => /^[A-Z](?=$|\s|\/|-)/.exec(text)?.[0]);
  if (letter) segment.bookingClass = letter;
  const cabin = mapFound(value('cabin') ?? value('class'), readCabin);
  if (cabin) segment.cabin = cabin;
  const equipment = value('equipment');
  if (equipment) segment.equipment = equipment;
  const status = value('status');
  if (status) segment.status = status;
  const baggage = mapFound(value('baggage'), readBaggage);
  if (baggage) segment.baggage = baggage;
  const minutes = mapFound(value('duration'), readMinutes);
  if (minutes) segment.durationMinutes = minutes;
  if (status && isCancelled(status.value))
    doubts.push(cancelledDoubt(flightNumber.value, departure.date?.text ?? '', status.value));
  for (const line of row.beside) readBeside(line, segment);
  return segment;
}

/** Two codes, days or times in one cell: copying put the lines of one row among another's. */
const holdsTwoFlights = ({ cells }: Row) =>
  [/\([A-Z]{3}\)/g, /\d{1,2}:\d{2}/g, /\d{1,2}\s?[A-Z]{3}\d{2}/g].some((shape) =>
    (['departing', 'arriving', 'left', 'arrived'] as const).some(
      (kind) => (cells.get(kind) ?? []).flatMap(({ text }) => text.match(shape) ?? []).length > 1,
    ),
  );

function endOf(place: Found | undefined, when: Found | undefined): DraftEnd | undefined {
  const clock = when && clocks.map((shape) => shape.exec(when.value)?.groups?.time).find((found) => found);
  const time = when && mapFound({ ...when, value: clock ?? '' }, readTime);
  if (!place || !time) return undefined;
  const inside = terminalInside.exec(place.value)?.groups;
  const end: DraftEnd = { place: { ...place, value: inside?.place ?? place.value }, time };
  const day = when && clock && mapFound({ ...when, value: when.value.replace(clock, ' ') }, readDay);
  if (day) end.date = day;
  const terminal = inside && mapFound({ ...place, value: inside.terminal ?? '' }, readTerminal);
  if (terminal) end.terminal = terminal;
  const airport = codeIn(end.place);
  if (airport) end.airport = airport;
  return end;
}

/** Lines under a flight that say more of it. */
const isBeside = (line: Line) => [seats, operator, duration].some((shape) => shape.test(line.text));

function readBeside(line: Line, segment: DraftSegment): void {
  const seat = foundIn(line, seats)?.seat;
  if (seat)
    segment.seat = segment.seat ? { ...joinFound(segment.seat, seat), value: `${segment.seat.value}, ${seat.value}` } : seat;
  const name = foundIn(line, operator)?.name;
  if (name) segment.operatedBy = name;
  const minutes = mapFound(foundIn(line, duration)?.duration, readMinutes);
  if (minutes) segment.durationMinutes ??= minutes;
}

function personOf(found: Record<string, Found>, passengers: DraftPassenger[]): DraftPassenger | undefined {
  const { name, type } = found;
  if (!name) return undefined;
  const known = passengers.find((passenger) => passenger.name.value === name.value);
  if (known) return known;
  const mark = type?.value ?? '';
  const value = /^(?:CHD|CNN|C\d\d)$/.test(mark) ? 'child' : /^IN[FS]$/.test(mark) ? 'infant' : 'adult';
  const passenger: DraftPassenger = {
    name,
    ...(type && !name.value.includes('/') && { order: 'given-first' as const }),
    ...(type && { type: { ...type, value } }),
  };
  passengers.push(passenger);
  return passenger;
}
