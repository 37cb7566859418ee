import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { isLapsed } from './lapsed-options.ts';

const says = (text: string) => isLapsed(readPastedText(text).lines);
const told = [
  'Your option expired on 26 November\nNo tickets have been issued and the seats were released.',
  'OPSİYON SÜRESİ DOLDU\nRezervasyon durumu: BİLETLENMEDİ',
  'Die Option ist abgelaufen, die Plätze wurden freigegeben.',
  'Opțiunea a expirat\nBiletele nu au fost emise.',
  'L’option est expirée\nAucun billet n’a été émis.',
  'La opción ha caducado\nNo se han emitido billetes.',
  'Opzione scaduta\nNessun biglietto è stato emesso.',
  'Opcja wygasła\nBiletów nie wystawiono.',
  'De optie is verlopen\nDe plaatsen zijn vrijgegeven.',
  'A opção expirou\nOs bilhetes não foram emitidos.',
];

test('an option that was not paid in time, of which no ticket was issued', () => {
  for (const text of told) expect(says(text), text).toBe(true);
});

test('not one that will lapse, nor one paper of somebody who has a ticket', () => {
  expect(says('If the option has expired the seats were released.')).toBe(false);
  expect(says('Option expires on 26 November\nNo tickets have been issued yet.')).toBe(false);
  expect(says('Option expired\nNo tickets have been issued for infants.\nTicket 220-2417706528')).toBe(false);
  expect(says('Die Option ist am 26.11. abgelaufen.')).toBe(false);
});
