/** A method that an address does not know is answered with 405 and those it knows (RFC 9110, 15.5.6). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from '#domain/rules/addresses.ts';

/** Gives the methods an address answers to; none for an address that no route has. Registered before the routes it knows. */
export function knownMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The files of the site are all one route; they answer for themselves.
    if (url === '/*') return;
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort();
}

/** Says which methods there are. `OPTIONS` asks for nothing else. */
export function sendMethods(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  methods: readonly string[],
): FastifyReply {
  reply.header('allow', methods.join(', ')).header('cache-control', 'no-store');
  if (request.method === 'OPTIONS') return reply.code(204).send();
  reply.code(405);
  const sentence = `Only ${methods.join(' and ')} ${methods.length > 1 ? 'are' : 'is'} answered here`;
  return isApi(path) ? reply.send({ error: `${sentence}.` }) : reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
}
