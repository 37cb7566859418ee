import { expect, test } from 'vitest';
import { type Answer, type Area, areas, assess } from './travel-assessment.ts';

const statements: { area: Area }[] = [
  { area: 'policy' },
  { area: 'policy' },
  { area: 'buying' },
  { area: 'buying' },
  { area: 'buying' },
  { area: 'people' },
  { area: 'figures' },
];
const all = (answer: Answer) => statements.map(() => answer);

test('yes is 2, partly 1, no 0, in every area and in all', () => {
  expect(assess(statements, all('yes'))).toMatchObject({ points: 14, most: 14, answered: 7 });
  expect(assess(statements, all('partly'))).toMatchObject({ points: 7, most: 14 });
  expect(assess(statements, all('no'))).toMatchObject({ points: 0, most: 14 });
  const { areas: scores } = assess(statements, ['yes', 'no', 'partly', 'yes', 'no', 'no', 'yes']);
  expect(scores.map(({ points, most }) => [points, most])).toEqual([
    [2, 4],
    [3, 6],
    [0, 2],
    [2, 2],
  ]);
});

test('an area is in order at all points, nearly there from half on, and below half to be mended', () => {
  const verdicts = (given: Answer[]) => assess(statements, given).areas.map(({ verdict }) => verdict);
  expect(verdicts(['yes', 'no', 'partly', 'yes', 'no', 'no', 'yes'])).toEqual(['improve', 'improve', 'mend', 'keep']);
  expect(verdicts(['partly', 'no', 'partly', 'partly', 'no', 'partly', 'no'])).toEqual(['mend', 'mend', 'improve', 'mend']);
});

test('an area says nothing before all of it is answered', () => {
  const open = assess(statements, ['yes', undefined, 'yes', 'no', 'partly']);
  expect(open.answered).toBe(4);
  expect(open.areas.map(({ verdict }) => verdict)).toEqual([undefined, 'improve', undefined, undefined]);
  expect(open.weakest).toBeUndefined();
});

test('what was denied comes before what is partly there', () => {
  const buying = assess(statements, ['yes', 'yes', 'partly', 'yes', 'no', 'yes', 'yes']).areas[1];
  expect(buying?.toDo).toEqual([4, 2]);
});

test('the weakest area is the one with the smallest share, and there is none when all is yes', () => {
  expect(assess(statements, ['no', 'no', 'no', 'no', 'partly', 'yes', 'yes']).weakest).toBe('policy');
  expect(assess(statements, ['yes', 'partly', 'partly', 'yes', 'yes', 'partly', 'yes']).weakest).toBe('people');
  expect(assess(statements, all('yes')).weakest).toBeUndefined();
});

test('every area is there, in one order', () => {
  expect(assess(statements, []).areas.map(({ area }) => area)).toEqual([...areas]);
});
