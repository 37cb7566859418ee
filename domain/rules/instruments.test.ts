import { expect, test } from 'vitest';
import type { SiteReport } from '../schemas/site-report.ts';
import { instrumentIds, instrumentsOf, totalOf } from './instruments.ts';

const version = { sources: 'a'.repeat(64), commit: 'abc1234567', committedOn: '2026-11-22' };
const parts = { htmlAndCss: 20_000, script: 0, letters: 22_000, pictures: 8000 };
const browser = {
  version,
  measuredOn: '2026-11-22',
  firstVisit: { pages: 290, requests: 0, cookies: 0, keys: 0 },
  accessibility: { pages: 290, objections: 0 },
};
const report: SiteReport = {
  version,
  builtOn: '2026-11-23',
  pages: 290,
  weights: [
    { kind: 'home', pages: 2, heaviest: '/ro', parts, limit: 66_000 },
    { kind: 'finder', pages: 2, heaviest: '/unde-si-cand', parts: { ...parts, htmlAndCss: 36_000 }, limit: 70_000 },
    { kind: 'map', pages: 1, heaviest: '/map/ro', parts: { ...parts, htmlAndCss: 900_000 } },
  ],
  links: { followed: 40_000, broken: 0, elsewhere: 150 },
  foreignFiles: 0,
  facts: { dated: 99, ages: [{ upTo: 30, facts: 99 }, { upTo: 90, facts: 0 }, { facts: 0 }], oldest: 1, stale: 0, days: 183 },
  headers: [{ name: 'x-frame-options', value: 'DENY' }],
  browser,
};

const statesOf = (report: SiteReport | undefined) =>
  Object.fromEntries(instrumentsOf(report).map(({ id, state }) => [id, state]));
const all = (state: string) => Object.fromEntries(instrumentIds.map((id) => [id, state]));
const inBrowser = ['requests', 'cookies', 'keys', 'accessibility'];

test('what was measured of this version is within its limits, or over them', () => {
  expect(statesOf(report)).toEqual(all('within'));
  const found = { ...report, links: { ...report.links, broken: 1 }, foreignFiles: 2 };
  expect(statesOf(found)).toEqual({ ...all('within'), links: 'over', foreignFiles: 'over' });
});

test('nothing measured is no figure and no good state', () => {
  expect(statesOf(undefined)).toEqual(all('unmeasured'));
  expect(instrumentsOf(undefined).map(({ value }) => value)).toEqual(instrumentIds.map(() => undefined));
  const { browser: _, ...built } = report;
  const states = statesOf(built);
  for (const id of instrumentIds) expect(states[id], id).toBe(inBrowser.includes(id) ? 'unmeasured' : 'within');
});

test('what a browser found in another version says of which, is never as good as new, and stays bad where it was', () => {
  const other = { sources: 'b'.repeat(64), commit: 'fff0000000' };
  const cookies = { ...browser.firstVisit, cookies: 3 };
  const old = { ...report, browser: { ...browser, version: other, firstVisit: cookies } };
  expect(statesOf(old)).toMatchObject({
    requests: 'earlier',
    keys: 'earlier',
    accessibility: 'earlier',
    cookies: 'over',
    links: 'within',
  });
  for (const { id, of } of instrumentsOf(old))
    expect(of, id).toEqual(inBrowser.includes(id) ? { version: other, on: '2026-11-22' } : undefined);
});

test('the same sources are the same version, whatever commit they were measured at', () => {
  expect(statesOf({ ...report, browser: { ...browser, version: { sources: version.sources } } })).toEqual(all('within'));
});

test('the first view is that of the page nearest to its limit; a kind without one has none to come near to', () => {
  const first = () => instrumentsOf(report).find(({ id }) => id === 'firstView');
  expect(first()).toMatchObject({ value: totalOf({ ...parts, htmlAndCss: 36_000 }), limit: 70_000 });
});
