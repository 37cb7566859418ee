import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { aegean } from './aegean.ts';

const draftOf = draftBy(aegean);

const routes = (text: string) => routesOf(draftOf(text));

const greek = `AEGEAN AIRLINES
Κωδικός κράτησης: W2NP8D
Επιβάτης: Ms Eleni Papadopoulou
Αριθμός εισιτηρίου: 390 2413900222
Πτήση A3 965
Αναχώρηση                        Άφιξη
13:20                            15:05
25 ΜΑΡ 2027                      25 ΜΑΡ 2027
Cluj-Napoca (CLJ)                Athens (ATH)
Θέση: Business (C) · Αποσκευές: 2PC · Διάρκεια: 1h 45m
Το check-in κλείνει στις 12:35.`;

test('labels and months in Greek', () => {
  expect(routes(greek)).toEqual(['A3965 CLJ 13:20 ATH 15:05']);
  const { bookingRef, passengers, segments } = draftOf(greek);
  expect([bookingRef?.value, passengers[0]?.name.value, passengers[0]?.eticket?.value]).toEqual([
    'W2NP8D',
    'Ms Eleni Papadopoulou',
    '3902413900222',
  ]);
  expect([segments[0]?.departure.date?.value.month, segments[0]?.cabin?.value, segments[0]?.baggage?.value]).toEqual([
    3,
    'business',
    '2PC',
  ]);
});

test('an Airbus is no flight of Aegean', () => {
  expect(
    routes(`AEGEAN\nBOOKING REFERENCE  5XK7QM\nFLIGHT A3961   CLASS L ECONOMY   AIRCRAFT: AIRBUS A321
DEPARTURE          ARRIVAL
12JUN27            12JUN27
05:55              07:30
BUCHAREST (OTP)    ATHENS (ATH)
CHECK-IN CLOSES 05:10`),
  ).toEqual(['A3961 OTP 05:55 ATH 07:30']);
});

test('a receipt whose name is a picture is known by its ticket number', () => {
  expect(aegean.recognises(greek)).toBe(true);
  expect(aegean.recognises('Electronic Ticket Receipt\nE-ticket number: 390 2417708811\nA3 961')).toBe(true);
  expect(aegean.recognises('Electronic Ticket Receipt\nE-ticket number: 235 2417708811\nA3 961')).toBe(false);
});
