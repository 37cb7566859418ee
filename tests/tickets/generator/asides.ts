/** What stands between the flights of a document and is none: each has led a reader astray. */
import type { Words } from './languages.ts';

export type Aside = (said: { words: Words; day: string; issued: string }) => string[];

export const asides: readonly Aside[] = [
  ({ words }) => [`${words.total}: 1.284,50 EUR`, 'VAT RO 12345678 · IATA 69 200 341'],
  ({ words }) => [`${words.checkin}: 04:45`],
  ({ day }) => ['Hotel Continental ****', `Check-in ${day} 14:00`, 'Confirmation: HT 4418'],
  ({ day }) => ['Europcar · Compact', `Pick-up ${day} 10:30`, 'Confirmation number: EU 2290'],
  ({ words, issued }) => [`${words.born}: 14.03.1984`, `${words.issued}: ${issued}`],
  () => ['+40 21 000 00 00 · Mon - Fri 09:00 - 17:30'],
  () => ['Rail: IC 538 Frankfurt Hbf 10:05 - Mannheim Hbf 10:42'],
  () => ['FARE CALCULATION BUH LH X/FRA LH NYC 312.50 NUC 625.00 END ROE 0.893921'],
  ({ day }) => ['Hertz - Ford Focus', `Pick-up: OTP Airport, ${day} 10:30`, 'Drop-off: OTP Airport 18:00', 'Conf. no. H 4419 22'],
  ({ issued }) => [`Ticket time limit: ${issued} 23:59`, 'Frequent flyer: TK 448811209'],
  () => ['VISA **** 1111 exp. 12/29', 'AUTH 90 2211 · EUR 512.00'],
  () => ['NVB 12APR NVA 12APR', 'NON END/NON REF/VALID TK ONLY'],
  ({ day }) => [`Transfer ${day} 11:15, Mercedes Vito, BV 07 XYZ`],
];
