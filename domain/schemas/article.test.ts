import { expect, test } from 'vitest';
import { sampleArticle } from '#tests/support/sample-article.ts';
import { articleSchema } from './article.ts';
import { postSchema } from './post.ts';

const problemsOf = (data: object) => (articleSchema.safeParse(data).error?.issues ?? []).map(({ message }) => message);
const listOf = (...groups: { name?: string; points: string[] }[]) => ({ ...sampleArticle, list: { title: 'De luat', groups } });
const points = (count: number) => Array.from({ length: count }, (_, place) => `Lucrul ${place}`);

test('an article in order is read as it is', () => {
  expect(articleSchema.parse(sampleArticle)).toEqual(sampleArticle);
});

test('a title asks', () => {
  expect(problemsOf({ ...sampleArticle, title: 'Ce iau în barcă' })).toEqual([expect.stringContaining('este o întrebare')]);
});

test('a list has five to twelve points, its groups taken together', () => {
  const grouped = (...counts: number[]) =>
    listOf(...counts.map((count, place) => ({ name: `Grupa ${place}`, points: points(count) })));
  for (const counts of [[5], [3, 2], [6, 6]]) expect(problemsOf(grouped(...counts)), counts.join()).toEqual([]);
  for (const counts of [[4], [2, 2], [7, 6]])
    expect(problemsOf(grouped(...counts)).join(), counts.join()).toContain('între 5 și 12');
});

test('several groups have names', () => {
  const [problem] = problemsOf(listOf({ name: 'Acte', points: points(3) }, { points: points(3) }));
  expect(problem).toContain('fiecare grupă are un nume');
});

test('a post has a text of its own, a guide has none', () => {
  const post = { ...sampleArticle, text: 'piatră '.repeat(60) };
  expect(postSchema.safeParse(post).success).toBe(true);
  expect(postSchema.safeParse(sampleArticle).success).toBe(false);
  expect(articleSchema.safeParse(post).success).toBe(false);
});
