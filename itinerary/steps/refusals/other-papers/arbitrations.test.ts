import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfArbitration } from './arbitrations.ts';

const isArbitration = (text: string) => isOfArbitration(readPastedText(text).lines);

test.each([
  'CSONGRÁD VÁRMEGYEI BÉKÉLTETŐ TESTÜLET\nMINTA Ilona fogyasztónak\na Példa Zrt. vállalkozás ellen\nW6 2485 Budapest 06:10',
  'Geschillencommissie Luchtvaart\nBINDEND ADVIES\nvlucht CD 361 van 12 juli 2027',
  'JUNTA ARBITRAL DE CONSUMO\nReclamante: D.ª Ana Pérez\nEmpresa reclamada: Aérea, S.L.\nvuelo V7 2412',
  'KULUTTAJARIITALAUTAKUNTA\nHakija  Maija Meikäläinen\nVastapuoli  Esimerkki Oyj\nAY 432',
  'Schlichtungsstelle Reise\nAntragstellerin: Eva Muster\nAntragsgegnerin: Beispiel Air AG\nFlug LH 400',
  'ARBITRATION SCHEME\nDecision\nBA 117 London to New York',
])('%s is of two sides', (text) => expect(isArbitration(text)).toBe(true));

test.each([
  'Sommerrejser A/S – medlem af Pakkerejse-Ankenævnet\nBekræftelse\nForbrugeren klager til nævnet, den indklagede svarer.',
  'Foglalás visszaigazolása\nW6 2485  BUD 06:10  LCA 10:20\nA fogyasztó a vállalkozás ellen a Békéltető Testülethez fordulhat.',
  'Itinerary for the Ombudsman\nBA 117  LHR 08:20  JFK 11:10',
])('%s is of a journey', (text) => expect(isArbitration(text)).toBe(false));
