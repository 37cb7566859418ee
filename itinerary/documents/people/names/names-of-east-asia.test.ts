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

test('under a head that counts them, alone in its line, they stand beside each other too', () => {
  expect(people('탑승객 3명\n한지우 (성인)      한서윤 (소아)\n오민석 (성인)\n총 결제금액 930,400원')).toEqual([
    '한지우',
    '한서윤',
    '오민석',
  ]);
  expect(people('旅客(2名)\n高橋 美咲 様\n高橋 翔 様')).toEqual(['高橋 美咲', '高橋 翔']);
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

test('first in their lines with what they are behind, before their tickets or over them', () => {
  const read = (list: string) =>
    passengersIn(readPastedText(list).lines).map(({ name, eticket }) => `${name.value} ${eticket?.value}`);
  const two = (one: string, other: string) => [`${one} 7812409118540`, `${other} 7812409118541`];
  expect(read('人员及票号\n1. 赵一凡(领队教师) 781-2409118540\n2. 欧阳多多(205班) 781-2409118541')).toEqual(
    two('赵一凡', '欧阳多多'),
  );
  expect(read('成员\n赵一凡 女 · 初二(3)班\n票号 781-2409118540\n钱多多 男 · 带队教师\n票号 781-2409118541')).toEqual(
    two('赵一凡', '钱多多'),
  );
  expect(read('ご搭乗の方\n中村 直(大人) 781-2409118540\n中村 さくら(小児) 781-2409118541')).toEqual(
    two('中村 直', '中村 さくら'),
  );
  expect(read('ご案内\n中村直樹 様 航空券番号 781-2409118540\n中村美桜 様 航空券番号 781-2409118541')).toEqual(
    two('中村直樹', '中村美桜'),
  );
  expect(read('탑승자\n최민준 (교사) 781-2409118540\n박서연 (학생) 781-2409118541')).toEqual(two('최민준', '박서연'));
  for (const [one, other] of [
    ['去程机票', '返程机票'],
    ['北京', '上海'],
    ['전자항공권번호', '항공권번호'],
  ])
    expect(read(`行程\n${one} 781-2409118540\n${other} 781-2409118541`), one).toEqual([]);
});

test('several stand behind one label, parted by commas; where one is no name nobody is', () => {
  expect(people('탑승자: 한지우, 오민석')).toEqual(['한지우', '오민석']);
  expect(people('旅客:王小明、李芳。')).toEqual(['王小明', '李芳']);
  expect(people('お名前:高橋美咲様')).toEqual(['高橋美咲']);
  expect(people('旅客:王小明、票号')).toEqual([]);
});

test('a sentence counts them, and tells their tickets by their families', () => {
  const text = '票出好了,两位:王小明、李芳。我把行程捋一遍。\n票号 781-2417700110(王)、781-2417700111(李)';
  expect(people(text)).toEqual(['王小明 7812417700110', '李芳 7812417700111']);
  expect(people('联系人两位:王小明、李芳。')).toEqual([]);
  expect(people('会议三位:王小明、李芳。')).toEqual([]);
});
