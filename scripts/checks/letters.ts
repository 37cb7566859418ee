import { builtPages, builtSite } from '../build/built-pages.ts';
import { isAmong } from '../build/letter-ranges.ts';
import type { Check } from './check.ts';

/** Signs that the system's own fonts draw as well as ours would. */
const signs = '★′←↑→↓✓';

/**
 * Letters a page prints that none of the typefaces it names has: the browser would take them from another font. A page that names
 * none is left to the system's.
 *
 * @param site absolute path of the built site
 */
export function letterProblems(site: string = builtSite): string[] {
  return builtPages(site).flatMap(({ url, letterRanges: named, text }) => {
    if (named.length === 0) return [];
    const missing = new Set([...text].filter((letter) => letter >= ' ' && !signs.includes(letter) && !isAmong(letter, named)));
    return missing.size === 0 ? [] : [`${url}: no typeface of the page has ${[...missing].map(spelled).join(', ')}.`];
  });
}

const spelled = (letter: string) => `„${letter}” (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

export const lettersCheck: Check = { name: 'letters', run: () => letterProblems() };
