import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { toldChanges } from './told-changes.ts';

const toldIn = (text: string) => [...toldChanges(readPastedText(text).lines)].map((line) => line.text);

test('a sentence that tells what a flight was is no flight, where the flight as it is stands besides', () => {
  const flight = 'EI137   Dublin (DUB) 14:05   Boston (BOS) 16:20';
  const english = 'Flight EI137 was due to depart at 12:35 and will now depart at 14:05.';
  const wrapped = [
    'Ihr Flug EI137 von Dublin nach Boston startet nicht wie',
    'ursprünglich um 12:35, sondern am selben Tag um 14:05.',
  ];
  const romanian = 'Zborul EI137 va pleca la ora 14:05 în loc de 12:35, din motive operaționale.';
  expect(toldIn(`${english}\n${flight}`)).toEqual([english]);
  expect(toldIn(`${wrapped.join('\n')}\n${flight}`)).toEqual(wrapped);
  expect(toldIn(`${flight}\n${romanian}`)).toEqual([romanian]);
});

test('a sentence that alone tells of its flight stays', () => {
  const only = 'Flight EI137 from Dublin to Boston was due to depart at 12:35 and will now depart at 14:05.';
  expect(toldIn(only)).toEqual([]);
  expect(toldIn(`${only}\nEI137   Dublin (DUB) 15:10   Boston (BOS) 17:20`)).toEqual([]);
});
