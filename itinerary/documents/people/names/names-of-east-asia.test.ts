import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('names in Chinese, Japanese and Korean letters stand under their head or behind their label', () => {
  const table =
    '姓名      乘客类型    证件类型    票号\n周雅婷    成人       身份证     880-2423316805\n周子轩    儿童       身份证     880-2423316806';
  expect(people(table)).toEqual(['周雅婷 8802423316805', '周子轩 8802423316806']);
  expect(people('이름      구분    항공권번호\n박서준    성인    180-2417720016\n박지우    소아    180-2417720017')).toEqual([
    '박서준 1802417720016',
    '박지우 1802417720017',
  ]);
  expect(people('搭乗者名: 高橋 美咲 様\n搭乗者名: 高橋 翔 様')).toEqual(['高橋 美咲', '高橋 翔']);
  expect(people('旅客姓名\n1. 黃淑芬 小姐 (成人)\n2. 黃俊傑 先生 (成人)')).toEqual(['黃淑芬', '黃俊傑']);
  expect(people('乘机人: 孙丽 身份证 1101********2714')).toEqual(['孙丽']);
});

test('names stand before their tickets as well', () => {
  expect(people('航空券番号 高橋美咲様 2052418104773 / 高橋翔様 2052418104774')).toEqual([
    '高橋美咲 2052418104773',
    '高橋翔 2052418104774',
  ]);
});

test('what stands in the columns beside, and words for kinds of travellers, are no names', () => {
  expect(people('姓名      乘客类型\n成人      票号')).toEqual([]);
});

test('where Latin names are printed they are the ticket’s', () => {
  expect(people('姓名      票号\n周雅婷    880-2423316805\n乘客 ZHOU/YATING MS')).toEqual(['ZHOU/YATING MS 8802423316805']);
});

test('in a form of two pairs in a row the second label is nobody', () => {
  expect(people('姓名    周雅婷    經名    阿米娜\n護照號碼    312 118 604    出生日期    民國 70 年 2 月 3 日')).toEqual([
    '周雅婷',
  ]);
  expect(people('姓名    周雅婷    性別    女')).toEqual(['周雅婷']);
});
