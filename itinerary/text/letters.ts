/** Letters as every reader downstream expects them: composed, ligatures apart, blanks that are blanks, nothing unseen. */

/** Blanks of all widths, and signs of fonts' private areas (icons), which stand between words and are none. */
const blank = /[\t\uFFFD]|\p{Zs}|\p{Co}/gu;
/** Soft hyphens, joiners, direction marks, variation selectors and control characters; line feeds stay. */
const unseen = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})/gu;
/** ﬁ, ﬂ, ﬀ, ﬃ, ﬄ, ﬅ, ﬆ; full-width letters and digits; Roman numerals' and circled digits' own signs stay as printed. */
const compatible = /[\uFB00-\uFB06\uFF01-\uFF5E]+/g;
const hyphens = /[\u2010\u2011\u2212]/g;

/** One text of the document; line feeds stay. */
export function normalised(text: string): string {
  return text
    .replace(compatible, (letters) => letters.normalize('NFKC'))
    .replace(blank, ' ')
    .replace(unseen, '')
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
