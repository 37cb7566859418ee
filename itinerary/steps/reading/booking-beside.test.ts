import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const booking = (names: string, records: string) =>
  [
    'JKTWQZ',
    names,
    '1 SQ 919S 22JAN F MNLSIN HK2  1850  2235 /DCSQ*5TQ8WM /E',
    'TKT/TIME LIMIT',
    '1.T-24NOV-Q7KA*AMN',
    records,
    'Q7KA.Q7KA*AMN 1418/24NOV26 JKTWQZ H',
  ].join('\n');

const ticketsOf = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-26');
  return 'itinerary' in outcome ? outcome.itinerary.passengers.map((one) => [one.name, one.eticket]) : [];
};

test('a record of tickets cuts names and leaves their blanks out', () => {
  expect(
    ticketsOf(
      booking(
        '1.1DELA CRUZ/ROMEO MR  2.1BAUTISTA/JOEL MR',
        '2.TE 6182419004471-SG DELAC/R Q7KA*AMN 1422/24NOV*I\n3.TE 6182419004472-SG BAUTI/J Q7KA*AMN 1422/24NOV*I',
      ),
    ),
  ).toEqual([
    ['Romeo Dela Cruz', '6182419004471'],
    ['Joel Bautista', '6182419004472'],
  ]);
});

test('a list of tickets glues titles to the names it cuts, and its head says what its numbers are', () => {
  const list = [
    'ELECTRONIC TICKET LIST BY *HTE',
    '          NAME                 TICKET NUMBER',
    '>*TE001;  MIAH/MD SHAHIDM       7792401883310',
    '>*TE002;  AKTER/MOSAMMATSH      7792401883311',
    '>*TE003;  MIAH/SADIAMIS         7792401883312',
    '>*TE004;  MIAH/RAFI MSTR CHD     7792401883313',
  ].join('\n');
  const names = '1.1MIAH/MD SHAHID MR  2.1AKTER/MOSAMMAT SHIRIN MRS\n3.1MIAH/SADIA MISS*P-C07  4.1MIAH/RAFI*P-C05';
  expect(ticketsOf(booking(names, list))).toEqual([
    ['Md Shahid Miah', '7792401883310'],
    ['Mosammat Shirin Akter', '7792401883311'],
    ['Sadia Miah', '7792401883312'],
    ['Rafi Miah', '7792401883313'],
  ]);
});

test('two whose names begin alike have no number of either', () => {
  const records = '2.TE 6182419004471-SG DELAC/R Q7KA*AMN 1422/24NOV*I';
  expect(ticketsOf(booking('1.1DELA CRUZ/ROMEO MR  2.1DELACROIX/RENE MR', records)).map(([, number]) => number ?? null)).toEqual([
    null,
    null,
  ]);
});

test('where a format knows one traveller a ticket, and the page has more with a ticket each, all of them travel', () => {
  const rows = 'BARRY AISSATOU MME (ADT)     147 2417730701\nBARRY OUMAR MSTR (CHD)     147 2417730702';
  const paper = `Mémo Voyage – Billet Électronique\nPassager     Numéro de billet\n${rows}\nAT531     CKY 14JUL2027 04:20 - CMN 08:10`;
  expect(ticketsOf(paper)).toEqual([
    ['Aissatou Barry', '1472417730701'],
    ['Oumar Barry', '1472417730702'],
  ]);
});
