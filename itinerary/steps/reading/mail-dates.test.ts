import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
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

test('who writes and who receives it may stand there by name alone, and the day without its hour', () => {
  const mail = (from: string, to: string, date: string) => textOf(`${from}: Wieteke Oost\n${to}: Jorrit Kamp\n${date}\nX: Y`);
  expect(mail('Van', 'Aan', 'Verzonden: woensdag 24 februari 2027 08:57')).not.toContain('2027');
  expect(mail('Από', 'Προς', 'Ημερομηνία: Δευτέρα 11 Ιανουαρίου 2027')).not.toContain('2027');
  expect(mail('Od', 'Za', 'Poslato: 22. decembar 2026. 11:40')).not.toContain('2026');
  expect(mail('From', 'Seat', 'Date: 22 December 2026')).toContain('2026');
});

test('a labelled day elsewhere, and one with a flight, stay', () => {
  const ticket = 'Passenger: Ruth Kaski\nDate: Wed, 25 Nov 2026 15:12\nFlight: PX 111';
  expect(textOf(ticket)).toBe(ticket);
  const flown = 'To: jakob@example.com\nDeparture: 25 Nov 2026 15:12 PX111 Madang (MAG)';
  expect(textOf(flown)).toBe(flown);
});

test('in a chat the stamp goes off a line that tells a day itself', () => {
  const sent = (day: string) => `[27.11.2026. ${day}] Ivana Crewing: `;
  const chat = `${sent('17:14')}stigla potvrda\n${sent('17:19')}subota 9. januar\n${sent('17:20')}PNR je 5TQNLC`;
  const lines = textOf(chat).split('\n');
  expect(lines[0]).toContain('27.11.2026');
  expect(lines[1]?.trim()).toBe('subota 9. januar');
  expect(textOf(chat.replace('januar', 'januar 2027'))).not.toContain('2026');
  expect(textOf('[27.11.2026. 17:19] Ivana: 9. januar 2027')).toContain('27.11.2026');
});
