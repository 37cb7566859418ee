import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kindOf } from '#domain/rules/addresses.ts';
import type { PageParts } from '#domain/schemas/site-report.ts';
import { type Budget, budgets } from '../budgets.ts';
import { type BuiltPage, builtPages, builtSite } from '../build/built-pages.ts';
import { isWaiting } from '../build/page-facts.ts';
import type { Check } from './check.ts';
import { pictureWeights } from './picture-weight.ts';

/** Directives of islands that load by themselves, without anybody touching or seeing them. */
const eager = new Set(['load', 'idle', 'only']);

/**
 * What each page sends before anybody touches it, against the budget of its kind.
 *
 * @param site absolute path of the built site
 */
export function weightProblems(site: string = builtSite): string[] {
  return builtPages(site).flatMap((page) => {
    const kind = kindOf(page.url);
    return Object.entries(weightOf(page, site)).flatMap(([part, bytes]) => {
      const limit = budgets[kind][part as keyof Budget];
      if (limit === undefined || bytes <= limit) return [];
      return [`${page.url}: ${names[part as keyof Budget]} weigh ${bytes} bytes; a ${kind} page may have ${limit}.`];
    });
  });
}

const names: Record<keyof Budget, string> = {
  htmlAndCss: 'HTML and CSS',
  script: 'scripts',
  own: 'HTML, CSS and scripts',
  firstView: 'all files of the first view',
  header: 'the pictures of the first view',
  cards: 'the first twelve pictures after the first view',
};

/**
 * Bytes that a page names for its first view, by what they are; of letters those that every first view has. What else may come into
 * sight, the cards of a list in a high window, a browser measures (tests/e2e/first-view.spec.ts).
 */
export function firstViewOf(page: BuiltPage, site: string): PageParts {
  return {
    htmlAndCss: compressed(join(site, page.file)) + sum(page.styleSheets, ({ attributes }) => fileWeight(attributes.href, site)),
    script: sum(scriptFiles(page, site), (file) => fileWeight(file, site)),
    letters: sum(firstFaces(page), (url) => sizeOf(url, site)),
    pictures: pictureWeights(page, (url) => fileWeight(url, site)).header,
  };
}

/** Bytes after brotli of what one page sends by itself. */
export function weightOf(page: BuiltPage, site: string = builtSite): Required<Budget> {
  const { htmlAndCss, script: fetched, letters, pictures } = firstViewOf(page, site);
  const inline = page.scripts.flatMap(({ kind, text }) => (kind === 'code' ? text : [])).join('\n');
  const inlineWeight = inline ? brotliCompressSync(inline).length : 0;
  return {
    htmlAndCss,
    script: inlineWeight + fetched,
    own: htmlAndCss + fetched,
    firstView: htmlAndCss + fetched + letters + pictures,
    ...pictureWeights(page, (url) => fileWeight(url, site)),
  };
}

/** Typefaces of the first view: without a script the page asks for them by name. */
const firstFaces = ({ elements }: BuiltPage) =>
  elements.flatMap(({ name, attributes, within }) =>
    name === 'link' && attributes.as === 'font' && within.includes('noscript') ? (attributes.href ?? []) : [],
  );

/** Every script file that the page fetches by itself, with all that it imports. What waits in a template is fetched by a script. */
function scriptFiles({ elements }: BuiltPage, site: string): string[] {
  const found = new Set<string>();
  for (const element of elements) {
    const { name, attributes } = element;
    if (isWaiting(element)) continue;
    if (name === 'script' && attributes.src) found.add(attributes.src);
    if (name === 'link' && attributes.rel === 'modulepreload' && attributes.href) found.add(attributes.href);
    if (name === 'astro-island' && eager.has(attributes.client ?? ''))
      for (const url of [attributes['component-url'], attributes['renderer-url']]) if (url) found.add(url);
  }
  for (const file of found)
    for (const [, imported = ''] of textOf(file, site).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g))
      found.add(posix.join(posix.dirname(file), imported));
  return [...found];
}

const textOf = (url: string, site: string) => (existsSync(join(site, url)) ? readFileSync(join(site, url), 'utf8') : '');

/** A missing file weighs nothing here: the link check reports it. */
const fileWeight = (url: string | undefined, site: string) =>
  url && existsSync(join(site, url)) ? compressed(join(site, url)) : 0;

/** Of what is sent as it lies there. */
const sizeOf = (url: string, site: string) => (existsSync(join(site, url)) ? statSync(join(site, url)).size : 0);

const compressed = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

export const weightCheck: Check = { name: 'weight', run: () => weightProblems() };
