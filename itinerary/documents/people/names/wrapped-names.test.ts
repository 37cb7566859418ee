import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { readPdfText } from '../../../text/pdf-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { withWholeNames } from './wrapped-names.ts';

const whole = (text: string) => withWholeNames(readPastedText(text).lines).map((line) => line.text.replace(/ {2,}/g, '  '));

test('a name goes on up to the title behind its slash', () => {
  expect(whole('HARRINGTON/JAMES   006 7744120985\nPATRICK MR')).toEqual(['HARRINGTON/JAMES PATRICK MR  006 7744120985']);
  expect(whole('FERNÁNDEZ DE\nLA VEGA/MARÍA   14A\nDE LOS ÁNGELES\nSRA')[0]).toBe(
    'FERNÁNDEZ DE LA VEGA/MARÍA DE LOS ÁNGELES SRA',
  );
  expect(whole('PASSENGER\nNAME/S\nPOPESCU/ION MR')).toEqual(['PASSENGER', 'NAME/S', 'POPESCU/ION MR']);
});

test('behind a hyphen and behind a particle', () => {
  expect(whole("Jennifer O'Brien-   Ticket\nCastillo")).toEqual(["Jennifer O'Brien-Castillo  Ticket"]);
  expect(whole('Mme Sophie HOARAU-   Billet 057\nLEFÈVRE              2391048813')[0]).toBe(
    'Mme Sophie HOARAU-LEFÈVRE  Billet 057',
  );
  expect(whole('Adam Haziq Bin    Seat 12A\nMuhammad')).toEqual(['Adam Haziq Bin Muhammad  Seat 12A']);
});

test('a particle that begins the next row of a table begins another name', () => {
  const table = "Mme   D'ANGELO Chiara         235 2413912337\nM.    EL FASSI Omar           235 2413912338";
  expect(whole(table)).toHaveLength(2);
  expect(whole('MRS MARYAM KHALIFA   235 2413912337\nAL KOOHEJI')).toEqual(['MRS MARYAM KHALIFA AL KOOHEJI  235 2413912337']);
});

test('where its next word had no room before the next column', () => {
  expect(whole('Sra. Guadalupe Rentería    Boleto\nOcampo')).toEqual(['Sra. Guadalupe Rentería Ocampo  Boleto']);
  const room = 'Sra. Guadalupe Rentería               Boleto\nOcampo';
  expect(whole(room)).toHaveLength(2);
});

test('what stands under a name and is none stays where it is: a kind of traveller, a city, the next row, the next passenger', () => {
  for (const text of [
    'Mr Ion Ionescu     Ticket\nAdult',
    'Mr Ion Ionescu     Ticket\nBucharest',
    'Aparna Devi    Iyer\nVihaan         Iyer',
    'Mrs Tracey Hollingworth   Adult\nMr Craig Hollingworth     Adult',
    'POPESCU/ANA MRS    Ticket\nIONESCU/ION MR     Ticket',
  ])
    expect(whole(text), text).toHaveLength(2);
});

test('nothing of a name stands behind its title, in whatever letters it is', () => {
  expect(whole('Grønningsæter Oluwaseun Mr\nAl Hassan Malgorzata Mrs')).toEqual([
    'Grønningsæter Oluwaseun Mr',
    'Al Hassan Malgorzata Mrs',
  ]);
});

test('under a name with a title stands another: of the same family, with a ticket of its own, behind a label of its own', () => {
  for (const text of [
    'Mrs Cristina Popa   Adult\nVlad Popa           Child (2-11)',
    'Frau Ines Kahl   220-2413390871\nMoritz Lenz      220-2413390872',
    'Frau Ines Kahl   220 2413 390 871\nMoritz Lenz      220 2413 390 872',
    'Pani Agnieszka Zając-Maj   Bilet\nZofia Maj',
    'Mme Inès Kahl   adulte\nMoritz Lenz     enfant (7 ans)',
    'Reisender    Herr Dr. Thomas Brandner   Buchungscode\nReisezweck   Kundentermin ÖBB           Reise-ID',
    'Traveller   Dr Ann Lee     Booking\nPurpose     Client Visit   Trip id',
  ])
    expect(whole(text), text).toHaveLength(2);
  expect(whole('Passenger   Sra. Guadalupe Rentería   Boleto\nname        Ocampo')[0]).toBe(
    'Passenger  Sra. Guadalupe Rentería Ocampo  Boleto',
  );
});

test('names under each other beside a label that is centred between them are of as many people', async () => {
  const namesOf = async (label: string, names: readonly string[]) => {
    const cells = names.map((name, line) => textAt(200, 700 - 11 * line, name));
    const content = [textAt(40, 700 - 5.5 * (names.length - 1), label), ...cells].join('\n');
    return passengersIn((await readPdfText(pdfOf([{ content }]))).lines).map(({ name }) => name.value);
  };
  for (const [label, ...names] of [
    ['Viajeros:', 'GARCIA ORTIZ/JAVIER MR', 'VALVERDE SANZ/NURIA MRS'],
    ['Travellers', 'Mr Ian Webb', 'Mrs Carol Hughes'],
    ['Reisende', 'Herr Jonas Brandt', 'Frau Lena Vogel', 'Herr Paul Kern', 'Frau Anna Kern'],
    ['Passengers', 'OKAFOR/CHIDI MR', 'OKAFOR/ADA MS', 'NWOSU/EMEKA MR'],
  ] as const)
    expect(await namesOf(label, names), label).toEqual(names);
});

test('a name goes on beside sums that were too long for their cells as well, and the next row has a ticket or a kind', () => {
  const wrapped =
    'SANTOS/MARIA      ADT   577-2417700382   R$         R$\nAPARECIDA                                 1.642,80   132,44';
  expect(whole(wrapped)[0]).toMatch(/^SANTOS\/MARIA APARECIDA {2}ADT/);
  expect(whole(wrapped.replace('APARECIDA      ', 'LIMA/JOAO   ADT'))).toHaveLength(2);
});

test('a title and one name go on in the next line, whatever room there was', () => {
  expect(whole('κ. GEORGIOS               Αρ. εισιτηρίου:\nPAPADAKIS                 390-2455120833')[0]).toBe(
    'κ. GEORGIOS PAPADAKIS  Αρ. εισιτηρίου:',
  );
  expect(whole('Mme Sophie               Billet\nLEFÈVRE')).toEqual(['Mme Sophie LEFÈVRE  Billet']);
  expect(whole('Frau Anna               Sitz 12A\nSchmidt-Meyer')).toEqual(['Frau Anna Schmidt-Meyer  Sitz 12A']);
});

test('with the name of its family one has come to its end, and a label is no beginning of one', () => {
  expect(whole('Herr Nils Kretschmer   Sitz 7B\nOskar Kretschmer   Sitz 7C\nZahlung')).toHaveLength(3);
  expect(whole('Flygbolagets referens   SK: WT5R2L\nBeställare      Anders Wikström')).toHaveLength(2);
  expect(whole('Godkänd av\nJohan Lindqvist')).toHaveLength(2);
});

test('under a title and one name a kind begins another', () => {
  const rows = 'BAYAN SEVGİ    KOÇAK   624 2417711431\nBEBEK ADA SU   KOÇAK   624 2417711432';
  expect(whole(rows)).toHaveLength(2);
  expect(whole(rows)[0]).not.toMatch('ADA');
});

test('a label over its value in a form is no part of it, whatever stands between both beside them', async () => {
  const small = (x: number, y: number, text: string) => textAt(x, y, text, { size: 8 });
  const of = (y: number, family: string, given: string, ticket: string) =>
    [
      small(50, y, 'Cognome:'),
      small(190, y, 'Nome:'),
      small(440, y, 'Biglietto:'),
      small(310, y - 5, 'Doc.: C.I. CA44712QB'),
      small(50, y - 10, family),
      small(190, y - 10, given),
      small(440, y - 10, ticket),
    ].join('\n');
  const content = [
    of(700, 'BELLOSI MANARA', 'ROSA LUCIA', '0552418830075'),
    of(676, 'CASTELLI MANARA', 'TEO ANDREA', '0552418830076'),
    small(50, 655, 'B) VOLI'),
  ].join('\n');
  const page = pdfOf([{ content }]);
  const people = passengersIn((await readPdfText(page)).lines).map(({ name, eticket }) => [name.value, eticket?.value]);
  expect(people).toEqual([
    ['BELLOSI MANARA/ROSA LUCIA', '0552418830075'],
    ['CASTELLI MANARA/TEO ANDREA', '0552418830076'],
  ]);
});

test('names beside each other on cards, each with one word that had no room', async () => {
  const row = (y: number, ...cells: string[]) => cells.map((cell, index) => textAt(50 + 115 * index, y, cell)).join('\n');
  const peopleOn = async (...rows: string[]) =>
    passengersIn((await readPdfText(pdfOf([{ content: rows.join('\n') }]))).lines).map(({ name, eticket }) => [
      name.value,
      eticket?.value,
    ]);
  const tickets = row(652, '230-2410047081', '230-2410047082', '230-2410047083');
  const names = row(700, 'Fabiola Rosario', 'Mateo Ezequiel', 'Oriana Solis (4');
  expect(
    await peopleOn(names, row(688, 'Gallardo', 'Tordesillas', 'anos)'), row(670, 'DNI 35.550.1', 'DNI 33.550.1'), tickets),
  ).toEqual([
    ['Fabiola Rosario Gallardo', '2302410047081'],
    ['Mateo Ezequiel Tordesillas', '2302410047082'],
    ['Oriana Solis', '2302410047083'],
  ]);
  // What there was room for is told of them, and no part of their names.
  const short = row(700, 'Ana Solis', 'Teo Solis', 'Eva Solis');
  expect((await peopleOn(short, row(688, 'Bosun', 'Oiler', 'Cook'), tickets)).map(([name]) => name)).toEqual([
    'Ana Solis',
    'Teo Solis',
    'Eva Solis',
  ]);
});
