import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { sheetOf } from '../sheet/sheet-of.ts';
import { dataAddress, fontStore, type PrintFonts } from './fonts.ts';
import { ItineraryDocument } from './ItineraryDocument.tsx';
import { inLetters } from './in-letters.ts';
import { informationOf } from './information.ts';
import { taggedPdf } from './tagged-pdf.ts';

export type DrawOptions = {
  lang: Lang;
  /** The agency's name and the number that answers day and night, both from content/agency.yaml. */
  brand: string;
  phone: string;
  fonts: PrintFonts;
  /** A wide picture of the destination, JPEG or PNG. */
  poster?: Uint8Array;
};

const png = [0x89, 0x50, 0x4e, 0x47];

/**
 * The itinerary as a PDF: tagged, titled, in the language asked for. The same itinerary gives the same bytes. Runs wherever
 * JavaScript does: what it needs of the outside is handed to it.
 */
export async function drawItinerary(itinerary: Itinerary, options: DrawOptions): Promise<Uint8Array> {
  const { lang, brand, phone, fonts, poster } = options;
  const mediaType = poster && png.every((byte, index) => poster[index] === byte) ? 'image/png' : 'image/jpeg';
  const sheet = inLetters(sheetOf(itinerary, { brand, phone }, lang));
  return taggedPdf(
    <ItineraryDocument {...sheet} poster={poster ? dataAddress(poster, mediaType) : null} />,
    fontStore(fonts),
    informationOf(itinerary, options, sheet.title.join(' ')),
  );
}
