/** Flights printed as an airline's name and a bare number: `British Airways`, `885`. */
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { type Found, joinFound } from '../draft/found.ts';
import { airlineNamed } from '../reference/airlines.ts';
import { fold } from '../text/fold.ts';
import { readFlightNumber } from './flights.ts';

// Turkish Airlines (TK)
const codeBehind = /\((?<code>[A-Z][A-Z0-9]|\d[A-Z])\)$/;

/**
 * @param airline its name, with or without its designator in brackets.
 * @param number digits, or a whole flight number.
 * @returns the flight number, less sure where the designator comes from the table of airlines; undefined for an airline nobody knows.
 */
export function flightNumberOf(airline: Found | undefined, number: Found): Found | undefined {
  const whole = readFlightNumber(number.value);
  if (whole) return { ...number, value: whole };
  if (!airline) return undefined;
  const printed = codeBehind.exec(airline.value)?.groups?.code;
  const flightNumber = readFlightNumber(`${printed ?? airlineNamed(airline.value)?.iata ?? '?'}${number.value}`);
  if (!flightNumber) return undefined;
  const certainty = Math.min(airline.certainty, number.certainty, printed ? 1 : 0.9);
  return { ...joinFound(airline, number), value: flightNumber, certainty };
}

const legalForm =
  /^(?:[\s.,]*\b(?:ag|gmbh|ltd|limited|sa|s\.a|as|a\.s|plc|inc|spa|co|company|german airlines|royal dutch airlines))*[\s.]*$/;

/** Whether an operator's printed name is the seller's, with or without its legal form: `Lufthansa German Airlines` is Lufthansa, `Lufthansa CityLine` is not. */
export function isOwnName(operator: string, airline: string): boolean {
  const [name, own] = [fold(operator), fold(airline)];
  return own !== '' && name.startsWith(own) && legalForm.test(name.slice(own.length));
}

/** A flight that was left out because its airline has no designator here. */
export function unknownAirlineDoubt(airline: string, number: string): DraftDoubt {
  return {
    code: 'airline-unknown',
    message: {
      en: `Flight ${number} of ${airline} was left out: no airline of that name is known here. Check the ticket.`,
      ro: `Zborul ${number} al companiei ${airline} a fost lăsat deoparte: nu cunoaștem nicio companie cu acest nume. Verificați biletul.`,
    },
    where: null,
  };
}

/** A flight that is printed, and whose places or times could not be read. */
export function flightNotReadDoubt(printed: string): DraftDoubt {
  return {
    code: 'flight-not-read',
    message: {
      en: `The flight ${printed} is printed on this ticket and could not be read. Please fill it in.`,
      ro: `Zborul ${printed} este tipărit pe acest bilet și nu a putut fi citit. Vă rugăm să îl completați.`,
    },
    where: null,
  };
}

/** A flight that is only named: nothing that was read tells where it goes or when. */
export function flightNamedDoubt(flightNumber: string): DraftDoubt {
  return {
    code: 'flight-not-read',
    message: {
      en: `${flightNumber} is named, but its airports and times could not be told. Please add it from the ticket.`,
      ro: `${flightNumber} este menționat, dar aeroporturile și orele lui nu au putut fi citite. Vă rugăm să îl adăugați de pe bilet.`,
    },
    where: null,
  };
}
