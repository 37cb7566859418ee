import { rare } from '#brand/web-letters.ts';
import type { BuiltPage } from './built-pages.ts';
import { type PageEdit, withoutAttribute } from './page-edits.ts';
import type { PageElement } from './page-elements.ts';

const rareLetter = new RegExp(`[${rare}]`);

/**
 * Takes the faces of rare letters out of the pages that print none and never will: every named face costs the layout.
 * `BaseLayout.astro` marks them with `data-letters="rare"`; a body with `data-letters="any"` gets its text from visitors,
 * tickets or the server, and keeps them.
 *
 * @throws when no page has them any more
 */
export function chooseRareFaces(pages: readonly BuiltPage[]): PageEdit[] {
  const edits = pages.flatMap((page) => {
    const faces = page.elements.find(({ name, attributes }) => name === 'style' && attributes['data-letters'] === 'rare');
    const mark = faces?.attributesAt['data-letters'];
    if (!faces || !mark) return [];
    const wanted = page.elements.some(({ attributes }) => attributes['data-letters'] === 'any') || mayPrintRare(page, faces);
    return [wanted ? withoutAttribute(page, mark) : { page, ...faces.at, text: '' }];
  });
  if (edits.length === 0) throw new Error('No page has the faces of rare letters: BaseLayout.astro writes them into each.');
  return edits;
}

/** In its text, or in an attribute: some are printed (placeholders), others are the texts of an island. */
const mayPrintRare = ({ elements, text }: BuiltPage, faces: PageElement) =>
  rareLetter.test(text) ||
  elements.some((element) => element !== faces && Object.values(element.attributes).some((value) => rareLetter.test(value)));
