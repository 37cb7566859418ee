/** A small site as the build leaves one, for tests of the server alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { otherLanguageMark } from '#domain/rules/addresses.ts';
import { placeholderOrigin, withOrigin } from '#domain/rules/site-origin.ts';
import { readContent } from '#server/services/read-content.ts';
import { builtPages } from '../../scripts/build/built-pages.ts';
import { writeSiteFacts } from '../../scripts/build/site-facts.ts';

const page = (lang: string, title: string, path: string, main: string) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
${path.startsWith('/shell') || path.endsWith('/404') ? '<meta name="robots" content="noindex">' : ''}<link rel="canonical" href="${placeholderOrigin}${path}">
<script>document.documentElement.dataset.ready = 'yes';</script>
<script type="module" src="/_astro/shell.abc123.js"></script>
<script type="speculationrules">{"prefetch":[]}</script>
<script type="application/ld+json">{"url":"${placeholderOrigin}/"}</script>
<style>p { margin: 0 }</style>
</head><body><main>${main}</main>${'<p>Enough text to be worth compressing.</p>'.repeat(20)}</body></html>`;

export const siteScript = `console.log(${JSON.stringify('x'.repeat(2000))});`;
export const sitePicture = Buffer.from('89504e470d0a1a0a', 'hex');

const files: Record<string, string | Buffer> = {
  'index.html': page('en', 'Home', '/', '<h1>Home</h1>'),
  'ro.html': page('ro', 'Acasă', '/ro', '<h1>Acasă</h1>'),
  'europa.html': page('ro', 'Europa', '/europa', '<h1>Europa</h1>'),
  'circuite.html': page('ro', 'Circuite', '/circuite', '<h1>Circuite</h1>'),
  'ro/contact.html': page(
    'ro',
    'Contact',
    '/ro/contact',
    '<h1>Contactați-ne!</h1><section data-third-parties="openstreetmap google-maps"></section>',
  ),
  'ro/despre.html': page(
    'ro',
    'Despre',
    '/ro/despre',
    '<h1>Despre</h1><ul data-third-parties="chat"><li>Ours</li><li data-only-with="openstreetmap google-maps">OpenStreetMap’s</li>' +
      '<li data-only-with="google-analytics chat">Others: <b data-only-with="google-analytics">Google’s</b> <b data-only-with="chat">The chat’s</b></li></ul><p>After</p>',
  ),
  'map/ro.html': page('ro', 'Harta', '/map/ro', '<div data-places="[]"></div>'),
  '404.html': page('en', 'Not found', '/404', '<h1>Page not found</h1><!--likely-pages-->'),
  'ro/404.html': page('ro', 'Pagina nu există', '/ro/404', '<h1>Pagina nu există</h1><!--likely-pages-->'),
  'shell/en.html': page('en', '{view:title} | Brand', '/shell/en', `<a href="${otherLanguageMark}">RO</a><!--view-->`),
  'shell/ro.html': page('ro', '{view:title} | Brand', '/shell/ro', `<a href="${otherLanguageMark}">EN</a><!--view-->`),
  '_astro/shell.abc123.js': siteScript,
  'robots.txt': `Sitemap: ${placeholderOrigin}/sitemap-index.xml\n`,
  'icon.png': sitePicture,
  'docs/a b.json': '{}',
};

/** The repository's own `content` folder: the words the server says are the site's. */
export const testContent = readContent(join(import.meta.dirname, '../../content'));

/** The origin it is packed for, as most sites are built for the one they stand at. */
export const siteOrigin = 'https://agency.example';

/** Writes what the build leaves into a folder like dist: `site` with the packed files in it, and `site.json`. */
export async function writeBuiltSite(dist: string): Promise<void> {
  const site = join(dist, 'site');
  for (const [name, content] of Object.entries(files)) {
    const file = join(site, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (typeof content !== 'string') continue;
    const sent = withOrigin(content, siteOrigin);
    writeFileSync(`${file}.br`, brotliCompressSync(sent));
    writeFileSync(`${file}.gz`, gzipSync(sent));
  }
  const facts = { pages: builtPages(site), content: await testContent, origin: siteOrigin, thumbnails: new Map() };
  await writeSiteFacts(join(dist, 'site.json'), facts);
}
