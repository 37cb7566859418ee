/** The faces of printed documents, read once. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fontOf = async (weight: 400 | 500 | 600) =>
  new Uint8Array(await readFile(join(process.cwd(), `brand/fonts/montserrat-print-${weight}.ttf`)));

let fonts: Promise<Record<400 | 500 | 600, Uint8Array>> | undefined;

async function readFonts() {
  const [normal, medium, strong] = await Promise.all([fontOf(400), fontOf(500), fontOf(600)]);
  return { 400: normal, 500: medium, 600: strong };
}

export function printFonts(): Promise<Record<400 | 500 | 600, Uint8Array>> {
  fonts ??= readFonts();
  return fonts;
}
