import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';
import type { Span } from './page-elements.ts';

/** What a step of the build changes in a page: the text that takes the place of a span. */
export type PageEdit = Span & { page: BuiltPage; text: string };

/** Writes the pages anew that a step changes. All else in them stays as it was, to the byte. */
export async function writePages(site: string, edits: readonly PageEdit[]): Promise<void> {
  const byPage = Map.groupBy(edits, ({ page }) => page);
  for (const [page, own] of byPage) await writeFile(join(site, page.file), edited(page, own));
}

/** @throws when two edits want the same characters: their order would decide which of them is lost */
export function edited({ html, url }: Pick<BuiltPage, 'html' | 'url'>, edits: readonly (Span & { text: string })[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < done) throw new Error(`${url}: two steps of the build change “${html.slice(from, Math.max(to, done))}”`);
    result += html.slice(done, from) + text;
    done = to;
  }
  return result + html.slice(done);
}

/** Takes away an attribute, and the blank before it. */
export const withoutAttribute = (page: BuiltPage, at: Span): PageEdit => ({ page, from: at.from - 1, to: at.to, text: '' });
