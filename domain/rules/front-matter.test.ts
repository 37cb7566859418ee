import { expect, test } from 'vitest';
import { cutFrontMatter } from './front-matter.ts';

test.each(['\n', '\r\n'])('front matter and text are parted at the first line of three dashes, %j', (end) => {
  const source = ['---', 'name: Bled', 'note: "a --- b"', '---', '', '## Lacul', '', '---', 'Mai jos.'].join(end);
  expect(cutFrontMatter(source)).toEqual({
    frontMatter: `name: Bled${end}note: "a --- b"`,
    text: ['', '## Lacul', '', '---', 'Mai jos.'].join(end),
  });
});

test('a file may end with its front matter, and one without has none', () => {
  expect(cutFrontMatter('---\nname: Bled\n---')).toEqual({ frontMatter: 'name: Bled', text: '' });
  expect(cutFrontMatter('name: Bled\n---\n')).toBeUndefined();
  expect(cutFrontMatter('')).toBeUndefined();
});
