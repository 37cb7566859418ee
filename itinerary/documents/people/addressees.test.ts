import { describe, expect, it } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { namedByEvidence } from './names-by-evidence.ts';

const namesIn = (text: string) => namedByEvidence(readPastedText(text).lines).map(({ name }) => name.value);

describe('whom a letter is written to', () => {
  const letter = (form: string, greeting: string, over = 'Biuro Wędrowiec, ul. Długa 5, 31-147 Kraków, tel. 12 422 11 00\n') =>
    `${over}\n${form}\nZbysława Niedźwiecka\nul. Krótka 3/5\n30-001 Kraków\n\n${greeting}\n\nbilet 080 2417730156 jest gotowy.\n\nZ poważaniem\nSławosz Kiełba`;

  it.each([
    ['Szanowna Pani', 'Szanowna Pani,'],
    ['Pani', 'Szanowna Pani Zbysławo,'],
    ['Frau', 'Sehr geehrte Frau Niedźwiecka,'],
  ])('travels where %s and %s agree', (form, greeting) => {
    expect(namesIn(letter(form, greeting))).toEqual(['Zbysława Niedźwiecka']);
  });

  it.each([
    ['somebody else is greeted', letter('Pani', 'Szanowny Panie Marku,')],
    ['a firm stands over it', letter('Pani', 'Szanowna Pani Zbysławo,', 'Stal Północ Ltd')],
    ['a relative flies', `${letter('Pani', 'Szanowna Pani Zbysławo,')}\nPani syn leci sam.`],
    ['there are several tickets', `${letter('Pani', 'Szanowna Pani Zbysławo,')}\nbilet 080 2417730157`],
  ])('is nobody where %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    'Gentile Fiordaliso Scarpantoni,',
    'Beste Wietske Terpstra-Hoog,',
    'Hei Torgunn Øvregård!',
    'Dear Ms Gwenllian Prydderch,',
    'Gwenllian Prydderch\n\nDear Gwenllian Prydderch,',
  ])('is greeted by the whole name: %s', (greeting) => {
    expect(namesIn(`${greeting}\n\nXX 123 AAA - BBB\n\nRegards\nTorquil Ames`)).toHaveLength(1);
  });

  it.each([
    ['Dear Valued Customer,'],
    ['Dear Blue Horizon,'],
    ['Ola Nordvik Haugedal'],
    ['Dear Ms Gwenllian Prydderch,\n\nSiobhréad Maoilriain flies as below, with her ticket.'],
    ["Dear Ms Gwenllian Prydderch,\n\nhere are the flights for your mother's trip."],
    ['Szanowna Pani Zbysławo Niedźwiecka,'],
  ])('is nobody: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
