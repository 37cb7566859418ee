/** Legal texts and press releases as the pages need them: facts in their place, cut at the headings. */

import { type CollectionEntry, getEntry } from 'astro:content';
import { formatDay } from '#domain/format/dates.ts';
import { agencyFacts, anchorOf, type Facts, fillFacts, flat } from '#domain/format/facts.ts';
import { hrefOf, type PageKey, pages } from '#domain/rules/addresses.ts';
import { textSectionsOf } from '#domain/rules/text-sections.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';
import { consentFacts } from './third-parties.ts';

/**
 * Everything a text may name: the agency's facts, those of the funded project under `project`, the addresses of pages under
 * `page`, and who else is asked.
 */
async function factsFor(lang: Lang): Promise<Facts> {
  const { facts } = await dataOf('projectPage', 'project.ro');
  return {
    ...agencyFacts(lang, await dataOf('agency', 'agency')),
    ...flat(lang, {
      project: facts,
      page: Object.fromEntries((Object.keys(pages) as PageKey[]).map((key) => [key, hrefOf(key, lang)])),
    }),
    ...(await consentFacts(lang)),
  };
}

/** The pages whose text is in content/legal, in the order they name each other. A text's file is named like its Romanian address, in English with `.en`. */
export const legalPages = ['legal', 'terms', 'privacy', 'cookies', 'accessibility'] as const satisfies PageKey[];
export type LegalPageKey = (typeof legalPages)[number];

/** @throws when the page has no text in that language */
export async function legalText(page: LegalPageKey, lang: Lang): Promise<CollectionEntry<'legal'>> {
  const id = hrefOf(page, 'ro').slice(1) + (lang === 'en' ? '.en' : '');
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`content/legal/${id}.md lipsește`);
  return entry;
}

/** The text of an entry, with further facts of its own. Anything wrong in it stops the build with file and reason. */
export async function longText(entry: CollectionEntry<'legal' | 'press' | 'documents'>, more: Facts = {}) {
  const file = entry.filePath ?? entry.id;
  const facts = { ...(await factsFor(entry.data.lang)), ...more };
  return textSectionsOf(fillFacts(entry.body ?? '', facts, file), file);
}

/** A press release as a paper. */
export async function releasePaper(entry: CollectionEntry<'press'>) {
  const { lang, title, date } = entry.data;
  const { intro, sections } = await longText(entry);
  const { brand } = await dataOf('agency', 'agency');
  const text = [intro, ...sections.map(({ heading, body }) => `## ${heading}\n\n${body}`)].join('\n\n');
  return { lang, title, kind: `${releaseWords[lang]}, ${formatDay(lang, date)}`, text, brand, day: date };
}

const releaseWords = { en: 'Press release', ro: 'Comunicat de presă' } as const satisfies Record<Lang, string>;

/** Puts the agency's and the project's facts into sentences of one file. */
export async function fillsFor(lang: Lang, file: string): Promise<(text: string) => string> {
  const facts = await factsFor(lang);
  return (text) => fillFacts(text, facts, file);
}

type DocumentEntry = Agency['documents'][number];

/**
 * The agency's documents that a page explains, by the anchor of the section that does. A document that has its scan keeps
 * the anchor at the end of its address: `/documente/licenta.pdf#licenta`.
 * @throws when a document points at an anchor the page does not have
 */
export async function documentsOn(page: PageKey, anchors: readonly string[]): Promise<Map<string, DocumentEntry>> {
  const documents = new Map<string, DocumentEntry>();
  const agency = await dataOf('agency', 'agency');
  for (const document of [...agency.documents, ...agency.rights]) {
    const { url, label } = document;
    const anchor = anchorOf(url);
    if (anchor && anchors.includes(anchor)) documents.set(anchor, document);
    else if (url.startsWith(`${page}#`))
      throw new Error(
        `content/agency.yaml: „${label.ro}”: ${url} nu duce nicăieri; pe ${hrefOf(page, 'ro')} sunt #${anchors.join(', #')}`,
      );
  }
  return documents;
}
