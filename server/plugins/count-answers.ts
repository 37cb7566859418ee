import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../services/metrics.ts';

/** Every answer, by the pattern of its route. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 });
  });
}
