import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('what a fee was paid by is no ticket, nor is an account', () => {
  const numbers = (text: string) => ticketsIn(readPastedText(text).lines).map(({ value }) => value.value);
  expect(numbers('Excess baggage 10 kg, EMD 157-4022719906, EUR 140.00')).toEqual([]);
  expect(numbers('EMD:   AZ/EMD  055 1822047719 seat 18C')).toEqual([]);
  expect(numbers('MCO No. 157 4022719906')).toEqual([]);
  expect(numbers('E-ticket/EMD: 157-2418803127')).toEqual(['1572418803127']);
  expect(numbers('Reg. No. 40103559217 · Bank LV61HABA0551034417720 · LV61 HABA 0551034417720')).toEqual([]);
  expect(numbers('ETKT1572418803127')).toEqual(['1572418803127']);
  expect(numbers('MORI/YUI MS        文学研究科M2 105-2398814427')).toEqual(['1052398814427']);
});

test('of the tickets of several airlines in the row of a name or under it the first is given', () => {
  const table = 'Voyageur   Air France   Air Canada\nROUX/LOUISE MRS   057-2419963318   014-2419963320';
  expect(people(`Voyageurs\nMme Louise ROUX\nM. Paul MOREL\n${table}\nMOREL/PAUL MR   057-2419963319   014-2419963321`)).toEqual([
    'Mme Louise ROUX 0572419963318',
    'M. Paul MOREL 0572419963319',
  ]);
  const cards =
    'CHEN/ANNA MS\nTicket 781-2418865023 (out) 018-2417720116 (back)\nLEE/MARK MR\nTicket 781-2418865024\nTicket 018-2417720117';
  expect(people(cards)).toEqual(['CHEN/ANNA MS 7812418865023', 'LEE/MARK MR 7812418865024']);
});

test('who has the name of another among his own is somebody else, by his title or by his ticket', () => {
  expect(people('1) MR RAMESH NAIR   TKT NO 706-2415588730\n2) MRS SUNITA RAMESH NAIR   TKT NO 706-2415588731')).toEqual([
    'MR RAMESH NAIR 7062415588730',
    'MRS SUNITA RAMESH NAIR 7062415588731',
  ]);
  expect(people('Passengers\nKHAN/IMRAN MR   214 2415588730\nKHAN/IMRAN ALI MR   214 2415588731')).toEqual([
    'KHAN/IMRAN MR 2142415588730',
    'KHAN/IMRAN ALI MR 2142415588731',
  ]);
});

test('numbers of firms in a register are no tickets, whatever they begin with', () => {
  expect(ticketsIn(readPastedText('"HiSky" SRL, IDNO 1019600050222, mun. Chișinău').lines)).toEqual([]);
  expect(ticketsIn(readPastedText('bilet 281-2417700110').lines)).toHaveLength(1);
});

test('numbers of an airline we do not know are tickets under the word for them in any language', () => {
  const numbers = (text: string) => ticketsIn(readPastedText(text).lines).map(({ value }) => value.value);
  const rows = '1\tKIM/MINSEO MS\t350-2405561120\n2\tNAMGUNG/HYUN MR\t350-2405561121';
  const tables = [
    '번호\t영문성명\t항공권번호',
    '序号\t姓名\t票号',
    '番号\tお名前\t航空券番号',
    'STT\tHành khách\tSố vé',
    'ลำดับ\tผู้โดยสาร\tเลขที่ตั๋ว',
  ];
  for (const heads of tables) expect(numbers(`${heads}\n${rows}`), heads).toEqual(['3502405561120', '3502405561121']);
  expect(numbers(`번호\t영문성명\t전화번호\n${rows}`)).toEqual([]);
});

test('what was issued with a ticket is one wherever its row puts it', () => {
  const rows = 'WIRYO/SUPARMAN MR    Dewasa    350-2405561120\nWIRYO/SITI MRS    Dewasa    350-2405561121';
  expect(people(`Nama penumpang    Tipe    Nomor tiket\n${rows}`)).toEqual([
    'WIRYO/SUPARMAN MR 3502405561120',
    'WIRYO/SITI MRS 3502405561121',
  ]);
});

test('of the tickets of several airlines the only traveller has the first, though she is named below it', () => {
  const entries =
    'Ticket number  0472419917441\nTraveler  Meera Venkatesan\nTicket number  2202419918552\nTraveler  Meera Venkatesan';
  expect(people(entries)).toEqual(['Meera Venkatesan 0472419917441']);
});

test('behind a slash another number begins, or the last figures of a second coupon’s paper', () => {
  const numbers = (text: string) => ticketsIn(readPastedText(text).lines).map(({ value }) => value.value);
  expect(numbers('Billets 199 2418842507 / 199 2418842508')).toEqual(['1992418842507', '1992418842508']);
  expect(numbers('Billets 199-2418842507/199-2418842508')).toEqual(['1992418842507', '1992418842508']);
  expect(numbers('Billet 199-2418842507/508')).toEqual(['1992418842507']);
});

test('the number of a bank’s account is no ticket', () => {
  for (const account of ['Koshi Bank 0711017501882', 'A/c no 0711017501882', 'Account: 0711017501882'])
    expect(ticketsIn(readPastedText(`Mr Rajan Lama\nPaid: QR, ${account}, ref. FP224`).lines), account).toEqual([]);
});

test('of the tickets under names beside each other each has the one in his column, though one more is read as a name', () => {
  const cards = `1. GARBI/ANIS MR                 2. GARBI/SALOUA MRS
Type : ADT                       Type : ADT
                Net TND                         Net TND
Billet : 199 2410557316          Billet : 199 2410557317

3. GARBI/LINA MISS
Billet : 199 2410557318
4. HADDAD/NOUR MRS`;
  expect(people(cards)).toEqual([
    'GARBI/ANIS MR 1992410557316',
    'GARBI/SALOUA MRS 1992410557317',
    'GARBI/LINA MISS 1992410557318',
    'HADDAD/NOUR MRS',
  ]);
});
