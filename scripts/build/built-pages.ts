import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

/** One HTML file of the built site. */
export type BuiltPage = PageFacts & {
  /** Path below dist/site. */
  file: string;
  /** What a visitor asks for: `/`, `/ro`, `/europa`. */
  url: string;
  html: string;
};

export const builtSite = join(root, 'dist/site');

/**
 * Reads and parses every page of the built site, sorted by file.
 *
 * @param site absolute path of the built site
 * @throws when there is none
 */
export function builtPages(site: string = builtSite): BuiltPage[] {
  const files = globSync('**/*.html', { cwd: site }).sort();
  if (files.length === 0) throw new Error('dist/site holds no pages: run npm run build first.');
  return files.map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    return { file, url: urlOf(file), html, ...pageFacts(html) };
  });
}

const urlOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
