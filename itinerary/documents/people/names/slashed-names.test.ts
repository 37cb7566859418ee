import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('a name nobody knows is one over the number of its ticket', () => {
  const cards =
    'MACLEAN/FIONA\neTicket number: 0162417766102\nFrequent Flyer: UA-XXXXX417\n\nVANTONGEREN/ODGEIR\neTicket number: 0162417766103';
  expect(people(cards)).toEqual(['MACLEAN/FIONA 0162417766102', 'VANTONGEREN/ODGEIR 0162417766103']);
});

test('a name in Latin letters is one behind the same in Chinese ones', () => {
  const cards =
    '乘机人信息\n张伟  ZHANG/WEI\n成人 · 护照 EK4****17\n票号:781-2160048812\n李晓敏  LI/XIAOMIN\n成人 · 护照 EJ9****03\n票号:781-2160048813';
  expect(people(cards)).toEqual(['ZHANG/WEI 7812160048812', 'LI/XIAOMIN 7812160048813']);
});

test('a place with a slash is nobody, whatever given name is in it, where its code stands behind', () => {
  const legs = 'LV MINNEAPOLIS/ST PAUL (MSP)   110P\nAR NEW YORK JFK (JFK)   455P';
  expect(people(`${legs}\n1. BARTON/JUNE MRS`)).toEqual(['BARTON/JUNE MRS']);
  expect(people('1. PARIS/ANNA (ADT)')).toEqual(['PARIS/ANNA']);
});

test('what a hotel gives for the night is nobody', () => {
  const rooms = '2 KAMERS LOGIES/ONTBIJT   CNF 88240177\n3 ZIMMER MIT/FRUHSTUCK   CNF 88240178';
  expect(people(`1. KEARNEY/PATRICK MR\n\n${rooms}`)).toEqual(['KEARNEY/PATRICK MR']);
});

test('a title in two languages is nobody', () => {
  const list =
    'REIZIGERS / VOYAGEURS   E-TICKET\n1   Dhr. / M.   VANDENBROUCKE Joris   082-3519046031\n2   Mevr. / Mme   DELFORGE Chantal   082-3519046032';
  expect(people(list)).toEqual(['VANDENBROUCKE Joris 0823519046031', 'DELFORGE Chantal 0823519046032']);
});

test('the offices of a town are nobody, with a slash between them and over the ticket of who it is written to', () => {
  expect(people('YLÄKEMIN KUNTA / POHJAN HYVINVOINTIALUE   MATKAILMOITUS\nLipun numero   105-2418960001')).toEqual([]);
  expect(people('GEMEENTE BOSVELD / STAD EN LAND   REISPLAN\nTicket   074-2418960001')).toEqual([]);
  expect(people('BOSVELD / MARRITSKE   REISPLAN\nTicket   074-2418960001')).toHaveLength(1);
});

test('what a mail is about is nobody, where blanks stand around its slash', () => {
  expect(people('Efni: DÜNEN / SANDUR - flug í febrúar\nMiðanúmer:\n  Guðrún   108 2451190227')).toEqual([]);
  expect(people('Subject: ticket of BARTON/JUNE MRS')).toEqual(['BARTON/JUNE MRS']);
});

test('a given name that is a label elsewhere is one beside a family’s', () => {
  const band = 'REISENDE / TICKET\nJonas Wiede (voc)      105-2440917731\nTill Rathke (dr)       105-2440917733';
  expect(people(band)).toEqual(['Jonas Wiede 1052440917731', 'Till Rathke 1052440917733']);
});

test('a label of travellers says nothing of what stands before it', () => {
  expect(people('Remise OASIS/VFR YLE27      Pax : 2 ADT\nTU 202\nTunis 12:30\n\nPax : GARBI/SALOUA')).toEqual(['GARBI/SALOUA']);
});
