import { expect, test } from 'vitest';
import { isPrintable, printable } from './printed-letters.ts';

test.each([
  ['Юлия Щеглова-Объедкова', 'Iuliia Shcheglova-Obieedkova'],
  ['ЖАННА ХАРИТОНОВА', 'ZHANNA KHARITONOVA'],
  ['Ганна Мар’яненко, Їжакевич Юрій', 'Hanna Marianenko, Yizhakevych Yurii'],
  ['Володимир Зеленський', 'Volodymyr Zelenskyi'],
  ['Ігар Быкаў', 'Ihar Bykau'],
  ['Ђорђе Живковић', 'Dorde Zivkovic'],
  ['Горан Љубичић', 'Goran Ljubicic'],
  ['Ѓорѓи Џамбазов', 'Gjorgji Djambazov'],
  ['Георги Щъркелов', 'Georgi Shtarkelov'],
  ['Я', 'Ia'],
  ['14А', '14A'],
])('Cyrillic is printed as passports write it: %s', (text, latin) => {
  expect(printable(text)).toBe(latin);
  expect(isPrintable(text)).toBe(true);
});

test.each([
  ['Γεώργιος Παπαδόπουλος', 'Georgios Papadopoulos'],
  ['Ευάγγελος Μπάμπης', 'Evangelos Bampis'],
  ['ΕΥΤΥΧΙΑ ΧΡΙΣΤΟΔΟΥΛΟΥ', 'EFTYCHIA CHRISTODOULOU'],
  ['Παύλος Ψαρράς', 'Pavlos Psarras'],
  ['Μαΐου, Άυλος', 'Maiou, Aylos'],
])('Greek is printed as passports write it: %s', (text, latin) => {
  expect(printable(text)).toBe(latin);
});

test('words that no Latin letters are known for leave a dash, never a question mark and never part of themselves', () => {
  expect(printable('王小明')).toBe('—');
  expect(printable('王 小明 (Wang Xiaoming)')).toBe('— (Wang Xiaoming)');
  expect(printable('דוד בן־גוריון, child')).toBe('—, child');
  expect(printable('محمد علي')).toBe('—');
  expect(printable('Әйгерім Nazarova')).toBe('— Nazarova');
  for (const text of ['王小明', 'דוד', 'Әйгерім Nazarova', 'ジョン']) expect(isPrintable(text)).toBe(false);
});

test('what can be written stays: marks that are lacking go, signs leave nothing, dashes of ours are no gaps', () => {
  expect(printable('Nguyễn Thị Ánh')).toBe('Nguyen Thi Ánh');
  expect(printable('Ａｎａ \n ✈︎ Șoșoacă?')).toBe('Ana Șoșoacă?');
  expect(printable('Terminal\u00a02')).toBe('Terminal\u00a02');
  expect(printable('— — – —')).toBe('— — – —');
  expect(isPrintable('Ana ✈')).toBe(true);
});
