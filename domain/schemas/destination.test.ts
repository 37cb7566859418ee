import { expect, test } from 'vitest';
import { samplePlace } from '#tests/support/sample-place.ts';
import { themeNames } from '../rules/themes.ts';
import { destinationSchema } from './destination.ts';

const problemsWith = (themes: unknown) =>
  (destinationSchema.safeParse({ ...samplePlace, themes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const choose = `scrieți una până la 3 dintre: ${themeNames.join(', ')}`;

test('a place has one to three themes', () => {
  expect(problemsWith(['oraș'])).toEqual([]);
  expect(problemsWith(['oraș', 'mare', 'familie'])).toEqual([]);
});

test('without a theme, or with too many, the editor reads which there are', () => {
  expect(problemsWith(undefined)).toEqual([`themes: ${choose}`]);
  expect(problemsWith([])).toEqual([`themes: ${choose}`]);
  expect(problemsWith(themeNames.slice(0, 4))).toEqual([`themes: ${choose}`]);
});

test('a theme that is not on the list is named with those that are', () => {
  expect(problemsWith(['oras'])).toEqual([`themes.0: „oras” nu este o temă; ${choose}`]);
});

test('a theme said twice is told', () => {
  expect(problemsWith(['mare', 'mare'])).toEqual(['themes: aceeași temă este scrisă de două ori']);
});
