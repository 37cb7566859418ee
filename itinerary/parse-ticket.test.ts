import { expect, test } from 'vitest';
import { found, segmentOf } from '#tests/support/found-values.ts';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import type { DraftItinerary } from './draft/draft-itinerary.ts';
import type { TicketFormat } from './formats/contract.ts';
import { parseTicket } from './parse-ticket.ts';
import { computeDurations } from './steps/compute-durations.ts';
import { settleDates } from './steps/dates/settle-dates.ts';
import { flagDoubts } from './steps/flag-doubts.ts';
import { settleNames } from './steps/people/settle-names.ts';
import { chooseFormat } from './steps/reading/choose-format.ts';
import { settlePlaces } from './steps/settle-places.ts';
import { writeCanonical } from './steps/write-canonical.ts';
import { readPastedText } from './text/pasted-text.ts';

const today = '2026-11-21';
const draftOf = (more: Partial<DraftItinerary> = {}): DraftItinerary => ({
  airlineRefs: [],
  passengers: [{ name: found('POPA/ANA MRS') }],
  doubts: [],
  segments: [],
  bookingRef: found('ABC123'),
  ...more,
});

function canonical(draft: DraftItinerary) {
  const placed = settlePlaces(draft.segments);
  const dated = settleDates(placed.segments, draft.issueDate, today);
  const segments = computeDurations(dated.segments);
  const { passengers } = settleNames(draft.passengers);
  return writeCanonical({
    draft,
    issueDate: dated.issueDate,
    passengers,
    segments,
    doubts: flagDoubts(draft, passengers, segments, today),
  });
}
const doubtsOf = (draft: DraftItinerary) =>
  canonical(draft).warnings.map(({ code, where }) => (where ? `${code} ${where}` : code));

test('the first format that recognises a text and can read it is taken', () => {
  const draft = draftOf({ segments: [segmentOf('TK1044', 'OTP 12APR27 09:10', 'IST 12APR27 10:40')] });
  const format = (id: string, recognises: boolean, reading: ReturnType<TicketFormat['parse']>): TicketFormat => ({
    id,
    recognises: () => recognises,
    parse: () => reading,
  });
  const ticket = readPastedText('text');
  const silent = format('silent', false, { draft });
  const lost = format('lost', true, { problems: [{ message: 'No flight line.', near: null }] });
  const empty = format('empty', true, { draft: draftOf() });
  expect(chooseFormat(ticket, [silent, lost, empty, format('right', true, { draft })])).toEqual({ format: 'right', draft });
  expect(chooseFormat(ticket, [silent, lost, empty])).toEqual({
    problems: [
      { format: 'lost', message: 'No flight line.', near: null },
      { format: 'empty', message: 'It read no flight with both its ends.', near: null },
    ],
  });
});

test('where a format sees that copying took its columns apart, no other is asked', () => {
  const torn: TicketFormat = {
    id: 'torn',
    recognises: () => true,
    parse: () => ({ problems: [{ message: 'Torn.', near: null }], columnsLost: true }),
  };
  const ready: TicketFormat = {
    id: 'ready',
    recognises: () => true,
    parse: () => ({ draft: draftOf({ segments: [segmentOf('TK1044', 'OTP 12APR27 09:10', 'IST 12APR27 10:40')] }) }),
  };
  expect(chooseFormat(readPastedText('text'), [torn, ready])).toEqual({
    problems: [{ format: 'torn', message: 'Torn.', near: null }],
    columnsLost: true,
  });
});

test('durations are real ones, by both zones on that day', () => {
  const flight = (from: string, to: string) =>
    canonical(draftOf({ segments: [segmentOf('TK1', from, to)] })).segments[0]?.durationMinutes;
  expect(flight('OTP 12APR27 09:10', 'IST 12APR27 10:40')).toBe(90);
  expect(flight('OTP 12JAN27 09:10', 'IST 12JAN27 11:40')).toBe(90);
  expect(flight('AKL 02FEB27 19:45', 'LAX 02FEB27 11:40')).toBe(775);
});

test('a printed flight time that differs is told, and the real one stands', () => {
  const draft = draftOf({
    segments: [
      segmentOf('TK1', 'OTP 12APR27 09:10', 'IST 12APR27 10:40', {
        durationMinutes: { ...found(30), text: '0 Hour(s) and 30 Minute(s)' },
      }),
    ],
  });
  expect(canonical(draft)).toMatchObject({
    segments: [{ durationMinutes: 90 }],
    warnings: [{ code: 'duration-differs', where: 'segments[0].durationMinutes' }],
  });
  expect(canonical(draft).sources['segments[0].durationMinutes']).toMatchObject({ text: '0 Hour(s) and 30 Minute(s)' });
});

test('without zones the printed flight time stands', () => {
  const draft = draftOf({
    segments: [segmentOf('TK1', 'QQQ 12APR27 09:10', 'IST 12APR27 10:40', { durationMinutes: found(85) })],
  });
  expect(canonical(draft).segments[0]).toMatchObject({ durationMinutes: 85, departure: { zone: null } });
});

test('what cannot be is told and left as printed', () => {
  const one = (from: string, to: string, more = {}) => doubtsOf(draftOf({ segments: [segmentOf('TK1', from, to, more)] }));
  expect(one('OTP 12APR27 09:10', 'IST 12APR27 08:40')).toEqual(['arrival-before-departure segments[0].arrival.time']);
  expect(one('OTP 12APR27 09:10', 'IST 14APR27 10:40')).toEqual(['flight-too-long segments[0].durationMinutes']);
  expect(one('OTP 12APR27 09:10', 'JFK 12APR27 08:10')).toEqual([
    'flight-too-fast segments[0].departure.time',
    'flight-too-fast segments[0].arrival.time',
  ]);
  expect(one('DSS 23APR27 06:30', 'CDG 23APR27 22:55')).toEqual([
    'flight-too-slow segments[0].departure.time',
    'flight-too-slow segments[0].arrival.time',
  ]);
  expect(one('HEL 12JAN27 17:30', 'NRT 13JAN27 13:20')).toEqual([]);
  expect(one('OTP 12APR27 09:10', 'OTP 12APR27 10:40')).toEqual(['same-airports segments[0].arrival.airport']);
  expect(one('OTP 12APR27 09:10', 'IST 12APR27 10:40', { status: found('UN') })).toEqual(['not-confirmed segments[0].status']);
  expect(one('OTP 12APR27 09:10', 'IST 12APR27 10:40', { status: found('HK1') })).toEqual([]);
});

test('a flight that leaves before the one before it lands is told', () => {
  const flights = [
    segmentOf('TK1', 'OTP 12APR27 09:10', 'IST 12APR27 10:40'),
    segmentOf('TK2', 'IST 12APR27 10:30', 'JFK 12APR27 14:30'),
  ];
  expect(doubtsOf(draftOf({ segments: flights }))).toEqual(['flights-overlap segments[1].departure.time']);
  const early = [...flights.slice(0, 1), segmentOf('TK2', 'IST 26NOV26 10:30', 'JFK 26NOV26 14:30')];
  expect(doubtsOf(draftOf({ segments: early }))).toContain('flights-overlap segments[1].departure.date');
  // The first may be the one with a day that is not its own.
  expect(doubtsOf(draftOf({ segments: early }))).toContain('flights-overlap segments[0].departure.date');
  const eve = [...flights.slice(0, 1), segmentOf('TK2', 'IST 11APR27 14:30', 'JFK 11APR27 18:30')];
  expect(doubtsOf(draftOf({ segments: eve }))).toContain('flights-overlap segments[1].departure.date');
});

test('what was not read is said', () => {
  const { bookingRef: _, ...nameless } = draftOf({ passengers: [], segments: [segmentOf('TK1', 'OTP 12APR27', '-')] });
  expect(canonical(nameless).warnings.map(({ code }) => code)).toEqual([
    'passengers-not-read',
    'booking-ref-not-read',
    'time-not-read',
  ]);
});

test('emissions of the party are no emissions of a person', () => {
  const draft = draftOf({ co2Text: found('CO2 EMISSIONS: 528.40 KG') });
  expect(canonical(draft)).toMatchObject({
    co2Kg: null,
    co2Text: 'CO2 EMISSIONS: 528.40 KG',
    warnings: [{ code: 'co2-for-party' }],
  });
  expect(canonical({ ...draft, co2Kg: found(264.2) })).toMatchObject({ co2Kg: 264.2, warnings: [] });
});

test("each flight's reference of its airline is given once", () => {
  const airlineRef = found({ airline: 'TK', ref: 'ABC123' });
  const flights = [
    segmentOf('TK1', 'OTP 12APR27', 'IST', { airlineRef }),
    segmentOf('TK2', 'IST 13APR27', 'JFK', { airlineRef }),
  ];
  expect(canonical(draftOf({ segments: flights })).airlineRefs).toEqual([{ airline: 'TK', ref: 'ABC123' }]);
});

test('words longer than the object allows are cut, not refused', () => {
  const flight = segmentOf('TK1', 'OTP 12APR27 09:10', 'IST 12APR27 10:40', {
    equipment: found('x'.repeat(200)),
    operatedBy: found('  '),
  });
  expect(canonical(draftOf({ segments: [flight] })).segments[0]).toMatchObject({ equipment: 'x'.repeat(80), operatedBy: null });
});

test('documents without a ticket are told by their problem, in both languages', async () => {
  const problem = async (source: Parameters<typeof parseTicket>[0]) => {
    const outcome = await parseTicket(source, { today });
    return 'problem' in outcome ? [outcome.problem.code, Object.keys(outcome.problem.message)] : outcome.format;
  };
  expect(await problem({ pdf: new Uint8Array() })).toEqual(['empty', ['en', 'ro']]);
  expect(await problem({ text: '  ' })).toEqual(['empty', ['en', 'ro']]);
  expect(await problem({ text: 'Dear all, lunch is at 12:30.' })).toEqual(['no-itinerary', ['en', 'ro']]);
  expect(await problem({ pdf: pdfOf([{ content: textAt(50, 700, 'Dear all, lunch is at 12:30.') }]) })).toEqual([
    'no-itinerary',
    ['en', 'ro'],
  ]);
  expect(await problem({ pdf: pdfOf([{ content: '' }]) })).toEqual(['no-text', ['en', 'ro']]);
});

test('places are told by their codes, whatever their cities are called', async () => {
  const text = 'Foglalási szám: Z6TR5P\nW6 2375   2027.09.01.   Budapest BUD 06:10   Amszterdam AMS 08:15';
  expect(await parseTicket({ text }, { today: '2026-11-21' })).toMatchObject({ format: 'generic' });
});
