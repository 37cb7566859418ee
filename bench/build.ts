/**
 * How long the build takes with how many entries: the site as it is, cold and with what the last build kept, then copies of it with
 * generated places up to 2,000, each with a photograph. Not a test: times depend on the machine. `npm run bench:build`, and
 * `npm run bench:build -- 500` for one size.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { photograph } from '../tests/support/photograph.ts';
import { buildCopy, copyProject } from '../tests/support/project-copy.ts';

const root = new URL('..', import.meta.url).pathname;
const entries = globSync('content/destinations/*/*.md', { cwd: root }).sort();
const sizes = process.argv.slice(2).map(Number);
const measured = sizes.length > 0 ? sizes : [entries.length, 500, 1000, 2000];
/** As many as keep the build's work honest: each is cut and kept once, like a real one. */
const photos = 12;

const project = mkdtempSync(join(tmpdir(), 'bench-build-'));
try {
  copyProject(
    project,
    entries.map((file) => `${basename(dirname(file))}/${basename(file, '.md')}`),
  );
  mkdirSync(join(project, 'content/photos'), { recursive: true });
  for (let index = 0; index < photos; index++)
    writeFileSync(join(project, `content/photos/bench-${index}.jpg`), await photograph(3000, 2000));
  console.log('places   cold s   again s   ms a place');
  for (const size of measured) {
    for (let index = entries.length; index < size; index++) writePlace(index);
    rmSync(join(project, '.cache'), { recursive: true, force: true });
    const cold = await seconds();
    const again = await seconds();
    const row = [`${size}`.padStart(6), cold.toFixed(1).padStart(8), again.toFixed(1).padStart(9)];
    console.log(`${row.join(' ')} ${((1000 * again) / size).toFixed(0).padStart(12)}`);
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

/** One more place: a real one under another name, photographed. */
function writePlace(index: number): void {
  const model = entries[index % entries.length] ?? '';
  const text = readFileSync(join(root, model), 'utf8')
    .replace(/^name: .*$/m, `name: Locul ${index}`)
    .replace(/^picture:\n(?: {2}.*\n)+/m, picture(index));
  const file = join(project, dirname(model), `locul-${index}.md`);
  cpSync(join(root, model), file);
  writeFileSync(file, text);
}

function picture(index: number): string {
  return `picture:
  photo: bench-${index % photos}.jpg
  credit: 'Foto: o mână de probă'
  alt: Ce se vede în imaginea de probă
`;
}

async function seconds(): Promise<number> {
  const started = performance.now();
  const { code, output } = await buildCopy(project);
  if (code !== 0) throw new Error(output);
  return (performance.now() - started) / 1000;
}
