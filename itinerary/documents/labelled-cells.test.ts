import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { labelledCells } from './labelled-cells.ts';

const labels = (text: string) =>
  labelledCells(readPastedText(text).lines).map((cells) =>
    cells.map(({ line, start, end, label }) => `${line.text.slice(start, end)}: ${label}`),
  );

const table = 'Passenger           Reference           Issue date\nMr Ion Ionescu      QAFW78              2027-04-26';
const flight = 'LÄHTÖ               PÄIVÄ               AIKA\nLyon, LYS           2027-05-21          1750';

test('a day of issue governs its own table, and nothing below a flight that begins anew', () => {
  expect(labels(`${table}\nAir France – AF 2344\n${flight}`).at(-1)).toEqual([
    expect.stringContaining('Lyon, LYS'),
    expect.not.stringContaining('noise'),
    expect.not.stringContaining('noise'),
  ]);
  expect(labels(table).at(-1)?.at(-1)).toBe('2027-04-26: noise');
});

test('a label right over its hour heads it, whatever stands beside the label', () => {
  const card =
    'Birth date\n17.05.2003\nDeparture           Arrival             on the way 0 h 55\n13:35               14:30               seat 9D';
  expect(labels(card).at(-1)?.slice(0, 2)).toEqual(['13:35: departure', '14:30: arrival']);
});

test('a menu parted by bars heads nothing below it', () => {
  const menu = 'MANAGE BOOKING | CHECK IN | ADD BAGS\nManchester to Geneva';
  expect(labels(menu).at(-1)).toEqual(['Manchester to Geneva: undefined']);
});

test('the heading of a booking governs the line below it, not the flights farther down', () => {
  const booking = 'Booking number      Airline code        Booking date\n3390185520417       YU48QD              2027-06-30';
  const below =
    'Passengers\nMr Ion Ionescu\nDeparture: Bucharest – New York\nKLM                 06:05  OTP          07:55  AMS\nKL 1374';
  expect(labels(`${booking}\n${below}`).at(1)?.at(-1)).toBe('2027-06-30: noise');
  expect(
    labels(`${booking}\n${below}`)
      .at(-2)
      ?.filter((cell) => cell.endsWith('noise')),
  ).toEqual([]);
});

test('a duration under its label leaves the hour beside the label to the flight', () => {
  const card = '07:10          Duración          09:55\n               3 h 45 min';
  expect(labels(card)[0]).toEqual(['07:10: undefined', 'Duración: duration', '09:55: undefined']);
  expect(labels('07:10          Duración          03:45')[0]?.at(-1)).toBe('03:45: duration');
});

test('a day behind the word for the way heads the next table, and is no cell of the one above', () => {
  const row =
    'Uçuş / Flug     Kalkış / Abflug               Varış / Ankunft\nXQ 811          22:15  Köln (CGN)             03:00  İzmir (ADB)';
  const back = 'DÖNÜŞ / RÜCKFLUG                              14.08.2027';
  expect(labels(`${row}\n${back}\n${row}`)[2]?.at(-1)).toBe('14.08.2027: undefined');
  expect(labels(`${row}\n${back}\n${row}`).at(-1)?.at(-1)).toContain('arrival');
  expect(labels(`${row}\n                                              14.08.2027`).at(-1)).toEqual(['14.08.2027: arrival']);
});

test('what a heading governs on one page ends where the next page prints it again', () => {
  const page = ['VIE          PRG', 'Seat         Group', '14C          2'].join('\n');
  const [first, second] = [1, 2].map((number) => readPastedText(page).lines.map((line) => ({ ...line, page: number })));
  const labelled = labelledCells([...(first ?? []), ...(second ?? [])]).map((cells) => cells.map(({ label }) => label));
  expect(labelled[3]).toEqual([undefined, undefined]);
  expect(labelled[5]?.[0]).toBe('seat');
});

test('alone over who is written to, a word for whither heads no row far below', () => {
  const letter = 'To:\nThe Treasurer\nHill Street Choir\nPort Louis\nDear Sir\nPassage of Ms Ann Otu';
  expect(labels(`${letter}\nMonday 9 August 2027`).at(-1)).toEqual(['Monday 9 August 2027: undefined']);
  const letterOfCrew =
    'TO   : SIGNERS BELOW\nVESSEL   : MT ROSE\nRANK   NAME\nAB   REYES, JUN\nOILER   CRUZ, LEO\n22 JAN   PR 2142   ILOILO';
  expect(labels(letterOfCrew).at(-1)).not.toContain('22 JAN: arrival');
  expect(labels('To:\nPort Louis').at(-1)).toEqual(['Port Louis: arrival']);
});

test('a state with its value beside it says nothing of what is below', () => {
  const below = 'Data   26.11.2026\nLot: Gdańsk - Bergamo\n06:00 Gdańsk (GDN)   08:45 Bergamo (BGY)';
  expect(labels(`Status   Opłacona, bilety wystawione\n${below}`).at(-1)?.join()).not.toContain('status');
  expect(labels('Status   Class\nOK       Economy').at(-1)?.[0]).toBe('OK: status');
});
