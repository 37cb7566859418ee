/** What is said about a flight, in the two languages of the documents: the same words in the PDF, the calendar and the text. */
import { formatDuration } from '#domain/format/dates.ts';
import type { Cabin, EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { aircraftOf } from '../reference/aircraft.ts';
import { airlineNamed, airlineOf } from '../reference/airlines.ts';
import { airportNameAt, cityAt, dayShift, isReturn, type Journey, type Layover } from './journeys.ts';

export const labels = {
  en: {
    itinerary: 'Travel itinerary',
    phoneNote: 'Help, 24/7',
    bookingRef: 'Booking reference',
    airlineRef: 'Airline reference',
    issued: 'Issued',
    passenger: 'Passenger',
    passengers: 'Passengers',
    ticket: 'E-ticket',
    tickets: 'E-tickets',
    flight: 'Flight',
    departure: 'Departure',
    arrival: 'Arrival',
    date: 'Date',
    class: 'Class',
    aircraft: 'Aircraft',
    baggage: 'Baggage',
    seat: 'Seat',
    terminal: 'Terminal',
    duration: 'Duration',
    status: 'Status',
    operatedBy: 'Operated by',
    co2: 'CO₂ emissions',
    localTimes: 'All times are local.',
    outbound: 'Outbound',
    return: 'Return',
    journey: 'Journey',
  },
  ro: {
    itinerary: 'Itinerar de călătorie',
    phoneNote: 'Asistență 24/7',
    bookingRef: 'Cod rezervare',
    airlineRef: 'Cod la compania aeriană',
    issued: 'Emis',
    passenger: 'Pasager',
    passengers: 'Pasageri',
    ticket: 'Bilet electronic',
    tickets: 'Bilete electronice',
    flight: 'Zbor',
    departure: 'Plecare',
    arrival: 'Sosire',
    date: 'Data',
    class: 'Clasa',
    aircraft: 'Avion',
    baggage: 'Bagaje',
    seat: 'Loc',
    terminal: 'Terminal',
    duration: 'Durata',
    status: 'Stare',
    operatedBy: 'Operat de',
    co2: 'Emisii de CO₂',
    localTimes: 'Toate orele sunt locale.',
    outbound: 'Dus',
    return: 'Întors',
    journey: 'Călătoria',
  },
} as const;

const cabinNames: Readonly<Record<Lang, Readonly<Record<Cabin, string>>>> = {
  en: { economy: 'Economy', 'premium-economy': 'Premium economy', business: 'Business', first: 'First' },
  ro: { economy: 'Economică', 'premium-economy': 'Economică premium', business: 'Business', first: 'Întâi' },
};

/** Written out here: browsers do not agree on “Sep” and “Sept”, and a document is the same wherever it is made. */
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ro: ['dum.', 'lun.', 'mar.', 'mie.', 'joi', 'vin.', 'sâm.'],
} as const;
const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  ro: ['ian.', 'feb.', 'mar.', 'apr.', 'mai', 'iun.', 'iul.', 'aug.', 'sept.', 'oct.', 'nov.', 'dec.'],
} as const;

/** “12 May”, „12 mai”. Takes YYYY-MM-DD. */
export const dayAndMonth = (day: string, lang: Lang): string =>
  `${Number(day.slice(8))} ${months[lang][Number(day.slice(5, 7)) - 1] ?? ''}`;

/** “Tue 12 May 2026”, „mar. 12 mai 2026”. Takes YYYY-MM-DD. */
export const shortDay = (day: string, lang: Lang): string =>
  `${weekdays[lang][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''} ${dayAndMonth(day, lang)} ${day.slice(0, 4)}`;

/** “Outbound”, “Return”, “Journey 3”; nothing for a single journey. */
export function journeyName(index: number, itinerary: Pick<Itinerary, 'segments'>, count: number, lang: Lang): string {
  if (count === 1) return '';
  if (isReturn(itinerary)) return index === 0 ? labels[lang].outbound : labels[lang].return;
  return `${labels[lang].journey} ${index + 1}`;
}

/** “Bucharest – Tokyo”: where a journey begins and ends. */
export function journeyRoute({ segments }: Journey, lang: Lang): string {
  const [first, last] = [segments[0], segments.at(-1)];
  return first && last ? [cityAt(first.departure, lang), cityAt(last.arrival, lang)].filter(Boolean).join(' – ') : '';
}

/** `TK1044` as people write it: TK 1044. */
export const spacedFlight = (flightNumber: string): string => `${flightNumber.slice(0, 2)} ${flightNumber.slice(2)}`;

/** The name of the airline that sells the flight; empty where the designator is unknown. */
export const airlineName = ({ flightNumber }: Pick<Segment, 'flightNumber'>): string => airlineOf(flightNumber)?.name ?? '';

/** Who flies, where it is not who sells: the airline's name for a code or a name we know, else the ticket's words. */
export function operatorName({ operatedBy, flightNumber }: Pick<Segment, 'operatedBy' | 'flightNumber'>): string | null {
  if (operatedBy === null) return null;
  const known = /^[A-Z0-9]{2}$/.test(operatedBy) ? airlineOf(operatedBy) : airlineNamed(operatedBy);
  if (known?.iata === flightNumber.slice(0, 2)) return null;
  return known?.name ?? operatedBy;
}

/** “Economy (K)”. Null where the ticket says neither. */
export function classWords({ cabin, bookingClass }: Pick<Segment, 'cabin' | 'bookingClass'>, lang: Lang): string | null {
  if (cabin === null) return bookingClass;
  return bookingClass === null ? cabinNames[lang][cabin] : `${cabinNames[lang][cabin]} (${bookingClass})`;
}

/** Checked baggage: “1 piece”, „2 bagaje”, “20 kg”, “hand baggage only”. */
export function baggageWords(baggage: string | null, lang: Lang): string | null {
  const [, count, unit] = /^(\d+)(PC|K)$/.exec(baggage ?? '') ?? [];
  if (count === undefined) return null;
  if (Number(count) === 0) return lang === 'en' ? 'hand baggage only' : 'doar bagaj de mână';
  if (unit === 'K') return `${Number(count)} kg`;
  if (lang === 'en') return `${Number(count)} ${Number(count) === 1 ? 'piece' : 'pieces'}`;
  return `${Number(count)} ${Number(count) === 1 ? 'bagaj' : 'bagaje'}`;
}

/** “Boeing 737-800” of `738`; words stay as the ticket prints them. */
export const aircraftName = (equipment: string | null): string | null =>
  equipment === null ? null : (aircraftOf(equipment) ?? equipment);

/** “Terminal 2” of `2`, `T2` and `TERMINAL 2`; names such as `INTL` stay behind the word. */
export function terminalWords(terminal: string | null): string | null {
  return terminal === null ? null : `Terminal ${terminal.replace(/^(terminal|term\.?|t(?=[\d ]))\s*/i, '')}`;
}

/** “Istanbul, Sabiha Gökçen (SAW)”. */
export function placeWords(end: EndOfFlight, lang: Lang): string {
  const name = airportNameAt(end);
  const city = cityAt(end, lang);
  const code = end.airport !== null && end.airport !== city ? ` (${end.airport})` : '';
  return `${name ? `${city}, ${name}` : city}${code}`;
}

/** “+1” beside an arrival on the next day, “−1” on the day before; empty on the same day. */
export function shiftMark(segment: Pick<Segment, 'departure' | 'arrival'>): string {
  const days = dayShift(segment) ?? 0;
  if (days === 0) return '';
  return days > 0 ? `+${days}` : `−${-days}`;
}

/** “2 h 35 in Istanbul”, „escală de 2 h 35 la Istanbul, din SAW în IST”. */
export function layoverWords({ minutes, changesAirport, arrival, departure }: Layover, lang: Lang): string {
  const city = cityAt(arrival, lang);
  const length = minutes === null ? '' : formatDuration(minutes);
  const stop =
    lang === 'en' ? ['Connection', length && `of ${length}`, `in ${city}`] : ['Escală', length && `de ${length}`, `la ${city}`];
  const change =
    lang === 'en'
      ? `change airports: ${arrival.airport} to ${departure.airport}`
      : `schimbați aeroportul: din ${arrival.airport} în ${departure.airport}`;
  return stop.filter(Boolean).join(' ') + (changesAirport ? `; ${change}` : '');
}

const passengerTypes = {
  en: { adult: '', child: 'child', infant: 'infant' },
  ro: { adult: '', child: 'copil', infant: 'bebeluș' },
} as const;

/** “child”, „bebeluș”; nothing for adults. */
export const passengerType = ({ type }: Pick<Passenger, 'type'>, lang: Lang): string => passengerTypes[lang][type];

/** `235 2413912335`: the airline's three digits apart, as tickets print them. */
export const spacedTicket = (eticket: string): string => `${eticket.slice(0, 3)} ${eticket.slice(3)}`;

const confirmed = /^(ok|hk\d*|kk\d*|confirm\w*|best[äa]tigt|onaylan(dı|di)|confermat\w*|confirmé\w*)$/i;

/** Whether the ticket calls the seat confirmed: OK, HK, `confirmed` and its likes in the languages we read. */
export const isConfirmed = (status: string): boolean => confirmed.test(status.trim());

/** What airlines write where a seat is not simply confirmed: codes of the AIRIMP (IATA), and the words some systems print. */
const standings: readonly { printed: RegExp; en: string; ro: string }[] = [
  { printed: /^((hl|ll|wl|us|uu|tl|pb)\d*|wait.?list.*|warteliste.*)$/i, en: 'on the waiting list', ro: 'pe lista de așteptare' },
  { printed: /^((hn|nn|rq|pn|tn)\d*|(on )?request.*|pending.*)$/i, en: 'requested, not confirmed', ro: 'cerut, neconfirmat' },
  { printed: /^((hx|xx|xl|un|uc|no)\d*|cancel.*|annul.*)$/i, en: 'cancelled by the airline', ro: 'anulat de compania aeriană' },
  { printed: /^(sa\d*|standby|stand-by)$/i, en: 'only if a seat is free', ro: 'numai dacă rămâne un loc liber' },
  { printed: /^ns\d*$/i, en: 'without a seat of its own', ro: 'fără loc propriu' },
];

/** How a seat stands, where it is not simply confirmed: “on the waiting list” of `HL`; the ticket’s own words where we do not know them. */
export function statusWords(status: string | null, lang: Lang): string | null {
  if (status === null || isConfirmed(status)) return null;
  return standings.find(({ printed }) => printed.test(status.trim()))?.[lang] ?? status;
}
