import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import { readPageBarcodes } from './page-barcodes.ts';

const folder = join(import.meta.dirname, '../../tests/tickets/boarding-pass');
const passes = globSync('*.pdf', { cwd: folder }).map((file) => basename(file, '.pdf'));
const pdfOf = (name: string) => new Uint8Array(readFileSync(join(folder, `${name}.pdf`)));

test.each(passes)('%s is read by its barcode and its print', { timeout: 30_000 }, async (name) => {
  const outcome = await parseTicket({ pdf: pdfOf(name) }, { today: '2026-11-21', readBarcodes: readPageBarcodes });
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  const { format, warnings, ...expected } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const { itinerary } = outcome;
  const read = {
    ...itinerary,
    segments: itinerary.segments.map(({ departure, arrival, ...segment }) => {
      const [{ place: _from, ...from }, { place: _to, ...to }] = [departure, arrival];
      return { ...segment, departure: from, arrival: to };
    }),
  };
  expect(outcome.format).toBe(format);
  expect(read).toMatchObject(expected);
  expect(itinerary.warnings.map(({ code }) => code).sort()).toEqual(warnings);
});

test('a barcode is a place on its page, so that the reader can see what was read', { timeout: 30_000 }, async () => {
  const [barcode] = await readPageBarcodes(pdfOf('web-check-in-browser'));
  expect(barcode?.text).toMatch(/^M1DRAGOMIR\/SIMONAELE/);
  expect(barcode?.box).toMatchObject({ page: 1 });
  expect(barcode?.box.width).toBeGreaterThan(250);
  expect(barcode?.box.width).toBeLessThan(340);
});

test('without its barcode a pass that is a picture has nothing to read', async () => {
  expect(await parseTicket({ pdf: pdfOf('picture-only-turned') }, { today: '2026-11-21' })).toMatchObject({
    problem: { code: 'no-text' },
  });
});

test('a file that cannot be painted has no barcodes', async () => {
  expect(await readPageBarcodes(new TextEncoder().encode('%PDF-1.7\nnothing'))).toEqual([]);
});
