import type { LayeredPictures } from '#site/ui/LayeredTitle.tsx';
import type { PictureSources } from '#site/ui/Picture.tsx';

const narrow = '(max-width: 47.99em)';
const wide = '(min-width: 48em)';

/** A picture of the first view in its two prints. A photograph is both, and more: what it offers in the words of a link element. */
export type FirstPicture = {
  day: string;
  night: string;
  media?: string;
  type?: string;
  imageSrcset?: string;
  imageSizes?: string;
};

/** What an entry's header fetches first. */
export function firstPicture(sources: PictureSources, sizes: string): FirstPicture {
  if ('day' in sources) return sources;
  const { src, avif } = sources;
  return { day: src, night: src, type: 'image/avif', imageSrcset: avif, imageSizes: sizes };
}

/** What a layered header fetches first: its two layers in the window and print that will be seen. */
export function firstView({ day, night }: LayeredPictures) {
  return (['sky', 'land'] as const).flatMap((layer) => [
    { day: day[layer].wide, night: night[layer].wide, media: wide },
    { day: day[layer].tall, night: night[layer].tall, media: narrow },
  ]);
}
