/**
 * The policy of one page: what it may load and run. Scripts and styles written into the page are allowed by their hash,
 * so nothing injected runs (https://www.w3.org/TR/CSP3/).
 */
import { endpoints } from '#domain/rules/endpoints.ts';
import type { ConfiguredParty, Directive, Sources } from '#domain/rules/third-parties.ts';
import type { SitePage } from '#domain/schemas/site-facts.ts';

/** What the build knows of a page that its policy depends on: a page that names no third party may ask nobody but us. */
type PolicyFacts = Pick<SitePage, 'scripts' | 'styles' | 'thirdParties'>;

type PolicyOptions = {
  https: boolean;
  /** Those the server is set up for. */
  parties: readonly ConfiguredParty[];
};

export function contentSecurityPolicy({ scripts, styles, thirdParties }: PolicyFacts, { https, parties }: PolicyOptions): string {
  const asked = parties.filter(({ id }) => thirdParties.includes(id));
  const sources = (directive: Directive, ...own: string[]) =>
    listed(directive, [...own, ...asked.flatMap(({ pageSources }) => pageSources[directive] ?? [])]);
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    sources('script-src', "'self'", ...allowed(scripts)),
    sources('style-src', "'self'", ...allowed(styles)),
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
    `report-uri ${endpoints.cspReports}`,
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
