import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { destinationPictures } from '#art/destination-pictures.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { type SiteFacts, type SitePage, siteFactsSchema } from '#domain/schemas/site-facts.ts';
import { writeSearchIndex } from '#server/services/page-search.ts';
import type { readContent } from '#server/services/read-content.ts';
import type { BuiltPage } from './built-pages.ts';

type Made = {
  pages: readonly BuiltPage[];
  content: Content;
  origin: string;
  /** Small pictures by the address of their page. */
  thumbnails: ReadonlyMap<string, string>;
};

type Content = Awaited<ReturnType<typeof readContent>>;

/**
 * Writes what the server has to know about the site: the only thing it reads besides the files it sends.
 *
 * @param file absolute path of dist/site.json
 * @param pages the pages as they will be sent
 * @param origin the address that the packed files are made for
 */
export async function writeSiteFacts(file: string, { pages, content, origin, thumbnails }: Made): Promise<void> {
  const { agency, contact, places } = content;
  const facts: SiteFacts = {
    origin,
    pages: pages.map((page) => sitePage(page, agency.brand, thumbnails.get(page.url))),
    search: { en: searchOf('en', pages, agency.brand), ro: searchOf('ro', pages, agency.brand) },
    agency,
    contact,
    pictures: destinationPictures(places),
  };
  await writeFile(file, JSON.stringify(siteFactsSchema.parse(facts)));
}

/** The drawings that stand at the head of printed itineraries. */
export function postersOf(content: Content): string[] {
  const { places, skies } = destinationPictures(content.places);
  return [...places.map(({ poster }) => poster), ...Object.values(skies)];
}

function sitePage(page: BuiltPage, brand: string, thumbnail: string | undefined): SitePage {
  const { url, file, html, lang, description, listed, partsAbout } = page;
  if (!lang) throw new Error(`${url}: its html element has neither lang="en" nor lang="ro".`);
  return {
    path: url,
    file,
    hash: hashOf(html),
    lang,
    title: ownTitle(page, brand),
    description,
    ...(thumbnail && { thumbnail }),
    listed,
    ...policyFactsOf(page),
    partsAbout: partsAbout.map(({ parties, at }) => ({ parties: [...parties], at })),
  };
}

/** What the policy of a page depends on. */
export const policyFactsOf = ({
  scripts,
  styles,
  thirdParties,
}: BuiltPage): Pick<SitePage, 'scripts' | 'styles' | 'thirdParties'> => ({
  // Data is never run; rules (which pages to fetch ahead) are held to the policy like scripts.
  scripts: hashesOf(scripts.flatMap(({ kind, text }) => (kind === 'data' ? [] : text))),
  styles: hashesOf(styles),
  thirdParties: [...thirdParties],
});

/** „Contact | Meridian” without the brand. */
const ownTitle = ({ title }: BuiltPage, brand: string) =>
  title.endsWith(` | ${brand}`) ? title.slice(0, -` | ${brand}`.length) : title;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

function searchOf(lang: Lang, pages: readonly BuiltPage[], brand: string): SiteFacts['search'][Lang] {
  const searched = pages.filter((page) => page.listed && page.lang === lang);
  return writeSearchIndex(
    searched.map((page) => ({
      path: page.url,
      title: ownTitle(page, brand),
      description: page.description,
      headings: page.headings.join('\n'),
      text: page.ownText,
    })),
    lang,
  );
}
