/**
 * What one built page says about itself, as plain data. Every step of the build and every check of the built site works with
 * these facts; none of them looks into the HTML again.
 */

import { artworkUrlPattern } from '#art/artwork-name.ts';
import { photoUrlPattern } from '#art/photos/photo-name.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { type LetterRange, letterRangesIn } from './letter-ranges.ts';
import { type PageElement, type PageText, pageParts, type Span } from './page-elements.ts';

/** A picture of ours that a page names, once for each place where it does. */
type NamedPicture = { kind: 'drawing' | 'photograph'; url: string; name: string; element: string; attribute: string };

/** A script written into the page. `data` is never run, `rules` are read by the browser itself. */
type InlineScript = { text: string; kind: 'code' | 'rules' | 'data' };

export type PageFacts = {
  /** Every element, in the order they are written. */
  elements: readonly PageElement[];
  /** Every piece of text, in the order they are written. */
  texts: readonly PageText[];
  /** Comments without their marks. */
  comments: readonly string[];
  lang: Lang | undefined;
  /** As in the tab, with the brand. */
  title: string;
  description: string;
  /** False where search engines are asked to look away. */
  listed: boolean;
  canonical: string | undefined;
  /** The same page in every language it is written in, itself among them. */
  alternates: readonly { lang: string; href: string }[];
  /** `meta` elements by name or property; the first of each counts. */
  meta: ReadonlyMap<string, string>;
  styleSheets: readonly PageElement[];
  scripts: readonly InlineScript[];
  /** Style sheets written into the page. */
  styles: readonly string[];
  /** Letters that the typefaces named in it have, as ranges of code points. */
  letterRanges: readonly LetterRange[];
  pictures: readonly NamedPicture[];
  /** What stands below /art/ and is no picture we know how to make: the attribute or text it stands in. */
  unknownPictures: readonly string[];
  /** Ids of the third parties that its elements say they may ask. */
  thirdParties: readonly string[];
  /** Parts about third parties, by their ids: only a server that is set up for one of them shows them. */
  partsAbout: readonly { parties: readonly string[]; at: Span }[];
  /** Every address it leads to or loads from, as written. */
  links: readonly string[];
  /** Places within it that a link may lead to. */
  anchors: ReadonlySet<string>;
  headings: readonly string[];
  /** What is printed somewhere on it: titles stand in the browser's own letters. */
  text: string;
  /** What is said on it and not on every page, without its headings. */
  ownText: string;
};

export function pageFacts(html: string): PageFacts {
  const { elements, texts, comments } = pageParts(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const meta = metaOf(named('meta'));
  const links = named('link').filter((element) => !isWaiting(element));
  const styles = named('style').map(({ text }) => text);
  return {
    elements,
    texts,
    comments,
    lang: langOf(named('html')[0]),
    title: plain(named('title').find(({ within }) => !within.includes('svg'))?.text ?? ''),
    description: plain(meta.get('description') ?? ''),
    listed: !wordsOf(meta.get('robots')).includes('noindex'),
    alternates: links.flatMap(alternateOf),
    canonical: links.find((link) => relOf(link).includes('canonical'))?.attributes.href,
    meta,
    styleSheets: links.filter((link) => relOf(link).includes('stylesheet')),
    scripts: named('script').flatMap(inlineScript),
    styles: styles.filter(Boolean),
    letterRanges: styles.flatMap(letterRangesIn),
    ...picturesIn(elements),
    thirdParties: [...new Set(elements.flatMap(({ attributes }) => attributes['data-third-parties']?.split(/\s+/) ?? []))].filter(
      Boolean,
    ),
    partsAbout: elements.flatMap(partAbout),
    links: elements.flatMap(addressesIn),
    anchors: new Set(elements.flatMap(({ attributes: { id, name } }) => [id, name]).filter((place) => place !== undefined)),
    headings: headingsIn(texts),
    text: plain(texts.flatMap(({ text, within }) => (within.at(-1)?.name === 'title' ? [] : text)).join(' ')),
    ownText: plain(texts.flatMap((part) => (isOwn(part) && !headingOf(part) ? part.text : [])).join(' ')),
  };
}

/** Whether an element waits in a template until a script puts it into the page. */
export const isWaiting = ({ within }: PageElement): boolean => within.includes('template');

function partAbout({ attributes, at }: PageElement): PageFacts['partsAbout'] {
  const parties = attributes['data-only-with']?.split(/\s+/).filter(Boolean);
  return parties ? [{ parties, at }] : [];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (list = '') => list.toLowerCase().split(/[\s,]+/);
const relOf = ({ attributes }: PageElement) => wordsOf(attributes.rel);

function alternateOf(link: PageElement): PageFacts['alternates'] {
  const { href, hreflang } = link.attributes;
  return relOf(link).includes('alternate') && hreflang && href ? [{ lang: hreflang, href }] : [];
}

function langOf(root: PageElement | undefined): Lang | undefined {
  const lang = root?.attributes.lang;
  return lang === 'ro' || lang === 'en' ? lang : undefined;
}

function metaOf(elements: readonly PageElement[]): Map<string, string> {
  const meta = new Map<string, string>();
  for (const { attributes } of elements) {
    const name = attributes.property ?? attributes.name;
    if (name && !meta.has(name)) meta.set(name, attributes.content ?? '');
  }
  return meta;
}

function inlineScript({ attributes, text }: PageElement): InlineScript[] {
  if (attributes.src !== undefined || text === '') return [];
  const type = attributes.type?.toLowerCase() ?? '';
  return [{ text, kind: type === 'speculationrules' ? 'rules' : type.startsWith('application/') ? 'data' : 'code' }];
}

/** Addresses of other sites, which may have a folder of that name too; our own pages are built with an origin of their own. */
const elsewhere = new RegExp(`https?://(?!${new URL(placeholderOrigin).host}\\b)[^\\s"'<>]+`, 'g');

/** Elements whose text may name a picture for the browser to fetch. */
const runs = new Set(['script', 'style']);

/** The pictures in attributes (some hold a list, some JSON) and in what is written into scripts and styles. */
function picturesIn(elements: readonly PageElement[]): Pick<PageFacts, 'pictures' | 'unknownPictures'> {
  const pictures: NamedPicture[] = [];
  const unknownPictures: string[] = [];
  for (const { name: element, attributes, text } of elements)
    for (const [attribute, written] of Object.entries(runs.has(element) ? { ...attributes, text } : attributes)) {
      const value = written.replace(elsewhere, '');
      if (!value.includes('/art/')) continue;
      const found = [
        ...[...value.matchAll(artworkUrlPattern)].map(
          ({ 0: url, 1: name = '', index }) => ({ kind: 'drawing', url, name, element, attribute, index }) as const,
        ),
        ...[...value.matchAll(photoUrlPattern)].map(
          ({ 0: url, index }) => ({ kind: 'photograph', url, name: url, element, attribute, index }) as const,
        ),
      ].sort((one, other) => one.index - other.index);
      pictures.push(...found.map(({ index, ...picture }) => picture));
      if (found.length < value.split('/art/').length - 1) unknownPictures.push(`<${element} ${attribute}> “${value}”`);
    }
  return { pictures, unknownPictures };
}

/** Attributes that lead somewhere, whatever element has them. */
const leading = [
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];
const sharedPictures = /^(og:image|og:url|twitter:image)$/;

/** Every address in an element, those of `srcset` included. */
function addressesIn({ name, attributes }: PageElement): string[] {
  if (name === 'base') return [];
  const single = leading.flatMap((attribute) => attributes[attribute] ?? []);
  const sets = [attributes.srcset, attributes.imagesrcset].flatMap((set) => set?.split(/,\s+/) ?? []);
  const shared = name === 'meta' && sharedPictures.test(attributes.property ?? attributes.name ?? '') ? attributes.content : '';
  return [...single, ...sets.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''), shared ?? ''].filter(Boolean);
}

/** What stands on every page, is drawn, waits for a script, or is said a second time for eyes alone. */
const notOwn = new Set(['template', 'svg', 'noscript', 'option']);
const isOwn = ({ within }: PageText) =>
  within.some(({ name }) => name === 'main') &&
  !within.some(({ name, attributes }) => notOwn.has(name) || attributes['aria-hidden'] === 'true');

const headingOf = ({ within }: PageText) => within.findLast(({ name }) => /^h[1-6]$/.test(name));

function headingsIn(texts: readonly PageText[]): string[] {
  const words = new Map<PageElement, string[]>();
  for (const part of texts) {
    const heading = headingOf(part);
    if (heading && isOwn(part)) words.set(heading, [...(words.get(heading) ?? []), part.text]);
  }
  return [...words.values()].map((parts) => plain(parts.join(' ')));
}
