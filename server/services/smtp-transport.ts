import { createTransport } from 'nodemailer';

/** Milliseconds without a connection, a greeting, or any byte after it. */
export type SmtpTimeouts = { connection: number; greeting: number; silence: number };

const defaultTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

/**
 * A way to a mail server, a connection for each mail: a broken one spoils nothing else.
 * @param url `smtp://user:pass@host:port` or `smtps://…`
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = defaultTimeouts) {
  return createTransport({
    url,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // A relay on this very machine usually has a certificate of its own making, and nobody listens in between.
    ...(isLoopback(url) && { tls: { rejectUnauthorized: false } }),
    // A visitor's text can never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const isLoopback = (url: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
