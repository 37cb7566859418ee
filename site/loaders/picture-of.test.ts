import { expect, test } from 'vitest';
import { headerOf, pictureOf, withPicture } from './picture-of.ts';

const alt = 'Case albe deasupra mării';

test('a scene is two drawings in the crop and light that content names, with its words', async () => {
  const { sources, alt: words } = await pictureOf({ scene: 'santorini', mood: 'cobalt', alt }, '21:9');
  expect(sources).toMatchObject({
    day: expect.stringMatching(/^\/art\/santorini\.cobalt\.21x9\.\w{6}\.svg$/),
    night: expect.stringMatching(/^\/art\/santorini\.night\.21x9\.\w{6}\.svg$/),
  });
  expect(words).toBe(alt);
});

test('side by side the aircraft is left out', async () => {
  const { sources } = await pictureOf({ scene: 'santorini', alt }, '4:5', 'plain');
  expect(sources).toMatchObject({ day: expect.stringContaining('.plain.') });
});

test('a part keeps its words and gets its picture', async () => {
  const part = await withPicture({ heading: 'Insule', picture: { scene: 'santorini', alt } }, '3:2');
  expect(part).toMatchObject({ heading: 'Insule', picture: { alt, sources: { day: expect.stringContaining('3x2') } } });
});

test('a header has its layers in both windows', () => {
  const { layers, alt: words } = headerOf({ header: 'europa', alt });
  expect(layers.night.land.tall).toMatch(/^\/art\/header\.europa\.tall\.night\.land\.\w{6}\.svg$/);
  expect(words).toBe(alt);
});

test('what does not exist is never drawn', async () => {
  await expect(pictureOf({ scene: 'atlantida', alt }, '4:5')).rejects.toThrow('scena „atlantida” nu există');
  expect(() => headerOf({ header: 'atlantida', alt })).toThrow('„atlantida” nu există');
});
