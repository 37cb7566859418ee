/**
 * The policy of one page: what it may load and run. Scripts and styles written into the page are allowed by their hash,
 * so nothing injected runs (https://www.w3.org/TR/CSP3/).
 */
import type { SitePage } from '#domain/schemas/site-facts.ts';

/** Whose map a page may show in a frame once the visitor asks for it. */
export type MapProvider = 'google' | 'openstreetmap';

export const openStreetMap = 'https://www.openstreetmap.org';

/** What the build knows of a page that its policy depends on: a page without a place for the map may ask nobody but us. */
type PolicyFacts = Pick<SitePage, 'scripts' | 'styles' | 'showsMap'>;

export function contentSecurityPolicy(
  { scripts, styles, showsMap }: PolicyFacts,
  { https, map }: { https: boolean; map: MapProvider },
): string {
  // Google's map stands in a frame of ours (`mapFramePolicy`); OpenStreetMap is asked whether it can be reached first.
  const [frame, asked] = showsMap ? (map === 'google' ? ["'self'", ''] : [openStreetMap, ` ${openStreetMap}`]) : ["'none'", ''];
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed(scripts)].join(' '),
    ["style-src 'self'", ...allowed(styles)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${asked}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of the frame with Google's map. Its scripts want a wide one, styles without hashes among it: hence a document
 * of its own, which holds nothing but the map and may stand in our pages only.
 *
 * @param script where the script comes from
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function mapFramePolicy(script: string, { https }: { https: boolean }): string {
  const { origin } = new URL(script);
  const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com';
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-eval' blob: ${origin} https://*.googleapis.com https://*.gstatic.com https://*.google.com`,
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    `img-src 'self' data: blob: ${origin} ${google}`,
    'font-src https://fonts.gstatic.com',
    `connect-src 'self' data: blob: ${origin} ${google}`,
    'worker-src blob:',
    'frame-src https://*.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
