/** `[1] Mr OLIVER HARRISON`, `(2) Mrs YUKI HARRISON`, `a) Oliver Harrison`, `(a) Oliver Harrison`: a list counted in brackets or by letters, as one counted with full stops. */
import type { Line } from '../../../text/ticket-text.ts';

const inBrackets = /^(\s*)[[(](\d)[\])](?= \p{Lu}\p{L})/u;
const byLetter = /^(?<blanks>\s*)(?<open>\(?)(?<letter>[a-z])\)(?=\s{1,4}\p{Lu}\p{L}*\.? ?\p{L})/u;

/** The lines with `01.` for `[1]` and `1.` for `a)`, as long as it was, so that places in them stay. */
export const withPlainOrdinals = (lines: readonly Line[]): Line[] =>
  lines.map((line, row) => {
    if (inBrackets.test(line.text)) return { ...line, text: line.text.replace(inBrackets, '$10$2.') };
    const own = letterOf(line);
    const isOfList = own > 0 && (letterOf(lines[row - 1]) === own - 1 || letterOf(lines[row + 1]) === own + 1);
    const number = (open: string) => (open ? String(own).padStart(2, '0') : String(own % 10));
    const plain = line.text.replace(byLetter, (_, blanks: string, open: string) => `${blanks}${number(open)}.`);
    return isOfList ? { ...line, text: plain } : line;
  });

/** Which of its list a line is that begins with a letter; 0 for others. */
const letterOf = (line: Line | undefined): number =>
  (byLetter.exec(line?.text ?? '')?.groups?.letter?.charCodeAt(0) ?? beforeA) - beforeA;
const beforeA = 96;
