import { afterEach, expect, test, vi } from 'vitest';
import { watchInView } from './in-view.ts';

type Change = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** The browser's side: what it is asked to watch, and how it tells. */
function aBrowser() {
  const browser = { tell: (_: Change[]) => undefined as unknown, watched: new Set<Element>(), margin: '' };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (changes: Change[]) => void, { rootMargin }: { rootMargin: string }) {
        Object.assign(browser, { tell, margin: rootMargin });
      }
      observe = (element: Element) => browser.watched.add(element);
      disconnect = () => browser.watched.clear();
    },
  );
  return browser;
}

afterEach(() => vi.unstubAllGlobals());

test('of several changes told in one call the latest counts', () => {
  const browser = aBrowser();
  const told: boolean[] = [];
  watchInView(document.body, (inView) => told.push(inView), '400px');
  browser.tell([{ isIntersecting: false }, { isIntersecting: true }]);
  browser.tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(told).toEqual([true, false]);
  expect(browser.margin).toBe('400px');
});

test('what is returned ends it', () => {
  const browser = aBrowser();
  const end = watchInView(document.body, () => undefined);
  expect([...browser.watched]).toEqual([document.body]);
  end();
  expect([...browser.watched]).toEqual([]);
});
