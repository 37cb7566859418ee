import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { readPastedText } from '../text/pasted-text.ts';
import { hasCutName, slashNamesIn, travellerIndex, withTraveller } from './travellers.ts';

const named = (text: string) => readPastedText(text).lines.flatMap(slashNamesIn);
const namesIn = (text: string) => named(text).map(({ name, type }) => [name.value, type?.value]);

test.each([
  [
    '乘机人：WANG/LEI  票号：784-2417885201   탑승자:KIM/YUNA MS',
    [
      ['WANG/LEI', undefined],
      ['KIM/YUNA MS', undefined],
    ],
  ],
  ['POPESCU/ANA MARIA MRS', [['POPESCU/ANA MARIA MRS', undefined]]],
  [
    '1. DAL SANTO/JOHN BRETT MR   2. LI/WEI',
    [
      ['DAL SANTO/JOHN BRETT MR', undefined],
      ['LI/WEI', undefined],
    ],
  ],
  [
    'Viajeros: GARCIA ORTIZ/JAVIER MR VALVERDE SANZ/NURIA MRS',
    [
      ['GARCIA ORTIZ/JAVIER MR', undefined],
      ['VALVERDE SANZ/NURIA MRS', undefined],
    ],
  ],
  ['CASTELLANOS/HUGO CHD', [['CASTELLANOS/HUGO CHD', 'child']]],
  ['ȘERBAN/ȘTEFAN MSTR (CHD/12MAR19)', [['ȘERBAN/ȘTEFAN MSTR', 'child']]],
  [
    'IONESCU/MARIA MRS(INFIONESCU/IOANA)',
    [
      ['IONESCU/MARIA MRS', undefined],
      ['IONESCU/IOANA', 'infant'],
    ],
  ],
])('%s names its travellers', (text, names) => expect(namesIn(text)).toEqual(names));

test.each([
  'TEL/FAX: +40 21 555 01 02',
  'NOME   NATA/O IL   RUOLO',
  'FARE: SEAMAN/MARINE',
  'Tarif : nego OASIS/VFR YLE27',
  'Fare basis: TOUR/SUMMER',
  'FLIGHT BOOKING REF: LH/KX77QW',
  'WWW.EXEMPLU.RO/ZBORURI',
  'NON REF/NON END',
])('“%s” names nobody', (text) => expect(named(text)).toEqual([]));

test('one person is found under other titles, orders and spellings, two people are not one', () => {
  const travellers = named('IONESCU/MARIA ELENA MRS\nIONESCU/MARIA MS');
  expect(travellerIndex(travellers, 'Maria Ionescu')).toBe(1);
  expect(travellerIndex(travellers, 'IONESCU/MARIA ELENA')).toBe(0);
  expect(travellerIndex(travellers, 'IONESCU/RADU MR')).toBe(-1);
  expect(travellerIndex(named('IONESCU/MARIA ELENA MRS'), 'IONESCU/MARIA')).toBe(0);
});

test('letters with marks are two on a ticket', () => {
  const all = ['Jürgen Müller', 'Käthe Größer'].map((name) => ({ name: found(name) }));
  expect(travellerIndex(all, 'MUELLER JUERGEN')).toBe(0);
  expect(travellerIndex(all, 'MULLER JURGEN')).toBe(0);
  expect(travellerIndex(all, 'GROESSER/KAETHE MRS')).toBe(1);
  expect(travellerIndex(all, 'MUELLER KAETHE')).toBe(-1);
});

test('a ticket finds its traveller, who keeps the first one', () => {
  const [traveller] = named('IONESCU/RADU MR');
  if (!traveller) throw new Error('no traveller was read');
  const ticketed = (value: string): DraftPassenger => ({
    name: { ...traveller.name, value: 'RADU IONESCU' },
    eticket: { ...traveller.name, value },
  });
  const list = [ticketed('2354412907731'), ticketed('2354412907732')].reduce(withTraveller, [traveller]);
  expect(list.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([['IONESCU/RADU MR', '2354412907731']]);
});

test('a name with the first letters of given names is that of the only one it may be', () => {
  const all = ['Mr. Daan Visser', 'Mrs. Priya Menon Visser'].map((name) => ({ name: found(name) }));
  expect(travellerIndex(all, 'D. Visser')).toBe(0);
  expect(travellerIndex(all, 'P. M. Visser')).toBe(1);
  expect(travellerIndex(all, 'N. Visser')).toBe(-1);
  expect(travellerIndex([...all, { name: found('Dana Visser') }], 'D. Visser')).toBe(-1);
});

test('a part of a name is a name cut', () => {
  const people = (...names: string[]): DraftPassenger[] => names.map((name) => ({ name: found(name) }));
  const whole = people('Doamna Alina Georgiana Stoica', 'STOICA/BOGDAN MR');
  expect(hasCutName(people('Doamna Alina Georgiana', 'STOICA/BOGDAN MR'), whole)).toBe(true);
  expect(hasCutName(people('Stoica Bogdan', 'Alina Georgiana Stoica'), whole)).toBe(false);
});
