import { createContext } from 'react';
import { type ToolWords, toolWords } from './words.ts';

/** What every field of the result needs: to look up, to change, and to point into the document. */
type Desk = {
  words: ToolWords;
  value(path: string): string | null;
  /** Why somebody should look at it, in a word or two; empty where nobody has to. */
  note(path: string): string;
  /** @returns false where the field cannot hold that; nothing is changed then */
  change(path: string, text: string): boolean;
  /** Shows in the document where a value stands. */
  point(path: string): void;
};

export const DeskContext = createContext<Desk>({
  words: toolWords.en,
  value: () => null,
  note: () => '',
  change: () => false,
  point: () => undefined,
});
