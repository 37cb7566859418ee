import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (...lines: string[]) => passengersIn(readPastedText(lines.join('\n')).lines).map(({ name }) => name.value);

test('under words that say who goes stand those who go, whatever they are called, and what is told of each behind them', () => {
  expect(people('Potujejo', '1. Zvezdana Hrovat Kos (rog)', '2. Žiga Pirš (učitelj, spremstvo)')).toEqual([
    'Zvezdana Hrovat Kos',
    'Žiga Pirš',
  ]);
  expect(people('Hverjir fara', '•  Hrafnkell Bragason, kt. 120611-2340', '•  Ýrr Dalmannsdóttir þjálfari, s. 847 2216')).toEqual(
    ['Hrafnkell Bragason', 'Ýrr Dalmannsdóttir'],
  );
  expect(people('TRAVELLING', 'Line Producer     Sorcha Mulvihill', 'Focus Puller      Dáithí Ó Loingsigh')).toEqual([
    'Sorcha Mulvihill',
    'Dáithí Ó Loingsigh',
  ]);
});

test('what is told below each stands farther right, and two may stand in one line', () => {
  expect(
    people(
      'На пут иду:',
      'Велисава Кнежић',
      '   Чачак, двокреветна',
      'Обрад Лешић и Косара Мирић',
      '   Горња Бања',
      'Јанићије Тодић',
      '   вођа пута',
    ),
  ).toEqual(['Велисава Кнежић', 'Обрад Лешић', 'Косара Мирић', 'Јанићије Тодић']);
});

test('two families beside each other travel where as many places are printed', () => {
  const rows = [
    'Família de la núvia            Família del nuvi',
    'Llum Bonastre i Piqué          Aleix Sastre Cabot',
    'Blai Bonastre Rius             Fina Cabot Oller',
  ];
  expect(people(...rows, '4 places x 99,00 €')).toEqual([
    'Llum Bonastre i Piqué',
    'Aleix Sastre Cabot',
    'Blai Bonastre Rius',
    'Fina Cabot Oller',
  ]);
  expect(people(...rows, '2 places x 99,00 €')).toEqual([]);
});

test('below a list stand sights, services and whom to call, and under words for those who stay at home nobody is read', () => {
  expect(
    people(
      'Na put kreću:',
      'Zvonka Perić-Ladan',
      'Tješimir Čulav',
      'Ne putuju:',
      'Marica Grabovac',
      'Luca Grabovac',
      'Uključeno u cijenu:',
      'Povratna Karta',
    ),
  ).toEqual(['Zvonka Perić-Ladan', 'Tješimir Čulav']);
  expect(people('Vilka åker', '1   Tuva Lejonhuvud', '2   Ebba-Lo Sjökvist', 'Kontakt   Signe Palmkrona')).toEqual([
    'Tuva Lejonhuvud',
    'Ebba-Lo Sjökvist',
  ]);
  expect(people('Viajan', 'Pensión Completa', 'Seguro Médico', 'Traslado Privado')).toEqual([]);
  expect(people('Konzertprogramm', '1. Stille Nacht', '2. Blaue Donau', '2 Plätze')).toEqual([]);
});

test('a heading in the column of a list ends it, and over no name it is another list’s', () => {
  expect(people('Chi parte:', 'Ottavio Zampieri', 'Ulderica Bertocchi', 'La quota comprende', 'Viaggio Aereo')).toEqual([
    'Ottavio Zampieri',
    'Ulderica Bertocchi',
  ]);
  expect(people('Însoțitori:', 'Obiective', '1. Castelul Negru', '2. Biserica Veche')).toEqual([]);
});

test('desks and ships with a slash are nobody, nor is what slashes part in a line', () => {
  expect(people('DOLORITA / CREW CHANGE DESK')).toEqual([]);
  expect(people('MV BALTIC HERON / OFF-SIGNER AB / SANTOS 3 FEB')).toEqual([]);
});

test('labels of Vietnamese and other papers, and the heads of the next table', () => {
  const [one] = passengersIn(readPastedText('Khách: LƯƠNG THỊ HẠNH').lines);
  expect([one?.name.value, one?.order]).toEqual(['LƯƠNG THỊ HẠNH', 'family-first']);
  expect(people('Khách sạn: Rex Plaza')).toEqual([]);
  expect(people('Viatgers', 'Llum Bonastre', 'Aleix Sastre Cabot')).toEqual(['Llum Bonastre', 'Aleix Sastre Cabot']);
  expect(
    people(
      'Nr.   Vardas     Pavardė      Gim. data    Kambarys',
      '1     Vytenis    Gudžiūnas    1990-02-11   B2-4',
      '2     Ugnė       Staškutė     1991-03-12   A1-1',
      'Diena  Sav. d.   Reisas       Iš           Pastabos',
      '2027-01-11  pirmadienis  DY1085  Vilnius (VNO)  11:05',
    ),
  ).toEqual(['Gudžiūnas/Vytenis', 'Staškutė/Ugnė']);
});

test('who is counted on under the next heading is of the same list', () => {
  expect(
    people(
      'Qui viatja',
      '1. Aina Bosc Serra',
      '2. Pol Surris Vila',
      '3. Ona Ribes Puig',
      'Professorat',
      '4. Marçal Comes Oliu (tutor)',
    ),
  ).toEqual(['Aina Bosc Serra', 'Pol Surris Vila', 'Ona Ribes Puig', 'Marçal Comes Oliu']);
  expect(
    people('Schüler', '1. Tjark Brünjes', '2. Femke Oltmanns', 'Begleitende Lehrkräfte', '3. Wiebke Harms (Lehrerin)'),
  ).toEqual(['Tjark Brünjes', 'Femke Oltmanns', 'Wiebke Harms']);
  expect(people('Qui viatja', '1. Aina Bosc Serra', '2. Pol Surris Vila', 'Contacte', '1. Marçal Comes Oliu')).toEqual([
    'Aina Bosc Serra',
    'Pol Surris Vila',
  ]);
});

test('two columns under a label stand for one list, where both have names we know', () => {
  const list =
    '  Maélle Berthier                         Noam Massard\n  Zachary Cosset                          Corine Trépied\n  Félix Laurier                           Josette Vadebon (accompagnatrice)\n  Rosa Lampe                              Marc-Olivier Pépinot (accompagnateur)\n';
  for (const head of ['Participants au vol', 'Passengers on this flight', 'Teilnehmer am Flug'])
    expect(people(`${head}\n${list}\nNotes`), head).toEqual([
      'Maélle Berthier',
      'Noam Massard',
      'Zachary Cosset',
      'Corine Trépied',
      'Félix Laurier',
      'Josette Vadebon',
      'Rosa Lampe',
      'Marc-Olivier Pépinot',
    ]);
  const rooms = '  Freja Lund                              Sal A\n  Mikkel Holm                             Sal B';
  expect(people(`Deltagere på flyet\n${rooms}`)).toEqual(['Freja Lund', 'Mikkel Holm']);
});
