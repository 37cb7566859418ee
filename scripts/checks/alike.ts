import { noPictureYet } from '#domain/schemas/picture.ts';
import { type BuiltPage, builtPages, builtSite } from './built-pages.ts';
import type { Check } from './check.ts';

/**
 * Pages that show one drawing for two things. A page about one place may show that place twice, in two crops; two entries
 * side by side may never look alike, but for those that have no picture yet.
 *
 * @param site absolute path of the built site
 */
export function alikeProblems(site: string = builtSite): string[] {
  return builtPages(site).flatMap((page) => {
    const [own, ...others] = picturesByDay(page);
    const again = others.filter((picture, index) => {
      if (picture.subject === noPictureYet.scene) return false;
      const isOwn = picture.subject === own?.subject && picture.crop !== own.crop;
      return !isOwn && [own, ...others.slice(0, index)].some((earlier) => earlier?.subject === picture.subject);
    });
    return [...new Set(again.map(({ subject }) => subject))].map(
      (subject) => `${page.url}: „${subject}” is shown for two entries; give one of them another picture.`,
    );
  });
}

/** `/art/santorini.cobalt.4x5.plain.a1b2c3.svg`, `/art/photo.delta.4x5…`: what is shown, and in which crop. */
const address = /^\/art\/(photo\.[a-z0-9-]+|[a-z0-9-]+)\..*?\b(\d+x\d+)\b/;

function picturesByDay({ tags }: BuiltPage): { subject: string; crop: string }[] {
  return tags.flatMap(({ name, attributes }) => {
    const [, subject, crop] = address.exec(attributes.src ?? '') ?? [];
    const isNight = attributes.class?.split(' ').includes('night');
    return name === 'img' && subject && crop && !isNight ? [{ subject, crop }] : [];
  });
}

export const alikeCheck: Check = { name: 'alike', run: () => alikeProblems() };
