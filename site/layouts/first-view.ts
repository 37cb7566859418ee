import type { LayeredPictures } from '#site/ui/LayeredTitle.tsx';

const narrow = '(max-width: 47.99em)';
const wide = '(min-width: 48em)';

/** What a layered header fetches first: its two layers in the window and print that will be seen. */
export function firstView({ day, night }: LayeredPictures) {
  return (['sky', 'land'] as const).flatMap((layer) => [
    { day: day[layer].wide, night: night[layer].wide, media: wide },
    { day: day[layer].tall, night: night[layer].tall, media: narrow },
  ]);
}
