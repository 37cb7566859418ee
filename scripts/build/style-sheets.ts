import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '#domain/rules/addresses.ts';
import type { BuiltPage } from './built-pages.ts';
import { writeNamed } from './named-by-content.ts';
import type { PageEdit } from './page-edits.ts';

/**
 * Gives a page two style sheets: what every page has, which the browser keeps, and what this one has besides. Astro writes one
 * for every group of modules that the same pages use: up to eleven a page.
 *
 * @param site absolute path of the built site, whose `_astro` folder gets the gathered sheets in place of Astro's
 * @returns the links that change
 * @throws when a link says more than its address, when no page has a sheet, and when all have only their own
 */
export async function gatherStyleSheets(site: string, pages: readonly BuiltPage[]): Promise<PageEdit[]> {
  const styled = pages.filter(({ styleSheets }) => styleSheets.length > 0).map((page) => ({ page, sheets: sheetsOf(page) }));
  if (styled.length === 0) throw new Error('No page names a style sheet of /_astro/.');
  // A fragment is put into pages that have the shell's sheet already.
  const isWhole = ({ url }: BuiltPage) => kindOf(url) !== 'fragment';
  const whole = styled.filter(({ page }) => isWhole(page));
  const uses = Map.groupBy(
    whole.flatMap(({ sheets }) => [...new Set(sheets)]),
    (sheet) => sheet,
  );
  const everywhere = (sheet: string) => (uses.get(sheet)?.length ?? 0) === whole.length;
  const gather = gathererInto(site);
  const edits: PageEdit[] = [];
  for (const { page, sheets } of styled) {
    const shell = await gather('shell', sheets.filter(everywhere));
    if (!shell && isWhole(page))
      throw new Error(`${page.url}: none of its style sheets is on every page, and the shell’s must be.`);
    const others = sheets.filter((sheet) => !everywhere(sheet));
    const own = await gather('page', others);
    const links = [shell, own].filter(Boolean).map((url) => `<link rel="stylesheet" href="${url}">`);
    edits.push(...page.styleSheets.map(({ at }, index) => ({ page, ...at, text: index === 0 ? links.join('') : '' })));
  }
  await removeUnused(site, new Set(styled.flatMap(({ sheets }) => sheets)));
  return edits;
}

/** What a link to a style sheet may say and be gathered: a medium or a condition would be lost. */
const plainLink = new Set(['rel', 'href']);

function sheetsOf({ url, styleSheets }: BuiltPage): string[] {
  return styleSheets.map(({ attributes }) => {
    const { href = '' } = attributes;
    const more = Object.keys(attributes).filter((name) => !plainLink.has(name));
    if (more.length > 0)
      throw new Error(`${url}: the link to ${href} has ${more.join(', ')}: it cannot be gathered with others.`);
    if (!/^\/_astro\/[^?#]+\.css$/.test(href)) throw new Error(`${url}: the style sheet “${href}” is none that Astro wrote.`);
    return href;
  });
}

/** Writes each group of sheets once, named by what is in it; nothing for no sheets. */
function gathererInto(site: string) {
  const written = new Map<string, string>();
  return async (name: string, sheets: readonly string[]): Promise<string | undefined> => {
    const key = sheets.join();
    if (sheets.length === 0 || written.has(key)) return written.get(key);
    const texts = await Promise.all(sheets.map((sheet) => readFile(join(site, sheet), 'utf8')));
    const text = texts.map((sheet) => sheet.trim()).join('\n');
    const url = await writeNamed(site, name, 'css', text);
    written.set(key, url);
    return url;
  };
}

/** Sheets that a script loads with its island stay. */
async function removeUnused(site: string, sheets: ReadonlySet<string>): Promise<void> {
  let scripts = '';
  for await (const name of glob('_astro/**/*.js', { cwd: site })) scripts += await readFile(join(site, name), 'utf8');
  for (const sheet of sheets) if (!scripts.includes(sheet.slice(1))) await rm(join(site, sheet));
}
