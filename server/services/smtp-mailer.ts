import type { NodemailerError } from 'nodemailer';
import { enquiryMail, type MailFacts } from './enquiry-mail.ts';
import { DeliveryError, type Mailer } from './mailer.ts';
import { type SmtpTimeouts, smtpTransport } from './smtp-transport.ts';

type SmtpOptions = {
  /** `smtp://user:pass@host:port` or `smtps://…` */
  url: string;
  /** Sender: an address, or a name and an address in angle brackets. */
  from: string;
  timeouts?: SmtpTimeouts;
};

/** Sends each enquiry as a mail of its own. */
export function createSmtpMailer({ url, from, timeouts }: SmtpOptions, facts: MailFacts): Mailer {
  const transport = smtpTransport(url, timeouts);
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
