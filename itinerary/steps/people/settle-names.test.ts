import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { restoreCapitals } from './restore-capitals.ts';
import { settleNames } from './settle-names.ts';

function named(name: string, more: Partial<DraftPassenger> = {}) {
  const [passenger] = settleNames([{ name: found(name), ...more }]).passengers;
  return passenger && [passenger.name.value, passenger.title?.value ?? null, passenger.type.value];
}

test.each([
  ['POPESCU/ANA MARIA MRS', 'Ana Maria Popescu', 'MRS', 'adult'],
  ['POPESCU/ANA MARIAMRS', 'Ana Maria Popescu', 'MRS', 'adult'],
  ['IONESCU/IONMR', 'Ion Ionescu', 'MR', 'adult'],
  ['IONESCU/ION MR (ADT)', 'Ion Ionescu', 'MR', 'adult'],
  ['MR IONESCU/ION', 'Ion Ionescu', 'MR', 'adult'],
  ['1.1IONESCU/ION MR', 'Ion Ionescu', 'MR', 'adult'],
  ['IONESCU / ION MR', 'Ion Ionescu', 'MR', 'adult'],
  ['IONESCU, ION MR', 'Ion Ionescu', 'MR', 'adult'],
  ['RUSU/LUCA MSTR', 'Luca Rusu', 'MSTR', 'child'],
  ['RUSU/LUCAMSTR', 'Luca Rusu', 'MSTR', 'child'],
  ['RUSU/LUCA MASTER', 'Luca Rusu', 'MSTR', 'child'],
  ['DZIECKO NOWAK EWA', 'Ewa Nowak', null, 'child'],
  ['MENINO RUI SILVA', 'Rui Silva', 'MENINO', 'child'],
  ['Szabó Éva Hölgy', 'Éva Szabó', 'Hölgy', 'adult'],
  ['Panna Kovács', 'Panna Kovács', null, 'adult'],
  ['Irma Elena Prado', 'Irma Elena Prado', null, 'adult'],
  ['IRMA DEL CAMPO PRADO', 'Irma Del Campo Prado', null, 'adult'],
  ['Irmã Lúcia Prado', 'Lúcia Prado', 'Irmã', 'adult'],
  ['Hr. Dipl.-Ing. Max Brandstetter', 'Max Brandstetter', 'Hr.', 'adult'],
  ['Kun. Rokas Urbonas', 'Rokas Urbonas', 'Kun.', 'adult'],
  ['Ashdown/Hon. Maria K.', 'Maria K. Ashdown', 'Hon.', 'adult'],
  ['Ashdown/Hon. Maria', 'Maria Ashdown', 'Hon.', 'adult'],
  ['On. Piero Longhi', 'Piero Longhi', 'On.', 'adult'],
  ['Hon Wai Ming', 'Hon Wai Ming', null, 'adult'],
  ['Gen Arai', 'Gen Arai', null, 'adult'],
  ['Kun Anna Zsófia', 'Kun Anna Zsófia', null, 'adult'],
  ['Mr Kim Jong In', 'Kim Jong In', 'Mr', 'adult'],
  ['Г-жа Радостина Стоянова', 'Радостина Стоянова', 'Г-жа', 'adult'],
  ['PETROVA NINA', 'Nina Petrova', null, 'adult'],
  ['RUSU/EVA MISS', 'Eva Rusu', 'MISS', 'child'],
  ['RUSU/EVA CHD', 'Eva Rusu', null, 'child'],
  ['RUSU/EVACHD', 'Eva Rusu', null, 'child'],
  ['RUSU/EVA MISS (CHD/12MAR20)', 'Eva Rusu', 'MISS', 'child'],
  ['RUSU/MATEI INF', 'Matei Rusu', null, 'infant'],
  ['RUSU/MATEI MSTR [INF]', 'Matei Rusu', 'MSTR', 'infant'],
  ['RUSU/MATEI (C08)', 'Matei Rusu', null, 'child'],
  ['AMR/AMR MR', 'Amr Amr', 'MR', 'adult'],
  ['HASSAN/AMR', 'Amr Hassan', null, 'adult'],
  ['ADDAMS/ADAMS MR', 'Adams Addams', 'MR', 'adult'],
  ['POPA/ALEXANDR', 'Alexandr Popa', null, 'adult'],
  ['STANCULESCU/EMIL DR', 'Emil Stanculescu', 'DR', 'adult'],
  ["O'NEILL/MARY-ANN MS", "Mary-Ann O'Neill", 'MS', 'adult'],
  ['MCDONALD/IAN MR', 'Ian McDonald', 'MR', 'adult'],
  ['DE VRIES/JAN MR', 'Jan De Vries', 'MR', 'adult'],
  ['Stan / Elena Frau', 'Elena Stan', 'Frau', 'adult'],
  ['MOCANU/PR. GHEORGHE', 'Gheorghe Mocanu', 'PR.', 'adult'],
  ['Dipl.-Ing. Hanna Fiedler', 'Hanna Fiedler', 'Dipl.-Ing.', 'adult'],
  ['Avv. Chiara Lodi', 'Chiara Lodi', 'Avv.', 'adult'],
  ['Prof. Dr. Mihai Enache', 'Mihai Enache', 'Prof.', 'adult'],
  ['WONGSA/SIRIPORN ASST PROF DR', 'Siriporn Wongsa', 'DR', 'adult'],
  ['BARBU/IOANA D-NA', 'Ioana Barbu', 'D-NA', 'adult'],
])('%s is %s', (printed, name, title, type) => {
  expect(named(printed)).toEqual([name, title, type]);
});

test.each([
  ['Mr Ion Ionescu (ADT)', 'Ion Ionescu', 'Mr', 'adult'],
  ['Ms. Ana Maria Popescu', 'Ana Maria Popescu', 'Ms.', 'adult'],
  ['D.ª Catalina Restrepo Villegas', 'Catalina Restrepo Villegas', 'D.ª', 'adult'],
  ['Miss Anna Smith', 'Anna Smith', 'Miss', 'adult'],
  ['Herr Dr. Karl Weber', 'Karl Weber', 'Herr', 'adult'],
  ['Sig.ra GIULIA FERRI', 'Giulia Ferri', 'Sig.ra', 'adult'],
  ['LEO FERRI (neonato)', 'Leo Ferri', null, 'infant'],
  ['Matei Dumitrescu (Child)', 'Matei Dumitrescu', null, 'child'],
  ['Dna Raluca Iordache', 'Raluca Iordache', 'Dna', 'adult'],
  ['M. Jean Dupont', 'Jean Dupont', 'M.', 'adult'],
  ['Encik Hafiz bin Yusof', 'Hafiz bin Yusof', 'Encik', 'adult'],
  ['Suor Chiara Neri', 'Chiara Neri', 'Suor', 'adult'],
  ['Alhaji Sani Bello', 'Sani Bello', 'Alhaji', 'adult'],
  ['Père Luc Morel', 'Luc Morel', 'Père', 'adult'],
  ['Pere Vila Puig', 'Pere Vila Puig', null, 'adult'],
  ['Don Miller', 'Don Miller', null, 'adult'],
  ['Me Li', 'Me Li', null, 'adult'],
])('%s, in natural order, is %s', (printed, name, title, type) => {
  expect(named(printed)).toEqual([name, title, type]);
});

test('of a name in capitals whose given names stand in the middle the family’s comes first, and the order is told', () => {
  const { passengers, doubts } = settleNames([
    { name: found('DELA CRUZ JOSE MIGUEL TORRES') },
    { name: found('VILLAREAL RICO SANTILLAN') },
  ]);
  expect(passengers.map(({ name }) => name.value)).toEqual(['Jose Miguel Torres Dela Cruz', 'Rico Santillan Villareal']);
  expect(doubts.map(({ code }) => code)).toContain('name-order-concluded');
  expect(named('MARIA RICO SANTILLAN')?.[0]).toBe('Maria Rico Santillan');
});

test('a family name printed first is put last', () => {
  expect(named('IONESCU ION MARIAN MR', { order: 'family-first' })).toEqual(['Ion Marian Ionescu', 'MR', 'adult']);
});

test('capitals part the family’s name from those before or behind it, small particles and all', () => {
  expect(named('de LA MOTTE Thierry')).toEqual(['Thierry de La Motte', null, 'adult']);
  expect(named('van der BERG Jan-Willem')).toEqual(['Jan-Willem van der Berg', null, 'adult']);
  expect(named('El FASSI Omar')).toEqual(['Omar El Fassi', null, 'adult']);
  expect(named('de Vries Jan')).toEqual(['Jan de Vries', null, 'adult']);
  expect(settleNames([{ name: found('DELAUNAY Sylvie') }]).doubts).toEqual([]);
});

test('who is called after the father has his own name first in any list', () => {
  const list = ['Zulkifli bin Rahman', 'Norlia binti Zulkifli', 'Danial bin Zulkifli'];
  expect(settleNames(list.map((name) => ({ name: found(name) }))).passengers.map(({ name }) => name.value)).toEqual(list);
});

test('what the format knows of the type counts before what the name says', () => {
  expect(named('RUSU/LUCA MSTR', { type: found('infant') })).toEqual(['Luca Rusu', 'MSTR', 'infant']);
});

test('capitals are restored in every language, and only where all are capitals', () => {
  expect(restoreCapitals('İBRAHİM ŞAHİN')).toBe('İbrahim Şahin');
  expect(restoreCapitals('IŞIK YILDIZ')).toBe('Işık Yıldız');
  expect(restoreCapitals('IBRAHIM SAHIN')).toBe('Ibrahim Sahin');
  expect(restoreCapitals('ȘTEFAN ȚURCANU')).toBe('Ștefan Țurcanu');
  expect(restoreCapitals('JOSÉ MARÍA')).toBe('José María');
  expect(restoreCapitals('van der Berg')).toBe('van der Berg');
});

test('one person named by several receipts is one passenger', () => {
  const { passengers, doubts } = settleNames([
    { name: found('POPESCU/ANA MRS') },
    { name: found('Popescu/Ana'), eticket: found('2351234567890') },
    { name: found('POPESCU/ANA MRS'), eticket: found('2351234567899') },
    { name: found('POPESCU/ANA CHD') },
  ]);
  expect(passengers.map(({ name, type, eticket }) => [name.value, type.value, eticket?.value])).toEqual([
    ['Ana Popescu', 'adult', '2351234567890'],
    ['Ana Popescu', 'child', undefined],
  ]);
  expect(doubts.map(({ code, where }) => `${code} ${where}`)).toEqual(['more-tickets passengers[0].eticket']);
});

test('what is no name is no passenger', () => {
  expect(settleNames([{ name: found('123') }, { name: found('MR') }]).passengers.map(({ name }) => name.value)).toEqual(['Mr']);
  expect(settleNames([{ name: found('-/-') }]).passengers).toEqual([]);
});

test('where both orders are written given names tell which it is, and where they do not the name stays as printed, with a doubt', () => {
  const told = (name: string) => {
    const { passengers, doubts } = settleNames([{ name: found(name), order: 'either' }]);
    return [passengers[0]?.name.value, ...doubts.map(({ code }) => code)];
  };
  expect(told('Kovács Anna Mária')).toEqual(['Anna Mária Kovács']);
  expect(told('Johanna Lindqvist')).toEqual(['Johanna Lindqvist']);
  expect(told('Péter Anna')).toEqual(['Péter Anna', 'name-order-unknown']);
  expect(told('Sirke Vainola')).toEqual(['Sirke Vainola', 'name-order-unknown']);
  expect(told('KOVACS/ANNA MRS')).toEqual(['Anna Kovacs']);
});

test('one name alone may be turned: in capitals it is, in plain writing where both its parts are known, and either is told', () => {
  const told = (name: string) => {
    const { passengers, doubts } = settleNames([{ name: found(name) }]);
    return [passengers[0]?.name.value, ...doubts.map(({ code }) => code)];
  };
  expect(told('Mr POPOVICI CATALIN')).toEqual(['Catalin Popovici', 'name-order-concluded']);
  expect(told('Popovici Catalin')).toEqual(['Catalin Popovici', 'name-order-concluded']);
  expect(told('Perlog Catalin')).toEqual(['Perlog Catalin', 'name-order-unknown']);
  expect(told('Mr CATALIN POPOVICI')).toEqual(['Catalin Popovici']);
});

test('a wife’s name before her own is the family’s too', () => {
  expect(named('Szabóné Varga Katalin', { order: 'family-first' })?.[0]).toBe('Katalin Szabóné Varga');
});

test('what is a name by its place alone is told, where nothing in it says so', () => {
  const codes = (name: string, certainty: number) =>
    settleNames([{ name: { ...found(name), certainty } }]).doubts.map(({ code }) => code);
  expect(codes('Wanjiku Otieno', 0.5)).toEqual(['name-not-sure']);
  expect(codes('Wanjiku Otieno', 1)).toEqual([]);
});

test('a title or a kind behind a comma is none of the given names, and the list keeps its order', () => {
  const printed = ['MOLDOVAN VLAD ANDREI, Dl', 'MOLDOVAN DIANA MARIA, Dna', 'MOLDOVAN SARA, INF'];
  const { passengers } = settleNames(printed.map((name) => ({ name: found(name) })));
  expect(passengers.map(({ name, type }) => `${name.value}, ${type.value}`)).toEqual([
    'Vlad Andrei Moldovan, adult',
    'Diana Maria Moldovan, adult',
    'Sara Moldovan, infant',
  ]);
});

test('who is under twelve or under two on the day of the flight is a child or an infant', () => {
  const kind = (year: number) =>
    settleNames([{ name: found('Vojta Horák'), born: found({ year, month: 5, day: 3 }) }], '2027-05-02').passengers[0]?.type
      .value;
  expect([2025, 2024, 2015, 2014, 2030].map(kind)).toEqual(['infant', 'child', 'child', 'adult', 'adult']);
});

test('an order of a list that one name alone tells is doubted for all of them', () => {
  const doubts = (...names: string[]) =>
    settleNames(names.map((name) => ({ name: found(name) }))).doubts.map((one) => `${one.code} ${one.where}`);
  expect(doubts('OLUWAFUNSO DANIEL', 'CHIZARAM EKWEALOR')).toEqual([
    'name-order-concluded passengers[0].name',
    'name-order-concluded passengers[1].name',
  ]);
  expect(doubts('Zerrouki Wassil', 'Bellucco Rosa')).toEqual([
    'name-order-unknown passengers[0].name',
    'name-order-unknown passengers[1].name',
  ]);
  expect(doubts('MUREȘAN ANDREI', 'CHIOREAN RĂZVAN')).toEqual([]);
});

test('of two families in capitals the second may be read as a given name', () => {
  const names = ['GARCIA ORTIZ LUCIA', 'SOLANO PEREZ JUAN', 'RUIZ MARIA JOSE'].map((name) => ({ name: found(name) }));
  expect(settleNames(names).doubts.map(({ where }) => where)).toEqual(['passengers[0].name', 'passengers[1].name']);
});

test('what begins as families’ names alone do, and ends with a given name that is known, is turned and told', () => {
  const settled = (...names: string[]) => {
    const { passengers, doubts } = settleNames(names.map((name) => ({ name: found(name) })));
    return [...passengers.map(({ name }) => name.value), ...doubts.map(({ code }) => code)];
  };
  expect(settled('Sjölund Maja Kristina')).toEqual(['Maja Kristina Sjölund', 'name-order-concluded']);
  expect(settled('De Bruyne Thomas')).toEqual(['Thomas De Bruyne', 'name-order-concluded']);
  expect(settled('Chidinma Grace Emmanuel')[0]).toBe('Chidinma Grace Emmanuel');
  expect(settled('El Hadji Omar')[0]).toBe('El Hadji Omar');
  // One list keeps one order, and its endings and particles tell it.
  expect(settled('Van den Bossche Joost', 'Zielińska Bogna', 'Wauters Peter').slice(0, 3)).toEqual([
    'Joost Van den Bossche',
    'Bogna Zielińska',
    'Peter Wauters',
  ]);
  expect(settled('Pirhonen Sirke', 'Thomas Pirhonen')[0]).toBe('Pirhonen Sirke');
  expect(settled('Ungureanu Doina')).toEqual(['Doina Ungureanu', 'name-order-concluded']);
  expect(settled('Doina Ungureanu')).toEqual(['Doina Ungureanu']);
});

test('a Hungarian list leads with the family’s name where one given name is known', () => {
  const names = ['Csorba Hanga', 'Vadas Kende', 'Fodor Máté'].map((name) => ({ name: found(name), order: 'either' as const }));
  expect(settleNames(names).passengers.map(({ name }) => name.value)).toEqual(['Hanga Csorba', 'Kende Vadas', 'Máté Fodor']);
});

test('capitals behind given names are the family’s, however many', () => {
  expect(named('Şebnem AKYOL TUNCER')?.[0]).toBe('Şebnem Akyol Tuncer');
  expect(named('VILLAMOR III/ERNESTO')?.[0]).toBe('Ernesto Villamor III');
});

test.each([
  ['Grady Holt Jr.', 'Grady Holt Jr.', null],
  ['GRADY HOLT JR', 'Grady Holt Jr', null],
  ['HOLT/GRADY JR', 'Grady Holt Jr', null],
  ['HOLT JR/GRADY MR', 'Grady Holt Jr', 'MR'],
  ['HOLTJR/GRADY MR', 'Grady Holt Jr', 'MR'],
  ['HOLT/GRADY WAYNE III MR', 'Grady Wayne Holt III', 'MR'],
  ['Mr. Grady Holt, Jr.', 'Grady Holt Jr.', 'Mr.'],
  ['Holt, Grady, Jr.', 'Grady Holt Jr.', null],
  ['Holt Jr., Grady (ADT)', 'Grady Holt Jr.', null],
  ['Mr Grady Holt IV', 'Grady Holt IV', 'Mr'],
  ['Grady Holt Sr.', 'Grady Holt Sr.', null],
  ['HOLT SR/GRADY MR', 'Grady Holt Sr', 'MR'],
  ['Sr. Julio Holt Jr.', 'Julio Holt Jr.', 'Sr.'],
  ['Sr. Julio Peralta', 'Julio Peralta', 'Sr.'],
  ['PERALTA/JULIO SR', 'Julio Peralta', 'SR'],
  ['LI/II', 'Ii Li', null],
])('%s: a word behind that parts father and son is of the name', (printed, name, title) => {
  expect(named(printed)?.slice(0, 2)).toEqual([name, title]);
});

test('father and son are two, and beside Señora Sr is Señor', () => {
  const people = (...names: string[]) =>
    settleNames(names.map((name) => ({ name: found(name) }))).passengers.map(({ name, title }) => [name.value, title?.value]);
  expect(people('HOLT/GRADY SR', 'HOLT/GRADY JR')).toEqual([
    ['Grady Holt Sr', undefined],
    ['Grady Holt Jr', undefined],
  ]);
  expect(people('Julio Peralta Sr.', 'Marta Peralta Sra.')).toEqual([
    ['Julio Peralta', 'Sr.'],
    ['Marta Peralta', 'Sra.'],
  ]);
});
