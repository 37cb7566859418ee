import { expect, test } from 'vitest';
import type { DestinationPictures } from '#domain/schemas/destination-pictures.ts';
import { flight, itinerary } from '#tests/support/sample-itineraries.ts';
import { createPosters } from './destination-poster.ts';
import type { StaticFiles, TextFile } from './static-files.ts';

const sky = '/art/aloft.noon.21x9.plain.cccccc.svg';
const pictures: DestinationPictures = {
  places: [
    {
      name: 'Santorini',
      airports: ['JTR', 'ATH'],
      zone: 'Europe/Athens',
      at: { lat: 36.46, lon: 25.38 },
      poster: '/art/santorini.cobalt.21x9.plain.cccccc.svg',
    },
  ],
  skies: { dawn: sky, noon: sky, golden: sky, dusk: sky, night: sky },
};
const drawing = (colour: string) =>
  ({
    kind: 'text',
    text: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path fill="${colour}" d="M0 0h21v9H0z"/></svg>`,
    ),
  }) as TextFile;
const files: StaticFiles = new Map([
  ['/art/santorini.cobalt.21x9.plain.cccccc.svg', drawing('#0f3b98')],
  [sky, drawing('#ffffff')],
]);
const to = (airport: string) => itinerary({ segments: [flight('A31', 'OTP 2027-06-12 09:00', `${airport} 2027-06-12 10:30`)] });

test('the drawing that stands for a journey becomes a JPEG, made once; where no place is drawn, it is a sky', async () => {
  const posterFor = createPosters(pictures, files);
  const poster = await posterFor(to('JTR'));
  expect(
    Buffer.from(poster ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
  expect(await posterFor(to('JTR'))).toBe(poster);
  expect(
    Buffer.from((await posterFor(to('LUX'))) ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
  expect(await posterFor(to('LUX'))).not.toBe(poster);
});

test('in development, where nothing is built, there is no picture', async () => {
  expect(await createPosters(undefined, files)(to('JTR'))).toBeUndefined();
  expect(await createPosters(pictures, new Map())(to('JTR'))).toBeUndefined();
});
