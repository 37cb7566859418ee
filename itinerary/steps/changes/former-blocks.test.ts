import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const left = (text: string) => withoutFormerTimes(readPastedText(text)).ticket.text;
const now = `3. ASÍ QUEDA
Fecha        Vuelo      Sale                 Llega
14may27      AV 9830    Cali CLO 15:30       Bogotá BOG 16:40
14may27      AV 26      Bogotá BOG 20:50     Madrid MAD 13:50
04jun27      AV 27      Madrid MAD 15:45     Bogotá BOG 19:05`;

test('a journey that was changed twice, in hours of four figures, goes as it was both times', () => {
  const was = (hours: string) => `AV 8544 CLO-BOG 14MAY ${hours}   AV 26 BOG-MAD 14MAY 2050 1350+1`;
  expect(
    left(
      `1. Como lo reservó\n${was('1720 1830')}\n2. Como lo cambió la compañía (sin enlace, ya no existe)\n${was('1905 2015')}\n${now}`,
    ),
  ).toBe(now);
});

test('what leads elsewhere stays', () => {
  const text = `1. Como lo reservó\nAV 8544 CLO-MDE 14MAY 1720 1830\n${now}`;
  expect(left(text)).toBe(text);
});
