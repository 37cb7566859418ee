import type { BuiltPage } from '../build/built-pages.ts';
import type { PageElement } from '../build/page-elements.ts';

/** As many cards as a listing shows before anybody asks for more. */
const dozen = 12;
const themes = ['day', 'night'] as const;

/** A drawing; what a photograph may weigh is decided where it is cut (art/photos/photo-file.ts). */
type FirstPicture = Record<(typeof themes)[number], string> & { media?: string };

const isPhoto = (url: string) => url.startsWith('/art/photo.');

/**
 * Bytes of a page's pictures as one visitor gets them: one theme, one window. The heaviest case counts.
 *
 * @param weigh bytes of one file as it is sent, by its URL
 */
export function pictureWeights(page: BuiltPage, weigh: (url: string) => number): { header: number; cards: number } {
  const first = firstPictures(page);
  const windows = [...new Set(first.map(({ media }) => media))];
  const preloaded = new Set(first.flatMap(({ day, night }) => [day, night]));
  const total = (urls: readonly string[]) => urls.reduce((sum, url) => sum + weigh(url), 0);
  const header = themes.flatMap((theme) =>
    windows.map((window) => total(first.filter(({ media }) => media === window).map((picture) => picture[theme]))),
  );
  const cards = themes.map((theme) =>
    total(
      page.elements
        .filter((element) => isShownIn(element, theme))
        .map(({ attributes }) => attributes.src ?? '')
        .filter((url) => url.startsWith('/') && !isPhoto(url) && !preloaded.has(url))
        .slice(0, dozen),
    ),
  );
  return { header: Math.max(0, ...header), cards: Math.max(...cards) };
}

/** What the theme's script asks for before anything is painted. */
function firstPictures({ elements }: BuiltPage): FirstPicture[] {
  const list = elements.find(({ attributes }) => attributes['data-pictures'])?.attributes['data-pictures'];
  return (JSON.parse(list ?? '[]') as FirstPicture[]).filter(({ day }) => !isPhoto(day));
}

/** A picture in two prints carries its theme as a class; one without is shown in both. */
function isShownIn({ name, attributes }: PageElement, theme: (typeof themes)[number]): boolean {
  const classes = (attributes.class ?? '').split(' ');
  return name === 'img' && (classes.includes(theme) || !themes.some((other) => classes.includes(other)));
}
