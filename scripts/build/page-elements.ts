import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** Where something stands in the page's text: from this character to before that one. */
export type Span = { from: number; to: number };

/** One element as it is written; attributes without a value have the empty string. */
export type PageElement = {
  name: string;
  /** Names in lower case, values with their character references resolved. */
  attributes: Readonly<Record<string, string>>;
  /** From its start tag to the end of its end tag, where it has one. */
  at: Span;
  attributesAt: Readonly<Record<string, Span>>;
  /** All text right inside it. Of scripts and styles: exactly what the browser runs, and hashes. */
  text: string;
  /** Names of the elements around it, outermost first. What stands in a `template` waits there for a script. */
  within: readonly string[];
};

/** A piece of text that is no script and no style, where it is written, and the elements it stands in, outermost first. */
export type PageText = { text: string; at: Span | undefined; within: readonly PageElement[] };

type PageParts = { elements: PageElement[]; texts: PageText[]; comments: string[] };

const silent = new Set(['script', 'style']);

/** The parts of a page in the order they are written, read as a browser without script reads them. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { elements: [], texts: [], comments: [] };
  // Without scripting the insides of noscript are elements, and whoever looks for links and pictures sees them.
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), [], parts);
  return parts;
}

function walk(parent: Tree.ParentNode, within: readonly PageElement[], parts: PageParts): void {
  for (const node of parent.childNodes) {
    if (tree.isCommentNode(node)) parts.comments.push(node.data);
    else if (tree.isTextNode(node)) {
      const at = node.sourceCodeLocation;
      const written = at ? { from: at.startOffset, to: at.endOffset } : undefined;
      if (!silent.has(within.at(-1)?.name ?? '')) parts.texts.push({ text: node.value, at: written, within });
    } else if (tree.isElementNode(node)) walkElement(node, within, parts);
  }
}

function walkElement(node: Tree.Element, within: readonly PageElement[], parts: PageParts): void {
  const at = node.sourceCodeLocation;
  // The parser adds html, head and body where they are left out: these are not written anywhere.
  const element = at && elementOf(node, at, within);
  if (element) parts.elements.push(element);
  const around = element ? [...within, element] : within;
  walk(node, around, parts);
  if ('content' in node) walk((node as Tree.Template).content, around, parts);
}

function elementOf(node: Tree.Element, at: NonNullable<Tree.Element['sourceCodeLocation']>, within: readonly PageElement[]) {
  const text = node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
  // Of attributes with a prefix (xlink:href) the parser gives the two parts.
  const nameOf = ({ prefix, name }: { prefix?: string | undefined; name: string }) => (prefix ? `${prefix}:${name}` : name);
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map((attribute) => [nameOf(attribute), attribute.value])),
    at: { from: at.startOffset, to: at.endOffset },
    attributesAt: Object.fromEntries(
      Object.entries(at.attrs ?? {}).map(([name, { startOffset, endOffset }]) => [name, { from: startOffset, to: endOffset }]),
    ),
    text,
    within: within.map(({ name }) => name),
  };
}
