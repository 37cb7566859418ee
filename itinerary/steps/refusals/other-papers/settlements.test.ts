import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfSettlement } from './settlements.ts';

const isSettlement = (text: string) => isOfSettlement(readPastedText(text).lines);

test.each([
  'AGENCY DEBIT MEMO      ADM No. 4410 220 918\nTicket 074 2418800121',
  'Provisionsabrechnung Oktober 2026\nLH 1654',
  'BSP Billing Statement, period 2026113',
  'Nota de débito a agencia 0041-22817',
  'Rozliczenie sprzedaży BSP',
  '代理人借记通知单',
  'Antrag auf Erstattung nicht genutzter Flugscheine',
  'Cerere de rambursare a biletului 281-2417730154',
])('%s is of what is owed', (text) => expect(isSettlement(text)).toBe(true));

test.each([
  'Invoice and itinerary\nTo be paid by BSP transfer',
  'Booking confirmation\nRefund requests: 24 hours',
  'Your e-ticket\nYou can ask for a refund application form at the airport.',
])('%s is of a journey', (text) => expect(isSettlement(text)).toBe(false));
