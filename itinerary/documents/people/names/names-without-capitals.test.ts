import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('names in Hebrew and Arabic letters stand behind their label or that of a ticket', () => {
  expect(people('נוסעים: אורית לביא-כהן, כרטיס 114-2417700110; דני לביא-כהן, כרטיס 114-2417700111')).toEqual([
    'אורית לביא-כהן 1142417700110',
    'דני לביא-כהן 1142417700111',
  ]);
  expect(people('נוסעים: אורית לביא, דני לביא')).toEqual(['אורית לביא', 'דני לביא']);
  expect(people('تم إصدار التذكرة باسم سلمى القدومي، رقم التذكرة 512-2417700110.')).toEqual(['سلمى القدومي 5122417700110']);
});

test('a room is of nobody, nor is what counts them', () => {
  expect(people('الغرفة في فندق باسم سلمى القدومي، مع الحجز')).toEqual([]);
  expect(people('נוסעים: 2')).toEqual([]);
});
