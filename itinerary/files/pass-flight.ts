/** A boarding pass of a wallet: what its fields state, and all of it as lines, which the ordinary reader reads with the barcode beside them. */
import { readBoardingPass } from '../barcode/bcbp.ts';
import { airlineNamed, airlineOf } from '../reference/airlines.ts';
import { airportAt } from '../reference/airports.ts';
import { readPastedText } from '../text/pasted-text.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { readFlightNumber } from '../values/flights.ts';
import type { BoardingPassFields, PassField } from './pass-fields.ts';
import type { StatedFlight } from './stated-flight.ts';
import { type Stated, type StatedTime, statedTime } from './stated-time.ts';

/** The pass as it is shown: a field a line, then what only machines read. */
export function passText(pass: BoardingPassFields): TicketText {
  const [zone, zoneOfArrival] = (['departure', 'destination'] as const).map(
    (end) => airportAt(codeOf(pass, end)?.text ?? '')?.zone,
  );
  const shown = ({ key, label, value, keepsZone }: PassField) => {
    const text = keepsZone ? value.replace(offset, '') : value;
    const time = statedTime({ label, text }, arrivalWord.test(`${label} ${key}`) ? zoneOfArrival : zone);
    const words = time ? [time.day, time.clock].filter(Boolean).join('  ') : value;
    return label === '' ? words : `${label}: ${words}`;
  };
  const relevant = relevantDay(pass, zone);
  return readPastedText(
    [
      pass.organization,
      'Boarding pass',
      ...[pass.origin, pass.destination].flatMap((end) => (end ? shown(end) : [])),
      ...pass.fields.map(shown),
      ...(relevant ? [relevant.day] : []),
      ...pass.barcodes.map((message) => message.replace(/[\t\r\n\f]+/g, ' ')),
    ].join('\n'),
  );
}

// 2027-02-03T22:35+02:00
const offset = /(?<=T\d{2}:?\d{2}\S{0,10})(?:Z|[+-]\d{2}:?\d{2})$/;
/** What is said to be there is in the zone of where one lands: `Aankomst (lokale tijd)`, `arrivalTime`. */
const arrivalWord =
  /arriv|ankunft|aankomst|ankomst|llegada|chegada|sosire|przylot|přílet|prilet|érkez|varış|saapum|άφιξη|прилет|прибыт|landing|(?<!\p{L})(?:sta|eta)(?!\p{L})/iu;

/** The flight by the pass's own fields; undefined where they do not name its number and both its airports. */
export function passFlight(pass: BoardingPassFields): StatedFlight | undefined {
  const number = numberOf(pass);
  const [from, to] = [codeOf(pass, 'departure'), codeOf(pass, 'destination')];
  if (!number || !from || !to) return undefined;
  const zone = airportAt(from.text)?.zone;
  const semantic = (name: string): Stated | undefined => semanticOf(pass, name);
  const departs = semantic('currentDepartureDate') ?? semantic('originalDepartureDate');
  const arrives = semantic('currentArrivalDate') ?? semantic('originalArrivalDate');
  const departure = departs && statedTime(departs, zone);
  return {
    number,
    departure: {
      code: from,
      place: placeOf(pass, pass.origin, 'departure'),
      // Where there is a boarding pass's barcode, its day is surer: a pass may come up the evening before.
      time: departure ?? (hasBoardingBarcode(pass) ? undefined : relevantDay(pass, zone)),
      terminal: semantic('departureTerminal'),
    },
    arrival: {
      code: to,
      place: placeOf(pass, pass.destination, 'destination'),
      time: arrives && statedTime(arrives, airportAt(to.text)?.zone),
      terminal: semantic('destinationTerminal'),
    },
    seat: seatOf(pass),
    ref: semantic('confirmationNumber'),
    passengers: passengersOf(pass),
  };
}

function semanticOf({ semantics }: BoardingPassFields, name: string): Stated | undefined {
  const value = semantics[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : { label: name, text };
}

/** `TK1044`, whole or in two; else the field whose value is such a number and whose name says so. */
function numberOf(pass: BoardingPassFields): Stated | undefined {
  const [code, airline, digits] = ['flightCode', 'airlineCode', 'flightNumber'].map((name) => semanticOf(pass, name));
  const joined = airline && digits && { label: 'flightNumber', text: `${airline.text}${digits.text}` };
  const semantic = [code, joined, digits].find((one) => one && readFlightNumber(one.text) !== undefined);
  if (semantic) return semantic;
  const field = pass.fields.find(({ key, label, value }) => {
    const number = readFlightNumber(value);
    return number !== undefined && airlineOf(number) !== undefined && flightWord.test(`${key} ${label}`);
  });
  if (field) return { label: field.label || field.key, text: field.value };
  // „Flight 1044” of the airline whose pass it is
  const bare = pass.fields.find(({ key, label, value }) => /^\d{1,4}$/.test(value) && flightWord.test(`${key} ${label}`));
  const own = bare && airlineNamed(pass.organization);
  return bare && own ? { label: bare.label || bare.key, text: `${own.iata}${bare.value}` } : undefined;
}

const flightWord = /flight|flug|\bvol\b|volo|vuelo|zbor|u[cç]u[sș]|vlucht|\blot\b|rejs|voo|flt|fly|πτήση/i;

/** The large letters of the front are the codes of the airports, seldom with the city; the words above them say the city. */
function codeOf(pass: BoardingPassFields, end: 'departure' | 'destination'): Stated | undefined {
  const semantic = semanticOf(pass, `${end}AirportCode`);
  if (semantic && /^[A-Z]{3}$/.test(semantic.text)) return semantic;
  const field = end === 'departure' ? pass.origin : pass.destination;
  for (const text of [field?.value ?? '', field?.label ?? '']) {
    const code = /^(?<code>[A-Z]{3})$/.exec(text)?.groups?.code ?? /\((?<code>[A-Z]{3})\)/.exec(text)?.groups?.code;
    if (field && code && airportAt(code)) return { label: field.key, text: code };
  }
  return undefined;
}

function placeOf(pass: BoardingPassFields, field: PassField | undefined, end: 'departure' | 'destination'): Stated | undefined {
  const city = semanticOf(pass, `${end}CityName`) ?? semanticOf(pass, `${end}AirportName`);
  const shown = [field?.label ?? '', field?.value ?? ''].find((text) => /\p{L}{4}/u.test(text) && !endWord.test(text));
  return city ?? (field && shown ? { label: field.key, text: shown } : undefined);
}

/** Words over a code that are no city. */
const endWord =
  /^(?:from|to|depart\w*|arriv\w*|origin|destination|plecare|sosire|din|spre|von|nach|ab|an|abflug|ankunft|départ|arrivée|salida|llegada|origen|destino|partenza|arrivo|kalkış|varış|nereden|nereye)\b/i;

/** When a pass comes up on the screen: the day of the flight, though not always its time. */
function relevantDay({ relevantDate }: BoardingPassFields, zone: string | undefined): StatedTime | undefined {
  const time = relevantDate === undefined ? undefined : statedTime({ label: 'relevantDate', text: relevantDate }, zone);
  return time && { label: time.label, text: time.text, day: time.day, certainty: 0.5, converted: false };
}

const hasBoardingBarcode = ({ barcodes }: BoardingPassFields) =>
  barcodes.some((message) => readBoardingPass(message) !== undefined);

function seatOf({ semantics }: BoardingPassFields): Stated | undefined {
  const [first, ...others] = Array.isArray(semantics.seats) ? (semantics.seats as readonly unknown[]) : [];
  if (others.length > 0 || typeof first !== 'object' || first === null) return undefined;
  const { seatNumber, seatRow } = first as Record<string, unknown>;
  const [number, row] = [seatNumber, seatRow].map((part) => (typeof part === 'string' ? part.trim() : ''));
  return number ? { label: 'seats', text: /\d/.test(number) ? number : `${row}${number}` } : undefined;
}

function passengersOf(pass: BoardingPassFields): StatedFlight['passengers'] {
  const name = pass.semantics.passengerName;
  if (typeof name === 'string') return [{ name: { label: 'passengerName', text: name } }];
  if (typeof name === 'object' && name !== null) {
    const { givenName, middleName, familyName } = name as Record<string, unknown>;
    const text = [givenName, middleName, familyName].filter((part) => typeof part === 'string').join(' ');
    if (text !== '') return [{ name: { label: 'passengerName', text } }];
  }
  const named = pass.fields.find(
    ({ key, label }) => /^(?:passenger|pax|passenger-?name|name|traveller)s?$/i.test(key) || passengerWord.test(label),
  );
  return named && /\p{L}{2}/u.test(named.value) ? [{ name: { label: named.label || named.key, text: named.value } }] : [];
}

const passengerWord =
  /^(?:passenger(?: name)?|name|pasager(?:ul)?|nume(?:le)?(?: pasager\w*)?|fluggast|passagier|passager|pasajero|passeggero|yolcu(?: adı)?)$/i;
