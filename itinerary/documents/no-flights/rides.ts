/** Trains, coaches and ferries beside the flights of a document: they have a number, two places and two times as well. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import { type Airport, airportAt, airportsIn } from '../../reference/airports.ts';
import { kilometresBetween } from '../../reference/distances.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { minutesOf } from '../anchors/flight-fit.ts';
import { marksOf } from '../flight-marks.ts';

// Folded, stems without their endings
const onTheGround =
  /(?<!\p{L})(?:trains?|tren(?:ul|uri)?|zug(?:nummer)?|bahn|treno|autobus|autocar|bus|coach station|railway|gara|bahnhof|stazione|gare|vagon|wagon|wagen|peron|gleis|ferry|feribot|fahre)(?!\p{L})/u;
// gara este chiar sub terminal: words about a station, and no ride
const isRemark = /^(?=\D+$)(?:.*?(?<!\p{L})\p{Ll}+(?!\p{L})){3}/u;
// A train to an airport is a train.
const ofFlights =
  /(?<!\p{L})(?:flights?|(?:hin|ruck)?flug|zbor|vols?(?!\p{L})|vol[oi](?!\p{L})|vuelo|ucus|vlucht|flyg|voo(?!\p{L})|repul|jarat|airline|airways|avion|aviao|aerien|aereo|(?:prze|wy|przy|samo)lot|lotnicz|(?:od|pri)?let(?:u|y|enk\p{L}*|adl\p{L}*|eck\p{L}*)?(?!\p{L})|zrakoplov|lento(?!\p{L})|lenno|lend(?:u|ude)?(?!\p{L})|skryd|lidoj|ucak|πτησ|рейс|полет|самол|авиа|літак)/u;

// e-BILET DE CĂLĂTORIE AUTOCAR | Bus ticket | Busfahrkarte | billete de autobús | autobuszjegy: the name of a paper for the ground. Folded
const groundTicket =
  /(?<!\p{L})(?:(?:e-?)?(?:bilete?|tickets?|billets?|bigliett[oi]|billetes?|bilhetes?|pasajes?|fahrkarte|fahrschein|karta|karte)(?!\p{L})(?= (?:\p{L}+ ){0,2}(?:autocar|autobus|bus(?!\p{L})|coach|tren|train|treno|pullman|omnibus|zug|feribot|ferry|vlak))|(?:autocar|autobus|bus|coach|train|zug|otobus|ferry)[ -]?(?:tickets?|fahrkarte|fahrschein|bilett?i?|billett?|jegy)(?!\p{L})|bilet (?:autobusowy|kolejowy))/u;

/** In heights of a line: what is printed so near a number is said of it. */
const beside = 5;

/** What may be ridden: where trains are spoken of beside a number, and of no flights or near it, only a printed code is an airport. */
export function mayBeRide(lines: readonly Line[]): (segment: DraftSegment) => boolean {
  const ground = lines.filter(({ text }) => onTheGround.test(fold(text)) && !isRemark.test(text));
  if (ground.length === 0) return () => false;
  const speaksOfFlights = lines.some(({ text }) => ofFlights.test(fold(text)));
  return (segment) => {
    const { box, text } = segment.flightNumber;
    // Lufthansa 138: by its airline's name
    if (/\p{L}{4}/u.test(text)) return false;
    if ((segment.departure.airport && segment.arrival.airport) || isFasterThanTrains(segment)) return false;
    return ground.some((line) => !speaksOfFlights || isBeside(line, box));
  };
}

/** Whether it calls itself a ticket for a coach, a train or a ferry, and speaks of no flight: codes on it are of stations. */
export function isGroundTicket(lines: readonly Line[], segments: readonly DraftSegment[]): boolean {
  const printed = lines.map(({ text }) => fold(text));
  if (!printed.some((text) => groundTicket.test(text)) || printed.some((text) => ofFlights.test(text))) return false;
  return !segments.some(isFasterThanTrains);
}

// TER 857914 | ICE 1086 | InterCity 1583 | Regional Express RE 5: trains by their numbers. Folded
const train =
  /(?<!\p{L})(?:ter|tgv(?: inoui)?|ouigo|intercites|ice|intercity|eurocity|railjet|rjx?|ic[en]?|ec|irn?|re|rb|frecci\p{L}{4,6}|italo|regionale(?: veloce)?|ave|alvia|avant|alfa pendular|intercidades|eurostar|thalys|pendolino|eip|tlk|interregio|regio|cfr)\s(?:n[ro°º]?\.?\s?)?\d{1,6}(?!\d|[.:h]\d)/u;
// Abflug 10:30, Landung 15:05, Bus zum Hotel. Folded, stems
const ofFlying =
  /(?<!\p{L})(?:abflug|landung|landet|take-?off|takes off|landing|lands|decol|ateriz|atterr|despeg|aterri[sz]|wylot|przylot|odlet|prilet|flyavgang|ucus|вылет|излита|каца)/u;

/** `TER 857914, Rennes 08h40 – Nantes 09h58`: from hour to hour on the ground, with no flight and no airport in the line. */
export function isRideInPassing(line: Line): boolean {
  const plain = fold(line.text);
  if (!(train.test(plain) || onTheGround.test(plain)) || ofFlights.test(plain) || ofFlying.test(plain)) return false;
  const marks = marksOf(line);
  if (marks.some(({ kind }) => kind === 'flight' || kind === 'airport')) return false;
  return marks.filter(({ kind }) => kind === 'time').length > 1;
}

/** In kilometres an hour, from station to station along the shortest way. */
const fastest = 320;

function isFasterThanTrains({ departure, arrival }: DraftSegment): boolean {
  const [from, to] = [airportOf(departure), airportOf(arrival)];
  if (!from || !to || !departure.time || !arrival.time) return false;
  const days = { day: departure.date?.value, landedDay: arrival.date?.value, dayShift: arrival.dayShift?.value };
  const minutes = minutesOf({ from, to, left: departure.time.value, landed: arrival.time.value, ...days });
  return minutes !== undefined && minutes > 0 && kilometresBetween(from, to) / (minutes / 60) > fastest;
}

const airportOf = ({ airport, place }: DraftEnd): Airport | undefined =>
  airport ? airportAt(airport.value) : place && airportsIn(place.value)[0];

const isBeside = ({ page, y, height }: Line, box: Box) => page === box.page && Math.abs(y - box.y) <= beside * height;
