/** Letters that have no plain one inside for Unicode to part from its mark. */
const apart: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' };

/**
 * Words made comparable: small letters without marks, whatever language they are in and whatever locale the program runs in.
 * `İSTANBUL`, `Istanbul` and `ıstanbul` are one.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøłđæœþς]/g, (letter) => apart[letter] ?? letter);
}
