import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { partedNamesIn } from './parted-names.ts';

const names = (text: string) => partedNamesIn(readPastedText(text).lines).map(({ value }) => value.name.value);

test('the family’s name and the given names stand under labels of their own', () => {
  expect(names('Vezetéknév: Kovács\nKeresztnév: Anna Mária')).toEqual(['Kovács/Anna Mária']);
  expect(names('Családi név   Utónév\nKovács Nagy   Anna')).toEqual(['Kovács Nagy/Anna']);
  expect(names('Vezetéknév   Kovács   Keresztnév   Anna')).toEqual(['Kovács/Anna']);
});

test('each traveller has their own', () => {
  expect(names('Vezetéknév: Kovács\nKeresztnév: Anna\nVezetéknév: Nagy\nKeresztnév: Bálint')).toEqual([
    'Kovács/Anna',
    'Nagy/Bálint',
  ]);
});

test('the labels may stand alone over their values', () => {
  const cards = 'Nume\nLUPASCU\nPrenume\nADRIAN\nBagaje\n1 x 8 kg\nNume\nLUPASCU\nPrenume\nTUDOR ANDREI';
  expect(names(cards)).toEqual(['LUPASCU/ADRIAN', 'LUPASCU/TUDOR ANDREI']);
  expect(names('Nume\nADRIAN LUPASCU\nEmail\nadi@example.ro')).toEqual([]);
});

test('one label is no value of the other, and one part alone is no name', () => {
  expect(names('Vezetéknév\nKeresztnév\nKovács')).toEqual([]);
  expect(names('Vezetéknév: Kovács\nJárat: LO 532')).toEqual([]);
});

test('in columns of a numbered list, in other alphabets', () => {
  const rows = '1    IVANOV      GEORGI       623-2417790201\n2    IVANOVA     TSVETELINA   623-2417790202';
  expect(names(`№    Фамилия     Име          Билет №\n${rows}`)).toEqual(['IVANOV/GEORGI', 'IVANOVA/TSVETELINA']);
  expect(names('Презиме    Име\nПЕТРОВИЋ   МИЛАН')).toEqual(['ПЕТРОВИЋ/МИЛАН']);
  expect(names('Прізвище    Ім’я\nKOVALENKO   OLENA')).toEqual(['KOVALENKO/OLENA']);
  expect(names('Επίθετο        Όνομα\nPAPADOPOULOS   NIKOS')).toEqual(['PAPADOPOULOS/NIKOS']);
  expect(names('姓     名\nWANG   XIAOMING')).toEqual(['WANG/XIAOMING']);
});
