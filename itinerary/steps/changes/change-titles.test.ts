import { expect, test } from 'vitest';
import { readChangedTicket as read } from '#tests/support/read-changed-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const flight = (number: string, day: string, from: string, left: string, to: string, landed: string) =>
  `${number}\n${day} 2027\n${from} ${left}\n${to} ${landed}`;
const [was, is] = [
  flight('TO 3521', '20 Feb', 'Athens (ATH)', '11:40', 'Paris (ORY)', '14:20'),
  flight('TO 3525', '3 Mar', 'Athens (ATH)', '19:05', 'Paris (ORY)', '21:45'),
];

test.each([
  ['AVANT', 'APRÈS'],
  ['Vol retour – avant', 'Vol retour – après'],
  ['Before your change:', 'After your change:'],
  ['Vor der Umbuchung', 'Nach der Umbuchung'],
  ['ÎNAINTE DE MODIFICARE', 'DUPĂ MODIFICARE'],
  ['Prima della modifica', 'Dopo la modifica'],
  ['Değişiklik öncesi', 'Değişiklik sonrası'],
  ['Przed zmianą', 'Po zmianie'],
  ['Bilo:', 'Sada:'],
  ['БЫЛО', 'СТАЛО'],
  ['Your original flight', 'Your new flight'],
  ['Ursprüngliche Buchung', 'Neue Buchung'],
  ['1. Zborul inițial (ANULAT)', '2. Programul valabil după reemitere'],
  ['a) Rückflug (storniert, gilt nicht mehr, nicht mehr gültig)', 'b) Gültiger Flugplan'],
  ['1. Como lo reservó', '2. ASÍ QUEDA AHORA'],
  ['Jak było:', 'Jak jest teraz:'],
  ['As booked', 'How it stands now'],
  ['Cum era', 'Cum rămâne'],
])('under %s stands what was, whatever its day, and under %s what is', (before, after) => {
  const { flights, codes } = read(`${before}\n${was}\n\n${after}\n${is}`);
  expect(flights).toEqual(['TO3525 19:05']);
  expect(codes).toContain('flight-replaced');
  expect(read(`${after}\n${is}\n\n${before}\n${was}`).flights).toEqual(['TO3525 19:05']);
});

test('three flights by other cities go where one leads from end to end', () => {
  const legs = [
    flight('TP 1364', '2 Oct', 'Lisbon (LIS)', '07:00', 'London (LHR)', '09:45'),
    flight('BA 245', '2 Oct', 'London (LHR)', '12:10', 'Madrid (MAD)', '15:30'),
    flight('IB 3100', '2 Oct', 'Madrid (MAD)', '17:00', 'Rome (FCO)', '19:20'),
  ];
  const direct = flight('TP 836', '2 Oct', 'Lisbon (LIS)', '11:30', 'Rome (FCO)', '15:20');
  expect(read(`Before the change\n${legs.join('\n')}\nAfter the change\n${direct}`).flights).toEqual(['TP836 11:30']);
});

test('one word without the other is no change', () => {
  expect(read(`Before\n${was}\n\n${is}`).flights).toEqual(['TO3521 11:40', 'TO3525 19:05']);
});

test('a whole journey as it was lends its days to none of the one as it is', () => {
  const back = 'Fri 19.03.2027  OS 206  Frankfurt (FRA) 17:40 - Vienna (VIE) 19:05';
  const out = (number: string, left: string, landed: string) =>
    `Wed 17.03.2027  ${number}  Vienna (VIE) ${left} - Frankfurt (FRA) ${landed}`;
  const text = `ALT\n${out('OS 203', '07:10', '08:40')}\n${back}\n\nNEU\n${out('OS 201', '09:55', '11:25')}\n${back}`;
  const { ticket, doubts } = withoutFormerTimes(readPastedText(text));
  expect(ticket.text).toBe(text.slice(text.indexOf('NEU')));
  expect(doubts.map(({ code }) => code)).toEqual(['flight-replaced']);
});

test('a way back that only the former journey names stays', () => {
  const { flights } = read(
    `Before\n${was}\n${flight('TO 3520', '13 Feb', 'Paris (ORY)', '06:25', 'Athens (ATH)', '10:50')}\n\nAfter\n${is}`,
  );
  expect(flights).toEqual(['TO3520 06:25', 'TO3525 19:05']);
});
