import { officeMap } from '#art/maps/office-map.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';

/** The drawn map of the office, as SVG. */
export function officeDrawing({ lang, location }: ContactPage, { street }: Agency['office']): string {
  return officeMap({ title: location.picture, description: location.description, street: streetName(street[lang]) });
}

/** The street without the number of the house: „Bd. Exemplu 1” → „Bd. Exemplu”. */
const streetName = (address: string) => address.replace(/,?\s+(?:nr\.\s*)?\d+\s*\p{L}?$/u, '');
