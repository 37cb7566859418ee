import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hrefOf } from '#domain/rules/addresses.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { BuiltPage } from '../built-pages.ts';
import { escaped } from './escaped.ts';

/** As many as a reader shows at once; the rest stands on the site. */
const mostItems = 50;

/**
 * Writes rss.xml: whatever was published on a day, the newest first (https://www.rssboard.org/rss-specification). A page says its
 * day in `article:published_time`.
 *
 * @param site absolute path of the built site
 */
export async function writeRss(site: string, pages: readonly BuiltPage[], { brand, description }: Agency): Promise<void> {
  const dated = pages.flatMap((page) => {
    const day = page.meta.get('article:published_time');
    return page.listed && day ? [{ page, day }] : [];
  });
  const newest = dated.toSorted((one, other) => other.day.localeCompare(one.day) || one.page.url.localeCompare(other.page.url));
  const items = newest.slice(0, mostItems).map(({ page, day }) => itemOf(page, day, brand));
  await writeFile(
    join(site, 'rss.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(brand)}</title><link>${placeholderOrigin}${hrefOf('blog', 'ro')}</link><description>${escaped(description.ro)}</description><language>ro</language>
<atom:link href="${placeholderOrigin}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`,
  );
}

function itemOf({ title, description, canonical = '' }: BuiltPage, day: string, brand: string): string {
  const link = escaped(canonical);
  const date = new Date(`${day}T06:00:00Z`).toUTCString();
  return `<item><title>${escaped(title.replace(` | ${brand}`, ''))}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${escaped(description)}</description></item>`;
}
