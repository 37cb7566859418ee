import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('in Vietnamese columns the middle names go with the given ones, whichever head they are under', () => {
  const tickets = ['738-2417700101', '738-2417700102'];
  expect(
    people(
      `STT  Họ     Tên đệm và tên  Số vé\n1    Trịnh  Quốc Khánh      ${tickets[0]}\n2    Mai    Thị Bích Hạnh   ${tickets[1]}`,
    ),
  ).toEqual(['Trịnh/Quốc Khánh', 'Mai/Thị Bích Hạnh']);
  expect(
    people(
      `TT   Họ và tên đệm   Tên     Số vé\n1    Trịnh Quốc      Khánh   ${tickets[0]}\n2    Mai Thị Bích    Hạnh    ${tickets[1]}`,
    ),
  ).toEqual(['Trịnh/Quốc Khánh', 'Mai/Thị Bích Hạnh']);
});
