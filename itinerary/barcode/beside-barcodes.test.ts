import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { TicketTextError } from '../text/ticket-text-error.ts';
import { besideBarcodes } from './beside-barcodes.ts';

const barcode = {
  text: 'M1POPA/ILINCA          EABC123 OTPISTTK 1044 102Y012A0025 100',
  box: { page: 1, x: 40, y: 500, width: 200, height: 80 },
};

type Given = { knows: RegExp; found?: (typeof barcode)[]; pictured?: boolean };

/** Reads a text, with one barcode beside it; says what was understood, and how often pictures were looked at. */
async function read(text: string | undefined, { knows, found = [barcode], pictured = true }: Given) {
  let looked = 0;
  const outcome = await besideBarcodes(
    async () => {
      if (text === undefined) throw new TicketTextError('no-text', { pictured });
      return { ...readPastedText(text), pictured };
    },
    (ticket: TicketText) => (knows.test(ticket.text) ? { understood: ticket.text } : { problem: 'nothing' }),
    async () => {
      looked += 1;
      return found;
    },
  );
  return { outcome, looked };
}

test('a ticket that is understood is not looked at', async () => {
  expect(await read('E-TICKET TK 1044', { knows: /TK 1044/ })).toEqual({
    outcome: { understood: 'E-TICKET TK 1044' },
    looked: 0,
  });
});

test.each(['Boarding pass', 'BORDKARTE', 'Card de îmbarcare', 'Carte d’accès à bord', 'Biniş kartı', 'karta pokładowa'])(
  '“%s” is looked at even when its text is understood',
  async (words) => {
    const { outcome, looked } = await read(`${words}\nTK 1044`, { knows: /TK 1044/ });
    expect(looked).toBe(1);
    expect(outcome).toEqual({ understood: `${words}\nTK 1044\n${barcode.text}` });
  },
);

test('a document without text, or without a flight in it, is looked at', async () => {
  expect(await read(undefined, { knows: /^M1POPA/ })).toEqual({ outcome: { understood: barcode.text }, looked: 1 });
  expect((await read('Hand luggage only', { knows: /M1POPA/ })).outcome).toHaveProperty('understood');
});

test.each([
  'This is not a boarding pass.',
  'Not valid as a boarding pass, only with one from the airport',
  'This receipt cannot be used as your boarding card',
  'Acesta nu este un card de îmbarcare',
  'Dieses Dokument ist keine Bordkarte',
  'Ce document n’est pas une carte d’embarquement',
  'Questa non è una carta d’imbarco',
  'No es una tarjeta de embarque',
  'Bu belge biniş kartı değildir',
  'To nie jest karta pokładowa',
])('“%s” is none', async (words) => {
  expect(await read(`TK 1044\n${words}`, { knows: /TK 1044/ })).toMatchObject({ looked: 0 });
});

test('one that denies it and says it again is looked at', async () => {
  const words = 'The receipt is not a boarding pass.\nBoarding pass: RADU IONESCU';
  expect(await read(`TK 1044\n${words}`, { knows: /TK 1044/ })).toMatchObject({ looked: 1 });
});

test('where nothing is drawn there is nothing to look at', async () => {
  expect(await read('Boarding pass TK 1044', { knows: /TK/, pictured: false })).toMatchObject({ looked: 0 });
  expect(await read('Hand luggage only', { knows: /TK/, pictured: false })).toMatchObject({ looked: 0 });
  await expect(read(undefined, { knows: /TK/, pictured: false })).rejects.toMatchObject({ code: 'no-text' });
});

test('where there is no barcode either, the text has the last word', async () => {
  expect((await read('Boarding pass TK 1044', { knows: /TK/, found: [] })).outcome).toEqual({
    understood: 'Boarding pass TK 1044',
  });
  expect((await read('Hand luggage only', { knows: /TK/, found: [] })).outcome).toEqual({ problem: 'nothing' });
  await expect(read(undefined, { knows: /TK/, found: [] })).rejects.toMatchObject({ code: 'no-text' });
});

test('who cannot look reads the text alone', async () => {
  const reading = besideBarcodes(
    async () => readPastedText('Boarding pass'),
    ({ text }) => ({ text }),
    undefined,
  );
  expect(await reading).toEqual({ text: 'Boarding pass' });
});
