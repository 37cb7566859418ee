import { expect, test } from 'vitest';
import type { BuiltPage } from './built-pages.ts';
import { holdWordsTogether } from './held-words.ts';
import { edited } from './page-edits.ts';
import { pageFacts } from './page-facts.ts';

function held(body: string, lang = 'ro'): string {
  const html = `<html lang="${lang}"><body>${body}<p>s-a</p></body></html>`;
  const page: BuiltPage = { file: 'x.html', url: '/x', html, ...pageFacts(html) };
  const edits = holdWordsTogether([page]);
  return edited(page, edits).replace(/^.*<body>|<p><span class="held">s-a<\/span><\/p><\/body>.*$/g, '');
}

test('a word that a hyphen ties to a short one stays on one line, with the signs beside it', () => {
  expect(held('<h2>Intrarea s-a mutat</h2>')).toBe('<h2>Intrarea <span class="held">s-a</span> mutat</h2>');
  expect(held('<p>Spuneți-ne, „într-un rând”.</p>')).toBe(
    '<p><span class="held">Spuneți-ne,</span> <span class="held">„într-un</span> rând”.</p>',
  );
  expect(held('<p>al <em>XIII-lea</em></p>')).toBe('<p>al <em><span class="held">XIII-lea</span></em></p>');
});

test('so do words of a plain link in a text, and of what is ticked', () => {
  expect(held('<p>Citiți <a href="/x">site-ul</a></p>')).toBe('<p>Citiți <a href="/x"><span class="held">site-ul</span></a></p>');
  expect(held('<label><span>într-o pungă</span></label>')).toBe(
    '<label><span><span class="held">într-o</span> pungă</span></label>',
  );
});

test('names and compounds may end a line, and so may what is longer than a line', () => {
  for (const same of ['<h1>Mont-Saint-Michel</h1>', '<p>după-amiaza</p>', '<p>www.le-mont-saint-michel.example</p>'])
    expect(held(same)).toBe(same);
});

test('labels, drawings and what scripts own stay as they are', () => {
  for (const same of [
    '<p><a class="button">Contactează-ne!</a></p>',
    '<a>Dă-i</a>',
    '<template><p>s-a</p></template>',
    '<astro-island><p>s-a</p></astro-island>',
  ])
    expect(held(same)).toBe(same);
});

test('only Romanian pages are changed, and none of them at all is a mistake', () => {
  expect(() => held('<p>a one-way trip</p>', 'en')).toThrow('No Romanian page');
});
