import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const namesIn = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value]);

test.each(['[1]', '(1)'])('a list of travellers counted with %s', (first) => {
  const second = first.replace('1', '2');
  const list = `Passengers\n==========\n${first} Mr OLIVER HARRISON\n    JMB number : 402 118 776\n    e-ticket number : 131-2445520871
${second} Mrs YUKI HARRISON\n    e-ticket number : 131-2445520872`;
  expect(namesIn(list)).toEqual([
    ['Mr OLIVER HARRISON', '1312445520871'],
    ['Mrs YUKI HARRISON', '1312445520872'],
  ]);
});

test.each(['', '('])('a list may be counted by letters: %sa)', (open) => {
  const list = `Tiketi za watumishi wafuatao:\n  ${open}a)  Zawadi Mwakibete (guide)\n  ${open}b)  Imara Joseph Kyelu\n  ${open}c)  Furaha Sanga`;
  expect(passengersIn(readPastedText(list).lines).map(({ name }) => name.value)).toEqual([
    'Zawadi Mwakibete',
    'Imara Joseph Kyelu',
    'Furaha Sanga',
  ]);
});
