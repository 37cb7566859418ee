import { beforeEach, expect, test, vi } from 'vitest';

/** Two scripts of one page: each has the module for itself. */
let consent: typeof import('./third-party-consent.ts');
let banner: typeof import('./third-party-consent.ts');
const kept = new Map<string, string>();
const page = new EventTarget();

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.resetModules();
  consent = await import('./third-party-consent.ts');
  vi.resetModules();
  banner = await import('./third-party-consent.ts');
});

test('nothing is agreed to before the visitor agrees, except what is necessary', () => {
  expect(consent.hasAgreed('map', 'maker')).toBe(false);
  expect(consent.hasAgreed('analytics', 'counter')).toBe(false);
  expect(consent.hasAgreed('necessary', 'us')).toBe(true);
  expect(consent.keptChoice()).toBeUndefined();
});

test('who agrees to one purpose has agreed to no other, and what waited for it happens once', () => {
  const [map, statistics] = [vi.fn(), vi.fn()];
  consent.onceAgreed('map', 'maker', map);
  consent.onceAgreed('analytics', 'counter', statistics);
  expect(map).not.toHaveBeenCalled();
  consent.agree('map', 'maker');
  consent.agree('map', 'maker');
  expect([consent.hasAgreed('map', 'maker'), consent.hasAgreed('analytics', 'counter')]).toEqual([true, false]);
  expect(map).toHaveBeenCalledOnce();
  expect(statistics).not.toHaveBeenCalled();
});

test('what one script is told, another of the page hears', () => {
  const act = vi.fn();
  consent.onceAgreed('map', 'maker', act);
  banner.keepChoice({ necessary: true, map: true, asked: ['maker'] });
  expect(act).toHaveBeenCalledOnce();
  expect(consent.hasAgreed('map', 'maker')).toBe(true);
});

test('a choice is kept with its time under the specified names', () => {
  consent.agree('map', 'maker');
  expect(JSON.parse(kept.get('cookieConsent') ?? '')).toEqual({ necessary: true, analytics: false, map: true, asked: ['maker'] });
  expect(kept.get('cookieConsentDate')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('where nothing may be kept, an agreement lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  consent.agree('map', 'maker');
  expect(banner.hasAgreed('map', 'maker')).toBe(true);
  expect(banner.choiceDate()).toBeNull();
});
