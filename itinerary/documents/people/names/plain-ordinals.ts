/** `[1] Mr OLIVER HARRISON`, `(2) Mrs YUKI HARRISON`: a list counted in brackets, as one counted with full stops. */
import type { Line } from '../../../text/ticket-text.ts';

const inBrackets = /^(\s*)[[(](\d)[\])](?= \p{Lu}\p{L})/u;

/** The lines with `01.` for `[1]`, as long as it was, so that places in them stay. */
export const withPlainOrdinals = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (inBrackets.test(line.text) ? { ...line, text: line.text.replace(inBrackets, '$10$2.') } : line));
