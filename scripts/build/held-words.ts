import type { BuiltPage } from './built-pages.ts';
import type { PageEdit } from './page-edits.ts';
import type { PageElement, PageText } from './page-elements.ts';

/** What running text and headings are made of. Labels of buttons and links that look like them lay out their parts themselves. */
const running = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd', 'td', 'em', 'strong']);

/** A link in running text, or what stands beside a box to tick. */
const runs = (own: PageElement | undefined, around: PageElement | undefined) =>
  running.has(own?.name ?? '') ||
  (own?.name === 'a' && running.has(around?.name ?? '') && !own.attributes.class) ||
  (own?.name === 'span' && around?.name === 'label');

/** What a script compares with its own words, or puts into the page later. */
const ofScripts = new Set(['astro-island', 'template', 'form']);

/** A word with a hyphen, and the signs that stand right beside it. */
const hyphenated = /[^\s<]*\p{L}-\p{L}[^\s<]*/gu;

/** Letters that a hyphen ties to a word; what is longer is a word of its own, and a line may end before it. */
const tied = 3;
/** No longer than what a line of a heading has room for on the narrowest telephone. */
const longest = 20;

/**
 * Keeps Romanian words together that are written with a hyphen and said as one: browsers end a line after any hyphen, as in „s-|a” or
 * „spuneți-|ne”, and no style tells them apart.
 */
export function holdWordsTogether(pages: readonly BuiltPage[]): PageEdit[] {
  const edits = pages.filter(({ lang }) => lang === 'ro').flatMap((page) => page.texts.flatMap((text) => heldIn(page, text)));
  if (edits.length === 0) throw new Error('No Romanian page has a word with a hyphen: they are full of them.');
  return edits;
}

function heldIn(page: BuiltPage, { at, within }: PageText): PageEdit[] {
  if (!at || !runs(within.at(-1), within.at(-2)) || within.some(({ name }) => ofScripts.has(name))) return [];
  return [...page.html.slice(at.from, at.to).matchAll(hyphenated)].flatMap(({ 0: word, index }) => {
    if (word.length > longest || !isOneWord(word)) return [];
    const from = at.from + index;
    return { page, from, to: from + word.length, text: `<span class="held">${word}</span>` };
  });
}

/** Whether the hyphen ties something short: a pronoun, an article, an ending. */
const isOneWord = (word: string) => word.split('-').some((part) => part.replace(/[^\p{L}]/gu, '').length <= tied);
