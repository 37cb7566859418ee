/** A small site as the build leaves one, for tests of the server alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';

const page = (lang: string, title: string, path: string, main: string) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="${placeholderOrigin}${path}">
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
  'map/ro.html': page('ro', 'Harta', '/map/ro', '<div data-places="[]"></div>'),
  '404.html': page('en', 'Not found', '/404', '<h1>Page not found</h1><!--likely-pages-->'),
  'shell/en.html': page('en', '&lt;!--view:title--&gt; | Brand', '/shell/en', '<!--view-->'),
  'shell/ro.html': page('ro', '&lt;!--view:title--&gt; | Brand', '/shell/ro', '<!--view-->'),
  '_astro/shell.abc123.js': siteScript,
  'robots.txt': `Sitemap: ${placeholderOrigin}/sitemap-index.xml\n`,
  'icon.png': sitePicture,
  'docs/a b.json': '{}',
};

/** Writes the site into `directory`, with what the build compresses beside it. */
export function writeBuiltSite(directory: string): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (typeof content !== 'string') continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}
