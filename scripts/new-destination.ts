/** Starts a destination: `npm run new:destination -- europa lisabona` writes the empty entry and says what comes next. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chapterCount, chapterWords } from '#domain/rules/chapters.ts';
import { reservedIds } from '#domain/rules/reserved-ids.ts';
import { completeDestinationSchema, continentKeys } from '#domain/schemas/destination.ts';
import { emptyFrontMatter } from './new/front-matter.ts';
import { root } from './source-files.ts';

const [continent = '', id = ''] = process.argv.slice(2);
const taken = globSync('content/destinations/*/*.md', { cwd: root }).find((file) => basename(file, '.md') === id);

if (!(continentKeys as readonly string[]).includes(continent) || !id) {
  stop(`Use: npm run new:destination -- <continent> <id>, where the continent is one of ${continentKeys.join(', ')}.`);
}
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
  stop(`„${id}” becomes an address: small letters without signs, digits and hyphens, such as delta-dunarii.`);
if (reservedIds.includes(id)) stop(`/${id} is a page of the site: choose another id.`);
if (taken) stop(`/${id} is taken by ${taken}.`);

const path = `content/destinations/${continent}/${id}.md`;
mkdirSync(dirname(join(root, path)), { recursive: true });
writeFileSync(
  join(root, path),
  `---\n${emptyFrontMatter(completeDestinationSchema, { name: nameOf(id) })}\n---\n\n${chapters()}`,
  {
    flag: 'wx',
  },
);
console.log(`Wrote ${path}.
Next: fill it in (each field says what it wants), write ${chapterCount.min} to ${chapterCount.max} chapters, then
  npm run dev      and look at http://localhost:4321/${id} and at /${continent}
  npm run check    before you hand it over: it names the field and the reason of whatever is wrong.`);

function chapters(): string {
  const hint = `(${chapterWords.min}–${chapterWords.max} de cuvinte)`;
  const figure = '> **10 km** ce măsoară cifra aceasta';
  const list = '- primul lucru\n- al doilea\n- al treilea';
  const texts = [hint, `${figure}\n\n${hint}`, `${hint}\n\n${list}`, hint];
  return ['Primul capitol', 'Un capitol cu o cifră', 'Un capitol cu trei lucruri', 'Cum ajungeți']
    .map((heading, index) => `## ${heading}\n\n${texts[index]}\n`)
    .join('\n');
}

function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
