/** Airport codes among the words of a place: `Bucharest (OTP)`, `BUCHAREST OTP`, `BUCHAREST OTP, ROMANIA`, `OTP Bucharest Henri Coanda`. */
import type { Found } from '../draft/found.ts';
import { airportAt } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';

const inBrackets = /\((?<code>[A-Z]{3})\)/;
const atTheEnd = /^(?<city>.*\S)[\s,–-]+(?<code>[A-Z]{3})$/;
// BUCHAREST OTP, ROMANIA
const beforeCountry = /^(?<city>[^,]*\S)[\s–-]+(?<code>[A-Z]{3}),\s*\p{L}/u;
const atTheBeginning = /^(?<code>[A-Z]{3})[\s–-]+(?<city>\p{L}.*)$/u;

/**
 * The code a place is printed with, with the place's source; undefined where there is none. Three letters without brackets count only where they
 * are the code of an airport of that very city: `LONDON APT` and `PORTO ALEGRE RIO` end in words.
 */
export function codeIn(place: Found | undefined): Found | undefined {
  if (!place) return undefined;
  const printed = inBrackets.exec(place.value)?.groups?.code;
  if (printed) return { ...place, value: printed };
  for (const shape of [atTheEnd, beforeCountry, atTheBeginning]) {
    const parts = shape.exec(place.value)?.groups;
    const airport = parts?.code === undefined ? undefined : airportAt(parts.code);
    const cityBegins = airport && fold(airport.city).split(' ')[0];
    if (airport && cityBegins && fold(parts?.city ?? '').startsWith(cityBegins)) {
      return { ...place, value: parts?.code ?? airport.iata, certainty: Math.min(0.9, place.certainty) };
    }
  }
  return undefined;
}
