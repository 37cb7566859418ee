import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';
import { isOfLanding, isOfTerm } from './words-of-days.ts';

const daysOf = (text: string) =>
  readPastedText(text)
    .lines.flatMap(marksOf)
    .flatMap((mark) => (mark.kind === 'day' ? [mark] : []));
const areOfTerm = (text: string) => daysOf(text).map(isOfTerm);
const areOfLanding = (text: string) => daysOf(text).map(isOfLanding);

test.each([
  'Free changes until 5 May 2027',
  'Kostenlos umbuchbar bis zum 5. März',
  'Modificări gratuite până la data de 5 mai',
  'Modifiable sans frais jusqu’au 5 mai 2027',
  'Modifiche gratuite entro il 5 maggio',
  'Bezpłatna zmiana do 5 marca 2027',
  'Zmiana do 05.03.2027',
  'Ingyenes módosítás 2027. március 5-ig',
  'Ücretsiz değişiklik 5 Mayıs 2027’ye kadar',
])('%s ends a term', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  'V pátek 5. března odlétáte z Brna v 9.40 a v Londýně budete v 11.10',
  'Menopäivä on tiistai 9.2. Turusta lähdetään kello 6.05, perillä ollaan 7.10',
  'torstai 11.3. olette koko päivän vapaina, ja kello 20.15 jatkatte Vaasaan',
])('%s is of a journey', (text) => expect(areOfTerm(text)).toEqual([false]));

test.each([
  'Departs  8.00am     Villa Limonaia, Sorrento – 4 nights from 14 Sep',
  'Hotel Bellevue, 3 Nächte ab 14.09.2027',
  'Hotel Central – 2 nopți, 14.09.2027',
])('%s is of a stay', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  '退票请于2027年3月10日前办理',
  '3月10日 23:59まで',
  '1월 11일(월) 밤 9시까지 인천공항 1터미널로 나오세요!',
  '2月21日(日) 夜8時30分までに羽田空港へ',
  'Hoàn vé trước ngày 10 tháng 3 năm 2027',
  'ก่อนวันที่ 10 มีนาคม 2570',
])('%s ends a term in Asia', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  'Note: departs shortly after midnight. Be at the airport Friday evening, January 22.',
  'Vă rugăm să vă prezentați pe 22 ianuarie, la ora 22:30',
  'Bitte finden Sie sich am 22. Januar um 22:30 Uhr ein',
])('%s is of the eve of a flight', (text) => expect(areOfTerm(text)).toEqual([true]));

test('a child’s birth in brackets is no flight’s day, and short weekdays are no births', () => {
  expect(areOfTerm('Tommaso MARCHETTI (neonato, 08/06/2026)')).toEqual([true]);
  expect(areOfTerm('NE 11.7.2027   KL 0642   L   ODLET')).toEqual([false]);
  expect(areOfTerm('Odlet NE 11.7.2027')).toEqual([false]);
  expect(areOfTerm('F 12.03.2027')).toEqual([false]);
});

test('a day from which one travels for some nights is that of leaving', () => {
  expect(areOfTerm('7 nights, departing 11 September 2027')).toEqual([false]);
  expect(areOfTerm('6 February 2027 (14 nights)')).toEqual([false]);
});

test.each([
  'Rechnungsdatum: 03.02.2027',
  'Rechnungsdatum:     03.02.2027',
  'FACTURA nr. 1182 din 03.02.2027',
  'Invoice no 27/118, 3 Feb 2027',
])('%s is of an invoice', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  'Visa **** 1029 · 26 nov 2026',
  'Mastercard XXXX XXXX XXXX 4471, gebucht am 24.11.2026',
  'Amex ••••1004 3 Feb 2027',
  'Paid on 3 Feb 2027',
  'Achitat: 24.11.2026',
  'Bokad 22 november 2026',
  'Gebucht am 24.11.2026',
  'Matei   Ionescu   08.02.2026   infant   281-2446670185',
])('%s is of a payment or a booking', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  'Locurile pot fi schimbate gratuit din 19 martie 2027',
  'Ihr Gutschein ist ab 19. März 2027 einlösbar',
  'Online seat selection opens on 12 March 2027',
])('%s tells of something else', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each([
  'do 12 maart 2026',
  'Tue 16 March 2027',
  'Your flight on 13 March 2027',
  'We look forward to welcoming you on board on 13 March 2027.',
  'Ne vedem la bord pe 13 martie 2027, vă dorim călătorie plăcută',
  'Factura RO 361 din 13.03.2027',
  'We are still going Sunday February 21 and we get home later',
  'Coming home is as before, on 28 March 2027',
])('%s may be a flight’s', (text) => expect(areOfTerm(text)).toEqual([false]));

test('a term with its beginning may be a flight through the night', () => {
  expect(areOfTerm('Mo 11. April 22:40 bis Di 12. April 06:10')).toEqual([false, false]);
});

test('a period is of a stay, unless somebody flies through it', () => {
  expect(areOfTerm('Reisezeitraum: 16.03.2027 bis 21.03.2027')).toEqual([true, true]);
  expect(areOfTerm('Travel dates: 16 March - 21 March 2027')).toEqual([true, true]);
  expect(areOfTerm('16.03.2027 - 17.03.2027')).toEqual([false, false]);
  expect(areOfTerm('16.03.2027   21.03.2027')).toEqual([false, false]);
  expect(areOfTerm('od 16.03.2027 07:15 do 16.03.2027 09:45')).toEqual([false, false]);
});

test.each([
  'Abflug in Rom um 22:30 Uhr, Ankunft in Dakar um 02:05 Uhr am Sonntag, 24. Januar.',
  'départ de Rome à 22h30, arrivée à Dakar à 02h05 le dimanche 24 janvier',
  'plecare din Roma la ora 22:30, sosire la Dakar la ora 02:05, duminică 24 ianuarie',
  'wylot z Rzymu o 22:30, przylot do Dakaru o 02:05 w niedzielę 24 stycznia',
  'Ab 22:30   An 02:05 (+1, Sonntag 24.1.)',
  '4Y 140, der um 22.30 Uhr nach Dakar startet und Sie am Sonntag, den 24. Januar, um 02.05 Uhr absetzt',
])('%s: behind the hour of landing', (text) => expect(areOfLanding(text)).toEqual([true]));

test('behind the hours of a row stands the day it leaves', () => {
  expect(areOfLanding('LH 1418   FRA 22:30   OTP 01:45   24.01.2027')).toEqual([false]);
  expect(areOfLanding('you land at 02:05 in the morning and on 24 January at 22:30 you leave again')).toEqual([false]);
  expect(areOfLanding('arrives at 02:05, leaves Rome at 22:30 on 24 January')).toEqual([false]);
});

test('a day beside a shift is that of landing', () => {
  expect(areOfLanding('J+1   dimanche 14 mars 2027')).toEqual([true]);
  expect(areOfLanding('+1 (Sun 14 March 2027)')).toEqual([true]);
  expect(areOfLanding('16.1.2027 (+1)')).toEqual([true]);
  expect(areOfLanding('20:25  Paris   13 mars 2027')).toEqual([false]);
});

test.each([
  '12–19 May 2027',
  'Reisezeitraum: 12. bis 19. Mai 2027',
  'Carnet de voyage – du 12 au 19 mai 2027',
  'Perioada: 12 - 19 mai 2027',
])('%s is a period, its last day as well', (text) => expect(areOfTerm(text)).toEqual([true]));

test.each(['Vol 1 – mardi 9 février 2027', 'TRAYECTO 1 - lunes 5 de abril de 2027', 'LH 1 - 9 May 2027', '12–13 May 2027'])(
  '%s is no period',
  (text) => expect(areOfTerm(text)).toEqual([false]),
);

test('what is in brackets behind a day is said of it', () => {
  expect(areOfTerm('zondag 24 januari 2027 (nacht van zaterdag op zondag)')).toEqual([false]);
});

test('a place may be called as a payment is', () => {
  expect(areOfTerm('Arrive       Pago Pago (PPG)                  Fri 09 Jul 2027            9:35 AM')).toEqual([false]);
  expect(areOfTerm('Pago Pago Intl   Fri 09 Jul 2027')).toEqual([false]);
  expect(areOfTerm('Pago:   09 Jul 2027')).toEqual([true]);
});

test('a counted day of a programme heads what it brings', () => {
  for (const day of ['Ziua 8 – luni, 17 mai', '8. Tag – Montag, 17. Mai', 'Day 8: Monday, 17 May'])
    expect(areOfTerm(`${day}: Tel Aviv – Iași mic dejun la pachet, iar la urma masa`)).toEqual([false]);
});
