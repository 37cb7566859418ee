import { expect, test } from 'vitest';
import { offerReport } from './offer-report.ts';

const offer = (file: string, ...days: string[]) => ({
  file,
  departures: days.map((from) => ({ from, to: `${from.slice(0, 8)}28` })),
});
const offers = [offer('late.md', '2027-05-07'), offer('soon.md', '2026-11-20', '2026-12-01'), offer('over.md', '2026-11-20')];

test('the build tells which offers are over and which end within two weeks', () => {
  expect(offerReport(offers, '2026-11-22')).toEqual([
    'over.md: over since 2026-11-20; its page says so, the lists leave it out.',
    'soon.md: its last departure is on 2026-12-01.',
  ]);
  expect(offerReport(offers, '2026-10-01')).toEqual([]);
});
