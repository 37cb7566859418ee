import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentValues } from '../content-values.ts';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';

/** Not itinerary/: old tickets print cedillas, and Turkish ones rightly so. */
const written = /^(content|site|art|domain|server)\/.*\.(md|yaml|ts|tsx|astro)$/;

/**
 * What the schemas cannot see: letters with the wrong sign, straight quotes in Romanian, a telephone number typed outside
 * the one file that holds them. Fields and limits are checked by the schemas while the pages are built.
 *
 * @param folder absolute path of the project
 */
export function contentProblems(folder: string = root): string[] {
  const files = sourceFiles(folder).filter((file) => written.test(file) && !/\.test\.tsx?$/.test(file));
  return [
    ...files.flatMap((file) => letterProblems(file, readFileSync(join(folder, file), 'utf8'))),
    ...contentValues(folder).flatMap(({ file, field, value }) => quoteProblems(file, field, String(value))),
  ];
}

function letterProblems(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const problems: string[] = [];
    const cedilla = /[şţŞŢ]/.exec(line)?.[0];
    if (cedilla) problems.push(`${place}: „${cedilla}” has a cedilla; Romanian has ș and ț with a comma below.`);
    const phone = file === 'content/agency.yaml' ? undefined : /\+40[ .]?\d[\d .]{7,}/.exec(line)?.[0];
    if (phone && file.startsWith('content/'))
      problems.push(`${place}: ${phone} is typed here; telephone numbers live in content/agency.yaml only.`);
    return problems;
  });
}

/** Destinations, offers, posts and guides are in Romanian; of the others only what the name says. */
const isRomanian = (file: string, field: string) =>
  /\.ro\.yaml$|^content\/(destinations|offers|posts|guides|continents)\//.test(file) || /(^|\.)ro$/.test(field);

function quoteProblems(file: string, field: string, text: string): string[] {
  if (!isRomanian(file, field)) return [];
  const straight = /"[\p{L}\d][^"\n]*"?/u.exec(text.replace(/\]\([^)]*\)/g, ']'))?.[0] ?? /“[^”\n]*”/.exec(text)?.[0];
  return straight ? [`${file}: ${field}: ${straight.slice(0, 40)} has to stand in „ghilimele”.`] : [];
}

export const contentCheck: Check = { name: 'content', run: () => contentProblems() };
