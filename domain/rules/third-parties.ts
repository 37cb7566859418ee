/**
 * Everybody but us whom a visitor's browser may come to ask for something: one table. The security policy, the consent, the
 * page about cookies and the map read it, and nobody else writes an address of theirs. What a visitor reads about each
 * stands in `content/third-parties/`, under the same id.
 *
 * A page says whom it may ask by their ids (`data-third-parties`); of these, it may ask the ones this server is set up for.
 */

import { type PageKey, pageAt } from './addresses.ts';

/** What the visitor gets by it. What is necessary needs no agreement; to each of the others one agrees by itself. */
export type Purpose = 'necessary' | 'map' | 'analytics';

/** What a visitor is asked for. */
export type OptionalPurpose = Exclude<Purpose, 'necessary'>;

/** What of the server's configuration decides who is asked. */
type ThirdPartyConfig = Readonly<{
  googleMaps: Readonly<{ /** Where the script comes from. */ url: string }> | undefined;
  gaMeasurementId?: string | undefined;
}>;

/** Directives of a content security policy that name others. */
export type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'worker-src' | 'frame-src';
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

export type ThirdParty = Readonly<{
  id: string;
  purpose: Purpose;
  /** Their own words about what they learn and keep. */
  privacy: `https://${string}`;
  isConfigured: (config: ThirdPartyConfig) => boolean;
  /** What a page that may ask them may load, besides what is ours. */
  pageSources: (config: ThirdPartyConfig) => Sources;
  /** The script that a page runs once the visitor has agreed. */
  script?: (config: ThirdPartyConfig) => string;
  /** The page of ours in which alone their code runs, and all that it may load. */
  frame?: { page: PageKey; sources: (config: ThirdPartyConfig) => Sources };
}>;

export const openStreetMap = 'https://www.openstreetmap.org';

/** Google's own address of the script of its maps. */
export const googleMapsScript = 'https://maps.googleapis.com/maps/api/js';

/** Google's own address of its tag. */
const googleTag = 'https://www.googletagmanager.com/gtag/js';

export const thirdParties = [
  {
    id: 'openstreetmap',
    purpose: 'map',
    privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
    isConfigured: ({ googleMaps }) => googleMaps === undefined,
    // Asked whether it can be reached before its map is put into a frame.
    pageSources: () => ({ 'frame-src': [openStreetMap], 'connect-src': [openStreetMap] }),
  },
  {
    id: 'google-maps',
    purpose: 'map',
    privacy: 'https://policies.google.com/privacy',
    isConfigured: ({ googleMaps }) => googleMaps !== undefined,
    pageSources: () => ({ 'frame-src': ["'self'"] }),
    frame: { page: 'map', sources: ({ googleMaps }) => googleMapsSources(googleMaps?.url ?? googleMapsScript) },
  },
  {
    id: 'google-analytics',
    purpose: 'analytics',
    privacy: 'https://policies.google.com/privacy',
    isConfigured: ({ gaMeasurementId }) => gaMeasurementId !== undefined,
    // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics, without its advertising.
    pageSources: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    }),
    script: ({ gaMeasurementId }) => `${googleTag}?id=${gaMeasurementId}`,
  },
] as const satisfies readonly ThirdParty[];

export type ThirdPartyId = (typeof thirdParties)[number]['id'];

/**
 * What Google's map loads. Its scripts want much, styles without hashes among it: hence a frame of its own.
 * @param script where the script comes from
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
function googleMapsSources(script: string): Sources {
  const { origin } = new URL(script);
  const services = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
  const pictures = [...services, 'https://*.googleusercontent.com'];
  return {
    'script-src': ["'self'", "'unsafe-eval'", 'blob:', origin, ...services],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'img-src': ["'self'", 'data:', 'blob:', origin, ...pictures],
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': ["'self'", 'data:', 'blob:', origin, ...pictures],
    'worker-src': ['blob:'],
    'frame-src': ['https://*.google.com'],
  };
}

/** Somebody this server lets its pages ask, and what for. */
export type ConfiguredParty = Readonly<{
  id: string;
  purpose: Purpose;
  pageSources: Sources;
  script: string | undefined;
  /** All that the documents of its frame may load. */
  frameSources: Sources | undefined;
}>;

/** Those of the table that a server with this configuration is set up for. */
export const configuredParties = (config: ThirdPartyConfig, table: readonly ThirdParty[] = thirdParties): ConfiguredParty[] =>
  table
    .filter(({ isConfigured }) => isConfigured(config))
    .map(({ id, purpose, pageSources, script, frame }) => ({
      id,
      purpose,
      pageSources: pageSources(config),
      script: script?.(config),
      frameSources: frame?.sources(config),
    }));

/** Whose frame the page at that address is; nothing for every other page. */
export const ownerOfFrame = (path: string, table: readonly ThirdParty[] = thirdParties): string | undefined =>
  table.find(({ frame }) => frame && frame.page === pageAt(path))?.id;

/** Ids of those whom any page may ask for that purpose, whichever page it is. */
export const partiesOf = (purpose: Purpose, table: readonly ThirdParty[] = thirdParties): string[] =>
  table.filter((party) => party.purpose === purpose).map(({ id }) => id);
