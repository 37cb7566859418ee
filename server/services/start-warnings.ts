/** What is said loudly when the server starts: it runs, and something that an agency needs is missing all the same. */
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

export function startWarnings({ mail, alarm, siteUrl }: Pick<Config, 'mail' | 'alarm' | 'siteUrl'>): string[] {
  const { hostname } = new URL(siteUrl);
  const isOurs = hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return [
    ...(mail.kind === 'none'
      ? ['NO MAIL IS CONFIGURED: enquiries are kept and nobody is told of them. Set SMTP_URL, or read them with npm run inbox.']
      : []),
    ...(alarm.webhook || alarm.smtp
      ? []
      : ['NO SECOND WAY TO TELL that mail is dead: set ALARM_WEBHOOK_URL, or ALARM_SMTP_URL with another mail server.']),
    ...(isOurs ? [`NO PUBLIC ADDRESS: links, mails and maps name ${siteUrl}. Set SITE_URL to what visitors type.`] : []),
  ];
}
