import { type BuiltPage, builtPages, builtSite } from '../build/built-pages.ts';
import type { Check } from './check.ts';

/**
 * Pages that show one drawing for two things. A page about one place may show that place twice, in two crops, and in another
 * light the article that is about it; two entries side by side may never look alike.
 *
 * @param site absolute path of the built site
 */
export function alikeProblems(site: string = builtSite): string[] {
  return builtPages(site).flatMap((page) => {
    const [own, ...others] = picturesByDay(page);
    const again = others.filter((picture, index) => {
      const isOwn =
        picture.subject === own?.subject && (picture.crop !== own.crop || (own.isSigned && picture.light !== own.light));
      return !isOwn && [own, ...others.slice(0, index)].some((earlier) => earlier?.subject === picture.subject);
    });
    return [...new Set(again.map(({ subject }) => subject))].map(
      (subject) => `${page.url}: „${subject}” is shown for two entries; give one of them another picture.`,
    );
  });
}

/** `/art/santorini.cobalt.4x5.plain.a1b2c3.svg`, `/art/photo.delta.4x5…`: what is shown, in which light and crop; cards are plain. */
const address = /^\/art\/(photo\.[a-z0-9-]+|[a-z0-9-]+)\.(.*?)\b(\d+x\d+)\b(\.plain)?/;

type Shown = { subject: string; light: string; crop: string; isSigned: boolean };

function picturesByDay({ elements }: BuiltPage): Shown[] {
  return elements.flatMap(({ name, attributes }) => {
    const [, subject, light = '', crop, plain] = address.exec(attributes.src ?? '') ?? [];
    const isNight = attributes.class?.split(' ').includes('night');
    return name === 'img' && subject && crop && !isNight ? [{ subject, light, crop, isSigned: !plain }] : [];
  });
}

export const alikeCheck: Check = { name: 'alike', run: () => alikeProblems() };
