/** Wallet passes as airlines make them: a zip with the pass, its words and its pictures. */
import { strToU8, type Zippable, zipSync } from 'fflate';

type Field = { key: string; label: string; value: string; dateStyle?: string; timeStyle?: string; ignoresTimeZone?: boolean };
type Fields = { primary?: Field[]; header?: Field[]; secondary?: Field[]; auxiliary?: Field[]; back?: Field[] };

export const field = (key: string, label: string, value: string): Field => ({ key, label, value });

/** A picture is never looked at: its bytes may be anything. */
const picture = new Uint8Array(2000).fill(137);

/** @param more what stands beside the fields, or in their place */
export function boardingPassJson(fields: Fields, more: object = {}): object {
  return {
    formatVersion: 1,
    passTypeIdentifier: 'pass.org.example.boarding',
    serialNumber: '1',
    teamIdentifier: 'EXAMPLE',
    organizationName: 'Example Air',
    description: 'Boarding pass',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: fields.header ?? [],
      primaryFields: fields.primary ?? [],
      secondaryFields: fields.secondary ?? [],
      auxiliaryFields: fields.auxiliary ?? [],
      backFields: fields.back ?? [],
    },
    ...more,
  };
}

/** @param words of each language: `{ en: '"KEY" = "Words";' }` */
export function passOf(pass: object, words: Readonly<Record<string, Uint8Array | string>> = {}): Uint8Array {
  const files: Zippable = { 'pass.json': strToU8(JSON.stringify(pass)), 'icon.png': picture, 'logo@2x.png': picture };
  for (const [lang, text] of Object.entries(words))
    files[`${lang}.lproj/pass.strings`] = typeof text === 'string' ? strToU8(text) : text;
  return zipSync({ ...files, 'manifest.json': strToU8('{}'), signature: picture });
}

/** Several passes in one file. */
export const passesOf = (passes: readonly Uint8Array[]): Uint8Array =>
  zipSync(Object.fromEntries(passes.map((pass, index) => [`pass${index + 1}.pkpass`, pass])));

export const barcode = (message: string) => ({
  barcodes: [{ format: 'PKBarcodeFormatAztec', message, messageEncoding: 'iso-8859-1' }],
});

type Leg = { name: string; ref: string; from: string; to: string; carrier: string; number: string; day: number; seat: string };

/** The flight of `toIstanbul`, on 12 April. */
export const legToIstanbul: Leg = {
  name: 'POPESCU/ANA MRS',
  ref: 'QX7RT2',
  from: 'OTP',
  to: 'IST',
  carrier: 'TK',
  number: '1044',
  day: 102,
  seat: '12A',
};

/** The text of a barcode of one leg (IATA resolution 792), without optional fields. */
export function bcbp({ name, ref, from, to, carrier, number, day, seat }: Leg): string {
  const flight = `${carrier.padEnd(3)}${number.padStart(4, '0').padEnd(5)}`;
  return `M1${name.padEnd(20)}E${ref.padEnd(7)}${from}${to}${flight}${String(day).padStart(3, '0')}Y${seat.padStart(4, '0')}0025 100`;
}
