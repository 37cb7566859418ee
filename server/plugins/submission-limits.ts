/** How often tickets may be sent: by one address (an IPv6 network counts as one), and by everybody together. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Limit = Readonly<{ max: number; windowMs: number }>;
type SubmissionLimits = Readonly<{ perAddress: Limit; overall: Limit }>;

/** An agency's desk converts a pile of tickets at once, all from one address; the queue of the pool bounds what they cost. */
export const ticketLimits: SubmissionLimits = {
  perAddress: { max: 240, windowMs: 60_000 },
  overall: { max: 1200, windowMs: 60_000 },
};

/** Counts a submission. Gives the seconds to wait when it is one too many. */
export type CountSubmission = (request: FastifyRequest) => Promise<number | undefined>;

/** Gives the function that makes a counter of its own for each kind of submission. */
export async function limitSubmissions(app: FastifyInstance): Promise<(limits: SubmissionLimits) => CountSubmission> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  warnOfUnnamedProxy(app);
  return (limits) => {
    const perAddress = app.createRateLimit({ max: limits.perAddress.max, timeWindow: limits.perAddress.windowMs });
    const overall = app.createRateLimit({
      max: limits.overall.max,
      timeWindow: limits.overall.windowMs,
      keyGenerator: () => 'everybody',
    });
    return async (request) => {
      // In this order, so that one address that is over its own limit does not use up everybody's.
      for (const limit of [perAddress, overall]) {
        const count = await limit(request);
        if (!count.isAllowed && count.isExceeded) return Math.max(1, count.ttlInSeconds);
      }
      return undefined;
    };
  };
}

/** Said once: without it every limit for one address is one for everybody. */
function warnOfUnnamedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.ips !== undefined || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    app.log.warn('a proxy forwards requests but TRUST_PROXY does not name it: all visitors count as one address');
  });
}
