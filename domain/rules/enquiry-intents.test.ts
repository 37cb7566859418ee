import { expect, test } from 'vitest';
import { fieldsOf, intentNamed, intentOfPage, intents } from './enquiry-intents.ts';

test('a page in either language leads to the same intent', () => {
  expect(['/corporate', '/ro/corporate', '/ro/capabilitati', '/consultanta'].map(intentOfPage)).toEqual(Array(4).fill('company'));
  expect(['/agentii-partenere', '/ro/agentii-partenere'].map(intentOfPage)).toEqual(['agency-demo', 'agency-demo']);
  expect(['/leisure', '/en/leisure'].map(intentOfPage)).toEqual(['leisure', 'leisure']);
});

test('a page about everything, or no page at all, leads to none', () => {
  expect(['/', '/servicii', '/echipa', '/ro', '', '/constructor', '/romania'].map(intentOfPage)).toEqual(
    Array(7).fill(undefined),
  );
});

test('only the names of intents are intents', () => {
  expect(intents.map(intentNamed)).toEqual([...intents]);
  expect(['', 'Event', 'constructor', undefined].map(intentNamed)).toEqual(Array(4).fill(undefined));
});

test('no field belongs to two intents', () => {
  const fields = intents.flatMap(fieldsOf);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fieldsOf('general')).toEqual([]);
});
