import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { type BuiltPage, builtPages, builtSite } from '../build/built-pages.ts';
import type { Check } from './check.ts';

const size = { width: 1200, height: 630 };
const limit = 120 * 1024;

/**
 * Every page that search engines may list has a picture for when it is shared: its own, absolute, of the announced size.
 *
 * @param site absolute path of the built site
 */
export function shareProblems(site: string = builtSite): string[] {
  const owners = new Map<string, string>();
  return builtPages(site).flatMap((page) => {
    if (!page.listed) return [];
    const image = metaOf(page, 'og:image');
    const say = (problem: string) => `${page.url}: ${problem}`;
    if (!image.startsWith(`${placeholderOrigin}/share/`)) return [say(`og:image „${image}” is no address below /share/.`)];
    const file = join(site, image.slice(placeholderOrigin.length));
    if (!existsSync(file)) return [say(`${image} was not drawn.`)];
    const owner = owners.get(image);
    owners.set(image, page.url);
    const png = readFileSync(file);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const announced = [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')].join(' × ');
    return [
      ...(owner ? [say(`shares its picture with ${owner}.`)] : []),
      ...(width === size.width && height === size.height ? [] : [say(`its share picture is ${width} × ${height}.`)]),
      ...(announced === `${width} × ${height}` ? [] : [say(`announces a share picture of ${announced}.`)]),
      ...(png.length <= limit ? [] : [say(`its share picture weighs ${png.length} bytes; it may have ${limit}.`)]),
      ...(metaOf(page, 'og:image:alt') ? [] : [say('og:image:alt is missing.')]),
      ...(metaOf(page, 'twitter:card') === 'summary_large_image' ? [] : [say('twitter:card is not summary_large_image.')]),
    ];
  });
}

const metaOf = ({ meta }: BuiltPage, name: string): string => meta.get(name) ?? '';

export const shareCheck: Check = { name: 'share', run: () => shareProblems() };
