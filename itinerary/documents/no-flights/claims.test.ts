import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { isOfClaim } from './claims.ts';

const isClaim = (text: string) => isOfClaim(readPastedText(text).lines);

test.each([
  'Claim reference: EU261-4471982\nYour flight FR 8432 from Budapest to London departed with a delay of 4 hours.',
  'Ihre Entschädigung nach Verordnung 261/2004\nIhr Flug LH 400 ist mit einer Verspätung von 4 Stunden angekommen.',
  'Réclamation n° 5543\nVous avez demandé une indemnisation.\nCe vol a été annulé.',
  'Cerere de despăgubire\nZborul RO 361 a aterizat cu o întârziere de 3 ore.',
  'ADEVERINȚĂ DE ÎNTÂRZIERE\nZborul RO 361 a decolat la ora 11:05.',
  'Verspätungsbestätigung\nFlug LH 400',
  'Attestation de retard\nVol AF 1680',
  'PROPERTY IRREGULARITY REPORT (P.I.R.)\nLH1669/25NOV   CLJ - MUC\nColor BK01',
  'Constat d’irrégularité bagages\nVol AF 1680 du 12/04/2027',
  'Raport de neregularitate bagaje\nZborul RO 361',
  'Decont de cheltuieli nr. 114 / 12.05.2027\nBilet avion LH1419   04.05.2027   OTP 06:25 - FRA 08:10',
  'Missing miles request\nLH1669  25 Nov 2026  Cluj (CLJ) - Munich (MUC)  06:00 07:05',
  'Reisekostenabrechnung\nFlug LH 400',
  'Wij hebben uw claim ontvangen\nVertraging bij aankomst van meer dan 3 uur\nVluchtnummer HV6115',
  'Parte de irregularidad de equipaje (PIR)\nVuelo IB 3170',
])('%s is about what happened', (text) => expect(isClaim(text)).toBe(true));

test.each([
  'Your new itinerary\nYour flight SK 1472 was cancelled. You may be entitled to compensation; claim forms are on our website.',
  'Your flight was delayed\nYour claim for the first flight is open. New flight: SK 1476',
  'Ihre Buchung\nFluggastrechte: Wenn Ihr Flug annulliert wird, können Sie eine Entschädigung verlangen.',
  'Bilet electronic\nÎn caz de întârziere pasagerii pot cere despăgubiri.',
  'Booking confirmation\nFR 8432 Budapest - London',
])('%s is of a journey', (text) => expect(isClaim(text)).toBe(false));
