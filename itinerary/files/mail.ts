/** A mail as it was sent (RFC 5322 and MIME): its own words, and the files attached to it. Nothing it names is fetched. */
import PostalMime from 'postal-mime';
import { TicketTextError } from '../text/ticket-text-error.ts';

/** Mails of agencies are some five parts deep; headers of much forwarded ones take 60 KB. */
const limits = { partsDeep: 20, headerBytes: 512 * 1024 };

type OpenedMail = {
  html: string | undefined;
  text: string | undefined;
  attached: readonly Uint8Array[];
};

/** @throws TicketTextError `mail-too-deep` for a mail no program writes */
export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  try {
    const mail = await PostalMime.parse(bytes, {
      // Mails in the mail are files like others: how deep they may go is counted by who opens them.
      rfc822Attachments: true,
      maxRfc822NestingDepth: 0,
      maxNestingDepth: limits.partsDeep,
      maxHeadersSize: limits.headerBytes,
    });
    const attached = mail.attachments.map(({ content }) =>
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    );
    return { html: mail.html, text: mail.text, attached };
  } catch (error) {
    throw new TicketTextError('mail-too-deep', { cause: error });
  }
}
