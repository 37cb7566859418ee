import { expect, test } from 'vitest';
import { readDay } from './days.ts';
import { daysOfAsiaIn, readDayOfAsia } from './days-of-asia.ts';

const april = { day: 30, month: 4 };
const whole = { ...april, year: 2027 };

test.each([
  ['2027年4月30日', whole],
  ['2027年04月30日(星期五)', { ...whole, weekday: 5 }],
  ['4月30日 周五', { ...april, weekday: 5 }],
  ['4月30日(金)', { ...april, weekday: 5 }],
  ['令和9年4月30日 金曜日', { ...whole, weekday: 5 }],
  ['民國116年4月30日', whole],
  ['2027년 04월 30일 (금)', { ...whole, weekday: 5 }],
  ['4월 30일 금요일', { ...april, weekday: 5 }],
  ['2027. 4. 30. (금)', { ...whole, weekday: 5 }],
  ['04/30(금)', { ...april, weekday: 5 }],
  ['27.04.30(금)', { ...whole, weekday: 5 }],
  ['周五 04/30', { ...april, weekday: 5 }],
  ['Thứ Sáu, 30/04', april],
  ['30 เม.ย. 2570', whole],
  ['30 เม.ย. 70', whole],
  ['30 เมษายน พ.ศ. 2570', whole],
  ['30 เมษายน 2027', whole],
  ['ngày 30 tháng 4 năm 2027', whole],
  ['30 thg 4, 2027', whole],
  ['30 Th4', april],
  ['30 अप्रैल 2027', whole],
  ['2027 ஏப்ரல் 30', whole],
  ['ஏப்ரல் 30, 2027', whole],
  ['30 এপ্রিল 2027', whole],
  ['30 ఏప్రిల్ 2027', whole],
  ['30 අප්රේල් 2027', whole],
  ['2027 ခုနှစ် ဧပြီလ 30', whole],
  ['30 ខែមេសា ឆ្នាំ2027', whole],
  ['30 ເດືອນເມສາ 2027', whole],
  ['30 एप्रिल 2027', whole],
  ['2027 оны 4-р сарын 30', whole],
  ['2027 оны дөрөвдүгээр сарын 30', whole],
  ['4 сарын 30', april],
])('the day %s is read', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test('months of Thai differ by a vowel, which long names may have lost in copying', () => {
  const months = ['9 ม.ค. 2570', '9 มี.ค. 2570', '9 มิ.ย. 2570', '9 มีนาคม 2570', '9 มนาคม 2570', '9 กมภาพนธ 2570'];
  expect(months.map((text) => readDayOfAsia(text)?.month)).toEqual([1, 3, 6, 3, 3, 2]);
});

test('a year of Thailand in figures, and a day of Indonesia', () => {
  expect(readDay('30/04/2570')).toEqual(whole);
  expect(readDay('Senin, 8 Maret 2027')).toEqual({ day: 8, month: 3, year: 2027, weekday: 1 });
});

test('in a line each day stands for itself, and no hour is its year', () => {
  const daysOf = (text: string) => daysOfAsiaIn(text).map(({ start, end }) => text.slice(start, end));
  expect(daysOf('05/05(수) 18:25     05/06(목) 21:15')).toEqual(['05/05(수)', '05/06(목)']);
  expect(daysOf('5月1日-5月3日')).toEqual(['5月1日', '5月3日']);
  expect(daysOf('ส. 10 เม.ย. 09:10')).toEqual(['10 เม.ย.']);
  expect(daysOf('10 เม.ย. 2570  09:10')).toEqual(['10 เม.ย. 2570']);
});

test.each(['13月4日', '4月31日', '2027年', '3月30人', '12th 3 nights', '12 กรุงเทพฯ', '30 दिल्ली'])('„%s” is no day', (text) => {
  expect(daysOfAsiaIn(text)).toEqual([]);
});
