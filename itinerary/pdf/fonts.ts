/** The fonts of the printed itinerary, in the form the layout engine takes them. */
import FontStore from '@react-pdf/font';
import { font } from './style.ts';

/** The bytes of brand/fonts/montserrat-print-*.ttf, or addresses to fetch them from. */
export type PrintFonts = Readonly<Record<400 | 500 | 600, Uint8Array | string>>;

/** As the engine takes bytes: `data:` addresses. Made in pieces, since a call takes only so many arguments. */
export function dataAddress(bytes: Uint8Array, mediaType: string): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${mediaType};base64,${btoa(text)}`;
}

/** Addresses are made once for all itineraries drawn with the same fonts. */
const addresses = new WeakMap<PrintFonts, Record<number, string>>();

function addressesOf(fonts: PrintFonts): Record<number, string> {
  const known = addresses.get(fonts);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(fonts).map(([weight, source]) => [
      weight,
      typeof source === 'string' ? source : dataAddress(source, 'font/ttf'),
    ]),
  );
  addresses.set(fonts, made);
  return made;
}

/** Names of people and airports are never cut; what is longer than any name has to be, to stay on the page. */
const cuts = (word: string): string[] => (word.length > 32 ? (word.match(/.{1,8}/gsu) ?? [word]) : [word]);

/** A store for one document. A parsed font must not be shared: letters used in one document would be missing in the next. */
export function fontStore(fonts: PrintFonts): FontStore {
  const store = new FontStore();
  store.register({
    family: font,
    fonts: Object.entries(addressesOf(fonts)).map(([weight, src]) => ({ fontWeight: Number(weight), src })),
  });
  store.registerHyphenationCallback(cuts);
  return store;
}
