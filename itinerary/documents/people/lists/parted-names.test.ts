import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { settleNames } from '../../../steps/people/settle-names.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { readPdfText } from '../../../text/pdf-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { partedNamesIn } from './parted-names.ts';

const names = (text: string) => partedNamesIn(readPastedText(text).lines).map(({ value }) => value.name.value);

test('the family’s name and the given names stand under labels of their own', () => {
  expect(names('Vezetéknév: Kovács\nKeresztnév: Anna Mária')).toEqual(['Kovács/Anna Mária']);
  expect(names('Családi név   Utónév\nKovács Nagy   Anna')).toEqual(['Kovács Nagy/Anna']);
  expect(names('Vezetéknév   Kovács   Keresztnév   Anna')).toEqual(['Kovács/Anna']);
});

test('each part may have its mark behind it', () => {
  const table = 'Name   Ticket Type\nLEE (Surname) MEI FANG (Given names)   Adult\nHÜBNER (Surname) JAN (Given name)   Child';
  expect(names(table)).toEqual(['LEE/MEI FANG', 'HÜBNER/JAN']);
  expect(names('Jan Erik (First name) Holm (Last name)')).toEqual(['Holm/Jan Erik']);
});

test('each traveller has their own', () => {
  expect(names('Vezetéknév: Kovács\nKeresztnév: Anna\nVezetéknév: Nagy\nKeresztnév: Bálint')).toEqual([
    'Kovács/Anna',
    'Nagy/Bálint',
  ]);
});

test('the labels may stand alone over their values', () => {
  const cards = 'Nume\nLUPASCU\nPrenume\nADRIAN\nBagaje\n1 x 8 kg\nNume\nLUPASCU\nPrenume\nTUDOR ANDREI';
  expect(names(cards)).toEqual(['LUPASCU/ADRIAN', 'LUPASCU/TUDOR ANDREI']);
  expect(names('Nume\nADRIAN LUPASCU\nEmail\nadi@example.ro')).toEqual([]);
});

test('one label is no value of the other, and one part alone is no name', () => {
  expect(names('Vezetéknév\nKeresztnév\nKovács')).toEqual([]);
  expect(names('Vezetéknév: Kovács\nJárat: LO 532')).toEqual([]);
});

test('in columns of a numbered list, in other alphabets', () => {
  const rows = '1    IVANOV      GEORGI       623-2417790201\n2    IVANOVA     TSVETELINA   623-2417790202';
  expect(names(`№    Фамилия     Име          Билет №\n${rows}`)).toEqual(['IVANOV/GEORGI', 'IVANOVA/TSVETELINA']);
  expect(names('Презиме    Име\nПЕТРОВИЋ   МИЛАН')).toEqual(['ПЕТРОВИЋ/МИЛАН']);
  expect(names('Прізвище    Ім’я\nKOVALENKO   OLENA')).toEqual(['KOVALENKO/OLENA']);
  expect(names('Επίθετο        Όνομα\nPAPADOPOULOS   NIKOS')).toEqual(['PAPADOPOULOS/NIKOS']);
  expect(names('姓     名\nWANG   XIAOMING')).toEqual(['WANG/XIAOMING']);
});

test('heads may count in brackets, and be in two languages', () => {
  expect(names('Nr.   Efternavn      Fornavn(e)     Født\n1     Holm Nielsen   Emil Andreas   14.03.2010')).toEqual([
    'Holm Nielsen/Emil Andreas',
  ]);
  expect(names('Apellido(s)    Nombre(s)   F. nac.\nGarcía Ortiz   Lucía       14/03/2010')).toEqual(['García Ortiz/Lucía']);
  expect(names('#   Achternaam / Nume   Voornaam / Prenume   Huis\n1   Lupu                Ionuț Marian         Deurne')).toEqual(
    ['Lupu/Ionuț Marian'],
  );
  expect(names('Ime / Name   Prezime / Surname\nMILAN        PETROVIĆ')).toEqual(['PETROVIĆ/MILAN']);
  expect(names('Name     Surname   Seat\nJurgen   Borg      12A')).toEqual(['Borg/Jurgen']);
  expect(names('#   Last      First / middle   Type\n1   Borgen    Naomi Ruth       Student')).toEqual(['Borgen/Naomi Ruth']);
  expect(names('Cognome         Nome       Camera\nBELLOSI (don)   Tarcisio   singola')).toEqual(['BELLOSI/Tarcisio']);
  expect(names('Nume / Prenume   Loc\nPOP ION          12A')).toEqual([]);
});

test('where blanks align nothing, a row with a cell for each head has them in the same order', () => {
  expect(names('Nr.   Nachname   Vorname   Zimmer im Haus\n1   Brandt   Jonas Maximilian   A1')).toEqual([
    'Brandt/Jonas Maximilian',
  ]);
});

test('in front of the columns, or of the given names in their own, stand titles and kinds', () => {
  const rows = ['BAY      EMRE     KOÇAK', 'BAYAN    SEVGİ    KOÇAK', 'BEBEK    ADA SU   KOÇAK'];
  const read = ['KOÇAK/EMRE BAY', 'KOÇAK/SEVGİ BAYAN', 'KOÇAK/ADA SU'];
  expect(names(`         Adı      Soyadı\n${rows.join('\n')}`)).toEqual(read);
  const ofOneCell =
    'Adı           Soyadı   Bilet\nBAY EMRE      KOÇAK    1A\nBAYAN SEVGİ   KOÇAK    1B\nBEBEK ADA SU  KOÇAK    1C';
  const parted = partedNamesIn(readPastedText(ofOneCell).lines).map(({ value }) => value);
  expect(parted.map(({ name }) => name.value)).toEqual(read);
  expect(parted.map(({ type }) => type?.value)).toEqual([undefined, undefined, 'infant']);
  const mixed = 'Г-жа    РУДАКОВА       ИННА   1A\nРебёнок РУДАКОВ        ЛЕВ    1B';
  expect(names(`        Фамилия        Имя    Место\n${mixed}`)).toEqual(['РУДАКОВА/ИННА Г-жа', 'РУДАКОВ/ЛЕВ']);
  expect(names('     First name   Surname\nMr   Jose         Santos\nMs   Baby Ruth    Santos')).toEqual([
    'Santos/Jose Mr',
    'Santos/Baby Ruth Ms',
  ]);
  expect(names('First name   Surname\nBaby Ruth    Santos\nJose         Santos')).toEqual(['Santos/Baby Ruth', 'Santos/Jose']);
});

test('a letter in a column of its own says of what sex somebody is', () => {
  expect(names('Vardas   Pavardė        Lytis\nINGA     PETRAUSKIENĖ   M')).toEqual(['PETRAUSKIENĖ/INGA']);
});

test('heads may be centred over their columns', () => {
  const rows = '1    NEAGU   MARIUS CĂTĂLIN    14.05.1984\n2    BĂLAN   ELENA             08.10.1957';
  expect(names(`Nr.     Nume       Prenume     Data nașterii\n${rows}`)).toEqual(['NEAGU/MARIUS CĂTĂLIN', 'BĂLAN/ELENA']);
});

const drawn = async (...texts: [x: number, y: number, text: string][]) => {
  const content = texts.map(([x, y, text]) => textAt(x, 760 - y, text)).join('\n');
  return partedNamesIn((await readPdfText(pdfOf([{ content }]))).lines).map(({ value }) => value.name.value);
};

test('cells of several lines are of their row, whether centred in it or under its first line', async () => {
  const centred = await drawn(
    [40, 0, 'No.'],
    [80, 0, 'Surname'],
    [180, 0, 'First name'],
    [300, 0, 'Passport'],
    [40, 26, '1.'],
    [80, 26, 'Kovacs'],
    [180, 26, 'Peter Andras'],
    [300, 26, 'BH4410228'],
    [80, 46, 'Kovacsne'],
    [40, 53, '2.'],
    [180, 53, 'Ilona'],
    [300, 53, 'BH4410229'],
    [80, 60, 'Toth'],
    [180, 80, 'Maria'],
    [40, 87, '3.'],
    [80, 87, 'Horvath'],
    [300, 87, 'BE7722015'],
    [180, 94, 'Magdolna'],
    [40, 114, '4.'],
    [80, 114, 'Nemeth'],
    [180, 114, 'Adam'],
    [300, 114, 'BL5519036'],
  );
  expect(centred).toEqual(['Kovacs/Peter Andras', 'Kovacsne Toth/Ilona', 'Horvath/Maria Magdolna', 'Nemeth/Adam']);
  const under = await drawn(
    [40, 0, 'Surname'],
    [180, 0, 'Given'],
    [300, 0, 'Type'],
    [180, 14, 'names'],
    [40, 34, 'LI'],
    [180, 34, 'WEI'],
    [300, 34, 'ADT'],
    [40, 54, 'ABDULRAHMAN'],
    [180, 54, 'FATIMA'],
    [300, 54, 'ADT'],
    [40, 68, 'AL-'],
    [180, 68, 'ZAHRA'],
    [40, 82, 'MANSOURI'],
    [180, 82, 'MOHAMMED'],
    [40, 102, 'PATEL'],
    [180, 102, 'RAJESH'],
    [300, 102, 'ADT'],
    [40, 122, 'PATEL'],
    [180, 122, 'ANJALI'],
    [300, 122, 'ADT'],
  );
  expect(under).toEqual(['LI/WEI', 'ABDULRAHMAN AL-MANSOURI/FATIMA ZAHRA MOHAMMED', 'PATEL/RAJESH', 'PATEL/ANJALI']);
});

test('each part stands behind its own label, whichever is first, with another column beside', () => {
  const given = 'Vorname(n)        Jonas Karl        Buchungscode   MXD7RB';
  expect(names(`Familienname      Wagner            Vorgang        2026-118842\n${given}`)).toEqual(['Wagner/Jonas Karl']);
  expect(names('Vorname: Anna\nNachname: Wolf\nVorname: Max\nNachname: Krause')).toEqual(['Wolf/Anna', 'Krause/Max']);
});

test('pasted rows are rows, and a heading under them is of nobody', () => {
  const rows = 'POPESCU   ION    281-2417790201\nPOPESCU   ANA\nZBORURI';
  expect(names(`Nume      Prenume   Bilet\n${rows}`)).toEqual(['POPESCU/ION', 'POPESCU/ANA']);
  expect(names('Nume      Prenume       Bilet\nVASILE    ALEXANDRU     281-2417790201\n          CONSTANTIN')).toEqual([
    'VASILE/ALEXANDRU CONSTANTIN',
  ]);
});

test('a middle name in a column of its own is a given one', () => {
  const table =
    'Title   First name   Middle name   Last name   Date of birth\nMr      Emeka        Tobi          Adebayo     12 Mar 1985\nMrs     Chioma                     Adebayo     03 Jul 1988';
  expect(names(table)).toEqual(['Adebayo/Emeka Tobi Mr', 'Adebayo/Chioma Mrs']);
});

test.each([
  ['Vezetéknév    Utónév    Titulus\nKOVÁCS        ZSOLT     ÚR\nKOVÁCS        RÉKA      HÖLGY', 'Zsolt Kovács', 'Réka Kovács'],
  ['Soyadı        Adı       Unvan\nYILMAZ        AHMET     BEY\nYILMAZ        AYŞE      HANIM', 'Ahmet Yilmaz', 'Ayşe Yilmaz'],
  [
    'Sukunimi      Etunimi   Titteli\nVIRTANEN      OLLI      HERRA\nVIRTANEN      EMMA      NEITI',
    'Olli Virtanen',
    'Emma Virtanen',
  ],
  ['Apellidos     Nombre    Título\nGARCÍA        JUAN      DON\nGARCÍA        ANA       DOÑA', 'Juan García', 'Ana García'],
  ['Priimek       Ime       Naziv\nNOVAK         JANEZ     G.\nNOVAK         ANA       GA.', 'Janez Novak', 'Ana Novak'],
  ['Cognome       Nome      Titolo\nROSSI         MARIO     SIGNORE\nROSSI         EVA       SIG.NA', 'Mario Rossi', 'Eva Rossi'],
  ['Επώνυμο       Όνομα     Τίτλος\nΠΑΠΑΣ         ΝΙΚΟΣ     ΚΥΡΙΟΣ\nΠΑΠΑ          ΑΝΝΑ      ΚΥΡΙΑ', 'Νικος Παπας', 'Αννα Παπα'],
])('a title in a column of its own is no name, in whatever language: %j', (text, one, other) => {
  const { passengers } = settleNames(passengersIn(readPastedText(text).lines));
  expect(passengers.map(({ name }) => name.value)).toEqual([one, other]);
  expect(passengers.every(({ title }) => title !== undefined)).toBe(true);
});

test('in brackets behind a given name stands what somebody is', () => {
  const table =
    'Sukunimi      Etunimi                Syntynyt\nMäkinen       Aino                   3.2.2012\nLeino         Päivi (opettaja)\nSalo (vara)   Juha-Matti (ohjaaja)';
  expect(names(table)).toEqual(['Mäkinen/Aino', 'Leino/Päivi', 'Salo/Juha-Matti']);
});

test('below families that are not written in capitals a label in capitals is of no name', () => {
  const list =
    'Last name     First / middle\nCastillo      Maribel T.\nWhitman       Deshawn\n\nAPPROVER      Dean Patricia Lund';
  expect(names(list)).toEqual(['Castillo/Maribel T.', 'Whitman/Deshawn']);
});
