/** How the agency is told that its enquiries do not arrive: by ways that do not hang on the mail which does not work. */
import type { AlarmConfig, MailConfig } from '../config.ts';
import { type MailFacts, senderOf } from './enquiry-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** What is to be told. Counts and times, nothing of what anybody wrote. */
export type Alarm = Readonly<{
  subject: string;
  text: string;
  /** The same for programs. */
  facts: Readonly<Record<string, number | string>>;
}>;

export type AlarmWay = {
  /** For the log. */
  name: string;
  /** Rejects when the other side did not take it. */
  send(alarm: Alarm, signal: AbortSignal): Promise<void>;
};

/**
 * All the ways there are. The mail server of the enquiries is the last of them: it may well work, and what is quarantined can be told
 * that way too.
 */
export function alarmWays(alarm: AlarmConfig, mail: MailConfig, facts: MailFacts, brand: string): AlarmWay[] {
  const { webhook, smtp, to = facts.mailboxes.general } = alarm;
  const from = senderOf(mail, facts, brand);
  return [
    ...(webhook ? [webhookWay(webhook)] : []),
    ...(smtp ? [smtpWay('second mail server', smtp, from, to)] : []),
    ...(mail.kind === 'smtp' ? [smtpWay('mail server', mail.url, from, to)] : []),
  ];
}

/** One POST of JSON. `text` is the field that Slack, Mattermost, Rocket.Chat and Google Chat show. */
function webhookWay(url: string): AlarmWay {
  return {
    name: 'webhook',
    async send({ subject, text, facts }, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: `${subject}\n${text}`, ...facts }),
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    },
  };
}

function smtpWay(name: string, url: string, from: string, to: string): AlarmWay {
  const transport = smtpTransport(url);
  return {
    name,
    async send({ subject, text }, signal) {
      await transport.sendMail({ from, to, subject, text, signal });
    },
  };
}
