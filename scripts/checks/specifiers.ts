/** A name by which a file asks for another, as written or, for what bundlers read as a path, with `./` or `/` before it. */
export type Specifier = {
  specifier: string;
  typesOnly?: boolean;
  /** Which of its exports; without them whatever it has. */
  names?: readonly string[];
};

/** Stands for a name that is put together only when the program runs: no list of names has it. */
export const computed = '(a computed name)';

/** Names that are paths without saying so: `new URL('x.ts', import.meta.url)`, `<script src="x.js">`. */
export const beside = (path: string): string => (/^([./(]|[a-z]+:)/.test(path) ? path : `./${path}`);

const folders = [
  'art',
  'bench',
  'bin',
  'brand',
  'content',
  'domain',
  'itinerary',
  'node_modules',
  'scripts',
  'server',
  'site',
  'tests',
];

/** Whether a path from the root that begins with this folder names a source of ours; other paths are what the site serves. */
export const isFolderOfOurs = (folder: string): boolean => folders.includes(folder);

/** Whether a text is nothing but the path, from the root, of a source file of ours. A pattern is none. */
export const isPathOfOurs = (text: string): boolean =>
  /^(\.?\/)?[a-z]+\/[^\s'"`*]+\.([mc]?[jt]s|[jt]sx|astro|css)$/.test(text) &&
  isFolderOfOurs(text.replace(/^\.?\//, '').split('/')[0] ?? '');
