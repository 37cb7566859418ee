import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { newestMessage } from './newest-message.ts';

const flight = (number: string, left: string, landed: string) =>
  `Luni 26.04.2027   ${number}   Cluj-Napoca (CLJ) - Hurghada (HRG)   ${left} / ${landed}`;
const newest = (text: string) => {
  const { ticket, doubts } = newestMessage(readPastedText(text));
  return { text: ticket.text, told: doubts.map(({ message }) => message.en.split(' ')[0]) };
};

test('of a mail that quotes older ones the newest that tells of a flight is read, and what only older ones name is told', () => {
  const { text, told } = newest(`Bună ziua, orarul s-a schimbat:
REZERVARE: KP7731
${flight('H4 8041', '04:30', '06:55')}
> Bună ziua, vă confirmăm:
> ${flight('H4 8045', '14:20', '16:45')}`);
  expect(text).toContain('04:30');
  expect(text).not.toContain('14:20');
  expect(told).toEqual(['H48045']);
});

test('a flight that an older message names in passing is none of the newest, and is told', () => {
  const { text, told } = newest(`${flight('H4 8041', '04:30', '06:55')}
În lun., 23 nov. 2026 la 10:02, Ana Pop a scris:
> Cea cu Lufthansa din 2 aprilie (LH1653) ne lasă prea puțin timp.`);
  expect(text).not.toContain('LH1653');
  expect(told).toEqual(['LH1653']);
  const bare = `${flight('H4 8041', '04:30', '06:55')}\n> Vă rugăm să emiteți.`;
  expect(newest(bare).text).toContain('emiteți');
});

test('without marks of quotation a message begins with its heading, or behind who wrote it', () => {
  const outlook = `${flight('H4 8041', '04:30', '06:55')}

De la: Ana Pop <ana@agentia.example>
Trimis: marți, 3 noiembrie 2026 15:40
Subiect: Zboruri
${flight('H4 8041', '14:20', '16:45')}`;
  expect(newest(outlook).text).not.toContain('14:20');
  const gmail = `${flight('H4 8041', '04:30', '06:55')}
În data de mar., 3 nov. 2026, Ana Pop <ana@agentia.example> a scris:
${flight('H4 8041', '14:20', '16:45')}`;
  expect(newest(gmail).text).not.toContain('14:20');
});

test('who writes below what is quoted wrote last', () => {
  const { text } = newest(`> ${flight('H4 8041', '14:20', '16:45')}
Noul orar:
${flight('H4 8041', '04:30', '06:55')}`);
  expect(text).toContain('04:30');
});

test('a message that only hands another on takes nothing off it', () => {
  const forwarded = `Salut, vezi mai jos.

---------- Forwarded message ---------
De la: Ana Pop <ana@agentia.example>
Date: vin., 20 nov. 2026 la 17:05
${flight('H4 8041', '04:30', '06:55')}`;
  expect(newest(forwarded).text).toContain('04:30');
  const terminal = `>*R\n1. BA 1391 K 14MAY MANLHR HK2 1520 1630\n>*TE001\n1. BA 1391 K 14MAY MANLHR HK2 1520 1630`;
  expect(newest(terminal).text).toBe(readPastedText(terminal).text);
});

test('whom only an older message names travels all the same', () => {
  const { text } = newest(`${flight('H4 8041', '04:30', '06:55')}
> 1. POPESCU/ION MR
> ${flight('H4 8041', '14:20', '16:45')}`);
  expect(text).toContain('POPESCU/ION MR');
});

test('pages are left without older messages as lines are', () => {
  const { ticket } = newestMessage(
    readPastedText(`${flight('H4 8041', '04:30', '06:55')}\n> ${flight('H4 8045', '14:20', '16:45')}`),
  );
  expect(ticket.pages.flatMap(({ lines }) => lines)).toEqual(ticket.lines);
});
