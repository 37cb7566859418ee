import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfFreight } from './freight.ts';

const isFreight = (text: string) => isOfFreight(readPastedText(text).lines);

test.each([
  "Shipper's Name and Address\nConsignee's Name and Address\nAir Waybill\nLX180/04DEC",
  'Luftfrachtbrief 724-6120 4483\nAbsender: Muster AG\nEmpfänger: Beispiel GmbH',
  'AWB 281-4471 9920\nExpeditor: Firma SRL\nDestinatar: Société SARL\nZbor RO 301',
  '航空运单\n发货人:甲公司\n收货人:乙公司',
  'Flyfraktbrev (AWB)  117-4021 8835\nAvsender  Nord Hundekjøring\nMottaker  Farm GmbH',
  'Auftragsbestätigung Tiertransport\nEmpfänger: Frau Muster\nLH 8310  FRA 10:30  DSS 15:40',
  'Expedidor  Canil Exemplo\nConsignatário  Ms Jane Doe\nPeso volumétrico 96 kg\nTP 259  LIS 15:00  YYZ 18:10',
  'CARGO MANIFEST\nRO 301  12.12.2026  OTP - CDG',
])('%s is of goods', (text) => expect(isFreight(text)).toBe(true));

test.each([
  'Expéditeur : agence@voyages.example\nDestinataire : anne@voyages.example\nVotre billet électronique',
  'Von (Absender): Reisebüro\nAn (Empfänger): Frau Muster\nIhr Flugticket',
  'Muster Reisen & Luftfracht GmbH\nBuchungsbestätigung Flug\nDer Empfänger holt Ihre Geräte (Volumengewicht 88 kg) am Zoll ab.',
  'Booking confirmation\nHeavy instruments travel as freight, with an air waybill.',
])('%s is of people', (text) => expect(isFreight(text)).toBe(false));
