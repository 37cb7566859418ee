import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, type }) => [name.value, type?.value].filter(Boolean).join(' '));

test.each([
  [
    'Mme Rima Haddad   076-2417700110\n  + bébé Jad Khoury (sur ses genoux)   076-2417700111',
    ['Mme Rima Haddad', 'Jad Khoury infant'],
  ],
  [
    'Reisende:\nFrau Rima Haddad\n+ Baby Jad Khoury\n& Kind Lynn Haddad',
    ['Frau Rima Haddad', 'Jad Khoury infant', 'Lynn Haddad child'],
  ],
  ['Utasok:\nKiss Péter\nKiss Bence (csecsemő)', ['Kiss Péter', 'Kiss Bence infant']],
  ['Pasageri:\nSorin Lupescu\nPaul Lupescu (copil, 6 ani)', ['Sorin Lupescu', 'Paul Lupescu child']],
  ['Passagers :\nMme Claire Delmas\nHugo Delmas (enfant, 7 ans)', ['Mme Claire Delmas', 'Hugo Delmas child']],
  ['Pasażerowie:\nAdam Wrona\nIgor Wrona (niemowlę)', ['Adam Wrona', 'Igor Wrona infant']],
  ['Pasajeros:\nLucía Benavent\nVera Benavent (bebé, 11 meses)', ['Lucía Benavent', 'Vera Benavent infant']],
  ['Passengers\n1. Ilinca Vornicu - adult\n2. Sofia Vornicu - infant', ['Ilinca Vornicu adult', 'Sofia Vornicu infant']],
  ['Resenärer\nAnders Ek, vuxen\nElsa Ek, spädbarn\nNils Ek, barn 7 år', ['Anders Ek adult', 'Elsa Ek infant', 'Nils Ek child']],
  [
    'Travellers\nJohn Ek - vegan meal\nElsa Ek - infant\nNils Ek - aisle seat\nIvo Marsh, QA lead\nZoe Marsh, IT',
    ['John Ek', 'Elsa Ek infant', 'Nils Ek', 'Ivo Marsh', 'Zoe Marsh'],
  ],
  ['Passageiros\nADT  Marta Sousa\nCHD  Leonor Sousa', ['Marta Sousa adult', 'Leonor Sousa child']],
  ['Cestující: Petr Malý, Ema Malá (dítě 5 let), Jan Malý (kojenec)', ['Petr Malý', 'Ema Malá child', 'Jan Malý infant']],
  ['Passeggeri: Giulia Neri + Leo Neri (neonato)', ['Giulia Neri', 'Leo Neri infant']],
  ['Passagerer\n1 voksen: Sofie Lund\n1 barn: Ida Lund (7 år)', ['Sofie Lund adult', 'Ida Lund child']],
  ['Пассажиры:\nОльга Смирнова (взрослый)\nИван Смирнов (ребёнок)', ['Ольга Смирнова adult', 'Иван Смирнов child']],
  ['Voyageurs\nMme Claire Roux\nEnf. Jules Roux', ['Mme Claire Roux', 'Jules Roux child']],
  ['Yolcular\nBay Kerem Kaya\nÇoc. Deniz Kaya\nBeb. Arda Kaya', ['Bay Kerem Kaya', 'Deniz Kaya child', 'Arda Kaya infant']],
  ['Podróżni\nPan Jan Nowak\nDz. Zofia Nowak\nNiem. Igor Nowak', ['Pan Jan Nowak', 'Zofia Nowak child', 'Igor Nowak infant']],
  [
    'Yolcular\nBay Kerem Kaya\nBay (Çocuk) Deniz Kaya\nBayan (Bebek) Ada Kaya',
    ['Bay Kerem Kaya', 'Bay Deniz Kaya child', 'Bayan Ada Kaya infant'],
  ],
])('the kind stands behind a name or before it: %s', (text, expected) => {
  expect(people(text).toSorted()).toEqual(expected.toSorted());
});

test('of names and kinds that take turns, whichever is first leads', () => {
  const cards = ['Hannah Cole', 'Adult', 'Noah Cole', 'Child, age 6', 'Ruby Cole', 'Infant (on lap), 10 months'];
  expect(people(`Who’s travelling\n${cards.join('\n')}`)).toEqual(['Hannah Cole adult', 'Noah Cole child', 'Ruby Cole infant']);
});

test('kinds in a column of their own say whose rows are of one list', () => {
  expect(people('Hannah Cole   Adult    12A\nNoah Cole    Child    12B\nRuby Cole   Infant   -')).toEqual([
    'Hannah Cole adult',
    'Noah Cole child',
    'Ruby Cole infant',
  ]);
});

test('a kind beside a name is of who has a ticket', () => {
  const cards = (head: string, one: string, other: string) =>
    `Codice    TXB4NE       ${head}\n                       ${one}     Kerem Aydin\n                       ${' '.repeat(one.length)}     235 2432198806\nEmesso    20/11/2026   ${other}     Simona Zawada\n                       ${' '.repeat(one.length)}     235 2432198807`;
  const both = ['Kerem Aydin adult', 'Simona Zawada child'];
  expect(people(cards('Chi parte', 'Adulto ', 'Bambino'))).toEqual(both);
  expect(people(cards('Yolcular ve bilet numaraları', 'Yetişkin', 'Çocuk   '))).toEqual(both);
  expect(people(cards('Podróżni i numery biletów', 'Dorosły', 'Dziecko'))).toEqual(both);
  expect(people('Codice    TXB4NE       Menu\n                       Bambino     Pasta Pomodoro')).toEqual([]);
});

test('Nina and Nino are somebody, Niño is a kind', () => {
  expect(people('Passengers\nPETROVA NINA\nBERIDZE NINO')).toEqual(['PETROVA NINA', 'BERIDZE NINO']);
  expect(people('Pasajeros\nLucía Benavent\nMateo Benavent (niño)')).toEqual(['Lucía Benavent', 'Mateo Benavent child']);
});

test('several in one line are parted at slashes and commas where they are of one family, and below a count', () => {
  expect(people('Turiști: STAN MIHAI / STAN IOANA / STAN MATEI (CHD)')).toEqual(['STAN MIHAI', 'STAN IOANA', 'STAN MATEI child']);
  expect(people('Turiști: Stan Mihai, Stan Ioana')).toEqual(['Stan Mihai', 'Stan Ioana']);
  expect(people('Resenärer: 2 vuxna\nErik Norén\nÅsa Norén')).toEqual(['Erik Norén', 'Åsa Norén']);
  expect(people("Passengers: Aoife O'Brien (with infant Seán O'Brien)").toSorted()).toEqual([
    "Aoife O'Brien",
    "Seán O'Brien infant",
  ]);
});

test('behind a day of birth a kind counts as well, and the day is part of the name’s line', () => {
  const text = '1. paní Marie Horáková, nar. 3. 5. 1985\n2. Vojta Horák, nar. 3. 5. 2019, dítě';
  expect(people(text)).toEqual(['paní Marie Horáková', 'Vojta Horák child']);
  expect(people('Cestující:\nEliška Novotná, nar. 19. 7. 2016 (dítě)')).toEqual(['Eliška Novotná child']);
});

test('several in a line without a label are each, and of three words between commas nobody is made', () => {
  expect(people('Pasageri: 2 adulți, 1 copil, 1 infant\nPop Ion, Pop Ana, Pop Dan (copil), Pop Eva (infant)')).toEqual([
    'Pop Ion',
    'Pop Ana',
    'Pop Dan child',
    'Pop Eva infant',
  ]);
  expect(people('Cestující:\nPetra Vlk\n+ 2 děti: Tom Vlk (6), Zoe Vlk (4)')).toEqual([
    'Petra Vlk',
    'Tom Vlk child',
    'Zoe Vlk child',
  ]);
  expect(people('Room: Double, Ocean View, Santa Maria Wing')).toEqual([]);
});

test('a parent is whoever has an infant in brackets behind the name', () => {
  expect(people('LONGO/PIERO SIG (INF LONGO/ADA)')).toEqual(['LONGO/PIERO SIG', 'LONGO/ADA infant']);
});

test('Name beside Vorname heads the families’ names', () => {
  const table = 'Name      Vorname   Anrede   Alter\nKranz     Heinz     Herr\nKranz     Ben       Kind     7';
  expect(people(table)).toEqual(['Kranz/Heinz Herr', 'Kranz/Ben child']);
});

test('what is ordered for a baby is nobody', () => {
  expect(people('Passenger: Rosa Lind\nBaby cot requested: Hotel Sofia\nBaby bed: Villa Rosa Maria')).toEqual(['Rosa Lind']);
  expect(people('2 travellers: Ada King, Leo King (child)')).toEqual(['Ada King', 'Leo King child']);
  expect(people('Iris Palm (vuxen) och Otto Palm (barn, 5 år)')).toEqual(['Iris Palm adult', 'Otto Palm child']);
});

test.each([
  ['Pasajeros: Lucía Ortiz y Álvaro Ruiz (+ bebé: Leo Ruiz)', ['Lucía Ortiz', 'Álvaro Ruiz', 'Leo Ruiz infant']],
  ['Reisende: Jana Krause (+ Baby: Mia Krause), Tim Krause', ['Jana Krause', 'Tim Krause', 'Mia Krause infant']],
  ['Passagers : Jean Morel et Anne Morel (avec bébé : Léo Morel)', ['Jean Morel', 'Anne Morel', 'Léo Morel infant']],
  ['Passengers: Ana Pop and Ion Pop (+ infant)', ['Ana Pop', 'Ion Pop']],
])('who goes along in brackets is another than who stands before them: %s', (text, expected) => {
  expect(people(text).toSorted()).toEqual(expected.toSorted());
});

test('a kind beside a name is of who stands in a list of such rows', () => {
  expect(people('Aile\nYetişkin   Elif Kaya   20 kg bagaj\nBebek      Arda Kaya   Kucakta')).toEqual([
    'Elif Kaya adult',
    'Arda Kaya infant',
  ]);
  expect(people('Cine zboară\nAdult     Vlad Popa\nBebeluș   Toma Popa')).toEqual(['Vlad Popa adult', 'Toma Popa infant']);
  expect(people('Menü\nYetişkin   Izgara Tavuk\nÇocuk      Sebzeli Makarna')).toEqual([]);
  expect(people('Preis\nErwachsener   Economy Classic   100,00 EUR\nKind          Economy Classic   80,00 EUR')).toEqual([]);
});

test('who has his kind behind him is in the list, whatever stands beside him of flights and seats', () => {
  const rows = [
    'Passagers',
    'Mme Oriane Peltier        Places AC870 : 33E',
    'Numéro de billet : 014 2198837746',
    'Maëlie Peltier (enfant)   Places AC870 : 33F',
    'Numéro de billet : 014 2198837747',
  ];
  expect(people(rows.join('\n'))).toEqual(['Mme Oriane Peltier', 'Maëlie Peltier child']);
  const ways = ['Domnul Vasile Rotaru        IAS-LTN: loc 4C', '                            LTN-IAS: loc 4C'];
  expect(people(['Pasageri și servicii', ...ways, 'Crin Rotaru (copil)         IAS-LTN: loc 4A'].join('\n'))).toEqual([
    'Domnul Vasile Rotaru',
    'Crin Rotaru child',
  ]);
});

test('what is in brackets may be in two languages, or end in the next line', () => {
  const table = [
    'Tên hành khách / Passenger      Chuyến      Ghế / Seat',
    'NGUYEN, THI THU HA (Bà/Mrs)     VJ960       18A',
    'TRAN, MINH QUAN (Ông/Mr)        VJ960       18B',
  ];
  expect(people(table.join('\n'))).toEqual(['NGUYEN, THI THU HA', 'TRAN, MINH QUAN']);
  expect(people('Rejsende                     Ordrenr.\nMortensen, Thyra Bæk (f.     DK-2260418\n14.05.2005)')).toEqual([
    'Mortensen, Thyra Bæk',
  ]);
});

test('the kind stands behind the number of a row, before the name', () => {
  const rows = ['YOLCULAR', '1. Yetişkin     EMİN KARACA      TC: 284******16', '2. Bebek        ELİF KARACA      11.02.2026'];
  expect(people(rows.join('\n'))).toEqual(['EMİN KARACA adult', 'ELİF KARACA infant']);
});

test('whose daughter somebody is stands in small letters', () => {
  expect(people('Penumpang\nNn. Siti Aminah binti Abdullah')).toEqual(['Nn. Siti Aminah binti Abdullah']);
});

test('an infant is on somebody’s lap, in brackets or not', () => {
  const rows = (words: string) =>
    `Ms Priya Shah   Adult\n  17 Jul  Seat 11A\nMiss Asha Shah   Child (age 7)\n  17 Jul  Seat 11B\nRohan Shah   ${words}\n  2 free infant items`;
  for (const words of ['Infant on lap', 'Infant on lap, travelling with Priya Shah', 'Infant (on lap)'])
    expect(people(rows(words))).toEqual(['Ms Priya Shah adult', 'Miss Asha Shah child', 'Rohan Shah infant']);
});

test('a title or a kind stands over each name', () => {
  expect(people('Passagers\nMonsieur\nJean Vasseur\nMadame\nOdile Vasseur\nBébé\nLou Vasseur')).toEqual([
    'Monsieur Jean Vasseur',
    'Madame Odile Vasseur',
    'Lou Vasseur infant',
  ]);
  expect(people('Reisende\nFRAU\nAntje Wellmann\nKIND\nLotte Wellmann')).toEqual(['FRAU Antje Wellmann', 'Lotte Wellmann child']);
  expect(people('Pasażer 1\nPani\nHalina Gryka\n10 kg\nPasażer 2\nNiemowlę\nKalina Gryka')).toEqual([
    'Pani Halina Gryka',
    'Kalina Gryka infant',
  ]);
  expect(people('Passengers\nMr Owen Tranter\nInfant\nLily Tranter\nChild')).toEqual([
    'Mr Owen Tranter infant',
    'Lily Tranter child',
  ]);
});
