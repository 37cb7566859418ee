import { builtPages, builtSite, decoded } from './built-pages.ts';
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
  return builtPages(site).flatMap(({ url, html }) => {
    const named = rangesIn(html);
    if (named.length === 0) return [];
    const missing = new Set(
      [...textOf(html)].filter(
        (letter) => letter >= ' ' && !signs.includes(letter) && !named.some(([from, to]) => isWithin(letter, from, to)),
      ),
    );
    return missing.size === 0 ? [] : [`${url}: no typeface of the page has ${[...missing].map(spelled).join(', ')}.`];
  });
}

const isWithin = (letter: string, from: number, to: number) => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= from && code <= to;
};

const spelled = (letter: string) => `„${letter}” (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

/** `unicode-range: U+20-7E, U+A9` of all faces. */
const rangesIn = (html: string): [number, number][] =>
  [...html.matchAll(/unicode-range:([^;}]*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]): [number, number] => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  );

/** What is printed: no attributes, nothing of scripts and styles. */
const textOf = (html: string) =>
  decoded(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
      .replace(/<[^>]+>/g, ' '),
  );

export const lettersCheck: Check = { name: 'letters', run: () => letterProblems() };
