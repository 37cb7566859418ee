/** Letters that have no plain one inside for Unicode to part from its mark. */
const apart: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' };

/**
 * Words made comparable: small letters without marks, whatever language they are in and whatever locale the program runs in.
 * `İSTANBUL`, `Istanbul` and `ıstanbul` are one.
 */
export function fold(text: string): string {
  const known = foldedBefore.get(text);
  if (known !== undefined) return known;
  const folded = folding(text);
  if (text.length > longest) return folded;
  if (foldedBefore.size > mostKept) foldedBefore.clear();
  foldedBefore.set(text, folded);
  return folded;
}

/** Every reader of a line folds it anew, and a document has not many. Longer texts are whole documents. Forgotten once the document is read: its lines name people. */
const foldedBefore = new Map<string, string>();
const longest = 600;
const mostKept = 5000;
const plain = /^[\x20-\x7e]*$/;

function folding(text: string): string {
  // Most are plain.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøłđæœþς]/g, (letter) => apart[letter] ?? letter);
}

export const forgetFolded = (): void => foldedBefore.clear();
