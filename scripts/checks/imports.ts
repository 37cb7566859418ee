import { posix } from 'node:path';
import { specifiersInCode } from './imports-of-code.ts';
import { specifiersInStyles } from './imports-of-styles.ts';
import { beside, computed, isFolderOfOurs } from './specifiers.ts';

/** One thing a file asks for. */
export type Import = {
  /** A path from the root for what is ours, else the whole name as written: `react-dom/server`, `node:fs`, `https://…`. */
  target: string;
  /** Types only: nothing of it runs. */
  typesOnly: boolean;
  /** Which of its exports; without them whatever it has. */
  names?: readonly string[] | undefined;
};

/** The files whose imports are read. */
export const code = /\.([mc]?[jt]s|[jt]sx|astro|css)$/;

/**
 * Everything a file asks for. In .astro files: the front matter, each script and its `src`, each style, and the template, in
 * which nothing may be imported.
 *
 * @param file path from the root, with which relative names are resolved
 */
export function importsOf(file: string, text: string): Import[] {
  if (file.endsWith('.astro')) return importsOfPage(file, text);
  const found = file.endsWith('.css') ? specifiersInStyles(text) : specifiersInCode(file, text);
  return found.map(({ specifier, typesOnly = false, names }) => ({ target: targetOf(file, specifier), typesOnly, names }));
}

/** An attribute's value may hold any sign: in quotes, or in braces that hold braces. */
const opening = /<(script|style)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/.source;
const element = new RegExp(`${opening.replace(/>$/, '')}(?:/>|>([\\s\\S]*?)</\\1\\s*>)`, 'g');
const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{))|\{\s*src\s*\}/;

/** The code of an .astro file before its markup, and the markup without comments. */
export function partsOfPage(text: string): { frontMatter: string; template: string } {
  const [whole, frontMatter = ''] = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? ['', ''];
  return { frontMatter, template: text.slice(whole.length).replace(/<!--[\s\S]*?-->/g, '') };
}

function importsOfPage(file: string, text: string): Import[] {
  const { frontMatter, template } = partsOfPage(text);
  const elements = [...template.matchAll(element)];
  const inElements = elements.flatMap(([, name, attributes = '', body = '']) => {
    const src = name === 'script' ? source.exec(attributes) : null;
    const asked = src ? [{ target: targetOf(file, beside(src[1] ?? src[2] ?? computed)), typesOnly: false }] : [];
    return [...asked, ...importsOf(name === 'script' ? `${file}.ts` : `${file}.css`, body)];
  });
  const rest = template.replace(element, '');
  const isUnread = /<(script|style)\b/.test(rest) || /\b(import|require)\s*[(.]/.test(rest);
  return [...importsOf(`${file}.ts`, frontMatter), ...inElements, ...(isUnread ? [{ target: computed, typesOnly: false }] : [])];
}

function targetOf(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  // `#domain/x` is package.json's way to write a path from the root, `/domain/x` is Vite's; other rooted paths are files of public/.
  if (/^#[a-z]/.test(path)) return posix.normalize(path.slice(1));
  if (path.startsWith('/')) return posix.normalize(isFolderOfOurs(path.split('/')[1] ?? '') ? path.slice(1) : `public${path}`);
  return specifier;
}
