/** Reservations of schema.org (https://schema.org/FlightReservation), as airlines and agencies put them into mails. A flight that is only offered is none. */

import { isThing, type Thing } from './page-things.ts';
import type { StatedEnd, StatedFlight } from './stated-flight.ts';
import { type Stated, type StatedTime, statedTime, zoneAt } from './stated-time.ts';

/** More than any mail has; deeper and further nobody looks. */
const limits = { flights: 200, things: 5000, depth: 12 };

/** Reservations of something else: who booked only those has no flight here. */
const otherReservation = /^(?:Lodging|RentalCar|Train|Bus|Boat|Event|FoodEstablishment|Taxi|)Reservation$/;

/** @returns the flights in the order in which they are stated, one for each passenger; and whether something else was reserved */
export function flightsReserved(things: readonly Thing[]): { flights: StatedFlight[]; others: boolean } {
  const found: StatedFlight[] = [];
  let others = false;
  let looked = 0;
  const look = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) for (const one of value) look(one, depth + 1);
    if (!isThing(value) || depth > limits.depth || looked > limits.things || found.length >= limits.flights) return;
    looked += 1;
    const types = typesOf(value);
    if (types.includes('FlightReservation')) found.push(...flightsOf(value));
    else {
      others ||= types.some((type) => otherReservation.test(type));
      for (const inner of Object.values(value)) if (typeof inner === 'object') look(inner, depth + 1);
    }
  };
  look(things, 0);
  return { flights: found.slice(0, limits.flights), others };
}

const typesOf = (thing: Thing): string[] =>
  [thing['@type'] ?? thing.type].flat().flatMap((type) => (typeof type === 'string' ? lastPart(type) : []));

/** `Confirmed` of `http://schema.org/Confirmed`. */
const lastPart = (address: string) => address.replace(/^.*[/#:]/, '');

function thingsOf(thing: Thing | undefined, name: string): Thing[] {
  return [thing?.[name]].flat().filter(isThing);
}

const thingOf = (thing: Thing | undefined, name: string): Thing | undefined => thingsOf(thing, name)[0];

/** The first of the names under which something is written. */
function wordsOf(thing: Thing | undefined, path: string, ...names: readonly string[]): Stated | undefined {
  for (const name of names) {
    for (const value of [thing?.[name]].flat()) {
      const plain = isThing(value) ? value['@value'] : value;
      const text = typeof plain === 'number' ? String(plain) : typeof plain === 'string' ? plain.trim() : '';
      if (text !== '') return { label: path === '' ? name : `${path}.${name}`, text };
    }
  }
  return undefined;
}

/** A name, whether it is written straight or in a thing of its own. */
const nameOf = (thing: Thing | undefined, path: string, name: string): Stated | undefined =>
  wordsOf(thingOf(thing, name), path === '' ? name : `${path}.${name}`, 'name', 'model') ?? wordsOf(thing, path, name);

function flightsOf(reservation: Thing): StatedFlight[] {
  return thingsOf(reservation, 'reservationFor').flatMap((flight) => {
    const number = wordsOf(flight, 'reservationFor', 'flightNumber');
    if (!number) return [];
    const path = 'reservationFor';
    const seller = ['airline', 'carrier', 'provider', 'seller'].find((name) => flight[name] !== undefined) ?? 'airline';
    const ticket = thingOf(reservation, 'reservedTicket');
    const seat = thingOf(ticket, 'ticketedSeat') ?? thingOf(reservation, 'airplaneSeat');
    return [
      {
        number,
        airlineCode: wordsOf(thingOf(flight, seller), `${path}.${seller}`, 'iataCode'),
        airlineName: nameOf(flight, path, seller),
        departure: endOf(flight, 'departure'),
        arrival: endOf(flight, 'arrival'),
        operatedBy: nameOf(flight, path, 'operatedBy') ?? (seller === 'airline' ? nameOf(flight, path, 'provider') : undefined),
        equipment: nameOf(flight, path, 'aircraft'),
        duration: wordsOf(flight, path, 'estimatedFlightDuration'),
        seat: wordsOf(seat, 'seat', 'seatNumber', 'name') ?? wordsOf(reservation, '', 'airplaneSeat'),
        class: nameOf(reservation, '', 'airplaneSeatClass') ?? wordsOf(seat, 'seat', 'seatingType'),
        status: statusOf(reservation),
        ref: wordsOf(reservation, '', 'reservationNumber', 'reservationId', 'confirmationNumber'),
        issued: issuedOf(reservation),
        passengers: passengersOf(reservation, ticket),
      },
    ];
  });
}

function endOf(flight: Thing, side: 'departure' | 'arrival'): StatedEnd {
  const path = `reservationFor.${side}Airport`;
  const airport = thingOf(flight, `${side}Airport`);
  const written = wordsOf(flight, 'reservationFor', `${side}Airport`);
  const code = wordsOf(airport, path, 'iataCode') ?? (written && /^[A-Z]{3}$/.test(written.text) ? written : undefined);
  const place =
    wordsOf(airport, path, 'name') ??
    wordsOf(thingOf(airport, 'address'), path, 'addressLocality') ??
    (code ? undefined : written);
  const moment = wordsOf(flight, 'reservationFor', `${side}Time`);
  return {
    code,
    place,
    time: moment && statedTime(moment, zoneAt(code?.text.toUpperCase(), place?.text)),
    terminal: wordsOf(flight, 'reservationFor', `${side}Terminal`),
  };
}

/** `ReservationConfirmed`, `http://schema.org/Cancelled`. */
function statusOf(reservation: Thing): Stated | undefined {
  const status = wordsOf(reservation, '', 'reservationStatus');
  return status && { ...status, text: lastPart(status.text).replace(/^Reservation(?=.)/, '') };
}

function issuedOf(reservation: Thing): StatedTime | undefined {
  const booked = wordsOf(reservation, '', 'bookingTime', 'bookingDate', 'dateIssued');
  return booked && statedTime(booked, undefined);
}

function passengersOf(reservation: Thing, ticket: Thing | undefined): StatedFlight['passengers'] {
  const eticket = wordsOf(ticket, 'reservedTicket', 'ticketNumber') ?? wordsOf(reservation, '', 'ticketNumber');
  const own = thingsOf(reservation, 'underName');
  const people = own.length > 0 ? own : thingsOf(ticket, 'underName');
  return people.flatMap((person) => {
    if (typesOf(person).includes('Organization')) return [];
    const given = wordsOf(person, 'underName', 'givenName');
    const family = wordsOf(person, 'underName', 'familyName');
    const name =
      wordsOf(person, 'underName', 'name') ??
      (given && family ? { label: 'underName', text: `${given.text} ${family.text}` } : undefined);
    return name ? [{ name, ...(people.length === 1 && { eticket }) }] : [];
  });
}
