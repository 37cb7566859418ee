import { expect, test } from 'vitest';
import { type Found, foundIn, measurementOf } from './measured.ts';

const listed = ['/', '/ro'];
const visit = (requests: number, pages = 2): Found => ({ firstVisit: { pages, requests, cookies: 0, keys: 1 } });
const look = (url: string, objections = 0): Found => ({ accessibility: { url, objections } });

test('a whole measurement has the worst of all visits and the objections to all pages', () => {
  expect(measurementOf([visit(0), visit(2), look('/'), look('/ro', 1), look('/ro', 3), look('/absent', 1)], listed)).toEqual({
    firstVisit: { pages: 2, requests: 2, cookies: 0, keys: 1 },
    accessibility: { pages: 2, objections: 5 },
  });
});

test('a part of the pages is no measurement', () => {
  expect(measurementOf([visit(0), look('/')], listed)).toBeUndefined();
  expect(measurementOf([look('/'), look('/ro')], listed)).toBeUndefined();
  expect(measurementOf([visit(0, 1), look('/'), look('/ro')], listed)).toBeUndefined();
});

test('what tests found is read out of the report, however deep their suites stand, and nothing else is', () => {
  const of = (...annotations: { type: string; description?: string }[]) => ({ tests: [{ results: [{ annotations }] }] });
  const told = (found: Found) => ({ type: 'measured', description: JSON.stringify(found) });
  const report = {
    suites: [{ specs: [of(told(look('/')), { type: 'slow' })], suites: [{ specs: [of(told(look('/ro', 2)))] }] }, {}],
  };
  expect(foundIn(report)).toEqual([look('/'), look('/ro', 2)]);
});
