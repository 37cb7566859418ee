import { readFile, writeFile } from 'node:fs/promises';

/** The file at that path, made and kept there when it is not there yet. */
export async function kept(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) return found;
  const made = await make();
  await writeFile(path, made);
  return made;
}
