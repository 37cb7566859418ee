/**
 * Amadeus' passenger itinerary receipt: `FROM /TO  FLIGHT  CL DATE  DEP  FARE BASIS  NVB  NVA  BAG  ST`, one coupon a row. Cities run over
 * two or three lines in the first column; where a coupon ends is printed below it, or is only where the next one begins. The year
 * stands in the date of issue alone. NVB and NVA are days of validity, not of flights. KIU and others print the same table.
 */
import type { DraftEnd, DraftItinerary, DraftPassenger, DraftSegment } from '../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundAt, foundIn, joinFound, mapFound } from '../draft/found.ts';
import { cellBetween, foundCell, foundInCell, pieceCells } from '../layout/cells.ts';
import { airportsIn } from '../reference/airports.ts';
import { columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';
import { readBaggage } from '../values/baggage.ts';
import { readTime } from '../values/clock.ts';
import { readDay } from '../values/days.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { emissionsIn } from '../values/emissions.ts';
import { readFlightNumber } from '../values/flights.ts';
import { endsInTitle } from '../values/name-words.ts';
import { cancelledDoubt, isCancelled } from '../values/standing.ts';
import { readTerminal } from '../values/terminals.ts';
import { slashNamesIn, withTraveller } from '../values/travellers.ts';
import type { TicketFormat } from './contract.ts';

// FROM /TO            FLIGHT  CL DATE   DEP   FARE BASIS      NVB    NVA    BAG ST
const header =
  /^(?:FROM|DE|VON|DESDE|DA|DE LA)\s?\/\s?(?:TO|[AÀ]|NACH|HACIA|HASTA|LA)(?![\p{L}]).*(?:\bFLIGHT\b|\bVOL\b|\bFLUG\b|\bVUELO\b|\bVOLO\b|\bZBOR\b)/iu;
// BUCHAREST HENRI     TK 1046 V  28DEC  1415  VPN3XPB                28DEC  30K OK
const coupon =
  /^(?<from>.*?)\s*(?<![\p{L}\d])(?<number>(?=.?[A-Z])[A-Z0-9]{2}\s{0,3}\d{1,4}[A-Z]?)\s+(?<class>[A-Z])\s+(?<date>\d{1,2}\s?\p{L}{3,4}(?:\s?\d{2})?)\s+(?<time>\d{4}|\d{1,2}:\d{2})(?:\s+(?<arrival>\d{4}|\d{1,2}:\d{2})(?:\s?\+(?<shift>\d))?)?(?=\s|$)(?:\s+(?<rest>\S.*))?$/du;
const baggage = /.*(?:^|\s)(?<baggage>\d{1,2}\s?PC|\d{1,3}\s?KG?|NIL)(?=\s|$)/d;
const status = /(?:^|\s)(?<status>OK|RQ|NS|SA|WL|HK|HL|UC|UN|KK|KL)(?:\s+(?<seat>\d{1,3}[A-Z]))?$/d;
// BANGKOK             ARNK | ZURICH VOID | VIENNA INTL OS OPEN K OPEN
const noFlight = /^(?<from>.*?)\s*(?<![\p{L}\d])(?:ARNK|VOID|SURFACE|(?<open>[A-Z0-9]{2}\s?OPEN)(?![\p{L}\d]).*)$/du;
// ISTANBUL            ARRIVAL TIME: 1645   ARRIVAL DATE: 28DEC
const arrival =
  /(?:ARRIVAL TIME|ARR(?:\.|IVAL)? TIME|HEURE (?:D.)?ARRIV[EÉ]E|ANKUNFTSZEIT|HORA (?:DE )?LLEGADA|ORA (?:DI )?ARRIVO|ORA SOSIRII)\s*:?\s*(?<time>\d{4}|\d{1,2}:\d{2})/diu;
const arrivalDate =
  /(?:ARRIVAL DATE|DATE (?:D.)?ARRIV[EÉ]E|ANKUNFTSDATUM|FECHA (?:DE )?LLEGADA|DATA (?:DI )?ARRIVO|DATA SOSIRII)\s*:?\s*(?<date>\d{1,2}\s?\p{L}{3,4}(?:\s?(?:\d{4}|\d{2}))?)(?!\d)/diu;
const terminal = /(?<terminal>(?:TERMINAL[EO]?|AEROGARE)\s*:?\s*[A-Z0-9]{1,4}(?![\p{L}\d]))/diu;
const seat = /(?:SEAT|SI[EÈ]GE|SITZ(?:PLATZ)?|ASIENTO|POSTO|LOC)\s*:?\s*(?<seat>\d{1,3}[A-Z])(?![\p{L}\d])/diu;
const operator =
  /\/?(?:OPERATED BY|OP[EÉ]R[EÉ] PAR|DURCHGEF(?:UE|Ü)HRT VON|OPERADO POR|OPERATO DA|OPERAT DE)\s*:?\s*(?<operator>[\p{L}\d][\p{L}\d .&'-]*[\p{L}\d])?/diu;
/** What stands in a coupon's lines and is no city. */
const aside =
  /(?:ARRIVAL (?:TIME|DATE)|ARR\.? TIME|HEURE|DATE |ANKUNFT|HORA|FECHA|ORA |DATA |TERMINAL|AEROGARE|SEAT|SI[EÈ]GE|SITZ|ASIENTO|POSTO|\/?OP[EÉ]RA|\/?OP[EÉ]R[EÉ]|DURCHGEF|CHECK.?IN|LATEST|FREQUENT|MEAL|\*{2,}|NOT VALID|NVB|NVA|FARE BASIS).*$/iu;
/** The first line below the table: a sentence, or a label of the fare. */
const below =
  /^(?:AT CHECK|FOR (?:CHECK|REF)|A L.?ENREG|BEIM CHECK|ENDORS|RESTRICTION|TOUR CODE|PAYMENT|PAIEMENT|ZAHLUNG|FORM OF|FORMA|MODE DE|FARE|TARIF|AIR FARE|TAX|TOTAL|EXCHANGE|EQUIV|FLIGHT\(S\)|NOTICE|SOURCE|REMARKS?|ISSUED|BAGGAGE|CARRIAGE|ADDITIONAL|PAGE|AMADEUS|IATA|TELEPHONE|\p{L}[\p{L} .'-]*\s?:)/iu;
// TERMINAL: 2 | HEURE LIMITE D'ENREGISTREMENT : 1H AVANT LE DÉPART: a label, and the table goes on below it
const ofCoupon =
  /(?:^| {2})(?:TERMINAL|AEROGARE|SEAT|OPERA|HEURE LIMITE|LIMITE D.ENREG|(?:LATEST )?CHECK.?IN(?: (?:CLOSES|DEADLINE|TIME|UNTIL|BY|LIMIT))?\s?:|LAST CHECK|HORA L[IÍ]MITE|ORA LIMIT[AĂE]|MEAL|REPAS)/iu;
const ticketNumber =
  /(?:TICKET|BILLET|BOLETO|BILLETE|BIGLIETTO|BILET|ETKT)[\p{L}. /']*:?\s*(?:ETKT\s*)?(?<ticket>\d{3}[\s-]?\d{10}(?:\s?[-/]\s?\d{1,3})?)(?!\d)/diu;
const nameLabel = /(?:NAME|NOM|NOMBRE|NOME|NUME|PASSENGER|PASSAGER|PASAJERO|PASSEGGERO|PASAGER)\s*:/iu;
const issued =
  /(?<!(?:ARRIVAL|BIRTH|TRAVEL|EXPIRY) )(?:DATE|DATUM|FECHA|DATA|EMISION|ISSUE)\s*:\s*(?<date>\d{1,2}\s?\p{L}{3,9}\.?\s?\d{2,4})(?!\d)/diu;
// BOOKING REF : AMADEUS: R9PL4D, AIRLINE: TK/R9PL4D | COD REZERVARE (1G)  : 5TQWJ8
const bookingRef =
  /(?:BOOKING REF|R[EÉ]F(?:[EÉ]RENCE)?\.? (?:D[EU] )?DOSSIER|BUCHUNGS|CODIGO DE RESERVA|RESERVA|PRENOTAZIONE|REZERVARE)[\p{L}./ ]*(?:\([\p{L}\d]{2,12}\)\s*)?:\s*(?:(?:AMADEUS|1A)\s?[:/]\s*|[A-Z0-9]{2}\s?\/\s?)?(?<ref>(?=.*[A-Z])[A-Z0-9]{5,6})(?![\p{L}\d/])/diu;
const airlineRefs =
  /(?:AIRLINE|COMPAGNIE|FLUGGESELLSCHAFT|AEROL[IÍ]NEA|COMPAGNIA|COMPANIE)\s*:\s*|(?<both>(?<airline>(?=.?[A-Z])[A-Z0-9]{2})\/(?<ref>[A-Z0-9]{5,8}))(?![\p{L}\d])/dgu;

/** A coupon, or a stretch without flight: where it begins, and what is printed below until the next one. */
type Item = {
  flight: DraftSegment | undefined;
  from: Found[];
  texts: Found[];
  terminals: { after: number; found: Found }[];
  arrivalText: number | undefined;
  flightX: number | undefined;
};

export const amadeusReceipt: TicketFormat = {
  id: 'amadeus-receipt',
  recognises: (text) => {
    const lines = text.split('\n');
    return (
      lines.some((line) => header.test(line) && /\bNV[AB]|\bBASE? TARIF|FARE BASIS/i.test(line)) &&
      lines.some((line) => coupon.test(line))
    );
  },
  parse(ticket) {
    const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [], ...emissionsIn(ticket.lines) };
    const items: Item[] = [];
    const receipt: Receipt = {};
    let [inTable, hasHeader] = [false, false];
    for (const [row, line] of ticket.lines.entries()) {
      if (readHeader(draft, receipt, line, { inTable, next: ticket.lines[row + 1] })) items.push(stretch([]));
      if (header.test(line.text)) inTable = hasHeader = true;
      else if (hasHeader && coupon.test(line.text)) {
        // Whatever was printed between: a table goes on with its next coupon.
        inTable = true;
        readRow(draft, items, line);
      } else if (inTable && below.test(line.text) && !ofCoupon.test(line.text) && !arrival.test(line.text)) inTable = false;
      else if (inTable) readRow(draft, items, line);
    }
    settleCities(items);
    for (const { flight } of items) {
      if (!flight) continue;
      if (flight.status && isCancelled(flight.status.value)) {
        draft.doubts.push(cancelledDoubt(flight.flightNumber.value, flight.departure.date?.text ?? '', flight.status.value));
      } else draft.segments.push(flight);
    }
    if (draft.segments.length === 0)
      return {
        problems: [
          { message: 'No row of the table is a coupon with flight, class, date and time.', near: ticket.lines[0] ?? null },
        ],
      };
    return { draft };
  },
};

type Receipt = { name?: DraftPassenger; eticket?: Found };
type Around = { inTable: boolean; next: Line | undefined };

// ELENA MRS, under NAME: MOLDOVAN/CRISTINA
const restOfName = /^\p{Lu}[\p{Lu}'’-]*(?: \p{Lu}[\p{Lu}'’-]*){0,3}$/u;

/** Who is named behind the label; up to its title in the next line, where the line was too short for the whole name. */
function nameIn(line: Line, next: Line | undefined): DraftPassenger | undefined {
  const person = nameLabel.test(line.text) ? slashNamesIn(line)[0] : undefined;
  if (!person || !next || endsInTitle.test(person.name.value) || !line.text.trimEnd().endsWith(person.name.text)) return person;
  const rest = pieceCells(next).find(
    ({ text, x }, index) =>
      (index === 0 || x >= person.name.box.x - padding) && restOfName.test(text) && endsInTitle.test(` ${text}`),
  );
  return rest ? { ...person, name: joinFound(person.name, foundCell(rest)) } : person;
}

/** In points: so far before the name it may go on, under its label. */
const padding = 60;

/** Reads what stands around the table; answers whether another receipt begins. */
function readHeader(draft: DraftItinerary, receipt: Receipt, line: Line, { inTable, next }: Around): boolean {
  const ref = foundIn(line, bookingRef)?.ref;
  if (ref) draft.bookingRef ??= ref;
  const day = inTable ? undefined : mapFound(foundIn(line, issued)?.date, readDay);
  if (day) draft.issueDate ??= day;
  if (bookingRef.test(line.text) || /(?:AIRLINE|COMPAGNIE|COMPAGNIA|COMPANIE)\s*:/i.test(line.text)) readAirlineRefs(draft, line);
  const name = nameIn(line, next);
  const number = mapFound(foundIn(line, ticketNumber)?.ticket, readTicketNumber);
  const begins = number !== undefined && receipt.eticket !== undefined && receipt.eticket.value !== number.value;
  if (name) receipt.name = name;
  if (number) receipt.eticket = number;
  if (receipt.name && (name || number))
    draft.passengers = withTraveller(draft.passengers, { ...receipt.name, ...(number && { eticket: number }) });
  return begins;
}

function readAirlineRefs(draft: DraftItinerary, line: Line): void {
  for (const { both, airline, ref } of allFoundIn(line, airlineRefs)) {
    if (!both || !airline || !ref || airline.value === '1A') continue;
    if (draft.airlineRefs.some(({ value }) => value.airline === airline.value && value.ref === ref.value)) continue;
    draft.airlineRefs.push({ ...both, value: { airline: airline.value, ref: ref.value } });
  }
}

const stretch = (from: Found[], flight?: DraftSegment, flightX?: number): Item => ({
  flight,
  from,
  texts: [],
  terminals: [],
  arrivalText: undefined,
  flightX,
});

function readRow(draft: DraftItinerary, items: Item[], line: Line): void {
  const row = foundIn(line, coupon, 0.9);
  const flightNumber = mapFound(row?.number, readFlightNumber);
  if (row && flightNumber) {
    items.push(
      stretch(
        row.from ? [row.from] : [],
        couponOf(row, flightNumber, line),
        columnsOf(line).length >= 4 ? row.number?.box.x : undefined,
      ),
    );
    return;
  }
  const gap = foundIn(line, noFlight, 0.9);
  if (gap) {
    items.push(stretch(gap.from ? [gap.from] : []));
    if (gap.open) draft.doubts.push(openFlight(gap.open.value));
    return;
  }
  const item = items.at(-1);
  if (item) readBelow(item, line);
}

function couponOf(row: Record<string, Found>, flightNumber: Found, line: Line): DraftSegment {
  const segment: DraftSegment = { flightNumber, departure: {}, arrival: {} };
  const date = mapFound(row.date, readDay);
  const time = mapFound(row.time, readTime);
  const arrives = mapFound(row.arrival, readTime);
  if (date) segment.departure.date = date;
  if (time) segment.departure.time = time;
  if (arrives) segment.arrival.time = arrives;
  if (row.shift) segment.arrival.dayShift = { ...row.shift, value: Number(row.shift.value) };
  if (row.class) segment.bookingClass = row.class;
  const rest = cellBetween(line, line.text.length - (row.rest?.value.length ?? 0), line.text.length);
  const bags = mapFound(foundInCell(rest, baggage, 0.9)?.baggage, readBaggage);
  const state = foundInCell(rest, status, 0.9);
  if (bags) segment.baggage = bags;
  if (state?.status) segment.status = state.status;
  if (state?.seat) segment.seat = state.seat;
  return segment;
}

function readBelow(item: Item, line: Line): void {
  const time = mapFound(foundIn(line, arrival)?.time, readTime);
  const city = cityIn(line, item.flightX);
  if (city) {
    if (time) item.arrivalText ??= item.texts.length;
    item.texts.push(city);
  }
  const name = mapFound(foundIn(line, terminal)?.terminal, readTerminal);
  if (name) item.terminals.push({ after: item.texts.length, found: name });
  if (!item.flight) return;
  const date = mapFound(foundIn(line, arrivalDate)?.date, readDay);
  const place = foundIn(line, seat)?.seat;
  const flies = foundIn(line, operator)?.operator;
  if (time) item.flight.arrival.time ??= time;
  if (date) item.flight.arrival.date ??= date;
  if (place) item.flight.seat ??= place;
  if (flies) item.flight.operatedBy ??= flies;
}

/** The words of a line that stand in the column of cities. */
function cityIn(line: Line, flightX: number | undefined): Found | undefined {
  const end = line.text.length - (aside.exec(line.text)?.[0].length ?? 0);
  const beyond = flightX === undefined ? undefined : line.words.find((word) => word.x >= flightX - 2);
  const found = foundAt(line, 0, Math.min(end, beyond?.start ?? end), 0.9);
  return /^[\p{L}][\p{L}\d .,'’()/-]*$/u.test(found.value) ? found : undefined;
}

/**
 * Of the lines under a coupon the first ones go on with where it begins, the others are where it ends: the split that fits best.
 * Where nothing is left for the end, it ends where the next one begins, so the last coupon is settled first.
 */
function settleCities(items: readonly Item[]): void {
  let next: Found[] | undefined;
  for (const item of items.toReversed()) {
    const splits = Array.from({ length: item.texts.length + 1 }, (_, at) => ({ at, score: scoreOf(item, next, at) }));
    const { at } = splits.reduce((one, other) => (other.score > one.score ? other : one));
    const origin = [...item.from, ...item.texts.slice(0, at)];
    const own = item.texts.slice(at);
    if (item.flight) {
      readEnd(item.flight.departure, origin, item.terminals.find(({ after }) => after <= at)?.found);
      readEnd(
        item.flight.arrival,
        own.length > 0 ? own : (next ?? []),
        own.length > 0 ? item.terminals.find(({ after }) => after > at)?.found : undefined,
      );
    }
    next = origin;
  }
}

/** @param next where the next coupon, or stretch without flight, begins. */
function scoreOf(item: Item, next: readonly Found[] | undefined, at: number): number {
  const origin = airportsIn(join([...item.from, ...item.texts.slice(0, at)]));
  const own = item.texts.slice(at);
  if (own.length === 0 && !next) return -10;
  const goal = airportsIn(join(own.length > 0 ? own : (next ?? [])));
  let score = [origin, goal].reduce((sum, { length }) => sum + (length === 1 ? 1 : length > 1 ? 0.5 : 0), 0);
  if (origin.some((airport) => goal.includes(airport))) score -= 5;
  else if (origin.length > 0 && goal.length > 0) score += 2;
  if (own.length > 0 && own[0]?.value === next?.[0]?.value) score += 4;
  // A city's first line names it: `COANDA` alone is no city.
  if (own[0] && airportsIn(own[0].value).length > 0) score += 1;
  if (item.arrivalText !== undefined) score += own.length > 0 && at === item.arrivalText ? 3 : own.length === 0 ? -3 : 0;
  if (own.length > 0 && item.terminals[0]?.after === at) score += 3;
  return score;
}

const join = (parts: readonly Found[]) => parts.map(({ value }) => value).join(' ');

function readEnd(end: DraftEnd, parts: readonly Found[], gate: Found | undefined): void {
  const [first, ...others] = parts;
  if (first) end.place = joinFound(first, ...others);
  if (gate) end.terminal = gate;
}

function openFlight(words: string) {
  return {
    code: 'open-flight',
    message: {
      en: `The ticket has a flight without number and date (${words}): it is still to be booked and was left out.`,
      ro: `Biletul are un zbor fără număr și dată (${words}): urmează să fie rezervat și a fost lăsat deoparte.`,
    },
    where: null,
  };
}
