import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { emissionsIn, readKilograms } from './emissions.ts';

const emissionsOf = (text: string) => {
  const { co2Kg, co2Text } = emissionsIn(readPastedText(text).lines);
  return [co2Kg?.value, co2Text?.value];
};

test.each([
  ['264.20', 264.2],
  ['412,80', 412.8],
  ['1.033,50', 1033.5],
  ["1'033.5", 1033.5],
  ['1,204', 1204],
  ['264.205', 264.205],
  ['978', 978],
])('%s kilograms are %d', (text, kg) => expect(readKilograms(text)).toBe(kg));

test('zero is no figure', () => expect(readKilograms('0.00')).toBeUndefined());

test.each([
  ['FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 264.20 KG/PERSON', 264.2],
  ['DIE BERECHNETEN DURCHSCHNITTLICHEN CO2-EMISSIONEN BETRAGEN 412,80 KG/PERSON', 412.8],
  ['CO2-Emissionen: 1.033,50 kg pro Person', 1033.5],
  ['Emisii CO2: 1033,50 kg / persoană', 1033.5],
  ['LE CALCUL DES EMISSIONS MOYENNES DE CO2 DES VOLS EST DE 88 KG/PERSONNE', 88],
])('“%s” counts for a person', (sentence, kg) => expect(emissionsOf(sentence)).toEqual([kg, sentence]));

test('a total for the party is kept as a sentence, not as a figure for a person', () => {
  const sentence = 'TOTAL CO2 EMISSIONS OF THE FLIGHTS FOR 2 PASSENGERS IS 3972.80 KG';
  expect(emissionsOf(sentence)).toEqual([undefined, sentence]);
});

test('a sentence broken before its figure is read whole', () => {
  expect(emissionsOf('FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS\n264.20 KG/PERSON')[0]).toBe(264.2);
});

test('of several figures the one said to be for all flights counts, and none where none is', () => {
  expect(emissionsOf('CO2: 100 kg per person\nCO2: 50 kg per person\nTotal CO2 of the trip: 150 kg per person')[0]).toBe(150);
  expect(emissionsOf('CO2: 100 kg per person\nCO2: 50 kg per person')).toEqual([undefined, undefined]);
});

test('baggage of so many kilograms emits nothing', () =>
  expect(emissionsOf('BAGGAGE ALLOWANCE: 30 KG')).toEqual([undefined, undefined]));
