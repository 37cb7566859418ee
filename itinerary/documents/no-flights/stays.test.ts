import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutStays } from './stays.ts';

const left = (text: string) => withoutStays(readPastedText(text).lines).map((line) => line.text);

test.each([
  'Check in: 12 May 2027, 15:00 · Check out: 19 May 2027, 11:00',
  'Arrivée le 12/05/2027, départ le 19/05/2027',
  'Anreise: 12.05.2027\nAbreise: 19.05.2027',
  'Sosire   12.05.2027\nPlecare   19.05.2027',
  'Check-in 29 Dec\nCheck-out 3 Jan',
])('%s is of nights', (text) => expect(left(`Hotel\n${text}\nTotal`)).toEqual(['Hotel', 'Total']));

test.each([
  'Departure: 12.05.2027\nArrival: 13.05.2027',
  'Arrival: 12.05.2027 10:10\nDeparture: 19.05.2027 10:50',
  'Arrival: 12.05.2027 London (LHR)\nDeparture: 19.05.2027',
  'Arrival: 19.05.2027\nDeparture: 12.05.2027',
])('%s may be of flights', (text) => expect(left(text)).toEqual(text.split('\n')));
