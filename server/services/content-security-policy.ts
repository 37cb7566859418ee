/**
 * The policy of one page: what it may load and run. Scripts and styles written into the page are allowed by their hash,
 * so nothing injected runs (https://www.w3.org/TR/CSP3/).
 */
import { createHash } from 'node:crypto';
import type { ConfiguredParty, Directive, Sources } from '#domain/rules/third-parties.ts';

const inline = (tag: string) => new RegExp(`<${tag}((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Data that a browser never runs needs no hash; speculation rules do (their type is neither). */
const isData = (attributes: string) => /\btype\s*=\s*["']?application\//i.test(attributes);
const hasSource = (attributes: string) => /\bsrc\s*=/i.test(attributes);

/** The third parties a page says it may ask, by id; every other page may ask nobody but us. */
const partiesNamed = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*\sdata-third-parties="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' '));

type PolicyOptions = {
  https: boolean;
  /** Those the server is set up for. */
  parties: readonly ConfiguredParty[];
};

/** @param html the page exactly as it will be sent */
export function contentSecurityPolicy(html: string, { https, parties }: PolicyOptions): string {
  const hashes = (tag: string) =>
    [...html.matchAll(inline(tag))]
      .filter(([, attributes = '', content]) => content && !hasSource(attributes) && !isData(attributes))
      .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  const named = partiesNamed(html);
  const asked = parties.filter(({ id }) => named.includes(id));
  const sources = (directive: Directive, ...own: string[]) =>
    listed(directive, [...own, ...asked.flatMap(({ pageSources }) => pageSources[directive] ?? [])]);
  return [
    "default-src 'self'",
    sources('script-src', "'self'", ...hashes('script')),
    sources('style-src', "'self'", ...hashes('style')),
    sources('img-src', "'self'", 'data:'),
    sources('font-src', "'self'"),
    sources('connect-src', "'self'"),
    sources('worker-src', "'self'"),
    "manifest-src 'self'",
    "media-src 'self'",
    sources('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const listed = (directive: string, sources: readonly string[]) => `${directive} ${[...new Set(sources)].join(' ') || "'none'"}`;

/**
 * The policy of a document that a third party's code runs in: it holds nothing else and may stand in our pages only.
 * @param sources all that it may load
 */
export function framePolicy(sources: Sources, { https }: { https: boolean }): string {
  return [
    "default-src 'none'",
    ...Object.entries(sources).map(([directive, allowed]) => listed(directive, allowed)),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
