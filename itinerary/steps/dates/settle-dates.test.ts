import { expect, test } from 'vitest';
import type { DraftEnd, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { readDay } from '../../values/days.ts';
import { settlePlaces } from '../settle-places.ts';
import { settleDates } from './settle-dates.ts';

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const found = <T>(value: T): Found<T> => ({ value, text: String(value), box, certainty: 1 });
const dayOf = (text: string): Found<PrintedDay> => {
  const day = readDay(text);
  if (!day) throw new Error(`“${text}” is no day`);
  return { ...found(day), text };
};

type Printed = { from: string; to: string; leaves?: string; at?: string; lands?: string; shift?: number; by?: string };
function segmentOf({ from, to, leaves, at, lands, shift, by }: Printed): DraftSegment {
  const [departure, arrival] = [{ airport: found(from) }, { airport: found(to) }] as [DraftEnd, DraftEnd];
  if (leaves) departure.date = dayOf(leaves);
  if (at) departure.time = found(at);
  if (lands) arrival.date = dayOf(lands);
  if (by) arrival.time = found(by);
  if (shift !== undefined) arrival.dayShift = found(shift);
  return { flightNumber: found('TK1'), departure, arrival };
}

function settled(printed: Printed[], issued?: string, today = '2026-11-21') {
  const { segments } = settlePlaces(printed.map(segmentOf));
  const { segments: dated, issueDate, doubts } = settleDates(segments, issued === undefined ? undefined : dayOf(issued), today);
  return {
    days: dated.flatMap(({ departure, arrival }) => [departure.date?.value, arrival.date?.value]),
    issued: issueDate?.value,
    doubts: doubts.map(({ code, where }) => (where ? `${code} ${where}` : code)),
    sure: dated.flatMap(({ departure, arrival }) => [departure.date?.certainty, arrival.date?.certainty]),
  };
}
const home = { from: 'OTP', to: 'IST' };

test('a printed year is taken as it is', () => {
  expect(settled([{ ...home, leaves: '12 APR 2027', lands: '12 APR 2027' }])).toMatchObject({
    days: ['2027-04-12', '2027-04-12'],
    sure: [1, 1],
    doubts: [],
  });
});

test('flights of another traveller begin again on an earlier day, where the weekday says so', () => {
  const away = { from: 'IST', to: 'OTP' };
  const both = (...days: string[]) =>
    settled(
      days.map((leaves, index) => ({ ...(index % 2 ? away : home), leaves })),
      '24.11.2026',
    );
  const [first, last] = ['2027-03-09', '2027-03-11'];
  expect(both('marți, 9 martie', 'joi, 11 martie', 'marți, 9 martie', 'joi, 11 martie').days.filter(Boolean)).toEqual([
    ...[first, last],
    ...[first, last],
  ]);
  expect(both('So 20. Dez', 'So 3. Jan', 'So 20. Dez', 'So 3. Jan').days.filter(Boolean)).toEqual([
    ...['2026-12-20', '2027-01-03'],
    ...['2026-12-20', '2027-01-03'],
  ]);
  expect(both('9 martie', '11 martie', '9 martie').days.filter(Boolean)).toEqual([first, last, '2028-03-09']);
});

test('the date of issue gives the year, over New Year too', () => {
  expect(
    settled(
      [
        { ...home, leaves: '28DEC', lands: '28DEC' },
        { ...home, leaves: '05JAN', lands: '05JAN' },
      ],
      '16NOV26',
    ),
  ).toMatchObject({
    days: ['2026-12-28', '2026-12-28', '2027-01-05', '2027-01-05'],
    issued: '2026-11-16',
    doubts: [],
  });
  expect(settled([{ ...home, leaves: '04MAY' }], '05MAY26').days[0]).toBe('2027-05-04');
  expect(settled([{ ...home, leaves: '05MAY' }], '05MAY26').days[0]).toBe('2026-05-05');
});

test('a year printed with another flight gives the year, before and after', () => {
  expect(
    settled([
      { ...home, leaves: '30 DEC' },
      { ...home, leaves: '6 JAN 2028' },
    ]).days,
  ).toEqual(['2027-12-30', undefined, '2028-01-06', undefined]);
  expect(
    settled([
      { ...home, leaves: '30 DEC 2027' },
      { ...home, leaves: '6 JAN' },
    ]).days,
  ).toEqual(['2027-12-30', undefined, '2028-01-06', undefined]);
});

test('the weekday gives the year away, whatever today is', () => {
  for (const today of ['2026-11-21', '2027-04-30', '2027-12-31', '2028-02-01'])
    expect(settled([{ ...home, leaves: 'MON 12 APR' }], undefined, today)).toMatchObject({
      days: ['2027-04-12', undefined],
      doubts: [],
    });
  expect(
    settled(
      [
        { ...home, leaves: '10 APR' },
        { ...home, leaves: 'MON 12 APR' },
      ],
      undefined,
      '2029-01-01',
    ).days[0],
  ).toBe('2027-04-10');
});

test('weekdays are believed before the date on which a copy was printed', () => {
  expect(
    settled(
      [
        { ...home, leaves: 'MON 12 APR' },
        { ...home, leaves: 'MON 19 APR' },
      ],
      '14APR27',
    ).days,
  ).toEqual(['2027-04-12', undefined, '2027-04-19', undefined]);
});

test('a ticket that says nothing of a year is dated by today, and says so', () => {
  expect(settled([{ ...home, leaves: '12 APR' }])).toMatchObject({
    days: ['2027-04-12', undefined],
    doubts: ['year-assumed'],
    sure: [0.3, undefined],
  });
  expect(settled([{ ...home, leaves: '1 NOV' }]).days[0]).toBe('2026-11-01');
  expect(settled([{ ...home, leaves: '1 SEP' }]).days[0]).toBe('2027-09-01');
});

test('a weekday that is not that of the printed date is told, and the date stays', () => {
  expect(settled([{ ...home, leaves: 'TUE 12 APR 2027' }])).toMatchObject({
    days: ['2027-04-12', undefined],
    doubts: ['weekday-differs segments[0].departure.date'],
  });
});

test('the 29th of February finds its year', () => {
  expect(settled([{ ...home, leaves: '29FEB' }], '10JAN28').days[0]).toBe('2028-02-29');
  expect(settled([{ ...home, leaves: '29FEB' }], '10JAN26').days[0]).toBe('2028-02-29');
});

test('an arrival printed without year is near its departure', () => {
  expect(settled([{ ...home, leaves: '31 DEC 2026', lands: '01 JAN' }]).days).toEqual(['2026-12-31', '2027-01-01']);
  expect(settled([{ from: 'SYD', to: 'LAX', leaves: '01 JAN 2027', lands: '31 DEC' }]).days).toEqual([
    '2027-01-01',
    '2026-12-31',
  ]);
});

test('a printed +1 is added, also over the end of a year', () => {
  expect(settled([{ ...home, leaves: '31 DEC 2026', shift: 1 }])).toMatchObject({
    days: ['2026-12-31', '2027-01-01'],
    sure: [1, 1],
  });
  expect(settled([{ from: 'AKL', to: 'HNL', leaves: '01 JAN 2027', shift: -1 }]).days[1]).toBe('2026-12-31');
});

test('without a printed day of arrival both clocks tell it, and another day than the departure is said', () => {
  const night = { from: 'IST', to: 'OTP', leaves: '01 FEB 2027', at: '23:30', by: '00:15' };
  expect(settled([night])).toMatchObject({
    days: ['2027-02-01', '2027-02-02'],
    doubts: ['arrival-date-assumed segments[0].arrival.date'],
    sure: [1, 0.5],
  });
  expect(settled([{ ...home, leaves: '01 FEB 2027', at: '09:10', by: '11:40' }])).toMatchObject({
    days: ['2027-02-01', '2027-02-01'],
    doubts: [],
    sure: [1, 0.6],
  });
});

test('where only the day of landing is printed, that of leaving follows from the clocks, and is said', () => {
  expect(settled([{ from: 'CDG', to: 'HND', at: '20:25', lands: '14 MAR 2027', by: '19:10' }])).toMatchObject({
    days: ['2027-03-13', '2027-03-14'],
    doubts: ['departure-date-assumed segments[0].departure.date'],
    sure: [0.5, 0.5],
  });
});

test('over the date line one lands the day before, two days later, or an hour before one left', () => {
  expect(settled([{ from: 'AKL', to: 'LAX', leaves: '02 FEB 2027', at: '19:45', by: '11:40' }]).days[1]).toBe('2027-02-02');
  expect(settled([{ from: 'HND', to: 'HNL', leaves: '02 FEB 2027', at: '00:05', by: '12:10' }]).days[1]).toBe('2027-02-01');
  expect(settled([{ from: 'LAX', to: 'SYD', leaves: '02 FEB 2027', at: '22:20', by: '08:05' }]).days[1]).toBe('2027-02-04');
});

test('a day of arrival nothing tells of stays open', () => {
  expect(settled([{ from: 'QQQ', to: 'IST', leaves: '01 FEB 2027', at: '23:30', by: '00:15' }])).toMatchObject({
    days: ['2027-02-01', undefined],
    doubts: ['date-not-read segments[0].arrival.date'],
  });
  expect(settled([home])).toMatchObject({ days: [undefined, undefined], doubts: ['date-not-read segments[0].departure.date'] });
});

test('a date of issue without year is the last before the journey', () => {
  expect(settled([{ ...home, leaves: '05JAN27' }], '16DEC')).toMatchObject({
    issued: '2026-12-16',
    days: ['2027-01-05', undefined],
  });
});

test('flights over the date line may leave the day before the one before them', () => {
  const days = settled([
    { from: 'AKL', to: 'HNL', leaves: '02 JAN 2027' },
    { from: 'HNL', to: 'LAX', leaves: '01 JAN' },
  ]).days;
  expect(days[2]).toBe('2027-01-01');
});

test('weekdays that contradict each other give no year: it is assumed, and both are told', () => {
  const printed = [
    { ...home, leaves: 'Mon 12 APR', lands: '12 APR' },
    { from: 'IST', to: 'OTP', leaves: 'Mon 20 APR', lands: '20 APR' },
  ];
  expect(settled(printed)).toMatchObject({ days: ['2027-04-12', '2027-04-12', '2027-04-20', '2027-04-20'] });
  expect(settled(printed).doubts).toEqual(['year-assumed', 'weekday-differs segments[1].departure.date']);
});
