import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, pageInQuery } from './enquiry-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function aForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="radio" name="intent" value="general"><input type="radio" name="intent" value="event" checked>
    <input name="user_name" value="Ana"><textarea name="message">Bună</textarea>
    <input type="checkbox" name="consent" value="yes" checked><input name="company_website" value="">
    <input type="hidden" name="page" value="/contact"><input type="hidden" name="lang" value="en">
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

test('a draft holds what was typed and chosen, but neither the agreement nor what the page adds itself', () => {
  keepDraft(aForm(), '?subiect=event');
  expect(keptDraft()).toEqual({ values: { intent: 'event', user_name: 'Ana', message: 'Bună' }, query: '?subiect=event' });
  forgetDraft();
  expect(keptDraft()).toBeUndefined();
});

test.each(['not json', 'null', '[]', '{"query":"","values":{"message":5}}', '{"values":{}}'])('%s is no draft', (kept) => {
  sessionStorage.setItem('enquiry-draft', kept);
  expect(keptDraft()).toBeUndefined();
});

test('where storage is forbidden the form works as if nothing had been kept', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined });
  keepDraft(aForm(), '');
  expect(keptDraft()).toBeUndefined();
  forgetDraft();
});

test('only a path of this site is a page one comes from', () => {
  expect(pageInQuery('?pagina=/santorini&x=1')).toBe('/santorini');
  expect(pageInQuery('?pagina=https://elsewhere.example')).toBeUndefined();
  expect(pageInQuery('')).toBeUndefined();
});
