/** The itinerary as one web page in one file. Loaded when it is asked for. */
import { arrivalsAdrift } from '#domain/rules/itinerary-bounds.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Sign } from '#itinerary/sheet/sheet.ts';
import { sheetOf } from '#itinerary/sheet/sheet-of.ts';
import { sheetPage } from '#itinerary/sheet/sheet-page.ts';
import { destinationPicture } from './destination-picture.ts';
import { RefusedPdfError } from './make-pdf.ts';
import type { Reader } from './ticket.ts';

type PageOrder = Sign & { itinerary: Itinerary; lang: Lang };

/** @param by where the ticket was read: on the device its picture is drawn there too */
export async function makePage(by: Reader, { itinerary, lang, ...sign }: PageOrder): Promise<Blob> {
  if (arrivalsAdrift(itinerary).length > 0) throw new RefusedPdfError();
  const page = sheetPage(sheetOf(itinerary, sign, lang), lang, await destinationPicture(itinerary, by));
  return new Blob([page], { type: 'text/html' });
}
