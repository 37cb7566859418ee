import { glob, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withOrigin } from '#domain/rules/site-origin.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a .br and a .gz beside every text file of the site, so that neither server nor proxy compress while they answer. They hold
 * the text as it is sent from the origin, the file beside them as it was built: for another origin the server fills it in anew.
 *
 * @param site absolute path of the built site
 * @param besides absolute paths of files whose packing has begun already
 */
export async function compressSite(origin: string, site: string, besides: readonly string[]): Promise<void> {
  const begun = new Set(besides);
  const files: string[] = [];
  for await (const file of glob('**/*.{html,css,js,svg,xml,json,txt,webmanifest,ics}', { cwd: site }))
    if (!begun.has(join(site, file))) files.push(join(site, file));
  await compressFiles(files, origin);
}

/** The same for some files, by their absolute paths. */
export async function compressFiles(files: readonly string[], origin: string): Promise<void> {
  const rest = [...files];
  const worker = async () => {
    for (let file = rest.pop(); file; file = rest.pop()) await compress(file, origin);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

/** A hundredth larger than at the best quality, in a third of the time: that was most of the build. */
const quality = 10;

async function compress(file: string, origin: string): Promise<void> {
  const text = Buffer.from(withOrigin(await readFile(file, 'utf8'), origin));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(text, { params })),
    writeFile(`${file}.gz`, await gzipped(text, { level: 9 })),
  ]);
}
