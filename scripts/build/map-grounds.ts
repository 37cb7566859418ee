import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '#domain/rules/addresses.ts';
import type { BuiltPage } from './built-pages.ts';
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
    for (const { attributes, attributesAt, at } of page.elements) {
      const mark = attributes['data-ground'] === undefined ? undefined : attributesAt['data-ground'];
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
async function written(site: string, ground: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${ground.replace('<g', '<g id="ground"')}</svg>`;
  const url = `/_astro/ground.${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`;
  await mkdir(join(site, '_astro'), { recursive: true });
  await writeFile(join(site, url), svg);
  return url;
}
