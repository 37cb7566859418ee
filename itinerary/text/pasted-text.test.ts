import { expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';

test('rows become lines of words in boxes of one width', () => {
  const ticket = readPastedText('FLIGHT  TK 1044\r\n\r\n   SEAT: 12A');
  expect(ticket.text).toBe('FLIGHT  TK 1044\nSEAT: 12A');
  const [flight, seat] = ticket.lines;
  expect(flight?.words.map(({ text, start, x, width }) => [text, start, x, width])).toEqual([
    ['FLIGHT', 0, 0, 36],
    ['TK', 8, 48, 12],
    ['1044', 11, 66, 24],
  ]);
  expect(seat).toMatchObject({ page: 1, x: 18, y: 24, width: 54, height: 12 });
});

test('tabs part columns and form feeds part pages', () => {
  const ticket = readPastedText('A\tB\fC');
  expect(ticket.text).toBe('A   B\nC');
  expect(ticket.pages.map((page) => page.lines.length)).toEqual([1, 1]);
  expect(ticket.lines[1]?.page).toBe(2);
});

test('a row across all columns parts a table, and leaves its columns where they were', () => {
  const { text } = readPastedText(
    'PNR\tAB12CD\nDate\tFlight\tTime\nOutbound\nFri 14 May 2027\tBA 902\t09:15\nThanks\na\tb\tc\td',
  );
  expect(text.split('\n')).toEqual([
    'PNR               AB12CD',
    'Date              Flight   Time',
    'Outbound',
    'Fri 14 May 2027   BA 902   09:15',
    'Thanks',
    'a   b   c   d',
  ]);
});

test('quotation marks of mails are taken off', () => {
  expect(readPastedText('> > FLIGHT TK 1044\n>\n>OK').text).toBe('FLIGHT TK 1044\nOK');
});

test('bold of chats is plain, and stars of reservation systems stay', () => {
  const texts = readPastedText('*IDA sábado 9/1/2027*\nCódigo: *KWQTRD*\n2  AF 084 C 15SEP 1*CDGSFO HK1   *1A/E*').lines;
  expect(texts.map(({ text }) => text)).toEqual([
    'IDA sábado 9/1/2027',
    'Código: KWQTRD',
    '2  AF 084 C 15SEP 1*CDGSFO HK1   *1A/E*',
  ]);
});

test('messages are no lines of one paragraph, whatever their stamps look like', () => {
  const message = (hour: string, words: string) => `[2027. 02. 03. ${hour}] Réka (Tenger): ${words}`;
  const chat = [message('18:12', 'Szia'), message('18:14', 'megvannak a jegyek'), message('18:16', 'szuper'), 'és haza?'];
  const { lines } = readPastedText(chat.join('\n'));
  expect(lines.map(({ text }) => text)).toEqual([
    '[2027. 02. 03.] Réka (Tenger): Szia',
    'megvannak a jegyek',
    'szuper',
    'és haza?',
  ]);
  const [gap, within] = [(lines[1]?.y ?? 0) - (lines[0]?.y ?? 0), (lines[3]?.y ?? 0) - (lines[2]?.y ?? 0)];
  expect(gap).toBeGreaterThan(2 * within);
  const [first] = readPastedText([...chat, 'március 4-én, 2027-ben'].join('\n')).lines;
  expect(first?.text).toBe('Szia');
});

test('messages of a chat stand without their senders, but for the first, which tells the year', () => {
  const chat = `[24-11-26 10:02:40] Ana: Buenos días
[24-11-26 10:33:48] Viajes Sur (Pame): *Pasajero:* Ana Soto
PNR: KWQTRD
24/11/26, 10:37 - Ana: ¡gracias!`;
  expect(readPastedText(chat).lines.map(({ text }) => text)).toEqual([
    '[24-11-26] Ana: Buenos días',
    'Pasajero: Ana Soto',
    'PNR: KWQTRD',
    '¡gracias!',
  ]);
});

test('letters are made plain: ligatures, blanks, unseen signs, cedillas', () => {
  expect(readPastedText('con\uFB01rmed\u00A0\u00ADOK\u200B a\u0306 ŞI ŢARĂ').text).toBe('confirmed OK ă ȘI ȚARĂ');
  expect(readPastedText('👤 Herr Jonas Petersen\n🧳 2 x 23 kg').text).toBe('Herr Jonas Petersen\n2 x 23 kg');
});

test('Turkish keeps its cedilla', () => {
  expect(readPastedText('UÇUŞ BİLGİLERİ').text).toBe('UÇUŞ BİLGİLERİ');
});

test('nothing and far too much are refused', () => {
  expect(() => readPastedText(' \n\t\n')).toThrow(expect.objectContaining({ code: 'empty' }));
  expect(() => readPastedText('x'.repeat(300_001))).toThrow(expect.objectContaining({ code: 'text-too-long' }));
  expect(() => readPastedText('x\n'.repeat(10_001))).toThrow(expect.objectContaining({ code: 'text-too-long' }));
});

test('what stands in hundreds of lines is kept in two hundred', () => {
  const flight = '1. TK 1044 Y 12APR OTPIST HK1 0910 1040';
  const { lines, pages, text } = readPastedText(`${`${flight}\n`.repeat(4000)}\fIONESCU/RADU MR`);
  expect([lines.length, pages.map((page) => page.lines.length), text.split('\n').length]).toEqual([201, [200, 1], 201]);
});

test('digits of India and Thailand are digits', () => {
  expect(readPastedText('८ मार्च २०२७   ৮ ২০২৭   ๑๐ ๒๕๗๐').text).toBe('8 मार्च 2027   8 2027   10 2570');
});
