import { expect, test } from 'vitest';
import { readChangedTicket as read } from '#tests/support/read-changed-ticket.ts';

const flight = (number: string, left: string, landed: string) =>
  `${number}   Wed, 10 Mar 2027   Mumbai (BOM)   ${left}   Amsterdam (AMS)   ${landed}`;

test('of a flight before and after a change the new one counts, and the former is told', () => {
  const { flights, codes } = read(
    `Your original flight (no longer operating at this time)\n${flight('6E 21', '03:10', '08:30')}\nYour revised itinerary\n${flight('6E 21', '05:15', '10:35')}`,
  );
  expect(flights).toEqual(['6E21 05:15']);
  expect(codes).toContain('flight-replaced');
});

test('a new timetable is called so in Czech and in Slovak', () => {
  const { flights, codes } = read(
    `PŮVODNÍ LETOVÝ ŘÁD\n${flight('6E 21', '03:10', '08:30')}\nNOVÝ LETOVÝ ŘÁD\n${flight('6E 21', '05:15', '10:35')}`,
  );
  expect(flights).toEqual(['6E21 05:15']);
  expect(codes).toContain('flight-replaced');
});

test('a flight that stays as it was has its place among the new ones', () => {
  const back = 'KL 877   Sun, 14 Mar 2027   Amsterdam (AMS)   12:10   Mumbai (BOM)   01:10+1';
  const { flights, codes } = read(
    `Orarul inițial\n${flight('KL 880', '03:10', '08:30')}\n${back}\nOrarul nou\n${flight('KL 878', '05:15', '10:35')}\n${back}`,
  );
  expect(flights).toEqual(['KL878 05:15', 'KL877 12:10']);
  expect(codes).not.toContain('flights-overlap');
});

test('the former may stand below, and have had another number', () => {
  expect(
    read(`Noul dumneavoastră zbor\n${flight('KL 878', '05:15', '10:35')}\nZborul inițial\n${flight('KL 880', '13:10', '18:30')}`)
      .flights,
  ).toEqual(['KL878 05:15']);
});

test('a cancelled flight has its heading, and rows of tables are no sentences for their gaps', () => {
  const row = (number: string, left: string, landed: string) => flight(number, left, landed).replaceAll('   ', ' '.repeat(16));
  const head = `Uçuş${' '.repeat(40)}Tarih${' '.repeat(40)}Kalkış${' '.repeat(30)}Varış`;
  const { flights } = read(
    `İptal edilen uçuş\n${head}\n${row('KL 880', '03:10', '08:30')}\nGüncel uçuş bilgileriniz\n${head}\n${row('KL 878', '05:15', '10:35')}`,
  );
  expect(flights).toEqual(['KL878 05:15']);
});

test('where nothing says which one counts both are given and doubted', () => {
  const { flights, codes } = read(`${flight('6E 21', '03:10', '08:30')}\n\n${flight('6E 21', '05:15', '10:35')}`);
  expect(flights).toHaveLength(2);
  expect(codes.filter((code) => code === 'flight-twice')).toHaveLength(2);
});

test('a day that could not be read may be that of the same number above: both are doubted', () => {
  const undated = flight('6E 21', '05:15', '10:35').replace('Wed, 10 Mar 2027', 'Wed, 10 Foo 2027');
  const { flights, codes } = read(`${flight('6E 21', '03:10', '08:30')}\n\n${undated}`);
  expect(flights).toHaveLength(2);
  expect(codes.filter((code) => code === 'flight-twice')).toHaveLength(2);
});

test.each([
  ['Նախկին ժամանակացույց', 'Նոր ժամանակացույց'],
  ['ძველი განრიგი', 'ახალი განრიგი'],
  ['Бұрынғы кесте', 'Жаңа кесте'],
])('what was and what is, in Armenian, Georgian and Kazakh: %s', (was, is) => {
  const { flights, codes } = read(`${was}\n${flight('6E 21', '03:10', '08:30')}\n${is}\n${flight('6E 21', '05:15', '10:35')}`);
  expect(flights).toEqual(['6E21 05:15']);
  expect(codes).toContain('flight-replaced');
});

test('the original of a receipt is no former flight', () => {
  const way = `KL 877   Mon, 1 Mar 2027   Amsterdam (AMS)   12:10   Mumbai (BOM)   01:30`;
  expect(read(`Original receipt\n${way}\n${flight('KL 878', '05:15', '10:35')}`).flights).toHaveLength(2);
});

test('a sentence with a colon says of the flight below it that it does not fly', () => {
  const sentence =
    'Leider müssen wir Ihnen mitteilen, dass der folgende Flug Ihrer Reise aus operationellen Gründen annulliert\nwurde:';
  const { flights, codes } = read(
    `${sentence}\n${flight('KL 880', '03:10', '08:30')}\nIhr neuer Reiseplan\n${flight('KL 878', '05:15', '10:35')}`,
  );
  expect(flights).toEqual(['KL878 05:15']);
  expect(codes).toContain('flight-replaced');
});

test('a former flight named by its cities is the former of one named by its codes', () => {
  const { flights, codes } = read(
    'Anciens horaires (annulés)\nAF 7297   Nice – Paris Charles de Gaulle   mardi 11 mai 2027   07h00 – 08h35\nVotre nouvel itinéraire\nAF 7301   mardi 11 mai 2027   Nice (NCE)   09h40   Paris (CDG)   11h15',
  );
  expect(flights).toEqual(['AF7301 09:40']);
  expect(codes).toContain('flight-replaced');
});

test('a flight that a sentence says was cancelled is left for the one instead, also where the sentence goes on in the next line', () => {
  const instead = 'LH 1338   Mo 12.04.2027   Frankfurt (FRA) 15:40   Budapest (BUD) 17:10';
  const french = 'AF 1648   lundi 12 avril 2027   Paris (CDG) 15:40   Barcelone (BCN) 17:25';
  for (const [text, kept] of [
    [
      `Leider wurde Ihr Flug LH 1336 am 12. April 2027 von Frankfurt (FRA) nach Budapest (BUD), Abflug 11:20, Ankunft 12:50, annulliert.\nWir haben Sie umgebucht:\n${instead}`,
      'LH1338 15:40',
    ],
    [
      `Nous vous informons que votre vol AF 1148 du 12 avril 2027 de Paris (CDG) à\nBarcelone (BCN), départ 11h20, arrivée 13h05, a été annulé.\nVotre nouveau vol :\n${french}`,
      'AF1648 15:40',
    ],
  ] as const) {
    const { flights, codes } = read(text);
    expect(flights).toEqual([kept]);
    expect(codes).toContain('flight-replaced');
  }
});

test('what may be cancelled is not', () => {
  const { flights } = read(
    `If your flight LH 1336 is cancelled you may take another one.\n${flight('KL 880', '03:10', '08:30')}\n${flight('KL 878', '05:15', '10:35')}`,
  );
  expect(flights).toEqual(['KL880 03:10', 'KL878 05:15']);
});

test('a sentence below the table says which of its flights stands for which', () => {
  const table = `${flight('6E 21', '03:10', '08:30')}\n${flight('6E 23', '05:15', '10:35')}`;
  for (const sentence of [
    'Il volo 6E 21 delle 03.10 è stato soppresso e sostituito dal 6E 23: le 05.15 sono definitive.',
    'Please note that flight 6E 21 has been withdrawn and replaced by 6E 23, same day.',
    'Der Flug 6E 21 wurde durch 6E 23 ersetzt.',
  ]) {
    const { flights, codes } = read(`${table}\n${sentence}`);
    expect(flights, sentence).toEqual(['6E23 05:15']);
    expect(codes).toContain('flight-replaced');
  }
  expect(read(`${table}\nFlight 6E 21 is operated as booked. Meals were replaced by snacks on 6E 23.`).flights).toHaveLength(2);
});

test('what is below a word alone that says it counts no more is the former one, whether it stands above or below the new', () => {
  const headings = [
    'Vervallen',
    'Nicht mehr gültig',
    'Ne plus tenir compte :',
    'No longer valid',
    'Nu mai este valabil',
    'Sin efecto',
  ];
  for (const heading of [...headings, 'Non più valido', 'Nieaktualne', 'Geçersiz', 'Neplatné', 'Érvénytelen', 'Utgår']) {
    const [was, is] = [flight('6E 21', '03:10', '08:30'), flight('6E 21', '05:15', '10:35')];
    expect(read(`Itinerary\n${is}\n${heading}\n${was}`).flights, heading).toEqual(['6E21 05:15']);
    expect(read(`${heading}\n${was}\nActueel vluchtschema\n${is}`).flights, heading).toEqual(['6E21 05:15']);
  }
});
