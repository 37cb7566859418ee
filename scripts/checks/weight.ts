import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Budget, budgets, kindOf } from '../budgets.ts';
import { type BuiltPage, builtPages, builtSite, type Tag, tagsOf } from './built-pages.ts';
import type { Check } from './check.ts';
import { pictureWeights } from './picture-weight.ts';

/** Directives of islands that load by themselves, without anybody touching or seeing them. */
const eager = new Set(['load', 'idle', 'only']);
/** Types of scripts that the browser does not run. */
const data = /^(application\/(ld\+)?json|speculationrules)$/;

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

/** Bytes after brotli of what one page sends by itself. */
export function weightOf(page: BuiltPage, site: string = builtSite): Required<Omit<Budget, 'firstView'>> {
  const sheets = page.tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet');
  const htmlAndCss = compressed(join(site, page.file)) + sum(sheets, ({ attributes }) => fileWeight(attributes.href, site));
  const inline = inlineScripts(page.html);
  // What waits in a template is not fetched before a script puts it into the page.
  const files = scriptFiles(tagsOf(page.html.replace(/<template\b[\s\S]*?<\/template>/g, '')), site);
  const inlineWeight = inline ? brotliCompressSync(inline).length : 0;
  const fetched = sum(files, (file) => fileWeight(file, site));
  return {
    htmlAndCss,
    script: inlineWeight + fetched,
    own: htmlAndCss + fetched,
    ...pictureWeights(page, (url) => fileWeight(url, site)),
  };
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !data.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , body]) => body)
    .join('\n');

/** Every script file that the page fetches by itself, with all that it imports. */
function scriptFiles(tags: readonly Tag[], site: string): string[] {
  const found = new Set<string>();
  for (const { name, attributes } of tags) {
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

const compressed = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

export const weightCheck: Check = { name: 'weight', run: () => weightProblems() };
