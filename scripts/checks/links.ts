import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignLang, isServerPath } from '#domain/rules/addresses.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { type BuiltPage, builtPages, builtSite } from '../build/built-pages.ts';
import type { Check } from './check.ts';

/** What became of all links of the built pages. */
type FollowedLinks = {
  /** Within the site, each as often as it is written. */
  followed: number;
  /** Addresses of others, each once: nobody asks whether they are there. */
  elsewhere: number;
  /** Those that lead nowhere, with the pages that name them. */
  dead: string[];
};

/**
 * Follows every link of every built page: to pages, files and the places within a page. What others answer for (other hosts, mail,
 * telephone) is not followed.
 *
 * @param site absolute path of the built site
 */
export function followedLinks(site: string, pages: readonly BuiltPage[]): FollowedLinks {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const found = new Map<string, Set<string>>();
  const elsewhere = new Set<string>();
  let followed = 0;
  const follow = (target: string, from: string) => {
    const url = URL.parse(target, `${placeholderOrigin}${from}`);
    if (url && url.origin !== placeholderOrigin) {
      if (/^https?:$/.test(url.protocol)) elsewhere.add(url.href);
      return;
    }
    followed += 1;
    const problem = url ? problemOf(target, url) : `„${target}” is no address.`;
    if (problem) found.set(problem, (found.get(problem) ?? new Set()).add(from));
  };
  for (const { url, links } of pages) for (const target of links) follow(target, url);
  for (const sheet of globSync('**/*.css', { cwd: site }).sort()) {
    const text = readFileSync(join(site, sheet), 'utf8');
    for (const [, target = ''] of text.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g)) follow(target, `/${sheet}`);
  }
  const dead = [...found].map(
    ([problem, [first, ...more]]) => `${problem} On ${first}${more.length ? ` and ${more.length} more` : ''}.`,
  );
  return { followed, elsewhere: elsewhere.size, dead };

  function problemOf(target: string, url: URL): string | undefined {
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
    const page = byUrl.get(path);
    if (!page) return isServed(path) ? undefined : `${target} leads nowhere.`;
    const place = decodeURIComponent(url.hash.slice(1));
    if (!place || place === 'top' || page.anchors.has(place)) return undefined;
    return `${target}: that page has no id="${place}".`;
  }

  function isServed(path: string): boolean {
    return /\.[a-z0-9]+$/.test(path) ? existsSync(join(site, path)) : isServerPath(path);
  }
}

/** Every link of the built pages that leads nowhere. */
export const deadLinks = (site: string = builtSite): string[] => followedLinks(site, builtPages(site)).dead;

/** Links to other people's sites that take the visitor away from ours: each opens a tab of its own. */
export function linksInSameTab(site: string = builtSite): string[] {
  return builtPages(site).flatMap(({ url, elements }) =>
    elements.flatMap(({ name, attributes: { href = '', target } }) => {
      const leaves = name === 'a' && /^https?:/.test(href) && !href.startsWith(placeholderOrigin);
      return leaves && target !== '_blank' ? `${url}: ${href} is another site and opens in the same tab.` : [];
    }),
  );
}

/** Links into the other language that do not say so, with `hreflang` to programs and in words to people. */
export function unsaidLanguages(site: string = builtSite): string[] {
  return builtPages(site).flatMap(({ url, lang, elements }) =>
    elements.flatMap(({ name, attributes: { href = '', hreflang } }) => {
      const other = name === 'a' && lang ? foreignLang(href, lang) : undefined;
      return other && hreflang !== other
        ? [
            `${url}: ${href} is in the other language: say so with hreflang="${other}" and in words, „(în engleză)” or “(in Romanian)”.`,
          ]
        : [];
    }),
  );
}

/** Pages that name a twin which does not name them (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export function unansweredTwins(site: string = builtSite): string[] {
  const pages = builtPages(site);
  const named = new Map(pages.map(({ canonical, alternates }) => [canonical, alternates.map(({ href }) => href)]));
  return pages.flatMap(({ url, canonical = '', alternates }) =>
    alternates.flatMap(({ href }) =>
      named.get(href)?.includes(canonical) ? [] : [`${url}: its twin ${href} does not name it with rel="alternate".`],
    ),
  );
}

export const linksCheck: Check = {
  name: 'links',
  run: () => [...deadLinks(), ...linksInSameTab(), ...unsaidLanguages(), ...unansweredTwins()],
};
