import { expect, test } from 'vitest';
import { onePage, pdfFile, printedTicket, stream } from '#tests/support/hostile/pdf-writer.ts';
import { readPdfText } from './pdf-text.ts';

test('forms that each draw the next one twice are refused while they unfold', { timeout: 120_000 }, async () => {
  const objects = onePage({
    content: `${printedTicket}\n/X Do`,
    resources: '/XObject << /X 10 0 R >>',
    more: Array.from({ length: 40 }, (_, index) => [
      10 + index,
      stream('/X Do /X Do', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${11 + index} 0 R >> >>`),
    ]),
  });
  await expect(readPdfText(new Uint8Array(pdfFile({ objects })))).rejects.toMatchObject({ name: 'TicketTextError' });
});
