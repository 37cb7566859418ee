/** Draws PDFs in the browser, for who has nothing sent. Loaded only then. */
import regular from '#brand/fonts/montserrat-print-400.ttf?url';
import medium from '#brand/fonts/montserrat-print-500.ttf?url';
import semibold from '#brand/fonts/montserrat-print-600.ttf?url';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { drawCards } from '#itinerary/pdf/draw-cards.tsx';
import { drawItinerary } from '#itinerary/pdf/draw-itinerary.tsx';

export type PrintOrder = {
  itinerary: Itinerary;
  /** The sheet of the journey, or cards for the wallets of those who travel. */
  paper: 'sheet' | 'cards';
  lang: Lang;
  brand: string;
  phone: string;
  /** JPEG of the destination, on the sheet. */
  poster?: Uint8Array;
};
export type Printed = { pdf: Uint8Array<ArrayBuffer> } | { failure: string };

const page = self as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<PrintOrder>) => void): void;
  postMessage(printed: Printed): void;
};

const bytesOf = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

page.addEventListener('message', async ({ data: { itinerary, paper, ...options } }) => {
  try {
    const [light, middle, heavy] = await Promise.all([regular, medium, semibold].map(bytesOf));
    if (!light || !middle || !heavy) throw new Error('a font is missing');
    const draw = paper === 'cards' ? drawCards : drawItinerary;
    const pdf = await draw(itinerary, { ...options, fonts: { 400: light, 500: middle, 600: heavy } });
    page.postMessage({ pdf: new Uint8Array(pdf) });
  } catch (error) {
    page.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
