import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { learnedPlaces } from './learned-places.ts';

const placesOf = (text: string) => {
  const { lines } = readPastedText(text);
  const learned = learnedPlaces(lines);
  return lines.flatMap((line) => learned(line, () => true).map(({ code }) => [code?.text, code?.value]));
};

test('a city in Hebrew or Arabic is known by the code it has elsewhere in the document', () => {
  expect(placesOf('נוחתת בליסבון (LIS) בשעה 19:50\nטיסה TP 120 מליסבון בשעה 21:05')).toEqual([['מליסבון', 'LIS']]);
  expect(placesOf('تصل إلى لشبونة (LIS) الساعة 19:50\nمن لشبونة الساعة 21:05')).toEqual([['لشبونة', 'LIS']]);
});

test('what is printed with two codes, is a word of any airport or has a code of its own is none', () => {
  expect(placesOf('מלונדון (LHR)\nללונדון (LGW)\nאל לונדון בשעה 10:20')).toEqual([]);
  expect(placesOf('مطار القاهرة الدولي (CAI)\nمطار مرسى علم الدولي 10:20')).toEqual([]);
  expect(placesOf('נוחתת בליסבון (LIS)\nליסבון OPO')).toEqual([]);
  expect(placesOf('Lisboa (LIS)\nLisboa 10:20')).toEqual([]);
});

test('where a paper prints no codes the great cities are known by their Arabic names, behind the words for from, to and in', () => {
  const { lines } = readPastedText('10:50 الإقلاع من بيروت، رحلة ME 211\n15:00 الوصول إلى روما\nشارع بيروت 12');
  const learned = learnedPlaces(lines);
  expect(lines.map((line) => learned(line, () => true).map(({ words }) => words?.value))).toEqual([['Beirut'], ['Rome'], []]);
});

test('where it prints codes only those say what its names mean', () => {
  expect(placesOf('من بيروت (BEY) إلى دبي')).toEqual([]);
});
