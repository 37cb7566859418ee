/** A client may ask again before it has its answer (RFC 9112, 9.3.2), but not a thousand times: browsers and proxies do not do so at all. */
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that may be open at once. */
export const mostAtOnce = 16;

export function boundPipelining(app: FastifyInstance): void {
  const open = new WeakMap<object, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    // There is no answer to be had by who does not wait for answers.
    if (count > mostAtOnce) socket.destroy();
  });
}
