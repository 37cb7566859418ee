/** The addresses of an entry's picture, whether it is drawn or photographed. */
import { printPair } from '#art/artwork.ts';
import { photoSources } from '#art/photos/photo-file.ts';
import type { Crop } from '#art/posters/engine/stage.ts';
import type { SceneName } from '#art/posters/scenes.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';
import type { PictureSources } from '#site/ui/Picture.tsx';

/**
 * A picture in one crop. The aircraft is the signature of large drawings; side by side it would repeat itself, so cards go
 * `plain`.
 */
export async function pictureSources(picture: Picture, crop: Crop, look: 'signed' | 'plain'): Promise<PictureSources> {
  if (isPhoto(picture)) return photoSources(picture, crop);
  const { scene, mood } = picture;
  return printPair({ scene: scene as SceneName, crop, ...(mood && { mood }), ...(look === 'plain' && { plane: false }) });
}
