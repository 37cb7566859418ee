import type { MailConfig } from '../config.ts';
import { type MailFacts, senderOf } from './enquiry-mail.ts';
import type { Mailer } from './mailer.ts';
import { createSendFormMailer } from './send-form-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The way out the configuration asks for, or none: then enquiries are kept and read with `npm run inbox`. */
export function createMailer(mail: MailConfig, facts: MailFacts, brand: string): Mailer | undefined {
  switch (mail.kind) {
    case 'none':
      return undefined;
    case 'smtp':
      return createSmtpMailer({ url: mail.url, from: senderOf(mail, facts, brand) }, facts);
    case 'send-form':
      return createSendFormMailer(mail, facts);
  }
}
