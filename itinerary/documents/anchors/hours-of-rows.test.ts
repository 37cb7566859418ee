import { expect, test } from 'vitest';
import { toldSegments } from '#tests/support/told-segments.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchoredSegments } from './anchored-segments.ts';

const flightsOf = (text: string) => toldSegments(anchoredSegments(readPastedText(text).lines));

test('rows with a number and two hours each are as many flights, and none has the end of another', () => {
  expect(
    flightsOf('Odhod 4. julij 2027\nOU 439 Dubrovnik 06:00 - Qwertygrad 06:55\nOU 410 Qwertygrad 08:25 - Frankfurt 10:10'),
  ).toEqual([]);
});

test('where a row has a number, a place and two hours, no hour of another row is the flight’s', () => {
  const read = flightsOf('12.07.2027 18:41 Malta\n13.07.2027\nOU 439 Dubrovnik 21:10 - Qwertygrad 22:05');
  expect(read.join()).not.toContain('18:41');
});
