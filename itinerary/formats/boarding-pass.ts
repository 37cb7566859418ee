/**
 * Boarding passes: the barcode (IATA resolution 792) says who flies, which flight, which day, which seat; the print beside it says when.
 * The barcode is a line of the document (`barcode/printed-barcode.ts`), and may as well be pasted as text.
 */
import { type BoardingPass, type BoardingPassLeg, readBoardingPass } from '../barcode/bcbp.ts';
import type { DraftItinerary, DraftPassenger, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, mapFound } from '../draft/found.ts';
import type { Reading } from '../draft/reading.ts';
import { type Cell, cellFrom, foundCell, foundInCell, labelledValue, pieceCells } from '../layout/cells.ts';
import { fold } from '../text/fold.ts';
import type { Box, Line, TicketText } from '../text/ticket-text.ts';
import { readCabin } from '../values/cabins.ts';
import { readTime } from '../values/clock.ts';
import { readDay } from '../values/days.ts';
import { readTerminal } from '../values/terminals.ts';
import type { TicketFormat } from './contract.ts';

export const boardingPass: TicketFormat = { id: 'boarding-pass', recognises, parse };

// M1POPESCU/ANAMARIA MRSEABC123 OTPISTTK 1044 102Y012A0025 148>6…
const barcodeLine = /^[MS][1-4][\p{L}' ./-]{20}[E ][A-Z0-9 ]{7}[A-Z]{6}/mu;
// Departure 06:15 | Departs | Dep. time: | STD | Plecare | Ora plecării | Abflug | Départ | Kalkış saati | Partenza | Salida | Odlot | Vertrek | Partida | Αναχώρηση
const departureLabel =
  /^(?:(?:scheduled|flight|ora|heure de|hora de|ora di|czas|godzina)\s+)?(?:departure|departs|departing|dep\b|std\b|etd\b|plec[aă]r(?:e|ii)|decolare|abflug(?:zeit)?|d[eé]part\b|kalk[iı][sş]|partenza|salida|odlotu?|vertrek(?:tijd)?|partida|αναχ[ωώ]ρηση)/iu;
// Arrival 08:05 | Arrives | STA | Sosire | Ankunft | Arrivée | Varış | Arrivo | Llegada | Przylot | Aankomst | Chegada | Άφιξη
const arrivalLabel =
  /^(?:(?:scheduled|flight|ora|heure d.|hora de|ora di|czas|godzina)\s*)?(?:arrival|arrives|arriving|arr\b|sta\b|eta\b|sosir(?:e|ii)|aterizare|ankunft(?:szeit)?|arriv[eé]e|var[iı][sş]|arrivo|llegada|przylotu?|aankomst(?:tijd)?|chegada|[αά]φιξη)/iu;
// Departure gate | Boarding | Gate closes | Check-in: times at which nothing flies.
const otherTime =
  /gate|boarding|check.?in|clos|open|[iî]mbarc|einst|embarq|bini[sş]|instap|wej[sś]|lounge|bag|drop|dat[aeu]|tag\b|terminal/i;
// 06:15 | 6.15 | 18h20 | 9:10 PM | 0615
const time = /(?<![\d:])(?<time>\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{4}(?=\s*(?:$|hrs?\b|h\b|uhr\b)))(?![\d:])/di;
// 12APR27 | 12 Apr | 12.04.2027 | 2027-04-12 | Apr 12, 2027 | 12 aprilie 2027
const day =
  /(?<!\d)(?<day>\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[\s.-]{0,2}\p{L}{3,12}[\s.,-]{0,2}(?:\d{4}|\d{2})?(?!\d)|\p{L}{3,9}\s\d{1,2}(?:,\s?\d{4})?)/diu;
const classLabel =
  /^(?:travel class|class of travel|class|cabin|clas[aă]|cabin[aă]|(?:reise|bef[oö]rderungs)?klasse|classe|s[iı]n[iı]f|kabin|clase|klasa)(?![\p{L}])\s*[:/]?\s*/iu;
// Terminal: 2E | Terminal 1
const terminalLabel = /^terminal(?![\p{L}])\s*[:/]?\s*/iu;
const nameLabel =
  /^(?:(?:passenger|name|nume|pasager|passagier|fluggast|nom|passager|yolcu|nome|nombre|pasajero|imi[eę])[\p{L}\s/.]{0,24}[:/]\s*)/iu;
const titles = /(?:MRS|MR|MISS|MSTR|MS|DR|CHD|INF)$/;
// MRS ANA POPESCU | Dl Radu Munteanu | Frau Ana Popescu
const titleInFront =
  /^(?:MRS|MR|MISS|MSTR|MS|DR|DLUI|DL|DNA|DOAMNA|DOMNUL|DRA|HERR|FRAU|MME|MLLE|M(?=[A-Z]{8})|SRA|SR|SIGRA|SIG)/;

type Printed = { pass: BoardingPass; box: Box; text: string; lines: readonly Line[] };

function recognises(text: string): boolean {
  return barcodeLine.test(text);
}

function parse(ticket: TicketText): Reading {
  const passes = passesOf(ticket);
  const [first] = passes;
  if (!first) return { problems: [{ message: 'The barcode is no boarding pass of resolution 792.', near: null }] };
  const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [] };
  for (const printed of passes) {
    addPassenger(draft, printed);
    for (const leg of printed.pass.legs) addFlight(draft, printed, leg);
  }
  if (draft.segments.length === 0)
    return { problems: [{ message: 'No leg of the barcode has a flight number.', near: first.box }] };
  const refs = new Set(draft.airlineRefs.map(({ value }) => value.ref));
  const [ref] = draft.airlineRefs;
  if (ref && refs.size === 1) draft.bookingRef = { ...ref, value: ref.value.ref };
  return { draft };
}

/** The passes of a document, each with the printed lines that are its own; several on a page are parted halfway between their barcodes. */
function passesOf(ticket: TicketText): Printed[] {
  return ticket.pages.flatMap((page) => {
    const barcodes = page.lines.flatMap((line) => {
      const pass = barcodeLine.test(line.text) ? readBoardingPass(line.text) : undefined;
      return pass ? [{ pass, line, middle: line.y + line.height / 2 }] : [];
    });
    const print = page.lines.filter((line) => !barcodes.some((barcode) => barcode.line === line));
    return barcodes.map(({ pass, line, middle }) => {
      const others = barcodes
        .filter((other) => other.line !== line && other.line.text !== line.text)
        .map((other) => other.middle);
      const above = Math.max(...others.filter((other) => other < middle), Number.NEGATIVE_INFINITY);
      const below = Math.min(...others.filter((other) => other > middle), Number.POSITIVE_INFINITY);
      // Side by side, nobody can say which print belongs to which.
      const shared = others.some((other) => Math.abs(other - middle) < 60);
      const own = print.filter(({ y }) => !shared && y > (above + middle) / 2 && y < (below + middle) / 2);
      return { pass, box: boxOfLine(line), text: line.text, lines: own };
    });
  });
}

const boxOfLine = ({ page, x, y, width, height }: Line): Box => ({ page, x, y, width, height });

const inBarcode = <T>({ box }: Printed, value: T, text = String(value)): Found<T> => ({ value, text, box, certainty: 0.9 });

function addPassenger(draft: DraftItinerary, printed: Printed): void {
  const { pass } = printed;
  const eticket = pass.legs.find((leg) => leg.ticket)?.ticket;
  const { name, order } = printedName(printed);
  const known = draft.passengers.find((other) => letters(other.name.value) === letters(name.value));
  if (known) {
    if (eticket) known.eticket ??= inBarcode(printed, eticket);
    return;
  }
  const index = draft.passengers.length;
  const passenger: DraftPassenger = { name };
  if (order) passenger.order = order;
  if (pass.passenger) passenger.type = inBarcode(printed, pass.passenger);
  if (eticket) passenger.eticket = inBarcode(printed, eticket);
  draft.passengers.push(passenger);
  if (!pass.nameCut || name.certainty === 1) return;
  draft.doubts.push({
    code: 'name-cut',
    message: {
      en: 'The barcode holds the first 20 letters of a name: the end of this one may be missing.',
      ro: 'Codul de bare păstrează primele 20 de litere ale numelui: finalul acestuia poate lipsi.',
    },
    where: `passengers[${index}].name`,
  });
}

/** MOELLERKJAER is Møller Kjær: a barcode has no letters with marks, and writes some of them as two. */
const letters = (text: string) =>
  fold(text)
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[aou])e|(?<=a)a/g, '')
    .toUpperCase();
const untitled = (name: string) => name.replace(titles, '').replace(titles, '');

/** The name as it is printed, with its blanks and its end; where it is not found, as the barcode has it, without either. */
function printedName(printed: Printed): { name: Found; order?: 'given-first' } {
  const { name, nameCut } = printed.pass;
  const [family = '', given = ''] = name.split('/').map(letters);
  const bare = untitled(given);
  for (const cell of printed.lines.flatMap(pieceCells)) {
    const label = nameLabel.exec(cell.text)?.[0].length ?? 0;
    const own = cellFrom(cell, label);
    const squeezed = letters(own.text);
    // Titles stand in front (MRS ANA POPESCU) or behind.
    const candidates = [squeezed, squeezed.replace(titleInFront, '')].map(untitled);
    const fits = (whole: string) =>
      candidates.some((text) => text === whole || (nameCut && text.startsWith(whole) && text.length < whole.length + 20));
    if (own.text.length > 60 || bare === '') continue;
    if (fits(family + bare)) return { name: foundCell(own) };
    if (fits(bare + family)) return { name: foundCell(own), order: 'given-first' };
  }
  return { name: { ...inBarcode(printed, name), certainty: nameCut ? 0.6 : 0.9 } };
}

function addFlight(draft: DraftItinerary, printed: Printed, leg: BoardingPassLeg): void {
  if (!leg.flightNumber) return;
  if (leg.ref && !draft.airlineRefs.some(({ value }) => value.airline === leg.carrier && value.ref === leg.ref))
    draft.airlineRefs.push(inBarcode(printed, { airline: leg.carrier, ref: leg.ref }, leg.ref));
  const print = printOf(printed, leg);
  const lines = print.lines.slice(Math.max(print.from, 0), print.until);
  const departure: DraftSegment['departure'] = {
    airport: inBarcode(printed, leg.from),
    ...found('time', timeUnder(print, departureLabel)),
  };
  const date = dateOf(printed, lines, leg);
  if (date) departure.date = date;
  const terminals = lines.flatMap(pieceCells).filter(({ text }) => terminalLabel.test(text));
  if (terminals.length === 1 && !print.several)
    Object.assign(departure, found('terminal', mapFound(labelledValue(lines, terminalLabel, /^[A-Z0-9]{1,3}$/i), readTerminal)));
  draft.segments.push({
    flightNumber: inBarcode(printed, leg.flightNumber),
    departure,
    arrival: { airport: inBarcode(printed, leg.to), ...found('time', timeUnder(print, arrivalLabel)) },
    ...found('cabin', cabinUnder(print)),
    ...found('bookingClass', leg.compartment ? inBarcode(printed, leg.compartment) : undefined),
    ...found('seat', leg.seat ? inBarcode(printed, leg.seat) : undefined),
    ...found('baggage', leg.baggage ? inBarcode(printed, leg.baggage) : undefined),
  });
}

const found = <Name extends string, T>(name: Name, value: Found<T> | undefined) =>
  (value ? { [name]: value } : {}) as { [key in Name]?: Found<T> };

/** The lines of a pass, and which of them tell of one flight. Labels may stand above those, as the head of a table. */
type Print = { lines: readonly Line[]; from: number; until: number; several: boolean };

/** Of a pass for several flights, the lines from the one that names this flight up to the one that names the next. */
function printOf({ pass, lines }: Printed, leg: BoardingPassLeg): Print {
  if (pass.legs.length === 1) return { lines, from: 0, until: lines.length, several: false };
  const named = pass.legs.map((other) => lines.findIndex(({ text }) => names(text, other)));
  const start = named[pass.legs.indexOf(leg)] ?? -1;
  const next = Math.min(...named.filter((other) => other > start), lines.length + 1);
  // On one line with another flight, or not named at all: its times cannot be told from the other's.
  const known = start >= 0 && named.filter((other) => other === start).length === 1;
  // The words of a narrow cell are set on two lines, the first of them above the others of its row.
  return { lines, from: known ? start - 1 : lines.length, until: next - 1, several: true };
}

function names(text: string, { flightNumber = '', from, to }: BoardingPassLeg): boolean {
  const [, carrier = '', number = ''] = /^(..)(.+)$/.exec(flightNumber) ?? [];
  const route = new RegExp(`\\b${from}\\b.*\\b${to}\\b`);
  return route.test(text) || (number !== '' && new RegExp(`\\b${carrier}[\\s-]?0{0,3}${number}\\b`, 'i').test(text));
}

/** The one time that stands behind or under a label; none where there are two, for then one of them is not the flight's. */
function timeUnder(print: Print, label: RegExp): Found | undefined {
  const times = cellsUnder(print, label, (text) => time.test(text)).flatMap((cell) => {
    const value = mapFound(foundInCell(cell, time)?.time, readTime);
    return value ? [value] : [];
  });
  return new Set(times.map(({ value }) => value)).size === 1 ? times[0] : undefined;
}

function cabinUnder(print: Print): DraftSegment['cabin'] {
  const [cell] = cellsUnder(print, classLabel, (text) => readCabin(text) !== undefined);
  return cell && mapFound(foundCell(cell), readCabin);
}

/** What stands behind each such label in its cell, in the next cell, or under it; of each the first that says something. */
function cellsUnder({ lines, from, until, several }: Print, label: RegExp, says: (text: string) => boolean): Cell[] {
  return lines.flatMap((line, index) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, place) => {
      const end = label.exec(cell.text)?.[0].length;
      if (end === undefined || otherTime.test(cell.text.replace(/\d.*$/, ''))) return [];
      const beside = [cellFrom(cell, end), cells[place + 1]];
      // The rows of several flights under one head; or the value in one of the next two lines.
      const below = lines.slice(Math.max(index + 1, from), Math.min(index + (several ? 13 : 3), until)).flatMap(pieceCells);
      const under = below.filter((other) => other.x < cell.right + 6 && other.right > cell.x - 6);
      const own = index >= from && index < until ? beside : [];
      const telling = [...own, ...under].find((other) => other !== undefined && says(other.text));
      return telling ? [telling] : [];
    });
  });
}

/** The barcode's day; as printed, with its year, where the print has the same one. */
function dateOf(printed: Printed, lines: readonly Line[], leg: BoardingPassLeg): Found<PrintedDay> | undefined {
  if (leg.day === undefined) return undefined;
  const { issued } = printed.pass;
  const dayOfYear = { day: leg.day, ...(issued && { issued }) };
  const plain = new Date(Date.UTC(2027, 0, leg.day));
  const leap = new Date(Date.UTC(2028, 0, leg.day));
  const same = (value: PrintedDay) =>
    [
      ...(value.year === undefined || value.year % 4 !== 0 ? [plain] : []),
      ...(value.year === undefined || value.year % 4 === 0 ? [leap] : []),
    ].some((date) => date.getUTCDate() === value.day && date.getUTCMonth() + 1 === value.month);
  const days = lines.flatMap(pieceCells).flatMap((cell) => {
    const value = mapFound(foundInCell(cell, day)?.day, readDay);
    return value && same(value.value) ? [value] : [];
  });
  const best = days.find(({ value }) => value.year !== undefined) ?? days[0];
  if (best) return { ...best, value: { ...best.value, dayOfYear } };
  return inBarcode(printed, { day: plain.getUTCDate(), month: plain.getUTCMonth() + 1, dayOfYear }, String(leg.day));
}
