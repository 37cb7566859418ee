import { kindOf } from '#domain/rules/addresses.ts';
import type { BuiltPage } from './built-pages.ts';
import { writeNamed } from './named-by-content.ts';
import { type PageEdit, withoutAttribute } from './page-edits.ts';

/**
 * Keeps the ground of a map, its coasts and borders (`data-ground`), in a file beside the pages: it stands below the first view, and a
 * page that carries it is a round trip longer on the way. `use` brings it back into the drawing, in the colours of the page.
 * A sheet that is kept for when there is no network has it in itself.
 *
 * @param site absolute path of the built site
 * @throws when no page has a map any more
 */
export async function keepGroundsApart(site: string, pages: readonly BuiltPage[]): Promise<PageEdit[]> {
  const edits: PageEdit[] = [];
  for (const page of pages) {
    for (const { attributesAt, at } of page.elements) {
      const mark = attributesAt['data-ground'];
      if (!mark) continue;
      const own = withoutAttribute(page, mark);
      if (kindOf(page.url) === 'sheet') edits.push(own);
      else {
        const ground = page.html.slice(at.from, own.from) + page.html.slice(own.to, at.to);
        edits.push({ page, ...at, text: `<use href="${await written(site, ground)}#ground"/>` });
      }
    }
  }
  if (edits.length === 0) throw new Error('No page has a map with a ground: every continent has one.');
  return edits;
}

/** @returns the address of the file */
const written = (site: string, ground: string): Promise<string> =>
  writeNamed(site, 'ground', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${ground.replace('<g', '<g id="ground"')}</svg>`);
