/**
 * How the process is, for whoever supervises it. `/livez`: it answers at all; restart it when not. `/readyz` (and `/healthz`, its older
 * name): an enquiry could be kept; send no visitors while not.
 */
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { EnquiryStore } from '../services/enquiry-store.ts';

/** Anybody may ask, and each look is a write: within this time all get the same answer. */
const freshMs = 1000;

type HealthOptions = {
  store: EnquiryStore;
  /** The process is about to stop and wants no further visitors. */
  isDraining: () => boolean;
  now?: () => number;
};

type Readiness = { status: 'ok' | 'store unreachable'; waiting?: number; oldestWaitingSeconds?: number };

export function healthRoutes(app: FastifyInstance, { store, isDraining, now = Date.now }: HealthOptions): void {
  app.get(endpoints.live, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  let looked: { at: number; readiness: Promise<Readiness> } | undefined;
  const look = () => {
    if (!looked || now() - looked.at >= freshMs) looked = { at: now(), readiness: readinessOf() };
    return looked.readiness;
  };

  async function readinessOf(): Promise<Readiness> {
    try {
      await store.ping();
      const { waiting, oldestWaitingAt } = await store.status();
      const oldestMs = oldestWaitingAt === undefined ? 0 : Math.max(0, now() - oldestWaitingAt);
      // A queue that grows old is no reason to send visitors away: what they write is kept.
      return { status: 'ok', waiting, oldestWaitingSeconds: Math.round(oldestMs / 1000) };
    } catch (error) {
      app.log.error({ err: error }, 'the store does not answer');
      return { status: 'store unreachable' };
    }
  }

  for (const path of [endpoints.ready, endpoints.health])
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isDraining()) return reply.code(503).send({ status: 'draining' });
      const readiness = await look();
      return reply.code(readiness.status === 'ok' ? 200 : 503).send(readiness);
    });
}
