import type { BuiltPage } from './built-pages.ts';
import { isAmong, letterRangesIn } from './letter-ranges.ts';
import { type PageEdit, withoutAttribute } from './page-edits.ts';
import type { PageElement } from './page-elements.ts';

/**
 * Of the faces of rare letters, leaves each page those it prints a letter of: every named face costs the layout, and one letter of
 * one brings its whole file. `BaseLayout.astro` marks them with `data-letters="rare"`; a body with `data-letters="any"` gets its
 * text from visitors, tickets or the server, and keeps them all.
 *
 * @throws when no page has them any more
 */
export function chooseRareFaces(pages: readonly BuiltPage[]): PageEdit[] {
  const edits = pages.flatMap((page) => {
    const faces = page.elements.find(({ name, attributes }) => name === 'style' && attributes['data-letters'] === 'rare');
    const mark = faces?.attributesAt['data-letters'];
    if (!faces || !mark) return [];
    if (page.elements.some(({ attributes }) => attributes['data-letters'] === 'any')) return [withoutAttribute(page, mark)];
    const wanted = facesFor(lettersOf(page, faces), faces.text);
    return [{ page, ...faces.at, text: wanted && `<style>${wanted}</style>` }];
  });
  if (edits.length === 0) throw new Error('No page has the faces of rare letters: BaseLayout.astro writes them into each.');
  return edits;
}

/** Those of a style sheet's faces that have one of the letters. */
const facesFor = (letters: ReadonlySet<string>, css: string): string =>
  css
    .split(/(?=@font-face)/)
    .filter((face) => {
      const ranges = letterRangesIn(face);
      return [...letters].some((letter) => isAmong(letter, ranges));
    })
    .join('');

/**
 * In its text, or in an attribute: some are printed (placeholders), others are the texts of an island. What is neither letter nor figure there
 * belongs to addresses and to JSON.
 */
const lettersOf = ({ elements, text }: BuiltPage, faces: PageElement): ReadonlySet<string> => {
  const attributes = elements.filter((element) => element !== faces).flatMap((element) => Object.values(element.attributes));
  return new Set([...text, ...attributes.join('').replace(/[^\p{L}\p{N}]/gu, '')]);
};
