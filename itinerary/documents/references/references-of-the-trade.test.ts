import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { bookingRefIn } from './booking-reference.ts';

const ref = (text: string) => bookingRefIn(readPastedText(text).lines)?.value;

test.each([
  'Kenya Airways: 6TRWHB      (GDS locator for the trade only: Galileo Q2M8LS)',
  'Airline reference (Aegean): 6TRWHB\nAmadeus reference, agency use only: Q2M8LS',
  'Buchungscode Aegean: 6TRWHB\nGalileo (nur intern): Q2M8LS',
  'Code de réservation Aegean : 6TRWHB\nGalileo : Q2M8LS (usage interne)',
  'Localizador Iberia: 6TRWHB\nLocalizador Amadeus (uso interno): Q2M8LS',
  'Numer rezerwacji LOT: 6TRWHB\nAmadeus do użytku wewnętrznego: Q2M8LS',
  'Boekingscode KLM: 6TRWHB\nGalileo Q2M8LS – intern gebruik',
])('what the paper gives to the agency alone is not the traveller’s: %j', (text) => {
  expect(ref(text)).toBe('6TRWHB');
});

test('where there is no other, it is the booking’s all the same', () => {
  expect(ref('GDS locator for the trade only: Galileo Q2M8LS')).toBe('Q2M8LS');
  expect(ref('Kenya Airways: 6TRWHB\nGalileo locator: Q2M8LS')).toBe('Q2M8LS');
});
