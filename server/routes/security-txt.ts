import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';

const day = 24 * 3_600_000;
/** RFC 9116 (2.5.5) advises less than a year. */
const validMs = 180 * day;

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell of a hole. Written when it is asked for, so that it never expires. */
export function securityTextRoute(app: FastifyInstance, { siteUrl, mailbox }: { siteUrl: string; mailbox: string }): void {
  app.get(endpoints.security, async (_request, reply) => {
    const expires = new Date(Math.floor((Date.now() + validMs) / day) * day).toISOString();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${mailbox}`,
          `Expires: ${expires}`,
          'Preferred-Languages: ro, en',
          `Canonical: ${siteUrl}${endpoints.security}`,
          '',
        ].join('\n'),
      );
  });
}
