import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { travelConditionSchema } from './travel-condition.ts';

const [entry] = content.conditions();
const messagesFor = (changes: object) =>
  travelConditionSchema
    .safeParse({ ...entry?.data, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const everyone = { cine: 'oricine', unde: 'oriunde', act: 'orice' };

test('an entry says whom it concerns, or the editor is told what to write', () => {
  expect(messagesFor({ cases: everyone })).toBeUndefined();
  expect(messagesFor({ cases: { ...everyone, cine: ['animal'], unde: ['schengen'], act: ['act-romanesc'] } })).toBeUndefined();
  expect(messagesFor({ cases: { ...everyone, unde: [] } })).toEqual([
    expect.stringMatching(/^cases\.unde: o listă goală nu privește pe nimeni; scrieți „oriunde” sau o listă din: schengen, /),
  ]);
  expect(messagesFor({ cases: { cine: ['bunic'], unde: 'oriunde' } })).toEqual([
    expect.stringMatching(
      /^cases\.cine: lipsește sau nu se cunoaște; scrieți „oricine” sau o listă din: adult, .*cetatean-roman, copil$/,
    ),
    expect.stringMatching(/^cases\.act: lipsește sau nu se cunoaște; scrieți „orice”/),
  ]);
  expect(messagesFor({ cases: { ...everyone, act: ['pasaport', 'pasaport'] } })).toEqual([
    'cases.act: un răspuns este scris de două ori',
  ]);
});

test('an entry gives one to three points to tick', () => {
  const point = 'Actul de călătorie';
  expect(messagesFor({ bring: [point] })).toBeUndefined();
  expect(messagesFor({ bring: [] })).toHaveLength(1);
  expect(messagesFor({ bring: [point, point, point, point] })).toHaveLength(1);
});
