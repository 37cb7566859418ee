import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { pegasus } from './pegasus.ts';

const draftOf = draftBy(pegasus);

const routes = (text: string) => routesOf(draftOf(text));

const coupons = `PEGASUS HAVA TAŞIMACILIĞI A.Ş.
YOLCU ADI/PASSENGER NAME     : OZUN FLORIN MR
REZERVASYON NO/BOOKING REF   : CS36NT
BİLET NO/TICKET NUMBER       : 624 2111364395
DÜZENLEYEN/ISSUED BY         : INTERNET 21/04/2027
COUPON NO   FROM/TO          CARRIER    FLIGHT   CLS   DATE         DEP. TIME   ARR. TIME   FARE BASIS   NVA          BAG
            DEN / A          TAŞIYICI   UÇUŞ     SNF   TARİH        KALKIŞ      VARIŞ                                 BAGAJ
1           BUCHAREST(OTP)   PC         394      T     24/06/2027   12:10       13:40       TCZWEB       24/06/2028   20 KG
            ISTANBUL(SAW)
2           ISTANBUL(SAW)    PC         2009     T     24/06/2027   16:00       17:15       TCZWEB       24/06/2028   20 KG
            ANTALYA(AYT)`;

test('carrier, number, both cities and both times come out of one coupon', () => {
  expect(routes(coupons)).toEqual(['PC394 OTP 12:10 SAW 13:40', 'PC2009 SAW 16:00 AYT 17:15']);
  expect(
    draftOf(coupons).segments.map(({ bookingClass, baggage, departure, arrival }) => [
      bookingClass?.value,
      baggage?.value,
      departure.date?.value.year,
      arrival.date,
    ]),
  ).toEqual([
    ['T', '20K', 2027, undefined],
    ['T', '20K', 2027, undefined],
  ]);
});

test('the family name comes first on the ticket, and headings are nobody', () => {
  expect(draftOf(coupons).passengers.map(({ name, order, eticket }) => [name.value, order, eticket?.value])).toEqual([
    ['OZUN FLORIN MR', 'family-first', '6242111364395'],
  ]);
});

test('the confirmation in Turkish', () => {
  expect(
    routes(
      'PEGASUS\nPNR: CS36NT\nGidiş\nPC 394  24 Haziran 2027 Perşembe\nBükreş Otopeni (OTP)   12:10\nİstanbul Sabiha Gökçen (SAW)  13:40\nKapı kapanış 11:40',
    ),
  ).toEqual(['PC394 OTP 12:10 SAW 13:40']);
});

test('it is recognised by its name and one of its flights', () => {
  expect(pegasus.recognises(coupons)).toBe(true);
  expect(pegasus.recognises('Pegasus Hotel, booking 454')).toBe(false);
});
