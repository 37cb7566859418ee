/** The project with other content: copied, built and looked at, so that an entry can be tried without standing on the site. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';

const root = new URL('../..', import.meta.url).pathname;

const parts = [
  'art',
  'astro.config.ts',
  'brand',
  'content',
  'domain',
  'itinerary',
  'package.json',
  'public',
  'scripts',
  'server',
  'site',
  'tsconfig.json',
];

/**
 * Copies the project, with a few of its destinations so that it is built in a moment, and the articles and offers that send to no other.
 * @param folder an empty one
 * @param destinations which to keep, as `<continent>/<id>`
 */
export function copyProject(folder: string, destinations: readonly string[]): void {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Pictures that are drawn already need not be drawn again.
  for (const kept of ['.cache/share', '.cache/thumbs'])
    if (existsSync(join(root, kept))) cpSync(join(root, kept), join(folder, kept), { recursive: true });
  const entries = join(folder, 'content/destinations');
  for (const each of [entries, join(folder, 'content/en/destinations')])
    for (const file of globSync('*/*.md', { cwd: each }))
      if (!destinations.includes(file.replace(/\.md$/, ''))) rmSync(join(each, file));
  const kept = destinations.map((id) => basename(id));
  for (const file of globSync(['content/guides/*/*.md', 'content/posts/*.md', 'content/offers/*/*.md'], { cwd: folder }))
    if (!placesOf(join(folder, file)).every((id) => kept.includes(id))) rmSync(join(folder, file));
  // The empty list proposes places, which have to be there and to be of those that may be kept.
  const list = join(folder, 'content/pages/saved-list.ro.yaml');
  const proposed = destinations.filter((id) => !/^advisory:/m.test(readFileSync(join(entries, `${id}.md`), 'utf8')));
  const names = proposed.slice(0, 3).map((id) => basename(id));
  const words = readFileSync(list, 'utf8').replace(/^( *suggestions: ).*$/m, `$1[${names.join(', ')}]`);
  writeFileSync(list, words);
}

/** The places an article or an offer sends to, and the one whose papers an offer takes. */
function placesOf(file: string): string[] {
  const { places = [], papers } = parse(cutFrontMatter(readFileSync(file, 'utf8'))?.frontMatter ?? '') as Sending;
  return papers?.place ? [...places, papers.place] : places;
}

type Sending = { places?: string[]; papers?: { place?: string } };

/** `npm run build` of a copy, and what it says. */
export function buildCopy(folder: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'scripts/build.ts')], { cwd: folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}
