import { expect, test } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { mailFacts } from '#tests/support/test-app.ts';
import { enquiryMail, messageIdOf } from './enquiry-mail.ts';

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

const mailOf = (changes = {}) =>
  enquiryMail({ reference: '3467-9CDF', enquiry: anEnquiry(1, changes), acceptedAt: Date.UTC(2026, 10, 21, 12, 5) }, facts);

test('goes to the mailbox of the department, with the reference in the subject and the identifier', () => {
  expect(mailOf({ department: 'ticketing' })).toMatchObject({
    to: 'b@agency.example',
    subject: 'Cerere 3467-9CDF · Bilete de avion · Ștefania Țăran 1',
    messageId: '<3467-9CDF@agency.example>',
    replyTo: { name: 'Ștefania Țăran 1', address: 'visitor1@example.org' },
  });
});

test('says everything that was typed, the page, and when it came in Romanian time', () => {
  const { text } = mailOf();
  for (const part of [
    'Ștefania Țăran 1',
    'visitor1@example.org',
    '+40 (721) 000.000',
    'Santorini în mai',
    'https://agency.example/santorini',
    '14:05',
  ])
    expect(text).toContain(part);
});

test('whatever is typed stays text in the html', () => {
  const { html } = mailOf({ user_name: '<script>alert(1)</script>', message: '</p><img src=x onerror="x"> & \'' });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;/p&gt;&lt;img src=x onerror=&quot;x&quot;&gt; &amp; &#39;');
});

test('an address that not every mail server takes is left out of the header and stands in the text', () => {
  const mail = mailOf({ user_email: 'ștefan@example.org' });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('scrieți expeditorului la ștefan@example.org');
});

test('the message identifier is the same whenever it is made', () => {
  expect(messageIdOf('A', 'http://localhost:4321')).toBe('<A@localhost>');
});

const anEvent = {
  intent: 'event',
  department: 'sales',
  event_people: '40',
  event_city: 'Sibiu',
  event_needs: 'sală\nhotel <b>bun</b>',
} as const;

test('what was said about the intent is labelled in the agency’s language, whatever the visitor’s, and what was left empty is not there', () => {
  const { text } = mailOf(anEvent);
  expect(text).toContain(
    'Despre ce este vorba: Eveniment\nParticipanți: 40\nOrașul sau locul: Sibiu\nDe ce are nevoie: sală\nhotel',
  );
  expect(text).not.toContain('Bugetul');
  const english = mailOf({ ...anEvent, lang: 'en' }).text;
  expect(english).toContain('Despre ce este vorba: Eveniment\nParticipanți: 40\nOrașul sau locul: Sibiu\n');
  expect(english).toContain('Limba vizitatorului: engleză');
});

test('it stays text in the html too, line by line', () => {
  expect(mailOf(anEvent).html).toContain('sală\nhotel &lt;b&gt;bun&lt;/b&gt;</td>');
});
