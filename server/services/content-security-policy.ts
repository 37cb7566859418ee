/**
 * The policy of one page: what it may load and run. Scripts and styles written into the page are allowed by their hash,
 * so nothing injected runs (https://www.w3.org/TR/CSP3/).
 */
import { createHash } from 'node:crypto';

const inline = (tag: string) => new RegExp(`<${tag}((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Data that a browser never runs needs no hash; speculation rules do (their type is neither). */
const isData = (attributes: string) => /\btype\s*=\s*["']?application\//i.test(attributes);
const hasSource = (attributes: string) => /\bsrc\s*=/i.test(attributes);

/** @param html the page exactly as it will be sent */
export function contentSecurityPolicy(html: string, { https }: { https: boolean }): string {
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
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
