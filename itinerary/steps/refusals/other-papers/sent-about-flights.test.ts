import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isSentAboutFlights } from './sent-about-flights.ts';

const isSent = (text: string) => isSentAboutFlights(readPastedText(text).lines);

test.each([
  'Flight-Status-Alarm\nLH1419 Bukarest (OTP) – Frankfurt (FRA)',
  'LH1419\nSie erhalten diese Nachricht, weil Sie den Flug in unserer App beobachten.',
  'Price alert: your flights got cheaper!',
  '航班动态提醒\nCA1831',
  'KE701\n구독하신 항공편 알림입니다.',
  'How was your flight LH1419 on 12 May?',
  'Hai viaggiato con noi sul volo AZ 1761.',
  'Pressemitteilung\nNeu: LH 1419',
  'D8 3640 eller IB 738?\nBook IKKE noget før mandag',
  'LH 1808 oder VY 1877\nWas ist euch lieber?',
  'Nové linky z Prahy\nČtěte také: Stávka řídících',
])('%s is sent about flights', (text) => expect(isSent(text)).toBe(true));

test.each([
  'Booking confirmation\nCheck the status of your flight on our website.',
  'Ihre Reise\nVielen Dank, dass Sie mit uns fliegen.',
  'Thank you for flying with us.',
])('%s is of a journey', (text) => expect(isSent(text)).toBe(false));
