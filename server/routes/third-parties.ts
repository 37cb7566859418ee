import type { FastifyInstance } from 'fastify';
import type { AskedParty } from '#domain/rules/consent-choice.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { ConfiguredParty } from '#domain/rules/third-parties.ts';

/**
 * `GET /api/third-parties`: whom else this server lets its pages ask, and the script of those that have one. Pages are built once
 * and the keys are the environment's, so they ask when they need to know.
 */
export function thirdPartyRoute(app: FastifyInstance, parties: readonly ConfiguredParty[]): void {
  const asked: AskedParty[] = parties.map(({ id, purpose, script }) => ({ id, purpose, ...(script && { script }) }));
  // The same for everybody until the server starts anew.
  app.get(endpoints.thirdParties, async (_request, reply) =>
    reply.header('cache-control', 'max-age=600').send({ parties: asked }),
  );
}
