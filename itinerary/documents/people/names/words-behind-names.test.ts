import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => `${name.value} ${eticket?.value ?? ''}`.trim());

test('words in other letters before a ticket or a passport end a name in Latin ones', () => {
  for (const [head, word] of [
    ['ผู้โดยสาร', 'เลขที่ตั๋ว'],
    ['Пътници', 'билет №'],
    ['მგზავრები', 'ბილეთი'],
    ['乘客', '票号'],
  ])
    expect(
      people(`${head}\n1. MR OTAR KIKNADZE ${word} 235-2406619071\n2. MRS LELA KIKNADZE ${word} 235-2406619072`),
      word,
    ).toEqual(['MR OTAR KIKNADZE 2352406619071', 'MRS LELA KIKNADZE 2352406619072']);
  expect(people('ผู้โดยสาร\nMR SOMCHAI RATTANAPORN หนังสือเดินทาง AB1234567')).toEqual(['MR SOMCHAI RATTANAPORN']);
});

test('kinds of travellers in Thai, Japanese and Korean', () => {
  for (const word of ['เด็ก', '小児', '소아'])
    expect(passengersIn(readPastedText(`Passengers\nMISS DAO RATTANAPORN (${word})`).lines)[0]?.type?.value, word).toBe('child');
});

test('in brackets behind a name stands that it is written as elsewhere', () => {
  for (const words of ['ca în pașaport', 'as in passport', 'wie im Pass', 'jak w paszporcie', 'как в паспорте'])
    expect(people(`Passenger: OLARU DAN COSMIN (${words})`), words).toEqual(['OLARU DAN COSMIN']);
});
