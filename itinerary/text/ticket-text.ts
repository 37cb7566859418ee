/** A document as its reader sees it: lines of words with their places. Made from a PDF, or from pasted text. */

/** In PDF points (1/72 inch), from the top left corner of the page as it is read; pages count from 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

/** A run of glyphs without a blank between them. `start` is where it begins in its line's `text`. */
export type Word = Box & { text: string; start: number };

/**
 * One line across the page. Words a normal blank apart are joined by one blank in `text`; a wider gap (another column) by two or
 * more, about as many as would fit, so that `/\s{2,}/` splits columns and `/\s+/` reads across them.
 */
export type Line = Box & {
  text: string;
  /** In the order of `text`. */
  words: readonly Word[];
  /** In a mail: how many messages ago this was written, by the marks of quotation before it. */
  quoted?: number;
};

export type Page = { number: number; width: number; height: number; lines: readonly Line[] };

export type TicketText = {
  pages: readonly Page[];
  /** Whether it came as words without their places. */
  pasted?: true;
  /** What was struck through, and is in no line. */
  struck?: readonly string[];
  /** Whether anything is drawn that may be a code for machines. */
  pictured?: boolean;
  /** The lines of all pages, top to bottom. */
  lines: readonly Line[];
  /** `lines` joined by line feeds: what `recognises` looks at. Normalised: NFC, ligatures apart, no-break spaces as blanks, Romanian cedilla letters with comma (Turkish ones stay: match `[sșş]`). */
  text: string;
};
