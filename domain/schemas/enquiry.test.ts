import { expect, test } from 'vitest';
import { fieldsOf, intentFields, intents } from '#domain/rules/enquiry-intents.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { departmentOf, enquiryCheck } from './enquiry.ts';

const checkEnquiry = enquiryCheck({ from: 6, to: 300 });
const { department: _, ...undirected } = anEnquiry();
const enquiryOf = (changes: Record<string, unknown>) => {
  const checked = checkEnquiry({ ...undirected, ...changes });
  return 'enquiry' in checked ? checked.enquiry : undefined;
};
const problemsOf = (changes: Record<string, unknown>) => {
  const checked = checkEnquiry({ ...undirected, ...changes });
  return 'problems' in checked ? checked.problems : [];
};

test.each(intents)('%s goes to its own department, unless the visitor names another', (intent) => {
  expect(enquiryOf({ intent })?.department).toBe(departmentOf[intent]);
  expect(enquiryOf({ intent, department: '' })?.department).toBe(departmentOf[intent]);
  expect(enquiryOf({ intent, department: 'ticketing' })?.department).toBe('ticketing');
});

test.each(intents)('%s keeps its own fields, none of which is needed', (intent) => {
  const own = Object.fromEntries(fieldsOf(intent).map((field) => [field, '12']));
  expect(enquiryOf({ intent, ...own })).toEqual({ ...undirected, intent, ...own, department: departmentOf[intent] });
  const empty = Object.fromEntries(fieldsOf(intent).map((field) => [field, ' ']));
  expect(Object.keys(enquiryOf({ intent, ...empty }) ?? {}).filter((name) => name in empty)).toEqual([]);
});

test.each(intents)('%s bounds each of its fields', (intent) => {
  for (const [field, max] of Object.entries(intentFields[intent])) {
    expect(problemsOf({ intent, [field]: '1'.repeat(max + 1) })).toEqual([{ field, problem: 'too-long' }]);
    if (field !== 'event_people') expect(enquiryOf({ intent, [field]: 'ș'.repeat(max) })).toBeDefined();
  }
});

test('what belongs to another intent or to nobody is not kept and not complained about', () => {
  const kept = enquiryOf({ intent: 'leisure', leisure_place: 'Santorini', event_people: '5000', agency_name: 'x', other: 'y' });
  expect(kept).toEqual({ ...undirected, intent: 'leisure', leisure_place: 'Santorini', department: 'tourism' });
});

test.each([
  ['6', true],
  ['300', true],
  [' 40 ', true],
  ['5', false],
  ['301', false],
  ['40,5', false],
  ['-40', false],
  ['forty', false],
  ['1e2', false],
])('an event of “%s” people is ours: %s', (event_people, isOurs) => {
  const problems = isOurs ? [] : [{ field: 'event_people', problem: 'not-our-size' }];
  expect(problemsOf({ intent: 'event', event_people })).toEqual(problems);
});

test('without an intent it is a general enquiry, and an unknown one is a problem', () => {
  const { intent: __, ...without } = undirected;
  expect(checkEnquiry(without)).toMatchObject({ enquiry: { intent: 'general', department: 'general' } });
  expect(problemsOf({ intent: 'constructor' })).toEqual([{ field: 'intent', problem: 'not-a-choice' }]);
});

test('a short field is one line, the needs of an event may be several', () => {
  const kept = enquiryOf({ intent: 'event', event_city: 'Sibiu\r\nBcc: x', event_needs: 'hotel\nsală' });
  expect(kept).toMatchObject({ event_city: 'Sibiu Bcc: x', event_needs: 'hotel\nsală' });
});
