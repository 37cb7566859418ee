import { hrefOf } from '#domain/rules/addresses.ts';
import type { BuiltPage } from './built-pages.ts';

type Must = readonly [what: string, has: (page: BuiltPage) => boolean];

/** What a page that people find must have, in the words of whoever has to mend it. */
const ofListed: readonly Must[] = [
  ['<html lang="en"> or <html lang="ro">', ({ lang }) => lang !== undefined],
  ['a <title>', ({ title }) => title !== ''],
  ['a description', ({ description }) => description !== ''],
  ['a canonical link', ({ canonical }) => canonical !== undefined],
  ['a style sheet', ({ styleSheets }) => styleSheets.length > 0],
  ['a script in its head', ({ scripts }) => scripts.some(({ kind }) => kind === 'code')],
  ['a typeface with a unicode-range', ({ letterRanges }) => letterRanges.length > 0],
  ['an og:image', ({ meta }) => Boolean(meta.get('og:image'))],
  ['a heading in <main>', ({ headings }) => headings.length > 0],
  ['text of its own in <main>', ({ ownText }) => ownText !== ''],
  ['<main id="main"> for the skip link', ({ anchors }) => anchors.has('main')],
];

/** Marks where the server writes something in; `view:title` stands in a title, the others are comments. */
const ofOthers: Readonly<Record<string, Must>> = {
  [hrefOf('notFound', 'en')]: ['<!--likely-pages-->', hasLikelyMark],
  [hrefOf('notFound', 'ro')]: ['<!--likely-pages-->', hasLikelyMark],
  [hrefOf('shell', 'en')]: ['{view:title} and <!--view-->', hasViewMarks],
  [hrefOf('shell', 'ro')]: ['{view:title} and <!--view-->', hasViewMarks],
};

function hasLikelyMark({ comments }: BuiltPage): boolean {
  return comments.includes('likely-pages');
}

function hasViewMarks({ title, comments }: BuiltPage): boolean {
  return title.includes('{view:title}') && comments.includes('view');
}

/**
 * What the build must find in the pages it made, because a later step or the server would silently do nothing without it.
 *
 * @throws with every page and what it lacks
 */
export function requireFacts(pages: readonly BuiltPage[]): void {
  const lacks: string[] = [];
  const demand = (page: BuiltPage, [what, has]: Must) => {
    if (!has(page)) lacks.push(`${page.url} has not ${what}`);
  };
  for (const page of pages) if (page.listed) for (const must of ofListed) demand(page, must);
  for (const [url, must] of Object.entries(ofOthers)) {
    const page = pages.find((candidate) => candidate.url === url);
    if (page) demand(page, must);
    else lacks.push(`there is no page ${url}`);
  }
  if (!pages.some(({ listed }) => listed)) lacks.push('no page is listed');
  if (!pages.some(({ thirdParties }) => thirdParties.length > 0))
    lacks.push('no page has data-third-parties, which the place of the interactive map names');
  if (lacks.length > 0) throw new Error(lacks.join('\n'));
}
