import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withCopiedCards } from './copied-cards.ts';

const rowsOf = (text: string) => withCopiedCards(readPastedText(text)).lines.map((line) => line.text.replace(/\s{2,}/g, ' | '));

test('cards of one flight side by side stand below each other, row by row', () => {
  const card = (one: string, other: string, seats: readonly string[]) => `
  ${one.padEnd(50)}${other}
  6:10          QS 1188      10:10                  6:10          QS 1188      10:10
  Brno BRQ      16. 1. 2027  Málaga AGP             Brno BRQ      16. 1. 2027  Málaga AGP
  Sedadlo       ${seats[0]}                                 Sedadlo       ${seats[1]}
`;
  const text = `Karty k letence\n${card('Kolman Vít', 'Kolmanová Ida', ['4A', '4B'])}\n${card('Zeman Jan', 'Hora Petr', ['5A', '5B'])}`;
  const flight = ['6:10 | QS 1188 | 10:10', 'Brno BRQ | 16. 1. 2027 | Málaga AGP'];
  expect(rowsOf(text)).toEqual([
    'Karty k letence',
    ...['Kolman Vít', ...flight, 'Sedadlo | 4A'],
    ...['Kolmanová Ida', ...flight, 'Sedadlo | 4B'],
    ...['Zeman Jan', ...flight, 'Sedadlo | 5A'],
    ...['Hora Petr', ...flight, 'Sedadlo | 5B'],
  ]);
});

test('three cards beside each other, whose flights say the seats of each', () => {
  const thrice = (text: string) => text.padEnd(30).repeat(3).trimEnd();
  const text = `${'Ida Lorn'.padEnd(30)}${'Per Lorn'.padEnd(30)}Tia Lorn
${'EW 584  Sitz 12A'.padEnd(30)}${'EW 584  Sitz 12B'.padEnd(30)}EW 584  Sitz 12C
${thrice('Köln CGN 07:05')}
${thrice('Palma PMI 09:25')}`;
  const rest = ['Köln CGN 07:05', 'Palma PMI 09:25'];
  expect(rowsOf(text)).toEqual([
    ...['Ida Lorn', 'EW 584 | Sitz 12A', ...rest],
    ...['Per Lorn', 'EW 584 | Sitz 12B', ...rest],
    ...['Tia Lorn', 'EW 584 | Sitz 12C', ...rest],
  ]);
});

test('what stands over the cards and under them is of none, nor is a last card alone', () => {
  const twice = (one: string, other = one) => `  ${one.padEnd(48)}${other}`;
  const text = `Reise Kontor                                  Buchung K7RTQX

${twice('Ida Lorn', 'Per Lorn')}
${twice('EW 584  12.03.2027')}
${twice('CGN 07:05  PMI 09:25')}

  Tia Lorn
  EW 584  12.03.2027
  CGN 07:05  PMI 09:25
Preis: 360 EUR                                Bezahlt am 20.11.2026`;
  const flight = ['EW 584 | 12.03.2027', 'CGN 07:05 | PMI 09:25'];
  expect(rowsOf(text)).toEqual([
    'Reise Kontor | Buchung K7RTQX',
    ...['Ida Lorn', 'Per Lorn', 'Tia Lorn'].flatMap((name) => [name, ...flight]),
    'Preis: 360 EUR | Bezahlt am 20.11.2026',
  ]);
});

test('two flights beside each other, and a number printed twice in one line alone, stay', () => {
  const twoWays = `BA 2606             BA 2607
London LGW 07:10    Catania CTA 12:40
Catania CTA 11:15   London LGW 15:00`;
  const twice = `LH 1670    LH 1670
Munich MUC 07:10 to Bucharest OTP 10:10`;
  for (const text of [twoWays, twice]) {
    const ticket = readPastedText(text);
    expect(withCopiedCards(ticket)).toBe(ticket);
  }
});

test('the way out and the way back are on one card', () => {
  const twice = (one: string, other = one) => `  ${one.padEnd(48)}${other}`;
  const flights = ['ALLER     ME 271', 'BEY 08:00   LCA 08:45', 'RETOUR    ME 274', 'LCA 20:15   BEY 21:00'];
  const row = (one: string, other: string) => [twice(one, other), ...flights.map((line) => twice(line))].join('\n');
  const read = flights.map((line) => line.replace(/\s{2,}/g, ' | '));
  expect(rowsOf(`${row('ABOU / LINA MS', 'ABOU / NADIM MR')}\n\n${row('SABA / RITA MS', 'SABA / ELIE MR')}`)).toEqual([
    ...['ABOU / LINA MS', ...read, 'ABOU / NADIM MR', ...read],
    ...['SABA / RITA MS', ...read, 'SABA / ELIE MR', ...read],
  ]);
});
