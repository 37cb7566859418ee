import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCards } from '#itinerary/pdf/draw-cards.tsx';
import { drawItinerary } from '#itinerary/pdf/draw-itinerary.tsx';
import type { DrawTask } from '../services/ticket-tasks.ts';

/** The build puts the fonts beside the program. */
const fontOf = async (weight: number) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'fonts', `montserrat-print-${weight}.ttf`)));

/** One object for all itineraries: fonts are parsed once for each. */
const fonts = { 400: await fontOf(400), 500: await fontOf(500), 600: await fontOf(600) };

/** Draws an itinerary with the fonts of the brand. */
export function printItinerary({ itinerary, paper, lang, sign, poster }: DrawTask): Promise<Uint8Array> {
  if (paper === 'cards') return drawCards(itinerary, { lang, ...sign, fonts });
  return drawItinerary(itinerary, { lang, ...sign, fonts, ...(poster && { poster }) });
}
