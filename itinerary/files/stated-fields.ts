/** What a file states field by field, written down as a page: so that every value has a place, as those of a printed ticket have. */
import { type Found, foundAt } from '../draft/found.ts';
import { commaLetters, normalised } from '../text/letters.ts';
import { lineOf } from '../text/pasted-text.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';

/** Longer values are no value of a ticket. */
const longest = 400;

export class StatedFields {
  readonly #lines: Line[] = [];
  readonly #clean: (text: string) => string;

  /** @param all that will be stated: it tells Romanian letters with cedillas from Turkish ones */
  constructor(all: string) {
    this.#clean = commaLetters(all);
  }

  /**
   * Writes `label: value` down.
   * @returns the value at its place; undefined where there is none
   */
  state(label: string, value: string | undefined, certainty = 1): Found | undefined {
    const text = this.#clean(normalised(value ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest);
    const line = text === '' ? undefined : lineOf(`${label}: ${text}`, 1, this.#lines.length);
    if (!line) return undefined;
    this.#lines.push(line);
    return foundAt(line, label.length + 2, line.text.length, certainty);
  }

  page(): TicketText {
    const lines = this.#lines;
    const last = lines.at(-1);
    const width = Math.max(1, ...lines.map((line) => line.width));
    const page = { number: 1, width, height: last ? last.y + last.height : 1, lines };
    return { pages: [page], lines, text: lines.map((line) => line.text).join('\n') };
  }
}
