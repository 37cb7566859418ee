/** The airlines' own booking references in Travelport's documents, under the airlines' names or designators. */
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import { foundIn } from '../../draft/found.ts';
import { airlineNamed } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';

// Turkish Airlines Record Locator RT5GHK
const airlineLocator =
  /^(?<airline>\p{L}[\p{L} .&'()-]*?)\s+(?:Record Locator|Buchungsnummer|Localizador(?: de reserva)?|Codice di prenotazione|Cod rezervare)\s*:?\s*(?<ref>[A-Z0-9]{5,8})$/diu;
// Vendor locator: TK - RT7GHK
const vendorLocator =
  /(?:Vendor|Airline) (?:record )?locator\s*:?\s*(?<airline>[A-Z][A-Z0-9]|\d[A-Z])\s*[-–:*/]\s*(?<ref>[A-Z0-9]{5,8})\b/di;
export function airlineLocatorsIn(lines: readonly Line[]): DraftItinerary['airlineRefs'] {
  return lines.flatMap((line) => {
    const found = foundIn(line, airlineLocator);
    const vendor = foundIn(line, vendorLocator);
    if (vendor?.airline && vendor.ref)
      return [{ ...vendor.ref, value: { airline: vendor.airline.value, ref: vendor.ref.value } }];
    const airline = found?.airline && airlineNamed(found.airline.value)?.iata;
    return found?.ref && airline ? [{ ...found.ref, value: { airline, ref: found.ref.value } }] : [];
  });
}
