import { afterEach, expect, test } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { type PeerMode, type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';
import { mailFacts } from '#tests/support/test-app.ts';
import { DeliveryError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const facts = {
  siteUrl: 'https://agency.example',
  mailboxes: {
    general: 'g@agency.example',
    tourism: 't@agency.example',
    ticketing: 'b@agency.example',
    sales: 's@agency.example',
  },
  departmentNames: { general: 'General', tourism: 'Turism', ticketing: 'Bilete de avion', sales: 'Vânzări' },
  form: (await mailFacts('https://agency.example')).form,
};
const timeouts = { connection: 300, greeting: 300, silence: 300 };
const never = new AbortController().signal;
let peer: SmtpPeer;

afterEach(() => peer?.close());

const mailerFor = async (mode: PeerMode) => {
  peer = await startSmtpPeer({ mode });
  return createSmtpMailer({ url: peer.url, from: '"Site, the" <site@agency.example>', timeouts }, facts);
};

const letter = (changes = {}) => ({ reference: '3467-9CDF', enquiry: anEnquiry(1, changes), acceptedAt: Date.UTC(2026, 10, 21) });

test('the mail arrives with its headers, in both forms, with Romanian letters intact', async () => {
  const mailer = await mailerFor('accept');
  await mailer.deliver(letter(), never);
  const [mail] = await peer.arrived(1);
  expect(mail).toMatchObject({ from: 'site@agency.example', to: ['t@agency.example'] });
  expect(mail?.parsed).toMatchObject({
    messageId: '<3467-9CDF@agency.example>',
    subject: 'Cerere 3467-9CDF · Turism · Ștefania Țăran 1',
    from: { address: 'site@agency.example', name: 'Site, the' },
    replyTo: [{ address: 'visitor1@example.org', name: 'Ștefania Țăran 1' }],
  });
  expect(mail?.parsed.text).toContain('ne-ar plăcea Santorini în mai');
  expect(mail?.parsed.html).toContain('Ștefania Țăran');
});

test('what is typed never becomes a header, a recipient or an attachment', async () => {
  const mailer = await mailerFor('accept');
  const bad = 'Eve\r\nBcc: eve@evil.example\r\n\r\nX <eve@evil.example>, "';
  await mailer.deliver(letter({ user_name: bad, message: '.\r\nMAIL FROM:<x@y>\r\n.\r\n', user_email: 'a@b.example' }), never);
  const [mail] = await peer.arrived(1);
  expect(mail?.to).toEqual(['t@agency.example']);
  expect(mail?.parsed.headers.filter(({ key }) => key === 'bcc' || key === 'x')).toEqual([]);
  expect(mail?.parsed.replyTo?.map(({ address }) => address)).toEqual(['a@b.example']);
  expect(mail?.parsed.text).toContain('MAIL FROM:<x@y>');
});

test.each(['refuse', 'reject', 'hang', 'drop', 'forget'] as const)(
  'a server that does “%s” is a failed delivery, soon',
  async (mode) => {
    const mailer = await mailerFor(mode);
    const begun = Date.now();
    await expect(mailer.deliver(letter(), never)).rejects.toThrow(DeliveryError);
    expect(Date.now() - begun).toBeLessThan(2000);
  },
);

test('no server at all is a failed delivery', async () => {
  const mailer = await mailerFor('accept');
  await peer.close();
  await expect(mailer.deliver(letter(), never)).rejects.toMatchObject({ name: 'DeliveryError', code: 'ESOCKET' });
});

test('it stops when it is told to', async () => {
  const mailer = await mailerFor('hang');
  await expect(mailer.deliver(letter(), AbortSignal.timeout(50))).rejects.toThrow(DeliveryError);
});
