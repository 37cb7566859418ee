import { expect, test } from 'vitest';
import { chapterProblems, chaptersOf } from './chapters.ts';

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

test('every fault is named with its chapter and what it should be', () => {
  const problems = chapterProblems(body(chapter('Scurt', 20), chapter('Lung', 200)));
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('2 capitole');
  expect(problems[1]).toContain('„Scurt” are 20');
  expect(problems[2]).toContain('„Lung” are 200');
});

test('a list has exactly three points', () => {
  const two = `## Doi\n\n${words(60)}\n\n- unu\n- doi`;
  expect(chapterProblems(body(chapter('Unu'), two, chapter('Trei')))[0]).toContain('2 puncte');
});

test('text before the first heading is refused with the place it belongs to', () => {
  expect(chapterProblems(`Salut.\n\n${chapter('Unu')}`)[0]).toContain('„lead”');
});

test('marks and addresses are not counted as words', () => {
  const linked = `## Unu\n\n${words(59)} **[bilete](https://example.ro/foarte/lung)**`;
  expect(chapterProblems(body(linked, chapter('Doi'), chapter('Trei')))).toEqual([]);
});
