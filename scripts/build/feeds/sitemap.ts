import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { BuiltPage } from '../built-pages.ts';
import { changedOn } from '../last-changed.ts';
import { escaped } from './escaped.ts';

/**
 * Writes sitemap.xml, every listed page with its twin and the day its words changed, and sitemap-index.xml, which leads to it
 * (https://www.sitemaps.org/protocol.html; alternates as in Google's "Localized versions of your pages").
 *
 * @param site absolute path of the built site
 * @param changes days by content file, from {@link contentChanges}
 */
export async function writeSitemap(
  site: string,
  pages: readonly BuiltPage[],
  changes: ReadonlyMap<string, string>,
): Promise<void> {
  const listed = pages.filter(({ listed }) => listed);
  const entries = listed.map((page) => ({ page, day: changedOn(page, changes) }));
  const newest = entries
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  const urls = entries.map(({ page, day }) => `<url>${location(page)}${lastChange(day)}${alternatesOf(page)}</url>`);
  await writeFile(
    join(site, 'sitemap.xml'),
    `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await writeFile(
    join(site, 'sitemap-index.xml'),
    `${head}<sitemapindex xmlns="${schema}">\n<sitemap><loc>${placeholderOrigin}/sitemap.xml</loc>${lastChange(newest)}</sitemap>\n</sitemapindex>\n`,
  );
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page is listed under the address it names itself. */
function location({ url, canonical }: BuiltPage): string {
  if (!canonical) throw new Error(`${url} is listed and names no canonical address`);
  return `<loc>${escaped(canonical)}</loc>`;
}

const lastChange = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : '');

const alternatesOf = ({ alternates }: BuiltPage) =>
  alternates.map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`).join('');
