/** Letters as every reader downstream expects them: composed, ligatures apart, blanks that are blanks, nothing unseen. */

/** Blanks of all widths, signs of fonts' private areas (icons) and small pictures (👤, 🧳), which stand between words and are none. */
const blank = /[\t\uFFFD]|\p{Zs}|\p{Co}|[\u{1F300}-\u{1FAFF}]/gu;
/** Soft hyphens, joiners, direction marks, variation selectors and control characters; line feeds stay. */
const unseen = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})/gu;
/** ﬁ, ﬂ, ﬀ, ﬃ, ﬄ, ﬅ, ﬆ; full-width letters and digits; the radicals fonts draw for ⼈ and ⽂ of their own; Hebrew and Arabic letters in the form they have in a word. Roman numerals' and circled digits' own signs stay as printed. */
const compatible = /[\u2F00-\u2FD5\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]+/g;
/** Digits of Arabic, Persian and N’Ko, of India, Ceylon, Thailand, Laos, Tibet, Burma, Cambodia and Mongolia, and signs of Hebrew and Arabic that have their like in other scripts. */
const likeOthers =
  /[\u0660-\u0669\u06F0-\u06F9\u07C0-\u07C9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\u0DE6-\u0DEF\u0E50-\u0E59\u0ED0-\u0ED9\u0F20-\u0F29\u1040-\u1049\u17E0-\u17E9\u1810-\u1819،؛׳״]/g;
const like: Readonly<Record<string, string>> = { '،': ',', '؛': ';', '׳': '’', '״': '"' };
/** The noughts of India stand six places further in their blocks. */
const digitOf = (code: number) => String((code < 0x960 || code > 0xdff ? code : code - 6) & 0xf);
/** Strokes, colons and points of mathematics and typesetting, which fonts of East Asia draw for everybody's. */
const strokes = /[\u2044\u2215\u29F8]/g;
const colons = /[\u2236\uA789]/g;
const middlePoints = /[\u2027\u22C5]/g;
/** シャルル・ド・ゴール has a point of its own. */
const pointsOfKatakana = /(?<=[\u30A1-\u30FA\u30FC])[\u2027\u22C5]/g;
const hyphens = /[\u2010\u2011\u2212]/g;

/** One text of the document; line feeds stay. */
export function normalised(text: string): string {
  return text
    .replace(compatible, (letters) => letters.normalize('NFKC'))
    .replace(blank, ' ')
    .replace(unseen, '')
    .replace(hyphens, '-')
    .replace(strokes, '/')
    .replace(colons, ':')
    .replace(pointsOfKatakana, '・')
    .replace(middlePoints, '·')
    .replace(likeOthers, (sign) => like[sign] ?? digitOf(sign.charCodeAt(0)))
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
