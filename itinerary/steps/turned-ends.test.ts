import { expect, test } from 'vitest';
import { segmentOf } from '#tests/support/found-values.ts';
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { settleDates } from './dates/settle-dates.ts';
import { settlePlaces } from './settle-places.ts';
import { turnedEnds } from './turned-ends.ts';

const turned = (...segments: DraftSegment[]) =>
  turnedEnds(settleDates(settlePlaces(segments).segments, undefined, '2026-11-21').segments, 1);

test('a flight that connects only when it is turned is doubted', () => {
  expect(
    turned(
      segmentOf('LA260', 'SCL 03AUG27 14:20', 'PMC 03AUG27 16:05'),
      segmentOf('LA704', 'SCL 03AUG27 19:40', 'MAD 04AUG27 14:30'),
      segmentOf('LA705', 'MAD 19AUG27 23:55', 'SCL 20AUG27 07:30'),
    ),
  ).toEqual([0]);
});

test('where no flight connects and all turned ones would, each is doubted', () => {
  expect(
    turned(
      segmentOf('LY81', 'BKK 17JAN27 21:55', 'TLV 18JAN27 12:25'),
      segmentOf('LY8205', 'HKT 18JAN27 15:40', 'BKK 18JAN27 17:10'),
      segmentOf('LY82', 'TLV 02FEB27 22:50', 'HKT 03FEB27 04:30'),
    ),
  ).toEqual([0, 1, 2]);
});

test('who stays for days may go on by land, and there and back is in order', () => {
  expect(
    turned(
      segmentOf('LH770', 'MUC 30DEC26 21:35', 'BKK 31DEC26 14:30'),
      segmentOf('TG2370', 'HKT 04JAN27 12:10', 'BKK 04JAN27 13:40'),
    ),
  ).toEqual([]);
  expect(
    turned(
      segmentOf('LH1655', 'OTP 30DEC26 07:35', 'MUC 30DEC26 08:50'),
      segmentOf('LH1656', 'MUC 30DEC26 21:35', 'OTP 31DEC26 00:30'),
    ),
  ).toEqual([]);
});

test('one way flown twice is doubted however long after', () => {
  expect(
    turned(
      segmentOf('W62205', 'BUD 14MAY27 06:15', 'LTN 14MAY27 07:50'),
      segmentOf('W62206', 'BUD 18MAY27 20:40', 'LTN 19MAY27 00:05'),
    ),
  ).toEqual([1]);
});

test('of two travellers each may come back on a day of his own, and one traveller does not come back twice', () => {
  const flights = [
    segmentOf('LH1750', 'MUC 10MAY27 07:15', 'ATH 10MAY27 10:45'),
    segmentOf('LH1751', 'ATH 17MAY27 11:35', 'MUC 17MAY27 13:15'),
    segmentOf('A3802', 'ATH 18MAY27 08:20', 'MUC 18MAY27 10:05'),
  ];
  const { segments } = settleDates(settlePlaces(flights).segments, undefined, '2026-11-21');
  expect(turnedEnds(segments, 2)).toEqual([]);
  expect(turnedEnds(segments, 1)).toEqual([2]);
  const there = [flights[0] as DraftSegment, segmentOf('LH1751', 'MUC 17MAY27 11:35', 'ATH 17MAY27 15:05')];
  expect(turnedEnds(settleDates(settlePlaces(there).segments, undefined, '2026-11-21').segments, 2)).toEqual([1]);
});
