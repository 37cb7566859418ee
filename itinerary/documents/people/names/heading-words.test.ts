import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { isFirm } from './firms.ts';
import { isOfHeadingWords } from './heading-words.ts';

test.each([
  'NUMARUL BILETULUI',
  'CC / Passaporte',
  'OI / Putovnica',
  'ΑΔΤ / Διαβατήριο',
  'Ücret Detayı',
  'Ücret Özeti',
  'Bilet Ücreti',
  'Detalii Tarif',
  'Preisdetails Buchung',
  'Détail Tarif',
  'SERVIÇOS INCLUSOS',
  'KAPCSOLATTARTÓ / VEVŐ',
  'Conditions Tarifaires',
  'Dettaglio Tariffe',
  'Resumen Tarifas',
  'Détails Paiement',
  'Szczegóły Rezerwacji Lotu',
  'Podsumowanie Opłat',
  'Rekapitulace Platby',
  'Επιβεβαίωση Κράτησης',
  'Информация Пассажира',
  'Detaljer Bestilling',
  'Varauksen Tiedot Lento',
  'Szolgáltatási Díjak',
  'Misafir Bilgileri',
  'Όνομα Επώνυμο',
  'Nume Prenume',
  'Jméno Příjmení',
  'GEBUEHREN ZUSCHLAEGE TICKETGEBUEHR',
  'Preis Pro Person',
  'Informasi Tambahan',
  'Rincian Harga Tiket',
  'AKOMODASI DAN TRANSPORTASI',
  'SYARAT DAN KETENTUAN',
  'FLIGHTS / LOTY',
  'Pasageri / Viajantes',
  'Hébergement et Transferts',
  'Alojamiento y Traslados',
  'Cazare și Transport',
  'Zakwaterowanie i Transport',
  'Konaklama ve Transfer',
  'Verblijf en Vervoer',
  'Pasti ed Escursioni',
  'Программа Экскурсий',
  'Rooming List',
])('%s is nobody', (words) => {
  expect(isOfHeadingWords(words)).toBe(true);
});

test('families are called so as well', () => {
  for (const name of [
    'Thandeka Pretorius',
    'Costache Relu',
    'DINH THI TRANG',
    'Klassen Ilka',
    'Bilgin Özgün',
    'Kasia Postoiu',
    'COSTA/KLASSEN MR',
    'Ana Costa Prisca',
  ])
    expect(isOfHeadingWords(name)).toBe(false);
});

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('neither under a list nor before a ticket', () => {
  expect(people('Yolcu\nBayan Zeynep Nur Karadağ   14F   20 kg\nÜcret Detayı\nUçuş bedeli   3.899,00 TL')).toEqual([
    'Bayan Zeynep Nur Karadağ',
  ]);
  expect(people('NUME:   MOLDOVAN/RADU MIHAI MR\nNUMARUL BILETULUI       : ETKT 281 2406118832')).toEqual([
    'MOLDOVAN/RADU MIHAI MR',
  ]);
  expect(people('Name:   BRANDT/JONAS MR\nDOKUMENTEN KENNUNG      : 220 2406118832')).toEqual(['BRANDT/JONAS MR']);
});

test('who insures travellers is none of them', () => {
  expect(isFirm('Allianz Assistance')).toBe(true);
  expect(isFirm('Omniasig Asigurări')).toBe(true);
});
