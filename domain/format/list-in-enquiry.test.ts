import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { writtenFields } from '../rules/enquiry-fields.ts';
import { intentFields } from '../rules/enquiry-intents.ts';
import { mostPlaces } from '../rules/saved-list.ts';
import { listInMessage, messageWithList, namesWithin } from './list-in-enquiry.ts';

const names = content.destinations().map(({ data }) => data.name);
const longest = names.toSorted((one, other) => other.length - one.length).slice(0, mostPlaces);
const address = 'https://site.example/lista?l=roma,praga';
const block = listInMessage(['Roma', 'Praga'], address);

test('the message numbers every place and ends in the address of the list, with room for a question', () => {
  expect(block).toBe(`Locurile din lista mea, în ordinea în care le-am pus:\n1. Roma\n2. Praga\n${address}\n\n`);
  const whole = listInMessage(longest, address);
  for (const name of longest) expect(whole).toContain(name);
  expect(whole.length).toBeLessThan(writtenFields.message / 2);
});

test('what the message said before stays below the list, and an earlier list makes way', () => {
  expect(messageWithList('', block)).toBe(block);
  expect(messageWithList('Suntem doi.', block)).toBe(`${block}Suntem doi.`);
  const later = listInMessage(['Viena'], 'https://site.example/lista?l=viena');
  expect(messageWithList(`${block}Suntem doi.`, later)).toBe(`${later}Suntem doi.`);
});

test('a list that the visitor has changed is the visitor’s, and stays', () => {
  const changed = block.replace('2. Praga', 'sau Praga');
  expect(messageWithList(changed, block)).toBe(block + changed.trimStart());
});

test('the line for the place never has more letters than it may, whatever the list', () => {
  const most = intentFields.leisure.leisure_place;
  expect(namesWithin(['Roma', 'Praga'], most)).toBe('Roma, Praga');
  expect(namesWithin(longest, most).length).toBeLessThanOrEqual(most);
  expect(namesWithin(longest, most)).toMatch(/ și încă \d$/);
  for (let start = 0; start < names.length; start++)
    for (let count = 1; count <= mostPlaces; count++)
      expect(namesWithin(names.slice(start, start + count), most).length).toBeLessThanOrEqual(most);
  expect(namesWithin(['Roma', 'Praga'], 8)).toBe('2 locuri, în mesaj');
});
