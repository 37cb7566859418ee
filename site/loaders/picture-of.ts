/** A picture of the content as a page shows it: the addresses of its files with its words, whether it is drawn or photographed. */
import { isLayeredHeader, layerPictures, printPair } from '#art/artwork.ts';
import { photoSources } from '#art/photos/photo-file.ts';
import type { Crop } from '#art/posters/engine/stage.ts';
import { isSceneName } from '#art/posters/scenes.ts';
import { type HeaderPicture, isPhoto, type Picture } from '#domain/schemas/picture.ts';
import type { LayeredPicture } from '#site/ui/LayeredTitle.tsx';
import type { PictureSources, ShownPicture, WithPicture } from '#site/ui/Picture.tsx';
import { noSuchHeader, noSuchScene } from './picture-problems.ts';

/** The aircraft is the signature of large drawings; side by side it would repeat itself, so cards go `plain`. */
type Look = 'signed' | 'plain';

/** A picture in one crop. */
export async function pictureOf(picture: Picture, crop: Crop, look: Look = 'signed'): Promise<ShownPicture> {
  const { alt } = picture;
  if (isPhoto(picture)) return { sources: await photoSources(picture, crop), alt, credit: picture.credit };
  const { scene, mood } = picture;
  if (!isSceneName(scene)) throw new Error(noSuchScene(scene));
  return { sources: printPair({ scene, crop, ...(mood && { mood }), ...(look === 'plain' && { plane: false }) }), alt };
}

/** Addresses of a picture by day and by night; of a photograph, which is the same in both, one. */
export const printsOf = (sources: PictureSources): [day: string, ...night: string[]] =>
  'day' in sources ? [sources.day, sources.night] : [sources.src];

/** What a picture shows, in whatever light. */
export const sightOf = (picture: Picture): string => (isPhoto(picture) ? picture.photo : picture.scene);

/** A part of a page's copy with the picture it names, in one crop. */
export async function withPicture<Part extends { picture: Picture }>(part: Part, crop: Crop): Promise<WithPicture<Part>> {
  return { ...part, picture: await pictureOf(part.picture, crop) };
}

/** A layered header in its two windows. */
export function headerOf({ header, alt }: HeaderPicture): LayeredPicture {
  if (!isLayeredHeader(header)) throw new Error(noSuchHeader(header));
  return { layers: layerPictures(header), alt };
}
