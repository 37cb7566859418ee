import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { cardsOf } from '../sheet/cards-of.ts';
import type { DrawOptions } from './draw-itinerary.tsx';
import { fontStore } from './fonts.ts';
import { inLetters } from './in-letters.ts';
import { informationOf } from './information.ts';
import { taggedPdf } from './tagged-pdf.ts';
import { WalletDocument } from './WalletDocument.tsx';

/** Cards for the wallets of those who travel, as a PDF to be printed in its true size; all else as of the itinerary's own PDF. */
export async function drawCards(itinerary: Itinerary, options: Omit<DrawOptions, 'poster'>): Promise<Uint8Array> {
  const { lang, brand, phone, fonts } = options;
  const cards = inLetters(cardsOf(itinerary, { brand, phone }, lang));
  return taggedPdf(<WalletDocument {...cards} />, fontStore(fonts), {
    ...informationOf(itinerary, options, cards.title),
    scaling: 'none',
  });
}
