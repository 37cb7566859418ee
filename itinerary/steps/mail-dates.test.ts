import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { withoutMailDates } from './mail-dates.ts';

const textOf = (text: string) => withoutMailDates(readPastedText(text)).text;

test('when a message was sent is left out of its heading, in any language', () => {
  const mail = (label: string) =>
    `From: Ruth <ruth@parish.example>\nTo: jakob@example.com\n${label}: Wed, 25 Nov 2026 15:12\nSubject: tickets`;
  expect(
    textOf(mail('Date'))
      .split('\n')
      .map((line) => line.trim())[2],
  ).toBe('Date:');
  expect(textOf(mail('Póstað'))).not.toContain('2026');
});

test('a labelled day elsewhere, and one with a flight, stay', () => {
  const ticket = 'Passenger: Ruth Kaski\nDate: Wed, 25 Nov 2026 15:12\nFlight: PX 111';
  expect(textOf(ticket)).toBe(ticket);
  const flown = 'To: jakob@example.com\nDeparture: 25 Nov 2026 15:12 PX111 Madang (MAG)';
  expect(textOf(flown)).toBe(flown);
});
