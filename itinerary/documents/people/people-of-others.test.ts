import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('whom a line calls its agent or who is to be called does not travel, nor where he signs', () => {
  expect(people('Agent: CRISTINA MARIN\n\nPAVEL/ELENA   220-2417700110\n\nMARIN/CRISTINA')).toEqual(['PAVEL/ELENA']);
  expect(people('1.PREDA/ION MR\nCONTACT: STOICA/MIHAI\nRM NOTIFY ANDREI POPA')).toEqual(['PREDA/ION MR']);
});

test('a client does not travel where others are said to', () => {
  expect(
    people(
      'Cliente:   D. Julio Prieto Sanz (regalo a sus padres)\n\nViajan:   D. Antonio Prieto Gil\n          Dña. Mª del Pilar Sanz Pons',
    ),
  ).toEqual(['D. Antonio Prieto Gil', 'Dña. Mª del Pilar Sanz Pons']);
  expect(people('Kunde: Herr Max Huber\nReisende: Frau Eva Huber')).toEqual(['Frau Eva Huber']);
  expect(people('Client: Dl Ion Pop\nTelefon: 0722 555 190')).toEqual(['Dl Ion Pop']);
});

test('a name under a heading of others is theirs', () => {
  const text = 'Passengers\n1. Mr James Ashdown\n\nContact details\nName: Robert Ashdown';
  expect(people(text)).toEqual(['Mr James Ashdown']);
  expect(people('Passenger details\nName: Robert Ashdown')).toEqual(['Robert Ashdown']);
});

test('who is his own contact travels', () => {
  expect(people('Contact: ION PREDA\nPassenger: PREDA/ION')).toEqual(['PREDA/ION']);
  expect(people('CONTACT: STOICA/MIHAI')).toEqual(['STOICA/MIHAI']);
});

test('who has a heading of others over his column or his line does not travel', () => {
  expect(people('Traveller      Travel arranger\nHelen Marsh    David Cooper')).toEqual(['Helen Marsh']);
  expect(people('Traveller\nHelen Marsh\nLine manager\nDavid Cooper')).toEqual(['Helen Marsh']);
  expect(people('Cestující        Vystavil\nMalá Tereza      Novák Jan')).toEqual(['Malá Tereza']);
});

test.each([
  'HRB 41822 Ulm, Geschäftsführer Tobias Keller.',
  'Legale rappresentante: Paolo Conti',
  'Prezes Zarządu: Jan Wolski, KRS 0000418822',
  'Jednatel: Petr Dvořák',
])('who leads a firm is named in its imprint and does not travel: %s', (imprint) => {
  expect(people(`Vorgang 118\nTicketnummer   220-2417706512\n${imprint}`)).toEqual([]);
});

test('who signs a letter does not travel, however it closes', () => {
  const flight = 'LH 1655   OTP - MUC   14 Mar 2027   07:15 - 08:50';
  expect(people(`Hi Liam,\nYour tickets are attached.\n${flight}\nSee you!\nFiona Kelly\nTravel Counsellor`)).toEqual([]);
  expect(people(`${flight}\nVänliga hälsningar\nKarin Berg`)).toEqual([]);
  expect(people(`Hi Liam,\nWho: Liam Doyle & Emma Doyle\n${flight}\nCheers,\nFiona Kelly`)).toEqual(['Liam Doyle', 'Emma Doyle']);
});

test('behind a label nobody knows stands nobody where names need none', () => {
  const text =
    'Martina Quiroga\nE-ticket 044-2177380652\n\nAna Pop\nE-ticket 044-2177380653\n\nData protection officer: Martin Weber';
  expect(people(text)).toEqual(['Martina Quiroga', 'Ana Pop']);
});

test('who approved stands behind his own label, whatever is under whose name he stands', () => {
  const first = 'Reisender       Herr Dr. Thomas Brandner    Buchungscode    9TQLWR';
  for (const label of ['Genehmigt von', 'Approved by', 'Aprobat de'])
    expect(people(`${first}\n${label.padEnd(16)}Sabine Krüger, 17.11.2026   Ticketnummer    257-2417770055`)).toEqual([
      'Herr Dr. Thomas Brandner',
    ]);
  expect(people('Approved by   Jane Doe   125-2418669071')).toEqual([]);
});

test.each([
  'Resenär         Linnea Sjöström\nBeställare      Anders Wikström\nE-biljett       117-2460447183',
  'Resenär\nLinnea Sjöström\nGodkänd av\nJohan Lindqvist\nBeställare\nKarin Holm\nE-biljett 117-2460447183',
  'Demandeur     Voyageur            Valideur      N° de billet\nLuc Girard    Linnea Sjöström     Anne Vidal    117-2460447183',
  'Tilaaja: Sari Koskinen\nMatkustaja: Linnea Sjöström\nHyväksyjä: Timo Virtanen\nLipun numero 117-2460447183',
  'Rejsende     Linnea Sjöström\nRekvirent    Mette Sørensen\nE-billet     117-2460447183\nPårørende    Hanne Kjær',
  'Viajero: Linnea Sjöström\nSolicitante: Marta Iglesias\nBillete: 117-2460447183\nUrgencias: Rosa Greco',
])('who orders, approves or is to be called is no passenger, and has no ticket: %j', (text) => {
  const read = passengersIn(readPastedText(text).lines);
  expect(read.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([['Linnea Sjöström', '1172460447183']]);
});

test.each([
  'VOYAGEUR                         DOSSIER\nM. Luc Girard                    QZ4LMB\nCHARGÉE DE VOYAGE (DEMANDEUR)    BILLET\nMme Anne Vidal                   057-2418830917',
  'PODRÓŻNY                         REZERWACJA\nPan Luc Girard                   KT5RLM\nKOORDYNATOR PODRÓŻY              BILET\nPani Ewa Borkowska               080-2418830917',
  'VIAJERA                          LOCALIZADOR\nSra. Luc Girard                  PQ7MZT\nTITULAR DE LA TARJETA            BILLETE\nSr. Andrés Molina                075-2418830917',
  'Traveller                        Reference\nMr Luc Girard                    R4TKLQ\nCost centre owner                E-ticket\nMrs Joan Whitaker                125-2418830917',
])('a titled name in a grid of labels is of the label over it, though a ticket stands beside it: %j', (text) => {
  const read = passengersIn(readPastedText(text).lines);
  expect(read.map(({ name, eticket }) => [name.value.replace(/^\S+ /, ''), eticket?.value.slice(3)])).toEqual([
    ['Luc Girard', '2418830917'],
  ]);
});

test.each(
  'Budgetverantwortliche|Ihre Beraterin|Resesamordnare|Kostnadsställeansvarig|Szervező|Titulaire de la carte|Αιτών|Ръководител|Travel co-ordinator|Zarezerwowała|Vedoucí střediska|Kart sahibi'.split(
    '|',
  ),
)('%s is nobody of the party', (label) => {
  expect(people(`Passenger: Mr Luc Girard\n${label}: Mr Jan Novák`)).toEqual(['Mr Luc Girard']);
});

test('who writes a message and who receives it are no passengers for that', () => {
  for (const heads of [
    'De: Mónica Rey\nPara: Álvaro Quintana',
    'Fra: Mette Holm\nTil: Anders Kjær\nKopi: Lone Holm',
    'От: Анна Иванова\nКому: Олег Петров',
  ])
    expect(people(`${heads}\nIB 6651   MAD - LIM   12 Apr 2027   00:05 - 05:40`)).toEqual([]);
});

test('a firm is nobody', () => {
  expect(people('Resenär   Linnea Sjöström\nFöretag   Bottenviken Stål AB')).toEqual(['Linnea Sjöström']);
});

test('who pays, buys, signs or is behind the word for another does not travel', () => {
  expect(people('Datos del comprador\nNombre y apellidos: Gonzalo Peña\nDatos del pasajero\nAdulto 1: Marisol Peña')).toEqual([
    'Marisol Peña',
  ]);
  expect(people('Passengers\nNadia Osei\nPayment card in the name of\nRobert Osei')).toEqual(['Nadia Osei']);
  expect(people('Rechnung an: Frau Monika Seidel\nReisende: Herr Stefan Brückner')).toEqual(['Herr Stefan Brückner']);
  expect(people('Reisende         Frau Ada King\nSachbearbeiter   Herr Uwe Lindner')).toEqual(['Frau Ada King']);
  expect(people('Kaarthouder: Henk Prins\nUw reisadviseur: Marieke Bos\nPassagiers\nDhr. Wouter Prins')).toEqual([
    'Dhr. Wouter Prins',
  ]);
});

test('in a table of roles those travel whose role it is', () => {
  const rows = 'Turist 1      Filip Anca     0722\nTurist 2      Filip Dorin    0723\nGhid          Pau Ferrer     0724';
  expect(people(`Rol           Nume           Telefon\n${rows}`)).toEqual(['Filip Anca', 'Filip Dorin']);
});

test('a role in brackets behind a name heads nobody, and the level of a club is none', () => {
  expect(people('Teilnehmer:\nTobias Renner (Projektleiter)\nFatma Aslan (Technik)')).toEqual(['Tobias Renner', 'Fatma Aslan']);
  expect(people('Passengers\nNadia Osei\nExecutive Club Bronze')).toEqual(['Nadia Osei']);
});

test('who meets one, or manages, in the languages of Central Asia and the Caucasus does not travel', () => {
  expect(people('Угтах төлөөлөгч      Mr. Brian Holt, Harbour Agencies')).toEqual([]);
  expect(people('მენეჯერი      Mr. Brian Holt')).toEqual([]);
});
