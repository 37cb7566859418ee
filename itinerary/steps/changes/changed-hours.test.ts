import { expect, test } from 'vitest';
import { marksOf } from '../../documents/flight-marks.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { formerHours } from './changed-hours.ts';

const left = (text: string) => {
  const { lines } = readPastedText(text);
  const gone = formerHours(lines);
  const hours = lines.flatMap((line) => marksOf(line).filter((mark) => mark.kind === 'time' && !gone.get(line)?.includes(mark)));
  return hours.map(({ found }) => found.value).join(' ');
};

test('of the hours a sentence tells twice those count that are now', () => {
  const told = [
    'Your flight LM437 on 12MAR27, which was due to leave at\n10:40 and arrive at 11:40, will now depart at 13:15 and arrive at 14:15. Thank you.',
    'Ihr Flug LM437, der um 10:40 Uhr starten und um 11:40 Uhr landen sollte, startet nun um 13:15 Uhr und landet um 14:15 Uhr.',
    'Le vol LM437, initialement prévu à 10:40 avec arrivée à 11:40, part désormais à 13:15 et arrive à 14:15.',
    'Zborul LM437, care urma să plece la 10:40 și să ajungă la 11:40, pleacă acum la 13:15 și ajunge la 14:15.',
    'El vuelo LM437, previsto a las 10:40 con llegada a las 11:40, sale ahora a las 13:15 y llega a las 14:15.',
    'Il volo LM437, che doveva partire alle 10:40 e arrivare alle 11:40, parte ora alle 13:15 e arriva alle 14:15.',
    'Lot LM437, planowany na 10:40 z przylotem o 11:40, odleci teraz o 13:15 i przyleci o 14:15.',
    'Vlucht LM437, die om 10:40 zou vertrekken en om 11:40 landen, vertrekt nu om 13:15 en landt om 14:15.',
    'Saat 10:40 kalkış ve 11:40 varış planlanan LM437 artık 13:15 kalkış ve 14:15 varış saatleriyle uçacaktır.',
    'O voo LM437, previsto para as 10:40 com chegada às 11:40, sai agora às 13:15 e chega às 14:15.',
    'Flight LM437 will depart at 13:15 and arrive at 14:15 instead of 10:40 and 11:40.',
    'Flight LM437 leaves at 13:15 (instead of 10:40) and lands at 14:15 (instead of 11:40).',
    'Flug LM437 startet um 13:15 statt 10:40 und landet um 14:15 statt 11:40.',
    'Flight LM437 has been moved from 10:40 to 13:15 and its arrival from 11:40 to 14:15.',
  ];
  for (const text of told) expect(left(text), text).toBe('13:15 14:15');
  expect(left('Flug LM437 wurde von 10:40 auf 13:15 verlegt.')).toBe('13:15');
  expect(left('Rejs LM437 został przesunięty z 10:40 na 13:15.')).toBe('13:15');
});

test('where the words tell of something else the hours stay', () => {
  expect(left('Your flight LM437, originally booked by phone, leaves at 10:40 and arrives at 11:40.')).toBe('10:40 11:40');
  expect(left('Flight LM437 now leaves at 10:40 and arrives at 11:40 in the new terminal.')).toBe('10:40 11:40');
  // Of no flight: what somebody had asked for.
  expect(left('The return at 20:55 you originally asked for was full, so now it is 17:45.')).toBe('20:55 17:45');
  expect(left('It was due at 10:40.\nFlight LM438 departs at 13:15.')).toBe('10:40 13:15');
});
