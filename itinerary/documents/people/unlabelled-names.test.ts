import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

const letter = (list: string) =>
  people(
    `Hej alla!\nSå här flyger vi, bokningsnummer 5H2KQT:\nBT 122   GOT – RIX   7.5.2027   10.40 – 13.10\n${list}\nVi bor på hotell.\n`,
  );

test('names with days of long ago are a list under the flights of a letter, and who closes it stands without', () => {
  expect(letter('1.  Linus Bergström   2011-02-18\n2.  Hugo Ek   2011-07-05\n//Anders Holm')).toEqual([
    'Linus Bergström',
    'Hugo Ek',
  ]);
  expect(letter('- Kai Turner, 18/02/2011\n- Zed Obi, 05/07/2011, coach')).toEqual(['Kai Turner', 'Zed Obi']);
  expect(letter('Ana Pop – 18.02.1985\nDan Pop – 05.09.2026')).toEqual(['Ana Pop', 'Dan Pop']);
});

test('a numbered list is none of those who sign', () => {
  expect(letter('1. Linus Bergström\n2. Hugo Ek')).toEqual(['Linus Bergström', 'Hugo Ek']);
  expect(letter('Linus Bergström')).toEqual([]);
});

test('a telephone behind a name is of who answers it', () => {
  expect(people('LH 1418   FRA – OTP   7.5.2027   10:40 – 13:10\nRing Lars Dahl, 22 55 01 44')).toEqual([]);
});

test('who stands over the flights beside a firm travels for it, and a firm does not', () => {
  const flight = 'BA 500   LHR – LIS   9.2.2027   07:15 – 10:05';
  expect(people(`Thandeka Raghunathan  |  Brightwell Analytics Ltd  |  In policy\n${flight}`)).toEqual(['Thandeka Raghunathan']);
  expect(people(`Prepared for   Southern Cross Geotechnics\nTraveller: WHITE/LACHLAN MR\n${flight}`)).toEqual([
    'WHITE/LACHLAN MR',
  ]);
});

test('with seats on each way beside them, or words for whom they travel with under them, names are names', () => {
  const rows = [
    'Dl. Bogdan Rotaru   Adult   IAS-LTN: 12A  LTN-IAS: 11D',
    'Ilinca Rotaru   Copil   IAS-LTN: 12C  LTN-IAS: 11F',
    'Tudor Rotaru   Bebeluș (călătorește cu Ana-   IAS-LTN: -  LTN-IAS: -',
  ];
  expect(people(rows.join('\n'))).toEqual(['Dl. Bogdan Rotaru', 'Ilinca Rotaru', 'Tudor Rotaru']);
  const cards = [
    'Passengers',
    'Mei Arsenault\nAdult (16+)\nTicket Number: 014 2206617904',
    'Hana Arsenault\nInfant (on lap), travelling with Mei Arsenault\nTicket Number: 014 2206617906',
  ];
  expect(people(cards.join('\n\n'))).toEqual(['Mei Arsenault', 'Hana Arsenault']);
});

test('under rows with numbers and titles a line with neither is nobody of theirs', () => {
  const rows = [
    'No   Nama                     Nomor Tiket',
    '1    WIRYO/SUPARMAN MR        065-2418830411',
    '2    DARMO/SITI MRS           065-2418830412',
  ];
  expect(people([...rows, 'PERLENGKAPAN DAN MANASIK'].join('\n'))).toEqual(['WIRYO/SUPARMAN MR', 'DARMO/SITI MRS']);
});

test('a heading over a line with a ticket is nobody, where who travels is written in other letters', () => {
  const paper =
    'Matkustaja: Aino Virtaharju\n\nSINUN MATKASI\n\n1) Finnair - lippu 105-4930217765\n   AY1331 Helsinki 07:50 - London 09:00';
  expect(people(paper)).toEqual(['Aino Virtaharju']);
});

test('an office over those who travel for their health is nobody, and neither is their doctor', () => {
  const list = 'Paciente: Altagracia Peguero\nAcompañante: Yokasta Peguero\nMédico tratante: Dr. Julio Ureña';
  for (const office of ['Viajes Salud Caribe', 'Clínica Buen Pastor', 'Barceló Fiallo Rojas'])
    expect(people(`${office}\n${list}`), office).toEqual(['Altagracia Peguero', 'Yokasta Peguero']);
  expect(people('Patientin: Hedwig Obermoser, geb. 02.02.1949\nBegleitperson: Ralf Obermoser\nKlinik: Saint-Louis')).toEqual([
    'Hedwig Obermoser',
    'Ralf Obermoser',
  ]);
});

test('whoever is greeted at any time of day is not named by that', () => {
  for (const greeting of [
    'Bonsoir Hélène',
    'Good evening Helen',
    'Buonasera Elena',
    'Buenas tardes Elena',
    'Boa noite Elena',
    'Bună seara Elena',
  ])
    expect(people(`Chat\n${greeting}, 2 options`), greeting).toEqual([]);
});

test('in a row of a list what somebody is says not that he stays at home', () => {
  const rows = [
    'Carlos Luna Arce          voz         12C',
    'Óscar Lerma Vidal         mánager     12D',
    'María Tapia Arce          violín      12E',
  ];
  const flight = 'AM 642   11/02/2027   México (MEX) 09:00   Los Ángeles (LAX) 10:50';
  expect(people([...rows, '', flight].join('\n'))).toEqual(['Carlos Luna Arce', 'Óscar Lerma Vidal', 'María Tapia Arce']);
  const manager = 'Mánager: Óscar Lerma Vidal   tel.   555 0101';
  expect(people([rows[0], manager, rows[2], '', flight].join('\n'))).toEqual(['Carlos Luna Arce', 'María Tapia Arce']);
});
