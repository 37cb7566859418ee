import { drawArtwork } from '#art/artwork.ts';
import { photoJpeg } from '#art/photos/photo-file.ts';
import { printFromName, printName } from '#art/posters/print-name.ts';
import type { ShareArtwork } from '#art/share/share-picture.ts';
import type { BuiltPage } from './built-pages.ts';

/** The first picture of a page, a drawing by day; a page without one has the globe of the home page. */
export async function firstArtwork({ pictures: [first] }: BuiltPage): Promise<ShareArtwork> {
  if (!first) return { poster: [drawArtwork('header.home.tall.day.sky'), drawArtwork('header.home.tall.day.land')] };
  if (first.kind === 'photograph') return { poster: [await photoPoster(first.url)] };
  const header = /^header\.([a-z]+)\./.exec(first.name)?.[1];
  if (header) return { sky: drawArtwork(`header.${header}.wide.day.sky`), land: drawArtwork(`header.${header}.wide.day.land`) };
  return { poster: [drawArtwork(printName({ ...printFromName(first.name), time: 'day', crop: '4:5' }))] };
}

/** A photograph as a standalone SVG, like the drawings it takes the place of. */
async function photoPoster(url: string): Promise<string> {
  const jpeg = await photoJpeg(url, '4:5', 756);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250" viewBox="0 0 1000 1250" preserveAspectRatio="xMidYMid slice">' +
    `<image width="1000" height="1250" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
  );
}
