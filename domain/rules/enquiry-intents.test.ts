import { expect, test } from 'vitest';
import { fieldsOf, intentNamed, intents } from './enquiry-intents.ts';

test('only the names of intents are intents', () => {
  expect(intents.map(intentNamed)).toEqual([...intents]);
  expect(['', 'Event', 'constructor', undefined].map(intentNamed)).toEqual(Array(4).fill(undefined));
});

test('no field belongs to two intents', () => {
  const fields = intents.flatMap(fieldsOf);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fieldsOf('general')).toEqual([]);
});
