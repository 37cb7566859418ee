/**
 * How long the build takes with how many entries: the site as it is, cold and with what the last build kept, then copies of it with
 * generated places up to 2,000, each with a photograph. Every size keeps the pictures of the one before: its first build draws those
 * of the new places, the second none. Not a test: times depend on the machine, the processor's less than the clock's.
 * `npm run bench:build`, and `npm run bench:build -- 500` for one size.
 */
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  rmSync(join(project, '.cache'), { recursive: true, force: true });
  console.log('places    first s (processor)    again s (processor)   processor ms a place');
  let written = entries.length;
  for (const size of measured) {
    for (; written < size; written++) writePlace(written);
    const first = await build();
    const again = await build();
    const each = ((1000 * again.busy) / size).toFixed(0);
    console.log(`${`${size}`.padStart(6)} ${inWords(first)} ${inWords(again)} ${each.padStart(22)}`);
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

/** Seconds of the clock, and of the processor in the build's programs; the latter only Linux tells. */
type Taken = { clock: number; busy: number };

function inWords({ clock, busy }: Taken): string {
  return `${clock.toFixed(1).padStart(10)} ${`(${busy.toFixed(1)})`.padStart(11)}`;
}

async function build(): Promise<Taken> {
  const started = performance.now();
  const before = secondsOfChildren();
  const { code, output } = await buildCopy(project);
  if (code !== 0) throw new Error(output);
  return { clock: (performance.now() - started) / 1000, busy: secondsOfChildren() - before };
}

/** Processor seconds of all programs this one started that have ended, and of those they started (proc(5): cutime, cstime). */
function secondsOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticksASecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksASecond;
}
