/**
 * The mail provider's `send-form` call (https://www.emailjs.com/docs/rest-api/send-form/): a multipart form with the
 * template's parameters, the same the site's browser code used to send. The account must allow calls from servers.
 */
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import { intentRows, type MailFacts, messageIdOf } from './enquiry-mail.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

type SendFormOptions = {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  timeoutMs?: number;
};

/** The version of the provider's library whose call this is. */
const libVersion = '3.10.0';

export function createSendFormMailer(options: SendFormOptions, facts: MailFacts): Mailer {
  const { url, serviceId, templateId, publicKey, timeoutMs = 20_000 } = options;
  return {
    async deliver({ reference, enquiry }, signal) {
      const form = new FormData();
      const fields = {
        lib_version: libVersion,
        service_id: serviceId,
        template_id: templateId,
        user_id: publicKey,
        user_name: enquiry.user_name,
        user_email: enquiry.user_email,
        mobile_number: enquiry.mobile_number,
        message: wholeMessage(enquiry, facts),
        department: facts.departmentNames[enquiry.department],
        mailbox: facts.mailboxes[enquiry.department],
        page: facts.siteUrl + enquiry.page,
        reference,
        message_id: messageIdOf(reference, facts.siteUrl),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      let status: number;
      let body: string;
      try {
        const response = await fetch(url, { method: 'POST', body: form, signal: limit });
        status = response.status;
        body = await response.text();
      } catch (error) {
        throw new DeliveryError('NETWORK', `the mail provider cannot be reached: ${causeOf(error)}`, error);
      }
      if (status !== 200 && body.trim() !== 'OK')
        throw new DeliveryError(`HTTP ${status}`, `the mail provider answered ${status}: ${body.slice(0, 200)}`);
    },
  };
}

/**
 * The message with what was said about its intent above it: the provider's template knows the fields it has always had,
 * and one it does not know would be lost.
 */
function wholeMessage(enquiry: Enquiry, facts: MailFacts): string {
  if (enquiry.intent === 'general') return enquiry.message;
  const rows = intentRows(enquiry, facts).map(([label, value]) => `${label}: ${value}`);
  return `${rows.join('\n')}\n\n${enquiry.message}`;
}

/** `fetch` says “fetch failed” and keeps the reason one level down. */
function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}
