/** Documents whose layout nobody knows are read by what hangs together, and that is said. */
import type { DraftDoubt, DraftSegment } from '../draft/draft-itinerary.ts';
import { pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';

export const anotherLayout: DraftDoubt = {
  code: 'layout-unknown',
  message: {
    en: 'The layout of this document is not one we know: compare every value with the document.',
    ro: 'Așezarea acestui document nu este una cunoscută: comparați fiecare valoare cu documentul.',
  },
  where: null,
};

// Hinflug mit Eurowings EW 532 am Samstag, dem 09.10.2027, von Köln/Bonn nach Palma de
const smallWords = /(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu;
/** A cell has few words, and seldom small ones. */
const ofSentence = { letters: 45, words: 3 };

/** Whether a flight is told in a sentence: a letter has no layout, whoever wrote it. */
export const isToldInSentences = (lines: readonly Line[], segments: readonly DraftSegment[]): boolean =>
  segments.some(({ flightNumber: { box } }) =>
    lines.some(
      (line) =>
        line.page === box.page &&
        box.y >= line.y - 1 &&
        box.y < line.y + line.height &&
        pieceCells(line).some(
          ({ text, x, right }) =>
            !/[·|•]/.test(text) &&
            x <= box.x &&
            right > box.x &&
            text.length >= ofSentence.letters &&
            (text.match(smallWords)?.length ?? 0) >= ofSentence.words,
        ),
    ),
  );
