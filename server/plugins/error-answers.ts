/** The last resort for errors no route answers itself: plain words, no stack, and 4xx for what the caller did. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from '#domain/rules/addresses.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  const message = status >= 500 ? 'Something failed on our side. Try again in a moment.' : error.message;
  reply.code(status).header('cache-control', 'no-store');
  if (isApi(request.routeOptions.url ?? '')) return reply.send({ error: message });
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

/** An error's status, if it is one of an error at all. */
export function statusOf(error: { statusCode?: number }): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}
