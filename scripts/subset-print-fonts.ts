/**
 * Cuts the complete static Montserrat to what a printed itinerary needs, one TrueType file a weight, and writes them to
 * brand/fonts/. Run by hand when the weights or the letters change: `node scripts/subset-print-fonts.ts <folder>`, where the
 * folder holds the TrueType files of the package @expo-google-fonts/montserrat (0.4.2). The web's files cannot be used: they
 * come in parts, and a PDF would embed each part apart.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { printedLetters } from '../brand/printed-letters.ts';

const weights = { 400: 'Montserrat_400Regular.ttf', 500: 'Montserrat_500Medium.ttf', 600: 'Montserrat_600SemiBold.ttf' };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder holds the complete fonts: node scripts/subset-print-fonts.ts <folder>');
const files = await readdir(folder, { recursive: true });

for (const [weight, name] of Object.entries(weights)) {
  const file = files.find((path) => path.endsWith(name));
  if (!file) throw new Error(`${folder} does not hold ${name}, which weight ${weight} is cut from`);
  const cut = await subsetFont(await readFile(join(folder, file)), printedLetters, { targetFormat: 'sfnt' });
  await writeFile(new URL(`../brand/fonts/montserrat-print-${weight}.ttf`, import.meta.url), cut);
  console.log(`montserrat-print-${weight}.ttf ${cut.length} bytes`);
}
