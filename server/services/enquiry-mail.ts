/** What the department reads: the enquiry as one mail, in plain text and in simple HTML. Pure. */
import { detailsOf } from '#domain/format/contact-words.ts';
import type { CommonField, SilentField } from '#domain/rules/enquiry-fields.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';
import type { Department, Enquiry } from '#domain/schemas/enquiry.ts';
import type { MailConfig } from '../config.ts';
import type { Letter } from './mailer.ts';
import type { Content } from './read-content.ts';

export type MailFacts = Readonly<{
  /** Public origin: the page's address is written out, and the Message-ID ends in its host. */
  siteUrl: string;
  mailboxes: Readonly<Record<Department, string>>;
  /** Names of the departments in the agency's own language. */
  departmentNames: Readonly<Record<Department, string>>;
  /** The form's words in the agency's own language, whichever the visitor read them in: a mail has one language. */
  form: ContactPage['form'];
}>;

export const mailFactsOf = ({ agency, contact }: Content, siteUrl: string): MailFacts => ({
  siteUrl,
  mailboxes: agency.mailboxes,
  departmentNames: contact.ro.form.departments,
  form: contact.ro.form,
});

type EnquiryMail = {
  messageId: string;
  to: string;
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
};

/** Who writes: the configured sender, or the agency's general mailbox under its brand. */
export const senderOf = (mail: MailConfig, { mailboxes }: Pick<MailFacts, 'mailboxes'>, brand: string): string =>
  (mail.kind === 'smtp' ? mail.from : undefined) ?? `${quoted(brand)} <${mailboxes.general}>`;

/** A display name in quotes, as RFC 5322 (3.2.4) writes one that may hold dots or commas. */
const quoted = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`;

/** The same for every try, so that a mail that arrives twice is recognised (RFC 5322, 3.6.4). */
export const messageIdOf = (reference: string, siteUrl: string) => `<${reference}@${new URL(siteUrl).hostname}>`;

/** What the enquiry is about, and what was said about it. */
export function intentRows(enquiry: Enquiry, { form }: Pick<MailFacts, 'form'>): [label: string, value: string][] {
  return [
    [form.intent.label.replace(/\?$/, ''), form.intent.names[enquiry.intent]],
    ...detailsOf(form, enquiry).map(({ label, value }): [string, string] => [label, value]),
  ];
}

export function enquiryMail({ reference, enquiry, acceptedAt }: Letter, facts: MailFacts): EnquiryMail {
  const department = facts.departmentNames[enquiry.department];
  // The message stands below the rows, what belongs to the intent last among them.
  const said: Record<Exclude<CommonField, 'message'> | SilentField, [label: string, value: string]> = {
    department: ['Departament', department],
    user_name: ['Nume', enquiry.user_name],
    user_email: ['E-mail', enquiry.user_email],
    mobile_number: ['Telefon', enquiry.mobile_number],
    page: ['Scris de pe pagina', facts.siteUrl + enquiry.page],
    lang: ['Limba vizitatorului', enquiry.lang === 'ro' ? 'română' : 'engleză'],
  };
  const rows: [label: string, value: string][] = [
    ['Referință', reference],
    ...Object.values(said),
    ['Primit', `${bucharestTime.format(acceptedAt)} (ora României)`],
    ...intentRows(enquiry, facts),
  ];
  const replyTo = replyAddress(enquiry.user_email);
  const closing = replyTo
    ? 'Răspunsul la acest mesaj ajunge direct la expeditor.'
    : `Nu răspundeți la acest mesaj: scrieți expeditorului la ${enquiry.user_email}.`;
  return {
    messageId: messageIdOf(reference, facts.siteUrl),
    to: facts.mailboxes[enquiry.department],
    replyTo: replyTo ? { name: enquiry.user_name, address: replyTo } : undefined,
    subject: `Cerere ${reference} · ${department} · ${enquiry.user_name}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${enquiry.message}\n\n-- \n${closing}\n`,
    html: [
      '<!doctype html><html lang="ro"><meta charset="utf-8"><body style="font-family:sans-serif">',
      '<table cellpadding="4">',
      ...rows.map(
        ([label, value]) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`,
      `<p>${escapeHtml(closing)}</p></body></html>`,
    ].join('\n'),
  };
}

const bucharestTime = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Bucharest' });

/**
 * An address whose local part is not ASCII needs SMTPUTF8 from every server on the way (RFC 6531). Rather than let one
 * of them refuse the mail, it is left out of the header; it stands in the text.
 */
function replyAddress(address: string): string | undefined {
  const local = address.slice(0, address.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(local) ? address : undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
