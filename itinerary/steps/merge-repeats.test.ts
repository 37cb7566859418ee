import { expect, test } from 'vitest';
import { found, segmentOf } from '#tests/support/found-values.ts';
import { mergeRepeats } from './merge-repeats.ts';

const draftOf = (...segments: ReturnType<typeof segmentOf>[]) => ({ airlineRefs: [], passengers: [], doubts: [], segments });
const out = ['OTP 12APR 09:10', 'IST 12APR 10:40'] as const;

test('the same flight on the receipts of several passengers is one, with all their seats', () => {
  const { segments } = mergeRepeats(
    draftOf(
      segmentOf('TK1044', ...out, { seat: found('12A'), baggage: found('1PC') }),
      segmentOf('TK1043', 'IST 19APR 07:25', 'OTP 19APR 08:55'),
      segmentOf('TK1044', ...out, { seat: found('12B'), cabin: found('economy') }),
      segmentOf('TK1044', ...out, { seat: found('12A') }),
    ),
  );
  expect(segments.map(({ flightNumber, seat }) => [flightNumber.value, seat?.value])).toEqual([
    ['TK1044', '12A, 12B'],
    ['TK1043', undefined],
  ]);
  expect(segments[0]).toMatchObject({ baggage: { value: '1PC' }, cabin: { value: 'economy' } });
});

test('the same number on another day, at another hour or from another airport is another flight', () => {
  const flights = [
    segmentOf('TK1044', ...out),
    segmentOf('TK1044', 'OTP 13APR 09:10', 'IST 13APR 10:40'),
    segmentOf('TK1044', 'OTP 12APR 19:10', 'IST 12APR 20:40'),
    segmentOf('TK1044', 'IST 12APR 09:10', 'JFK 12APR 13:40'),
  ];
  expect(mergeRepeats(draftOf(...flights)).segments).toHaveLength(4);
});

test('flights without a day are never taken for the same', () => {
  expect(mergeRepeats(draftOf(segmentOf('TK1044', 'OTP', 'IST'), segmentOf('TK1044', 'OTP', 'IST'))).segments).toHaveLength(2);
});

test('one number at one hour of one day is one flight, whatever stands around the second', () => {
  const { segments } = mergeRepeats(
    draftOf(segmentOf('TK1044', ...out), segmentOf('TK1044', 'IST 12APR 09:10', 'HUN 12APR 10:40')),
  );
  expect(segments.map(({ departure }) => departure.airport?.value)).toEqual(['OTP']);
});

test('of a day in a summary and the same with its year on a card the year is kept', () => {
  const { segments } = mergeRepeats(
    draftOf(segmentOf('TK1044', ...out), segmentOf('TK1044', 'OTP 12APR28 09:10', 'IST 12APR28 10:40')),
  );
  expect(segments.map(({ departure, arrival }) => [departure.date?.value.year, arrival.date?.value.year])).toEqual([
    [2028, 2028],
  ]);
});
