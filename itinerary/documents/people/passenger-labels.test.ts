import { expect, it } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const namesIn = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

it.each([
  'Jamaah: Jorieke Wesselhof',
  'Calon jemaah umroh: Jorieke Wesselhof',
  'Atleet: Jorieke Wesselhof',
  'Sportlerin: Jorieke Wesselhof',
  'Zawodniczka: Jorieke Wesselhof',
  'Peregrina   Jorieke Wesselhof',
  'Pellegrina: Jorieke Wesselhof',
  'Abiria: Jorieke Wesselhof',
  'Wasafiri: Jorieke Wesselhof',
  'Mpandeha: Jorieke Wesselhof',
  'Yoʻlovchi: Jorieke Wesselhof',
  'Meremees 1: Jorieke Wesselhof',
])('stands before who travels: %s', (line) => {
  expect(namesIn(line)).toEqual(['Jorieke Wesselhof']);
});

it.each([
  'Wasafiri: 1. Zawadi Pendo Mwakibete (pasipoti TAE400001); 2. Imara Joseph Kyelu (TAE400002); 3. Furaha Elia Sanga (TAE400003).',
  'Keleiviai: 1) Zawadi Pendo Mwakibete 2) Imara Joseph Kyelu 3) Furaha Elia Sanga',
])('stands before a list that counts them in one line: %s', (line) => {
  expect(namesIn(line)).toEqual(['Zawadi Pendo Mwakibete', 'Imara Joseph Kyelu', 'Furaha Elia Sanga']);
});

it.each([
  'Pelerinii trecuți pe bilet (așa cum sunt scriși în buletin):',
  'Pilger auf diesem Ticket (wie im Ausweis geschrieben):',
  'Participants inscrits au voyage (noms du passeport) :',
  'Keleiviai ir elektroniniai bilietai',
])('stands over a list that says how its names are written: %s', (line) => {
  expect(namesIn(`5.   ${line}\n     a)  Zawadi Mwakibete (guide)\n     b)  Imara Joseph Kyelu`)).toEqual([
    'Zawadi Mwakibete',
    'Imara Joseph Kyelu',
  ]);
});

it.each([
  'اسم المسافر كما في جواز السفر: JORIEKE WESSELHOF (يوريكي فيسلهوف)',
  'שם הנוסע כפי שמופיע בדרכון: Jorieke Wesselhof',
  'Passenger name as in passport: Jorieke Wesselhof',
  'Numele pasagerului (ca în pașaport): Jorieke Wesselhof',
  'Reisende, wie im Reisepass: Jorieke Wesselhof',
])('says how the name is written: %s', (line) => {
  expect(namesIn(line).map((name) => name.toLowerCase())).toEqual(['jorieke wesselhof']);
});

it.each(['JŪRNIEKS', 'Marynarz', 'Denizci'])('stands over each who joins a ship, with his number: %s', (word) => {
  const cards = `${word} 1                  ${word} 2\nJorieke Wesselhof           Imara Joseph Kyelu\n2/O                         M/M\n220-7714530296              220-7714530297`;
  expect(namesIn(`${cards}\n\nMr Chen Boon Hock, +65 6270 5518`)).toEqual(['Jorieke Wesselhof', 'Imara Joseph Kyelu']);
});

it('a letter or a Roman figure may count the heading of a list, and brackets behind it say how names are written', () => {
  for (const head of [
    'D. DEELNEMERS  (achternaam, voornamen precies zoals in paspoort/ID-kaart)',
    'c) Teilnehmer',
    'II. Uczestnicy',
    'B. Participants',
  ])
    expect(
      passengersIn(
        readPastedText(`${head}\n1. Bergh, Loes van den   geb. 03-09-2009\n2. Hofman, Daan   geb. 17-01-2010`).lines,
      ).map(({ name }) => name.value),
      head,
    ).toEqual(['Bergh, Loes van den', 'Hofman, Daan']);
});

it.each([
  'Prezime / ime ....... KOSIĆ / NEDIM (g.)',
  'Prezime / ime: KOSIĆ / NEDIM (g.)',
  'Cognome / nome ...... KOSIĆ / NEDIM (sig.)',
  'Name / Vorname .... KOSIĆ / NEDIM (Hr.)',
  'Příjmení / jméno ... KOSIĆ / NEDIM (p.)',
  'Ime / prezime ...... KOSIĆ / NEDIM (g.)',
])('%s: both parts in one label, with dots that lead to the name', (text) => {
  expect(namesIn(text)).toEqual(['KOSIĆ / NEDIM']);
});
