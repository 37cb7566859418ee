import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/addresses.ts';
import type { EnquiryStore } from '../services/enquiry-store.ts';

/** `GET /healthz`: 200 while an enquiry could be kept, 503 while not. */
export function healthRoute(app: FastifyInstance, store: EnquiryStore): void {
  app.get(endpoints.health, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      return reply.code(503).send({ status: 'store unreachable' });
    }
    return { status: 'ok' };
  });
}
