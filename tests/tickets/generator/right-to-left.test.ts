import { expect, test } from 'vitest';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import { compareCore, coreOf } from '../../support/core-values.ts';
import { goldenToday, isRight } from '../../support/golden-tickets.ts';
import { plainText } from './producers/plain-text.ts';
import { randomOf } from './random.ts';
import { type SetKind, ticketSet } from './ticket-set.ts';

/** Of pasted text, which needs no browser; what one printed is among the golden tickets of `generic`. */
async function faultsIn(kind: SetKind): Promise<{ name: string; path: string; got: unknown }[]> {
  const tickets = ticketSet(kind, 11, 24, goldenToday);
  const readings = await Promise.all(
    tickets.map(async ({ name, page, truth }) => {
      const outcome = await parseTicket(await plainText.produce(page, randomOf(name)), { today: goldenToday });
      return compareCore(truth, coreOf(outcome))
        .filter((verdict) => !isRight(verdict))
        .map(({ path, got }) => ({ name, path, got }));
    }),
  );
  return readings.flat();
}

test('tickets in Hebrew and Arabic are read whole', async () => {
  expect(await faultsIn('right-to-left')).toEqual([]);
});

test('of a layout the reader was not made on most are, and nothing is invented', async () => {
  const faults = await faultsIn('right-to-left-unknown');
  expect(faults.filter(({ got }) => got !== null)).toEqual([]);
  expect(new Set(faults.map(({ name }) => name)).size).toBeLessThanOrEqual(2);
});

test('the letters of a label are no name, and a name in them is read as it is written, with its ticket', async () => {
  const text = [
    'קוד הזמנה: E6BUGB',
    'נוסע: דוד כהן',
    'מספר כרטיס: 390-2496959096',
    'טיסה: A3 961',
    'תאריך: 12 באוגוסט 2027',
    'יציאה: 07:10 Bucharest (OTP)',
    'הגעה: 08:55 Athens (ATH)',
  ].join('\n');
  const outcome = await parseTicket({ text }, { today: goldenToday });
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  expect(outcome.itinerary.passengers).toMatchObject([{ name: 'דוד כהן', eticket: '3902496959096' }]);
  expect(outcome.itinerary.warnings.map(({ code }) => code)).not.toContain('ticket-not-read');
  expect(outcome.itinerary.segments[0]).toMatchObject({
    flightNumber: 'A3961',
    departure: { date: '2027-08-12', time: '07:10' },
  });
});

test('in Arabic hours count to twelve beside a letter for before and after noon, in figures of its own', async () => {
  const text = 'رقم الرحلة: QR 222\nالتاريخ: ٤ نوفمبر ٢٠٢٧\nالمغادرة: ٩:١٠ ص OTP\nالوصول: ٣:٢٥ م DOH';
  const outcome = await parseTicket({ text }, { today: goldenToday });
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  const [flight] = outcome.itinerary.segments;
  expect([flight?.departure.date, flight?.departure.time, flight?.arrival.time]).toEqual(['2027-11-04', '09:10', '15:25']);
});

test('months of two words are read where flights are', async () => {
  const day = 'السبت 28 تشرين الثاني 2026';
  const text = `الرحلة QR 218\nمن بيروت BEY   ${day}   10:40\nإلى الدوحة DOH   ${day}   15:10`;
  const outcome = await parseTicket({ text }, { today: goldenToday });
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  expect(outcome.itinerary.segments).toMatchObject([
    { departure: { airport: 'BEY', date: '2026-11-28' }, arrival: { airport: 'DOH', date: '2026-11-28', time: '15:10' } },
  ]);
});
