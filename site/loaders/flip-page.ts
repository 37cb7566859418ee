import type { Crop } from '#art/posters/engine/stage.ts';
import type { FlipPage } from '#domain/schemas/flip-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { filledCopy } from './filled-copy.ts';
import { pictureOf, withPicture } from './picture-of.ts';

/** The copy of /corporate or /leisure in one language, with all its pictures. */
export async function flipPage(page: 'corporate' | 'leisure', lang: Lang, crop: Crop) {
  const copy: FlipPage = (await filledCopy('flipPage', page, lang)).copy;
  return {
    ...copy,
    picture: await pictureOf(copy.picture, crop),
    cards: await Promise.all(copy.cards.map((card) => withPicture(card, '4:5'))),
    other: await withPicture(copy.other, '3:2'),
  };
}
