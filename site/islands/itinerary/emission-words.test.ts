import { expect, test } from 'vitest';
import { emissionWords } from './emission-words.ts';

test('emissions are a figure, and a person is named only where the ticket does', () => {
  const printed = 'FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 1079.52 KG/PERSON';
  expect(emissionWords({ co2Kg: 1079.52, co2Text: printed }, 'en')).toBe('1,079.5 kg per person');
  expect(emissionWords({ co2Kg: 1079.52, co2Text: printed }, 'ro')).toBe('1.079,5 kg de persoană');
  const party = 'TOTAL CO2 EMISSIONS OF THE FLIGHTS FOR 2 PASSENGERS IS 3972.80 KG';
  expect(emissionWords({ co2Kg: null, co2Text: party }, 'en')).toBe('3,972.8 kg');
  expect(emissionWords({ co2Kg: null, co2Text: null }, 'en')).toBeNull();
});
