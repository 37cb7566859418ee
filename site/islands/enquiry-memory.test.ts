import { afterEach, expect, test, vi } from 'vitest';
import { cameFrom, forgetDraft, keepDraft, keptDraft } from './enquiry-memory.ts';

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
  const origin = 'https://agency.example';
  expect(cameFrom('?pagina=/santorini&x=1', `${origin}/leisure`, origin)).toBe('/santorini');
  expect(cameFrom('?pagina=https://elsewhere.example', '', origin)).toBeUndefined();
  expect(cameFrom('', `${origin}/ro/corporate?x=1#savings`, origin)).toBe('/ro/corporate');
  expect(cameFrom('', `${origin}/`, origin)).toBe('/');
  for (const referrer of ['', 'https://elsewhere.example/leisure', 'https://agency.example.org/leisure'])
    expect(cameFrom('', referrer, origin)).toBeUndefined();
});

test('from the form to the form, or from its answer, one comes from no page', () => {
  const origin = 'https://agency.example';
  for (const path of ['/contact', '/ro/contact?subiect=event', '/ro/contact/trimis/x', '/api/contact'])
    expect(cameFrom('', origin + path, origin)).toBeUndefined();
});
