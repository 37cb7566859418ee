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
