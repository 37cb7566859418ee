/** Lines put together again that copying took apart. */
import type { Line, Word } from '../text/ticket-text.ts';

/** Several lines as one, parted by blanks; every word keeps its place on the page. */
export function joinedLines(first: Line, others: readonly Line[], blanks = '  '): Line {
  let { text } = first;
  const words: Word[] = [...first.words];
  for (const line of others) {
    const at = text.length + blanks.length;
    text += blanks + line.text;
    words.push(...line.words.map((word) => ({ ...word, start: word.start + at })));
  }
  return { ...first, text, words };
}

/** The line without the rule of dashes that copying glued to its beginning: `--------DEPARTURE: …`. */
export function withoutRule(line: Line): Line {
  const rule = /^[-_=–—]{5,}(?=\p{L})/u.exec(line.text)?.[0].length ?? 0;
  if (rule === 0) return line;
  const words = line.words.map((word) => {
    const cut = Math.max(0, rule - word.start);
    const share = cut / word.text.length;
    const x = word.x + word.width * share;
    return { ...word, text: word.text.slice(cut), start: Math.max(0, word.start - rule), x, width: word.width * (1 - share) };
  });
  return { ...line, text: line.text.slice(rule), words };
}
