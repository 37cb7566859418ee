import { expect, test } from 'vitest';
import { isNoise, labelOf, labelsIn } from './flight-labels.ts';

test.each([
  ['KALKIŞ / DEPARTURE', 'departure'],
  ['Sosire:', 'arrival'],
  ['Departs from:', 'departure'],
  ['to', 'arrival'],
  ['Freigepäck', 'baggage'],
  ['Class / Klasa:', 'class'],
  ['Αναχώρηση', 'departure'],
  ['Отпътуване', 'departure'],
  ['Пристигане', 'arrival'],
  ['Cursa', 'flight'],
  ['CHECK-IN OPENS', 'noise'],
  ['Not valid before', 'noise'],
  ['Syntymäaika:', 'noise'],
])('%s is a label of %s and nothing more', (text, kind) => {
  expect(labelOf(text)).toMatchObject({ kind, bare: true });
});

test.each([
  ['UÇAK TİPİ / AIRCRAFT: AIRBUS A321', 'equipment', ' AIRBUS A321'],
  ['Departs 06:25 hrs', 'departure', '06:25 hrs'],
  ['Vol effectué par / Flight operated by AIR FRANCE', 'operator', 'AIR FRANCE'],
  ['Freigepäck 1PC', 'baggage', '1PC'],
  ['CLASS L ECONOMY', 'class', 'L ECONOMY'],
  ['Arrivo mer 10 mar 2027 07:25 Addis Ababa (ADD)', 'arrival', 'mer 10 mar 2027 07:25 Addis Ababa (ADD)'],
  ['Abflug am Mo., 12.04.2027 um 06:40 Uhr', 'departure', 'am Mo., 12.04.2027 um 06:40 Uhr'],
])('%s has its value behind it', (text, kind, value) => {
  const label = labelOf(text);
  expect(label).toMatchObject({ kind, bare: false });
  expect(text.slice(label?.end).trim()).toBe(value.trim());
});

test('a label without a colon before anything else is none', () => {
  expect(labelOf('Loc disponibil la fereastră')).toBeUndefined();
  expect(labelOf('Bucharest (OTP)')).toBeUndefined();
  expect(labelOf('Departs with 2 of our guides')).toBeUndefined();
});

test('a label in two scripts is that of the half we know', () => {
  expect(['To אל', 'From מ-', '航班 Flight', 'Arrival 到达'].map((text) => labelOf(text)?.kind)).toEqual([
    'arrival',
    'departure',
    'flight',
    'arrival',
  ]);
  expect(labelOf('Athens Αθήνα')).toBeUndefined();
});

test('headings a blank apart are told from each other', () => {
  const heading = 'KALKIŞ / DEPARTURE VARIŞ / ARRIVAL SINIF / CLASS';
  expect(labelsIn(heading)?.map((start) => heading.slice(start, start + 5))).toEqual(['KALKI', 'VARIŞ', 'SINIF']);
  expect(labelsIn('Departure Bucharest')).toBeUndefined();
});

test('boarding, check-in, validity and payment are noise in any language', () => {
  expect(
    [
      'Boarding from',
      'Îmbarcare:',
      'Gültig nicht vor',
      'Kapı kapanış',
      'Termen de emitere',
      'Heure limite d’enregistrement',
      'Fermeture de la porte',
      'Chiusura gate',
    ].every(isNoise),
  ).toBe(true);
  expect(isNoise('Departure')).toBe(false);
  expect(['We have rebooked you on', 'You were booked onto', 'Wir haben Sie umgebucht auf'].some(isNoise)).toBe(false);
  expect(isNoise('Booked on')).toBe(true);
});

test('what leaves or lands may be named in the label', () => {
  expect(['Départ du vol', 'Heure de départ', 'Salida del vuelo'].map((text) => labelOf(text)?.kind)).toEqual(
    Array(3).fill('departure'),
  );
  expect(['Heure d’arrivée', 'Arrivo del volo', 'Sosirea zborului'].map((text) => labelOf(text)?.kind)).toEqual(
    Array(3).fill('arrival'),
  );
});

test('in Vietnamese one arrives at what is folded to whence one leaves in Turkish', () => {
  expect(['Đến', 'Điểm đến:', 'den'].map((text) => labelOf(text)?.kind)).toEqual(['arrival', 'arrival', 'departure']);
});
