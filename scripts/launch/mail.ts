import type { MailConfig } from '#server/config.ts';

/** What keeps enquiries from reaching a mailbox, in the environment the check runs in. */
export function unsetMail(mail: MailConfig): string[] {
  if (mail.kind === 'none')
    return ['environment: SMTP_URL: no way to send mail; enquiries are kept and only `npm run inbox` shows them.'];
  if (mail.kind === 'smtp' && !mail.from) return ['environment: MAIL_FROM: mail goes out without an address of the agency.'];
  return [];
}
