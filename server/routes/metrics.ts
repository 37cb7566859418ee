import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { SendNotFound } from '../plugins/static-site.ts';
import type { EnquiryStore } from '../services/enquiry-store.ts';
import type { Metrics } from '../services/metrics.ts';
import { isSameSecret } from '../services/same-secret.ts';

type MetricsOptions = {
  store: EnquiryStore;
  metrics: Metrics;
  /** Whoever sends it as a bearer may read. None: this machine alone. */
  token: string | undefined;
  sendNotFound: SendNotFound;
};

/** `GET /metrics`. For strangers there is no such page. */
export function metricsRoute(app: FastifyInstance, { store, metrics, token, sendNotFound }: MetricsOptions): void {
  // A proxy on this machine makes every visitor look like this machine, unless it says for whom it asks.
  const isFromHere = ({ ip, headers }: FastifyRequest) =>
    /^(?:127\.|::1$|::ffff:127\.)/.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  const mayRead = (request: FastifyRequest) =>
    token === undefined ? isFromHere(request) : isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);

  app.get(endpoints.metrics, async (request, reply) => {
    if (!mayRead(request)) return sendNotFound(request, reply);
    const queue = await store.status().catch(() => undefined);
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.write(queue));
  });
}
