import { beside, type Specifier } from './specifiers.ts';

/**
 * What a style sheet asks for: `@import`, `from '…'` (of `composes` and `@value`), `:import('…')`, and `url()`. Parts of the page
 * (`#…`) and what is written out (`data:`) are nothing to ask for.
 */
export function specifiersInStyles(text: string): Specifier[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, ' ');
  const modules = [...css.matchAll(/(?:@import\s+|\bfrom\s+|:import\(\s*)(['"])(.*?)\1/g)].map(([, , name = '']) => name);
  const addresses = [...css.matchAll(/\burl\(\s*(?:(['"])(.*?)\1|([^'")\s]*))\s*\)/g)]
    .map(([, , quoted, bare = '']) => quoted ?? bare)
    .filter((address) => !/^(#|data:)/.test(address))
    .map(beside);
  return [...modules, ...addresses].map((specifier) => ({ specifier }));
}
