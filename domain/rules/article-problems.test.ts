import { expect, test } from 'vitest';
import { sampleArticle } from '#tests/support/sample-article.ts';
import { articleProblems } from './article-problems.ts';

const places = new Map([
  ['port', { warned: false }],
  ['insula', { warned: false }],
  ['frontul', { warned: true }],
]);

test('an article whose places are there is in order', () => {
  expect(articleProblems(sampleArticle, places)).toEqual([]);
});

test('a place that is not there, that one is warned of, or that stands twice is told', () => {
  const linked = { ...sampleArticle, places: ['atlantida', 'frontul', 'port', 'port'] };
  expect(articleProblems(linked, places)).toEqual([
    expect.stringContaining('„atlantida” nu este o destinație'),
    expect.stringContaining('„frontul” are o avertizare'),
    expect.stringContaining('„port” stă de două ori'),
  ]);
});

test('nothing is checked before it is written', () => {
  const [problem] = articleProblems({ ...sampleArticle, checkedOn: '2026-10-31' }, places);
  expect(problem).toMatch(/^checkedOn: /);
});
