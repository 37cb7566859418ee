import { expect, test } from 'vitest';
import { linesAsRead, wordAsRead } from './right-to-left.ts';
import type { Line } from './ticket-text.ts';

/** A line as it is seen: words from left to right, a letter six points wide. */
function seen(text: string, x = 0): Line {
  const place = { page: 1, y: 0, height: 10 };
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...place,
    x: x + index * 6,
    width: word.length * 6,
    text: wordAsRead([...word]),
    start: index,
  }));
  return { ...place, x, width: text.length * 6, text: words.map((word) => word.text).join(' '), words };
}

/** Lines with one right edge. */
const turned = (...texts: string[]) => linesAsRead(texts.map((text) => seen(text, 600 - 6 * text.length)));
const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

test('letters stand in the order they are read, numbers and brackets in theirs', () => {
  expect(wordAsRead([...'האיצי'])).toBe('יציאה');
  expect(wordAsRead([...':ךיראת'])).toBe('תאריך:');
  expect(wordAsRead([...'12-ב'])).toBe('ב-12');
  expect(wordAsRead([...'(בא)'])).toBe('(אב)');
  expect(wordAsRead([...'TK1044'])).toBe('TK1044');
  // Arabic and Persian digits go from left to right as well.
  expect(wordAsRead([...'٢٠٢٧'])).toBe('٢٠٢٧');
  expect(wordAsRead([...'۱۸'])).toBe('۱۸');
});

test('a ligature is one glyph, whose letters are in order', () => {
  expect(wordAsRead(['م', 'لا', 'س'])).toBe('سلام');
});

test('a label at the right comes first, and what is written from left to right stays', () => {
  expect(textsOf(turned('Ana Maria Popescu :עסונ', '2027 טסוגואב 12', 'TK 1044 :הסיט'))).toEqual([
    'נוסע: Ana Maria Popescu',
    '12 באוגוסט 2027',
    'טיסה: TK 1044',
  ]);
});

test('the first column is the one at the right, and every word keeps its place', () => {
  const [heads, row] = turned('העגה  האיצי   הסיט', '09:35  07:10  LH  1419');
  expect(heads?.text).toBe('טיסה   יציאה  הגעה');
  expect(row?.text).toMatch(/^LH 1419 {2}07:10 {2}09:35$/);
  const [first, , departs] = row?.words ?? [];
  expect([first?.text, departs?.text]).toEqual(['LH', '07:10']);
  expect(first?.x).toBeGreaterThan(departs?.x ?? 0);
  for (const word of row?.words ?? []) expect(row?.text.slice(word.start, word.start + word.text.length)).toBe(word.text);
});

test('signs and groups of figures that took the direction of the page are turned back', () => {
  expect(textsOf(turned('1+ 03:10 :העגה', '1+ 05:00', '335 912 2413 235', 'OTP ,07:10 :האיצי'))).toEqual([
    'הגעה: 03:10 +1',
    '05:00 +1',
    '235 2413 912 335',
    'יציאה: 07:10, OTP',
  ]);
});

test('on a page that runs from left to right only the words themselves are turned', () => {
  expect(
    textsOf(linesAsRead([seen('הסיט רפסמ  Flight TK 1044'), seen('Departure  07:10'), seen('Arrival  09:35 Munich')])),
  ).toEqual(['מספר טיסה  Flight TK 1044', 'Departure 07:10', 'Arrival 09:35 Munich']);
});

test('a page of English sentences runs from left to right, though its headings are translated at the right', () => {
  const [heading, row] = linesAsRead([
    seen('Flight details          הסיטה יטרפ', 40),
    seen('LY 8205   BANGKOK (BKK)   PHUKET (HKT)', 48),
    seen('All times are local; check-in closes 60 minutes before departure.', 31),
  ]);
  expect(heading?.text).toBe('Flight details          פרטי הטיסה');
  expect(row?.words[0]?.text).toBe('LY');
  expect(row?.words.at(-1)?.text).toBe('(HKT)');
});

test('a page without such letters is the same object', () => {
  const lines = [seen('Departure 07:10')];
  expect(linesAsRead(lines)).toBe(lines);
});

test('a sign in front of what goes on from left to right stands behind the whole of it', () => {
  expect(textsOf(turned('האצמה :TK 120 הסיט'))).toEqual(['טיסה TK 120: המצאה']);
});

test('brackets kept as they were written are turned on the whole page, others stay', () => {
  const kept = linesAsRead(
    // As drawn: `wordAsRead` has turned those of words in such letters.
    [seen('16:40 העשב )TLV( ןוירוג ןב', 300), seen('19:50 העשב )MUC( ןכנימב', 312), seen(')הנימ יול( Mina Levi', 336)],
  );
  expect(textsOf(kept)[0]).toBe('בן גוריון (TLV) בשעה 16:40');
  expect(textsOf(turned('16:40 העשב (TLV) ןוירוג ןב', '19:50 העשב (MUC) ןכנימב'))[0]).toBe('בן גוריון (TLV) בשעה 16:40');
});

test('the groups of a ticket’s number behind its label stand in their order', () => {
  expect(textsOf(turned('235 2412345678 :סיטרכ רפסמ'))).toEqual(['מספר כרטיס: 235 2412345678']);
  expect(textsOf(turned('0501234567 120 :ןופלט'))[0]).toBe('טלפון: 120 0501234567');
});

test('a blank of both directions parts no cells', () => {
  const line = seen('רפסמ ,Uri  Katz םש לע', 300);
  const near = line.words.map((word, index) => (index < 2 ? { ...word, x: word.x + 9 } : word));
  expect(textsOf(linesAsRead([{ ...line, words: near }]))).toEqual(['על שם Uri Katz, מספר']);
  expect(textsOf(linesAsRead([line]))).not.toEqual(['על שם Uri Katz, מספר']);
});
