/** Letters as every reader downstream expects them: composed, ligatures apart, blanks that are blanks, nothing unseen. */

/** Blanks of all widths, and signs of fonts' private areas (icons), which stand between words and are none. */
const blank = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uE000-\uF8FF\uFFFD\t]/g;
/** Soft hyphens, joiners, direction marks, variation selectors, control characters other than line feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unseen =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE00-\uFE0F\uFEFF\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** ﬁ, ﬂ, ﬀ, ﬃ, ﬄ, ﬅ, ﬆ; full-width letters and digits; Roman numerals' and circled digits' own signs stay as printed. */
const compatible = /[\uFB00-\uFB06\uFF01-\uFF5E]+/g;
const hyphens = /[\u2010\u2011\u2212]/g;

/** One text of the document; line feeds stay. */
export function normalised(text: string): string {
  return text
    .replace(compatible, (letters) => letters.normalize('NFKC'))
    .replace(unseen, '')
    .replace(blank, ' ')
    .replace(hyphens, '-')
    .normalize('NFC');
}

/** Letters only Turkish has: where one stands, ş is Turkish and stays. */
const turkish = /[ğĞıİ]/;
const withComma: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** How this document writes s and t with a sign below: Romanian files before 2007 have cedillas where commas belong. */
export function commaLetters(document: string): (text: string) => string {
  const letters = turkish.test(document) ? /[ţŢ]/g : /[şŞţŢ]/g;
  return (text) => text.replace(letters, (letter) => withComma[letter] ?? letter);
}
