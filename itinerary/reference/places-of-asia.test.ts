import { expect, test } from 'vitest';
import { airports, airportsIn, airportsNamed, placesOfAsiaIn } from './airports.ts';
import { airportNamesBehindCity, airportNamesOfAsia, cityNamesOfAsia } from './names-of-asia.ts';

const placesOf = (text: string) =>
  placesOfAsiaIn(text).map(
    ({ start, end, airports }) => `${text.slice(start, end)} ${airports.map(({ iata }) => iata).join('/')}`,
  );

test('every name is of a city or an airport of the table', () => {
  const cities = new Set(airports.map(({ city, country }) => `${city}|${country}`));
  expect(Object.keys(cityNamesOfAsia).filter((key) => !cities.has(key))).toEqual([]);
  const codes = Object.keys({ ...airportNamesOfAsia, ...airportNamesBehindCity });
  expect(codes.filter((code) => !airports.some(({ iata }) => iata === code))).toEqual([]);
});

test('a city and its airport are one place, in brackets, behind a slash or with nothing between', () => {
  expect(placesOf('札幌(新千歳)  19:30発  →  東京(羽田)  21:10着')).toEqual(['札幌(新千歳) CTS', '東京(羽田) HND']);
  expect(placesOf('上海浦东国际机场T1 → 北京首都国际机场 T3')).toEqual(['上海浦东国际机场 PVG', '北京首都国际机场 PEK']);
  expect(placesOf('東京/成田 第1ターミナル')).toEqual(['東京/成田 NRT']);
  expect(placesOf('서울(인천) 제2터미널 - 방콕(수완나품)')).toEqual(['서울(인천) ICN', '방콕(수완나품) BKK']);
  expect(placesOf('台北（松山） → 松山')).toEqual(['台北（松山） TSA', '松山 MYJ']);
});

test('a city of several airports alone may be any of them', () => {
  expect(placesOf('東京発 福岡行')).toEqual(['東京 HND/NRT', '福岡 FUK']);
  expect(placesOf('从上海飞往首尔')).toEqual(['上海 PVG/SHA', '首尔 ICN/GMP']);
  expect(placesOf('ヘルシンキ発 → オウル着')).toEqual(['ヘルシンキ HEL', 'オウル OUL']);
  expect(placesOf('부산 → 서울')).toEqual(['부산 PUS', '서울 ICN/GMP']);
});

test('two ends in columns of one city are two places', () => {
  expect(placesOf('東京 → 大阪  大阪 → 東京')).toHaveLength(4);
});

test('in addresses, firms, hotels, names of airlines and sentences there are none', () => {
  for (const text of [
    '東京都港区東新橋1-5-2',
    '北京市朝阳区建国路88号',
    '上海分公司',
    '広州 支店',
    'みずほ銀行 東京営業部',
    '大阪のホテルはこちら',
    'シンガポール入国には電子入国カードが必要です',
    'マレーシア航空',
    '北京时间 24小时',
    '上海 南京西路1000号',
    '서울 종로구 인사동5길 41',
    '부산은행 123-45',
    '세부 일정은 추후 안내드립니다',
    'バリアフリー',
  ])
    expect(placesOf(text), text).toEqual([]);
});

test('they are looked up like any other place', () => {
  expect(airportsIn('シンガポール(チャンギ)').map(({ iata }) => iata)).toEqual(['SIN']);
  expect(airportsNamed('仁川国际机场').map(({ iata }) => iata)).toEqual(['ICN']);
  expect(airportsNamed('仁川 09:00')).toEqual([]);
});

test('cities of Arabia and Central Asia, and those of Mongolian papers', () => {
  expect(airportsNamed('Улаанбаатар').map(({ iata }) => iata)).toEqual(['UBN']);
  expect(airportsNamed('Сөүл Инчон').map(({ iata }) => iata)).toEqual(['ICN']);
  expect(placesOf('麥地那起飛  抵達 吉達').length).toBe(2);
});
