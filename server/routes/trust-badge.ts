import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Badge } from '../services/trust-badge.ts';

/** `GET /api/trust-badge`: the trust badge as a picture of ours. */
export function trustBadgeRoute(app: FastifyInstance, badge: () => Promise<Badge>): void {
  app.get(endpoints.trustBadge, async (_request, reply) => {
    const { bytes, contentType } = await badge();
    return (
      reply
        .type(contentType)
        // An hour, so that a badge withdrawn by its owner goes within the day.
        .header('cache-control', 'public, max-age=3600')
        // Somebody else's drawing must not run anything when it is opened by itself.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(bytes)
    );
  });
}
