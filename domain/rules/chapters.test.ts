import { expect, test } from 'vitest';
import { articleChapterCount, chapterProblems, chaptersOf } from './chapters.ts';

const words = (count: number) => Array.from({ length: count }, () => 'piatră').join(' ');
const chapter = (heading: string, count = 70) => `## ${heading}\n\n${words(count)}`;
const body = (...chapters: string[]) => chapters.join('\n\n');

test('a body is cut at its headings, and what a chapter holds is told apart', () => {
  const [plain, figured, listed] = chaptersOf(
    `## Satele\n\nUn paragraf\npe două rânduri.\n\nAl doilea.\n\n## Muntele\n\n> **567 m** cel mai înalt punct\n\nText.\n\n## Trei\n\nTrei lucruri:\n\n- **Unu**, a\n- Doi\n- Trei`,
  );
  expect(plain).toEqual({
    heading: 'Satele',
    paragraphs: ['Un paragraf pe două rânduri.', 'Al doilea.'],
    figure: null,
    list: [],
  });
  expect(figured?.figure).toEqual({ value: '567 m', label: 'cel mai înalt punct' });
  expect(listed?.list).toEqual(['**Unu**, a', 'Doi', 'Trei']);
});

test('three chapters of seventy words are in order', () => {
  expect(chapterProblems(body(chapter('Unu'), chapter('Doi'), chapter('Trei')))).toEqual([]);
});

test('a chapter of forty words is in order, and so is one of a hundred and sixty', () => {
  expect(chapterProblems(body(chapter('Unu', 40), chapter('Doi', 160), chapter('Trei')))).toEqual([]);
});

test('every fault is named with its chapter and what it should be', () => {
  const problems = chapterProblems(body(chapter('Scurt', 20), chapter('Lung', 200)));
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('2 capitole');
  expect(problems[1]).toContain('„Scurt” are 20');
  expect(problems[2]).toContain('„Lung” are 200');
});

test('a list has two to five points', () => {
  const listed = (points: number) => `## Doi\n\n${words(60)}\n\n${'- un punct\n'.repeat(points)}`;
  const problemsOf = (points: number) => chapterProblems(body(chapter('Unu'), listed(points), chapter('Trei')));
  expect(problemsOf(2)).toEqual([]);
  expect(problemsOf(5)).toEqual([]);
  expect(problemsOf(1)).toEqual(['lista din capitolul „Doi” are un singur punct; scrieți-l ca propoziție']);
  expect(problemsOf(6)).toEqual(['lista din capitolul „Doi” are 6 puncte; cel mult 5']);
});

test('text before the first heading is refused with the place it belongs to', () => {
  expect(chapterProblems(`Salut.\n\n${chapter('Unu')}`)[0]).toContain('„lead”');
});

test('marks and addresses are not counted as words', () => {
  const linked = `## Unu\n\n${words(159)} **[bilete](https://example.ro/foarte/lung)**`;
  expect(chapterProblems(body(linked, chapter('Doi'), chapter('Trei')))).toEqual([]);
});

test('an article has two chapters at least and five at most', () => {
  const problemsOf = (count: number) =>
    chapterProblems(body(...Array.from({ length: count }, (_, place) => chapter(`Capitolul ${place}`))), articleChapterCount);
  expect([2, 5].map(problemsOf)).toEqual([[], []]);
  expect([1, 6].map(problemsOf)).toEqual([[expect.stringContaining('între 2 și 5')], [expect.stringContaining('între 2 și 5')]]);
});
