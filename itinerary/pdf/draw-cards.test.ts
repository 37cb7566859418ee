import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { differenceOfPictures, openedPdf, pictureOfPage, structureOfPages, textOfPages } from '#tests/support/pdf-pages.ts';
import { farTrip, flight, grandTour, itinerary, passenger } from '#tests/support/sample-itineraries.ts';
import { drawCards } from './draw-cards.tsx';

const file = (weight: number) =>
  new Uint8Array(readFileSync(new URL(`../../brand/fonts/montserrat-print-${weight}.ttf`, import.meta.url)));
const fonts = { 400: file(400), 500: file(500), 600: file(600) };
const sign = { brand: 'Meridian', phone: '+40 21 000 00 00', fonts };
vi.setConfig({ testTimeout: 60_000 });
const draw = (trip: Itinerary, lang: 'en' | 'ro' = 'ro') => drawCards(trip, { lang, ...sign });

test('ten cards stand on a sheet, in the size of bank cards, to be printed in that size', async () => {
  const bytes = await draw(grandTour);
  const sheets = await textOfPages(bytes);
  expect(sheets).toHaveLength(2);
  expect(sheets.map((text) => text.match(/Cod rezervare/g)?.length)).toEqual([10, 8]);
  const latin = Buffer.from(bytes).toString('latin1');
  expect(latin).toMatch(/\/ViewerPreferences (\d+) 0 R[\s\S]*?\n\1 0 obj\n<<\s*\/DisplayDocTitle true\s*\/PrintScaling \/None/);
  // The same words on cards beside and below each other, in millimetres; names of one length push them down alike.
  const labels = await openedPdf(bytes, async (pdf) => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str === 'Cod rezervare' ? [item.transform as number[]] : []));
  });
  const [first, second, third, , fifth] = labels.map(([, , , , x = 0, y = 0]) => ({ x: (x * 25.4) / 72, y: (y * 25.4) / 72 }));
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(85.6, 1);
  expect((third?.y ?? 0) - (fifth?.y ?? 0)).toBeCloseTo(54, 1);
});

test('a card is read aloud as it is seen: whose, the numbers, each flight, whom to call', async () => {
  expect((await structureOfPages(await draw(farTrip)))[0]).toMatchSnapshot();
});

test('cards look as they always looked', async () => {
  const picture = await pictureOfPage(await draw(farTrip), 1, 420);
  const committed = new URL('./__pictures__/cards-1.png', import.meta.url);
  if (process.env.UPDATE_PICTURES) writeFileSync(committed, picture);
  expect(await differenceOfPictures(picture, readFileSync(committed))).toBeLessThan(0.6);
});

test('the phone number of every card can be tapped', async () => {
  const links = await openedPdf(await draw(farTrip), async (pdf) => (await pdf.getPage(1)).getAnnotations());
  expect(links.map(({ url, unsafeUrl }) => unsafeUrl ?? url)).toEqual(['tel:+40210000000', 'tel:+40210000000']);
});

test('the longest names and forty travellers stay on their cards, and the same cards are the same bytes', async () => {
  const said = vi.spyOn(console, 'error');
  const name = 'Alexandrina-Constantina Georgescu-Brâncoveanu de la Valea Călugărească '.repeat(2).slice(0, 120).trim();
  const trip = { ...grandTour, passengers: Array.from({ length: 40 }, () => passenger(name, '2202413912301', 'child')) };
  const bytes = await draw(trip);
  expect((await textOfPages(bytes)).length).toBe(8);
  expect(said).not.toHaveBeenCalled();
  expect(Buffer.from(await draw(trip)).equals(Buffer.from(bytes))).toBe(true);
});

test('four flights with their cities, terminals and seats stand on one card, the last of them above its edge', async () => {
  const leg = flight('TK1044', 'OTP 2027-04-12 09:10 T1', 'IST 2027-04-12 10:40', { seat: '14A' });
  const trip = itinerary({ passengers: [passenger('Ana Maria Popescu')], segments: [leg, leg, leg, leg] });
  const heights = await openedPdf(await draw(trip), async (pdf) => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.includes('14A') ? [Number((item.transform as number[])[5])] : []));
  });
  expect(heights).toHaveLength(4);
  // The first card ends one card's height below the margin of the sheet, in points from its foot.
  const edge = 841.89 - (841.89 - (5 * 54 * 72) / 25.4) / 2 - (54 * 72) / 25.4;
  expect(Math.min(...heights)).toBeGreaterThan(edge + 3);
});
