import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfCrew } from './crews.ts';

const isCrew = (text: string) => isOfCrew(readPastedText(text).lines);

test.each([
  'Flugstundennachweis\nPersonalnummer 220 8841   Heimatbasis HAM\nDE 2410  HAM  PMI  2:35\nLayover Palma',
  'Monthly statement\nStaff no 80122   Home base OTP\nRO 301   block time 2:55\nStandby 08:00-16:00   per diem 54',
  'Relevé mensuel – heures de bloc\nMatricule 51220\nAF 1380  CDG OTP\nRepos\nIndemnités repas 54,00',
  'Rozliczenie: czas blokowy\nNumer służbowy 118\nLO 281 WAW LHR\nDyżur\nDiety 54,00',
])('%s counts hours of crews', (text) => expect(isCrew(text)).toBe(true));

test.each([
  'E-ticket, staff no 80122, standby\nRO 301  OTP  CDG  10:10  12:20',
  'Itinerary for cabin crew joining: layover in Paris, per diem paid\nRO 301  OTP  CDG  10:10  12:20',
])('%s is a journey', (text) => expect(isCrew(text)).toBe(false));
