/**
 * What stands before the site where it is met: TLS and HTTP/2, with a certificate made for this run by the system's openssl.
 * `node bench/https-front.ts <port> <port of the plain server>`, both on 127.0.0.1. A process of its own: in the bench's, answers
 * would wait for Lighthouse.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers of HTTP/1.1 that say how this connection goes on; HTTP/2 has no place for them. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const [port, sitePort] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });
createSecureServer(certificate(), (incoming, answer) => {
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

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=127.0.0.1'], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('The bench needs openssl, to make a certificate for HTTPS.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
