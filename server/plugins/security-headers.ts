/** What every answer says about how it may be used. Pages add their own content security policy when they are sent. */
import type { FastifyInstance, FastifyReply } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** A year, this host only: what else the agency runs under its domain is not ours to decide. */
const hsts = { 'strict-transport-security': 'max-age=31536000' };

const headersOfAnswers = (https: boolean) => ({ ...always, ...(https && hsts) });

/** All of them as every page has them; its policy comes to them. */
export const headersOfPages = (https: boolean): Readonly<Record<string, string>> => ({
  ...headersOfAnswers(https),
  'cross-origin-resource-policy': 'same-origin',
});

/** What is no page loads nothing and stands in no frame, whoever opens it; a drawing brings its own style. */
const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const isData = /^(?:text\/(?:plain|calendar)|application\/(?:[\w.+-]*json|xml)|image\/svg\+xml)\b/;

/** Pictures and calendars are meant to be shown elsewhere: in a post that shares a page, in a mail. */
const isShared = /^(?:image\/|text\/calendar)/;

/** Gives the function that sets the headers, for answers that never reach a hook. */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): (reply: FastifyReply) => void {
  const headers = headersOfAnswers(https);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (isData.test(type) && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    reply.header('cross-origin-resource-policy', isShared.test(type) ? 'cross-origin' : 'same-origin');
  });
  return (reply) => reply.headers(headers);
}
