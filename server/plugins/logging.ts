/** What the server writes down: events and codes, never who wrote or what. One JSON object a line. */

import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { isApi } from '#domain/rules/addresses.ts';

/** The part of an error that cannot quote a visitor: the details of a database error repeat the row. */
const describeError = ({ name, code, message, stack = '' }: Error & { code?: unknown }) => ({ type: name, code, message, stack });

/** Fastify's options for a log without addresses, query strings or bodies. */
export const loggingOptions = (stream?: {
  write(line: string): void;
}): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  // Each answer is logged below, where it is worth a line; the default would log every picture twice.
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level: 'info',
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: ({ statusCode }) => (statusCode === undefined ? {} : { statusCode }),
      err: describeError,
    },
    ...(stream && { stream }),
  },
});

/** One line for each call of the API and for each failure of ours. Pages are for the proxy's log. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (!isApi(route) && reply.statusCode < 500) return;
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode < 500 ? 'info' : 'error'](facts, 'answered');
  });
}
