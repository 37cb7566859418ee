/**
 * Sabre's itinerary as travellers know it from TripCase: a heading with the days of the trip, then for each flight a bar `DEPARTURE: FRIDAY 16 APR ▸
 * ARRIVAL: SATURDAY 17 APR`, a box of four columns (airline, departure, arrival, aircraft) and a small table of passengers. Hotels, cars and
 * transfers have bars of their own and are passed over.
 *
 * Only the heading of the trip prints years: the days of the bars take theirs from it. Flights whose status says that they are cancelled or could
 * not be confirmed are left out with a doubt; waiting lists stay.
 */
import { airlineRefsIn, reservationCode } from '../../documents/sabre-words.ts';
import type { DraftDoubt, DraftEnd, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import {
  type Cell,
  cellsOf,
  type Edge,
  foundCell,
  foundInCell,
  labelledValue,
  lineCell,
  pieceCells,
} from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readCabin } from '../../values/cabins.ts';
import { flightNotReadDoubt } from '../../values/carriers.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import type { TicketFormat } from '../contract.ts';
import { passengerName, passengersAbove, readPassengerTable } from './passengers.ts';

// 16 APR 2027 ▸ 17 APR 2027 TRIP TO SINGAPORE, SINGAPORE
const trip = /^[^\p{L}\d]*(?<first>\d{1,2}\s\p{L}{3,}\.?\s\d{4}|\p{L}{3,}\s\d{1,2},?\s\d{4})(?=[^\p{L}\d]|$)/du;
// DEPARTURE: FRIDAY 16 APR ▸ ARRIVAL: SATURDAY 17 APR   Please verify flight times prior to departure
const bar =
  /^[^\p{L}]*(?<kind>\p{L}[\p{L} -]+?)\s?:[^\p{L}\d]*(?<day>\p{L}{3,},?\s(?:\d{1,2}\s\p{L}{3,}|\p{L}{3,}\s\d{1,2}))\.?(?:[^\p{L}]+(?<other>\p{L}[\p{L} -]+?)\s?:[^\p{L}\d]*(?<until>\p{L}{3,},?\s(?:\d{1,2}\s\p{L}{3,}|\p{L}{3,}\s\d{1,2})))?(?:[\s.]|$)/du;
// HOTEL: CHECK IN TUESDAY 02 FEB ▸ CHECK OUT WEDNESDAY 10 FEB | CAR: PICK UP TUE 02 FEB
const barOfOther = /^[^\p{L}]*\p{Lu}[\p{Lu} -]+\s?:\s?\p{Lu}[\p{Lu} -]+\s\p{Lu}{3,},?\s\d{1,2}\s\p{Lu}{3,}/u;
const leaving = /^(?:DEPARTURE|ABREISE|ABFLUG|PARTIDA|SALIDA|D[ÉE]PART|PARTENZA|SA[ÍI]DA|PLECARE|KALKIŞ|ОТПРАВЛЕНИЕ)$/i;
const departingAt =
  /^(?:Departing At|Abflug um|Sale a la\(s\)|Saliendo a las|D[ée]part à|Partenza alle|Partindo(?: às)?|Plecare la|Kalkış saati|Отправление в)\s*:?/i;
const arrivingAt =
  /^(?:Arriving At|Ankunft um|Llega a la\(s\)|Llegando a las|Arriv[ée]e à|Arrivo alle|Chegando(?: às)?|Sosire la|Varış saati|Прибытие в)\s*:?/i;
const aircraft = /^(?:Aircraft|Flugzeug|Avi[óo]n|Avion|Aeromobile|Aeronave|Uçak|Самолет)\s*:/i;
const terminal = /^(?:Terminal|Терминал)\s*:/i;
const duration = /^(?:Duration|Dauer|Duraci[óo]n|Dur[ée]e|Durata|Duração|Süre|Продолжительность)\s*:/i;
const cabin = /^(?:Class|Cabin|Klasse|Kabine|Clase|Cabina|Classe|Cabine|Clasa|Sınıf|Класс)\s*:/i;
const status = /^(?:Status|Estado|Statut|Stato|Stare|Durum|Состояние)\s*:/i;
const operatedBy =
  /^(?:Operated by|Betreiber-Fluggesellschaft|Durchgeführt von|Operado por|Assur[ée] par|Op[ée]r[ée] par|Operato da|Operat de)\s*:?/i;
const anyLabel = /:\s*$|^\p{L}[\p{L} ()/-]{2,30}:\s/u;
// BA 0885 | BRITISH AIRWAYS BA 0885
const flight = /(?:^|\s)(?<flight>(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4})(?=\s|$)/d;
// Economy / V | Economy (V)
const bookingClass = /[/(]\s?(?<class>[A-Z])\)?$/d;
const pageFoot = /^(?:[A-Z0-9]{6}\s+)?(?:page\s)?\d{1,2}\s?(?:\/|of|von|de)\s?\d{1,2}$|https?:\/\//i;

export const sabreItinerary: TicketFormat = {
  id: 'sabre-itinerary',
  recognises: (text) => {
    const lines = text.split('\n');
    const cells = lines.flatMap((line) => line.trim().split(/\s{2,}/));
    const hasLabels = [departingAt, arrivingAt, reservationCode].every((label) => cells.some((cell) => label.test(cell)));
    return hasLabels && lines.some(isFlightBar);
  },
  parse(ticket) {
    const lines = ticket.lines.filter((line) => !pageFoot.test(line.text));
    const firstDay = firstDayOf(lines);
    const starts = lines.flatMap((line, index) => (bar.test(line.text) || barOfOther.test(line.text) ? [index] : []));
    const segments: DraftSegment[] = [];
    const doubts: DraftDoubt[] = [];
    const passengers = passengersAbove(lines);
    let isTorn = false;
    for (const [index, start] of starts.entries()) {
      const block = lines.slice(start, starts[index + 1] ?? lines.length);
      if (!isFlightBar(block[0]?.text ?? '')) continue;
      const segment = segmentOf(block, firstDay);
      if (!segment) {
        isTorn ||= !standSideBySide(block);
        doubts.push(flightNotReadDoubt((block[0]?.text ?? '').slice(0, 80)));
        continue;
      }
      const seated = readPassengerTable(block, passengers);
      if (seated) segment.seat = seated;
      const stands = segment.status?.value ?? '';
      if (isCancelled(stands))
        doubts.push(cancelledDoubt(segment.flightNumber.value, segment.departure.date?.text ?? '', stands));
      else segments.push(segment);
    }
    const problem = { message: 'No bar DEPARTURE is followed by a flight that is to be flown.', near: ticket.lines[0] ?? null };
    if (isTorn) return { problems: [problem], columnsLost: true };
    if (segments.length === 0) return { problems: [problem] };
    const bookingRef = labelledValue(lines, reservationCode, /^[A-Z0-9]{5,8}$/);
    const draft = { passengers, airlineRefs: airlineRefsIn(lines), segments, doubts };
    return { draft: bookingRef ? { ...draft, bookingRef } : draft };
  },
};

function isFlightBar(text: string): boolean {
  const kind = bar.exec(text)?.groups?.kind;
  return kind !== undefined && leaving.test(kind.trim());
}

/** The day the trip begins, with its year. */
function firstDayOf(lines: readonly Line[]): PrintedDay | undefined {
  return lines.map((line) => mapFound(foundIn(line, trip)?.first, readDay)?.value).find((day) => day?.year);
}

/** A day of a bar with the year of the trip it falls into: in a month before that of its beginning, the next one. */
function withYear(day: Found<PrintedDay> | undefined, firstDay: PrintedDay | undefined): Found<PrintedDay> | undefined {
  if (!day || !firstDay?.year || day.value.year) return day;
  const year = firstDay.year + (day.value.month < firstDay.month ? 1 : 0);
  return { ...day, value: { ...day.value, year }, certainty: 0.9 };
}

function segmentOf(block: readonly Line[], firstDay: PrintedDay | undefined): DraftSegment | undefined {
  const [first, ...rest] = block;
  const days = first && foundIn(first, bar);
  const end = rest.findIndex((line) => pieceCells(line).some((cell) => passengerName.test(cell.text)));
  const [airline, departing, arriving, info] = columnsOf(end < 0 ? rest : rest.slice(0, end));
  const flightNumber = mapFound(
    airline.map((cell) => foundInCell(cell, flight)?.flight).find((found) => found),
    readFlightNumber,
  );
  const departure = endOf(departing, departingAt);
  const arrival = endOf(arriving, arrivingAt);
  if (!flightNumber || !departure.time || !arrival.time) return undefined;
  const left = withYear(mapFound(days?.day, readDay) ?? departure.date, firstDay);
  // Its year is that of the day nearest to the departure, over the new year and over the date line.
  const arrived = mapFound(days?.until, readDay) ?? arrival.date;
  if (left) departure.date = left;
  if (arrived) arrival.date = arrived;
  const segment: DraftSegment = { flightNumber, departure, arrival };
  const cabinCell = under(airline, cabin);
  assign(segment, 'cabin', mapFound(cabinCell, readCabin));
  assign(segment, 'bookingClass', cabinCell && classIn(cabinCell));
  assign(segment, 'durationMinutes', mapFound(under(airline, duration), readMinutes));
  assign(segment, 'status', under(airline, status));
  assign(
    segment,
    'operatedBy',
    mapFound(under(airline, operatedBy), (name) => name.replace(/^\//, '')),
  );
  assign(segment, 'equipment', under([...info, ...airline, ...departing, ...arriving], aircraft));
  return segment;
}

function assign<Key extends keyof DraftSegment>(segment: DraftSegment, key: Key, value: DraftSegment[Key] | undefined): void {
  if (value !== undefined) segment[key] = value as DraftSegment[Key];
}

function classIn(cell: Found): Found | undefined {
  const letter = bookingClass.exec(cell.value)?.groups?.class;
  return letter === undefined ? undefined : { ...cell, value: letter };
}

/** The cells of the box by its four columns; the labels of the times say where they are. */
function columnsOf(lines: readonly Line[]): [Cell[], Cell[], Cell[], Cell[]] {
  const pieces = lines.flatMap(pieceCells);
  const [departs, arrives, craft] = [departingAt, arrivingAt, aircraft].map((label) =>
    pieces.find((cell) => label.test(cell.text)),
  );
  if (!departs || !arrives || arrives.x - departs.x < 40) return inOneColumn(lines.map(lineCell));
  const edges: Edge[] = [departs, arrives].map((cell) => ({ at: cell.x, from: cell.x - 20 }));
  if (craft && craft.x > arrives.x + 40) edges.push({ at: craft.x, from: Math.min(craft.x - 20, arrives.right + 12) });
  const columns: [Cell[], Cell[], Cell[], Cell[]] = [[], [], [], []];
  for (const line of lines) {
    for (const [index, cell] of cellsOf(line, [{ at: 0, from: 0 }, ...edges]).entries()) if (cell) columns[index]?.push(cell);
  }
  return columns;
}

function standSideBySide(lines: readonly Line[]): boolean {
  const [departs, arrives] = [departingAt, arrivingAt].map((label) =>
    lines.flatMap(pieceCells).find((cell) => label.test(cell.text)),
  );
  return departs !== undefined && arrives !== undefined && arrives.x - departs.x >= 40;
}

/** Pasted text has the columns one below the other; each end begins with its airport's code, and has its time below it or below both. */
function inOneColumn(all: Cell[]): [Cell[], Cell[], Cell[], Cell[]] {
  const cells = all.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const at = (label: RegExp) => cells.findIndex(({ text }) => label.test(text));
  const codes = cells.flatMap((cell, index) => (/^[A-Z]{3}$/.test(cell.text) ? [index] : []));
  const [from = cells.length, to = cells.length] = codes;
  const craft = cells.findIndex((cell, index) => index > to && aircraft.test(cell.text));
  const until = craft < 0 ? cells.length : craft;
  const [departs, arrives] = [at(departingAt), at(arrivingAt)];
  const ends: [Cell[], Cell[]] =
    departs > to && arrives > departs
      ? [
          [...cells.slice(from, to), ...cells.slice(departs, arrives)],
          [...cells.slice(to, departs), ...cells.slice(arrives, until)],
        ]
      : [cells.slice(from, to), cells.slice(to, until)];
  return [cells.slice(0, from), ...ends, cells.slice(until)];
}

// OTP | OTP - BUCHAREST OTOPENI
const bareCode = /^(?<code>[A-Z]{3})(?:\s?[-–]\s?\p{L}.*)?$/du;

function endOf(cells: readonly Cell[], label: RegExp): DraftEnd {
  const end: DraftEnd = {};
  const until = cells.findIndex((cell) => label.test(cell.text));
  const above = until < 0 ? cells : cells.slice(0, until);
  const coded = above.find((cell) => bareCode.test(cell.text));
  const code = coded && foundInCell(coded, bareCode)?.code;
  if (code) end.airport = code;
  const [start, ...more] = above.filter((cell) => cell !== coded).map((cell) => foundCell(cell, 0.9));
  if (start) end.place = joinFound(start, ...more);
  const time = mapFound(under(cells, label), readTime);
  if (time) end.time = time;
  const name = mapFound(under(cells, terminal), readTerminal);
  if (name) end.terminal = name;
  // (Sat, Apr 17)
  const day = cells.map((cell) => mapFound(foundInCell(cell, /^\((?<day>.*)\)$/d)?.day, readDay)).find((read) => read);
  if (day) end.date = day;
  return end;
}

/** What stands behind a label or in the cells below it, up to the next label; of a time and its day `(Fri, Apr 16)` only the time. */
function under(cells: readonly Cell[], label: RegExp): Found | undefined {
  const index = cells.findIndex((cell) => label.test(cell.text));
  const cell = cells[index];
  if (!cell) return undefined;
  const end = label.exec(cell.text)?.[0].length ?? 0;
  const behind = cell.text.slice(end).trim();
  if (behind !== '') return foundCell({ ...cell, text: behind, start: cell.start + end });
  const values: Found[] = [];
  for (const below of cells.slice(index + 1)) {
    if (anyLabel.test(below.text) || /^\(/.test(below.text)) break;
    values.push(foundCell(below));
  }
  const [first, ...more] = values;
  return first && joinFound(first, ...more);
}
