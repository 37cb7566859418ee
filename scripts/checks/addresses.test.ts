import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressProblems } from './addresses.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const planted: [file: string, text: string, address: string][] = [
  ['site/loaders/a.ts', "export const a = { href: '/blog' };", '/blog'],
  [
    'site/loaders/a.ts',
    "export const a = (lang: string) => (lang === 'en' ? 'x' : '/ro/contact?subiect=event');",
    '/ro/contact?subiect=event',
  ],
  ['site/sections/a/ASection.tsx', 'export const A = () => <a href="/servicii#consultancy">x</a>;', '/servicii#consultancy'],
  ['site/sections/a/ASection.tsx', `export const A = ({ id }: { id: string }) => <a href={\`/\${id}\`}>x</a>;`, '/…'],
  ['site/islands/a.ts', `export const a = (lang: string) => fetch(\`/api/map?lang=\${lang}\`);`, '/api/map?lang='],
  ['server/routes/a.ts', "app.get('/healthz', answer);", '/healthz'],
  ['site/pages/a.astro', "---\nconst twin = '/ro/echipa';\n---\n<p>x</p>", '/ro/echipa'],
  ['site/pages/a.astro', "---\n---\n<Page back={{ href: '/blog' }} />", '/blog'],
  ['site/pages/a.astro', `---\n---\n<Page href={\`/\${id}\`} />`, '/…'],
];

for (const [file, text, address] of planted)
  test(`„${address}” in ${file} is told`, () => {
    write(file, text);
    expect(addressProblems(project)).toEqual([
      `${file}: „${address}” is an address of the site; ask domain/rules/addresses.ts for it (hrefOf, entryHref, endpoints).`,
    ]);
  });

test('content that writes an address out is told, in a link and in running text', () => {
  write('content/pages/a.ro.yaml', 'call: { label: x, href: /ro/contact }');
  write('content/legal/a.md', '---\ntitle: x\n---\nSee [this](/despre-cookies#a) and [that](https://example.org/contact).');
  expect(addressProblems(project)).toEqual([
    'content/legal/a.md: text: „/despre-cookies#a” este o adresă a site-ului; scrieți numele paginii din domain/rules/addresses.ts.',
    'content/pages/a.ro.yaml: call.href: „/ro/contact” este o adresă a site-ului; scrieți numele paginii din domain/rules/addresses.ts.',
  ]);
});

test('files, parts of words, other sites and the owner itself are left alone', () => {
  write('domain/rules/addresses.ts', "export const a = '/blog';");
  write(
    'site/loaders/a.ts',
    "export const a = ['/icon.svg', '/art/x.svg', '/blogger', 'https://x.example/blog', 'a/blog', '/'];",
  );
  write('site/loaders/a.test.ts', "expect(a).toBe('/blog');");
  write('content/a.yaml', 'url: /documente/licenta.pdf');
  expect(addressProblems(project)).toEqual([]);
});
