/** An airline's own document, read as a whole: what all of them say, each in its own layout. A format says what is its airline's alone. */
import type { DraftItinerary, DraftSegment } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import type { Reading } from '../draft/reading.ts';
import { airportAt } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { flightNamedDoubt } from '../values/carriers.ts';
import { daysLater } from '../values/days.ts';
import { emissionsIn } from '../values/emissions.ts';
import { withAirportsUnderCities } from './airport-under-city.ts';
import { anchoredSegments } from './anchors/anchored-segments.ts';
import { printedIn } from './anchors/anchors-in.ts';
import { betterFlights, holdTogether, mixedFlights } from './anchors/better-flights.ts';
import { withDaysBelow } from './anchors/days-below.ts';
import { departuresOnly } from './anchors/departures-only.ts';
import { fitOf } from './anchors/flight-fit.ts';
import { withoutStrandedDays } from './anchors/stranded-days.ts';
import { issueDateIn } from './booking-facts.ts';
import type { BlockOptions } from './flight-blocks.ts';
import { marksOf } from './flight-marks.ts';
import { flightsIn } from './flight-of-block.ts';
import { formPages } from './form-pages.ts';
import { isNearYear, newestYear } from './newest-year.ts';
import { isOfClaim } from './no-flights/claims.ts';
import { isQuotation, isUnbooked } from './no-flights/offers.ts';
import { isOfFlights, isOfOtherService } from './no-flights/other-services.ts';
import { mayBeRide } from './no-flights/rides.ts';
import { withoutStays } from './no-flights/stays.ts';
import { passengersIn } from './people/booked-passengers.ts';
import { ticketsIn } from './people/tickets/tickets-of-passengers.ts';
import { airlineRefIn, bookingRefIn, hasLabelledRef } from './references/booking-reference.ts';
import { withoutStrays } from './stray-flights.ts';

// What every confirmation has: a reference under some name.
const reference =
  /booking|reservation|confirmation|\bPNR\b|rezerv|rezerwac|cod de confirmare|buchung|réservation|prenotazione|conferma|kod potwierdzenia|κράτησης|bokning|bestilling|e-?ticket|reserva\b|boeking/i;

// Flight operated by Lufthansa. | durchgeführt von: AIR DOLOMITI
const operator =
  /(?:operated (?:by|as)|operat[ao] d[ea]|operado por|(?:durch|aus)geführt (?:von|durch)|effectué par|opéré par|gerçekleştiren|wykonywany przez|εκτελείται από)[^\n]{0,60}/giu;

/** The text without the lines of flights: an agency names the airline in those only, the airline's own document in others too. */
function withoutFlights(text: string, flight: RegExp): string {
  return text
    .split('\n')
    .filter((line) => !flight.test(line))
    .join('\n');
}

/** Whether a text names the airline, one of its flights, and a booking: a mention alone (codeshares, lounges) is no document. */
export function isDocumentOf(text: string, airline: RegExp, flight: RegExp): boolean {
  return flight.test(text) && reference.test(text) && airline.test(withoutFlights(text, flight).replace(operator, ' '));
}

type DocumentOptions = BlockOptions & {
  /** How this airline writes names that have no slash. */
  order?: 'family-first' | 'given-first';
  /** Flights of a layout only this airline has; where it finds none, the common layouts are tried. */
  flights?: (ticket: TicketText) => DraftSegment[];
};

/** The flights in the order airlines print their facts; where those make no sense, by what hangs together however it is printed. */
export function bestFlightsIn(all: readonly Line[], options: BlockOptions = {}): DraftSegment[] {
  const pages = formPages(all);
  return pages ? pages.flatMap((page) => bestFlightsOf(page, options)) : bestFlightsOf(all, options);
}

function bestFlightsOf(all: readonly Line[], options: BlockOptions): DraftSegment[] {
  const lines = withoutStays(all).filter(isOfFlights);
  const inOrder = flightsIn(lines, options);
  const printed = printedIn(lines);
  if (holdTogether(inOrder, printed)) return inOrder.some(landsUntold) ? withDaysLanded(inOrder, lines) : inOrder;
  const leaving = departuresOnly(lines);
  if (leaving.length > 0) return inOrder.filter(leaves).length < leaving.length ? leaving : inOrder;
  const anchored = anchoredSegments(lines);
  const best = betterFlights(inOrder, anchored, printed);
  return [...betterFlights(best, mixedFlights(best, best === inOrder ? anchored : inOrder, printed), printed)];
}

/** Through a night, and nothing says on which day. */
const landsUntold = ({ departure: { time }, arrival }: DraftSegment) =>
  !arrival.date && !arrival.dayShift && (arrival.time?.value ?? '') < (time?.value ?? '');

/** `alle 5.35 di domenica 28`: a day of landing that only who looks for anchors reads. */
function withDaysLanded(segments: readonly DraftSegment[], lines: readonly Line[]): DraftSegment[] {
  const anchored = anchoredSegments(lines);
  return segments.map((segment) => {
    const [same, ...others] = anchored.filter(({ flightNumber }) => flightNumber.value === segment.flightNumber.value);
    const { date, time } = same?.arrival ?? {};
    const isSame = others.length === 0 && time?.value === segment.arrival.time?.value;
    const isBeside = date && time && date.box.page === time.box.page && Math.abs(date.box.y - time.box.y) < 1;
    return isBeside && isSame && landsUntold(segment) ? { ...segment, arrival: { ...segment.arrival, date } } : segment;
  });
}

const leaves = ({ departure, arrival }: DraftSegment) =>
  departure.time !== undefined && [departure, arrival].every((end) => end.airport ?? end.place);

/** Longer lines are nobody's table: they are text without line feeds, or made to keep a reader busy. */
const longest = 600;

/** A layout of this airline's alone is believed where its flights are whole. */
function ownOrBest(own: readonly DraftSegment[], lines: readonly Line[], blocks: BlockOptions): readonly DraftSegment[] {
  if (own.length > 0 && own.every(({ departure, arrival }) => departure.time && arrival.time)) return own;
  const best = bestFlightsIn(lines, blocks);
  return own.length === 0 ? best : betterFlights(own, best, printedIn(lines));
}

// What an airline sends of flights flown long ago
const ofMiles =
  /\b(?:miles|avios|points|qmiles|account) statement\b|\bstatement of (?:miles|account)\b|\bnot valid for travel\b|\bnot entitle to carriage\b/;
// Vouchers say so, and so do the papers of a holiday: those tell its flights whole, under the reference they are booked by
const isNoTicket =
  /\bnu (?:tine loc|este valabil in loc) de bilet\b|\bnu (?:este|reprezinta|constituie) (?:un )?titlu de (?:calatorie|transport)\b|\bne (?:vaut|tient) pas (?:lieu de )?(?:billet|titre de transport)\b|\bkein(?:en)? (?:flugschein|flugticket)\b|\bno (?:es|sirve como) billete\b|\bnot (?:valid for air travel|an? (?:airline|air|flight) ticket)\b/;

/** When it leaves, and at what hour it lands. */
export const isWhole = ({ departure, arrival }: DraftSegment) => Boolean(departure.date && departure.time && arrival.time);

/** `Meals: CHML TK 87` behind flight TK 87: named once more, and on no other day. */
export const isReadOf = ({ flightNumber, departure: { date } }: DraftSegment, read: readonly DraftSegment[]): boolean =>
  read.some(({ flightNumber: { value }, departure }) => {
    const known = departure.date?.value;
    return value === flightNumber.value && (!date || (known?.day === date.value.day && known.month === date.value.month));
  });

export function readAirlineDocument(document: TicketText, { order, flights, ...blocks }: DocumentOptions = {}): Reading {
  const plain = fold(document.text);
  if (ofMiles.test(plain)) return { problems: [{ message: 'It is a statement of miles.', near: null }] };
  const lines = document.lines.filter(({ text }) => text.length <= longest);
  const ticket = { ...document, lines };
  const own = flights?.(ticket) ?? [];
  const all = ownOrBest(own, ticket.lines, blocks);
  // Behind „Confirmation”, with no place at either end, a number is that of a car or a room.
  const { doubtful } = printedIn(ticket.lines);
  const newest = newestYear(ticket.lines.map(marksOf), ticket.lines);
  const near = all
    .map((segment) => withoutOtherDay(segment, newest))
    .filter(
      ({ flightNumber, departure, arrival }) =>
        !doubtful.has(flightNumber.value) || [departure, arrival].some((end) => end.airport ?? end.place),
    );
  const rides = near.filter(mayBeRide(document.lines));
  const { flights: segments, left } = withoutStrays(near.filter((segment) => !rides.includes(segment)));
  if (segments.length === 0)
    return { problems: [{ message: 'No line names a flight with its airports and times.', near: null }] };
  if (isOfOtherService(ticket.lines, segments))
    return { problems: [{ message: 'It is of another service, and names flights besides.', near: null }] };
  if (isNoTicket.test(plain) && !(segments.every(isWhole) && bookingRefIn(ticket.lines)))
    return { problems: [{ message: 'It says that it is no ticket.', near: null }] };
  if (isOfClaim(ticket.lines)) return { problems: [{ message: 'It is about what happened to a flight.', near: null }] };
  const placed = withoutStrandedDays(withAirportsUnderCities(segments, ticket.lines));
  // Once before those without a day have one of the flight before, and once when they have it.
  const dated = withDaysBelow(underHeadings(withDaysBelow(placed)));
  const bookingRef = bookingRefIn(ticket.lines);
  // An offer's own number, with another label or none, may have the shape of a reference.
  const isOffered = (!bookingRef && isQuotation(ticket.lines)) || (isUnbooked(ticket.lines) && !hasLabelledRef(ticket.lines));
  if (isOffered && ticketsIn(ticket.lines).length === 0)
    return { problems: [{ message: 'It is an offer, and nothing of it is booked.', near: null }] };
  const issueDate = issueDateIn(ticket.lines);
  const draft: DraftItinerary = {
    airlineRefs: ofOnlyAirline(airlineRefIn(ticket.lines), placed),
    passengers: passengersIn(ticket.lines, order),
    segments: inOneDay(dated),
    doubts: [...left, ...rides]
      .filter((segment) => !isReadOf(segment, segments))
      .map(({ flightNumber }) => flightNamedDoubt(flightNumber.value)),
    ...(bookingRef && { bookingRef }),
    ...(issueDate && { issueDate }),
    ...emissionsIn(ticket.lines),
  };
  return { draft };
}

/** An airline's reference is that of all flights where one airline alone flies. */
function ofOnlyAirline(ref: Found | undefined, segments: readonly DraftSegment[]): DraftItinerary['airlineRefs'] {
  const [airline, ...others] = new Set(segments.map(({ flightNumber }) => flightNumber.value.slice(0, 2)));
  return ref && airline && others.length === 0 ? [{ ...ref, value: { airline, ref: ref.value } }] : [];
}

function withoutOtherDay(segment: DraftSegment, newest: number): DraftSegment {
  const { date, ...departure } = segment.departure;
  return date && !isNearYear(date.value.year, newest, 2) ? { ...segment, departure } : segment;
}

/** Flights under one heading of a day: the day of the flight before, where that landed in time at the airport this one leaves from. */
function underHeadings(segments: readonly DraftSegment[]): DraftSegment[] {
  const settled: DraftSegment[] = [];
  for (const segment of segments) settled.push(underHeading(segment, settled.at(-1)));
  return settled;
}

function underHeading(segment: DraftSegment, before: DraftSegment | undefined): DraftSegment {
  if (segment.departure.date || !before?.departure.date) return segment;
  const [landed, left] = [before.arrival, segment.departure];
  const isOvernight =
    landed.time && before.departure.time && landed.time.value < before.departure.time.value && !landsThatDay(before);
  const shift = landed.dayShift?.value ?? (isOvernight ? 1 : 0);
  const day = landed.date?.value ?? daysLater(before.departure.date.value, shift);
  if ((landed.date || landed.dayShift) && !(landed.airport && landed.airport.value === left.airport?.value)) return segment;
  const follows = landed.time !== undefined && left.time !== undefined && landed.time.value <= left.time.value;
  const connects = landed.airport && left.airport ? landed.airport.value === left.airport.value : true;
  if (!follows || !connects) return segment;
  return { ...segment, departure: { ...left, date: { ...before.departure.date, value: day, certainty: 0.5 } } };
}

/** Eastwards over the date line one lands before one left, by the clocks. */
function landsThatDay(segment: DraftSegment | undefined): boolean {
  const flown = segment && flownIn(segment);
  return flown !== undefined && fitOf({ ...flown, dayShift: 0 }) !== undefined;
}

function flownIn({ departure, arrival }: DraftSegment) {
  const [left, landed] = [departure.time?.value, arrival.time?.value];
  const [from, to] = [departure, arrival].map(({ airport }) => airport && airportAt(airport.value));
  return from && to && left && landed ? { from, to, left, landed } : undefined;
}

/** Two flights under one heading of a day, the first of which lands on the next: the second leaves on that. */
function inOneDay(segments: readonly DraftSegment[]): DraftSegment[] {
  const settled: DraftSegment[] = [];
  for (const [index, segment] of segments.entries()) {
    const [printed, before] = [segments[index - 1], settled.at(-1)];
    const [own, shared] = [segment.departure.date, printed?.departure.date];
    const isShared = own && shared && own.box === shared.box && !printed?.arrival.date;
    const [landed, left] = [printed?.arrival.time?.value ?? '', segment.departure.time?.value ?? ''];
    const shift =
      printed?.arrival.dayShift?.value ??
      (landed < left && left < (printed?.departure.time?.value ?? '') && !landsThatDay(printed) ? 1 : 0);
    const base = before?.departure.date;
    const day =
      isShared && base && (shift > 0 || base.value !== shared.value) && left >= landed ? daysLater(base.value, shift) : undefined;
    settled.push(
      day && own ? { ...segment, departure: { ...segment.departure, date: { ...own, value: day, certainty: 0.5 } } } : segment,
    );
  }
  return settled;
}
