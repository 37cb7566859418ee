import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SelfSigned = {
  /** PEM. */
  key: string;
  cert: string;
  /**
   * Fingerprint for Chromium's `--ignore-certificate-errors-spki-list`. With `--ignore-certificate-errors` it would keep nothing it
   * fetched, and fetch twice what a page asks for twice.
   */
  spki: string;
};

/** A certificate for 127.0.0.1, made for this run by the system's openssl. */
export function selfSigned(): SelfSigned {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...kind, '-keyout', files.key, '-out', files.cert, '-days', '2', '-subj', '/CN=127.0.0.1'],
      { stdio: 'ignore' },
    );
    const [key, cert] = [readFileSync(files.key, 'utf8'), readFileSync(files.cert, 'utf8')];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
  } catch (cause) {
    throw new Error('The bench needs openssl, to make a certificate for HTTPS.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
