import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf, type PageKind } from '#domain/rules/addresses.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { BuiltPage } from '../built-pages.ts';

/**
 * Writes llms.txt: who we are and every listed page with its sentence, for programs that read for people
 * (https://llmstxt.org: a title, a quoted summary, lists of links).
 *
 * @param site absolute path of the built site
 */
export async function writeLlms(site: string, pages: readonly BuiltPage[], agency: Agency): Promise<void> {
  const listed = pages.filter(({ listed }) => listed);
  const groups = parts.flatMap(({ heading, kinds, lang }) => {
    const members = listed.filter((page) => kinds.includes(kindOf(page.url)) && page.lang === lang);
    return members.length > 0 ? [`## ${heading}`, members.map(lineOf(agency.brand)).join('\n')] : [];
  });
  await writeFile(join(site, 'llms.txt'), `${[`# ${agency.brand}`, `> ${agency.description.en}`, ...groups].join('\n\n')}\n`);
}

const company: readonly PageKind[] = ['home', 'corporate'];
const magazine: readonly PageKind[] = ['list', 'entry', 'calendar', 'finder'];

const parts = [
  { heading: 'The agency', kinds: company, lang: 'en' },
  { heading: 'Agenția', kinds: company, lang: 'ro' },
  { heading: 'Destinații, ghiduri și oferte', kinds: magazine, lang: 'ro' },
  { heading: 'Destinations and guides', kinds: magazine, lang: 'en' },
] as const;

const lineOf =
  (brand: string) =>
  ({ title, canonical, description }: BuiltPage) =>
    `- [${title.replace(` | ${brand}`, '')}](${canonical}): ${description}`;
