import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { siteOrigin, writeBuiltSite } from '#tests/support/built-site.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { readSiteFacts } from './site-facts.ts';
import { loadStaticFiles, type TextFile } from './static-files.ts';

let dist: string;
beforeEach(async () => {
  dist = scratchDirectory('dist');
  await writeBuiltSite(dist);
});
afterEach(() => rmSync(dist, { recursive: true }));

const load = async (siteUrl: string) =>
  loadStaticFiles(join(dist, 'site'), await readSiteFacts(join(dist, 'site.json')), {
    siteUrl,
    parties: configuredParties({ googleMaps: undefined }),
  });
async function textAt(path: string, siteUrl = siteOrigin): Promise<TextFile> {
  const file = (await load(siteUrl)).get(path);
  if (file?.kind !== 'text') throw new Error(`no text at ${path}`);
  return file;
}

test('what the build packed is what is sent, to the byte, where it was built for this address', async () => {
  for (const [path, name] of [
    ['/europa', 'europa.html'],
    ['/_astro/shell.abc123.js', '_astro/shell.abc123.js'],
  ] as const) {
    const { packed } = await textAt(path);
    expect(packed.br?.bytes).toEqual(readFileSync(join(dist, 'site', `${name}.br`)));
    expect(packed.gzip?.bytes).toEqual(readFileSync(join(dist, 'site', `${name}.gz`)));
  }
});

test('at another address what names it is packed anew, and what does not is sent as the build packed it', async () => {
  const { text, packed } = await textAt('/europa', 'https://other.example');
  expect(text.toString()).toContain('href="https://other.example/europa"');
  expect(text.toString()).not.toContain(placeholderOrigin);
  expect(brotliDecompressSync(packed.br?.bytes ?? '')).toEqual(text);
  expect(gunzipSync(packed.gzip?.bytes ?? '')).toEqual(text);
  const script = await textAt('/_astro/shell.abc123.js', 'https://other.example');
  expect(script.packed.br?.bytes).toEqual(readFileSync(join(dist, 'site/_astro/shell.abc123.js.br')));
});

test('a tag names the bytes: another for each packing and each address, the same after another start', async () => {
  const tagsAt = async (siteUrl: string) => Object.values((await textAt('/europa', siteUrl)).packed).map(({ tag }) => tag);
  const [here, again, elsewhere] = [await tagsAt(siteOrigin), await tagsAt(siteOrigin), await tagsAt('https://other.example')];
  expect(again).toEqual(here);
  expect(new Set([...here, ...elsewhere]).size).toBe(6);
});

test('pages that are not those the build told about stop the server with one line', async () => {
  appendFileSync(join(dist, 'site/europa.html'), '<script>changed()</script>');
  await expect(load(siteOrigin)).rejects.toThrow('dist/site: europa.html is not of the same build as dist/site.json');
  rmSync(join(dist, 'site/europa.html'));
  await expect(load(siteOrigin)).rejects.toThrow('dist/site: europa.html is not of the same build');
});

test('a page that the build did not tell about stops the server with one line', async () => {
  writeFileSync(join(dist, 'site/new.html'), '<p>…</p>');
  await expect(load(siteOrigin)).rejects.toThrow('dist/site: new.html is not of the same build as dist/site.json');
});

test.each([
  ['{', 'the file: Invalid input'],
  ['{}', 'origin: '],
  [JSON.stringify({ origin: 'https://agency.example', pages: [] }), 'pages: '],
])('facts of another version stop the server with one line: %s', async (text, problem) => {
  const file = join(dist, 'site.json');
  writeFileSync(file, text);
  const refusal = await readSiteFacts(file).catch((error: Error) => error.message);
  expect(refusal).toMatch(new RegExp(`^dist/site\\.json: ${problem}.*; build again with npm run build$`));
});

test('without a build the server says what to do', async () => {
  await expect(readSiteFacts(join(dist, 'absent.json'))).rejects.toThrow(
    'dist/site.json: the pages are not built: run npm run build',
  );
});

test('a file for calendars says that it is one', async () => {
  writeFileSync(join(dist, 'site/days.ics'), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  const { contentType, text } = await textAt('/days.ics');
  expect([contentType, text.toString()]).toEqual(['text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n']);
});
