import { expect, test } from 'vitest';
import { destinationPicturesSchema } from '#domain/schemas/destination-pictures.ts';
import { artworkName } from './artwork-name.ts';
import { type DrawnPlace, destinationPictures } from './destination-pictures.ts';

const alt = 'Ce se vede în imagine';
const somewhere = { airports: ['OTP', 'SBZ'], zone: 'Europe/Bucharest', at: { lat: 45.5, lon: 25.4 } };
const bran: DrawnPlace = { ...somewhere, name: 'Bran', picture: { scene: 'bran', mood: 'dusk', alt } };
const photographed: DrawnPlace = {
  ...somewhere,
  name: 'Bled',
  picture: { photo: 'bled.jpg', credit: 'Foto: X', focus: [50, 50], alt },
};

test('a place is shown by its drawing, wide, by day, without the aircraft; one with a photograph is none of them', () => {
  const { places } = destinationPicturesSchema.parse(destinationPictures([photographed, bran]));
  expect(places).toEqual([
    { ...somewhere, name: 'Bran', poster: expect.stringMatching(/^\/art\/bran\.dusk\.21x9\.plain\.\w{6}\.svg$/) },
  ]);
});

test('a sky is drawn for each hour, and no two are alike', () => {
  const skies = Object.entries(destinationPictures([]).skies);
  expect(skies.map(([hour, url]) => [hour, artworkName(url)])).toEqual([
    ...['dawn', 'noon', 'golden', 'dusk', 'night'].map((hour) => [hour, `aloft.${hour}.21x9.plain`]),
  ]);
});

test('a place whose scene is gone stops the build', () => {
  const gone: DrawnPlace = { ...bran, picture: { scene: 'gone', alt } };
  expect(() => destinationPictures([gone])).toThrow('there is no scene “gone” in art/posters/scenes');
});
