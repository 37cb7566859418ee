import { expect, test } from 'vitest';
import { firstFree, pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPdfText } from './pdf-text.ts';

const read = async (...contents: string[]) => readPdfText(pdfOf([{ content: contents.join('\n') }]));
const textOf = async (...contents: string[]) => (await read(...contents)).text;
const problemOf = (bytes: Uint8Array, signal?: AbortSignal) =>
  readPdfText(bytes, signal).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );
/** Every letter by itself, in the order given. */
const letters = (text: string, x: number, y: number, pitch: number, order: (places: number[]) => number[] = (places) => places) =>
  order([...text].map((_, index) => index)).map((index) => textAt(x + index * pitch, y, text.charAt(index), { font: 'F2' }));

test('words stand where they were drawn, in points from the top left corner', async () => {
  const { lines, pages } = await read(textAt(100, 700, 'FLIGHT TK 1044'));
  expect(pages[0]).toMatchObject({ number: 1, width: 595, height: 842 });
  expect(lines[0]?.text).toBe('FLIGHT TK 1044');
  const [flight, carrier] = lines[0]?.words ?? [];
  expect(flight).toMatchObject({ text: 'FLIGHT', start: 0, page: 1, x: 100 });
  expect(flight?.y).toBeCloseTo(842 - 700 - 8);
  expect(flight?.height).toBeCloseTo(10);
  expect(carrier?.start).toBe(7);
  expect(carrier?.x).toBeCloseTo(100 + (flight?.width ?? 0) + 2.78, 1);
});

test('columns are parted by two blanks or more, words by one', async () => {
  expect(await textOf(textAt(50, 700, 'Bucharest (OTP)'), textAt(250, 700, 'London (LHR)'))).toMatch(
    /^Bucharest \(OTP\) {2,}London \(LHR\)$/,
  );
});

test('narrow columns are told from words by the blanks a page draws elsewhere', async () => {
  const text = await textOf(
    textAt(50, 700, 'Paris Terminal 2E'),
    textAt(136, 700, 'AF 1089'),
    textAt(50, 680, 'All times are local times here'),
  );
  expect(text.split('\n')[0]).toBe('Paris Terminal 2E  AF 1089');
});

test('a typewriter page keeps its blanks', async () => {
  expect(await textOf(textAt(50, 700, 'DEPARTURE: BUCHAREST      12 APR 09:10', { font: 'F2' }))).toBe(
    'DEPARTURE: BUCHAREST      12 APR 09:10',
  );
});

test('letters placed one by one are words, whatever order they are drawn in', async () => {
  const line = 'FLIGHT TK 1044  MON 12 APRIL';
  expect(await textOf(...letters(line, 50, 700, 6))).toBe(line);
  expect(await textOf(...letters(line, 50, 700, 6, (places) => places.toReversed()))).toBe(line);
  expect(
    await textOf(...letters(line, 50, 700, 6, (places) => places.toSorted((one, other) => ((one * 7) % 5) - ((other * 7) % 5)))),
  ).toBe(line);
});

test('letter-spaced text is read as words', async () => {
  expect(await textOf(textAt(50, 700, 'BOOKING REFERENCE: ZK8UH2', { more: '4 Tc' }))).toBe('BOOKING REFERENCE: ZK8UH2');
  expect(await textOf(textAt(50, 700, 'B O O K I N G   R E F E R E N C E'))).toBe('BOOKING REFERENCE');
});

test('short words are letter-spaced as the rest of the page is', async () => {
  const text = await textOf(textAt(50, 700, 'PASSENGER ITINERARY', { more: '4 Tc' }), textAt(50, 680, 'OTP', { more: '4 Tc' }));
  expect(text).toBe('PASSENGER ITINERARY\nOTP');
});

test('a letter-spaced typewriter keeps its blanks, drawn in whatever order', async () => {
  const lines = ['FROM /TO            FLIGHT  CL DATE   DEP', 'BUCHAREST HENRI     TK 1046 V  28DEC  1415'];
  const shuffled = lines.flatMap((line, index) =>
    letters(line, 20, 700 - 14 * index, 9, (places) => places.toSorted((one, other) => ((one * 7) % 11) - ((other * 7) % 11))),
  );
  expect(await textOf(...shuffled)).toBe(lines.join('\n'));
  expect(await textOf(...lines.map((line, index) => textAt(20, 700 - 14 * index, line, { font: 'F2', more: '3 Tc' })))).toBe(
    lines.join('\n'),
  );
});

test('plain text of single letters is not letter-spaced', async () => {
  expect(await textOf(textAt(50, 700, 'Class Y 1 A OK'))).toBe('Class Y 1 A OK');
});

test('words split over several operators are one', async () => {
  expect(await textOf('BT /F1 10 Tf 1 0 0 1 50 700 Tm (BUCHA) Tj (REST) Tj [(OTO) 20 (PENI)] TJ ET')).toBe('BUCHARESTOTOPENI');
});

test('bold made by printing twice is printed once', async () => {
  expect(await textOf(textAt(50, 700, 'TK 1044'), textAt(50.4, 700, 'TK 1044'))).toBe('TK 1044');
  expect(await textOf(textAt(50, 700, 'Illinois 11:11'))).toBe('Illinois 11:11');
});

test('superscripts stand in their line and small shifts of the baseline make no line', async () => {
  expect(await textOf(textAt(50, 700, '08:40'), textAt(76, 704, '+1', { size: 6 }), textAt(200, 701, 'OTP'))).toMatch(
    /^08:40\s?\+1 {2,}OTP$/,
  );
});

test('close lines stay apart', async () => {
  expect(await textOf(textAt(50, 700, 'one'), textAt(50, 691, 'two'), textAt(50, 682, 'three'))).toBe('one\ntwo\nthree');
});

test('columns drawn one after the other are read across', async () => {
  const left = ['From', 'OTP', 'IST'].map((text, index) => textAt(50, 700 - 20 * index, text));
  const right = ['To', 'IST', 'JFK'].map((text, index) => textAt(200, 700 - 20 * index, text));
  expect((await textOf(...left, ...right)).replace(/ {2,}/g, ' | ')).toBe('From | To\nOTP | IST\nIST | JFK');
});

test('text printed over other text mixes no letters', async () => {
  expect(await textOf(textAt(50, 700, 'CLUJ NAPOCA INTERNATIONAL'), textAt(130, 700, 'TK 1044'))).toMatch(
    /NAPOCA INTERNATIONAL {2}TK 1044$/,
  );
});

test('a turned page is read upright, by its own turn or by its text', async () => {
  const content = [textAt(50, 700, 'FLIGHT TK 1044'), textAt(50, 680, 'DEPARTURE')].join('\n');
  const upright = { text: 'FLIGHT TK 1044\nDEPARTURE' };
  const turned = '0 1 -1 0 842 0 cm';
  for (const rotate of [90, 180, 270]) expect(await readPdfText(pdfOf([{ content, rotate }]))).toMatchObject(upright);
  const sideways = await readPdfText(pdfOf([{ content: `${turned}\n${content}`, width: 842, height: 595 }]));
  expect(sideways).toMatchObject({ ...upright, pages: [{ width: 595, height: 842 }] });
});

test('a note that runs up the margin stands behind the page and inside it', async () => {
  const note = 'BT /F1 8 Tf 0 1 -1 0 580 100 Tm (Printed for you) Tj ET';
  const { lines } = await read(textAt(50, 700, 'FLIGHT TK 1044 CONFIRMED'), note);
  expect(lines.map((line) => line.text)).toEqual(['FLIGHT TK 1044 CONFIRMED', 'Printed for you']);
  const [word] = lines[1]?.words ?? [];
  expect(word?.x).toBeCloseTo(580 - 6.4);
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeCloseTo(842 - 100);
});

test('watermarks, invisible text, tiny text and text off the page are not read', async () => {
  const text = await textOf(
    textAt(50, 700, 'TK 1044'),
    'BT /F1 40 Tf 0.7 0.7 -0.7 0.7 100 100 Tm (COPY) Tj ET',
    textAt(50, 600, 'hidden', { more: '3 Tr' }),
    'BT 0 Tr ET',
    textAt(50, 500, 'tiny', { size: 0.5 }),
    textAt(-300, 500, 'outside'),
    textAt(50, 900, 'above'),
  );
  expect(text).toBe('TK 1044');
});

test('the words under a scanned page are read where there are no others', async () => {
  expect(await textOf(textAt(50, 700, 'TK 1044', { more: '3 Tr' }))).toBe('TK 1044');
});

test('accents drawn over their letter are part of it', async () => {
  expect(await textOf('BT /F1 10 Tf 1 0 0 1 50 700 Tm (Caf\\264) Tj 1 0 0 1 64.5 700 Tm (e) Tj ET')).toMatch(/^Caf/);
});

test('scripts, attachments and forms of a file change nothing', async () => {
  const script = `<< /S /JavaScript /JS (app.alert\\(1\\)) >>`;
  const bytes = pdfOf([{ content: textAt(50, 700, 'TK 1044') }], [script], `/OpenAction ${firstFree} 0 R`);
  expect((await readPdfText(bytes)).text).toBe('TK 1044');
});

test('the bytes given are left as they are', async () => {
  const bytes = pdfOf([{ content: textAt(50, 700, 'TK 1044') }]);
  const before = bytes.slice();
  await readPdfText(bytes);
  expect(bytes).toEqual(before);
});

test('what cannot be read is told by its reason', async () => {
  const page = { content: textAt(50, 700, 'TK 1044') };
  expect(await problemOf(new Uint8Array())).toBe('empty');
  expect(await problemOf(new TextEncoder().encode('GIF89a and more'))).toBe('not-a-pdf');
  expect(await problemOf(new Uint8Array(16 * 1024 * 1024))).toBe('too-large');
  expect(await problemOf(pdfOf([page]).subarray(0, 600))).toBe('damaged');
  expect(await problemOf(new TextEncoder().encode('%PDF-1.7\nnothing\nstartxref\n0\n%%EOF'))).toBe('damaged');
  expect(await problemOf(pdfOf([{ content: '0 0 100 100 re f' }]))).toBe('no-text');
  expect(await problemOf(pdfOf(Array.from({ length: 61 }, () => page)))).toBe('too-many-pages');
  expect(await problemOf(pdfOf([{ content: `BT /F1 1 Tf ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(3001)} ET` }]))).toBe(
    'far-too-much',
  );
  expect(await problemOf(pdfOf([]))).toBe('no-pages');
});

test('reading stops when it is told to', async () => {
  expect(await problemOf(pdfOf([{ content: textAt(50, 700, 'TK 1044') }]), AbortSignal.abort())).toBe('too-slow');
  const stop = new AbortController();
  const reading = problemOf(pdfOf(Array.from({ length: 40 }, () => ({ content: textAt(50, 700, 'TK 1044') }))), stop.signal);
  stop.abort();
  expect(await reading).toBe('too-slow');
});
