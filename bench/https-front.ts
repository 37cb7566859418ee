/**
 * What stands before the site where it is met: TLS and HTTP/2. `node bench/https-front.ts <port> <port of the plain server>`, both on
 * 127.0.0.1, with `FRONT_KEY` and `FRONT_CERT` in PEM. A process of its own: in the bench's, answers would wait for Lighthouse.
 */
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';

/** Headers of HTTP/1.1 that say how this connection goes on; HTTP/2 has no place for them. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const [port, sitePort] = process.argv.slice(2).map(Number);
const { FRONT_KEY: key, FRONT_CERT: cert } = process.env;
if (!key || !cert) throw new Error('FRONT_KEY and FRONT_CERT: the certificate to answer with, as PEM.');
const agent = new Agent({ keepAlive: true });
createSecureServer({ key, cert }, (incoming, answer) => {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.has(name)),
  );
  const target = { host: '127.0.0.1', port: sitePort, path: incoming.url, method: incoming.method, headers, agent };
  const passed = request(target, (given) => {
    const kept = Object.entries(given.headers).filter(([name]) => !ofOneConnection.has(name));
    answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
    given.pipe(answer);
  });
  passed.on('error', () => answer.stream.close());
  incoming.pipe(passed);
}).listen(port, '127.0.0.1');
