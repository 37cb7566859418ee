import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('names stand behind a label, beside it, or in a list below', () => {
  expect(people('Pasager: Dna Ana Maria Ștefănescu')).toEqual(['Dna Ana Maria Ștefănescu']);
  expect(people('Passengers\n1. Mr Robert Dinu\n2. Ema Dinu (child)')).toEqual(['Mr Robert Dinu', 'Ema Dinu child']);
  expect(people('Title   First name   Last name\n')).toEqual([]);
  expect(people('Informacja o pasażerach\nTytuł   Imię   Nazwisko\nMRS   ALEKSANDRA   PILCH')).toEqual(['PILCH/ALEKSANDRA MRS']);
});

test('a label may say that it is of those in this booking', () => {
  const seats = 'Ana Paula Ramos - assentos 11C / 9D\nDavi Ramos Teixeira - assentos 11D / 9E';
  expect(people(`Clientes nesta reserva\n${seats}`)).toEqual(['Ana Paula Ramos', 'Davi Ramos Teixeira']);
  expect(people('Passagiere in dieser Buchung\nJonas Petersen\nLena Petersen')).toEqual(['Jonas Petersen', 'Lena Petersen']);
  for (const who of ['WER REIST', 'Chi viaggia', 'Cine călătorește', 'Wie reizen er mee'])
    expect(people(`${who}\nJonas Petersen\nLena Petersen`)).toEqual(['Jonas Petersen', 'Lena Petersen']);
});

test('a label that heads a column beside those of names is nobody', () => {
  const table =
    'CÓDIGO DE RESERVA   PASSAGEIRO   BILHETE\n4JBEDF   SZABO/ANAIS MRS   281 2483645130\n4JBEDF   OZUN/ELENI MRS   281 2483645131';
  expect(people(table)).toEqual(['SZABO/ANAIS MRS 2812483645130', 'OZUN/ELENI MRS 2812483645131']);
});

test('a title at the end says that the family name came first', () => {
  const [person] = passengersIn(readPastedText('Pasager POPESCU ION MR').lines);
  expect([person?.name.value, person?.order]).toEqual(['POPESCU ION MR', 'family-first']);
  const [other] = passengersIn(readPastedText('Reisender: Popescu Bogdan-Cezar Herr (ADT)').lines);
  expect([other?.name.value, other?.order]).toEqual(['Popescu Bogdan-Cezar Herr', 'family-first']);
});

test('bilingual headings and cities are nobody', () => {
  expect(people('KALKIŞ / DEPARTURE   VARIŞ / ARRIVAL\nISTANBUL/IST   07JUL   0705')).toEqual([]);
});

test('tickets go to who they stand with, or in order where there is one for each', () => {
  expect(people('Passenger: POPESCU/ION MR\nTicket number: 235 2413912340-41\nPassenger: POPESCU/ANA MRS')).toEqual([
    'POPESCU/ION MR 2352413912340',
    'POPESCU/ANA MRS',
  ]);
  expect(people('Passengers\nMr Ion Popescu\nMrs Ana Popescu\nTickets 2202412345101, 2202412345102')).toEqual([
    'Mr Ion Popescu 2202412345101',
    'Mrs Ana Popescu 2202412345102',
  ]);
});

test('a number of 13 digits that no airline issues is no ticket', () => {
  expect(people('Passenger: Mr Ion Popescu\nOrder 0002413912340')).toEqual(['Mr Ion Popescu']);
});

test('whoever stands before a ticket number is its passenger, whatever the heading', () => {
  expect(people('Matkustajat\n1. Johanna De la Cruz   235 2413 912 335')).toEqual(['Johanna De la Cruz 2352413912335']);
  expect(people('#   Cestující   Letenka\n1   Kovács, Konstantina Mrs   235-2413912335')).toEqual([
    'Kovács, Konstantina Mrs 2352413912335',
  ]);
  expect(people('Passeggeri\n1. Sig. Paolo Neri · Numero biglietto 235-2413912335')).toEqual(['Sig. Paolo Neri 2352413912335']);
});

test('titles stand behind in brackets too, and a particle is part of the name', () => {
  expect(people('Pasageri:\nGraham O’Connor (dl.)\nIoana Van der Berg (dna.)')).toEqual([
    'Graham O’Connor',
    'Ioana Van der Berg',
  ]);
});

test('the heading of a table is nobody', () => {
  expect(people('Pasajeros\nSr. Paolo Neri\nVuelo   Compañía   Fecha')).toEqual(['Sr. Paolo Neri']);
  expect(people('Passasjer\nNERI/PAOLO MR\nFly   Dato   Fra   Til   Avgang   Ankomst   Klasse')).toEqual(['NERI/PAOLO MR']);
});

test.each([
  'Dato         Fra / Til         Fly       Klasse',
  'Dato         Fra/Til           Avgang/Ankomst',
  'Datum        Odkud / Kam       Let       Třída',
  'Päivä        Mistä / Minne     Lento     Luokka',
  'PÄIVÄ        MISTÄ / MINNE     LENTO     LUOKKA',
])('the heading of the flights below a list is nobody in it: %s', (heading) => {
  const list = 'Bestillingsnummer   Passasjer             Billettnummer\n6ANKN6       Herr Andrei Yılmaz   281 2395310821';
  expect(people(`${list}\n${heading}\n18.12.2026   Tel Aviv (TLV)    RO 372   K`)).toEqual(['Herr Andrei Yılmaz 2812395310821']);
});

test('beside a label stands the label of the next column where the name is under it', () => {
  expect(
    people('PASSAGEIRO            CÓDIGO DE RESERVA   DATA DE EMISSÃO\nDUBOIS/JOHANNA MRS    PL4V37              11/06/2027'),
  ).toEqual(['DUBOIS/JOHANNA MRS']);
  expect(
    people('ΕΠΙΒΑΤΗΣ              ΚΩΔΙΚΟΣ ΚΡΑΤΗΣΗΣ    ΗΜΕΡΟΜΗΝΙΑ ΕΚΔΟΣΗΣ\nκ. Íñigo De la Cruz   3UYFY8              2026-11-02'),
  ).toEqual(['κ. Íñigo De la Cruz']);
  expect(people('Passenger   Ms Ioana Țurcanu   Economy\nPassenger   Mr Vlad Țurcanu    Economy')).toEqual([
    'Ms Ioana Țurcanu',
    'Mr Vlad Țurcanu',
  ]);
});

test('lines that are nothing but a name with its title are people, also where the family is called like an airport', () => {
  expect(people('ÖZTÜRK ZEYNEP MRS\nBEN ALI MAŁGORZATA MRS\nVAN DER BERG ȘTEFANIA MISS (CHD)\nBooking reference TNVUQ9')).toEqual(
    ['ÖZTÜRK ZEYNEP MRS', 'BEN ALI MAŁGORZATA MRS', 'VAN DER BERG ȘTEFANIA MISS child'],
  );
});

test('a list of numbers under a list of names of which one was not read is nobody’s for sure', () => {
  const numbers = ['2202935476241', '2202935476242', '2202935476243'].map((number) => `BILLETNUMMER: ${number}`).join('\n');
  expect(people(`Passenger: Mr Andrei Turcanu\nPassenger: Mr Lambros Turcanu\n${numbers}`)).toEqual([
    'Mr Andrei Turcanu',
    'Mr Lambros Turcanu',
  ]);
});

test('under a Hungarian label either name may come first, and a heading of both parts is nobody', () => {
  const [person] = passengersIn(readPastedText('Utas neve: Kovács Anna').lines);
  expect([person?.name.value, person?.order]).toEqual(['Kovács Anna', 'either']);
  expect(people('Utas\nVezetéknév   Keresztnév\nKovács       Anna')).toEqual(['Kovács/Anna']);
  expect(people('Vezetéknév: Kovács\nKeresztnév: Anna Mária\nJegyszám: 080-2417993883')).toEqual([
    'Kovács/Anna Mária 0802417993883',
  ]);
});

test('behind the word that names one traveller stands another, with a ticket between and under a name we do not know', () => {
  const list = ['Jean-Luc', 'Özge', 'Anaïs'].flatMap((name, index) => [
    `REISIJA:         ${name} D’Angelo`,
    `PILETI NUMBER:   281285456908${index}`,
  ]);
  expect(people(list.join('\n'))).toEqual([
    'Jean-Luc D’Angelo 2812854569080',
    'Özge D’Angelo 2812854569081',
    'Anaïs D’Angelo 2812854569082',
  ]);
});

test('a number glued before a name is no part of it', () => {
  expect(people('1.ECHEVARRIA GONI/NEREA MRS   TKT 075-2422310048')).toEqual(['ECHEVARRIA GONI/NEREA MRS 0752422310048']);
});

test('heads that name the whole name, and lists of participants, hold names', () => {
  expect(
    people(
      'Uczestnicy imprezy turystycznej\nLp.   Imię i nazwisko   Data urodzenia   Uwagi\n1   Tomasz Wójcik   12-06-1986\n2   Zofia Wójcik   08-09-2019',
    ),
  ).toEqual(['Tomasz Wójcik', 'Zofia Wójcik']);
  expect(
    people('2. Lista participanților (nume, prenume)\n1. Ardelean, Sorin   DBL 1   8. Filipescu, Veronica   TWIN 5'),
  ).toEqual(['Ardelean, Sorin', 'Filipescu, Veronica']);
});

test('headings, fares, places and those who sign or sell are nobody', () => {
  expect(people('PASAGERI\nGEORGESCU/RADU MR\nGEORGESCU/ELENA MRS\nSERVICII SUPLIMENTARE\nBagaj de cală')).toEqual([
    'GEORGESCU/RADU MR',
    'GEORGESCU/ELENA MRS',
  ]);
  expect(people('Kierunek: EGIPT / HURGHADA')).toEqual([]);
  expect(people('YR / YQ 4.50\nNONEND/TK')).toEqual([]);
  expect(people('Cu stimă,\nOana Trif\nDepartament grupuri')).toEqual([]);
  expect(people('Întocmit: Roxana Stoian')).toEqual([]);
});

test('names over and under the one beside their label are of the same list', () => {
  const cell =
    '                     Petr Novotný (nar. 17. 4. 1983)\nCestující            Jana Novotná (nar. 2. 12. 1985)\n                     Aneška Novotná (nar. 25. 5. 2020)';
  expect(people(cell)).toEqual(['Petr Novotný', 'Jana Novotná', 'Aneška Novotná']);
});

test('a ticket in a narrow cell has its airline over its number', () => {
  const narrow =
    'Yolcu                   Bilet no\n                        235\nZEYNEP SU KARADAĞ\n                        2410987641\n                        235\nEMRE KARADAĞ\n                        2410987642';
  expect(people(narrow)).toEqual(['ZEYNEP SU KARADAĞ 2352410987641', 'EMRE KARADAĞ 2352410987642']);
  const rows =
    'Passagers\nM. Julien LEFÈVRE    Billet 057    Adulte\n                     2391048812\nMlle Inès LEFÈVRE    Billet 057    Enfant\n                     2391048814';
  expect(people(rows)).toEqual(['M. Julien LEFÈVRE 0572391048812 adult', 'Mlle Inès LEFÈVRE 0572391048814 child']);
});

test('whole names between commas, or before an and, are of several; a family and its given names of one', () => {
  const two = ['Adrian Toma', 'Elena Roxana Toma'];
  expect(people('Pasageri: Adrian Toma, Elena Roxana Toma')).toEqual(two);
  expect(people('Pasageri: Adrian Toma și Elena Roxana Toma')).toEqual(two);
  expect(people('Passengers: Adrian Toma, Elena Toma and Ioana Ionescu')).toHaveLength(3);
  expect(people('Utasok: Kovács Péter, Kovácsné Szabó Anna, Kovács Lilla (gyermek)')).toHaveLength(3);
  expect(people('Επιβάτες: κα Ελένη Παππά, κ. Νίκος Παππάς')).toEqual(['κα Ελένη Παππά', 'κ. Νίκος Παππάς']);
  // Gil is a given name as well.
  expect(people('Pasajeros: Lucía Ortiz y Álvaro Ruiz Gil')).toEqual(['Lucía Ortiz', 'Álvaro Ruiz Gil']);
  expect(people('Путник: Јелена Марковић')).toEqual(['Јелена Марковић']);
  expect(people('Passenger: Martín Pérez, José Luis')).toHaveLength(1);
  expect(people('Passenger: García Márquez, Gabriel José')).toHaveLength(1);
});

test('who is named in passing travels too: in the position of an invoice, behind who carries an infant, behind the number of a kind, before a ticket', () => {
  const letter =
    'Biletele sunt pe numele Ioana Drăgulescu (281-2443105586) și Matei Frunză (bilet 281-2443105587), codul e 5RWK2N.';
  const tickets = ['Ioana Drăgulescu 2812443105586', 'Matei Frunză 2812443105587'];
  expect(people(`${letter}\nO zi frumoasă,\nCorina Voicu`)).toEqual(tickets);
  expect(people('Bagaj de cală 20 kg: 1 x Ioana Drăgulescu (EMD 281-4587710293)')).toEqual([]);
  expect(people('1   Bilet avion LH OTP-FRA-OTP, 2202418005512, NEAGU BOGDAN MR   buc   1')).toEqual([
    'NEAGU BOGDAN MR 2202418005512',
  ]);
  expect(people('Doamna LARISA CIOBOTARU\ncu MATEO CIOBOTARU (sugar, născut la 02.08.2025)')).toContain('MATEO CIOBOTARU infant');
  expect(people('Adult 1     ALINA MARIA MUNTEANU\nBebeluș 1   LUCA ANDREI MUNTEANU')).toEqual([
    'ALINA MARIA MUNTEANU adult',
    'LUCA ANDREI MUNTEANU infant',
  ]);
});

test('cards of travellers have their kind under the name', () => {
  const card = (initials: string, name: string, kind: string) =>
    `${initials}\n${name}\n${kind}\nBorsa sotto il sedile\nPosto 14A\nModifica`;
  const cards = [card('GS', 'Ginevra Santoboni', 'Adulto'), card('LS', 'Lorenzo Maria Santoboni', 'Bambino (2-11)')];
  expect(people(`Passeggeri\n${cards.join('\n')}\nServizi\nFast Track`)).toEqual([
    'Ginevra Santoboni adult',
    'Lorenzo Maria Santoboni child',
  ]);
});

test('the kind of a traveller stands in a cell of its row', () => {
  const rows = [
    'Yolcu   Tip   Bagaj',
    'Bay UFUK KARA   Yetişkin   20 kg',
    'DEFNE KARA   Çocuk (07.03.2019)   20 kg',
    'ADA KARA   Infant   -',
  ];
  expect(people(rows.join('\n'))).toEqual(['Bay UFUK KARA adult', 'DEFNE KARA child', 'ADA KARA infant']);
  const tickets = 'Passengers\nADA KARA   Infant\nUFUK KARA   Adult\nElena Kara   Adult\nTickets 2202412345101, 2202412345102';
  expect(people(tickets)).toEqual(['ADA KARA infant', 'UFUK KARA 2202412345101 adult', 'Elena Kara 2202412345102 adult']);
});

test('a card of the frequent flyer behind a hyphen is no part of a name over its ticket', () => {
  expect(
    people('Denise Okafor-Reed - AAdvantage® #: 5RW****\nNew ticket (0012398114760)\nMarcus Reed\nNew ticket (0012398114761)'),
  ).toEqual(['Denise Okafor-Reed 0012398114760', 'Marcus Reed 0012398114761']);
});

test('kinds over names count where they lead, and of a card in parts none is told', () => {
  expect(people('Passengers\nAdult\nMr Ion Popescu\nChild\nLuca Popescu')).toEqual([
    'Mr Ion Popescu adult',
    'Luca Popescu child',
  ]);
  expect(people('Copil\nNume\nPOPESCU\nPrenume\nANA\nCopil\nNume\nPOPESCU\nPrenume\nLUCA')).toEqual([
    'POPESCU/ANA',
    'POPESCU/LUCA',
  ]);
});

test('a firm, and who approved the journey, is nobody who travels', () => {
  const grid =
    'Booking reference   Traveller                 Status\nJW4X9C              Ms Fiona Carmichael-Reid  Ticketed\nCompany                    Cost centre       E-ticket\nStrathmore Biologics Ltd   CC-2098 Clinical  125-2418669071';
  expect(people(grid)).toEqual(['Ms Fiona Carmichael-Reid 1252418669071']);
  const approved = grid.replace('Company    ', 'Approved by').replace('Strathmore Biologics Ltd', 'Alistair Drummond       ');
  expect(people(approved)).toEqual(['Ms Fiona Carmichael-Reid 1252418669071']);
});

test('under a table of names in two columns stands nobody, and a title above another row is no name cut short', () => {
  const table =
    'Nr.   NUME   PRENUME   Bilet\n1   MOCANU   PR. GHEORGHE   047 2418830282\n2   DOBRE   AURELIA   047 2418830275\nAutocar Iași – Otopeni: 10.05, ora 04:30';
  expect(people(table)).toEqual(['MOCANU/PR. GHEORGHE 0472418830282', 'DOBRE/AURELIA 0472418830275']);
});

test('behind a word for its kind stands an infant, and over an age in brackets whoever is so old', () => {
  expect(people('Pasageri\nDNA CRISTINA ZAMFIR   Loc 11A\ncu sugar: EVA MARIA ZAMFIR, 09/07/2026')).toEqual([
    'DNA CRISTINA ZAMFIR',
    'EVA MARIA ZAMFIR infant',
  ]);
  expect(people('Passenger: Mr Ben Wittenberg\nInfant (on lap): Mia Wittenberg')).toEqual([
    'Mr Ben Wittenberg',
    'Mia Wittenberg infant',
  ]);
  expect(people('Passenger: Mr Ben Wittenberg\nBagaglio in stiva: Non Incluso')).toEqual(['Mr Ben Wittenberg']);
  expect(people('Dl. Sorin Moraru\nAdult\nLoc 17B\n\nAlexia Moraru\nAdolescent (12-15)\nLoc 17C')).toEqual([
    'Dl. Sorin Moraru adult',
    'Alexia Moraru adult',
  ]);
});

test('before a title or a kind a number may stand without a point, and behind a kind in brackets a card of the frequent flyer', () => {
  const table = 'Reiseteilnehmer   geb.   Ticketnummer\n1 Herr Thomas Brückner   19.05.1981   881-2105573310';
  expect(
    people(`${table}\n2 Frau Sabine Brückner   03.11.1983   881-2105573311\n3 Kind Lena Brückner   27.07.2017   881-2105573312`),
  ).toEqual(['Herr Thomas Brückner 8812105573310', 'Frau Sabine Brückner 8812105573311', 'Lena Brückner 8812105573312 child']);
  expect(people('PASAJEROS\n1. Sra. María Ortega Ruiz (adulto) Iberia Plus 77120483\n2. Sr. Javier Sanz (adulto)')).toEqual([
    'Sra. María Ortega Ruiz adult',
    'Sr. Javier Sanz adult',
  ]);
});

test('kinds of travellers beside each other, former flights and heads of columns are nobody', () => {
  expect(people('Pax   6 ADT/CHD\nPassengers\nPOPA/ANA MRS')).toEqual(['POPA/ANA MRS']);
  expect(people('Putnici\nMarko Perić\nPrethodni letovi')).toEqual(['Marko Perić']);
});
