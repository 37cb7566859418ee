import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('over a list of rooms guests are who travels, and a count of them heads nothing', () => {
  const rooms =
    'Zimmer          Gäste                    Reisepass     Notiz\n01 EZ           Pfr. Ansgar Wölk         C0418827      Leitung\n02 DZ TWIN      Heidrun Pahlke           C0418828      Treppe\n                Wiltrud Ohm              C0418829';
  expect(people(rooms)).toEqual(['Pfr. Ansgar Wölk', 'Heidrun Pahlke', 'Wiltrud Ohm']);
  expect(people('Ospiti          2\nFirma           Rosella Tosi')).toEqual([]);
});

test('in the column before the names stand rooms, that look like flights', () => {
  const rooms =
    'Zimmer   Name, Vorname              Wohnort\nDZ 1     Wölk, Ansgar               Aalen\n         Wölk, Heidrun\nEZ 2     Dr. Ohm, Wiltrud           Ulm';
  expect(people(rooms)).toEqual(['Wölk, Ansgar', 'Wölk, Heidrun', 'Dr. Ohm, Wiltrud']);
});

test('behind a label may stand in brackets how the name is written', () => {
  expect(people('Презиме и име (као у пасошу):  MARKOVIĆ DRAGAN')).toEqual(['MARKOVIĆ DRAGAN']);
  expect(people('Nom, prénom (comme sur le passeport) : MOREL Anne')).toEqual(['MOREL Anne']);
});

test('who has the number of a passport beside or behind the name is listed with others of that column', () => {
  expect(
    people(
      'Kwarto     Kasama                     Dokumento\nA1 TWIN    Perpetua Maria Ocampo      P1234567\n           Teodula Ocampo             P1234568',
    ),
  ).toEqual(['Perpetua Maria Ocampo', 'Teodula Ocampo']);
  expect(
    people('Irmãos da caravana\nPr. Adalto Meira Lins - passaporte GB118822\nKaique Meira Lins (9 anos) - passaporte GB118823'),
  ).toEqual(['Pr. Adalto Meira Lins', 'Kaique Meira Lins']);
  // A number alone is anybody's.
  expect(people('Fahrzeug   Opel Vivaro   AB1234567')).toEqual([]);
});

test('a title behind a comma in its column is no part of the given name', () => {
  expect(
    people(
      'Nr.   FAMILIENNAME   Vorname\n1     HUFNAGL        Veit\n2     STADLBAUER     Roswitha, Mag.\n3     ZEHETNER       Odo, Dipl.-Päd.',
    ),
  ).toEqual(['HUFNAGL/Veit', 'STADLBAUER/Roswitha', 'ZEHETNER/Odo']);
});

test('what marks a shirt or a sex is no part of a name', () => {
  expect(
    people('nr   naam               shirt   broek\n1    Verlinden Joris    XL      L\n2    Adriaens Luk       M       M'),
  ).toEqual(['Verlinden Joris', 'Adriaens Luk']);
});

test('families that are called like a closing word stand in lists', () => {
  expect(people('Pasażerowie:\n1. KRAM Jolanta Ewa   bilet 220 9914402316\n2. KUŚ Zbigniew   bilet 220 9914402317')).toHaveLength(
    2,
  );
  expect(people('Passagiers:\nSaskia Vos\n\nKus Anna')).toEqual(['Saskia Vos']);
});

test('a sentence that ends with the order of names, or with those who follow, heads their list in two columns', () => {
  const list = '1. Munteanu Sorina           2. Rotaru Valeriu\n3. Ciobanu Liuba             4. Țurcan Vadim';
  const names = ['Munteanu Sorina', 'Rotaru Valeriu', 'Ciobanu Liuba', 'Țurcan Vadim'];
  expect(people(`Biletele sunt pe numele persoanelor de mai jos (nume, prenume):\n${list}`)).toEqual(names);
  expect(people(`Wir haben für die folgenden Personen gebucht:\n${list}`)).toEqual(names);
  expect(passengersIn(readPastedText(`Biletele sunt pe (nume, prenume):\n${list}`).lines).map(({ order }) => order)).toEqual(
    Array(4).fill('family-first'),
  );
});

test('under words for a family two lists stand beside each other, each with its numbers and ages', () => {
  expect(
    people(
      'DAFTAR PESERTA (4 ORANG)\nKeluarga Bpk. Surya                    Keluarga Bpk. Bayu\n 1. Surya Gunawan (46 th)               1. Bayu Nugroho Putra (51 th)\n 2. Wulan Gunawan (43 th)               2. Retno Nugroho (48 th)',
    ),
  ).toEqual(['Surya Gunawan', 'Bayu Nugroho Putra', 'Wulan Gunawan', 'Retno Nugroho']);
  expect(people('Familien\n1. Rita Bauer              1. Ulla Weber\n2. Kai Bauer               2. Otto Weber')).toHaveLength(4);
});

test('codes of meals and services with a slash are nobody', () => {
  expect(
    people(
      '1   MENON/ARUN MR   ADT   607 3391827710   VGML / PR card holder\n2   MENON/DIYA MISS   CHD   607 3391827711   BBML / BSCT',
    ),
  ).toEqual(['MENON/ARUN MR', 'MENON/DIYA MISS']);
});

test('pupils head a list, and those who go with them another beside it; a school is nobody', () => {
  expect(
    people(
      'ÉLÈVES                      ACCOMPAGNATEURS\nBERTHOU Lilwenn             Mme CASTAING Odile (anglais)\nBELKADI Ilyana              M. ROQUES Thierry (maths)\nDA SILVA Maëlle',
    ).toSorted(),
  ).toEqual(['BELKADI Ilyana', 'BERTHOU Lilwenn', 'DA SILVA Maëlle', 'M. ROQUES Thierry', 'Mme CASTAING Odile']);
  expect(
    people('Kodály Zoltán Gimnázium, Szeged\nAz utazó diákok névsora (9.C):\n1. Bakos Hunor\n2. Gál Piroska tanárnő'),
  ).toEqual(['Bakos Hunor', 'Gál Piroska']);
});

test('of a couple in a list both travel, whatever they are called', () => {
  const list = (name: string) =>
    people(`Lp.   Imię i nazwisko         Pokój\n1.    Tekla Mróz              1-os.\n2.    ${name}     2-os.`);
  expect(list('Dobrosława i Gniewko Malec')).toEqual(['Tekla Mróz', 'Dobrosława Malec', 'Gniewko Malec']);
});

test('who has a passport in a column of its own travels, whatever his office', () => {
  expect(
    people(
      'S.No   Adı Soyadı        Görevi         Pasaport\n1      Alpay DURMAZ      Müdür          U12345678\n2      Nurgül TEKİN      Tercüman       U22345678',
    ),
  ).toEqual(['Alpay DURMAZ', 'Nurgül TEKİN']);
});
