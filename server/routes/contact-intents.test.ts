import { afterEach, beforeEach, expect, test } from 'vitest';
import { writtenFields } from '#domain/rules/enquiry-fields.ts';
import { fieldsOf, intents } from '#domain/rules/enquiry-intents.ts';
import { eventSize } from '#domain/rules/event-size.ts';
import { testContent } from '#tests/support/built-site.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { acceptsPage, asFields, type Fields, sendForm } from '#tests/support/send-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

const { agency, contact } = await testContent;
const size = eventSize(agency.figures);
const tooFew = String(size.from - 1);
/** A sentence of the form with its names filled in. */
const said = (sentence: string, names: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]));

const words = (lang: 'en' | 'ro') => contact[lang].form.details;
const tooLong = (lang: 'en' | 'ro') =>
  said(words(lang).problems['too-long'], { label: words(lang).event.fields.event_city.label, max: 80 });

const { department: _, ...undirected } = asFields();
const kept = async () => (await site.store.list(100)).map(({ enquiry }) => enquiry);

/** What a browser without script sends: the fields of every intent, those out of sight empty. */
const wholeForm = (changes: Fields): Fields => ({
  ...undirected,
  department: '',
  ...Object.fromEntries(intents.flatMap(fieldsOf).map((field) => [field, ''])),
  ...changes,
});

test('an event arrives at its department with what was said about it, and nothing of other intents', async () => {
  const brief = {
    intent: 'event',
    event_people: '40',
    event_dates: 'mai 2027',
    event_needs: 'sală\nhotel',
    event_budget: '20.000 €',
  };
  const answer = await sendForm(site, wholeForm({ ...brief, leisure_place: 'left behind' }));
  expect(answer.statusCode).toBe(201);
  expect(await kept()).toEqual([anEnquiry(1, { ...brief, intent: 'event', department: 'sales' })]);
});

test('a form from before there were intents is a general enquiry to the general department', async () => {
  const { intent: __, ...older } = undirected;
  expect((await sendForm(site, older)).statusCode).toBe(201);
  expect(await kept()).toMatchObject([{ intent: 'general', department: 'general' }]);
});

test('a problem of an intent’s field names the field, in both languages', async () => {
  const fields = wholeForm({ intent: 'event', event_people: tooFew, event_city: 'x'.repeat(81) });
  const { problems } = (await sendForm(site, fields)).json();
  expect(problems).toMatchObject([
    { field: 'event_people', problem: 'not-our-size', message: said(words('ro').problems['not-our-size'], size) },
    { field: 'event_city', problem: 'too-long', message: tooLong('ro') },
  ]);
  const english = (await sendForm(site, { ...fields, lang: 'en' })).json();
  expect(english.problems[1].message).toBe(tooLong('en'));
});

test('without script the form comes back with the intent chosen and its fields as they were', async () => {
  const typed = wholeForm({ intent: 'event', event_people: tooFew, event_city: 'Sibiu "vechi"', lang: 'en' });
  const answer = await sendForm(site, typed, { accept: acceptsPage });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(/<input[^>]*value="event"[^>]*checked|<input[^>]*checked[^>]*value="event"/);
  expect(answer.body).toContain('value="Sibiu &quot;vechi&quot;"');
  expect(answer.body.split(said(words('en').problems['not-our-size'], size))).toHaveLength(3);
});

test('an intent nobody offers is said in words', async () => {
  const { problems } = (await sendForm(site, wholeForm({ intent: 'spam', lang: 'en' }))).json();
  expect(problems).toMatchObject([{ field: 'intent', message: contact.en.form.problems.intent['not-a-choice'] }]);
});

test('when nothing can be kept, the mailbox of the intent’s department is offered', async () => {
  site.store.accept = async () => {
    throw new Error('disk full');
  };
  const shown = await sendForm(site, wholeForm({ intent: 'leisure' }), { accept: acceptsPage });
  expect(shown.body).toContain(`mailto:${agency.mailboxes.tourism}`);
});

test('the longest message and the longest brief of an event fit together, in the script of Europe with the longest letters', async () => {
  const fields = wholeForm({
    intent: 'event',
    message: 'Щ'.repeat(writtenFields.message),
    event_people: String(size.to),
    event_dates: 'Щ'.repeat(100),
    event_city: 'Щ'.repeat(80),
    event_needs: 'Щ'.repeat(300),
    event_budget: 'Щ'.repeat(60),
  });
  expect((await sendForm(site, fields)).statusCode).toBe(201);
});
