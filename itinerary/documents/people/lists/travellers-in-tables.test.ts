import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('a table of tickets names its travellers in another order than their list', () => {
  const list = 'Surname   Given names\nVASILE    ALEXANDRU CONSTANTIN\nPATEL     RAJESH\nLI        WEI';
  const tickets =
    'Ticket           Passenger\n125-2417706003   LI/WEI\n125-2417706002   PATEL/RAJESH\n125-2417706001   VASILE/ALEXANDRU';
  expect(people(`${list}\n\n${tickets}`)).toEqual([
    'VASILE/ALEXANDRU CONSTANTIN 1252417706001',
    'PATEL/RAJESH 1252417706002',
    'LI/WEI 1252417706003',
  ]);
});

test('of a name in two alphabets the half in Latin letters is it', () => {
  expect(people('Passengers\n1. السيد محمد الهاشمي / MR MOHAMMED AL HASHIMI   220-2417705661')).toEqual([
    'MR MOHAMMED AL HASHIMI 2202417705661',
  ]);
  expect(people('Пассажир: Иванов Иван / IVANOV IVAN')).toEqual(['IVANOV IVAN']);
  expect(
    people('탑승객: 김민준 (KIM/MINJUN MR)   항공권번호: 180-2417705901\n비상연락처: 최유진 (CHOI/YUJIN) 010-1234-5678'),
  ).toEqual(['KIM/MINJUN MR 1802417705901']);
  expect(people('旅客姓名: 王小明 (WANG XIAOMING)\n紧急联系人: 李雷 (LI LEI)')).toEqual(['WANG XIAOMING']);
});

test('in a table that lies on its side travellers stand beside each other', () => {
  const table =
    'Passenger    Ms Ann Lee       Mr Bo Lee        Master Cy Lee\nTicket no.   220-2417705601   220-2417705602   220-2417705603';
  expect(people(table)).toEqual(['Ms Ann Lee 2202417705601', 'Mr Bo Lee 2202417705602', 'Master Cy Lee 2202417705603']);
  expect(people('Traveler   Mr Ion Pop   Company   Verdane Components')).toEqual(['Mr Ion Pop']);
});

test('where somebody sits on each flight stands under each name of a list', () => {
  const list = 'Passengers\nMr Ion Pop\nOTP-LHR   12A\nLHR-OTP   14A\nChild Ana Pop\nOTP-LHR   12B\nLHR-OTP   14B\nGate Display';
  expect(people(list)).toEqual(['Mr Ion Pop', 'Ana Pop child']);
});

test('several in one line behind codes of systems, and their tickets with the last figures alone', () => {
  expect(
    people(
      'Passeggeri: Sig. ROSSI MARIO, Sig.ra BIANCHI ANNA, CHD ROSSI LUCA 8 anni, INF ROSSI GIULIA\nBiglietti: 220-2417705551/52/53/54',
    ),
  ).toEqual([
    'Sig. ROSSI MARIO 2202417705551',
    'Sig.ra BIANCHI ANNA 2202417705552',
    'ROSSI LUCA 2202417705553 child',
    'ROSSI GIULIA 2202417705554 infant',
  ]);
  expect(people('Passenger: POPESCU/ION MR\nTicket 220-2417705551/52')).toEqual(['POPESCU/ION MR 2202417705551']);
});

test('a list of tickets behind turned names', () => {
  const list = 'Reisende:\nThomas Krüger (+ Baby: Mia Krüger, geb. 02.02.2026)\nSandra Krüger';
  const tickets = 'Krüger, Mia (INF): 220-2417705585\nKrüger, Sandra: 220-2417705582\nKrüger, Thomas: 220-2417705581';
  expect(people(`${list}\n\nTickets:\n${tickets}`)).toEqual([
    'Thomas Krüger 2202417705581',
    'Krüger, Mia 2202417705585 infant',
    'Sandra Krüger 2202417705582',
  ]);
});

test('a table of who has which role is of nobody who travels', () => {
  const staff =
    'Name         Role            Phone\nAnna Weber   Reiseleiterin   0170 1234567\nKarl Huber   Fahrer          0171 1234567';
  expect(people(`${staff}\n\nPassagier: Herr Max Lang`)).toEqual(['Herr Max Lang']);
});

test('who approved stands in a column of its own, in each row', () => {
  const rows = 'Mr Alex Pop   Maria Georgescu   220-2417705721\nMs Ada Pop    Maria Ene         220-2417705722';
  expect(people(`Traveller     Approved by       Ticket\n${rows}`)).toEqual([
    'Mr Alex Pop 2202417705721',
    'Ms Ada Pop 2202417705722',
  ]);
});

test('Japanese, Chinese and Korean lists have their headings', () => {
  expect(people('ご搭乗者\nTANAKA HARUKA 様')).toEqual(['TANAKA HARUKA']);
  expect(people('乘机人：WANG/LEI  票号：784-2417885201')).toEqual(['WANG/LEI 7842417885201']);
  expect(people('탑승자명단\nPARK MINSU\nCHOI EUNJI')).toEqual(['PARK MINSU', 'CHOI EUNJI']);
});

test('a heading asks for the patronymic as well', () => {
  for (const heading of ['ФАМИЛИЯ ИМЯ ОТЧЕСТВО ПАССАЖИРА', 'Фамилия, имя, отчество', 'Ф.И.О. пассажира'])
    expect(people(`${heading}        ДОКУМЕНТ\nОХЛОПКОВА САРДАНА ИЛЬИНИЧНА        ПС 98 12 5*****`), heading).toEqual([
      expect.stringContaining('ОХЛОПКОВА САРДАНА ИЛЬИНИЧНА'),
    ]);
});

test('a kind behind a name is of that, and what stands behind it is nobody', () => {
  const text = `Guest                Type      Meal
Ms. Kavitha Menon    Adult     Nasi Lemak (AK 824)
Mr. Arjun Menon      Adult     Chicken Rice (AK 824)`;
  expect(people(text).map((person) => person.replace(/ adult$/, ''))).toEqual(['Ms. Kavitha Menon', 'Mr. Arjun Menon']);
});
