import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pages } from '#domain/rules/addresses.ts';
import { continentKeys } from '#domain/rules/continents.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { contentValues } from '../content-values.ts';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';
import { partsOfPage } from './imports.ts';

/** Where addresses may be written out. */
const owners = /^domain\/rules\/(addresses|continents|endpoints)\.ts$/;
const code = /^(?:(?:domain|site|server|scripts)\/.*\.(?:ts|tsx|astro)|astro\.config\.ts)$/;
/** Said of an address that begins with a name. */
const named = '/…';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** First parts of the site's addresses: `contact`, `ro`, `api`, `europa`. */
const firstParts = new Set(
  [
    ...Object.values(pages).flatMap(({ at }) => Object.values(at)),
    ...Object.values(endpoints),
    ...continentKeys.map((key) => `/${key}`),
  ]
    .map((path) => path.split('/')[1] ?? '')
    .filter(Boolean),
);

const isAddress = (text: string) => firstParts.has(/^\/([a-z0-9.-]+)(?=$|[/?#])/.exec(text)?.[1] ?? '');

/**
 * Every address of the site that is written out, or put together from a name, outside the module that owns them all. Code asks
 * `hrefOf` and its sisters, content names the page.
 *
 * @param folder absolute path of the project
 */
export function addressProblems(folder: string = root): string[] {
  const files = sourceFiles(folder).filter((file) => code.test(file) && !owners.test(file) && !isTest(file));
  return [
    ...files.flatMap((file) => inCode(file, readFileSync(join(folder, file), 'utf8'))),
    ...contentValues(folder).flatMap(({ file, field, value }) => inContent(file, field, String(value))),
  ];
}

function inCode(file: string, text: string): string[] {
  const problems = new Set<string>();
  const say = (address: string) =>
    problems.add(
      `${file}: „${address}” is an address of the site; ask domain/rules/addresses.ts for it (hrefOf, entryHref, endpoints).`,
    );
  const { frontMatter, template } = file.endsWith('.astro') ? partsOfPage(text) : { frontMatter: text, template: '' };
  // In the markup components are handed their addresses. What scripts in it import is the islands' affair.
  const markup = template.replace(/<script\b[\s\S]*?<\/script>/g, '');
  for (const [, address = ''] of markup.matchAll(/["'`](\/[^"'`\s]*)["'`]/g)) if (isAddress(address)) say(address);
  if (/=\{?[`"']\/\$\{/.test(markup)) say(named);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && isAddress(node.text)) say(node.text);
    if (ts.isTemplateExpression(node)) {
      if (isAddress(node.head.text)) say(node.head.text);
      // In the site an address that begins with a name is an entry's; elsewhere it may be a file's.
      if (file.startsWith('site/') && node.head.text === '/') say(named);
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, frontMatter, ts.ScriptTarget.Latest, false, kind));
  return [...problems];
}

/** In fields that lead somewhere, and in the links of running text. */
function inContent(file: string, field: string, text: string): string[] {
  const addresses = /(^|\.)(href|url)$/.test(field)
    ? [text]
    : [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, address = '']) => address);
  return addresses
    .filter(isAddress)
    .map(
      (address) =>
        `${file}: ${field}: „${address}” este o adresă a site-ului; scrieți numele paginii din domain/rules/addresses.ts.`,
    );
}

export const addressesCheck: Check = { name: 'addresses', run: () => addressProblems() };
