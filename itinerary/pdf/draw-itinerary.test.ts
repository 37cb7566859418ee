import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { build } from 'esbuild';
import { expect, test, vi } from 'vitest';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { differenceOfPictures, openedPdf, pictureOfPage, structureOfPages, textOfPages } from '#tests/support/pdf-pages.ts';
import { bareTrip, farTrip, flight, grandTour, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { drawItinerary } from './draw-itinerary.tsx';

const file = (weight: number) =>
  new Uint8Array(readFileSync(new URL(`../../brand/fonts/montserrat-print-${weight}.ttf`, import.meta.url)));
const fonts = { 400: file(400), 500: file(500), 600: file(600) };
const sign = { brand: 'Meridian', phone: '+40 21 000 00 00', fonts };
// Drawing shares two cores with everything else a test run does.
vi.setConfig({ testTimeout: 60_000 });
const drawAfresh = (trip: Itinerary, lang: Lang, poster?: Uint8Array) =>
  drawItinerary(trip, { lang, ...sign, ...(poster && { poster }) });

/** What is asked of one document by several tests is drawn once. */
const drawn = new Map<Itinerary, Map<string, Promise<Uint8Array>>>();
function draw(trip: Itinerary, lang: Lang, poster?: Uint8Array): Promise<Uint8Array> {
  const byKind = drawn.get(trip) ?? new Map<string, Promise<Uint8Array>>();
  drawn.set(trip, byKind);
  const kind = `${lang} ${poster ? 'poster' : 'plain'}`;
  const bytes = byKind.get(kind) ?? drawAfresh(trip, lang, poster);
  byKind.set(kind, bytes);
  return bytes;
}

/** Bands of colour in the proportions of a poster's strip. */
function posterBytes(): Uint8Array {
  const canvas = createCanvas(210, 90);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#14489a', '#f4a720', '#c93a1f'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 70, 0, 70, 90);
  }
  return new Uint8Array(canvas.toBuffer('image/png'));
}

test.each([
  ['return', returnTrip, 'en'],
  ['far', farTrip, 'ro'],
  ['tour', grandTour, 'en'],
  ['bare', bareTrip, 'ro'],
] as const)('the pages of the %s trip say what they always said', async (_, trip, lang) => {
  expect((await textOfPages(await draw(trip, lang))).join('\n--- page ---\n')).toMatchSnapshot();
});

test.each([
  ['return', returnTrip, 'en', 1],
  ['far', farTrip, 'ro', 1],
  ['far', farTrip, 'ro', 2],
  ['tour', grandTour, 'en', 3],
] as const)('the %s trip looks as it always looked (%s %s, page %i)', async (name, trip, lang, page) => {
  const picture = await pictureOfPage(await draw(trip, lang, name === 'return' ? posterBytes() : undefined), page, 298);
  const committed = new URL(`./__pictures__/${name}-${page}.png`, import.meta.url);
  if (process.env.UPDATE_PICTURES) writeFileSync(committed, picture);
  // A line of text that moves by a point makes a difference of about 1.
  expect(await differenceOfPictures(picture, readFileSync(committed))).toBeLessThan(0.6);
});

test('a picture that differs is noticed', async () => {
  const bytes = await draw(returnTrip, 'en');
  const other = await draw({ ...returnTrip, segments: returnTrip.segments.slice(0, 1) }, 'en');
  expect(await differenceOfPictures(await pictureOfPage(bytes, 1, 298), await pictureOfPage(other, 1, 298))).toBeGreaterThan(2);
});

test('everything that can be read aloud has its place in the structure, in order', async () => {
  expect((await structureOfPages(await draw(returnTrip, 'en'))).join('\n')).toMatchSnapshot();
});

test('no text is left outside of structure and decoration, on any page', async () => {
  const outlines = await structureOfPages(await draw(grandTour, 'en'));
  expect(outlines.length).toBeGreaterThan(1);
  for (const outline of outlines) expect(outline).toMatch(/^ +P \S[\s\S]*\nunmarked: $/m);
});

test.each([
  ['en', 'en-GB', 'Iași to Tokyo, and back, M8TQ4X'],
  ['ro', 'ro-RO', 'Iași – Tokyo, dus-întors, M8TQ4X'],
] as const)('in %s the file says its language, its title and that it is tagged', async (lang, language, title) => {
  await openedPdf(await draw(farTrip, lang), async (pdf) => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Title: title, Author: 'Meridian', PDFFormatVersion: '1.7' });
    expect(await pdf.getMarkInfo()).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
  });
});

test('all fonts are embedded, one a weight', async () => {
  const text = Buffer.from(await draw(farTrip, 'ro')).toString('latin1');
  const fontsUsed = new Set([...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name));
  expect([...fontsUsed].map((name) => name?.replace(/^[A-Z]{6}\+/, '')).toSorted()).toEqual([
    'Montserrat-Medium',
    'Montserrat-Regular',
    'Montserrat-SemiBold',
  ]);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
});

test('twelve flights and nine passengers fit on four pages, one traveller there and back on one', async () => {
  expect(await openedPdf(await draw(grandTour, 'en'), async (pdf) => pdf.numPages)).toBeLessThanOrEqual(4);
  expect(await openedPdf(await draw(returnTrip, 'en', posterBytes()), async (pdf) => pdf.numPages)).toBe(1);
});

test('however many travel, each page has a flight on it', async () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const passengers = Array.from({ length: count }, (_, index) => passenger(`Ana Popescu ${'ABCDEF'[index]}`, '2812413912335'));
    const pages = await textOfPages(await drawAfresh({ ...returnTrip, passengers }, 'ro', posterBytes()));
    for (const page of pages) expect(page).toMatch(/TK 101[34]/);
  }
});

/** From one city to the next every third day, each flight a journey of its own, with all a ticket may say of it. */
const cities =
  'OTP VIE LIS GRU EZE SCL LIM BOG MEX LAX HND ICN PEK HKG MNL SGN BKK HKT KUL SIN DPS PER SYD MEL DEL DXB AMM CAI NBO JNB CPT ADD JED IST ATH FCO CDG LHR DUB KEF OTP'.split(
    ' ',
  );
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + 3 * index)).toISOString().slice(0, 10);
const fortyFlights = {
  ...grandTour,
  segments: Array.from({ length: 40 }, (_, index) =>
    flight(`LH${1600 + index}`, `${cities[index]} ${day(index)} 06:15 T1`, `${cities[index + 1]} ${day(index)} 22:25 T2`, {
      durationMinutes: 635,
      operatedBy: 'LUFTHANSA CITYLINE GMBH',
      seat: '31A-31C, 32A-32F',
      status: 'HL',
    }),
  ),
};

test('forty flights and nine passengers are six pages under the picture, and every flight is on them', async () => {
  const bytes = await draw(fortyFlights, 'ro', posterBytes());
  expect(await openedPdf(bytes, async (pdf) => pdf.numPages)).toBeLessThanOrEqual(6);
  const text = (await textOfPages(bytes)).join('\n');
  for (const { flightNumber } of fortyFlights.segments) expect(text).toContain(`LH ${flightNumber.slice(2)}`);
  expect(text.match(/pe lista de așteptare/g)).toHaveLength(40);
});

test('lines of a title break between its cities, and a title is read whole', async () => {
  const pdf = await draw(grandTour, 'en');
  const [first = ''] = await textOfPages(pdf);
  for (const city of ['Singapore –', 'Sydney –', 'Los Angeles –', 'Cluj-Napoca']) expect(first).toContain(city);
  const bytes = Buffer.from(await drawAfresh(farTrip, 'en')).toString('latin1');
  expect(bytes).toContain(Buffer.from('Iași to Tokyo, and back', 'utf16le').swap16().toString('latin1'));
});

test('the same itinerary gives the same bytes, whatever was drawn before', async () => {
  const first = await drawAfresh(farTrip, 'ro');
  await drawAfresh(returnTrip, 'en');
  expect(Buffer.from(await drawAfresh(farTrip, 'ro')).equals(Buffer.from(first))).toBe(true);
});

test('documents drawn at the same time do not mix', async () => {
  const apart = await textOfPages(await draw(bareTrip, 'ro'));
  const [together] = await Promise.all([drawAfresh(bareTrip, 'ro'), drawAfresh(returnTrip, 'en')]);
  expect(await textOfPages(together)).toEqual(apart);
});

test('names of Türkiye and Central Europe are whole; those of other alphabets are in Latin letters, or a dash, never question marks', async () => {
  const names = [
    'Gülşen Yıldırım İnönü',
    'Łucja Brzęczyszczykiewicz',
    'Jiří Dvořák',
    'Zoltán Kőszegi',
    'Ștefan Țuțuianu',
    'Nguyễn Đức',
    'Љубица Живковић',
    'Παναγιώτης Χρήστου',
    '王小明',
  ];
  const text = (await textOfPages(await draw({ ...returnTrip, passengers: names.map((name) => passenger(name)) }, 'ro'))).join(
    '\n',
  );
  for (const name of names.slice(0, 5)) expect(text).toContain(name);
  expect(text).toContain('Nguyen Đuc');
  expect(text).toContain('Ljubica Zivkovic');
  expect(text).toContain('Panagiotis Christou');
  expect(text).not.toContain('?');
});

test('what the reader was not sure of is no word of the traveller’s sheet', async () => {
  for (const lang of ['en', 'ro'] as const) {
    const text = (await textOfPages(await draw(farTrip, lang))).join('\n');
    for (const { message } of farTrip.warnings) expect(text).not.toContain(message[lang].slice(0, 30));
    expect(text).not.toMatch(/check|verificat|Total CO2/i);
  }
});

test('a seat that is not confirmed is said not to be', async () => {
  const [waiting] = returnTrip.segments;
  if (!waiting) throw new Error('the trip has flights');
  const [text] = await textOfPages(await draw({ ...returnTrip, segments: [{ ...waiting, status: 'HL' }] }, 'en'));
  expect(text).toMatch(/Status\s*on the waiting list/);
});

test('the longest values there may be, and thirty flights of them, stay on their pages', async () => {
  const long = (length: number) => 'Wwwwwwww wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww '.repeat(20).slice(0, length).trim();
  const [one] = farTrip.segments;
  if (!one) throw new Error('the trip has flights');
  const end = { ...one.departure, airport: null, place: long(120), terminal: long(20) };
  const flight = {
    ...one,
    departure: end,
    arrival: end,
    equipment: long(80),
    seat: long(40),
    status: long(40),
    operatedBy: long(80),
  };
  const trip = {
    ...farTrip,
    bookingRef: long(20),
    passengers: Array.from({ length: 30 }, () => passenger(long(120), '2572413912335', 'child')),
    co2Text: long(400),
    segments: Array.from({ length: 30 }, (_, index) => ({ ...flight, flightNumber: `OS${index + 1}` })),
    warnings: Array.from({ length: 10 }, () => ({ code: 'long', message: { en: long(400), ro: long(400) }, where: null })),
  };
  const said = vi.spyOn(console, 'error');
  const text = (await textOfPages(await draw(trip, 'ro'))).join('\n');
  expect(text).toContain('OS 30');
  expect(said).not.toHaveBeenCalled();
});

test('the phone number can be tapped', async () => {
  const links = await openedPdf(await draw(returnTrip, 'en'), async (pdf) => (await pdf.getPage(1)).getAnnotations());
  expect(links.map(({ url, unsafeUrl }) => unsafeUrl ?? url)).toEqual(['tel:+40210000000']);
});

test('it can be bundled for a browser, and needs nothing of Node there', async () => {
  const { metafile } = await build({
    entryPoints: [new URL('./draw-itinerary.tsx', import.meta.url).pathname],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
  expect(imports).toContainEqual(expect.stringContaining('node_modules/@react-pdf/'));
  expect(imports.filter((path) => path.startsWith('node:'))).toEqual([]);
});
