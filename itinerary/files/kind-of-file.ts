/** What a file is, by what stands in it: names and declared types are whatever somebody called them. */
import { decodeText } from './decode-text.ts';

/** `pass`: a wallet pass or several in one archive. `page`: an HTML page, such as a saved mail. */
export type FileKind = 'pdf' | 'pass' | 'calendar' | 'mail' | 'page';

/** Enough for the header of a mail that has passed many servers. */
const headBytes = 32_768;

// Received: from… | MIME-Version: 1.0
const mailHeader =
  /^(?:from|to|cc|subject|date|message-id|mime-version|received|return-path|delivered-to|content-type|reply-to|dkim-signature|arc-[\w-]+|x-[\w-]+):/i;
/** Those without which nothing is a mail. */
const ownHeader = /^(?:from|to|subject|date|message-id|mime-version|received|content-type):/i;
const pageStart =
  /^(?:\s|<!--[^>]*-->|<\?xml[^>]*>)*<(?:!doctype\s+html|html|head|body|meta|title|style|table|div|p|center|span|font|script)[\s>/]/i;

/** @returns undefined for what none of our readers knows */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  // Local file header, or the end of an empty archive (APPNOTE 4.3.7 and 4.3.16).
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'pass';
  const head = decodeText(bytes.subarray(0, headBytes)).trimStart();
  if (/^BEGIN:VCALENDAR\s/i.test(head)) return 'calendar';
  if (!head.slice(0, 1024).includes('%PDF-') && isMail(head)) return 'mail';
  if (pageStart.test(head.slice(0, 4096))) return 'page';
  return head.slice(0, 1024).includes('%PDF-') ? 'pdf' : undefined;
}

function isMail(head: string): boolean {
  // Mailboxes kept in one file begin each mail with such a line.
  const lines = head.replace(/^>?From .*\r?\n/, '').split(/\r?\n/, 400);
  const end = lines.findIndex((line) => line.trim() === '');
  const header = lines.slice(0, end < 0 ? lines.length : end);
  if (!mailHeader.test(header[0] ?? '')) return false;
  const own = new Set(header.flatMap((line) => ownHeader.exec(line)?.[0].toLowerCase() ?? []));
  return own.size > 1 && header.every((line) => /^[!-9;-~]+:|^[ \t]/.test(line));
}
