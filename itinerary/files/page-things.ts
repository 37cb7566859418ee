/**
 * What a page states about itself for programs: schema.org things as JSON-LD (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents)
 * and as microdata (https://html.spec.whatwg.org/multipage/microdata.html), both as plain objects with `@type`.
 */
import { attribute, contentOf, elementsIn, isElement, type PageElement, type PageParent } from './page-tree.ts';

export type Thing = { readonly [name: string]: unknown };

/** `damaged`: something was stated that no program can read. */
export function thingsIn(page: PageParent): { things: Thing[]; damaged: boolean } {
  const things: Thing[] = [];
  let damaged = false;
  for (const element of elementsIn(page)) {
    if (element.tagName === 'script' && /^application\/ld\+json\b/i.test(attribute(element, 'type')?.trim() ?? '')) {
      const stated = parsed(contentOf(element));
      if (stated === undefined) damaged = true;
      else things.push(...(Array.isArray(stated) ? stated : [stated]).filter(isThing));
    } else if (attribute(element, 'itemscope') !== undefined && attribute(element, 'itemprop') === undefined)
      things.push(itemOf(element));
  }
  return { things, damaged };
}

export const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As it stands; then without what mail programs and careless writers put in: comments of HTML, line feeds inside words, a comma too many. */
function parsed(text: string): unknown {
  const bare = text.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, '').trim();
  if (bare === '') return [];
  for (const attempt of [bare, bare.replace(/\p{Cc}+/gu, ' '), bare.replace(/\p{Cc}+/gu, ' ').replace(/,\s*(?=[}\]])/g, '')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or nothing.
    }
  }
  return undefined;
}

function itemOf(element: PageElement): Thing {
  const item: Record<string, unknown[]> = {};
  gather(element, item);
  return { '@type': attribute(element, 'itemtype')?.trim().split(/\s+/)[0] ?? '', ...item };
}

function gather(parent: PageParent, item: Record<string, unknown[]>): void {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    const isItem = attribute(child, 'itemscope') !== undefined;
    for (const name of attribute(child, 'itemprop')?.trim().split(/\s+/) ?? []) {
      if (name === '' || name === '__proto__') continue;
      const values = (Object.hasOwn(item, name) && item[name]) || [];
      item[name] = values;
      values.push(isItem ? itemOf(child) : wordsOf(child));
    }
    if (!isItem) gather(child, item);
  }
}

function wordsOf(element: PageElement): string {
  const stated =
    attribute(element, 'content') ??
    { time: attribute(element, 'datetime'), data: attribute(element, 'value'), meter: attribute(element, 'value') }[
      element.tagName
    ] ??
    attribute(element, 'href');
  return (stated ?? contentOf(element)).replace(/\s+/g, ' ').trim();
}
