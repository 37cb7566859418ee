import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { root } from '../source-files.ts';
import { type BuiltPage, builtPages, builtSite, type Tag } from './built-pages.ts';
import type { Check } from './check.ts';

/** Which attributes of a tag lead somewhere. */
const leading = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/**
 * Every link of every built page that leads nowhere: pages, files and the places within a page. What others answer for
 * (other hosts, mail, telephone) is not followed.
 *
 * @param site absolute path of the built site
 */
export function deadLinks(site: string = builtSite): string[] {
  const pages = builtPages(site);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const places = new Map(pages.map((page) => [page.url, placesOf(page)]));
  const found = new Map<string, Set<string>>();
  const follow = (target: string, url: string) => {
    const problem = problemOf(target, url);
    if (problem) found.set(problem, (found.get(problem) ?? new Set()).add(url));
  };
  for (const { url, tags } of pages) for (const target of tags.flatMap(targetsOf)) follow(target, url);
  for (const sheet of globSync('**/*.css', { cwd: site }).sort()) {
    const text = readFileSync(join(site, sheet), 'utf8');
    for (const [, target = ''] of text.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g)) follow(target, `/${sheet}`);
  }
  return [...found].map(
    ([problem, [first, ...more]]) => `${problem} On ${first}${more.length ? ` and ${more.length} more` : ''}.`,
  );

  function problemOf(target: string, from: string): string | undefined {
    const url = URL.parse(target, `${placeholderOrigin}${from}`);
    if (!url) return `„${target}” is no address.`;
    if (url.origin !== placeholderOrigin) return undefined;
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
    if (!byUrl.has(path)) return isServed(path) ? undefined : `${target} leads nowhere.`;
    const place = decodeURIComponent(url.hash.slice(1));
    if (!place || place === 'top' || places.get(path)?.has(place)) return undefined;
    return `${target}: that page has no id="${place}".`;
  }

  function isServed(path: string): boolean {
    return /\.[a-z0-9]+$/.test(path) ? existsSync(join(site, path)) : answersItself(path);
  }
}

/** Whether a route of the server names this very path. */
const answersItself = (path: string) =>
  globSync('server/routes/**/*.ts', { cwd: root }).some((file) => readFileSync(join(root, file), 'utf8').includes(`'${path}'`));

const placesOf = (page: BuiltPage) => new Set(page.tags.flatMap(({ attributes: { id, name } }) => [id, name]).filter(Boolean));

/** Every address in a tag, those of `srcset` included. */
function targetsOf({ name, attributes }: Tag): string[] {
  if (name === 'base') return [];
  const single = leading.flatMap((attribute) => attributes[attribute] ?? []);
  const sets = [attributes.srcset, attributes.imagesrcset].flatMap((set) => set?.split(/,\s+/) ?? []);
  const shared =
    name === 'meta' && /^(og:image|og:url|twitter:image)$/.test(attributes.property ?? attributes.name ?? '')
      ? [attributes.content ?? '']
      : [];
  return [...single, ...sets.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''), ...shared].filter(
    (target) => target !== '',
  );
}

export const linksCheck: Check = { name: 'links', run: () => deadLinks() };
