/** An HTML page as a tree, bounded: a page that is made to grow while it is read is refused. Nothing in it is run or fetched. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { TicketTextError } from '../text/ticket-text-error.ts';

export type PageNode = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];
export type PageParent = DefaultTreeAdapterMap['parentNode'];

/** Mails of airlines have some 3,000 elements, 60 deep. */
const limits = { characters: 3_000_000, elements: 60_000, depth: 300 };

/** Pictures that a page brings along in its own text. */
const ownPictures = /data:(?:image|font|application)\/[\w.+-]{1,40}(?:;[\w=-]{1,40}){0,3},[\w+/=%-]*/gi;

/** @throws TicketTextError `page-too-large` */
export function pageTree(html: string): PageParent {
  const own = html.replace(ownPictures, '');
  if (own.length > limits.characters) throw new TicketTextError('page-too-large');
  let elements = 0;
  const depths = new WeakMap<object, number>();
  return parse(own, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...what) {
        elements += 1;
        if (elements > limits.elements) throw new TicketTextError('page-too-large');
        return defaultTreeAdapter.createElement(...what);
      },
      appendChild(parent, child) {
        const depth = (depths.get(parent) ?? 0) + 1;
        if (depth > limits.depth) throw new TicketTextError('page-too-large');
        depths.set(child, depth);
        defaultTreeAdapter.appendChild(parent, child);
      },
    },
  });
}

export const isElement = (node: PageNode): node is PageElement => 'tagName' in node;
export const textOf = (node: PageNode): string | undefined =>
  node.nodeName === '#text' && 'value' in node ? node.value : undefined;

export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** All elements below a node, in the order of the page. */
export function* elementsIn(parent: PageParent): Generator<PageElement> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** All text below a node. */
export function contentOf(parent: PageParent): string {
  return parent.childNodes.map((child) => textOf(child) ?? ('childNodes' in child ? contentOf(child) : '')).join('');
}
