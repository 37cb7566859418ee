/**
 * Travelport ViewTrip's „My Trip”: for each flight a heading `Flight - Turkish Airlines (TK) - 1040`, its day, and labels with their values, in one
 * or two columns. Hotels, cars and surface sectors have headings of their own and are passed over.
 *
 * The printed flight time is often wrong: it is read as printed and compared later. Cancelled flights are left out with a doubt.
 */

import { passengersIn } from '../../documents/people/booked-passengers.ts';
import type { DraftDoubt, DraftEnd, DraftItinerary, DraftPassenger, DraftSegment } from '../../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import { type Cell, foundCell, foundInCell, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { flightNotReadDoubt } from '../../values/carriers.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { codeIn } from '../../values/places.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import type { TicketFormat } from '../contract.ts';
import { besideLabels } from './beside-labels.ts';

// Flight - Turkish Airlines (TK) - 1040
const flightHeading =
  /^(?:Flight|Flug|Vol|Volo|Vuelo|Voo|Zbor|Flyg)\s*[-–:]\s*(?<airline>.*?)\s*\((?<code>[A-Z][A-Z0-9]|\d[A-Z])\)\s*[-–]?\s*(?<number>\d{1,4})(?!\d)/d;
const otherHeading =
  /^(?:Hotel|Car|Rail|Train|Surface|Tour|Cruise|Other|Bus|Ferry|Transfer|Limousine|Mietwagen|Voiture|Auto|Coche|Tren|Zug)(?:\s*[-–:]\s|\s*$)|^(?:(?:E-?)?Ticket(?:s|ing)?(?: Information| Details| Numbers?)?|(?:Fare|Price|Payment|Billing|General|Important) (?:Information|Details)|Remarks?)$/i;
const anyHeading = new RegExp(flightHeading.source.replace(/^\^/, '^[ \\t]*'), 'm');
const locator =
  /(?:^|\s{2})(?:Reservation (?:Number|ID|Code)|Your Reservation Code|Record Locator|Buchungsnummer|Ihr Reservierungscode|Num[ée]ro de r[ée]servation|(?:Il tuo )?Codice di prenotazione|ID prenotazione|(?:Tu )?c[óo]digo de reserva|N[úu]mero de reserva|Identifica(?:dor|ção) da? reserva|Num[ăa]r rezervare)\s*:?\s*(?<ref>[A-Z0-9]{5,8})(?=\s|$)/di;
const issued = /(?:^|\s{2})(?:Date Issued|Issue Date|Date of Issue|Issued)\s*:?\s*(?<date>\S.*?)(?=\s{2,}|$)/di;

const labels = {
  departure: /^(?:Depart(?:s|ure|ing)?|Abflug|Abreise|D[ée]part|Partenza|Salida|Partida|Sa[íi]da|Plecare|Avresa)\s*:/i,
  arrival: /^(?:Arriv(?:es?|al|ing)|Ankunft|Arriv[ée]e|Arrivo|Llegada|Chegada|Sosire|Ankomst)\s*:/i,
  status: /^(?:Status|Stato|Estado|Statut|Stare)\s*:/i,
  ref: /^(?:(?:Airline )?Confirmation(?: Number)?|Numero di conferma|N[úu]mero de confirma(?:ci[óo]n|ção)|Num[ée]ro de confirmation|Bestätigungsnummer|Localizador da reserva|Num[ăa]r de confirmare|Bekräftelsenummer)\s*:/i,
  cabin:
    /^(?:Class(?: of Service)?|Cabin|Classe(?: d[ie] (?:servizio|service|serviço))?|Clase(?: del? servicio)?|(?:Service)?klasse|Clasa)\s*:/i,
  equipment: /^(?:Equipment|Aircraft|Aeromobile|Equipo|Equipamento|Appareil|Flugzeug(?:typ)?|Aeronav[ăa])\s*:/i,
  duration:
    /^(?:Flight Time|Flying Time|Duration|Tempo (?:di|de) v[oô]+l?o|Hora del vuelo|Duraci[óo]n|Dur[ée]e(?: du vol)?|Flugzeit|Flugdauer|Durata(?: zborului)?)\s*:/i,
  operatedBy:
    /^\*?(?:Operated by|Volo operato da|Operato da|V[oô]o operado por|Operado por|Op[ée]r[ée] par|Durchgeführt von|Operat de)\s*:?/i,
  seat: /^(?:Seats?|Posto|Asiento|Lugar|Assento|Si[èe]ge|Sitz(?:platz)?|Loc)\s*:/i,
  baggage: /^(?:(?:Free )?Baggage(?: Allowance)?|Bagaglio|Equipaje|Bagagem|Bagages?|(?:Frei)?gepäck|Bagaj)\s*:/i,
  terminal: /^Terminal\s*:/i,
  ticket: /^(?:e-?)?Ticket(?: Numbers?)?\s*:|^(?:Numer[oi]|N[úu]meros?) (?:del? )?(?:biglietti?|billetes?|passagem)\s*:/i,
} as const;
type Label = keyof typeof labels;
/** No value of a flight is longer; expressions that look for one anywhere would take their time on such a text. */
const longestValue = 200;
const anyLabel = /^\*?\p{L}[\p{L} /()-]{1,28}:/u;
const dayAlone = /^(?:\p{L}{2,},?\s)?(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,}(?:\sde)?\s\d{4}|\p{L}{3,}\s\d{1,2},\s\d{4})$/u;
const dayBefore =
  /^(?<day>(?:\p{L}{2,},?\s)?(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,}(?:\sde)?\s\d{4}|\p{L}{3,}\s\d{1,2},\s\d{4}))(?=[\s,]|$)/u;
const time = /(?<time>\d{1,2}[:.]\d{2}\s?(?:[AP]\.?M\b\.?)?|12\s(?:Noon|Midnight))/di;
// Bucharest Henri Coanda (OTP), Terminal 1 | London (LHR) Heathrow, Terminal 3 | OTP - Bucharest Henri Coanda
const place =
  /(?<place>\p{L}[^()]*?)\s*\((?<code>[A-Z]{3})\)(?:[\s,]*(?!Terminal)\p{L}[\p{L} .'’-]{2,60}?)??(?:[\s,]*Terminal\s*:?\s*(?<terminal>\w[\w ]*?))?\s*$/du;
const codeFirst = /^(?<code>[A-Z]{3})\s[-–]\s(?<place>\p{L}.*?)(?:[\s,]+Terminal\s*:?\s*(?<terminal>\w[\w ]*?))?$/du;
const slashName =
  /(?:^|\s{2,}|:\s*)(?<name>\p{Lu}[\p{Lu} '-]*\/\s?\p{Lu}[\p{Lu} '.-]*?)(?=\s{2,}|\s+(?:e-?)?(?:Ticket|Billet|Biglietto|Seat|Numero)|\s*\(|$)/du;
const plainName =
  /^(?:Name\s*:\s*)?(?<name>\p{Lu}\p{L}[\p{L}'’-]*\/\s?\p{Lu}[\p{L}'’-]*(?:\s\p{L}[\p{L}'.-]*){0,4}|(?:(?:Mr|Mrs|Ms|Miss|Mstr|Dr)\.?\s)?\p{L}[\p{L}'.-]+(?:\s\p{L}[\p{L}'.-]+)+)$/du;
const travellers =
  /^(?:Travell?ers?|Passengers?|Reisende|Passagiere|Viaggiator[ie]|Passeggeri|Pasajeros?|Viajeros?|Passagers?|Voyageurs?|Passageiros?|C[ăa]l[ăa]tori|Pasageri)(?:\(s\))?(?: Information)?\s*:?$/i;
const ticketNumber = /(?<ticket>\b\d{3}[\s-]?\d{10}\b(?:[-/]\d{1,3})?)/dg;

export const viewtrip: TicketFormat = {
  id: 'viewtrip',
  recognises: (text) => anyHeading.test(text),
  parse(ticket) {
    const { lines } = ticket;
    const starts = lines.flatMap((line, index) => (flightHeading.test(line.text) || otherHeading.test(line.text) ? [index] : []));
    const segments: DraftSegment[] = [];
    const doubts: DraftDoubt[] = [];
    let dayAbove: Found | undefined;
    for (const [index, start] of starts.entries()) {
      const block = lines.slice(start, starts[index + 1] ?? lines.length);
      const heading = block[0];
      const above = lines[start - 1];
      const beside = heading && pieceCells(heading).find(({ text }) => dayAlone.test(text));
      dayAbove = beside
        ? foundCell(beside)
        : above && dayAlone.test(above.text)
          ? foundIn(above, /^(?<day>.*)$/d)?.day
          : undefined;
      const segment = heading && segmentOf(heading, block.slice(1), dayAbove);
      if (!segment) {
        if (heading && flightHeading.test(heading.text)) doubts.push(flightNotReadDoubt(heading.text.slice(0, 80)));
        continue;
      }
      const status = segment.status?.value ?? '';
      if (isCancelled(status))
        doubts.push(cancelledDoubt(segment.flightNumber.value, segment.departure.date?.text ?? '', status));
      else segments.push(segment);
    }
    const problem = {
      message: 'No heading of a flight is followed by Depart and Arrive with times.',
      near: lines[starts[0] ?? 0] ?? null,
    };
    if (starts.some((start, index) => isMixed(lines.slice(start, starts[index + 1]))))
      return { problems: [problem], columnsLost: true };
    if (segments.length === 0) return { problems: [problem] };
    const firstFlight = lines.findIndex(({ text }) => flightHeading.test(text));
    const [own, common] = [readPassengers(lines, firstFlight), passengersIn(lines.slice(0, firstFlight))];
    const draft: DraftItinerary = {
      passengers: common.length > own.length ? common : own,
      airlineRefs: [],
      segments,
      doubts,
    };
    const cells = lines.flatMap(pieceCells);
    const ref = firstValue(lines, locator)?.ref ?? refBelow(cells);
    if (ref) draft.bookingRef = ref;
    const issueDate = mapFound(firstValue(lines, issued)?.date, readDay);
    if (issueDate) draft.issueDate = issueDate;
    return { draft };
  },
};

function segmentOf(heading: Line, lines: readonly Line[], dayAbove: Found | undefined): DraftSegment | undefined {
  const found = foundIn(heading, flightHeading);
  if (!found?.code || !found.number) return undefined;
  const flightNumber = mapFound(
    { ...joinFound(found.code, found.number), value: `${found.code.value}${found.number.value}` },
    readFlightNumber,
  );
  const values = valuesOf(lines);
  if (isMixed(lines)) return undefined;
  const day = values.get('day')?.[0] ?? (dayAbove && { ...dayAbove, certainty: 0.9 });
  const departure = endOf(values.get('departure') ?? []);
  const arrival = endOf(values.get('arrival') ?? []);
  if (!flightNumber || !departure.time || !arrival.time) return undefined;
  const left = mapFound(day, readDay);
  if (left) departure.date ??= left;
  const segment: DraftSegment = { flightNumber, departure, arrival };
  const text = (label: Label) => {
    const [first, ...more] = values.get(label) ?? [];
    return first && joinFound(first, ...more);
  };
  const set = <Key extends keyof DraftSegment>(key: Key, value: DraftSegment[Key] | undefined) => {
    if (value !== undefined) segment[key] = value as DraftSegment[Key];
  };
  const service = text('cabin');
  set('cabin', mapFound(service, readCabin));
  set(
    'bookingClass',
    mapFound(service, (words) => /\((?<letter>[A-Z])\)|^(?<alone>[A-Z])(?:\s-|$)/.exec(words)?.[0].replace(/[^A-Z]/g, '')),
  );
  set('equipment', text('equipment'));
  set('status', text('status'));
  set('operatedBy', text('operatedBy'));
  set('durationMinutes', mapFound(text('duration'), readMinutes));
  set('baggage', mapFound(text('baggage'), readBaggage));
  set(
    'seat',
    mapFound(text('seat'), (words) => words.match(/\b\d{1,3}[A-HJ-L]\b/g)?.join(', ')),
  );
  const own = mapFound(values.get('ref')?.[0], (words) => /^[A-Z0-9]{5,8}$/.exec(words)?.[0]);
  if (own) segment.airlineRef = { ...own, value: { airline: found.code.value, ref: own.value } };
  return segment;
}

/** The values of a block by their labels, several where they stand apart or in lines of their own; `day` is a day without a label. */
function valuesOf(lines: readonly Line[]): Map<Label | 'day', Found[]> {
  const values = new Map<Label | 'day', Found[]>();
  const add = (label: Label | 'day', value: Found) => {
    const known = values.get(label);
    if (known) known.push(value);
    else values.set(label, [value]);
  };
  let label: Label | undefined;
  for (const cell of besideLabels(inColumns(lines.flatMap(pieceCells)), anyLabel)) {
    if (cell.text.length > longestValue) continue;
    const known = (Object.keys(labels) as Label[]).find((name) => labels[name].test(cell.text));
    if (known) {
      // A terminal under the departure or the arrival belongs to it.
      if (known !== 'terminal' || (label !== 'departure' && label !== 'arrival')) label = known;
      const behind = foundBehind(cell, known === 'terminal' ? /^/ : labels[known]);
      if (behind) add(label, behind);
    } else if (anyLabel.test(cell.text)) label = undefined;
    else if (!label && dayAlone.test(cell.text)) add('day', foundCell(cell));
    else if (label) add(label, foundCell(cell));
  }
  return values;
}

/** Two flights' facts under one heading: copying took the columns apart, and nobody can tell which fact is whose. */
const isMixed = (lines: readonly Line[]) =>
  [labels.departure, labels.arrival, labels.status, labels.equipment, labels.duration].some(
    (label) => lines.flatMap(pieceCells).filter((cell) => label.test(cell.text)).length > 1,
  );

/**
 * Departure and arrival may stand side by side, with more labels in a third column: each column is read by itself then, top to bottom.
 * A column begins where a label does.
 */
function inColumns(cells: readonly Cell[]): readonly Cell[] {
  const [departs, arrives] = [labels.departure, labels.arrival].map((label) => cells.find((cell) => label.test(cell.text)));
  if (!departs || !arrives || arrives.x - departs.x < 60) return cells;
  const lefts = cells.flatMap((cell) => (Object.values(labels).some((label) => label.test(cell.text)) ? [cell.x] : []));
  const edges = lefts.sort((one, other) => one - other).filter((x, index) => x - (lefts[index - 1] ?? 0) > 30 || index === 0);
  return edges.flatMap((edge, index) =>
    cells.filter(({ x }) => (index === 0 || x >= edge - 12) && x < (edges[index + 1] ?? Number.POSITIVE_INFINITY) - 12),
  );
}

function foundBehind(cell: Cell, label: RegExp): Found | undefined {
  const end = label.exec(cell.text)?.[0].length ?? 0;
  const behind = cell.text.slice(end).trim();
  return behind === '' ? undefined : foundCell({ ...cell, text: behind, start: cell.start + end });
}

function endOf(values: readonly Found[]): DraftEnd {
  const end: DraftEnd = {};
  for (const value of values) {
    const clock = time.exec(value.value)?.groups?.time;
    const read = clock === undefined ? undefined : mapFound({ ...value, value: clock }, readTime);
    if (read) end.time ??= read;
    const words = (clock === undefined || !read ? value.value : value.value.replace(clock, ' ')).replace(/^[\s,]+|[\s,]+$/g, '');
    // `Friday 1 January 2027`, alone or before the place
    const printed = dayBefore.exec(words)?.groups?.day ?? words;
    const day = mapFound({ ...value, value: printed }, readDay);
    if (day) end.date ??= day;
    const rest = day ? words.slice(printed.length).trim() : words;
    if (rest === '') continue;
    const parts = (place.exec(rest) ?? codeFirst.exec(rest))?.groups;
    if (parts?.code && !end.airport) {
      end.airport = { ...value, value: parts.code };
      if (parts.place) end.place = { ...value, value: parts.place };
    } else if (!parts && !end.place && /\p{L}{3}/u.test(rest) && !/^Terminal/i.test(rest)) end.place = { ...value, value: rest };
    const named = parts?.terminal ?? /^Terminal\s*:?\s*(?<name>\w.*)$/i.exec(rest)?.groups?.name;
    const terminal = named === undefined ? undefined : mapFound({ ...value, value: named }, readTerminal);
    if (terminal) end.terminal ??= terminal;
  }
  const airport = codeIn(end.place);
  if (airport) end.airport ??= airport;
  return end;
}

/** People are named before the first flight: by family and given names with a slash, or in plain words under a label. */
function readPassengers(lines: readonly Line[], firstFlight: number): DraftPassenger[] {
  const passengers: DraftPassenger[] = [];
  let underLabel = false;
  for (const line of lines.slice(0, firstFlight).filter(({ text }) => text.length <= longestValue)) {
    const slash = foundIn(line, slashName)?.name;
    const plain: Found | undefined = underLabel ? foundIn(line, plainName)?.name : undefined;
    if (slash) passengers.push({ name: slash });
    else if (plain?.value.includes('/')) passengers.push({ name: plain });
    else if (plain) passengers.push({ name: plain, order: 'given-first' });
    const eticket = allFoundIn(line, ticketNumber)
      .map(({ ticket }) => mapFound(ticket, readTicketNumber))
      .find((read) => read);
    const holder = passengers.at(-1);
    if (eticket && holder) holder.eticket ??= eticket;
    underLabel = travellers.test(line.text) || (underLabel && (plain !== undefined || eticket !== undefined));
  }
  // E-Ticket Number: 2352400044455 - MANEA/FLORIN MR
  for (const line of lines.slice(firstFlight)) {
    const [first, more] = allFoundIn(line, ticketNumber);
    const number = more ? undefined : mapFound(first?.ticket, readTicketNumber);
    const holder = number && passengers.filter(({ name }) => line.text.includes(name.value));
    if (number && holder?.length === 1 && holder[0]) holder[0].eticket ??= number;
  }
  const [only, ...others] = passengers;
  if (only && others.length === 0 && !only.eticket) {
    const inBlocks = lines
      .flatMap(pieceCells)
      .map((cell) => (labels.ticket.test(cell.text) ? mapFound(foundBehind(cell, labels.ticket), readTicketNumber) : undefined));
    const eticket = inBlocks.find((read) => read);
    if (eticket) only.eticket = eticket;
  }
  return passengers;
}

function refBelow(cells: readonly Cell[]): Found | undefined {
  const index = cells.findIndex((cell) => /^(?:Reservation (?:Number|ID|Code)|Your Reservation Code)\s*:?$/i.test(cell.text));
  const next = index < 0 ? undefined : cells[index + 1];
  return next && foundInCell(next, /^(?<ref>[A-Z0-9]{5,8})$/d)?.ref;
}

function firstValue(lines: readonly Line[], shape: RegExp): Record<string, Found> | undefined {
  for (const line of lines) {
    const found = foundIn(line, shape);
    if (found) return found;
  }
  return undefined;
}
