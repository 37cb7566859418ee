import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawArtwork } from '../artwork.ts';
import { contrast } from '../posters/engine/color.ts';
import { SHARE, type ShareCard, sharePicture } from './share-picture.ts';

const brand = 'Meridian';
const europe = { sky: drawArtwork('header.europa.wide.day.sky'), land: drawArtwork('header.europa.wide.day.land') };
const rome = { poster: [drawArtwork('colosseum.golden.4x5')] };
const cards: Record<string, ShareCard> = {
  layered: { title: 'Europa', line: 'destinații', brand, field: 'europa', artwork: europe },
  leisure: { title: 'Roma', line: 'Italia', brand, field: 'asia', artwork: rome },
  corporate: { title: 'Corporate Travel', line: 'stays, transport', brand, artwork: rome },
  long: {
    title: 'Competențe și Resurse pentru Educație și Adaptare Tehnologică ale Elevilor',
    line: 'O linie mică ce spune mult mai multe decât încape pe un rând obișnuit al plăcii',
    brand,
    artwork: rome,
  },
  hyphens: { title: 'Mont-Saint-Michel', line: 'Franța', brand, field: 'europa', artwork: rome },
};

test.each(Object.entries(cards))('a %s card is layers of one size, the same every time', async (_, card) => {
  const layers = await sharePicture(card);
  expect(await sharePicture(card)).toEqual(layers);
  for (const layer of layers) {
    expect(layer).not.toMatch(/NaN|undefined|null|<text/);
    expect(layer).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630">/);
  }
});

/** The card's last layer in pixels; where a layer is transparent alpha is 0. */
async function pixels(layer: string | undefined) {
  const { data, info } = await sharp(Buffer.from(layer ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
}

test.each(['leisure', 'corporate', 'long', 'hyphens'])('the words of a %s card stay inside their field', async (name) => {
  const layers = await sharePicture(cards[name] as ShareCard);
  const at = await pixels(layers.at(-1));
  const ground = at(SHARE.width - 2, 2);
  for (let y = 0; y < SHARE.height; y += 1)
    for (let x = SHARE.width - 24; x < SHARE.width; x += 1) expect(at(x, y).equals(ground), `${x}, ${y}`).toBe(true);
});

test('a title is broken after a hyphen rather than made small', async () => {
  const rows = (card: ShareCard) => sharePicture(card).then((layers) => layers.at(-1)?.match(/<path fill="#ffffff"/g)?.length);
  const { artwork } = cards.hyphens as ShareCard;
  const line = '';
  expect(await rows({ title: 'Mont-Saint-Michel', line, brand, field: 'europa', artwork })).toBe(3);
  expect(await rows({ title: 'Roma', line, brand, field: 'europa', artwork })).toBe(2);
});

test('the letters of a layered card keep 3:1 on their sky', async () => {
  const [sky, title] = await sharePicture(cards.layered as ShareCard);
  const [under, letters] = await Promise.all([pixels(sky), pixels(title)]);
  let weak = 0;
  let all = 0;
  for (let y = 0; y < SHARE.height; y += 3)
    for (let x = 0; x < SHARE.width; x += 3) {
      if ((letters(x, y)[3] ?? 0) < 255) continue;
      all += 1;
      if (contrast('#ffffff', `#${Buffer.from(under(x, y).subarray(0, 3)).toString('hex')}`) < 3) weak += 1;
    }
  expect(all).toBeGreaterThan(5000);
  expect(weak / all).toBeLessThan(0.03);
});
