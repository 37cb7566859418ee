import { beforeEach, expect, test, vi } from 'vitest';

let consent: typeof import('./third-party-consent.ts');
beforeEach(async () => {
  vi.resetModules();
  consent = await import('./third-party-consent.ts');
});

test('nothing is agreed to before the visitor agrees, except what is necessary', () => {
  expect(consent.hasAgreed('map')).toBe(false);
  expect(consent.hasAgreed('analytics')).toBe(false);
  expect(consent.hasAgreed('necessary')).toBe(true);
});

test('who agrees to one purpose has agreed to no other, and what waited for it happens once', () => {
  const [map, statistics] = [vi.fn(), vi.fn()];
  consent.onceAgreed('map', map);
  consent.onceAgreed('analytics', statistics);
  expect(map).not.toHaveBeenCalled();
  consent.agree('map');
  consent.agree('map');
  expect([consent.hasAgreed('map'), consent.hasAgreed('analytics')]).toEqual([true, false]);
  expect(map).toHaveBeenCalledOnce();
  expect(statistics).not.toHaveBeenCalled();
});

test('two who wait for one purpose both come', () => {
  const acts = [vi.fn(), vi.fn()];
  for (const act of acts) consent.onceAgreed('map', act);
  consent.agree('map');
  for (const act of acts) expect(act).toHaveBeenCalledOnce();
});

test('what comes after the agreement happens at once', () => {
  consent.agree('map');
  const act = vi.fn();
  consent.onceAgreed('map', act);
  expect(act).toHaveBeenCalledOnce();
});
