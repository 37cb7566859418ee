/** The faces of printed documents, read once. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fontOf = async (weight: 400 | 500 | 600) =>
  new Uint8Array(await readFile(join(process.cwd(), `brand/fonts/montserrat-print-${weight}.ttf`)));

let fonts: ReturnType<typeof readFonts> | undefined;

async function readFonts() {
  const [normal, medium, strong] = await Promise.all([fontOf(400), fontOf(500), fontOf(600)]);
  return { 400: normal, 500: medium, 600: strong };
}

export function printFonts(): ReturnType<typeof readFonts> {
  fonts ??= readFonts();
  return fonts;
}
