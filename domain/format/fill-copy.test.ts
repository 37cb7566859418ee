import { expect, test } from 'vitest';
import { fillCopy } from './fill-copy.ts';

const figures = {
  hotels: { value: 800_000, plus: true, label: { en: 'hotels', ro: 'de hoteluri' } },
  providers: { value: 9, plus: false, label: { en: 'providers', ro: 'furnizori' } },
};

test('figures are put into sentences at any depth, and everything else stays as it is', () => {
  const copy = { say: '{hotels} hotels', rows: [{ note: 'via {providers} providers', order: 3 }], big: true };
  expect(fillCopy('en', copy, figures)).toEqual({
    say: '800,000+ hotels',
    rows: [{ note: 'via 9 providers', order: 3 }],
    big: true,
  });
});

test('a number is written as the language writes it', () => {
  expect(fillCopy('ro', ['{hotels} de hoteluri'], figures)).toEqual(['800.000+ de hoteluri']);
});

test('a figure that does not exist is an error that names it', () => {
  expect(() => fillCopy('en', { say: '{boats} boats' }, figures)).toThrow('{boats}');
});
