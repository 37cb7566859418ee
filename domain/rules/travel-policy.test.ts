import { expect, test } from 'vitest';
import { clauseOf, namesAmount, type PolicyAnswers, type PolicyWords, policyDocument, policyText } from './travel-policy.ts';

const words: PolicyWords = {
  title: 'Travel policy',
  titleWithName: 'Travel policy of [company]',
  opening: 'Covers every trip.',
  closing: { heading: 'In force', text: 'From the day it is signed.', textWithDay: 'From [day].' },
  questions: [
    {
      id: 'cabin',
      heading: 'Cabin',
      options: [
        { label: 'a', clause: 'Economy.' },
        { label: 'b', clause: 'Any.' },
      ],
    },
    {
      id: 'hotel',
      heading: 'Hotel',
      options: [
        { label: 'a', clause: 'Up to [amount] euro.' },
        { label: 'b', clause: 'Three stars.' },
      ],
      amount: { start: 110, min: 20, max: 2000 },
    },
  ],
};
const blank: PolicyAnswers = { company: '', from: '', chosen: {}, amounts: {} };

test('without answers the first options make a whole document', () => {
  const document = policyDocument('en', words, blank);
  expect(document.title).toBe('Travel policy');
  expect(document.sections.map(({ text }) => text)).toEqual(['Economy.', 'Up to 110 euro.', 'From the day it is signed.']);
});

test('the document says what was answered', () => {
  const document = policyDocument('ro', words, {
    company: '  Exemplu SRL ',
    from: '2027-01-01',
    chosen: { cabin: 1 },
    amounts: { hotel: 1250 },
  });
  expect(document.title).toBe('Travel policy of Exemplu SRL');
  expect(document.sections.map(({ text }) => text)).toEqual(['Any.', 'Up to 1.250 euro.', 'From 1 ianuarie 2027.']);
});

test('a name in square brackets is only a name', () => {
  expect(policyDocument('en', words, { ...blank, company: '[day] & Sons' }).title).toBe('Travel policy of [day] & Sons');
});

test('an amount that cannot be leaves the one to start with', () => {
  for (const amount of [Number.NaN, 0, 9999])
    expect(clauseOf('en', words.questions[1] as never, { ...blank, amounts: { hotel: amount } })).toBe('Up to 110 euro.');
});

test('an amount is asked for only where the chosen answer names it', () => {
  const hotel = words.questions[1] as never;
  expect(namesAmount(hotel, blank)).toBe(true);
  expect(namesAmount(hotel, { ...blank, chosen: { hotel: 1 } })).toBe(false);
});

test('a year still being typed is no day yet', () => {
  expect(policyDocument('en', words, { ...blank, from: '0202-01-01' }).sections.at(-1)?.text).toBe('From the day it is signed.');
});

test('an option that does not exist is told by its question', () => {
  expect(() => policyDocument('en', words, { ...blank, chosen: { cabin: 7 } })).toThrow('“cabin”');
});

test('as plain text the sections are numbered', () => {
  expect(policyText(policyDocument('en', words, blank))).toBe(
    'Travel policy\n\nCovers every trip.\n\n1. Cabin\nEconomy.\n\n2. Hotel\nUp to 110 euro.\n\n3. In force\nFrom the day it is signed.',
  );
});
