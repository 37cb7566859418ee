/** Logos of content/logos: how large one is, and what is wrong with it. They are shown as they came, small, on a plate of their own. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';

export const logoFolder = join(process.cwd(), 'content/logos');

/** Pixels: a logo stands 35 high, on a dense screen twice that. */
const least = { height: 70 } as const;
/** Bytes; and how often it may be as wide as it is high, so that it fits on a telephone. */
const most = { bytes: 40 * 1024, ratio: 7 } as const;

/** Width and height as the file says; for an SVG what its viewBox says, where nothing else does. */
export async function logoSize(file: string, folder = logoFolder): Promise<{ width: number; height: number }> {
  const bytes = await readFile(join(folder, file));
  const { width, height, format } = await sharp(bytes).metadata();
  if (`.${format}` !== extname(file)) throw new Error(`este ${format}`);
  return { width, height };
}

/** Why a file cannot be used, in the editor's words; nothing when it can. */
export async function logoProblem(file: string, folder = logoFolder): Promise<string | undefined> {
  if (!existsSync(join(folder, file))) return `fișierul „${file}” nu este în content/logos`;
  try {
    const { width, height } = await logoSize(file, folder);
    const { length } = await readFile(join(folder, file));
    if (!file.endsWith('.svg') && height < least.height)
      return `„${file}” are ${height} pixeli în înălțime; sunt necesari cel puțin ${least.height}`;
    if (width > height * most.ratio)
      return `„${file}” este prea lată: ${width} × ${height}; cel mult de ${most.ratio} ori înălțimea`;
    if (length > most.bytes) return `„${file}” are ${Math.ceil(length / 1024)} KB; cel mult ${most.bytes / 1024}`;
    return undefined;
  } catch (error) {
    return `„${file}” nu poate fi citit ca siglă (${error instanceof Error ? error.message : String(error)})`;
  }
}
