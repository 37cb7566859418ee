/**
 * The policy of one page: what it may load and run. Scripts and styles written into the page are allowed by their hash,
 * so nothing injected runs (https://www.w3.org/TR/CSP3/).
 */
import { createHash } from 'node:crypto';

const inline = (tag: string) => new RegExp(`<${tag}((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Data that a browser never runs needs no hash; speculation rules do (their type is neither). */
const isData = (attributes: string) => /\btype\s*=\s*["']?application\//i.test(attributes);
const hasSource = (attributes: string) => /\bsrc\s*=/i.test(attributes);

/** Whose map a page may show in a frame once the visitor asks for it. */
type MapProvider = 'google' | 'openstreetmap';

const openStreetMap = 'https://www.openstreetmap.org';

/** A page with a place for the interactive map says so; every other page may ask nobody but us. */
const showsMap = (html: string) => /<section\b[^>]*\sdata-map-state=/.test(html);

/** @param html the page exactly as it will be sent */
export function contentSecurityPolicy(html: string, { https, map }: { https: boolean; map: MapProvider }): string {
  // Google's map stands in a frame of ours (`mapFramePolicy`); OpenStreetMap is asked whether it can be reached first.
  const [frame, asked] = showsMap(html)
    ? map === 'google'
      ? ["'self'", '']
      : [openStreetMap, ` ${openStreetMap}`]
    : ["'none'", ''];
  const hashes = (tag: string) => [
    ...new Set(
      [...html.matchAll(inline(tag))]
        .filter(([, attributes = '', content]) => content && !hasSource(attributes) && !isData(attributes))
        .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
    ),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes('script')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
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
