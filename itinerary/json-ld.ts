/** The flights as schema.org reservations, which mail programs and assistants understand (https://schema.org/FlightReservation). */
import { instantOf, offsetMinutes } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import { airlineOf } from './reference/airlines.ts';
import { airportAt } from './reference/airports.ts';
import { aircraftName, classWords, isConfirmed, operatorName } from './trip/phrases.ts';

type Json = string | number | { [key: string]: Json };
type FlightReservation = { '@context': 'https://schema.org'; '@type': 'FlightReservation'; [key: string]: Json };

/** Leaves out what the ticket does not say. */
function known(values: Record<string, Json | null | undefined>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Json] => entry[1] != null && entry[1] !== ''),
  );
}

/** `2026-05-12T10:15:00+03:00`; without the offset where the zone is unknown; the day alone where the time is. */
function isoTime({ date, time, zone }: EndOfFlight): string | null {
  if (!date || !time) return date;
  if (!zone) return `${date}T${time}:00`;
  const minutes = offsetMinutes(instantOf(date, time, zone), zone);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function airport({ airport: code, place }: EndOfFlight): Record<string, Json> | null {
  const found = code === null ? undefined : airportAt(code);
  const name = found ? (found.name === found.city ? found.city : `${found.city} ${found.name}`) : place;
  return code === null && !name ? null : { '@type': 'Airport', ...known({ name, iataCode: code }) };
}

function flight(segment: Segment): Record<string, Json> {
  const designator = segment.flightNumber.slice(0, 2);
  const operator = operatorName(segment);
  return {
    '@type': 'Flight',
    ...known({
      flightNumber: segment.flightNumber.slice(2),
      airline: { '@type': 'Airline', ...known({ name: airlineOf(designator)?.name, iataCode: designator }) },
      provider: operator && { '@type': 'Organization', name: operator },
      departureAirport: airport(segment.departure),
      departureTime: isoTime(segment.departure),
      departureTerminal: segment.departure.terminal,
      arrivalAirport: airport(segment.arrival),
      arrivalTime: isoTime(segment.arrival),
      arrivalTerminal: segment.arrival.terminal,
      aircraft: aircraftName(segment.equipment),
      estimatedFlightDuration: segment.durationMinutes && `PT${segment.durationMinutes}M`,
    }),
  };
}

function reservation(itinerary: Itinerary, segment: Segment, passenger: Passenger | null): FlightReservation {
  const airlineRef = itinerary.airlineRefs.find(({ airline }) => airline === segment.flightNumber.slice(0, 2))?.ref;
  const seatClass = classWords(segment, 'en');
  return {
    '@context': 'https://schema.org',
    '@type': 'FlightReservation',
    ...known({
      reservationNumber: airlineRef ?? itinerary.bookingRef,
      reservationStatus: segment.status && isConfirmed(segment.status) ? 'https://schema.org/ReservationConfirmed' : null,
      bookingTime: itinerary.issueDate,
      underName: passenger && { '@type': 'Person', name: passenger.name },
      ticketNumber: passenger?.eticket,
      // A seat printed with several passengers is nobody's in particular.
      airplaneSeat: itinerary.passengers.length === 1 ? segment.seat : null,
      airplaneSeatClass: seatClass && { '@type': 'AirplaneSeatClass', name: seatClass },
      reservationFor: flight(segment),
    }),
  };
}

/** One reservation for each passenger on each flight, in the order of the flights. */
export function jsonLd(itinerary: Itinerary): FlightReservation[] {
  const passengers = itinerary.passengers.length > 0 ? itinerary.passengers : [null];
  return itinerary.segments.flatMap((segment) => passengers.map((passenger) => reservation(itinerary, segment, passenger)));
}
