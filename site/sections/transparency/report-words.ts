import { counted } from '#domain/format/counted.ts';
import { formatDay } from '#domain/format/dates.ts';
import type { Instrument } from '#domain/rules/instruments.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Version } from '#domain/schemas/site-report.ts';

/** As many letters of a hash as tell two versions apart. */
const letters = 8;

export const shortSources = ({ sources }: Version): string => sources.slice(0, letters);

/** What a version is called: its commit, or its sources where nobody knows the commit. */
export const nameOfVersion = (version: Version): string => (version.commit ?? shortSources(version)).slice(0, letters);

/** What a measurement of another version says of it. */
export const ofVersion = (lang: Lang, { version, on }: NonNullable<Instrument['of']>): Record<string, string> => ({
  version: nameOfVersion(version),
  date: formatDay(lang, on),
});

/** What stands below a figure that is shown apart: „de fapte” below 20, „fapte” below 19. */
export const wordsBelow = (lang: Lang, count: number, forms: { one: string; many: string }): string =>
  counted(lang, count, forms).replace(/^\S+ /, '');

/** @throws where content has no words for a name that the code knows */
export function wordsFor(table: Readonly<Record<string, string>>, name: string, place: string): string {
  const said = table[name];
  if (!said) throw new Error(`content/pages/transparency.*.yaml: ${place}: nu spune nimic despre „${name}”`);
  return said;
}
