import { createTransport, type NodemailerError } from 'nodemailer';
import { enquiryMail, type MailFacts } from './enquiry-mail.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

type SmtpOptions = {
  /** `smtp://user:pass@host:port` or `smtps://…` */
  url: string;
  /** Sender: an address, or a name and an address in angle brackets. */
  from: string;
  /** Milliseconds without a connection, a greeting, or any byte after it. */
  timeouts?: { connection: number; greeting: number; silence: number };
};

const defaultTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

/** Sends each enquiry as a mail of its own, over a connection of its own: a broken one spoils nothing else. */
export function createSmtpMailer({ url, from, timeouts = defaultTimeouts }: SmtpOptions, facts: MailFacts): Mailer {
  const transport = createTransport({
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
  return {
    async deliver(letter, signal) {
      const { replyTo, ...mail } = enquiryMail(letter, facts);
      try {
        await transport.sendMail({ ...mail, from, ...(replyTo && { replyTo }), signal });
      } catch (error) {
        const { code, responseCode, message } = error as NodemailerError;
        throw new DeliveryError([code, responseCode].filter(Boolean).join(' ') || 'SMTP', message, error);
      }
    },
  };
}

const isLoopback = (url: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
