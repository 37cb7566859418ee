import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { isCityWithCode, isOfPlace, isOfRoute } from './places-like-names.ts';

test('a city and its code are nobody, whether a table knows the code or not', () => {
  for (const place of ['MAO Manaus', 'Brasília BSB', 'TBT Tabatinga', 'Eirunepé ERN']) expect(isCityWithCode(place)).toBe(true);
  for (const name of ['LIM Hui Min', 'KIM Ji-woo', 'Anna KIS', 'ANA Popescu', 'TAN Thomas'])
    expect(isCityWithCode(name), name).toBe(false);
});

test('a room behind the number of a ticket is nobody', () => {
  const rows = 'Hartley, Brian   Coach   001-2417700110   Dbl A\nOsei, Kwabena   Player   001-2417700111   Sgl B';
  expect(passengersIn(readPastedText(rows).lines).map(({ name }) => name.value)).toEqual(['Hartley, Brian', 'Osei, Kwabena']);
});

test('nor is a city with its code somebody before the number of a ticket', () => {
  const rows = [
    'Nome: RAIMUNDA SOUZA LIMA   CPF: ***.482.912-**',
    'Cia.   Voo   Embarque   Desembarque   Localizador   Bilhete',
    'LATAM   LA 3680   BSB Brasília   MAO Manaus   KXPRTU   957 2148830617',
  ];
  expect(passengersIn(readPastedText(rows.join('\n')).lines).map(({ name }) => name.value)).toEqual(['RAIMUNDA SOUZA LIMA']);
  expect(passengersIn(readPastedText('TBT Tabatinga   577 2190044581').lines)).toEqual([]);
});

test('a saint with his short title is a church, a feast or a place', () => {
  for (const place of [
    'Sf. Ioan Lampadistul',
    'Pavel, Sf.',
    'Sfânta Varvara',
    'Św. Anna',
    'Sveti Nikola',
    'Szent Imre',
    'Αγ. Νικόλαος',
  ])
    expect(isOfPlace(place), place).toBe(true);
  for (const name of ['Albert Szent-Györgyi', 'Stephen St. John', 'Svetla Ilieva', 'Sven Hl', 'Ana Sfarlea'])
    expect(isOfPlace(name), name).toBe(false);
});

test('what a flight costs from one place to another is nobody, in any language', () => {
  for (const words of [
    'Airfare OSL-KRK',
    'TARIFA MAD-LIS',
    'Flugpreis Graz-Wien',
    'Cena biletu WAW/FCO',
    'FLUGTARIF HAM-FCO',
    'Flugpreis Hamburg',
    'Ναύλος ATH-LCA',
  ])
    expect(isOfRoute(words), words).toBe(true);
  for (const name of ['John Cena', 'PRICE PARIS', 'PRICE ANNA-MARIA', 'Tarif Al-Hasan', 'Nguyen ANA-EVA', 'Kari Bergen-Hansen'])
    expect(isOfRoute(name), name).toBe(false);
  const rows =
    'Passenger   MS BRANDAL/SIGRID\nDocument number   Description   Amount\n328-2417700110   Airfare OSL-KRK   NOK 629.00';
  expect(passengersIn(readPastedText(rows).lines).map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([
    ['MS BRANDAL/SIGRID', '3282417700110'],
  ]);
});

test('a saint before one given name is a town or an island, and nobody for whom a journey is booked', () => {
  for (const place of ['São Miguel', 'Saint Pierre', 'Sankt Peter', 'Santo Stefano']) expect(isOfPlace(place), place).toBe(true);
  for (const name of ['Santo Rossi', 'San Martín Juan', 'Ana San Miguel', 'Saint John Ann'])
    expect(isOfPlace(name), name).toBe(false);
  expect(passengersIn(readPastedText('Confirmamos a vossa viagem a São Miguel. Agradecemos a preferência.').lines)).toEqual([]);
});
