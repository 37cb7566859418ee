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

/** Gives the function that sets the headers, for answers that never reach a hook. */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): (reply: FastifyReply) => void {
  const headers = https ? { ...always, ...hsts } : always;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  return (reply) => reply.headers(headers);
}
