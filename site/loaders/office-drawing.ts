import { officeMap } from '#art/maps/office-map.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';

/** The drawn map of the office, as SVG. */
export function officeDrawing({ lang, location }: ContactPage, { at, street }: Agency['office']): string {
  return officeMap({ title: location.picture, description: location.description, office: at, label: street[lang] });
}
