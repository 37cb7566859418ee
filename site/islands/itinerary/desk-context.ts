import { createContext } from 'react';
import type { Source } from '#domain/schemas/itinerary.ts';
import { type ToolWords, toolWords } from './words.ts';

/** What every field of the result needs: to look up, to change, and to point into the document. */
type Desk = {
  words: ToolWords;
  value(path: string): string | null;
  /** Where it stands in the document; nothing for what was concluded. */
  source(path: string): Source | undefined;
  /** @returns false where the field cannot hold that; nothing is changed then */
  change(path: string, text: string): boolean;
  /** Shows in the document where a value stands. */
  point(path: string): void;
};

export const DeskContext = createContext<Desk>({
  words: toolWords.en,
  value: () => null,
  source: () => undefined,
  change: () => false,
  point: () => undefined,
});
