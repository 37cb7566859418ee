import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

/**
 * Gives a page two style sheets: what every page has, which the browser keeps, and what this one has besides. Astro writes one
 * for every group of modules that the same pages use: up to eleven a page.
 */
export function styleSheets(): AstroIntegration {
  return {
    name: 'style-sheets',
    hooks: { 'astro:build:done': ({ dir }) => gatherStyleSheets(fileURLToPath(dir)) },
  };
}

/** @param site absolute path of the built site, whose pages and `_astro` folder are written anew */
export async function gatherStyleSheets(site: string): Promise<void> {
  const pages = await styledPages(site);
  const everywhere = (sheet: string) => pages.every(({ sheets }) => sheets.includes(sheet));
  const gather = gathererInto(site);
  for (const { file, html, sheets } of pages) {
    const groups = [
      await gather('shell', sheets.filter(everywhere)),
      await gather(
        'page',
        sheets.filter((sheet) => !everywhere(sheet)),
      ),
    ];
    const links = groups.filter(Boolean).map((url) => `<link rel="stylesheet" href="${url}">`);
    let written = false;
    const gathered = html.replace(link, () => {
      if (written) return '';
      written = true;
      return links.join('');
    });
    await writeFile(file, gathered);
  }
  await removeUnused(site, new Set(pages.flatMap(({ sheets }) => sheets)));
}

type StyledPage = { file: string; html: string; sheets: string[] };

async function styledPages(site: string): Promise<StyledPage[]> {
  const pages: StyledPage[] = [];
  for await (const name of glob('**/*.html', { cwd: site })) {
    const file = join(site, name);
    const html = await readFile(file, 'utf8');
    const sheets = [...html.matchAll(link)].map(([, url = '']) => url);
    if (sheets.length > 0) pages.push({ file, html, sheets });
  }
  return pages;
}

/** Writes each group of sheets once, named by what is in it; nothing for no sheets. */
function gathererInto(site: string) {
  const written = new Map<string, string>();
  return async (name: string, sheets: readonly string[]): Promise<string | undefined> => {
    const key = sheets.join();
    if (sheets.length === 0 || written.has(key)) return written.get(key);
    const texts = await Promise.all(sheets.map((sheet) => readFile(join(site, sheet), 'utf8')));
    const text = texts.map((sheet) => sheet.trim()).join('\n');
    const url = `/_astro/${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    await writeFile(join(site, url), text);
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
