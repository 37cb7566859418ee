/** Each request has an identifier: the proxy's, or one of ours. It stands in the log and in the answer, so that the two can be matched. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
/** What is not a plain identifier is not written into the log. */
const identifier = /^[\w.:-]{8,64}$/;

export const requestIdOptions = {
  genReqId: ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[header];
    return typeof given === 'string' && identifier.test(given) ? given : randomUUID();
  },
};

export function acceptRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
