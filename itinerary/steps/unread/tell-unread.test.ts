import { expect, test } from 'vitest';
import { found, segmentOf } from '#tests/support/found-values.ts';
import { foundAt } from '../../draft/found.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import type { Line } from '../../text/ticket-text.ts';
import { tellUnread } from './tell-unread.ts';
import { tellUnreadPeople } from './tell-unread-people.ts';

const there = segmentOf('RO301', 'OTP 12APR27 14:10', 'FRA 12APR27 15:45');
const said = (text: string, draft: { segments?: (typeof there)[]; passengers?: { name: string; eticket?: string }[] } = {}) =>
  tellUnread(readPastedText(text), {
    airlineRefs: [],
    doubts: [],
    segments: draft.segments ?? [there],
    passengers: (draft.passengers ?? []).map(({ name, eticket }) => ({
      name: found(name),
      ...(eticket && { eticket: found(eticket) }),
    })),
  }).map(({ code, message }) => `${code}: ${message.en}`);

test('a flight with its times in other lines is told, its operator and what was cancelled are not', () => {
  expect(said('RO 303\n16:10 Bucharest\n17:45 Frankfurt')).toEqual([expect.stringMatching(/^flight-not-read: RO303 /)]);
  expect(said('Flights\n16:10 Bucharest\nRO 303\n17:45 Frankfurt\nRO 305\n18:10 Cluj')).toEqual([
    expect.stringMatching(/^flight-not-read: RO303 /),
    expect.stringMatching(/^flight-not-read: RO305 /),
  ]);
  expect(said('RO 303 operated by TAROM\n16:10 Bucharest\n17:45 Frankfurt')).toEqual([]);
  expect(said('RO 303\nCANCELLED\n16:10 Bucharest\n17:45 Frankfurt')).toEqual([]);
});

test('a number behind the name of its airline is told as well', () => {
  expect(
    said('Lufthansa 219   BOISE/NAMPA PLAZA\n12:15   14:20', {
      segments: [segmentOf('LH301', 'OTP 12APR27 14:10', 'FRA 12APR27 15:45')],
    }),
  ).toEqual([expect.stringMatching(/^flight-not-read: LH219 /)]);
});

test('a flight is told however its hours are written', () => {
  for (const [left, landed] of [
    ['1610', '1745'],
    ['16.10', '17.45'],
  ])
    expect(said(`RO 303\n${left}  Bucharest\n${landed}  Frankfurt`)).toEqual([expect.stringMatching(/^flight-not-read: RO303 /)]);
});

test('a row that names its places in words tells a flight as one with codes does', () => {
  expect(said('RO 303 / 19APR  Bucharest Otopeni - Frankfurt  1745  OK')).toEqual([
    expect.stringMatching(/^flight-not-read: RO303 /),
  ]);
  expect(said('RO 303 / 19APR  23 KG  OK')).toEqual([]);
});

test('of the flights of a lying table each that was not read is told, of codeshares none', () => {
  const times = 'Departure 14:10 16:10 18:10\nArrival 15:45 17:45 19:45';
  expect(said(`Flight RO301 RO303 RO305\n${times}`)).toEqual([
    expect.stringMatching(/^flight-not-read: RO303 /),
    expect.stringMatching(/^flight-not-read: RO305 /),
  ]);
  expect(said(`Flight RO301 AF6721\n${times}`)).toEqual([]);
});

test('of cards side by side, each with its label, the one that was not read is told', () => {
  const times = 'Departs: 14:10      Departs: 16:10\nArrives: 15:45      Arrives: 17:45';
  expect(said(`Flight: RO 301      Flight: RO 303\n${times}`)).toEqual([expect.stringMatching(/^flight-not-read: RO303 /)]);
  expect(said(`Flight: RO 301      Codeshare: AF 6721\n${times}`)).toEqual([]);
});

test('of cards without labels the one that has hours of its own is told', () => {
  const second = '                    18:15   19:45';
  expect(said(`RO 301              AF 6721\n14:10   15:45${second.slice(13)}`)).toEqual([
    expect.stringMatching(/^flight-not-read: AF6721 /),
  ]);
  expect(said('RO 301              AF 6721\n14:10   15:45')).toEqual([]);
});

test('a traveller with a title who is not among those read is told, whoever sells is not', () => {
  const passengers = [{ name: 'POPESCU/ION MR', eticket: '2812412345678' }];
  expect(said('POPESCU/ION MR\nIONESCU/MARIA MRS', { passengers })).toEqual([
    expect.stringMatching(/^passenger-not-read: .*IONESCU\/MARIA MRS/),
  ]);
  expect(said('POPESCU/ION MR\nAgent: IONESCU/MARIA MRS', { passengers })).toEqual([]);
});

test('to whom a letter is addressed as two of one name is told where they were not read', () => {
  expect(said('Eheleute\nHildegard und Manfred Schürmann\nAm Weidenpesch 12')).toEqual([
    expect.stringMatching(/^passenger-not-read: .*Hildegard Schürmann/),
    expect.stringMatching(/^passenger-not-read: .*Manfred Schürmann/),
  ]);
});

test('two titles before one name are told, unless two of the family were read', () => {
  for (const text of ['Passengers: Mr & Mrs John Smith', 'Herr und Frau Smith', 'M. et Mme John Smith']) {
    expect(said(text), text).toEqual([expect.stringMatching(/^passenger-not-read: .*Smith/)]);
    expect(said(text, { passengers: [{ name: 'SMITH/JOHN MR' }] }), text).toEqual([
      expect.stringMatching(/^passenger-not-read: /),
    ]);
    expect(said(text, { passengers: [{ name: 'SMITH/JOHN MR' }, { name: 'SMITH/MARY MRS' }] }), text).toEqual([]);
  }
});

test('a numbered list of travellers that goes on behind those who were read is told', () => {
  const list = '1.   SMITH/JOHN MR   BH4410228\n2.   Ilona           BH4410229\n3.   SHARMA          BH4410230';
  const { lines } = readPastedText(list);
  const told = tellUnreadPeople(lines, [{ name: foundAt(lines[0] as Line, 5, 18) }]).map(({ message }) => message.en);
  expect(told).toEqual([expect.stringMatching(/for 3 travellers, but 1 could be read/)]);
  const kinds = readPastedText('1. Adult     JOHN SMITH\n2. Over 65   ILONA SHARMA').lines;
  expect(tellUnreadPeople(kinds, [{ name: foundAt(kinds[0] as Line, 13, 23) }])).toHaveLength(1);
  const flights = readPastedText('1   SMITH/JOHN MR   BH4410228\n2   RO 301   OTP 07:15   LHR 08:50').lines;
  expect(tellUnreadPeople(flights, [{ name: foundAt(flights[0] as Line, 4, 17) }])).toEqual([]);
});

test('what has the shape of a name right under one that was read is told', () => {
  const passengers = [{ name: 'Mr Kim Jong In' }];
  expect(said('Passengers\nMr Kim Jong In\nMa Jiahui\n\nSpecial Requests', { passengers })).toEqual([
    expect.stringMatching(/^passenger-not-read: .*Ma Jiahui/),
  ]);
});

test('the number of a ticket is told where somebody is without one, other papers are not', () => {
  const passengers = [{ name: 'POPESCU/ION MR', eticket: '2812412345678' }, { name: 'POPESCU/ANA MRS' }];
  const text = 'POPESCU/ION MR 281-2412345678\nPOPESCU/ANA MRS\nTicket 281-2412345679\nEMD 281-1820012345';
  expect(said(text, { passengers })).toEqual([expect.stringMatching(/^ticket-not-read: .*281-2412345679/)]);
  const both = [
    { name: 'POPESCU/ION MR', eticket: '2812412345678' },
    { name: 'POPESCU/ANA MRS', eticket: '2812412345679' },
  ];
  expect(said(text, { passengers: both })).toEqual([]);
});

test('where nobody is without one, a number of the same airline in a line of its own is of somebody who was not read', () => {
  const passengers = [{ name: 'POPESCU/ION MR', eticket: '2812412345678' }];
  const told = [
    expect.stringMatching(/^passenger-not-read: .*for 2 travellers, but 1 could be read/),
    expect.stringMatching(/^ticket-not-read: .*281-2412345680/),
  ];
  expect(said('POPESCU/ION MR 281-2412345678\n281-2412345680', { passengers })).toEqual(told);
  expect(said('POPESCU/ION MR 281-2412345678 281-2412345679\n220-2412345680', { passengers })).toEqual([]);
});

test('of a family each who was not read is told, and where a ticket counts more travellers than were read, so is that', () => {
  const passengers = [{ name: 'Daniela Moraru' }, { name: 'Luca Moraru' }];
  expect(said('Daniela Moraru\nsomething: Alexia Moraru\nLuca Moraru', { passengers })).toEqual([
    expect.stringMatching(/^passenger-not-read: .*Alexia Moraru/),
  ]);
  expect(said('with infant Alexia Moraru (lap)', { passengers })).toEqual([
    expect.stringMatching(/^passenger-not-read: .*Alexia Moraru/),
  ]);
  for (const counted of ['4 pasageri · Dus-întors', 'Passengers: 4', 'Reisende   4', '2 adults, 1 child', 'Passenger 3'])
    expect(said(counted, { passengers }), counted).toEqual([expect.stringMatching(/^passenger-not-read: .* travellers/)]);
  for (const fewer of ['2 pasageri', 'Contact: Elena Moraru', 'Str. Moraru 12', 'Moraru Daniela', '2 adulti'])
    expect(said(fewer, { passengers }), fewer).toEqual([]);
  const parents = 'Pupil         Form   Parent/guardian   Mobile\nLuca Moraru   9b     Elvira Moraru     0700 555 010';
  expect(said(parents, { passengers })).toEqual([]);
});

test('a flight in a paragraph that nothing broke is told as any other', () => {
  const sentence =
    'Zborul de întoarcere este RO 303, cu plecare din București la ora 16:10 și sosire la Frankfurt la 17:45, iar bagajele rămân cele de la dus, câte 23 kg de persoană, fără plată.';
  expect(sentence.length).toBeGreaterThan(160);
  expect(said(sentence)).toEqual([expect.stringMatching(/^flight-not-read: RO303 /)]);
});

test('an infant in brackets behind a name, whom nobody names, is told', () => {
  const passengers = [{ name: 'Daniela Moraru' }];
  for (const text of ['Daniela Moraru (+ bebé)', 'Daniela Moraru (cu bebeluș)', 'Pasajera: Daniela Moraru (+ bebé: Leo)'])
    expect(said(text, { passengers }), text).toEqual([expect.stringMatching(/^passenger-not-read: .* 2 travellers/)]);
  for (const text of ['Daniela Moraru (with baby cot)', 'Daniela Moraru (with bag)', 'Room (+ baby)'])
    expect(said(text, { passengers }), text).toEqual([]);
});

test('of two flights in one line the one that was not read is told, a codeshare is not', () => {
  expect(said('RO 301 OTP 14:10 - FRA 15:45, LH 100 FRA 17:10 - MUC 18:05')).toEqual([
    expect.stringMatching(/^flight-not-read: LH100 /),
  ]);
  expect(said('RO 301 / LH 9301 OTP 14:10 - FRA 15:45')).toEqual([]);
});

test('who stands in a list in two columns and was not read is told', () => {
  const list = 'Elena Prieto (Profesora)      Unax Goitia (Alumno)\nNerea Zubia (Alumna)          Iria Castro (Alumna)';
  const told = said(list, { passengers: [{ name: 'Elena Prieto' }] });
  for (const name of ['Unax Goitia', 'Nerea Zubia', 'Iria Castro'])
    expect(told).toContainEqual(expect.stringMatching(`^passenger-not-read: .*${name}`));
  expect(told).toHaveLength(3);
});

test('a name cut beside its ticket is that of who was read with the same one', () => {
  const passengers = [{ name: 'MIAH/MD SHAHID MR', eticket: '9972401883310' }];
  expect(said('*TE001;  MIAH/MD SHAHIDM      9972401883310', { passengers })).toEqual([]);
  expect(said('*TE001;  MIAH/MD RAFIQUL MR   9972401883310', { passengers })).toEqual([
    expect.stringMatching(/^passenger-not-read: .*RAFIQUL/),
  ]);
});

test('a list counts its people in brackets, and the rest of a wrapped name is nobody', () => {
  expect(
    said('DAFTAR PESERTA (3 ORANG)\n1. Surya Gunawan\n2. Wulan Gunawan', {
      passengers: [{ name: 'Surya Gunawan' }, { name: 'Wulan Gunawan' }],
    }),
  ).toEqual([expect.stringMatching(/for 3 travellers, but 2/)]);
  expect(said('1   MENON/ARUN   ADT\n    KRISHNAN MSTR', { passengers: [{ name: 'MENON/ARUN KRISHNAN MSTR' }] })).toEqual([]);
});

test('rows of one column that name several tell those who were not read', () => {
  const { lines } = readPastedText(
    'hobo      Bax Wouter, Postma Bauke\nfagot     Wiersma Ids\nfluit     Hoekstra Tjitte, Hoekstra Froukje',
  );
  const line = lines[2] as Line;
  const at = line.text.indexOf('Hoekstra Froukje');
  const doubts = tellUnreadPeople(lines, [{ name: foundAt(line, at, at + 16) }]);
  expect(doubts.map(({ message }) => /name ([\p{L} ]+),/u.exec(message.en)?.[1])).toEqual(
    expect.arrayContaining(['Bax Wouter', 'Postma Bauke', 'Wiersma Ids', 'Hoekstra Tjitte']),
  );
});

test('a number that was exchanged for another is not told', () => {
  const table =
    'Passenger   Old ticket   New ticket\nHALE/JOAN MS   125-2417700345   125-2418800121\nHALE/OWEN MR   125-2417700346   125-2418800122';
  const passengers = [{ name: 'Joan Hale', eticket: '1252418800121' }, { name: 'Owen Hale' }];
  expect(said(table, { passengers }).filter((one) => one.startsWith('ticket'))).toEqual([
    expect.stringMatching(/125-2418800122/),
  ]);
});

test('who is counted on in a list under whatever heading is told, but for who stays at home', () => {
  const { lines } = readPastedText('2) Dario Conforti\nDocenti accompagnatori\n3) Lucia Serra\nNon partono\n4) Paolo Greco');
  const told = tellUnreadPeople(lines, [{ name: foundAt(lines[0] as Line, 3, 17) }]).map(({ message }) => message.en);
  expect(told).toEqual([expect.stringMatching(/Lucia Serra/)]);
});

test('a flight is told whose hour was given to one that stands farther from it', () => {
  const text = 'Osaka  22:55\nAY 68\nin flight\nin flight\nin flight\nHelsinki  06:25   AY 1221';
  const { lines } = readPastedText(text);
  const at = (words: string) => {
    const line = lines.find((one) => one.text.includes(words)) as Line;
    const start = line.text.indexOf(words);
    return foundAt(line, start, start + words.length);
  };
  const read = (left: string) => ({
    ...there,
    flightNumber: { ...at('AY 1221'), value: 'AY1221' },
    departure: { ...there.departure, time: at(left) },
    arrival: { ...there.arrival, time: at('06:25') },
  });
  expect(said(text, { segments: [read('22:55')] })).toEqual([expect.stringMatching(/^flight-not-read: .*AY68/)]);
  expect(said(text, { segments: [read('06:25')] })).toEqual([]);
});
