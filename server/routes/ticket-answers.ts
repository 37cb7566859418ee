/** What the routes of the itinerary tool have in common: their refusals, and what every answer of theirs carries. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../plugins/error-answers.ts';
import type { CountSubmission } from '../plugins/submission-limits.ts';
import { isCrossSite } from '../services/cross-site.ts';
import { networkOf } from '../services/enquiry-limits.ts';
import { preferredLang } from '../services/preferred-lang.ts';
import { TicketPoolBusyError } from '../services/ticket-pool.ts';
import { TicketProcessError } from '../services/ticket-process.ts';
import { type Refusal, readerRefusal, refusals } from '../services/ticket-refusals.ts';
import type { TicketResult } from '../services/ticket-tasks.ts';

type RefusalDetails = {
  retryAfterSeconds?: number;
  /** Path of the value it is about. */
  where?: string;
};

/** Thrown where a ticket or an itinerary is found to be of no use. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;
  readonly details: RefusalDetails;

  constructor(refusal: Refusal, details: RefusalDetails = {}) {
    super(refusal.code);
    this.refusal = refusal;
    this.details = details;
  }
}

const langOf = (request: FastifyRequest) =>
  preferredLang((request.query as { lang?: unknown }).lang, request.headers['accept-language']);

/** Nothing of a ticket is kept by any cache, and an answer opened by itself may load and run nothing. */
export function carefulHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
}

/**
 * Whether this caller may send another one now.
 * @throws {RefusedError} when not
 */
export async function admit(request: FastifyRequest, countTicket: CountSubmission, siteUrl: string): Promise<void> {
  const secondsToWait = await countTicket(request);
  if (secondsToWait !== undefined) throw new RefusedError(refusals.tooOften, { retryAfterSeconds: secondsToWait });
  if (isCrossSite(request.headers, siteUrl)) throw new RefusedError(refusals.crossSite);
}

/** Who takes turns with others: an address, or the /64 of one of IPv6, as where tickets are counted. */
export const senderOf = ({ ip }: FastifyRequest): string => networkOf(ip, 64);

/**
 * Refuses a ticket for which the reader or the printer gave no result.
 *
 * @param instead the refusal where it did not say why
 * @throws {RefusedError} always
 */
export function refuseResult(request: FastifyRequest, result: TicketResult, instead: Refusal): never {
  if ('problem' in result) throw new RefusedError(readerRefusal(result.problem));
  if ('failed' in result) request.log.error({ failed: result.failed }, 'a ticket made the reader fail');
  throw new RefusedError(instead);
}

/** What a route says of a body that it cannot take, and of work that came to no end: one reads a file, the other draws what was read. */
type RouteRefusals = { tooLarge: Refusal; wrongType: Refusal; tooSlow: Refusal; tooHeavy: Refusal; ended: Refusal };

/** Answers every error of a route: in the caller's language, with a code, never with what was sent. */
export const answerRefusals =
  (ofRoute: RouteRefusals) => async (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const { refusal, details } = refusedAs(error, request, ofRoute);
    const { retryAfterSeconds, where } = details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const lang = langOf(request);
    carefulHeaders(reply).header('content-language', lang);
    return reply.code(refusal.status).send({ error: refusal.message[lang], code: refusal.code, ...(where && { where }) });
  };

function refusedAs(error: Error & { statusCode?: number }, request: FastifyRequest, ofRoute: RouteRefusals): RefusedError {
  if (error instanceof RefusedError) return error;
  if (error instanceof TicketPoolBusyError) return new RefusedError(refusals.busy, error);
  if (error instanceof TicketProcessError) return endedAs(error, request, ofRoute);
  const status = statusOf(error);
  if (status === 413) return new RefusedError(ofRoute.tooLarge);
  if (status === 415) return new RefusedError(ofRoute.wrongType);
  if (status < 500) return new RefusedError(isJson(request) ? refusals.brokenJson : refusals.wrongForm);
  // The message may quote what was sent; the lines of the stack do not.
  request.log.error({ name: error.name, frames: error.stack?.match(/^\s+at .*$/gm)?.join('\n') }, 'a ticket request failed');
  return new RefusedError(refusals.failed, { retryAfterSeconds: 30 });
}

const isJson = (request: FastifyRequest) => request.headers['content-type']?.includes('json') === true;

function endedAs(error: TicketProcessError, request: FastifyRequest, ofRoute: RouteRefusals): RefusedError {
  request.log.warn({ end: error.end, detail: error.detail }, 'a ticket process ended before its time');
  if (error.end === 'too-slow') return new RefusedError(ofRoute.tooSlow);
  if (error.end === 'too-heavy') return new RefusedError(ofRoute.tooHeavy);
  if (error.end === 'interrupted' || error.end === 'starved') return new RefusedError(refusals.busy, { retryAfterSeconds: 30 });
  return error.started ? new RefusedError(ofRoute.ended) : new RefusedError(refusals.failed, { retryAfterSeconds: 30 });
}
