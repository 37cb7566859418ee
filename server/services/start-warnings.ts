/** What is said loudly when the server starts: it runs, and something that an agency needs is missing all the same. */
import { isIP } from 'node:net';
import { relative, resolve } from 'node:path';
import type { Config } from '../config.ts';

/** @param root the folder the program stands in */
export function startWarnings(
  config: Pick<Config, 'mail' | 'alarm' | 'siteUrl' | 'dataDir' | 'databaseUrl'>,
  root: string,
): string[] {
  const { mail, alarm, siteUrl, dataDir, databaseUrl } = config;
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
    ...(databaseUrl === undefined && !relative(root, resolve(dataDir)).startsWith('..')
      ? [`ENQUIRIES LIE INSIDE THE PROGRAM'S FOLDER, in ${dataDir}: they go when it goes. Set DATA_DIR to a folder elsewhere.`]
      : []),
  ];
}
