import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';

/** One start tag; attributes without a value have the empty string. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** One HTML file of the built site. */
export type BuiltPage = {
  /** Path below dist/site. */
  file: string;
  /** What a visitor asks for: `/`, `/ro`, `/europa`. */
  url: string;
  html: string;
  tags: Tag[];
};

export const builtSite = join(root, 'dist/site');

/**
 * Reads every page of the built site, sorted by URL.
 *
 * @param site absolute path of the built site
 * @throws when there is none
 */
export function builtPages(site: string = builtSite): BuiltPage[] {
  const files = globSync('**/*.html', { cwd: site }).sort();
  if (files.length === 0) throw new Error('dist/site holds no pages: run npm run build first.');
  return files.map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    return { file, url: urlOf(file), html, tags: tagsOf(html) };
  });
}

const urlOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** The start tags of a page that is known to be valid: comments and the insides of scripts and styles hold none. */
export function tagsOf(html: string): Tag[] {
  const visible = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  return [...visible.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({ name: name.toLowerCase(), attributes: attributesOf(attributes) }),
  );
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes[name.toLowerCase()] = decoded(double ?? single ?? bare ?? '');
  return attributes;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text with its character references resolved. */
export const decoded = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)));
